/**
 * Writes the structured data of a page in the vocabulary of https://schema.org: its breadcrumbs, and
 * the steps of a how-to. Properties that search engines require:
 * https://developers.google.com/search/docs/appearance/structured-data
 */
import { ENGLISH } from '../../../config/languages';
import type { Provider } from '../../../src/provider/schema';
import { texts as english, type Texts } from '../../texts';
import type { GuidePage } from '../../lib/guide-page';
import { getCardUrl } from '../../files/social-cards';

export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Guides with fewer steps are not a how-to. */
const MIN_STEPS = 2;

/** The entities of a page: a site for the home page, otherwise breadcrumbs and possibly a how-to. */
export function createStructuredData(
  page: GuidePage,
  {
    provider,
    language = ENGLISH,
    texts = english,
  }: { readonly provider: Provider; readonly language?: string; readonly texts?: Texts },
): Thing[] {
  if (page.route === '/') return [createWebSite(provider, language)];
  const { url } = provider.site;
  const steps = createHowTo(page, url);
  return [createBreadcrumbs(page, url, texts.home), ...(steps === undefined ? [] : [steps])];
}

/** The site, its publisher and its search. */
function createWebSite({ name, site, urls }: Provider, language: string): Thing {
  return {
    '@type': 'WebSite',
    name: site.title,
    description: site.tagline,
    url: `${site.url}/`,
    inLanguage: language,
    publisher: { '@type': 'Organization', name, url: urls.website },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={query}` },
      'query-input': 'required name=query',
    },
  };
}

/** Sidebar sections have no page, so the breadcrumbs are the home page and the guide. */
function createBreadcrumbs(
  { route, frontMatter }: GuidePage,
  siteUrl: string,
  home: string,
): Thing {
  const places = [
    { name: home, item: `${siteUrl}/` },
    { name: frontMatter.sidebar_label ?? frontMatter.title, item: siteUrl + route },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...place,
    })),
  };
}

/** The how-to of a guide; undefined for policies, references and guides without numbered steps. */
export function createHowTo(page: GuidePage, siteUrl: string): Thing | undefined {
  const { route, frontMatter, sections } = page;
  const count = sections.reduce((sum, { steps }) => sum + steps.length, 0);
  if (frontMatter.kind !== 'guide' || count < MIN_STEPS) return undefined;
  return {
    '@type': 'HowTo',
    name: frontMatter.title,
    description: frontMatter.description,
    image: siteUrl + getCardUrl(route),
    totalTime: `PT${frontMatter.minutes}M`,
    step: sections.map(({ heading, anchor, steps }) => {
      const url = siteUrl + route + (anchor === '' ? '' : `#${anchor}`);
      return {
        '@type': 'HowToSection',
        name: heading,
        url,
        itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text, url })),
      };
    }),
  };
}

/** The script element; `<` is escaped, so that no text can end it. */
export function renderJsonLdScript(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
