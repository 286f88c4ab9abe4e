/**
 * Leaves Prism out of the browser's scripts: code is colored while the site is built
 * (`pipeline/remark/highlight-code`). The theme names the file by its path among its client modules.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The theme's client module that brings Prism's languages to every page. */
export const PRISM_MODULE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages.js',
);

/** The Docusaurus plugin. */
export function dropPrism(): Plugin {
  const withoutEnding = PRISM_MODULE.slice(0, -path.extname(PRISM_MODULE).length);
  return {
    name: 'drop-prism',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias: { [PRISM_MODULE]: false, [withoutEnding]: false } } },
  };
}
