/** Guides stay consistent for a host that lacks some features. */
import { expect, it } from 'vitest';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { loadProvider } from '../../config/load-provider';
import { readAllQuestions } from '../../pipeline/files/search-index/reader-questions';
import { renderGuide } from '../../pipeline/files/markdown-copies';
import { resolveFactsInValues } from '../../pipeline/front-matter/resolve-facts';
import {
  parseRawFrontMatter,
  getRoutes,
  parseSlug,
  partitionByOffer,
  type GuideSource,
} from '../../pipeline/guides';
import { listAbsentTargets } from '../../pipeline/remark/features/absent-targets';
import { remarkSources } from '../../pipeline/remark/sources';
import { createFactTables } from '../../src/quotes/tables';
import {
  FEATURE_NAMES,
  listQuotedFeatures,
  isOffered,
  type Features,
} from '../../src/provider/features';
import { FACT_PATTERN, type FactTables } from '../../src/quotes/resolve';
import type { Provider } from '../../src/provider/schema';
import { products } from '../../products/all';
import { getGameWords } from '../lib/game-words';

/**
 * Words of guides that make no sense without a feature, and that no quote or link gives away. Guides
 * for a customer's own machine may name a game as an example, whatever the host sells.
 */
const WORDS: Readonly<Record<string, RegExp>> = {
  recycleBin: /recycle bin/i,
  importer: /server importer/i,
  split: /\ba split\b|\bsplits\b/i,
  privateNetwork:
    /internal (?:names?|servers?)\b(?! (?:error|connection error))|servers internal|private network/i,
  reverseProxy: /(?:our|the|panel's) reverse proxy|as in the panel/i,
  subdomains: /subdomain/i,
  databaseImport: /export (?:of )?(?:the|it) (?:too|\[?databases?)|import and export/i,
  botFilter: /(?:join|bot) filter/i,
  vps: /\bVPS\b|VirtFusion/,
  dedicated: /\bdedicated machine|bare.?metal/i,
};
const OWN_MACHINES = /^docs\/(?:vps|dedicated)\//;
/** The example for writers. */
const EXAMPLE = 'docs/extras/template.mdx';
const GAMES: readonly string[] = products.flatMap(({ id, optional }) => (optional ? [id] : []));

/** The words of a feature or product; undefined if quotes and links alone give it away. */
function findWords(name: string): RegExp | undefined {
  const product = products.find(({ id }) => id === name);
  return WORDS[name] ?? (product === undefined ? undefined : getGameWords(product));
}

/** Returns the absent routes; fails at a guide that quotes or links something absent. */
async function demandWhole(provider: Provider, features: Features): Promise<Set<string>> {
  const { present, absentGuides: without } = partitionByOffer('docs', features);
  const gone = getRoutes(without);
  const tables = createFactTables({ ...provider, features });
  const absentTargets = await listAbsentTargets(
    { present, absentGuides: without },
    features,
    tables,
  );
  const options = { tables, site: provider.site, features, absentTargets };
  const sections = [...absentTargets].filter((target) => target.includes('#'));
  const off = FEATURE_NAMES.filter((name) => !isOffered(features, name));
  const getWords = (file: string) =>
    off
      .filter((name) => file !== EXAMPLE && !(GAMES.includes(name) && OWN_MACHINES.test(file)))
      .flatMap((name) => findWords(name) ?? []);
  const terms = Object.entries(tables['term'] ?? {});
  const changes = ({ file, source }: GuideSource) =>
    getWords(file).some(
      (word) =>
        word.test(source) ||
        terms.some(
          ([name, term]) => source.includes(`[[term.${name}`) && word.test(JSON.stringify(term)),
        ),
    ) ||
    [...off, ...gone, ...sections.map((target) => target.replace(/^.*#/, '#'))].some((text) =>
      source.includes(text),
    ) ||
    [...source.matchAll(FACT_PATTERN)].some(([, path = '']) =>
      listQuotedFeatures(path.replace(/^button\./, '')).some((name) => off.includes(name)),
    );
  for (const { file, source } of present.filter(changes)) {
    const { markdown } = renderGuide(source, options);
    // Without addresses (`github.com/…/minecraft-server`), and without a text that the host writes.
    const read = markdown
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(provider.billing.refundExcluded, '');
    const left = getWords(file).flatMap((word) => {
      const lines = read.split('\n').filter((text) => word.test(text));
      return lines.map((line) => line.slice(0, 200));
    });
    expect.soft(left, file).toEqual([]);
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

it('a game that has no words of its own yet is looked for by its label', () => {
  const words = getGameWords({ id: 'lamps', label: 'Lamps (2)' });
  expect(words.test('Start Lamps (2) again.')).toBe(true);
  expect(words.test('Start Lamps (22) again.')).toBe(false);
});

it.each(FEATURE_NAMES)(
  'without %s every guide that is left compiles, and none leads to one that is gone',
  async (name) => {
    const provider = await loadProvider();
    await demandWhole(provider, { ...provider.features, [name]: false });
  },
);

/** What is published of a guide besides its text: keywords, readers' questions, sources. */
function listPublished({ file, source }: GuideSource, features: Features, tables: FactTables) {
  const { keywords = [] } = resolveFactsInValues(parseRawFrontMatter(source), tables);
  const tree: Root = { type: 'root', children: [] };
  remarkSources({ features })(tree, new VFile({ path: file }));
  return { keywords: keywords as readonly string[], sources: JSON.stringify(tree) };
}

it.each(GAMES)(
  'without %s no keyword, question or source of a guide that stays names it',
  async (game) => {
    const provider = await loadProvider();
    const features = { ...provider.features, [game]: false };
    const word = new RegExp(findWords(game) ?? game, 'i');
    const tables = createFactTables({ ...provider, features });
    const questions = readAllQuestions(undefined, 'docs', features);
    const named = partitionByOffer('docs', features).present.flatMap((guide) => {
      const { keywords, sources } = listPublished(guide, features, tables);
      const all = [...keywords, ...(questions.get(parseSlug(guide.source) ?? '') ?? []), sources];
      return all.filter((text) => word.test(text)).map((text) => `${guide.file}: ${text}`);
    });
    expect(named).toEqual([]);
  },
);

it('a host with none of it has guides that hold together', async () => {
  const provider = await loadProvider();
  const off = Object.fromEntries(FEATURE_NAMES.map((name) => [name, false])) as Features;
  const gone = await demandWhole(provider, off);
  expect([...gone]).toEqual(expect.arrayContaining(['/server-importer', '/split-server']));
}, 60_000);
