/**
 * Builds the clauses of a query: for each of its words the candidate terms, looked up in
 * MiniSearch's index. Pure.
 */
import type { IndexField } from './library-index';
import type { SearchModel } from './model';
import { stem } from '../words/language';
import type { QueryToken } from '../words/tokenizer';
import {
  lookUpTerms,
  type Clause,
  FUZZY_FIT,
  getMaxEdits,
  MIN_LENGTH_ONE_EDIT,
  type TermLookup,
} from './look-up-terms';
/** Weight of a synonym; the word itself has 1. */
export const SYNONYM_FIT = 0.6;
/** From this weight on, the word itself was typed, not a synonym. */
export const MIN_TYPED_WEIGHT = 0.8;
/** Weight of a command without its slash, and of a part of a compound word. */
const PART_FIT = 0.9;
/** Shorter words resemble too many names. */
const MIN_NAME_LENGTH = 5;
/** Shorter prefixes are looked up only in names. */
const MIN_PREFIX_LENGTH = 3;

/** A word of the query with the terms that it stands for. */
interface QueryWord {
  readonly token: QueryToken;
  /** Terms with their fit from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** True for the last word of a query, which may be incomplete. */
  readonly isLast: boolean;
}

/** One way to read a word; undefined if it does not apply to the word, or finds no page. */
type Reading = (word: QueryWord, model: SearchModel) => Clause | undefined;

/** The readings of a word that is spelled correctly; the first that finds a page is taken. */
const SPELLED_READINGS: readonly Reading[] = [
  correctUnwrittenName,
  lookUpShortPrefix,
  lookUpPrefix,
  lookUpWholeWord,
];
/** Only then may the word be a typo of a name. */
const WORD_READINGS: readonly Reading[] = [...SPELLED_READINGS, correctName];

function readWord(
  readings: readonly Reading[],
  word: QueryWord,
  model: SearchModel,
): Clause | undefined {
  for (const read of readings) {
    const clause = read(word, model);
    if (clause !== undefined) return clause;
  }
  return undefined;
}

/** The clauses of a query, one per word. The last word may be incomplete. */
export function createClauses(query: readonly QueryToken[], model: SearchModel): Clause[] {
  return query.flatMap((token, index) => {
    const isLast = index === query.length - 1;
    const terms = listExactTerms(query, index, model);
    const clause = readWord(WORD_READINGS, { token, terms, isLast }, model);
    if (clause !== undefined) return [clause];
    const parts = listKnownParts(token.text, model);
    if (parts.length === 0) return [guessClause(token, isLast, model)];
    return parts.flatMap((part) => readPart(part, model) ?? []);
  });
}

/** The words that an unknown word consists of, as far as some page has them. */
function listKnownParts(text: string, model: SearchModel): string[] {
  const parts = splitCompound(text);
  return parts.length > 0
    ? parts.filter((part) => model.pagesWith.has(stem(part)))
    : splitJoinedTerms(text, model);
}

/** The clause of a part of a compound word. The site has the part, so it is not taken for a typo. */
function readPart(part: string, model: SearchModel): Clause | undefined {
  const term = stem(part);
  const terms = new Map([[term, PART_FIT]]);
  return readWord(SPELLED_READINGS, { token: { text: part, term }, terms, isLast: false }, model);
}

