/**
 * Leaves the embedded search engine out of a build with hosted search: imports of
 * `src/search/client/embedded` resolve to `src/search/client/not-embedded`.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The Docusaurus plugin; add it only where hosted search is configured. */
export function hostedSearchOnly(): Plugin {
  const embedded = path.resolve('src/search/client/embedded.ts');
  const notEmbedded = path.resolve('src/search/client/not-embedded.ts');
  const alias = { [embedded]: notEmbedded };
  return { name: 'hosted-search-only', configureWebpack: () => ({ resolve: { alias } }) };
}
