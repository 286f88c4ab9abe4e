/**
 * The generator writes every page five times into what each visit loads: as a route, as a list of
 * chunks, in the registry of chunks, in the data of the docs plugin and in that of the version, with
 * titles and descriptions besides; and its own options. This plugin writes what the browser uses
 * shorter, and leaves out the rest. Guides themselves are no modules of the browser's: their built
 * HTML is (`pipeline/pages/guide-data`). While developing everything stays as the generator has it.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The generator's plugin. */
export function compactRoutes({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'compact-routes',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                '@theme/DocItem/Content': path.join(siteDir, 'src/components/guide/built/Content'),
              },
            },
            module: {
              rules: [
                {
                  include: generatedFilesDir,
                  test: /[\\/](?:docusaurus\.config\.mjs|site-metadata\.json|routes\.js|registry\.js|routesChunkNames\.json|globalData\.json|p[\\/]index-\w+\.json)$/,
                  type: 'javascript/auto',
                  enforce: 'pre',
                  use: [{ loader: require.resolve('./loader.mjs') }],
                },
              ],
            },
          },
  };
}
