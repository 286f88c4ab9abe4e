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
import { createSearchFiles } from '../../pipeline/files/search-index/index.ts';
import { readSite } from '../../pipeline/files/search-index/read-site.ts';
import { readSynonyms } from '../../pipeline/files/search-index/synonyms.ts';
import {
  HOSTED_SETTINGS,
  createHostedSynonyms,
} from '../../pipeline/files/search-index/hosted-settings.ts';
import {
  readQuestionTable,
  readAllQuestions,
} from '../../pipeline/files/search-index/reader-questions.ts';
import { createHostedRecords } from '../../pipeline/files/search-index/records.ts';
import { findRoutes, scoreQuestions, SETS } from './score.ts';
import { createSearchModel } from '../../src/search/ranking/model.ts';
import { MAX_FIELD_LENGTH } from '../../src/search/words/limits.ts';
import { isStopWord } from '../../src/search/words/language.ts';
import { foldAccents } from '../../src/search/words/tokenizer.ts';

const FARTHEST = 8;
const ENGLISH_PLURAL = /s$/;

/** Letters, digits and the symbols that the settings index as words. */
function listTokens(text, { separatorsToIndex = '' }) {
  const signs = separatorsToIndex.replace(/[\\\]^-]/g, '\\$&');
  return foldAccents(text).match(new RegExp(`[\\p{L}\\p{N}]+|[${signs || '\\0'}]`, 'gu')) ?? [];
}

/** Edit distance of two words, up to `max`; a wrong first letter counts twice. */
function countTypos(typed, word, { max, isPrefix }) {
  if (!isPrefix && Math.abs(typed.length - word.length) > max) return Infinity;
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  let before = row;
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      let edits = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        edits = Math.min(edits, before[j - 2] + 1);
      next.push(edits);
    }
    before = row;
    row = next;
  }
  const edits = isPrefix ? Math.min(...row) : row[word.length];
  return edits > 0 && typed[0] !== word[0] ? edits + 1 : edits;
}

/**
 * An inverted index over the searchable attributes: where each token occurs, as
 * `[record, attribute, value of a list, position]`, and the whole values of each record.
 */
function indexRecords(records, settings) {
  const attributes = settings.searchableAttributes.map((name) => ({
    path: name.replace(/^unordered\((.*)\)$/, '$1').split('.'),
    isOrdered: !name.startsWith('unordered'),
  }));
  const places = new Map();
  const wholeValues = records.map(() => new Set());
  const addPlace = (token, place) => {
    if (!places.has(token)) places.set(token, []);
    places.get(token).push(place);
  };
  for (const [record, one] of records.entries()) {
    for (const [attribute, { path }] of attributes.entries()) {
      const value = path.reduce((from, key) => from?.[key], one);
      for (const [item, text] of [value ?? []].flat().entries()) {
        const tokens = listTokens(text, settings);
        wholeValues[record].add(tokens.join(' '));
        tokens.forEach((token, position) => addPlace(token, [record, attribute, item, position]));
      }
    }
  }
  return { attributes, places, wholeValues };
}

/** The synonyms of each text, as lists of tokens. */
function readMeanings(synonyms, settings) {
  const meanings = new Map();
  const add = (from, to) => {
    const key = listTokens(from, settings).join(' ');
    meanings.set(key, [...(meanings.get(key) ?? []), listTokens(to, settings)]);
  };
  for (const { type, input, synonyms: all } of synonyms) {
    const pairs =
      type === 'oneWaySynonym'
        ? all.map((to) => [input, to])
        : all.flatMap((from) => all.filter((to) => to !== from).map((to) => [from, to]));
    for (const [from, to] of pairs) add(from, to);
  }
  return meanings;
}

/** How many typos the settings allow in a typed token. */
function getMaxTypos(typed, { minWordSizefor1Typo, minWordSizefor2Typos }) {
  if (/\d/.test(typed) || typed.length < minWordSizefor1Typo) return 0;
  return typed.length < minWordSizefor2Typos ? 1 : 2;
}

/** Finds tokens of the index that match a typed one: `[token, typos, whether it is exact]`. */
function createCandidateFinder(vocabulary, settings) {
  const known = new Map();
  const find = (typed, isLast) => {
    const max = getMaxTypos(typed, settings);
    const singular = typed.replace(ENGLISH_PLURAL, '');
    const found = [];
    for (const token of vocabulary) {
      if (token === typed || token.replace(ENGLISH_PLURAL, '') === singular) {
        found.push([token, 0, true]);
      } else if (isLast && token.startsWith(typed)) {
        found.push([token, 0, false]);
      } else if (max > 0) {
        const whole = countTypos(typed, token, { max, isPrefix: false });
        const isPrefix = isLast && token.length > typed.length;
        const edits = isPrefix
          ? Math.min(whole, countTypos(typed, token, { max, isPrefix }))
          : whole;
        if (edits <= max) found.push([token, edits, false]);
      }
    }
    return found;
  };
  return (typed, isLast) => {
    const key = `${typed} ${isLast}`;
    if (!known.has(key)) known.set(key, find(typed, isLast));
    return known.get(key);
  };
}

/** Records that contain all tokens of a synonym. @param lists the places of each token */
function findRecordsWithAll(lists) {
  const [first = new Set(), ...others] = lists.map(
    (list) => new Set(list.map(([record]) => record)),
  );
  return new Set([...first].filter((record) => others.every((other) => other.has(record))));
}

