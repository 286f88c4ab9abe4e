/**
 * Guides in the browser: their text is HTML that the build wrote, never code. The first comes with
 * its page; each other one is a file of data, written by pipeline/pages/guide-data.
 */
import type { ReactNode } from 'react';
import { BuiltText } from './BuiltText';
import type { GuideData } from './data';

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

/** What the generator expects of a guide's module. */
interface GuideModule {
  readonly default: () => ReactNode;
  readonly [name: string]: unknown;
}

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
  return `${folder}${route === '/' ? '/index' : route}.json`;
}

/** The bundler's addresses of chunks, which the generator fetches ahead. */
declare const __webpack_require__: { gca: (name: string) => string };

const addressOfChunk = __webpack_require__.gca;
__webpack_require__.gca = (name) =>
  name.startsWith('/') ? dataAddress(name) : addressOfChunk(name);

async function fetchGuide(route: string): Promise<GuideFile> {
  const response = await fetch(dataAddress(route));
  if (!response.ok) throw new Error(`Loading page ${route} failed (${response.status})`);
  return (await response.json()) as GuideFile;
}

/**
 * Loads a guide as the generator's module of it.
 * @throws where its data cannot be had; asked again, it tries again
 */
export async function loadGuide(route: string): Promise<GuideModule> {
  const { html, metadata, toc } =
    builtIn?.metadata.permalink === route ? builtIn : await fetchGuide(route);
  const trusted = policy?.createHTML(html) ?? html;
  return {
    default: () => <BuiltText html={trusted} />,
    metadata,
    frontMatter: metadata.frontMatter,
    assets: {},
    toc,
  };
}
