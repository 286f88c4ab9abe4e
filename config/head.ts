import type { Config } from '@docusaurus/types';
import type { Provider } from '../src/facts/provider';
import { SURFACES } from './accent';

/**
 * Tags of every page's head beside those of Docusaurus: icons, which
 * `pipeline/files/site-icons` writes, and the color of the browser's own bars, which
 * `src/client/theme-color.ts` keeps in step with the color mode. The manifest is named later, by
 * `src/client/defer-manifest.ts`.
 */
const icons: NonNullable<Config['headTags']> = [
  { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: SURFACES.dark[0] } },
];

/** All of them. An analytics script is fetched last and runs when the page is parsed and shown. */
export function headTags({ analytics }: Provider): NonNullable<Config['headTags']> {
  if (analytics === undefined) return icons;
  const { src, attributes } = analytics;
  return [
    ...icons,
    { tagName: 'script', attributes: { ...attributes, src, defer: 'defer', fetchpriority: 'low' } },
  ];
}
