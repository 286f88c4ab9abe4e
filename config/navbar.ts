import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/facts/provider';

/** The bar at the top: title, logo and three links on the left, languages and search on the right. */
export function navbar({
  site,
  urls,
  navbar: words,
}: Provider): NonNullable<ThemeConfig['navbar']> {
  return {
    title: site.title,
    logo: {
      alt: site.logo.alt,
      src: site.logo.light,
      srcDark: site.logo.dark,
      width: 32,
      height: 32,
    },
    hideOnScroll: false,
    items: [
      { href: urls.website, label: words.website, position: 'left' },
      { href: urls.chat, label: words.chat, position: 'left' },
      { href: urls.tickets, label: words.tickets, position: 'left' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  };
}
