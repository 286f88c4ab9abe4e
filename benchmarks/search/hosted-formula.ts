/**
 * `npm run bench:hosted [folder]`: what order the hosted service would give our records under the
 * settings that `search:push` sends, by its documented ranking formula. Compares it with the
 * embedded engine on the `given` questions, whose author knew only the titles, and prints a
 * Markdown table.
 *
 * It is a simulation, because the project has no account. It follows the documentation (each
 * criterion breaks ties of the one before: typo, geo, words, filters, proximity, attribute, exact,
 * custom, in the order of the settings;
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria/):
 * all words must match, the last one as a prefix; one typo from 4 letters on, two from 8, none in
 * numbers, and a typo in the first letter counts twice; word distances from 1 to 8; if nothing is
 * found, all words become optional. Where the documentation is silent, the simplest assumption is
 * made: plurals are -s, a synonym of several words needs all of them, geo and filters never differ.
 */
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { createSearchFiles } from '../../pipeline/files/search-index';
import { readSite } from '../../pipeline/files/search-index/read-site';
import { readSynonyms } from '../../pipeline/files/search-index/synonyms';
import {
  HOSTED_SETTINGS,
  createHostedSynonyms,
} from '../../pipeline/files/search-index/hosted-settings';
import {
  readQuestionTable,
  readAllQuestions,
} from '../../pipeline/files/search-index/reader-questions';
import { createHostedRecords, type HostedRecord } from '../../pipeline/files/search-index/records';
import { findRoutes, scoreQuestions, SETS } from './score';
import { computeTypoDistance } from './typo-distance';
import { createSearchModel } from '../../src/search/ranking/model';
import { MAX_FIELD_LENGTH } from '../../src/search/words/limits';
import { isStopWord } from '../../src/search/words/language';
import { foldAccents } from '../../src/search/words/tokenizer';
import { runAsCommand } from '../../scripts/lib/run-as-command';

/** The service counts no distance between two words beyond this. */
const FARTHEST = 8;
const ENGLISH_PLURAL = /s$/;

/** Where a token occurs. */
interface Place {
  /** Number of the record. */
  readonly record: number;
  /** Number of the attribute, in the order of the settings. */
  readonly attribute: number;
  /** Number of the value, if the attribute is a list. */
  readonly item: number;
  /** Number of the token in the value. */
  readonly position: number;
}

/** A token of the index that matches a typed one. */
interface Candidate {
  readonly token: string;
  readonly typos: number;
  /** Whether it is the typed token, or its plural or singular. */
  readonly isExact: boolean;
}

/** A place where a token of the query occurs. */
interface Match extends Omit<Place, 'record'> {
  readonly typos: number;
  readonly isExact: boolean;
}
/** Matches of one token, by record. */
type MatchesByRecord = Map<number, Match[]>;

interface InvertedIndex {
  readonly attributes: readonly { readonly path: readonly string[]; readonly isOrdered: boolean }[];
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Whole values of each record, as tokens. */
  readonly wholeValues: readonly ReadonlySet<string>[];
}

/** The value of a map for a key; creates it if the map has none. */
function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

/** Letters, digits and the symbols that the settings index as words. */
function listTokens(text: string, { separatorsToIndex = '' }: IndexSettings): readonly string[] {
  const signs = separatorsToIndex.replace(/[\\\]^-]/g, '\\$&');
  return foldAccents(text).match(new RegExp(`[\\p{L}\\p{N}]+|[${signs || '\\0'}]`, 'gu')) ?? [];
}

