/** Guides stay consistent for a host that lacks some features. */
import { expect, it } from 'vitest';
import { loadProvider } from '../../config/provider';
import { toMarkdown } from '../../pipeline/files/markdown-copies';
import { routesOfGuides, splitByOffer } from '../../pipeline/guides';
import { absentTargets } from '../../pipeline/remark/features/absent-targets';
import { factTables } from '../../src/facts';
import { FEATURE_NAMES, featuresOfQuote, offers, type Features } from '../../src/facts/features';
import { FACT_PATTERN } from '../../src/facts/resolve';
import type { Provider } from '../../src/facts/provider';

/** Words of guides that make no sense without a feature, and that no quote or link gives away. */
const WORDS: Readonly<Record<string, RegExp>> = {
  recycleBin: /recycle bin/i,
  importer: /server importer/i,
  split: /\ba split\b|\bsplits\b/i,
  privateNetwork: /internal (?:names?|servers?)\b|servers internal|private network/i,
  reverseProxy: /(?:our|the|panel's) reverse proxy|as in the panel/i,
  subdomains: /subdomain/i,
  databaseImport: /export (?:of )?(?:the|it) (?:too|\[?databases?)|import and export/i,
  botFilter: /(?:join|bot) filter/i,
};

/** Returns the absent routes; fails at a guide that quotes or links something absent. */
async function demandWhole(provider: Provider, features: Features): Promise<Set<string>> {
  const { present, absent: without } = splitByOffer('docs', features);
  const gone = routesOfGuides(without);
  const tables = factTables({ ...provider, features });
  const absent = await absentTargets({ present, absent: without }, features, tables);
  const options = { tables, site: provider.site, features, absent };
  const sections = [...absent].filter((target) => target.includes('#'));
  const off = FEATURE_NAMES.filter((name) => !offers(features, name));
  const words = off.flatMap((name) => WORDS[name] ?? []);
  const changes = (source: string) =>
    words.some((word) => word.test(source)) ||
    [...off, ...gone, ...sections.map((target) => target.replace(/^.*#/, '#'))].some((text) =>
      source.includes(text),
    ) ||
    [...source.matchAll(FACT_PATTERN)].some(([, path = '']) =>
      featuresOfQuote(path.replace(/^button\./, '')).some((name) => off.includes(name)),
    );
  for (const { file, source } of present.filter((guide) => changes(guide.source))) {
    const { markdown } = toMarkdown(source, options);
    expect(words.map((word) => word.exec(markdown)?.[0]).filter(Boolean), file).toEqual([]);
    for (const route of gone) {
      const link = `](${provider.site.url}${route})`;
      expect(markdown.includes(link), `${file} to ${route}`).toBe(false);
    }
    for (const target of sections) {
      const [route = '', anchor = ''] = target.split('#');
      const links = [
        `](${provider.site.url}${target})`,
        ...(source.includes(`slug: ${route}\n`) ? [`](#${anchor})`] : []),
      ];
      expect(
        links.filter((link) => markdown.includes(link)),
        `${file} to ${target}`,
      ).toEqual([]);
    }
  }
  return gone;
}

it.each(FEATURE_NAMES)(
  'without %s every guide that is left compiles, and none leads to one that is gone',
  async (name) => {
    const provider = await loadProvider();
    await demandWhole(provider, { ...provider.features, [name]: false });
  },
);

it('a host with none of it has guides that hold together', async () => {
  const provider = await loadProvider();
  const off = Object.fromEntries(FEATURE_NAMES.map((name) => [name, false])) as Features;
  const gone = await demandWhole(provider, off);
  expect([...gone]).toEqual(expect.arrayContaining(['/server-importer', '/split-server']));
}, 60_000);
