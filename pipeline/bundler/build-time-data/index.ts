/**
 * Modules named `*.data.ts` run while the site is built: what they export goes into the bundles as
 * data. Facts are read from YAML and checked in Node, and the browser gets their values without
 * sources, schemas or a parser.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Files whose exports are data. */
export const DATA_MODULE = /\.data\.ts$/;

/** The Docusaurus plugin. */
export function buildTimeData(): Plugin {
  return {
    name: 'build-time-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: DATA_MODULE,
            // In front of the compiler, which then sees plain data.
            enforce: 'pre',
            use: path.resolve('pipeline/bundler/build-time-data/loader.mjs'),
          },
        ],
      },
    }),
  };
}
