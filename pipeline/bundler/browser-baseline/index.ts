/**
 * Puts the theme into one file, and leaves out of the browser's scripts what the supported browsers and this site do not need: the
 * highlighter (code is colored by pipeline/remark/highlight-code) and the helpers that compiled
 * packages carry for browsers older than those of package.json's `browserslist`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The generator's plugin. */
export function browserBaseline(): Plugin {
  const classic = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'browser-baseline',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            // In one file they are smaller than in the ten that the generator makes, and every page
            // needs nearly all of them.
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // All styles are in one file; those of the search dialog come with the dialog.
                  styles: { test: /^(?!.*search-dialog[\\/]styles\.css)/ },
                  shell: {
                    name: 'shell',
                    chunks: 'async',
                    test: /[\\/]@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)[\\/].*\.js$|[\\/]src[\\/]theme[\\/](?!SearchPage|NotFound).*\.tsx$/,
                    enforce: true,
                  },
                },
              },
            },
            resolve: {
              alias: {
                [path.join(classic, 'lib/prism-include-languages')]: false,
                [path.join(classic, 'lib/prism-include-languages.js')]: false,
                tslib$: path.join(__dirname, 'tslib.mjs'),
              },
            },
          },
  };
}
