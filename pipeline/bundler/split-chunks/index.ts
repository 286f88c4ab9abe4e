/** Puts the styles into one file. */
import type { Plugin } from '@docusaurus/types';

/** All styles go into one file; those of the search dialog load with the dialog. */
const STYLES = /^(?!.*search-dialog[\\/]styles\.css)/;

export function splitChunks(): Plugin {
  const cacheGroups = { styles: { test: STYLES } };
  return {
    name: 'split-chunks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}
