/** Splits scripts and styles into files. */
import type { Plugin } from '@docusaurus/types';
import { PAGES, SHELL_CHUNK } from '../browser-routes/pages';

/** All styles go into one file; those of the search dialog load with the dialog. */
const STYLES = /^(?!.*search-dialog[\\/]styles\.css)/;

/**
 * The theme, nearly all of which every page needs. One file is smaller than the ten that Docusaurus
 * makes. Parts that only one page uses stay in that page's chunk.
 */
export const SHELL =
  /[\\/]@docusaurus[\\/](?:theme-classic|theme-common|plugin-content-docs)[\\/].*\.js$|[\\/]src[\\/]theme[\\/](?!SearchPage|NotFound).*\.tsx$/;

/** The chunks of pages, which all need the shell. */
const PAGE_CHUNKS = new Set<string>([SHELL_CHUNK, 'guide', ...Object.values(PAGES)]);

export function splitChunks(): Plugin {
  const cacheGroups = {
    styles: { test: STYLES },
    shell: { name: 'shell', chunks: 'async' as const, test: SHELL, enforce: true },
    // Modules of two kinds of page would be duplicated in both chunks, and a guide loads both.
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