/** Exact terms for the word: itself, joined with a neighbor, synonyms. */
function listExactTerms(
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

/** Whether a set of terms has the word as typed, or its stem. */
const hasToken = (terms: { has(term: string): boolean }, { text, term }: QueryToken): boolean =>
  terms.has(term) || terms.has(text);

/** Corrects a word that only readers' questions contain: they may repeat a typo in a name. */
function correctUnwrittenName(word: QueryWord, model: SearchModel): Clause | undefined {
  const isUnwritten = hasToken(model.pagesWith, word.token) && !hasToken(model.written, word.token);
  return isUnwritten ? correctName(word, model) : undefined;
}

/** Whether the word may be the beginning of a longer one. */
function canBePrefix({ token, isLast }: QueryWord, { pagesWith }: SearchModel): boolean {
  // A number or version on the site is matched exactly: `1` is not a prefix of `137`.
  if (hasToken(pagesWith, token)) return isLast && !/\d/.test(token.text);
  return isLast || token.text.length >= MIN_LENGTH_ONE_EDIT;
}

/** Looks a short prefix up in names only. */
function lookUpShortPrefix(word: QueryWord, model: SearchModel): Clause | undefined {
  const { token, terms } = word;
  if (token.term.length >= MIN_PREFIX_LENGTH || !canBePrefix(word, model)) return undefined;
  return findClause(token, { terms: new Map([...findPrefixes(token, model), ...terms]) }, model);
}

function lookUpPrefix(word: QueryWord, model: SearchModel): Clause | undefined {
  const { token, terms } = word;
  if (token.term.length < MIN_PREFIX_LENGTH || !canBePrefix(word, model)) return undefined;
  return findClause(token, { terms, prefix: token.term }, model);
}

function lookUpWholeWord({ token, terms }: QueryWord, model: SearchModel): Clause | undefined {
  return findClause(token, { terms }, model);
}

/** The clause of a lookup; undefined if no page has any of its terms. */
function findClause(token: QueryToken, lookup: TermLookup, model: SearchModel): Clause | undefined {
  const clause = lookUpTerms(token, lookup, model);
  return clause.candidates.size > 0 ? clause : undefined;
}

/** Words of names with this prefix; those of texts would be too many. */
function findPrefixes(token: QueryToken, model: SearchModel): ReadonlyMap<string, number> {
  const fields: IndexField[] = token.term.length === 1 ? ['title'] : ['title', 'route', 'keywords'];
  return lookUpTerms(token, { terms: new Map(), prefix: token.term, fields }, model).candidates;
}

/** What a word means if it is a typo of words in titles or routes. */
function correctName({ token, terms }: QueryWord, model: SearchModel): Clause | undefined {
  if (token.text.length < MIN_NAME_LENGTH || /\d/.test(token.text)) return undefined;
  const near = lookUpTerms(
    token,
    { terms: new Map(), fuzzy: token.term, fields: ['title', 'route'] },
    model,
  );
  const meant = [...near.candidates.keys(), ...generateSwaps(token.text)]
    .filter((term) => term !== token.term && (near.candidates.has(term) || model.names.has(term)))
    .map((term): [string, number] => [term, FUZZY_FIT]);
  if (meant.length === 0) return undefined;
  return { ...lookUpTerms(token, { terms: new Map([...meant, ...terms]) }, model), isGuess: true };
}

/** Terms similar to an unknown word. */
function guessClause(token: QueryToken, isLast: boolean, model: SearchModel): Clause {
  const edits = /\d/.test(token.text) ? 0 : getMaxEdits(token.text.length);
  if (edits === 0) return lookUpTerms(token, { terms: new Map() }, model);
  const swapped = [...generateSwaps(token.text)]
    .map(stem)
    .filter((term) => model.pagesWith.has(term))
    .map((term): [string, number] => [term, FUZZY_FIT]);
  const terms = new Map(swapped);
  const clause = lookUpTerms(
    token,
    { terms, ...(swapped.length === 0 && { fuzzy: token.term }) },
    model,
  );
  if (clause.candidates.size > 0 || !isLast) return { ...clause, isGuess: true };
  // An incomplete word with a typo: its prefix may still be right.
  const half = token.term.slice(0, Math.max(MIN_LENGTH_ONE_EDIT - 1, token.term.length - 2));
  return { ...lookUpTerms(token, { terms: new Map(), prefix: half }, model), isGuess: true };
}

/** Variants with two adjacent letters swapped: MiniSearch counts a swap as two edits. */
function* generateSwaps(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) {
    yield text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  }
}

/**
 * The parts of a compound such as `oxide.reload` or `xmx4g`; none for a plain word or a version.
 */
function splitCompound(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  if (parts.length < 2) return /^\p{L}{2,}(?=\d)/u.exec(text) ?? [];
  return parts.every((part) => /^\d+$/.test(part)) ? [] : parts;
}

/** Splits an unknown word into two that the site has itself, preferring a longer first part. */
function splitJoinedTerms(text: string, { written }: SearchModel): string[] {
  for (let at = text.length - 3; at >= 3; at--) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every((part) => written.has(part) || written.has(stem(part)))) return parts;
  }
  return [];
}
