/** Remembers which pages have loaded chunks and can be shown at once. */
import preload from '@docusaurus/core/lib/client/preload';
import { runWhenIdle } from '../../../lib/after-paint';
import { guideStore } from '../../guide/built/window-store';

const ready = new Set<string>();

export const isPreloaded = (pathname: string): boolean => ready.has(pathname);

/** Loads all chunks of a page; rejects if one fails. */
export async function preloadPage(pathname: string): Promise<void> {
  await preload(pathname);
  ready.add(pathname);
}

/** Loads a page ahead of a click, unless the connection is slow or metered. */
export function prefetchPage(pathname: string): void {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  const isSlow = connection?.effectiveType.includes('2g') === true || connection?.saveData === true;
  if (isSlow) return;
  preloadPage(pathname).then(
    () => {
      const guide = guideStore.loaded.find(pathname);
      if (guide !== undefined) runWhenIdle(() => guideStore.clicked.prepare(guide));
    },
    // The click that follows tries again and reports the failure.
    () => undefined,
  );
}
