import { lazyHelper } from '../../ui/lazyHelper';

/** The halving assistant of /binarysearch. */
export const BisectAssistant = lazyHelper(() => import('./Bisect'));
