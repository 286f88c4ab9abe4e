import { lazyHelper } from '../../ui/lazyHelper';

/** The calendar of /games/rust/worlds. */
export const WipeCalendar = lazyHelper(() => import('./WipeCalendar'));
