import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'PalworldSettings',
  title: 'Palworld settings',
  byHand: 'shows every key of the settings with its meaning and writes the line back.',
  product: 'palworld',
};
