import { lazyHelper } from '../../ui/lazyHelper';

/** The maker of /icon. */
export const IconMaker = lazyHelper(() => import('./IconMaker'));
