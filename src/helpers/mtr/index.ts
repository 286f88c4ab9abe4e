import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'MtrReader',
  title: 'MTR reader',
  byHand: 'reads an MTR report: loss counts only where it goes on to the last line.',
};
