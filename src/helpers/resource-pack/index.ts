import { lazyHelper } from '../../ui/lazyHelper';

/** The checker of /resourcepack. */
export const ResourcePackChecker = lazyHelper(() => import('./ResourcePackChecker'));
