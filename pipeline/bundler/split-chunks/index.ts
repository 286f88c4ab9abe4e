/**
 * Puts all styles into one file, which every page loads once. Those of the search dialog are apart:
 * they load with the dialog.
 */
import type { Plugin } from '@docusaurus/types';

/** Added to Docusaurus's group `styles`, which holds nothing but styles. */
const ALL_BUT_SEARCH_DIALOG = /^(?!.*search-dialog[\\/]styles\.css)/;

export function splitChunks(): Plugin {
  const cacheGroups = { styles: { test: ALL_BUT_SEARCH_DIALOG } };
  return {
    name: 'split-chunks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}
