/** The clauses of a query: what each of its words asks for, looked up in the library's index. Pure. */
import { FIELDS, type Field, type SearchModel } from './model';
import { stem, type QueryWord } from './tokenizer';

/** A clause of the query: one thing the reader asks for, which any of its candidates satisfies. */
export interface Clause {
  /** The word as typed, and its stem. */
  readonly text: string;
  readonly term: string;
  /** Terms of the index that it may mean, and how well each fits, 0 to 1. */
  readonly candidates: ReadonlyMap<string, number>;
  /** Per page: the library's score, 1 for the best page. */
  readonly scores: ReadonlyMap<number, number>;
  /** Per page and field (in the order of `FIELDS`): weight of the best candidate there. */
  readonly fields: ReadonlyMap<number, readonly number[]>;
  /** How much the word tells: rare words tell more. */
  readonly importance: number;
  /** Whether the index does not hold the word, only others that look like it. */
  readonly isGuess: boolean;
}

/** How much a match in each field counts for the library (BM25+). */
const BOOST: Record<Field, number> = {
  title: 5,
  route: 4,
  keywords: 5,
  headings: 2,
  messages: 2,
  description: 2,
  questions: 3,
  body: 1,
};
/** Frequent words count nearly as much as rare ones: better on the questions than BM25's 0. */
const FLOOR = 3;
const FIELD_NUMBER = Object.fromEntries(FIELDS.map((field, number) => [field, number])) as Record<
  Field,
  number
>;
const MAX_CANDIDATES = 40;
const SEPARATOR = '\u0001';
/** How well a synonym fits. */
export const SYNONYM = 0.6;
const FUZZY = 0.65;
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;
/** Shorter words look like too many names. */
const NAME_FROM = 5;
/** Beginnings shorter than this are looked for in names only. */
const SHORT_PREFIX = 3;
/** A command that some page has tells more than a word. */
const COMMAND = 2;
/** Importance of a word that nothing knows. */
const UNKNOWN_IMPORTANCE = 4;

/** How many edits a word of this length may be away: none, one or two. */
export function editsAllowed(length: number): number {
  return length >= TWO_EDITS_FROM ? 2 : length >= ONE_EDIT_FROM ? 1 : 0;
}

/** What the words of a query ask for. The last word may be unfinished. */
export function clausesOf(query: readonly QueryWord[], model: SearchModel): Clause[] {
  return query.flatMap((word, index) => {
    const isLast = index === query.length - 1;
    const terms = exactTerms(query, index, model);
    const own = lookUp(word, terms, isLast, model);
    if (own !== undefined) return [own];
    const name = nearName(word, terms, model);
    if (name !== undefined) return [name];
    const inner = innerWords(word.text);
    const parts =
      inner.length > 0
        ? inner.filter((part) => model.pagesWith.has(stem(part)))
        : splitWord(word.text, model);
    const clauses = parts.map((part) =>
      lookUp({ text: part, term: stem(part) }, new Map([[stem(part), 0.9]]), false, model),
    );
    if (clauses.length > 0) return clauses.filter((clause) => clause !== undefined);
    return [guess(word, isLast, model)];
  });
}

/** Terms that the word stands for without guessing: itself, joined with a neighbor, synonyms. */
function exactTerms(
  query: readonly QueryWord[],
  index: number,
  { pagesWith, synonyms }: SearchModel,
): Map<string, number> {
  const word = query[index] as QueryWord;
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => {
    if (pagesWith.has(term) && weight > (terms.get(term) ?? 0)) terms.set(term, weight);
  };
  for (const term of [word.text, word.term]) add(term, 1);
  if (word.text.startsWith('/')) {
    // A command that some page has is meant exactly.
    if (terms.size > 0) return terms;
    const name = word.text.replace(/^\/+/, '');
    for (const term of [name, stem(name)]) add(term, 0.9);
  }
  const [before, after] = [query[index - 1], query[index + 1]];
  for (const joined of [
    after === undefined ? '' : word.text + after.text,
    before === undefined ? '' : before.text + word.text,
  ]) {
    for (const term of [joined, stem(joined)]) add(term, 1);
  }
  for (const key of [
    word.term,
    `${word.term} ${after?.term ?? ''}`,
    `${before?.term ?? ''} ${word.term}`,
  ]) {
    for (const synonym of synonyms.get(key) ?? []) add(stem(synonym), SYNONYM);
  }
  return terms;
}

