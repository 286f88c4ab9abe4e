import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'JavaFinder',
  title: 'Java finder',
  byHand: 'looks up the Java release in the table on this page by game version.',
};
