import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'WorldLayout',
  title: 'World-layout wizard',
  byHand: 'says which world folders to move from one server program to another.',
};
