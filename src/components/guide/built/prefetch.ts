/** Fetches what a link needs before it is clicked. */
import { guideStore } from './window-store';

/** Gives Docusaurus the URL of a chunk to prefetch. */
declare const __webpack_require__: { gca: (name: string) => string | undefined };

/**
 * Docusaurus would add every script of every page again for each link, as `<link rel="prefetch">`,
 * which Firefox blocks under `default-src 'none'`. From now on each URL is fetched once: guides into
 * memory, where a click finds them without a cache lookup, scripts into the browser's cache.
 * Docusaurus gets no URL, so that it prefetches nothing itself.
 */
export function replacePrefetch(): void {
  const getChunkUrl = __webpack_require__.gca;
  /** Scripts that the page itself loads. */
  const loadedScripts = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
  const requestedChunks = new Set<string>();
  __webpack_require__.gca = (name) => {
    if (requestedChunks.has(name)) return undefined;
    requestedChunks.add(name);
    if (name.startsWith('/')) {
      guideStore.loaded.prefetch(name);
      return undefined;
    }
    const url = getChunkUrl(name);
    // Docusaurus names a chunk that became part of another one `….undefined.js`.
    if (url !== undefined && !url.includes('undefined') && !loadedScripts.includes(url)) {
      fetch(url, { priority: 'low' }).catch(() => undefined);
    }
    return undefined;
  };
}
