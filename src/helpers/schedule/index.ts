import type { Helper } from '../helper';

export const helper: Helper = {
  view: 'ScheduleBuilder',
  title: 'Schedule builder',
  byHand: 'turns your local time into the UTC fields of a schedule.',
};
