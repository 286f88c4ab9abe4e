/**
 * The generator writes every page four times into what each visit loads: as a route, as a list of
 * chunks, in the registry of chunks and in the data of the docs plugin, with titles and
 * descriptions besides. This plugin writes the same values shorter, for the browser only.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The generator's plugin. */
export function compactRoutes({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'compact-routes',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  include: generatedFilesDir,
                  test: /[\\/](?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json|p[\\/]index-\w+\.json)$/,
                  type: 'javascript/auto',
                  enforce: 'pre',
                  use: [{ loader: require.resolve('./loader.mjs') }],
                },
              ],
            },
          },
  };
}
