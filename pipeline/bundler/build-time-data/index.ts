/**
 * Modules named `*.data.ts` run during the build, and their exports go into the bundles as data.
 * Facts are read from YAML and checked in Node, and the browser gets their values without sources,
 * schemas or a parser.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Files whose exports become data. */
export const DATA_MODULE = /\.data\.ts$/;

export function buildTimeData(): Plugin {
  return {
    name: 'build-time-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: DATA_MODULE,
            // Runs before the compiler, which then sees plain data.
            enforce: 'pre',
            use: path.resolve('pipeline/bundler/build-time-data/loader.mjs'),
          },
        ],
      },
    }),
  };
}
