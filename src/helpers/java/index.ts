import { lazyHelper } from '../../ui/lazyHelper';

/** The finder of /java-version. */
export const JavaFinder = lazyHelper(() => import('./JavaFinder'));
