/**
 * Leaves a page's head and the attributes of `<html>` as they were built until the page is live.
 *
 * Parts of a page say what they want there (react-helmet-async) while React takes the page over
 * step by step, so that in between some have spoken and others not: classes and tags of the rest
 * were removed and put back, and every time the browser computed the style of the whole page anew.
 */
import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

/** The generator's plugin. */
export function steadyHead(): Plugin {
  const fromGenerator = createRequire(require.resolve('@docusaurus/core/package.json'));
  return {
    name: 'steady-head',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  include: fromGenerator
                    .resolve('react-helmet-async')
                    .replace(/index\.js$/, 'index.module.js'),
                  use: [{ loader: require.resolve('./loader.mjs') }],
                },
              ],
            },
          },
  };
}
