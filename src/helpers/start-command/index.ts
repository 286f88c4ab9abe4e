import { lazyHelper } from '../../ui/lazyHelper';

/** The generator of /optimization. */
export const StartCommand = lazyHelper(() => import('./StartCommand'));
