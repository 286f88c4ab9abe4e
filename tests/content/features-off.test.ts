/** A host without some functions has guides that hold together. */
import { expect, it } from 'vitest';
import { loadProvider } from '../../config/provider';
import { toMarkdown } from '../../pipeline/files/markdown-copies';
import { routesOfGuides, sortGuides } from '../../pipeline/guides';
import { factTables } from '../../src/facts';
import type { FeatureName } from '../../src/facts/features';

/** Functions that guides leave out cleanly; a quote outside `<If>` makes one of them fail. */
const CLEAN: readonly FeatureName[] = [
  'pluginInstaller',
  'importer',
  'split',
  'recycleBin',
  'subdomains',
  'botFilter',
];

it('every guide that is left compiles, and none leads to one that is gone', async () => {
  const provider = await loadProvider();
  const off = Object.fromEntries(CLEAN.map((name) => [name, false]));
  const features = { ...provider.features, ...off };
  const { present, absent } = sortGuides('docs', features);
  const gone = routesOfGuides(absent);
  expect([...gone]).toEqual(expect.arrayContaining(['/server-importer', '/split-server']));
  const tables = factTables({ ...provider, features });
  const options = { tables, site: provider.site, features, absent: gone };
  for (const { file, source } of present) {
    const { markdown } = toMarkdown(source, options);
    for (const route of gone) {
      expect(markdown.includes(`](${provider.site.url}${route})`), `${file} to ${route}`).toBe(
        false,
      );
    }
  }
}, 120_000);
