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

/** What a provider lacks, and what can give that away in a guide. */
interface Absence {
  readonly featureNames: readonly string[];
  readonly routes: ReadonlySet<string>;
  /** Sections that are absent from guides that stay: `/route#anchor`. */
  readonly sections: readonly string[];
  readonly tables: FactTables;
}

interface RenderedGuide extends GuideSource {
  readonly markdown: string;
}

/** Words that may not stand in a guide, because they make no sense without what is absent. */
function listForbiddenWords(file: string, { featureNames }: Absence): readonly RegExp[] {
  if (file === EXAMPLE) return [];
  return featureNames
    .filter((name) => !(GAMES.includes(name) && OWN_MACHINES.test(file)))
    .flatMap((name) => findWords(name) ?? []);
}

/** What a quote stands for: `provider.billing.refundExcluded`. */
const findValue = (path: string, tables: FactTables): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key],
      tables,
    );

/**
 * Whether the source of a guide mentions anything that is absent, in its own words, a quoted fact or
 * the target of a link. Only these guides are rendered, because rendering all of them takes minutes.
 */
function mentionsAbsence({ file, source }: GuideSource, absence: Absence): boolean {
  const { featureNames, routes, sections, tables } = absence;
  const words = listForbiddenWords(file, absence);
  const quotedTerms = Object.entries(tables['term'] ?? {})
    .filter(([name]) => source.includes(`[[term.${name}`))
    .map(([, term]) => JSON.stringify(term));
  const quotedTexts = [...source.matchAll(FACT_PATTERN)].flatMap(([, path = '']) =>
    path.startsWith('provider.') ? [JSON.stringify(findValue(path, tables) ?? '')] : [],
  );
  const anchors = sections.map((section) => section.replace(/^.*#/, '#'));
  const quotedFeatures = [...source.matchAll(FACT_PATTERN)].flatMap(([, path = '']) =>
    listQuotedFeatures(path.replace(/^button\./, '')),
  );
  return (
    [source, ...quotedTerms, ...quotedTexts].some((text) =>
      words.some((word) => word.test(text)),
    ) ||
    [...featureNames, ...routes, ...anchors].some((text) => source.includes(text)) ||
    quotedFeatures.some((name) => featureNames.includes(name))
  );
}

/** Fails if the text of a guide still has a word that makes no sense without what is absent. */
function assertNoWordLeft({ file, markdown }: RenderedGuide, absence: Absence): void {
  // Without addresses (`github.com/…/minecraft-server`).
  const text = markdown.replaceAll(/\]\([^)]*\)/g, ']');
  const leftovers = listForbiddenWords(file, absence).flatMap((word) =>
    text
      .split('\n')
      .filter((line) => word.test(line))
      .map((line) => line.slice(0, 200)),
  );
  expect.soft(leftovers, file).toEqual([]);
}

/** Fails if a guide links to a guide or a section that is absent. */
function assertNoLinkToAbsent(
  { file, source, markdown }: RenderedGuide,
  { routes, sections }: Absence,
  { site }: Provider,
): void {
  for (const route of routes) {
    const link = `](${site.url}${route})`;
    expect(markdown.includes(link), `${file} to ${route}`).toBe(false);
  }
  for (const section of sections) {
    const [route = '', anchor = ''] = section.split('#');
    const isInThisGuide = source.includes(`slug: ${route}\n`);
    const links = [`](${site.url}${section})`, ...(isInThisGuide ? [`](#${anchor})`] : [])];
    expect(
      links.filter((link) => markdown.includes(link)),
      `${file} to ${section}`,
    ).toEqual([]);
  }
}

/** Fails at a guide that quotes, names or links something that a host with these features lacks. */
async function assertGuidesHoldTogether(provider: Provider, features: Features): Promise<void> {
  const { present, absentGuides } = partitionByOffer('docs', features);
  const tables = createFactTables({ ...provider, features: features as Provider['features'] });
  const absentTargets = await listAbsentTargets({ present, absentGuides }, features, tables);
  const absence: Absence = {
    featureNames: FEATURE_NAMES.filter((name) => !isOffered(features, name)),
    routes: getRoutes(absentGuides),
    sections: [...absentTargets].filter((target) => target.includes('#')),
    tables,
  };
  for (const guide of present.filter((one) => mentionsAbsence(one, absence))) {
    const options = { tables, site: provider.site, features, absentTargets };
    const rendered = { ...guide, markdown: renderGuide(guide.source, options).markdown };
    assertNoWordLeft(rendered, absence);
    assertNoLinkToAbsent(rendered, absence, provider);
  }
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
    await assertGuidesHoldTogether(provider, { ...provider.features, [name]: false });
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
    const tables = createFactTables({ ...provider, features: features });
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
  await assertGuidesHoldTogether(provider, off);
  const { absentGuides } = partitionByOffer('docs', off);
  expect([...getRoutes(absentGuides)]).toEqual(
    expect.arrayContaining(['/server-importer', '/split-server']),
  );
}, 60_000);
