/** Looks up the terms of one word in MiniSearch's index, and weighs what it finds. Pure. */
import type { SearchResult } from 'minisearch';
import { FIELDS, type IndexField } from './library-index';
import type { SearchModel } from './model';
import { stem } from '../words/language';
import type { QueryToken } from '../words/tokenizer';

/** A clause of the query: one word, satisfied by any of its candidates. */
export interface Clause {
  /** The word as typed, and its stem. */
  readonly text: string;
  readonly term: string;
  /** Terms in the index that it may mean, with the quality of each match, 0 to 1. */
  readonly candidates: ReadonlyMap<string, number>;
  /** Score by page from MiniSearch, 1 for the best page. */
  readonly scores: ReadonlyMap<number, number>;
  /** Per page and field (in the order of `FIELDS`): weight of the best candidate there. */
  readonly fields: ReadonlyMap<number, readonly number[]>;
  /** Weight of the word in the query: rare words matter more. */
  readonly importance: number;
  /** Whether the index lacks the word and only has similar ones. */
  readonly isGuess: boolean;
}

/** Field weights for MiniSearch (BM25+). */
const BOOST: Record<IndexField, number> = {
  title: 5,
  route: 4,
  keywords: 5,
  headings: 2,
  messages: 2,
  description: 2,
  questions: 3,
  body: 1,
};
/** Frequent words count nearly as much as rare ones: better on the question set than BM25's 0. */
const BASE_IMPORTANCE = 3;
const FIELD_NUMBER = Object.fromEntries(FIELDS.map((field, number) => [field, number])) as Record<
  IndexField,
  number
>;
const MAX_CANDIDATES = 40;
const SEPARATOR = '\u0001';
/** Weight of a match with a typo. */
export const FUZZY_FIT = 0.65;
/** Weight of a longer word that begins with the typed one, if no page has the typed one itself. */
const PREFIX_FIT = 0.85;
/** The same if a page has the typed word: then it is probably complete, and the longer one not meant. */
const KNOWN_PREFIX_FIT = 0.55;
/** However much longer a word is than its typed beginning, it keeps this share of its weight. */
const MIN_PREFIX_SHARE = 0.5;
/** Minimum letters for one edit, and for two. */
export const MIN_LENGTH_ONE_EDIT = 4;
const MIN_LENGTH_TWO_EDITS = 8;
/** A command or a rare identifier that some page contains says more about the query than a word does. */
const EXACT_FACTOR = 2;
/** An identifier on more pages, such as `server.properties`, is a word like others. */
const MAX_IDENTIFIER_PAGES = 8;
/** Whatever is longer is no word: `noclassdeffounderror`. */
const MIN_IDENTIFIER_LENGTH = 15;
/** Importance of a word that no page contains. */
const UNKNOWN_IMPORTANCE = 4;

/** Maximum edits for a word of this length: none, one or two. */
export function getMaxEdits(length: number): number {
  if (length >= MIN_LENGTH_TWO_EDITS) return 2;
  return length >= MIN_LENGTH_ONE_EDIT ? 1 : 0;
}

/** What to look up for a word. */
export interface TermLookup {
  readonly terms: ReadonlyMap<string, number>;
  readonly prefix?: string;
  readonly fuzzy?: string;
  /** The fields to search; absent for all. */
  readonly fields?: readonly IndexField[];
}

/** Recently looked-up words by model: while a reader types, only the last word is new. */
const recentClauses = new WeakMap<SearchModel, Map<string, Clause>>();
const MAX_RECENT_CLAUSES = 100;

/** The clause of a word: the terms of a lookup, on which pages they are, and how well they fit. */
export function lookUpTerms(token: QueryToken, lookup: TermLookup, model: SearchModel): Clause {
  const clauses = recentClauses.get(model) ?? new Map<string, Clause>();
  recentClauses.set(model, clauses);
  const key = JSON.stringify([token.text, [...lookup.terms], lookup]);
  const recent = clauses.get(key);
  if (recent !== undefined) return recent;
  const clause = createClause(token, lookup, model);
  if (clauses.size >= MAX_RECENT_CLAUSES) clauses.clear();
  clauses.set(key, clause);
  return clause;
}

