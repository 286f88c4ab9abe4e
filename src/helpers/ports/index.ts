import { lazyHelper } from '../../ui/lazyHelper';

/** The finder of /ports-and-proxies. */
export const PortFinder = lazyHelper(() => import('./PortFinder'));
