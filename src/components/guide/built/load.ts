/**
 * Guides in the browser: their text is HTML that the build wrote, never code. The first comes with
 * its page; each other one is a file of data, written by pipeline/pages/guide-data.
 */
import type { GuideData } from './data';
import { keepGuide, type GuideModule } from './loaded-guides';

/** Form of the files. */
export interface GuideFile extends GuideData {
  readonly html: string;
}

/**
 * The page's policy takes HTML for text (pipeline/bundler/trusted-types). This one vouches for what the
 * build wrote into the page and into its data files, and is used for nothing else.
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

/** How many guides are fetched ahead at a time. */
const MAX_AHEAD = 4;

/** The guide that the page was built with. Read before React takes the page over. */
const builtIn = readBuiltIn();

function readBuiltIn(): GuideFile | undefined {
  const data = document.getElementById('guide-data')?.textContent;
  const html = document.querySelector('.theme-doc-markdown')?.innerHTML;
  if (data == null || html === undefined) return undefined;
  const metadata = JSON.parse(data) as GuideData['metadata'];
  return { metadata, toc: readContents(), html };
}

/** The contents list of the page, which says all that its data would. */
function readContents(): GuideData['toc'] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a');
  return [...links].map((link) => ({
    value: link.innerHTML,
    id: decodeURIComponent(link.hash.slice(1)),
    level: link.parentElement?.parentElement?.parentElement?.tagName === 'LI' ? 3 : 2,
  }));
}

/** Folder of the data files, which changes with every build that changes one of them. */
const folder = document.querySelector<HTMLElement>('script[data-guides]')?.dataset.guides ?? '';

/** Address of a guide's data. @param route such as `/games/rust/wipes` */
export function dataAddress(route: string): string {
  return `${folder}${route.endsWith('/') ? `${route}index` : route}.json`;
}

/** The bundler's addresses of chunks, which Docusaurus fetches ahead. */
declare const __webpack_require__: { gca: (name: string) => string | undefined };

const addressOfChunk = __webpack_require__.gca;
/** Scripts that the page loads by itself. */
const loaded = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
const asked = new Set<string>();
/**
 * Docusaurus would name every script of every page again for each link. It gets each address
 * once, and none for a guide: that is fetched here, where a click finds it without asking the cache.
 */
__webpack_require__.gca = (name) => {
  if (asked.has(name)) return undefined;
  asked.add(name);
  if (!name.startsWith('/')) {
    const address = addressOfChunk(name);
    return address !== undefined && loaded.includes(address) ? undefined : address;
  }
  if (builtIn?.metadata.permalink !== name) fetchAhead(name);
  return undefined;
};

/** Texts of guides by route: on their way, or here. */
const texts = new Map<string, Promise<string>>();

async function fetchText(route: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(dataAddress(route), { priority });
  if (!response.ok) throw new Error(`Loading page ${route} failed (${response.status})`);
  return response.text();
}

/** Asks for a guide; a failure is forgotten, so that the next one asks again. */
function ask(route: string, priority: RequestPriority): Promise<string> {
  const text = texts.get(route) ?? fetchText(route, priority);
  texts.set(route, text);
  text.catch(() => texts.delete(route));
  return text;
}

const waiting: string[] = [];
let underWay = 0;

/** Fetches guides one after the other, behind everything else that the page needs. */
function fetchAhead(route: string): void {
  waiting.push(route);
  const next = () => {
    const first = underWay < MAX_AHEAD ? waiting.shift() : undefined;
    if (first === undefined) return;
    underWay += 1;
    ask(first, 'low')
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1;
        next();
      });
  };
  next();
}

async function fetchGuide(route: string): Promise<GuideFile> {
  return JSON.parse(await ask(route, 'high')) as GuideFile;
}

/**
 * Loads a guide as Docusaurus's module of it.
 * @throws where its data cannot be had; asked again, it tries again
 */
export async function loadGuide(route: string): Promise<{ readonly default: GuideModule }> {
  const { html, metadata, toc } =
    builtIn?.metadata.permalink === route ? builtIn : await fetchGuide(route);
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