/** Searches MiniSearch for the terms of a lookup, each as a whole word, a prefix or with typos. */
function searchIndex(
  length: number,
  { terms, prefix, fuzzy, fields }: TermLookup,
  model: SearchModel,
) {
  const queryTerms = new Set(terms.keys());
  if (prefix !== undefined) queryTerms.add(prefix);
  if (fuzzy !== undefined) queryTerms.add(fuzzy);
  return model.engine.search([...queryTerms].join(SEPARATOR), {
    tokenize: (list) => list.split(SEPARATOR),
    processTerm: (one) => one,
    boost: BOOST,
    boostTerm: (one) => terms.get(one) ?? 1,
    prefix: (one) => one === prefix,
    fuzzy: (one) => (one === fuzzy ? getMaxEdits(length) : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.4 },
    ...(fields !== undefined && { fields: [...fields] }),
  });
}

/** Builds the clause of a word from what MiniSearch finds for it. */
function createClause({ text, term }: QueryToken, lookup: TermLookup, model: SearchModel): Clause {
  const { terms } = lookup;
  const results = searchIndex(text.length, lookup, model);
  const isKnown = terms.has(term) || terms.has(text);
  const candidates = weighMatches(results, lookup, isKnown ? KNOWN_PREFIX_FIT : PREFIX_FIT);
  const best = results[0]?.score ?? 1;
  return {
    text,
    term,
    candidates: selectBestCandidates(candidates),
    scores: new Map(results.map(({ id, score }) => [id as number, score / best])),
    fields: new Map(results.map(({ id, match }) => [id as number, weighFields(match, candidates)])),
    importance:
      computeImportance(candidates, model) * (isKnown && isExact(text, model) ? EXACT_FACTOR : 1),
    isGuess: false,
  };
}

/** How well each term fits that MiniSearch found, in the order in which it found them. */
function weighMatches(
  results: readonly SearchResult[],
  { terms, prefix }: TermLookup,
  prefixFit: number,
): Map<string, number> {
  const weigh = (match: string): number => {
    const weight = terms.get(match);
    if (weight !== undefined) return weight;
    if (prefix === undefined || !match.startsWith(prefix)) return FUZZY_FIT;
    return prefixFit * Math.max(MIN_PREFIX_SHARE, prefix.length / match.length);
  };
  const weights = new Map<string, number>();
  for (const { match } of results) {
    for (const term in match) if (!weights.has(term)) weights.set(term, weigh(term));
  }
  return weights;
}

/** The weight of the best term in each field of a page, in the order of `FIELDS`. */
function weighFields(
  fieldsByTerm: SearchResult['match'],
  weights: ReadonlyMap<string, number>,
): number[] {
  const best = FIELDS.map(() => 0);
  for (const term in fieldsByTerm) {
    const weight = weights.get(term) as number;
    for (const name of fieldsByTerm[term] as IndexField[]) {
      const field = FIELD_NUMBER[name];
      if (weight > (best[field] as number)) best[field] = weight;
    }
  }
  return best;
}

/** The best matching terms: a short prefix has hundreds, and nobody means the last of them. */
function selectBestCandidates(candidates: Map<string, number>): Map<string, number> {
  if (candidates.size <= MAX_CANDIDATES) return candidates;
  return new Map([...candidates].sort((a, b) => b[1] - a[1]).slice(0, MAX_CANDIDATES));
}

/** A command (`/lp`), or a rare key, file, class or host: `allow-flight`, `level.dat`. */
function isExact(text: string, { pagesWith }: SearchModel): boolean {
  if (text.startsWith('/')) return true;
  const pages = pagesWith.get(text) ?? pagesWith.get(stem(text)) ?? 0;
  const isIdentifier =
    text.length >= MIN_IDENTIFIER_LENGTH || (/[._-]/.test(text) && /\p{L}/u.test(text));
  return isIdentifier && pages <= MAX_IDENTIFIER_PAGES;
}

function computeImportance(candidates: ReadonlyMap<string, number>, model: SearchModel): number {
  let best = 0;
  let value = UNKNOWN_IMPORTANCE;
  for (const [term, weight] of candidates) {
    if (weight > best) {
      best = weight;
      value = computeRarity(model, term);
    }
  }
  return value;
}

/** Inverse document frequency over all fields, as in BM25. */
export function computeRarity({ pages, pagesWith }: SearchModel, term: string): number {
  const count = pagesWith.get(term) ?? 0;
  return Math.log(1 + (pages.length - count + 0.5) / (count + 0.5)) + BASE_IMPORTANCE;
}
