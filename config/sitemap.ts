import type { Options } from '@docusaurus/preset-classic';
import { checkedDays } from '../pipeline/front-matter';

/** The sitemap: every page once, guides with the day on which they were last checked. */
export function sitemap(docsDir: string): NonNullable<Options['sitemap']> {
  return {
    lastmod: null,
    ignorePatterns: ['/search', '/not-found'],
    async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
      const days = checkedDays(docsDir);
      const items = await defaultCreateSitemapItems(params);
      return items.map((item) => {
        const lastmod = days.get(new URL(item.url).pathname);
        return lastmod === undefined ? item : { ...item, lastmod };
      });
    },
  };
}
