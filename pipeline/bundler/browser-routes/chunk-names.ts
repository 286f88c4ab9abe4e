/**
 * Names the parts of each page, as `registry.ts` does. Replaces `@generated/routesChunkNames`.
 * A key is a path plus a word that distinguishes routes with the same path.
 */
import { withBaseUrl } from '../../../src/lib/base-url';
import { guides } from './guides';
import type { ModuleName } from './registry';

interface Parts {
  readonly __comp: ModuleName;
  readonly __context?: { readonly plugin: ModuleName };
  readonly version?: ModuleName;
  /** A guide's path. */
  readonly content?: string;
}

const names: Record<string, Parts> = {
  [withBaseUrl('/search-page')]: { __comp: 'search', __context: { plugin: 'search-plugin' } },
  [withBaseUrl('/not-found-page')]: { __comp: 'not-found', __context: { plugin: 'pages-plugin' } },
  '/-docs': { __comp: 'docs', __context: { plugin: 'docs-plugin' } },
  '/-version': { __comp: 'version', version: 'version-data' },
  '/-sidebar': { __comp: 'sidebar' },
};
for (const { path: content } of guides) {
  names[`${content}-guide`] = { __comp: 'guide', content };
}

export default names;
