/**
 * Makes `npm run dev` start quickly and search: what was compiled is kept below `.cache/dev`, and
 * the index of the last build is served, because only a build writes one.
 *
 * Rspack sees by itself which files changed. It does not see what transforms of guides read
 * besides: facts, the provider file and the transforms themselves are part of the cache's version,
 * and a guide's evidence is named by a loader.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashOfProject } from '../../lib/build-cache';

/** Where a build writes the index, and where the browser asks for it. */
const INDEX = 'search-index';

/** What Docusaurus's type of a configuration, which is webpack's, does not know. */
interface DevConfig {
  readonly devServer: { readonly static: readonly { directory: string; publicPath: string }[] };
  readonly experiments: { readonly cache: object };
}

/** The Docusaurus plugin. */
export function devServer({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const own: DevConfig = {
        experiments: {
          cache: {
            type: 'persistent',
            version: hashOfProject(),
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
        ...own,
        module: {
          rules: [
            {
              test: /\.mdx$/,
              // Docusaurus leaves out of its own rule for Markdown what other rules include.
              include: [path.join(siteDir, process.env.DOCS_DIR ?? 'docs', path.sep)],
              enforce: 'pre',
              use: [require.resolve('./evidence.mjs')],
            },
          ],
        },
      };
    },
  };
}
