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
import { searchFiles } from '../../pipeline/files/search-index/index.ts';
import { readSite } from '../../pipeline/files/search-index/read-site.ts';
import { readSynonyms } from '../../pipeline/files/search-index/synonyms.ts';
import {
  HOSTED_SETTINGS,
  hostedSynonyms,
} from '../../pipeline/files/search-index/hosted-settings.ts';
import {
  readQuestions,
  readReaderQuestions,
} from '../../pipeline/files/search-index/reader-questions.ts';
import { hostedRecords } from '../../pipeline/files/search-index/records.ts';
import { routesFor, scoreQuestions, SETS } from './score.ts';
import { createModel } from '../../src/search/model.ts';
import { FIELD_LIMIT } from '../../src/search/limits.ts';
import { foldAccents, STOP_WORDS } from '../../src/search/tokenizer.ts';

const FARTHEST = 8;
const ENGLISH_PLURAL = /s$/;

/** Letters, digits and the symbols that the settings index as words. */
function tokensOf(text, { separatorsToIndex = '' }) {
  const signs = separatorsToIndex.replace(/[\\\]^-]/g, '\\$&');
  return foldAccents(text).match(new RegExp(`[\\p{L}\\p{N}]+|[${signs || '\\0'}]`, 'gu')) ?? [];
}

