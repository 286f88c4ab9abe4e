/**
 * Builds the clauses of a query: for each of its words the candidate terms, looked up in
 * MiniSearch's index. Pure.
 */
import { FIELDS, type IndexField, type SearchModel } from './model';
import { stem, type QueryToken } from './tokenizer';

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
/** Weight of a synonym; the word itself has 1. */
export const SYNONYM_FIT = 0.6;
/** From this weight on, the word itself was typed, not a synonym. */
export const MIN_TYPED_WEIGHT = 0.8;
/** Weight of a command without its slash, and of a part of a compound word. */
const PART_FIT = 0.9;
/** Weight of a match with a typo. */
const FUZZY_FIT = 0.65;
/** Minimum letters for one edit, and for two. */
const MIN_LENGTH_ONE_EDIT = 4;
const MIN_LENGTH_TWO_EDITS = 8;
/** Shorter words resemble too many names. */
const MIN_NAME_LENGTH = 5;
/** Shorter prefixes are looked up only in names. */
const MIN_PREFIX_LENGTH = 3;
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

/** The clauses of a query, one per word. The last word may be incomplete. */
export function createClauses(query: readonly QueryToken[], model: SearchModel): Clause[] {
  return query.flatMap((token, index) => {
    const isLast = index === query.length - 1;
    const terms = exactTerms(query, index, model);
    const exact = lookUp({ token, terms, isLast }, model);
    if (exact !== undefined) return [exact];
    const name = nearName(token, terms, model);
    if (name !== undefined) return [name];
    const inner = partsOfCompound(token.text);
    const parts =
      inner.length > 0
        ? inner.filter((part) => model.pagesWith.has(stem(part)))
        : splitJoinedTerms(token.text, model);
    const clauses = parts.map((part) => {
      const term = stem(part);
      const terms = new Map([[term, PART_FIT]]);
      return lookUp({ token: { text: part, term }, terms, isLast: false }, model);
    });
    if (clauses.length > 0) return clauses.filter((clause) => clause !== undefined);
    return [guessClause(token, isLast, model)];
  });
}

/** Exact terms for the word: itself, joined with a neighbor, synonyms. */
function exactTerms(
  query: readonly QueryToken[],
  index: number,
  { pagesWith, synonyms }: SearchModel,
): Map<string, number> {
  const token = query[index] as QueryToken;
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    if (pagesWith.has(term) && weight > (terms.get(term) ?? 0)) terms.set(term, weight);
  };
  for (const term of [token.text, token.term]) add(term, 1);
  if (token.text.startsWith('/')) {
    // A command that some page contains is matched exactly.
    if (terms.size > 0) return terms;
    const name = token.text.replace(/^\/+/, '');
    for (const term of [name, stem(name)]) add(term, PART_FIT);
  }
  const [before, after] = [query[index - 1], query[index + 1]];
  for (const joined of [
    after === undefined ? '' : token.text + after.text,
    before === undefined ? '' : before.text + token.text,
  ]) {
    for (const term of [joined, stem(joined)]) add(term, 1);
  }
  for (const key of [
    token.term,
    `${token.term} ${after?.term ?? ''}`,
    `${before?.term ?? ''} ${token.term}`,
  ]) {
    for (const synonym of synonyms.get(key) ?? []) add(stem(synonym), SYNONYM_FIT);
  }
  return terms;
}

interface TermLookup {
  readonly terms: ReadonlyMap<string, number>;
  readonly prefix?: string;
  readonly fuzzy?: string;
  /** The terms to search; absent for all. */
  readonly fields?: readonly IndexField[];
}

/** A word of the query with the terms that it stands for. */
interface QueryWord {
  readonly token: QueryToken;
  /** Terms with their fit from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** True for the last word of a query, which may be incomplete. */
  readonly isLast: boolean;
}

/** The clause of a word as it is spelled, or as the start of a word; undefined if no page has it. */
function lookUp({ token, terms, isLast }: QueryWord, model: SearchModel): Clause | undefined {
  const isKnown = model.pagesWith.has(token.term) || model.pagesWith.has(token.text);
  const isWritten = model.written.has(token.term) || model.written.has(token.text);
  // Only readers' questions spell it so, perhaps with the same typo in a name.
  const name = isKnown && !isWritten ? nearName(token, terms, model) : undefined;
  if (name !== undefined) return name;
  // A number or version on the site is matched exactly: `1` is not a prefix of `137`.
  const mayBegin = isKnown
    ? isLast && !/\d/.test(token.text)
    : isLast || token.text.length >= MIN_LENGTH_ONE_EDIT;
  const prefix = mayBegin ? token.term : undefined;
  const isShort = prefix !== undefined && prefix.length < MIN_PREFIX_LENGTH;
  const clause = isShort
    ? askIndex(token, { terms: new Map([...findPrefixes(token, model), ...terms]) }, model)
    : askIndex(token, { terms, ...(prefix !== undefined && { prefix }) }, model);
  return clause.candidates.size > 0 ? clause : undefined;
}

/** Words of names with this prefix; those of texts would be too many. */
function findPrefixes(token: QueryToken, model: SearchModel): ReadonlyMap<string, number> {
  const fields: IndexField[] = token.term.length === 1 ? ['title'] : ['title', 'route', 'keywords'];
  return askIndex(token, { terms: new Map(), prefix: token.term, fields }, model).candidates;
}

