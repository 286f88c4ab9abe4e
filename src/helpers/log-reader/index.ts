import { lazyHelper } from '../../ui/lazyHelper';

/** The log reader of /binarysearch. */
export const LogReader = lazyHelper(() => import('./LogReader'));