/** Edit distance of two words, up to `most`; a wrong first letter counts twice. */
function typos(typed, word, most, isPrefix) {
  if (!isPrefix && Math.abs(typed.length - word.length) > most) return Infinity;
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

/** A small model of the service: an inverted index over the searchable attributes. */
function createHosted(records, synonyms, settings) {
  const attributes = settings.searchableAttributes.map((name) => ({
    path: name.replace(/^unordered\((.*)\)$/, '$1').split('.'),
    isOrdered: !name.startsWith('unordered'),
  }));
  /** word → places `[record, attribute, value of a list, position]` */
  const places = new Map();
  const whole = records.map(() => new Set());
  for (const [record, one] of records.entries()) {
    for (const [attribute, { path }] of attributes.entries()) {
      const value = path.reduce((from, key) => from?.[key], one);
      for (const [item, text] of [value ?? []].flat().entries()) {
        const words = tokensOf(text, settings);
        whole[record].add(words.join(' '));
        for (const [position, word] of words.entries()) {
          if (!places.has(word)) places.set(word, []);
          places.get(word).push([record, attribute, item, position]);
        }
      }
    }
  }
  const vocabulary = [...places.keys()];
  const meaning = new Map();
  const lead = (from, to) =>
    meaning.set(from, [...(meaning.get(from) ?? []), tokensOf(to, settings)]);
  for (const { type, input, synonyms: all } of synonyms) {
    if (type === 'oneWaySynonym')
      for (const to of all) lead(tokensOf(input, settings).join(' '), to);
    else
      for (const from of all)
        for (const to of all) if (from !== to) lead(tokensOf(from, settings).join(' '), to);
  }
  const known = new Map();
  /** Words of the index that match a typed word: `[word, typos, whether it is exact]`. */
  const candidates = (typed, isLast) => {
    const key = `${typed} ${isLast}`;
    if (known.has(key)) return known.get(key);
    const most = /\d/.test(typed) || typed.length < settings.minWordSizefor1Typo ? 0 : typed.length < settings.minWordSizefor2Typos ? 1 : 2; // prettier-ignore
    const single = typed.replace(ENGLISH_PLURAL, '');
    const found = [];
    for (const word of vocabulary) {
      if (word === typed || word.replace(ENGLISH_PLURAL, '') === single)
        found.push([word, 0, true]);
      else if (isLast && word.startsWith(typed)) found.push([word, 0, false]);
      else if (most > 0) {
        const edits = Math.min(typos(typed, word, most, false), isLast && word.length > typed.length ? typos(typed, word, most, true) : Infinity); // prettier-ignore
        if (edits <= most) found.push([word, edits, false]);
      }
    }
    known.set(key, found);
    return found;
  };

  /** Where each word of the query occurs: record → places `{ typos, exact, attribute, item, position }`. */
  const matchesOf = (words) =>
    words.map((typed, index) => {
      const matches = new Map();
      const put = (record, match) => {
        if (!matches.has(record)) matches.set(record, []);
        matches.get(record).push(match);
      };
      for (const [word, edits, exact] of candidates(typed, index === words.length - 1)) {
        for (const [record, attribute, item, position] of places.get(word)) {
          put(record, { typos: edits, exact: exact ? 1 : 0, attribute, item, position });
        }
      }
      for (const synonym of meaning.get(typed) ?? []) {
        const lists = synonym.map((word) => places.get(word) ?? []);
        const shared = lists.reduce((kept, list) => {
          const has = new Set(list.map(([record]) => record));
          return kept === undefined ? has : kept.intersection?.(has) ?? new Set([...kept].filter((one) => has.has(one))); // prettier-ignore
        }, undefined);
        for (const [record, attribute, item, position] of lists[0] ?? []) {
          if (shared.has(record)) put(record, { typos: 0, exact: synonym.length === 1 ? 1 : 0, attribute, item, position }); // prettier-ignore
        }
      }
      return matches;
    });

  /** The ranking criteria of a record; smaller is better. */
  const criteriaOf = (record, matches, words) => {
    const found = matches.map((ofWord) => ofWord.get(record)).filter(Boolean);
    const best = found.map((all) => Math.min(...all.map((one) => one.typos)));
    const kept = found.map((all, index) => all.filter((one) => one.typos === best[index]));
    let proximity = 0;
    let attribute = Math.min(...kept.flat().map((one) => one.attribute));
    for (let index = 0; index + 1 < kept.length; index++) {
      let nearest = FARTHEST;
      for (const a of kept[index]) {
        for (const b of kept[index + 1]) {
          if (a.attribute !== b.attribute || a.item !== b.item) continue;
          const steps = b.position - a.position;
          const distance = Math.min(FARTHEST, steps > 0 ? steps : 1 - steps);
          if (distance < nearest || (distance === nearest && a.attribute < attribute)) {
            if (settings.attributeCriteriaComputedByMinProximity) attribute = a.attribute;
            nearest = distance;
          }
        }
      }
      proximity += nearest;
    }
    const inBest = kept.flat().filter((one) => one.attribute === attribute);
    const position = attributes[attribute].isOrdered ? Math.min(...inBest.map((one) => one.position)) : 0; // prettier-ignore
    const exact = words.length === 1 ? (whole[record].has(words[0]) ? 1 : 0) : kept.filter((all) => all.some((one) => one.exact)).length; // prettier-ignore
    const { weight } = records[record];
    return {
      words: -found.length,
      filters: 0,
      geo: 0,
      typo: best.reduce((a, b) => a + b, 0),
      attribute: attribute * 1000 + Math.min(position, 999),
      proximity,
      exact: -exact,
      custom: -weight.pageRank * 1e6 - weight.level * 1000 + weight.position,
    };
  };

  return (query) => {
    const typed = tokensOf(query.slice(0, FIELD_LIMIT), settings);
    const meant = settings.removeStopWords ? typed.filter((word) => !STOP_WORDS.has(word)) : typed;
    const words = meant.length > 0 ? meant : typed;
    if (words.length === 0) return [];
    const matches = matchesOf(words);
    const [first, ...rest] = matches;
    let found = [...first.keys()].filter((record) => rest.every((one) => one.has(record)));
    if (found.length === 0 && settings.removeWordsIfNoResults === 'allOptional') {
      found = [...new Set(matches.flatMap((one) => [...one.keys()]))];
    }
    const ranked = found.map((record) => [record, criteriaOf(record, matches, words)]);
    ranked.sort(([a, left], [b, right]) => {
      for (const name of settings.ranking) {
        if (left[name] !== right[name]) return left[name] - right[name];
      }
      return a - b;
    });
    return [...new Set(ranked.map(([record]) => new URL(records[record].url_without_anchor).pathname))]; // prettier-ignore
  };
}

async function main(folder = 'build') {
  const pages = readSite(folder);
  const questions = readReaderQuestions();
  const model = createModel(searchFiles(pages, { questions }).index);
  const ours = (query) => routesFor(model, query);
  const records = hostedRecords(pages, 'https://docs.example.com', questions);
  const synonyms = hostedSynonyms(readSynonyms());
  const hosted = createHosted(records, synonyms, HOSTED_SETTINGS);
  const without = (name) =>
    HOSTED_SETTINGS.searchableAttributes.filter((one) => !one.includes(name));
  const engines = {
    'embedded engine': ours,
    'hosted, the settings that are pushed': hosted,
    'hosted, stop words kept': createHosted(records, synonyms, { ...HOSTED_SETTINGS, removeStopWords: undefined }), // prettier-ignore
    "hosted, without readers' questions": createHosted(records, synonyms, { ...HOSTED_SETTINGS, searchableAttributes: without('questions') }), // prettier-ignore
  };
  const given = [SETS.training, SETS['training-threads']].flatMap((file) => readQuestions(file));
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
      const own = ours(query);
      if (top === own[0]) same++;
      if (own.slice(0, 3).includes(top)) near++;
    }
    const share = (count) => (count / given.length).toFixed(3);
    console.log(`| ${name} | ${first.toFixed(3)} | ${inThree.toFixed(3)} | ${share(same)} | ${share(near)} |`); // prettier-ignore
  }
}

await main(...process.argv.slice(2));
