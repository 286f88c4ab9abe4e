/** Helpers of this game, by the name that its guides use. */
export const islands = {
  'wipe-calendar': () => import('../../src/helpers/wipe-calendar/WipeCalendar'),
};
