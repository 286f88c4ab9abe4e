import type { Config } from '@docusaurus/types';
import type { Provider } from '../src/provider/schema';
import { SURFACES } from './accent';

/**
 * The icons, which `pipeline/files/site-icons` writes, and the color of the browser's own bars,
 * which `src/client/theme-color.ts` keeps in step with the color mode. The manifest is added after
 * the page has loaded, by `src/client/defer-manifest.ts`.
 */
const COMMON_TAGS: NonNullable<Config['headTags']> = [
  { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: SURFACES.dark[0] } },
];

/**
 * The tags that we add to the head of every page. An analytics script is loaded last and deferred.
 */
export function createHeadTags({ analytics }: Provider): NonNullable<Config['headTags']> {
  if (analytics === undefined) return COMMON_TAGS;
  const { src, attributes } = analytics;
  return [
    ...COMMON_TAGS,
    { tagName: 'script', attributes: { ...attributes, src, defer: 'defer', fetchpriority: 'low' } },
  ];
}
