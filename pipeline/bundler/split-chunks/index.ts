/** How scripts and styles are split into files. */
import type { Plugin } from '@docusaurus/types';
import { PAGES, SHELL_CHUNK } from '../browser-routes/pages';

/** All styles are in one file; those of the search dialog come with the dialog. */
const STYLES = /^(?!.*search-dialog[\\/]styles\.css)/;

/**
 * The theme, which every page needs nearly all of. In one file it is smaller than in the ten that
 * Docusaurus makes. What only one page shows stays with that page.
 */
export const SHELL =
  /[\\/]@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)[\\/].*\.js$|[\\/]src[\\/]theme[\\/](?!SearchPage|NotFound).*\.tsx$/;

/** The chunks of pages, which all come with the shell. */
const PAGE_CHUNKS = new Set<string>([SHELL_CHUNK, 'guide', ...Object.values(PAGES)]);

/** The Docusaurus plugin. */
export function splitChunks(): Plugin {
  const cacheGroups = {
    styles: { test: STYLES },
    shell: { name: 'shell', chunks: 'async' as const, test: SHELL, enforce: true },
    // What two kinds of page need would be in each of their chunks; a guide loads two of them.
    shared: {
      name: 'shell',
      chunks: ({ name }: { readonly name?: string | null }) => PAGE_CHUNKS.has(name ?? ''),
      minChunks: 2,
      enforce: true,
    },
  };
  return {
    name: 'split-chunks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}
