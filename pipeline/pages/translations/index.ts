/**
 * Lists the languages of a page in its head, and marks English text on pages in other languages.
 *
 * In:  a page with one `<link rel=alternate hreflang>` for each language, as Docusaurus writes them
 * Out: the same without languages that the guide is not translated into. An untranslated guide on a
 *      page in another language gets the English page as its canonical URL, and `lang=en` on each
 *      part of its text
 */
import { ENGLISH, type Language } from '../../../config/languages';
import type { BuiltPage } from '../../lib/built-page';
import { UNTRANSLATED } from '../../remark/untranslated';
import { texts as english, type Texts } from '../../texts';

/** Language settings of the page pass. */
export interface PagesOfLanguage {
  readonly language: Pick<Language, 'code' | 'base'>;
  /** Languages whose folders are below this one's. */
  readonly others: readonly Pick<Language, 'code' | 'base'>[];
  readonly texts: Texts;
  /** Routes of untranslated guides, by language. */
  readonly untranslated: Readonly<Record<string, ReadonlySet<string>>>;
  /** URL of the English site, without a trailing slash. */
  readonly englishUrl: string;
}

/** A site in English only. */
export const ENGLISH_ONLY: PagesOfLanguage = {
  language: { code: ENGLISH, base: '/' },
  others: [],
  texts: english,
  untranslated: {},
  englishUrl: '',
};

/** Whether a route is translated into the language of the build. */
export function isTranslated({ language, untranslated }: PagesOfLanguage, route: string): boolean {
  return untranslated[language.code]?.has(route) !== true;
}

/** Changes the head and the text of a page as described above. */
export function markTranslations(page: BuiltPage, site: PagesOfLanguage): void {
  for (const link of page.all('link[rel=alternate][hreflang]')) {
    const code = link.attribs['hreflang'] ?? '';
    if (site.untranslated[code]?.has(page.route) === true) page.remove(link);
  }
  if (isTranslated(site, page.route)) return;
  const original = site.englishUrl + page.route;
  page.setAttribute(page.one('link[rel=canonical]'), 'href', original);
  page.setAttribute(page.one('meta[property="og:url"]'), 'content', original);
  page.one(`.${UNTRANSLATED}`);
  for (const part of page.all(`.theme-doc-markdown > :not(.${UNTRANSLATED})`)) {
    page.setAttribute(part, 'lang', ENGLISH);
  }
}
