/**
 * Adds tags to the head of a built page that browsers do not need, so that no script has to contain
 * them, and takes out what only the search index reads.
 *
 * In:  metadata of a guide
 * Out: for a guide, its card (`og:image`), a link to its Markdown copy and structured data; for any
 *      other page the home page's card, and `noindex`
 */
import { ENGLISH, type Language } from '../../../config/languages';
import { escapeHtml } from '../../../src/lib/escape-html';
import type { Provider } from '../../../src/provider/schema';
import { getMarkdownUrl } from '../../../src/lib/markdown-url';
import { texts as english, type Texts } from '../../texts';
import type { BuiltPage } from '../../lib/built-page';
import type { GuidePage } from '../../lib/guide-page';
import { CARD_SIZE, getCardUrl, getCardText } from '../../files/social-cards';
import { renderJsonLdScript, createStructuredData } from './structured-data';

interface HeadOptions {
  /** With the URL of the language's site. */
  readonly provider: Provider;
  /** The guide whose card other pages use; undefined in a build without one. */
  readonly home: GuidePage | undefined;
  readonly language?: Pick<Language, 'code' | 'base'>;
  readonly texts?: Texts;
}

/**
 * The tags that a page's head lacks.
 * @param page undefined if the page is not a guide
 */
export function renderHeadTags(
  page: GuidePage | undefined,
  { provider, home, language = { code: ENGLISH, base: '/' }, texts = english }: HeadOptions,
): string {
  const { site, name } = provider;
  const cardGuide = page ?? home;
  const tags = [
    renderMeta('property', 'og:site_name', `${site.title} · ${name}`),
    renderMeta('property', 'og:type', cardGuide === home ? 'website' : 'article'),
    ...(cardGuide === undefined
      ? []
      : [
          renderMeta('property', 'og:image', site.url + getCardUrl(cardGuide.route)),
          renderMeta('property', 'og:image:alt', getCardText(cardGuide, provider)),
          renderMeta('property', 'og:image:width', String(CARD_SIZE.width)),
          renderMeta('property', 'og:image:height', String(CARD_SIZE.height)),
        ]),
  ];
  if (page === undefined) return [...tags, renderMeta('name', 'robots', 'noindex')].join('');
  const copy = escapeHtml(getMarkdownUrl(language.base + page.route.slice(1)));
  return [
    ...tags,
    `<link rel="alternate" type="text/markdown" href="${copy}">`,
    renderJsonLdScript(createStructuredData(page, { provider, language: language.code, texts })),
  ].join('');
}

/** The index reads the keywords from the page as Docusaurus wrote it; search engines ignore them. */
export function removeKeywords(page: BuiltPage): void {
  for (const meta of page.all('meta[name=keywords]')) page.remove(meta);
}

function renderMeta(key: 'name' | 'property', value: string, content: string): string {
  return `<meta ${key}="${value}" content="${escapeHtml(content)}">`;
}
