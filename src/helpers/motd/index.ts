import { lazyHelper } from '../../ui/lazyHelper';

/** The editor of /motd. */
export const MotdEditor = lazyHelper(() => import('./MotdEditor'));
