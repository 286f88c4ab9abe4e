import { lazyHelper } from '../../ui/lazyHelper';

/** The builder of /velocity. */
export const VelocityBuilder = lazyHelper(() => import('./VelocityBuilder'));
