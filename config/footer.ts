import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/facts/provider';
import { escapeHtml } from '../src/lib/escape-html';

/**
 * The line at the foot of every page; the specification fixes its words. Legal links follow them.
 * @param base path of the language
 */
export function footer(
  { name, site, legal = [] }: Provider,
  base = '/',
): NonNullable<ThemeConfig['footer']> {
  const inLanguage = (url: string) => (url.startsWith('/') ? base + url.slice(1) : url);
  return {
    copyright: [
      `Copyright ${site.copyrightYear} ${name}. Built with Docusaurus.`,
      ...legal.map(
        ({ label, url }) => `<a href="${escapeHtml(inLanguage(url))}">${escapeHtml(label)}</a>`,
      ),
    ].join(' '),
    links: [],
  };
}
