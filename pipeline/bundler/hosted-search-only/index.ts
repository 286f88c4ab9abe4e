/**
 * With hosted search keys, leaves the embedded engine out of the build: imports of
 * `src/search/embedded` get `src/search/not-embedded` instead.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The generator's plugin; add it only where hosted search is configured. */
export function hostedSearchOnly(): Plugin {
  return {
    name: 'hosted-search-only',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /[./]search\/embedded$|^\.\/embedded$/,
          path.resolve('src/search/not-embedded.ts'),
        ),
      ],
    }),
  };
}
