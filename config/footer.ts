import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/provider/schema';
import { escapeHtml } from '../src/lib/escape-html';

/**
 * The line at the bottom of every page, in the words that the specification requires, then the
 * legal links.
 * @param base path of the language's site
 */
export function createFooter(
  { name, site, legal = [] }: Provider,
  base = '/',
): NonNullable<ThemeConfig['footer']> {
  const prefixLanguage = (url: string) => (url.startsWith('/') ? base + url.slice(1) : url);
  return {
    copyright: [
      `Copyright ${site.copyrightYear} ${name}. Built with Docusaurus.`,
      ...legal.map(
        ({ label, url }) => `<a href="${escapeHtml(prefixLanguage(url))}">${escapeHtml(label)}</a>`,
      ),
    ].join(' '),
    links: [],
  };
}
