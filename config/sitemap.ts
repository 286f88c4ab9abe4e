import type { Options } from '@docusaurus/preset-classic';
import { PAGE_ROUTES } from '../pipeline/bundler/browser-routes/pages';
import { listGuides, getRoutes } from '../pipeline/guides';
import { readCheckedDays } from '../pipeline/guides/checked-days';
import type { Language } from './languages';

/**
 * The sitemap of a language: every page once, guides with the date of their last check. A guide
 * that is not translated is only in the English sitemap.
 */
export function createSitemapOptions(
  docsDir: string,
  { base, guides: translations }: Pick<Language, 'base' | 'guides'> = { base: '/' },
): NonNullable<Options['sitemap']> {
  const prefixLanguage = (route: string) => base + route.slice(1);
  return {
    lastmod: null,
    ignorePatterns: PAGE_ROUTES.map(prefixLanguage),
    async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
      const days = readCheckedDays(docsDir, translations);
      const items = await defaultCreateSitemapItems(params);
      const untranslatedRoutes = getRoutes(
        translations === undefined
          ? []
          : listGuides(docsDir, translations).filter(({ isTranslated }) => isTranslated !== true),
      );
      const getRoute = ({ url }: { url: string }) => `/${new URL(url).pathname.slice(base.length)}`;
      const itemsOfLanguage = items.filter((item) => !untranslatedRoutes.has(getRoute(item)));
      return itemsOfLanguage.map((item) => {
        const lastmod = days.get(getRoute(item));
        return lastmod === undefined ? item : { ...item, lastmod };
      });
    },
  };
}
