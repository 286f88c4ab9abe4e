import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'PermissionSets',
  title: 'Permission sets',
  byHand: 'shows which boxes of the user form belong to which task.',
};
