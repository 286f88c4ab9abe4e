import { lazyHelper } from '../../ui/lazyHelper';

/** The calculator of /multiplatform/chunky. */
export const PregenerationCalculator = lazyHelper(() => import('./Pregeneration'));
