/** A host without some functions has guides that hold together. */
import { expect, it } from 'vitest';
import { loadProvider } from '../../config/provider';
import { toMarkdown } from '../../pipeline/files/markdown-copies';
import { routesOfGuides, sortGuides } from '../../pipeline/guides';
import { factTables } from '../../src/facts';
import { FEATURE_NAMES, featuresOfQuote, offers, type Features } from '../../src/facts/features';
import { FACT_PATTERN } from '../../src/facts/resolve';
import type { Provider } from '../../src/facts/provider';

/** Returns the routes that are gone; fails at a guide that quotes or links what is not there. */
function demandWhole(provider: Provider, features: Features): Set<string> {
  const { present, absent } = sortGuides('docs', features);
  const gone = routesOfGuides(absent);
  const off = FEATURE_NAMES.filter((name) => !offers(features, name));
  const changes = (source: string) =>
    [...off, ...gone].some((text) => source.includes(text)) ||
    [...source.matchAll(FACT_PATTERN)].some(([, path = '']) =>
      featuresOfQuote(path.replace(/^button\./, '')).some((name) => off.includes(name)),
    );
  const tables = factTables({ ...provider, features });
  const options = { tables, site: provider.site, features, absent: gone };
  for (const { file, source } of present.filter((guide) => changes(guide.source))) {
    const { markdown } = toMarkdown(source, options);
    for (const route of gone) {
      const link = `](${provider.site.url}${route})`;
      expect(markdown.includes(link), `${file} to ${route}`).toBe(false);
    }
  }
  return gone;
}

it.each(FEATURE_NAMES)(
  'without %s every guide that is left compiles, and none leads to one that is gone',
  async (name) => {
    const provider = await loadProvider();
    demandWhole(provider, { ...provider.features, [name]: false });
  },
);

it('a host with none of it has guides that hold together', async () => {
  const provider = await loadProvider();
  const off = Object.fromEntries(FEATURE_NAMES.map((name) => [name, false])) as Features;
  const gone = demandWhole(provider, off);
  expect([...gone]).toEqual(expect.arrayContaining(['/server-importer', '/split-server']));
}, 60_000);
