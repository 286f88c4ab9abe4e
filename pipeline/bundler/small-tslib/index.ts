/**
 * Gives packages that were compiled with `tslib` the one helper that they call, in place of the
 * forty for browsers older than those of package.json's `browserslist`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin. */
export function smallTslib(): Plugin {
  return {
    name: 'small-tslib',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias: { tslib$: path.join(__dirname, 'tslib.mjs') } } },
  };
}
