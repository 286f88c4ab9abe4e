/**
 * Makes `npm run dev` start quickly, with a working search: compiled modules are cached in
 * `.cache/dev`, and the index of the last build is served, because only a build writes one.
 *
 * Rspack tracks the files that it compiles, but not what the transforms of guides read. So facts,
 * the provider file and the transforms are hashed into the cache's version, and a loader adds a
 * guide's evidence as a dependency.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getDocsDir } from '../../../config/docs-dir';
import { hashProject } from '../../lib/build-cache';

/** Where a build writes the index, and the URL that the browser requests it from. */
const INDEX = 'search-index';

/** Options that Docusaurus's type of the configuration, which is webpack's, lacks. */
interface DevConfig {
  readonly devServer: { readonly static: readonly { directory: string; publicPath: string }[] };
  readonly experiments: { readonly cache: object };
}

export function devServer({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const devConfig: DevConfig = {
        experiments: {
          cache: {
            type: 'persistent',
            version: hashProject(),
            buildDependencies: [],
            storage: {
              type: 'filesystem',
              directory: path.join(siteDir, '.cache/dev', i18n.currentLocale),
            },
          },
        },
        devServer: {
          static: [
            { directory: path.join(siteDir, 'build', INDEX), publicPath: `${baseUrl}${INDEX}` },
          ],
        },
      };
      return {
        ...devConfig,
        module: {
          rules: [
            {
              test: /\.mdx$/,
              // Docusaurus excludes from its own Markdown rule what other rules include.
              include: [path.join(siteDir, getDocsDir(), path.sep)],
              enforce: 'pre',
              use: [require.resolve('./evidence.mjs')],
            },
          ],
        },
      };
    },
  };
}
