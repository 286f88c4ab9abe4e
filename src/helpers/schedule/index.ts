import { lazyHelper } from '../../ui/lazyHelper';

/** The builder of /schedules. */
export const ScheduleBuilder = lazyHelper(() => import('./ScheduleBuilder'));
