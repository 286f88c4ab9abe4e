import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'DnsBuilder',
  title: 'DNS record builder',
  byHand:
    'writes the A and SRV records for your name, address and port as your DNS provider asks for them.',
};
