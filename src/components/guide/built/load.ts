/**
 * Loads guides in the browser. Their text is HTML that the build wrote, never code. The first guide
 * comes with its page; each later one is a data file, written by pipeline/pages/guide-data.
 */
import type { GuideData } from './data';
import { keepGuide, type GuideModule } from './loaded-guides';

/** Shape of the data files. */
export interface GuideDataFile extends GuideData {
  readonly html: string;
}

/**
 * The page's Trusted Types policy rejects raw HTML (pipeline/bundler/trusted-types). This policy
 * accepts what the build wrote into the page and its data files, and is used for nothing else.
 */
const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('guide', {
  createHTML: (html) => html,
});

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

/** Maximum number of guides prefetched at a time. */
const MAX_PREFETCHES = 4;

/** The guide in the built page. Read before hydration. */
const guideOfPage = readGuideOfPage();

function readGuideOfPage(): GuideDataFile | undefined {
  const data = document.getElementById('guide-data')?.textContent;
  const html = document.querySelector('.theme-doc-markdown')?.innerHTML;
  if (data == null || html === undefined) return undefined;
  const metadata = JSON.parse(data) as GuideData['metadata'];
  return { metadata, toc: readContents(), html };
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

/** Folder of the data files; its name changes whenever a build changes one of them. */
const folder = document.querySelector<HTMLElement>('script[data-guides]')?.dataset.guides ?? '';

/** URL of a guide's data. @param route such as `/games/rust/wipes` */
function getDataUrl(route: string): string {
  return `${folder}${route.endsWith('/') ? `${route}index` : route}.json`;
}

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
    if (guideOfPage?.metadata.permalink !== name) schedulePrefetch(name);
    return undefined;
  }
  const url = getChunkUrl(name);
  // Docusaurus names a chunk that became part of another one `….undefined.js`.
  if (url !== undefined && !url.includes('undefined') && !loadedScripts.includes(url)) {
    fetch(url, { priority: 'low' }).catch(() => undefined);
  }
  return undefined;
};

/** Guide texts by route: in flight or loaded. */
const guideTexts = new Map<string, Promise<string>>();

async function fetchText(route: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(getDataUrl(route), { priority });
  if (!response.ok) throw new Error(`Loading page ${route} failed (${response.status})`);
  return response.text();
}

/** Requests a guide. A failure is forgotten, so that the next call retries. */
function requestText(route: string, priority: RequestPriority): Promise<string> {
  const text = guideTexts.get(route) ?? fetchText(route, priority);
  guideTexts.set(route, text);
  text.catch(() => guideTexts.delete(route));
  return text;
}

const queuedRoutes: string[] = [];
let activeRequests = 0;

/** Prefetches guides in a queue, at a lower priority than anything else the page needs. */
function schedulePrefetch(route: string): void {
  queuedRoutes.push(route);
  const loadNext = () => {
    const nextRoute = activeRequests < MAX_PREFETCHES ? queuedRoutes.shift() : undefined;
    if (nextRoute === undefined) return;
    activeRequests += 1;
    requestText(nextRoute, 'low')
      .catch(() => undefined)
      .finally(() => {
        activeRequests -= 1;
        loadNext();
      });
  };
  loadNext();
}

async function fetchGuide(route: string): Promise<GuideDataFile> {
  return JSON.parse(await requestText(route, 'high')) as GuideDataFile;
}

/**
 * Loads a guide in the form of its Docusaurus module.
 * @throws if its data cannot be fetched; the next call tries again
 */
export async function loadGuide(route: string): Promise<{ readonly default: GuideModule }> {
  const { html, metadata, toc } =
    guideOfPage?.metadata.permalink === route ? guideOfPage : await fetchGuide(route);
  const guide = {
    route,
    html: policy?.createHTML(html) ?? html,
    metadata,
    frontMatter: metadata.frontMatter,
    assets: {},
    toc,
  };
  keepGuide(guide);
  return { default: guide };
}
