import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'IconMaker',
  title: 'Icon maker',
  byHand: 'makes a PNG file of 64 by 64 pixels named server-icon.png; any image editor can do it.',
};
