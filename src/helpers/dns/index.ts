import { lazyHelper } from '../../ui/lazyHelper';

/** The record builder of /domain. */
export const DnsBuilder = lazyHelper(() => import('./DnsBuilder'));
