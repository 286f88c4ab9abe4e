/**
 * Completes the head of every built page with what no browser needs, so that no script carries it.
 *
 * In:  the pages as the generator wrote them
 * Out: each guide with its card (`og:image`), a link to its Markdown copy and structured data; all
 *      other pages with the home page's card, and out of search engines
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from '../../../src/facts/provider';
import { markdownAddress } from '../../../src/lib/markdownAddress';
import { htmlFiles } from '../csp-pages';
import type { GuidePage } from '../built-guides';
import { CARD_SIZE, cardAddress, cardText, escapeXml } from '../../files/social-cards';
import { jsonLdScript, thingsOf } from './structured-data';

/**
 * The tags that a page's head lacks.
 * @param page undefined where the page is no guide
 * @param home the guide whose card stands for such pages; undefined in a build without one
 */
export function headTags(
  page: GuidePage | undefined,
  home: GuidePage | undefined,
  provider: Provider,
): string {
  const { site, name } = provider;
  const shown = page ?? home;
  const tags = [
    meta('property', 'og:site_name', `${site.title} · ${name}`),
    meta('property', 'og:type', shown === home ? 'website' : 'article'),
    ...(shown === undefined
      ? []
      : [
          meta('property', 'og:image', site.url + cardAddress(shown.route)),
          meta('property', 'og:image:alt', cardText(shown, provider)),
          meta('property', 'og:image:width', String(CARD_SIZE.width)),
          meta('property', 'og:image:height', String(CARD_SIZE.height)),
        ]),
  ];
  if (page === undefined) return [...tags, meta('name', 'robots', 'noindex')].join('');
  const copy = escapeXml(markdownAddress(page.route));
  return [
    ...tags,
    `<link rel="alternate" type="text/markdown" href="${copy}">`,
    jsonLdScript(thingsOf(page, provider)),
  ].join('');
}

function meta(key: 'name' | 'property', value: string, content: string): string {
  return `<meta ${key}="${value}" content="${escapeXml(content)}">`;
}

/** Puts tags at the end of a page's head, whose end tag the generator leaves out. */
export function insertTags(html: string, tags: string): string {
  const body = html.search(/(?:<\/head>\s*)?<body[\s>]/);
  if (body < 0) throw new Error('a page without a body');
  return html.slice(0, body) + tags + html.slice(body);
}

/** Rewrites every page below `outDir`. */
export function completeHeads(
  outDir: string,
  pages: readonly GuidePage[],
  provider: Provider,
): void {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const home = byRoute.get('/');
  for (const file of htmlFiles(outDir)) {
    const name = path.relative(outDir, file).replaceAll('\\', '/');
    const page = byRoute.get(`/${name.replace(/(?:^|\/)index\.html$/, '')}`);
    writeFileSync(file, insertTags(readFileSync(file, 'utf8'), headTags(page, home, provider)));
  }
}
