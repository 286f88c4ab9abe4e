/**
 * With hosted search keys, leaves the embedded engine out of the build: imports of
 * `src/search/embedded` resolve to `src/search/not-embedded`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only where hosted search is configured. */
export function hostedSearchOnly(): Plugin {
  const alias = {
    [path.resolve('src/search/client/embedded.ts')]: path.resolve(
      'src/search/client/not-embedded.ts',
    ),
  };
  return { name: 'hosted-search-only', configureWebpack: () => ({ resolve: { alias } }) };
}
