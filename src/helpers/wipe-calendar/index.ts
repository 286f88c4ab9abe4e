import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'WipeCalendar',
  title: 'Forced-wipe calendar',
  byHand: 'lists the next forced wipes in your time zone.',
  product: 'rust',
};
