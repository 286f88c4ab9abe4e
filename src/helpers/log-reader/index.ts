import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'LogReader',
  title: 'Log reader',
  byHand: 'searches a log for known messages; by hand, read the first error after the last start.',
};
