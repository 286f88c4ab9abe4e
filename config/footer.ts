import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/facts/provider';

/** The line at the foot of every page; the specification fixes its words. */
export function footer({ name, site }: Provider): NonNullable<ThemeConfig['footer']> {
  return {
    copyright: `Copyright ${site.copyrightYear} ${name}. Built with Docusaurus.`,
    links: [],
  };
}
