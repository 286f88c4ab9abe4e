/** Builds the navbar from `navbar`, `urls` and `site` of provider.config.ts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/provider/schema';

/** A larger logo stays a file; a smaller one is inlined. */
const MAX_INLINE_LOGO_BYTES = 1000;

/**
 * URL of a logo. A small SVG becomes a data URL, which saves the first view a request.
 * @param file path below `static/`
 */
export function getLogoUrl(file: string): string {
  const place = path.join('static', file);
  const svg = file.endsWith('.svg') && existsSync(place) ? readFileSync(place, 'utf8').trim() : '';
  if (svg === '' || svg.length > MAX_INLINE_LOGO_BYTES) return file;
  const text = svg
    .replace(/>\s+</g, '><')
    .replace(/"/g, "'")
    .replace(/[%#<>{}\n]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${text}`;
}

type NavbarLink = NonNullable<Provider['navbar']['links']>[number];

/** A link as Docusaurus takes it: `to` opens a page of the site in place, `href` another address. */
function createLink({ label, url }: NavbarLink) {
  return url.startsWith('/') ? { label, to: url } : { label, href: url };
}

/**
 * The navbar: title, logo, the links that every provider has, the provider's own links and its menus on the
 * left, languages and search on the right.
 */
export function createNavbar({ site, urls, navbar }: Provider): NonNullable<ThemeConfig['navbar']> {
  return {
    title: site.title,
    logo: {
      alt: site.logo.alt,
      src: getLogoUrl(site.logo.light),
      srcDark: getLogoUrl(site.logo.dark),
      width: 32,
      height: 32,
    },
    hideOnScroll: false,
    items: [
      { href: urls.website, label: navbar.website, position: 'left' },
      { href: urls.chat, label: navbar.chat, position: 'left' },
      { href: urls.tickets, label: navbar.tickets, position: 'left' },
      ...(navbar.links ?? []).map((link) => ({ ...createLink(link), position: 'left' as const })),
      ...(navbar.menus ?? []).map(({ label, links }) => ({
        type: 'dropdown',
        label,
        position: 'left' as const,
        items: links.map(createLink),
      })),
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  };
}
