import { lazyHelper } from '../../ui/lazyHelper';

/** The tick lists of /users. */
export const PermissionSets = lazyHelper(() => import('./PermissionSets'));
