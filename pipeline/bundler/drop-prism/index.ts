/**
 * Removes Prism from the browser's scripts, because code is highlighted at build time
 * (`pipeline/remark/highlight-code`). The theme lists the file by its path among its client
 * modules.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The theme's client module that brings Prism's languages to every page. */
export const PRISM_MODULE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages.js',
);

export function dropPrism(): Plugin {
  const withoutEnding = PRISM_MODULE.slice(0, -path.extname(PRISM_MODULE).length);
  return {
    name: 'drop-prism',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias: { [PRISM_MODULE]: false, [withoutEnding]: false } } },
  };
}
