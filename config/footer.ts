import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/facts/provider';
import { escapeHtml } from '../src/lib/escapeHtml';

/** The line at the foot of every page; the specification fixes its words. Legal links follow them. */
export function footer({ name, site, legal = [] }: Provider): NonNullable<ThemeConfig['footer']> {
  return {
    copyright: [
      `Copyright ${site.copyrightYear} ${name}. Built with Docusaurus.`,
      ...legal.map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`),
    ].join(' '),
    links: [],
  };
}