/** An inverted index over the searchable attributes of the records. */
function indexRecords(records: readonly HostedRecord[], settings: IndexSettings): InvertedIndex {
  const attributes = (settings.searchableAttributes ?? []).map((name) => ({
    path: name.replace(/^unordered\((.*)\)$/, '$1').split('.'),
    isOrdered: !name.startsWith('unordered'),
  }));
  const places = new Map<string, Place[]>();
  const wholeValues = records.map((one, record) => {
    const values = new Set<string>();
    for (const [attribute, { path }] of attributes.entries()) {
      for (const [item, text] of listTexts(one, path).entries()) {
        const tokens = listTokens(text, settings);
        values.add(tokens.join(' '));
        for (const [position, token] of tokens.entries()) {
          getOrCreate(places, token, () => []).push({ record, attribute, item, position });
        }
      }
    }
    return values;
  });
  return { attributes, places, wholeValues };
}

/** The texts of an attribute: one, those of a list, or none. */
function listTexts(record: HostedRecord, path: readonly string[]): readonly string[] {
  const value = path.reduce<unknown>(
    (from, key) => (from as Record<string, unknown> | null | undefined)?.[key],
    record,
  );
  return [(value ?? []) as string | string[]].flat();
}

/** The synonyms of each text, as lists of tokens. */
function readMeanings(
  synonyms: readonly SynonymHit[],
  settings: IndexSettings,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const meanings = new Map<string, (readonly string[])[]>();
  const add = (from: string, to: string) => {
    const key = listTokens(from, settings).join(' ');
    meanings.set(key, [...(meanings.get(key) ?? []), listTokens(to, settings)]);
  };
  for (const { type, input = '', synonyms: all = [] } of synonyms) {
    const pairs: (readonly [string, string])[] =
      type === 'oneWaySynonym'
        ? all.map((to) => [input, to] as const)
        : all.flatMap((from) => all.filter((to) => to !== from).map((to) => [from, to] as const));
    for (const [from, to] of pairs) add(from, to);
  }
  return meanings;
}

/** How many typos the settings allow in a typed token. */
function getMaxTypos(
  typed: string,
  { minWordSizefor1Typo = 4, minWordSizefor2Typos = 8 }: IndexSettings,
): number {
  if (/\d/.test(typed) || typed.length < minWordSizefor1Typo) return 0;
  return typed.length < minWordSizefor2Typos ? 1 : 2;
}

/** Finds tokens of the index that match a typed one. */
function createCandidateFinder(
  vocabulary: readonly string[],
  settings: IndexSettings,
): (typed: string, isLast: boolean) => readonly Candidate[] {
  const known = new Map<string, readonly Candidate[]>();
  const find = (typed: string, isLast: boolean): readonly Candidate[] => {
    const max = getMaxTypos(typed, settings);
    const singular = typed.replace(ENGLISH_PLURAL, '');
    const found: Candidate[] = [];
    for (const token of vocabulary) {
      if (token === typed || token.replace(ENGLISH_PLURAL, '') === singular) {
        found.push({ token, typos: 0, isExact: true });
      } else if (isLast && token.startsWith(typed)) {
        found.push({ token, typos: 0, isExact: false });
      } else if (max > 0) {
        const whole = computeTypoDistance(typed, token, { max, isPrefix: false });
        const isPrefix = isLast && token.length > typed.length;
        const typos = isPrefix
          ? Math.min(whole, computeTypoDistance(typed, token, { max, isPrefix }))
          : whole;
        if (typos <= max) found.push({ token, typos, isExact: false });
      }
    }
    return found;
  };
  return (typed, isLast) =>
    getOrCreate(known, `${typed} ${String(isLast)}`, () => find(typed, isLast));
}

