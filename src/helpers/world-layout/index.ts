import { lazyHelper } from '../../ui/lazyHelper';

/** The wizard of /converting-worlds. */
export const WorldLayoutWizard = lazyHelper(() => import('./WorldLayout'));
