/** Builds the navbar from `createNavbar`, `urls` and `site` of provider.config.ts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Provider } from '../src/facts/provider';

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

/**
 * The navbar: title, logo, three links and the provider's menus on the left, languages and search
 * on the right.
 */
export function createNavbar({
  site,
  urls,
  navbar: words,
}: Provider): NonNullable<ThemeConfig['navbar']> {
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
      { href: urls.website, label: words.website, position: 'left' },
      { href: urls.chat, label: words.chat, position: 'left' },
      { href: urls.tickets, label: words.tickets, position: 'left' },
      ...(words.menus ?? []).map(({ label, links }) => ({
        type: 'dropdown',
        label,
        position: 'left' as const,
        items: links.map(({ label: name, url }) => ({
          label: name,
          ...(url.startsWith('/') ? { to: url } : { href: url }),
        })),
      })),
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  };
}