/** What a word means if it is a typo of words in titles or routes. */
function nearName(
  token: QueryToken,
  terms: ReadonlyMap<string, number>,
  model: SearchModel,
): Clause | undefined {
  if (token.text.length < MIN_NAME_LENGTH || /\d/.test(token.text)) return undefined;
  const near = askIndex(
    token,
    { terms: new Map(), fuzzy: token.term, fields: ['title', 'route'] },
    model,
  );
  const meant = [...near.candidates.keys(), ...swaps(token.text)]
    .filter((term) => term !== token.term && (near.candidates.has(term) || model.names.has(term)))
    .map((term): [string, number] => [term, FUZZY_FIT]);
  if (meant.length === 0) return undefined;
  return { ...askIndex(token, { terms: new Map([...meant, ...terms]) }, model), isGuess: true };
}

/** Terms similar to an unknown word. */
function guessClause(token: QueryToken, isLast: boolean, model: SearchModel): Clause {
  const edits = /\d/.test(token.text) ? 0 : getMaxEdits(token.text.length);
  if (edits === 0) return askIndex(token, { terms: new Map() }, model);
  const swapped = [...swaps(token.text)]
    .map(stem)
    .filter((term) => model.pagesWith.has(term))
    .map((term): [string, number] => [term, FUZZY_FIT]);
  const terms = new Map(swapped);
  const clause = askIndex(
    token,
    { terms, ...(swapped.length === 0 && { fuzzy: token.term }) },
    model,
  );
  if (clause.candidates.size > 0 || !isLast) return { ...clause, isGuess: true };
  // An incomplete word with a typo: its prefix may still be right.
  const half = token.term.slice(0, Math.max(MIN_LENGTH_ONE_EDIT - 1, token.term.length - 2));
  return { ...askIndex(token, { terms: new Map(), prefix: half }, model), isGuess: true };
}

/** Variants with two adjacent letters swapped: MiniSearch counts a swap as two edits. */
function* swaps(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) {
    yield text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  }
}

/** Recently looked-up words by model: while a reader types, only the last word is new. */
const recentClauses = new WeakMap<SearchModel, Map<string, Clause>>();
const MAX_RECENT_CLAUSES = 100;

function askIndex(token: QueryToken, lookup: TermLookup, model: SearchModel): Clause {
  let clauses = recentClauses.get(model);
  if (clauses === undefined) recentClauses.set(model, (clauses = new Map<string, Clause>()));
  const key = JSON.stringify([token.text, [...lookup.terms], lookup]);
  let clause = clauses.get(key);
  if (clause === undefined) {
    clause = createClause(token, lookup, model);
    if (clauses.size >= MAX_RECENT_CLAUSES) clauses.clear();
    clauses.set(key, clause);
  }
  return clause;
}

/** Searches MiniSearch for the terms of a lookup, each as a whole word, a prefix or with typos. */
function searchTerms(
  length: number,
  { terms, prefix, fuzzy, fields }: TermLookup,
  model: SearchModel,
) {
  const searchTerms = new Set(terms.keys());
  if (prefix !== undefined) searchTerms.add(prefix);
  if (fuzzy !== undefined) searchTerms.add(fuzzy);
  return model.engine.search([...searchTerms].join(SEPARATOR), {
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
  const { terms, prefix } = lookup;
  const found = searchTerms(text.length, lookup, model);
  const isKnown = terms.has(term) || terms.has(text);
  const prefixFit = isKnown ? 0.55 : 0.85;
  const getMatchWeight = (matched: string): number => {
    const weight = terms.get(matched);
    if (weight !== undefined) return weight;
    if (prefix === undefined || !matched.startsWith(prefix)) return FUZZY_FIT;
    return prefixFit * Math.max(0.5, prefix.length / matched.length);
  };
  const best = found[0]?.score ?? 1;
  const candidates = new Map<string, number>();
  const scores = new Map<number, number>();
  const placed = new Map<number, number[]>();
  for (const { id, score, match } of found) {
    const page = id as number;
    scores.set(page, score / best);
    const inFields = FIELDS.map(() => 0);
    for (const matchedTerm in match) {
      let weight = candidates.get(matchedTerm);
      if (weight === undefined) candidates.set(matchedTerm, (weight = getMatchWeight(matchedTerm)));
      for (const name of match[matchedTerm] as IndexField[]) {
        const field = FIELD_NUMBER[name];
        if (weight > (inFields[field] as number)) inFields[field] = weight;
      }
    }
    placed.set(page, inFields);
  }
  return {
    text,
    term,
    candidates: likeliest(candidates),
    scores,
    fields: placed,
    importance:
      computeImportance(candidates, model) * (isKnown && isExact(text, model) ? EXACT_FACTOR : 1),
    isGuess: false,
  };
}

/** The best matching terms: a short prefix has hundreds, and nobody means the last of them. */
function likeliest(candidates: Map<string, number>): Map<string, number> {
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
    if (weight > best) [best, value] = [weight, computeRarity(model, term)];
  }
  return value;
}

/** Inverse document frequency over all fields, as in BM25. */
export function computeRarity({ pages, pagesWith }: SearchModel, term: string): number {
  const count = pagesWith.get(term) ?? 0;
  return Math.log(1 + (pages.length - count + 0.5) / (count + 0.5)) + BASE_IMPORTANCE;
}

/**
 * The parts of a compound such as `oxide.reload` or `xmx4g`; none for a plain word or a version.
 */
function partsOfCompound(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  if (parts.length < 2) return /^\p{L}{2,}(?=\d)/u.exec(text) ?? [];
  return parts.every((part) => /^\d+$/.test(part)) ? [] : parts;
}

/** Splits an unknown word into two known ones, preferring a longer first part. */
function splitJoinedTerms(text: string, { pagesWith }: SearchModel): string[] {
  for (let at = text.length - 3; at >= 3; at--) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every((part) => pagesWith.has(part) || pagesWith.has(stem(part)))) return parts;
  }
  return [];
}
