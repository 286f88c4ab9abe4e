/** How scripts and styles are split into files. */
import type { Plugin } from '@docusaurus/types';

/** All styles are in one file; those of the search dialog come with the dialog. */
const STYLES = /^(?!.*search-dialog[\\/]styles\.css)/;

/**
 * The theme, which every page needs nearly all of. In one file it is smaller than in the ten that
 * Docusaurus makes. What only one page shows stays with that page.
 */
export const SHELL =
  /[\\/]@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)[\\/].*\.js$|[\\/]src[\\/]theme[\\/](?!SearchPage|NotFound).*\.tsx$/;

/** The Docusaurus plugin. */
export function chunks(): Plugin {
  const cacheGroups = {
    styles: { test: STYLES },
    shell: { name: 'shell', chunks: 'async' as const, test: SHELL, enforce: true },
  };
  return {
    name: 'chunks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}
