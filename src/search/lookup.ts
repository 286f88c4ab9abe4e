/** Finds the terms of the index that a word of a query may mean. Pure. */
import { stem, type QueryWord } from './text';

/** A term and how well it fits the word, 0 to 1. */
export interface Candidate {
  readonly term: string;
  readonly weight: number;
}

/** One thing the reader asks for: any of its candidates satisfies it. */
export interface Want {
  readonly candidates: readonly Candidate[];
  /** The word as typed, for messages. */
  readonly text: string;
}

/** Sorted list of all known terms. */
export interface Dictionary {
  readonly terms: readonly string[];
  readonly has: (term: string) => boolean;
}

const PREFIX_LIMIT = 40;
const TYPO_LIMIT = 12;
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;

/** Makes a dictionary of terms in any order. */
export function createDictionary(terms: Iterable<string>): Dictionary {
  const set = new Set(terms);
  const sorted = [...set].sort();
  return { terms: sorted, has: (term) => set.has(term) };
}

/** Terms that begin with these letters, best first (short rests before long ones). */
export function withPrefix(dictionary: Dictionary, prefix: string): string[] {
  const { terms } = dictionary;
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; index < terms.length; index++) {
    const term = terms[index] as string;
    if (!term.startsWith(prefix)) break;
    found.push(term);
  }
  return found.sort((a, b) => a.length - b.length).slice(0, PREFIX_LIMIT);
}

/** How many edits a word of this length may be away: none, one or two. */
export function editsAllowed(length: number): number {
  return length >= TWO_EDITS_FROM ? 2 : length >= ONE_EDIT_FROM ? 1 : 0;
}

/**
 * Edit distance with swaps of neighbors (optimal string alignment), or `limit + 1` when it is
 * larger. With `prefix` the rest of `term` after the best match costs nothing.
 * Source: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function editDistance(word: string, term: string, limit: number, prefix = false): number {
  const n = word.length;
  const m = prefix ? Math.min(term.length, n + limit) : term.length;
  if (Math.abs(n - m) > limit) return limit + 1;
  let before: number[] = [];
  let last: number[] = Array.from({ length: m + 1 }, (_, j) => j);
  for (let i = 1; i <= n; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= m; j++) {
      const same = word.charCodeAt(i - 1) === term.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + same,
      );
      if (
        i > 1 &&
        j > 1 &&
        word.charCodeAt(i - 1) === term.charCodeAt(j - 2) &&
        word.charCodeAt(i - 2) === term.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row.push(cost);
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    before = last;
    last = row;
  }
  return prefix ? Math.min(...last) : (last[m] as number);
}

/** What the words of a query ask for. The last word may be unfinished. */
export function wantsOf(
  query: readonly QueryWord[],
  dictionary: Dictionary,
  synonyms: ReadonlyMap<string, readonly string[]>,
): Want[] {
  const wants: Want[] = [];
  for (const [index, word] of query.entries()) {
    const isLast = index === query.length - 1;
    const candidates = new Map<string, number>();
    const add = (term: string, weight: number) => {
      if (dictionary.has(term) && weight > (candidates.get(term) ?? 0))
        candidates.set(term, weight);
    };
    for (const term of [word.text, word.term]) add(term, 1);
    if (word.text.startsWith('/')) {
      const name = word.text.replace(/^\/+/, '');
      for (const term of [name, stem(name)]) add(term, 0.9);
    }
    const exact = candidates.size > 0;
    addPrefixes(word, isLast, exact, dictionary, add);
    for (const neighbor of [query[index - 1], query[index + 1]]) {
      if (neighbor === undefined) continue;
      const joined =
        neighbor === query[index + 1] ? word.text + neighbor.text : neighbor.text + word.text;
      add(joined, 1);
      add(stem(joined), 1);
      if (neighbor === query[index + 1] && index + 2 === query.length && joined.length >= 5) {
        for (const term of withPrefix(dictionary, joined).slice(0, 5)) add(term, 0.9);
      }
    }
    for (const synonym of synonymsOf(word, query, index, synonyms)) add(stem(synonym), 0.75);
    if (candidates.size === 0 || (!exact && isRare(candidates))) {
      const parts = splitWord(word.text, dictionary);
      if (candidates.size === 0 && parts !== undefined) {
        for (const part of parts) {
          wants.push({ text: part, candidates: [{ term: stem(part), weight: 0.9 }] });
        }
        continue;
      }
      addTypos(word, isLast, dictionary, add);
    }
    wants.push({
      text: word.text,
      candidates: [...candidates].map(([term, weight]) => ({ term, weight })),
    });
  }
  return wants;
}

function isRare(candidates: ReadonlyMap<string, number>): boolean {
  return [...candidates.values()].every((weight) => weight < 0.6);
}

function addPrefixes(
  word: QueryWord,
  isLast: boolean,
  exact: boolean,
  dictionary: Dictionary,
  add: (term: string, weight: number) => void,
): void {
  if (!isLast && (exact || word.text.length < 4)) return;
  const base = exact ? 0.55 : 0.85;
  for (const prefix of new Set([word.text, word.term])) {
    for (const term of withPrefix(dictionary, prefix)) {
      add(term, base * Math.max(0.5, prefix.length / term.length));
    }
  }
}

function addTypos(
  word: QueryWord,
  isLast: boolean,
  dictionary: Dictionary,
  add: (term: string, weight: number) => void,
): void {
  const limit = editsAllowed(word.text.length);
  if (limit === 0 || /\d/.test(word.text)) return;
  const found: [string, number][] = [];
  for (const term of dictionary.terms) {
    if (term.length < word.term.length - limit || term.length < 3) continue;
    const whole = Math.min(
      editDistance(word.term, term, limit),
      word.text === word.term ? limit + 1 : editDistance(word.text, term, limit),
    );
    if (whole <= limit) found.push([term, whole]);
    else if (isLast && term.length > word.text.length && term[0] === word.text[0]) {
      const start = editDistance(word.text, term, limit, true);
      if (start <= limit) found.push([term, start + 0.5]);
    }
  }
  found.sort((a, b) => a[1] - b[1] || a[0].length - b[0].length);
  const best = found[0]?.[1] ?? 0;
  for (const [term, distance] of found.slice(0, TYPO_LIMIT)) {
    if (distance <= best + 0.5) add(term, 0.8 - 0.15 * distance);
  }
}

/** Cuts a word that nobody knows into two known ones, the longer first part preferred. */
function splitWord(text: string, dictionary: Dictionary): [string, string] | undefined {
  for (let at = text.length - 3; at >= 3; at--) {
    const [left, right] = [text.slice(0, at), text.slice(at)];
    const known = (part: string) => dictionary.has(part) || dictionary.has(stem(part));
    if (known(left) && known(right)) return [left, right];
  }
  return undefined;
}

function synonymsOf(
  word: QueryWord,
  query: readonly QueryWord[],
  index: number,
  synonyms: ReadonlyMap<string, readonly string[]>,
): string[] {
  const keys = [
    word.term,
    [word.term, query[index + 1]?.term].join(' '),
    [query[index - 1]?.term, word.term].join(' '),
  ];
  return keys.flatMap((key) => [...(synonyms.get(key) ?? [])]);
}
