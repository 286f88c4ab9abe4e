import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'Bisect',
  title: 'Bisect assistant',
  byHand:
    'halve the list of plugins or mods, start the server, and go on with the half that has the fault.',
};
