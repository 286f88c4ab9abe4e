/**
 * Says in the head of a page in which languages it can be had, and marks what is English on a page
 * of another language.
 *
 * In:  a page with one `<link rel=alternate hreflang>` for each language, as Docusaurus writes them
 * Out: the same without languages that the guide is not translated into. A guide that is not
 *      translated, on a page of another language: the English page as its canonical one, and
 *      `lang=en` on each part of its text
 */
import { ENGLISH, type Language } from '../../../config/languages';
import type { BuiltPage } from '../../lib/built-page';
import { UNTRANSLATED } from '../../remark/untranslated';
import { words as english, type Words } from '../../words';

/** What the page pass is told about the language of its pages. */
export interface PagesOfLanguage {
  readonly language: Pick<Language, 'code' | 'base'>;
  /** Languages whose folders are below this one's. */
  readonly others: readonly Pick<Language, 'code' | 'base'>[];
  readonly words: Words;
  /** Routes of guides by the languages that they are not translated into. */
  readonly untranslated: Readonly<Record<string, ReadonlySet<string>>>;
  /** Address of the English site, without a slash at its end. */
  readonly englishUrl: string;
}

/** A site without other languages. */
export const ENGLISH_ALONE: PagesOfLanguage = {
  language: { code: ENGLISH, base: '/' },
  others: [],
  words: english,
  untranslated: {},
  englishUrl: '',
};

/** Whether the page of a route is in the language of the build. */
export function isTranslated({ language, untranslated }: PagesOfLanguage, route: string): boolean {
  return untranslated[language.code]?.has(route) !== true;
}

/** Changes the head and the text of a page as said above. */
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
