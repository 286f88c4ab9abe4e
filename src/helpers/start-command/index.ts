import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'StartCommand',
  title: 'Start-command generator',
  byHand: 'subtracts the reserve on this page from the memory of the plan.',
};
