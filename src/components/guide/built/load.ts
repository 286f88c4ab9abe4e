/**
 * Loads guides in the browser. Their text is HTML that the build wrote, never code. The first guide
 * comes with its page; each later one is a data file, written by pipeline/pages/guide-data.
 */
import type { GuideData } from './data';
import type { GuideModule } from './loaded-guides';
import { guideStore } from './window-store';

/** Keeps the guide in the built page. Runs before hydration. */
function keepGuideOfPage(): void {
  const data = document.getElementById('guide-data')?.textContent;
  const html = document.querySelector('.theme-doc-markdown')?.innerHTML;
  if (data == null || html === undefined) return;
  const metadata = JSON.parse(data) as GuideData['metadata'];
  guideStore.loaded.keep(metadata.permalink as string, { metadata, toc: readContents(), html });
}

/** The contents list in the page, which has the same content as the guide's data. */
function readContents(): GuideData['toc'] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a');
  return [...links].map((link) => ({
    value: link.innerHTML,
    id: decodeURIComponent(link.hash.slice(1)),
    // A nested list item is a heading of level 3; the theme shows two levels.
    level: link.closest('li li') === null ? 2 : 3,
  }));
}

keepGuideOfPage();

/** Chunk URLs that Docusaurus prefetches. */
declare const __webpack_require__: { gca: (name: string) => string | undefined };

const getChunkUrl = __webpack_require__.gca;
/** Scripts that the page itself loads. */
const loadedScripts = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
const requestedChunks = new Set<string>();
/**
 * Docusaurus would add every script of every page again for each link, as `<link rel="prefetch">`,
 * which Firefox blocks under `default-src 'none'`. This fetches each URL once: guides into memory,
 * where a click finds them without a cache lookup, scripts into the browser's cache. It returns
 * nothing, so that Docusaurus prefetches nothing itself.
 */
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

/**
 * Loads a guide in the form of its Docusaurus module.
 * @throws if its data cannot be fetched; the next call tries again
 */
export async function loadGuide(route: string): Promise<{ readonly default: GuideModule }> {
  return { default: await guideStore.loaded.load(route) };
}
