/**
 * The parts of each page, by the names in `registry.ts`. Takes the place of
 * `@generated/routesChunkNames`. A key is a path and a word that tells routes of one path apart.
 */
import guides from '@generated/docusaurus-plugin-content-docs/default/guides.json';
import { withBaseUrl } from '../../../src/lib/base-url';
import type { Part } from './registry';

interface Parts {
  readonly __comp: Part;
  readonly __context?: { readonly plugin: Part };
  readonly version?: Part;
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
for (const content of Object.values(guides).flat()) {
  names[`${content}-guide`] = { __comp: 'guide', content };
}

export default names;
