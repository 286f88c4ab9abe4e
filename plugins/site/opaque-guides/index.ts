/**
 * Guides are compiled for the server only, where the code of each is run for its one page and never
 * looked into. The bundler would take every guide apart and keep all of it in memory, and each
 * thread that renders pages would hold all guides; this plugin keeps their code in files.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The generator's plugin. @param docsDir folder of the guides */
export function opaqueGuides({ siteDir, generatedFilesDir }: LoadContext, docsDir: string): Plugin {
  return {
    name: 'opaque-guides',
    configureWebpack: (_config, isServer) =>
      !isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  include: path.resolve(siteDir, docsDir),
                  test: /\.mdx$/,
                  enforce: 'post',
                  use: [
                    {
                      loader: require.resolve('./loader.mjs'),
                      options: { folder: path.join(generatedFilesDir, 'guides') },
                    },
                  ],
                },
              ],
            },
          },
  };
}