interface Lookup {
  readonly terms: ReadonlyMap<string, number>;
  readonly prefix?: string;
  readonly fuzzy?: string;
  /** Looked through alone; all where absent. */
  readonly fields?: readonly Field[];
}

function lookUp(
  word: QueryWord,
  terms: ReadonlyMap<string, number>,
  isLast: boolean,
  model: SearchModel,
): Clause | undefined {
  const isKnown = model.pagesWith.has(word.term) || model.pagesWith.has(word.text);
  const isWritten = model.written.has(word.term) || model.written.has(word.text);
  // Only readers write it so, perhaps with the same typing error in a name.
  const name = isKnown && !isWritten ? nearName(word, terms, model) : undefined;
  if (name !== undefined) return name;
  // A number or a version that the site has is meant exactly: `1` is not the beginning of `137`.
  const mayBegin = isKnown
    ? isLast && !/\d/.test(word.text)
    : isLast || word.text.length >= ONE_EDIT_FROM;
  const prefix = mayBegin ? word.term : undefined;
  const isShort = prefix !== undefined && prefix.length < SHORT_PREFIX;
  const clause = isShort
    ? ask(word, { terms: new Map([...beginnings(word, model), ...terms]) }, model)
    : ask(word, { terms, ...(prefix !== undefined && { prefix }) }, model);
  return clause.candidates.size > 0 ? clause : undefined;
}

/** Words of names that begin so; those of texts would be too many. */
function beginnings(word: QueryWord, model: SearchModel): ReadonlyMap<string, number> {
  const fields: Field[] = word.term.length === 1 ? ['title'] : ['title', 'route', 'keywords'];
  return ask(word, { terms: new Map(), prefix: word.term, fields }, model).candidates;
}

/** What a word means that is a typing error away from words of titles or routes. */
function nearName(
  word: QueryWord,
  terms: ReadonlyMap<string, number>,
  model: SearchModel,
): Clause | undefined {
  if (word.text.length < NAME_FROM || /\d/.test(word.text)) return undefined;
  const near = ask(word, { terms: new Map(), fuzzy: word.term, fields: ['title', 'route'] }, model);
  const meant = [...near.candidates.keys(), ...swaps(word.text)]
    .filter((term) => term !== word.term && (near.candidates.has(term) || model.names.has(term)))
    .map((term): [string, number] => [term, FUZZY]);
  if (meant.length === 0) return undefined;
  return { ...ask(word, { terms: new Map([...meant, ...terms]) }, model), isGuess: true };
}

/** Terms that look like a word that nobody knows. */
function guess(word: QueryWord, isLast: boolean, model: SearchModel): Clause {
  const edits = /\d/.test(word.text) ? 0 : editsAllowed(word.text.length);
  if (edits === 0) return ask(word, { terms: new Map() }, model);
  const swapped = [...swaps(word.text)]
    .map(stem)
    .filter((term) => model.pagesWith.has(term))
    .map((term): [string, number] => [term, FUZZY]);
  const terms = new Map(swapped);
  const clause = ask(word, { terms, ...(swapped.length === 0 && { fuzzy: word.term }) }, model);
  if (clause.candidates.size > 0 || !isLast) return { ...clause, isGuess: true };
  // An unfinished word with an error in it: its beginning may still be right.
  const half = word.term.slice(0, Math.max(ONE_EDIT_FROM - 1, word.term.length - 2));
  return { ...ask(word, { terms: new Map(), prefix: half }, model), isGuess: true };
}

/** The word with two neighbors swapped, once at each place: the library counts that as two edits. */
function* swaps(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) {
    yield text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  }
}

