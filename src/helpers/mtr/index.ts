import { lazyHelper } from '../../ui/lazyHelper';

/** The reader of /mtr. */
export const MtrReader = lazyHelper(() => import('./MtrReader'));
