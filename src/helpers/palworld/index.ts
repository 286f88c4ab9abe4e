import { lazyHelper } from '../../ui/lazyHelper';

/** The settings form of /games/palworld/config. */
export const PalworldSettings = lazyHelper(() => import('./PalworldSettings'));
