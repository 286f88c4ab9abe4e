/**
 * A part of the page that fails while the application already waits for it would leave the page
 * readable but never live. The page is then loaded once more, if the site answers; where that does
 * not help either, it stays as it was built.
 */
const KEY = 'started-again';

/** Whether this is the first failure of this page in this window. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === location.href) return false;
    sessionStorage.setItem(KEY, location.href);
    return true;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isPart = reason instanceof Error && reason.name === 'ChunkLoadError';
    if (!isPart || document.documentElement.dataset.hasHydrated === 'true' || !isFirst()) return;
    console.warn('A part of the page is missing, so it is loaded again', reason);
    fetch(location.href, { method: 'HEAD' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  });
}
