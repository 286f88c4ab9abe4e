import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'PortFinder',
  title: 'Port finder',
  byHand: 'lists the ports that each program needs, with their protocol.',
};