/** Where one token of the query occurs: record → places `{ typos, exact, attribute, item, position }`. */
function matchesOfToken(candidates, synonyms, places) {
  const matches = new Map();
  const addMatch = ([record, attribute, item, position], { edits, isExact }) => {
    if (!matches.has(record)) matches.set(record, []);
    matches.get(record).push({ typos: edits, exact: isExact ? 1 : 0, attribute, item, position });
  };
  for (const [token, edits, isExact] of candidates) {
    for (const place of places.get(token)) addMatch(place, { edits, isExact });
  }
  for (const synonym of synonyms) {
    const lists = synonym.map((token) => places.get(token) ?? []);
    const records = findRecordsWithAll(lists);
    for (const place of lists[0] ?? []) {
      if (records.has(place[0])) addMatch(place, { edits: 0, isExact: synonym.length === 1 });
    }
  }
  return matches;
}

/**
 * How close the tokens of the query are to each other in one value, summed over neighbors, and the
 * attribute of the closest pair if the settings ask for it.
 */
function computeProximity(places, settings) {
  let proximity = 0;
  let attribute = Math.min(...places.flat().map((one) => one.attribute));
  for (let index = 0; index + 1 < places.length; index++) {
    let nearest = FARTHEST;
    const pairs = places[index].flatMap((a) => places[index + 1].map((b) => [a, b]));
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
function computeExactness(places, tokens, wholeValues) {
  if (tokens.length === 1) return wholeValues.has(tokens[0]) ? 1 : 0;
  return places.filter((all) => all.some((one) => one.exact)).length;
}

/** The ranking criteria of a record; smaller is better. @param matches of each token of the query */
function computeCriteria(record, { matches, tokens, index, weight, settings }) {
  const found = matches.map((ofToken) => ofToken.get(record)).filter(Boolean);
  const best = found.map((all) => Math.min(...all.map((one) => one.typos)));
  const places = found.map((all, at) => all.filter((one) => one.typos === best[at]));
  const { proximity, attribute } = computeProximity(places, settings);
  const inBest = places.flat().filter((one) => one.attribute === attribute);
  const position = index.attributes[attribute].isOrdered
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
function findMatchingRecords(matches, { removeWordsIfNoResults }) {
  const [first, ...rest] = matches;
  const found = [...first.keys()].filter((record) => rest.every((one) => one.has(record)));
  if (found.length > 0 || removeWordsIfNoResults !== 'allOptional') return found;
  return [...new Set(matches.flatMap((one) => [...one.keys()]))];
}

/** A small model of the service: a function from a query to the paths of pages, best first. */
function createHosted(records, synonyms, settings) {
  const index = indexRecords(records, settings);
  const meanings = readMeanings(synonyms, settings);
  const candidatesFor = createCandidateFinder([...index.places.keys()], settings);
  return (query) => {
    const typed = listTokens(query.slice(0, MAX_FIELD_LENGTH), settings);
    const content = settings.removeStopWords ? typed.filter((token) => !isStopWord(token)) : typed;
    const tokens = content.length > 0 ? content : typed;
    if (tokens.length === 0) return [];
    const matches = tokens.map((token, at) =>
      matchesOfToken(
        candidatesFor(token, at === tokens.length - 1),
        meanings.get(token) ?? [],
        index.places,
      ),
    );
    const ranked = findMatchingRecords(matches, settings).map((record) => {
      const { weight } = records[record];
      return [record, computeCriteria(record, { matches, tokens, index, weight, settings })];
    });
    ranked.sort(([a, left], [b, right]) => {
      for (const name of settings.ranking) {
        if (left[name] !== right[name]) return left[name] - right[name];
      }
      return a - b;
    });
    const paths = ranked.map(([record]) => new URL(records[record].url_without_anchor).pathname);
    return [...new Set(paths)];
  };
}

async function main(folder = 'build') {
  const pages = readSite(folder);
  const questions = readAllQuestions();
  const model = createSearchModel(createSearchFiles(pages, { questions }).index);
  const searchEmbedded = (query) => findRoutes(model, query);
  const records = createHostedRecords(pages, { origin: 'https://docs.example.com', questions });
  const synonyms = createHostedSynonyms(readSynonyms());
  const hosted = createHosted(records, synonyms, HOSTED_SETTINGS);
  const listAttributesWithout = (name) =>
    HOSTED_SETTINGS.searchableAttributes.filter((one) => !one.includes(name));
  const engines = {
    'embedded engine': searchEmbedded,
    'hosted, the settings that are pushed': hosted,
    'hosted, stop words kept': createHosted(records, synonyms, { ...HOSTED_SETTINGS, removeStopWords: undefined }), // prettier-ignore
    "hosted, without readers' questions": createHosted(records, synonyms, { ...HOSTED_SETTINGS, searchableAttributes: listAttributesWithout('questions') }), // prettier-ignore
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
      if (own.slice(0, 3).includes(top)) near++;
    }
    const formatShare = (count) => (count / given.length).toFixed(3);
    console.log(`| ${name} | ${first.toFixed(3)} | ${inThree.toFixed(3)} | ${formatShare(same)} | ${formatShare(near)} |`); // prettier-ignore
  }
}

await main(...process.argv.slice(2));