/** Words looked up recently, by model: while a reader types, only the last word is new. */
const asked = new WeakMap<SearchModel, Map<string, Clause>>();
const MAX_ASKED = 100;

function ask(word: QueryWord, lookup: Lookup, model: SearchModel): Clause {
  let known = asked.get(model);
  if (known === undefined) asked.set(model, (known = new Map<string, Clause>()));
  const key = JSON.stringify([word.text, [...lookup.terms], lookup]);
  let clause = known.get(key);
  if (clause === undefined) {
    clause = askLibrary(word, lookup, model);
    if (known.size >= MAX_ASKED) known.clear();
    known.set(key, clause);
  }
  return clause;
}

function askLibrary(
  { text, term }: QueryWord,
  { terms, prefix, fuzzy, fields }: Lookup,
  model: SearchModel,
): Clause {
  const all = new Set(terms.keys());
  if (prefix !== undefined) all.add(prefix);
  if (fuzzy !== undefined) all.add(fuzzy);
  const found = model.engine.search([...all].join(SEPARATOR), {
    tokenize: (list) => list.split(SEPARATOR),
    processTerm: (one) => one,
    boost: BOOST,
    boostTerm: (one) => terms.get(one) ?? 1,
    prefix: (one) => one === prefix,
    fuzzy: (one) => (one === fuzzy ? editsAllowed(text.length) : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.4 },
    ...(fields !== undefined && { fields: [...fields] }),
  });
  const isKnown = terms.has(term) || terms.has(text);
  const weightOf = (one: string): number =>
    terms.get(one) ??
    (prefix !== undefined && one.startsWith(prefix)
      ? (isKnown ? 0.55 : 0.85) * Math.max(0.5, prefix.length / one.length)
      : FUZZY);
  const best = found[0]?.score ?? 1;
  const candidates = new Map<string, number>();
  const scores = new Map<number, number>();
  const placed = new Map<number, number[]>();
  for (const { id, score, match } of found) {
    const page = id as number;
    scores.set(page, score / best);
    const inFields = FIELDS.map(() => 0);
    for (const one in match) {
      let weight = candidates.get(one);
      if (weight === undefined) candidates.set(one, (weight = weightOf(one)));
      for (const name of match[one] as Field[]) {
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
    importance: importanceOf(candidates, model) * (isKnown && text.startsWith('/') ? COMMAND : 1),
    isGuess: false,
  };
}

/** The terms that fit best: a short beginning has hundreds, and nobody means the last of them. */
function likeliest(candidates: Map<string, number>): Map<string, number> {
  if (candidates.size <= MAX_CANDIDATES) return candidates;
  return new Map([...candidates].sort((a, b) => b[1] - a[1]).slice(0, MAX_CANDIDATES));
}

function importanceOf(candidates: ReadonlyMap<string, number>, model: SearchModel): number {
  let best = 0;
  let value = UNKNOWN_IMPORTANCE;
  for (const [term, weight] of candidates) {
    if (weight > best) [best, value] = [weight, rarity(model, term)];
  }
  return value;
}

/** Inverse document frequency over all fields, as BM25 has it. */
export function rarity({ pages, pagesWith }: SearchModel, term: string): number {
  const count = pagesWith.get(term) ?? 0;
  return Math.log(1 + (pages.length - count + 0.5) / (count + 0.5)) + FLOOR;
}

/** The words of a compound such as `oxide.reload` or `xmx4g`; none of a plain word or a version. */
function innerWords(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  if (parts.length < 2) return /^\p{L}{2,}(?=\d)/u.exec(text) ?? [];
  return parts.every((part) => /^\d+$/.test(part)) ? [] : parts;
}

/** Cuts a word that nobody knows into two known ones, the longer first part preferred. */
function splitWord(text: string, { pagesWith }: SearchModel): string[] {
  for (let at = text.length - 3; at >= 3; at--) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every((part) => pagesWith.has(part) || pagesWith.has(stem(part)))) return parts;
  }
  return [];
}