/** Records that contain all tokens of a synonym. @param lists the places of each token */
function findRecordsWithAll(lists: readonly (readonly Place[])[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = lists.map(
    (list) => new Set(list.map(({ record }) => record)),
  );
  return new Set([...first].filter((record) => others.every((other) => other.has(record))));
}

/** Where one token of the query occurs, itself or a synonym. */
function findMatchesOfToken(
  candidates: readonly Candidate[],
  synonyms: readonly (readonly string[])[],
  places: InvertedIndex['places'],
): MatchesByRecord {
  const matches: MatchesByRecord = new Map();
  const addMatch = ({ record, ...place }: Place, typos: number, isExact: boolean) =>
    getOrCreate(matches, record, () => []).push({ ...place, typos, isExact });
  for (const { token, typos, isExact } of candidates) {
    for (const place of places.get(token) ?? []) addMatch(place, typos, isExact);
  }
  for (const synonym of synonyms) {
    const lists = synonym.map((token) => places.get(token) ?? []);
    const records = findRecordsWithAll(lists);
    for (const place of lists[0] ?? []) {
      if (records.has(place.record)) addMatch(place, 0, synonym.length === 1);
    }
  }
  return matches;
}

/**
 * How close the tokens of the query are to each other in one value, summed over neighbors, and the
 * attribute of the closest pair if the settings ask for it.
 */
function computeProximity(
  places: readonly (readonly Match[])[],
  settings: IndexSettings,
): { proximity: number; attribute: number } {
  let proximity = 0;
  let attribute = Math.min(...places.flat().map((one) => one.attribute));
  for (let index = 0; index + 1 < places.length; index++) {
    let nearest = FARTHEST;
    const pairs = (places[index] ?? []).flatMap((a) =>
      (places[index + 1] ?? []).map((b) => [a, b] as const),
    );
    for (const [a, b] of pairs) {
      if (a.attribute !== b.attribute || a.item !== b.item) continue;
      const steps = b.position - a.position;
      const distance = Math.min(FARTHEST, steps > 0 ? steps : 1 - steps);
      if (distance < nearest || (distance === nearest && a.attribute < attribute)) {
        if (settings.attributeCriteriaComputedByMinProximity) attribute = a.attribute;
        nearest = distance;
      }
    }
    proximity += nearest;
  }
  return { proximity, attribute };
}

/** How much of the query a record holds exactly: its one token as a whole value, or how many tokens. */
function computeExactness(
  places: readonly (readonly Match[])[],
  tokens: readonly string[],
  wholeValues: ReadonlySet<string> | undefined,
): number {
  const [first = ''] = tokens;
  if (tokens.length === 1) return wholeValues?.has(first) === true ? 1 : 0;
  return places.filter((all) => all.some((one) => one.isExact)).length;
}

interface RankedQuery {
  readonly matches: readonly MatchesByRecord[];
  readonly tokens: readonly string[];
  readonly index: InvertedIndex;
  readonly settings: IndexSettings;
}

/** The ranking criteria of a record; smaller is better. @param matches of each token of the query */
function computeCriteria(
  record: number,
  { matches, tokens, index, weight, settings }: RankedQuery & Pick<HostedRecord, 'weight'>,
): Readonly<Record<string, number>> {
  const found = matches.flatMap((ofToken) => {
    const ofRecord = ofToken.get(record);
    return ofRecord === undefined ? [] : [ofRecord];
  });
  const best = found.map((all) => Math.min(...all.map((one) => one.typos)));
  const places = found.map((all, at) => all.filter((one) => one.typos === best[at]));
  const { proximity, attribute } = computeProximity(places, settings);
  const inBest = places.flat().filter((one) => one.attribute === attribute);
  const position =
    index.attributes[attribute]?.isOrdered === true
      ? Math.min(...inBest.map((one) => one.position))
      : 0;
  return {
    words: -found.length,
    filters: 0,
    geo: 0,
    typo: best.reduce((a, b) => a + b, 0),
    attribute: attribute * 1000 + Math.min(position, 999),
    proximity,
    exact: -computeExactness(places, tokens, index.wholeValues[record]),
    custom: -weight.pageRank * 1e6 - weight.level * 1000 + weight.position,
  };
}

/** Records with every token of the query; if there are none, those with any, as the settings say. */
function findMatchingRecords(
  matches: readonly MatchesByRecord[],
  { removeWordsIfNoResults }: IndexSettings,
): number[] {
  const [first, ...rest] = matches;
  const found = [...(first?.keys() ?? [])].filter((record) => rest.every((one) => one.has(record)));
  if (found.length > 0 || removeWordsIfNoResults !== 'allOptional') return found;
  return [...new Set(matches.flatMap((one) => [...one.keys()]))];
}

/** A small model of the service: a function from a query to the paths of pages, best first. */
function createHosted(
  records: readonly HostedRecord[],
  synonyms: readonly SynonymHit[],
  settings: IndexSettings,
): (query: string) => string[] {
  const index = indexRecords(records, settings);
  const meanings = readMeanings(synonyms, settings);
  const candidatesFor = createCandidateFinder([...index.places.keys()], settings);
  return (query) => {
    const typed = listTokens(query.slice(0, MAX_FIELD_LENGTH), settings);
    const content = settings.removeStopWords ? typed.filter((token) => !isStopWord(token)) : typed;
    const tokens = content.length > 0 ? content : typed;
    if (tokens.length === 0) return [];
    const matches = tokens.map((token, at) =>
      findMatchesOfToken(
        candidatesFor(token, at === tokens.length - 1),
        meanings.get(token) ?? [],
        index.places,
      ),
    );
    const ranked = findMatchingRecords(matches, settings).map((number) => {
      const record = records[number] as HostedRecord;
      const { weight } = record;
      const criteria = computeCriteria(number, { matches, tokens, index, weight, settings });
      return { number, record, criteria };
    });
    ranked.sort((a, b) => {
      for (const name of settings.ranking ?? []) {
        const [left = 0, right = 0] = [a.criteria[name], b.criteria[name]];
        if (left !== right) return left - right;
      }
      return a.number - b.number;
    });
    const paths = ranked.map(({ record }) => new URL(record.url_without_anchor).pathname);
    return [...new Set(paths)];
  };
}

async function main([folder = 'build']: readonly string[]): Promise<void> {
  const pages = readSite(folder);
  const questions = readAllQuestions();
  const model = createSearchModel(createSearchFiles(pages, { questions }).index);
  const searchEmbedded = (query: string) => findRoutes(model, query);
  const records = createHostedRecords(pages, { origin: 'https://docs.example.com', questions });
  const synonyms = createHostedSynonyms(readSynonyms());
  const hosted = createHosted(records, synonyms, HOSTED_SETTINGS);
  const listAttributesWithout = (name: string) =>
    HOSTED_SETTINGS.searchableAttributes?.filter((one) => !one.includes(name));
  const engines = {
    'embedded engine': searchEmbedded,
    'hosted, the settings that are pushed': hosted,
    'hosted, stop words kept': createHosted(records, synonyms, {
      ...HOSTED_SETTINGS,
      removeStopWords: false,
    }),
    "hosted, without readers' questions": createHosted(records, synonyms, {
      ...HOSTED_SETTINGS,
      searchableAttributes: listAttributesWithout('questions'),
    }),
  };
  const given = [SETS.training, SETS['training-threads']].flatMap((file) =>
    readQuestionTable(file),
  );
  console.log(`${given.length} questions, ${records.length} records\n`);
  console.log(
    '| Order by | first | in three | same first page as ours | its first page among our three |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const [name, search] of Object.entries(engines)) {
    const { first, inThree } = await scoreQuestions(search, given);
    let [same, near] = [0, 0];
    for (const { query } of given) {
      const [top] = search(query);
      const own = searchEmbedded(query);
      if (top === own[0]) same++;
      if (top !== undefined && own.slice(0, 3).includes(top)) near++;
    }
    const formatShare = (count: number) => (count / given.length).toFixed(3);
    console.log(
      `| ${name} | ${first.toFixed(3)} | ${inThree.toFixed(3)} | ${formatShare(same)} | ${formatShare(near)} |`,
    );
  }
}

runAsCommand('benchmarks/search/hosted-formula.ts', main);
