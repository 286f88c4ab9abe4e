/**
 * The browser's own lists of routes, instead of Docusaurus's, which name every page four times: as
 * a route, as a list of chunks, in the chunk registry and as an import. Guides are not modules in
 * the browser; it loads their built HTML (`pipeline/pages/guide-data`). `npm run dev` keeps
 * Docusaurus's lists.
 *
 * In:  `guides.json` (`trim-docs-data`)
 * Out: `routes.ts`, `chunk-names.ts` and `registry.ts` as `@generated/…` in the browser's build
 *
 * A page that these lists do not know stops the build.
 */
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { GUIDE, SHELLS } from '../trim-docs-data';
import { getPageChunk } from './pages';

/** Docusaurus's generated modules, and the file here that replaces each. */
const MODULES = { routes: 'routes', registry: 'registry', routesChunkNames: 'chunk-names' };

/** Paths of the pages that the browser's lists do not have. */
export function findUnknownPages(routes: readonly RouteConfig[], base = '/'): string[] {
  const shells: readonly string[] = SHELLS;
  return routes.flatMap(({ path: route, component, routes: innerRoutes }) => {
    if (innerRoutes !== undefined && shells.includes(component))
      return findUnknownPages(innerRoutes, base);
    const isKnown = component === GUIDE || getPageChunk(route, base) !== 'docs';
    return isKnown ? [] : [route];
  });
}

/** The Docusaurus plugin. */
export function browserRoutes({ siteDir, baseUrl }: LoadContext): Plugin {
  const modules = Object.entries(MODULES).map(([name, file]) => [
    `@generated/${name}$`,
    path.join(__dirname, `${file}.ts`),
  ]);
  return {
    name: 'browser-routes',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        // Before Docusaurus's own aliases of all of `@generated` and of the theme's components.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: {
          alias: {
            ...(Object.fromEntries(modules) as Record<string, string>),
            '@theme/DocItem$': path.join(siteDir, 'src/components/guide/built/Guide'),
            '@theme/DocItem/Content$': path.join(siteDir, 'src/components/guide/built/Content'),
          },
        },
      };
    },
    postBuild({ routes }) {
      const unknown = findUnknownPages(routes, baseUrl);
      if (unknown.length > 0) {
        throw new Error(
          `The browser does not know these pages; add them to pipeline/bundler/browser-routes (pages.ts, registry.ts, chunk-names.ts): ${unknown.join(', ')}`,
        );
      }
    },
  };
}
