/**
 * Orders pages by a query. Pure.
 *
 * MiniSearch finds pages word by word and scores them. This module compares what MiniSearch cannot:
 * whether a short string of the page (title, keyword, message, question) matches the query as a
 * whole, and whether the page is about another product. Both become named features; their weights
 * are learned from questions with known answers (`npm run search:learn`).
 */
import {
  FIELDS,
  KINDS,
  WORD_SHARE,
  type IndexField,
  type PhraseKind,
  type SearchModel,
} from './model';
import { createSubjectMatcher, type SubjectFit } from './subjects';
import { findQuotedMessages } from './quoted-messages';
import { tokenizeQuery, tokenizeAllWords } from './tokenizer';
import { createClauses } from './clauses';
import type { Clause } from './look-up-terms';
import WEIGHTS from './weights.json';

/**
 * Fields and kinds of short strings that improve the ranking: the others were dropped one by one.
 */
const JUDGED_FIELDS = ['title', 'keywords', 'questions'] as const satisfies IndexField[];
const JUDGED_KINDS = ['route', 'keyword', 'question'] as const satisfies PhraseKind[];

/** Features of a page for a query, each from 0 to 1. */
export const FEATURES = [
  'library',
  'coverage',
  ...JUDGED_FIELDS,
  ...JUDGED_KINDS.map((kind) => `${kind}Phrase` as const),
  'questionPhraseSquared',
  'fewQuestions',
  'manyQuestions',
  'messageQuoted',
  'gameNotNamed',
  'subjectNamed',
  'subjectOpen',
] as const;

export type Weights = Record<(typeof FEATURES)[number], number>;

/** A weaker match of a message may be chance; above this, the query quotes the message. */
const MAX_CHANCE_FIT = 0.5;
/**
 * Ranges of a page's questions after the best match: how many are next, and how many follow those.
 */
const NEXT_QUESTIONS = 4;
const LATER_QUESTIONS = 10;
/** A query with fewer words hardly implies a game that it does not name. */
const MIN_TELLING_WORDS = 3;
/** Penalty for pages about a product other than the named one: they rank after all others. */
const OTHER_SUBJECT_PENALTY = 1000;

const NO_HEADINGS: ReadonlyMap<number, number> = new Map();
const FIELD_NUMBERS = JUDGED_FIELDS.map((field) => FIELDS.indexOf(field));

/** A page in the results. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Match of each heading, by section index. */
  readonly headings: ReadonlyMap<number, number>;
}

/** The result of a query: pages, best first, and how each word was interpreted. */
export interface Ranking {
  readonly pages: readonly RankedPage[];
  readonly clauses: readonly Clause[];
}

/** How the short strings of a page match a query. */
interface PhraseFit {
  /** By index of the kind. */
  readonly best: number[];
  /** Match of each question that shares a word, in any order. */
  readonly questions: number[];
  readonly headings: Map<number, number>;
}

/** A short string that contains words of the query. */
interface PhraseMatch {
  /** How much of the query it covers. */
  sum: number;
  /** The query word processed last, and its best weight here. */
  clause: number;
  best: number;
  /** Which of its words are in the query, as a bit mask, and how many. */
  matchedMask: number;
  count: number;
}

const UNTOUCHED: PhraseMatch = {
  sum: 0,
  clause: 0,
  best: 0,
  matchedMask: 0,
  count: 0,
};
const NO_PHRASES: readonly number[] = KINDS.map(() => 0);
const NO_QUESTIONS: readonly number[] = [];
const KIND_NUMBER = Object.fromEntries(KINDS.map((kind, number) => [kind, number])) as Record<
  PhraseKind,
  number
>;
/** A weaker clause does not use up a word of the short string. */
const MIN_USED_WEIGHT = 0.3;

/**
 * Ranks pages for a query; an empty or unreadable query finds nothing.
 * @param open the page that the reader has open
 */
export function rankPages(model: SearchModel, query: string, open?: number): Ranking {
  const { candidates, clauses, phrases } = computeFeatures(model, query, open);
  const factors = FEATURES.map((name) => WEIGHTS[name]);
  const pages = candidates.map(({ page, features, fit }) => {
    let score = fit === 'other' ? -OTHER_SUBJECT_PENALTY : 0;
    for (let i = 0; i < factors.length; i++) {
      score += (factors[i] as number) * (features[i] as number);
    }
    return { page, score, headings: phrases.get(page)?.headings ?? NO_HEADINGS };
  });
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, clauses };
}

/** A page with at least one word of the query. */
interface PageCandidate {
  readonly page: number;
  readonly features: readonly number[];
  readonly fit: SubjectFit;
}

/** Data about a query, computed once for all pages. */
interface AskedQuery {
  readonly clauses: readonly Clause[];
  /** Total importance of its words. */
  readonly total: number;
  readonly phrases: ReadonlyMap<number, PhraseFit>;
}

/** Every page with a word of the query, with its features; also used for learning. */
export function computeFeatures(
  model: SearchModel,
  query: string,
  open?: number,
): Omit<AskedQuery, 'total'> & { readonly candidates: readonly PageCandidate[] } {
  const clauses = createClauses(tokenizeQuery(query), model);
  const total = clauses.reduce((sum, { importance }) => sum + importance, 0);
  const quotes = findQuotedMessages(model, tokenizeAllWords(query));
  const phrases = matchPhrases(model, { clauses, total, quotes });
  const fitOf = createSubjectMatcher(
    model,
    clauses,
    open === undefined ? undefined : model.pages[open]?.subject,
  );
  const found = new Set<number>();
  for (const { scores } of clauses) for (const page of scores.keys()) found.add(page);
  const candidates = [...found].map((page) => {
    const fit = fitOf(page);
    const isGame = model.pages[page]?.subject?.kind === 'game';
    return {
      page,
      fit,
      features: getPageFeatures({ page, fit, isGame }, { clauses, total, phrases }),
    };
  });
  return { candidates, clauses, phrases };
}

/** The features of one page, in the order of `FEATURES`. */
function getPageFeatures(
  { page, fit, isGame }: { page: number; fit: SubjectFit; isGame: boolean },
  { clauses, total, phrases }: AskedQuery,
): number[] {
  let library = 0;
  let coverage = 0;
  const fields = JUDGED_FIELDS.map(() => 0);
  for (const { scores, fields: byPage, importance } of clauses) {
    const inFields = byPage.get(page);
    if (inFields === undefined) continue;
    const share = importance / total;
    library += (scores.get(page) ?? 0) * share;
    coverage += share;
    for (const [place, field] of FIELD_NUMBERS.entries()) {
      fields[place] = (fields[place] as number) + (inFields[field] ?? 0) * share;
    }
  }
  const fits = phrases.get(page);
  const getPhraseFit = (kind: PhraseKind) =>
    (fits?.best ?? NO_PHRASES)[KIND_NUMBER[kind]] as number;
  const quoted = Math.max(0, getPhraseFit('message') - MAX_CHANCE_FIT) / (1 - MAX_CHANCE_FIT);
  // A short query that does not name the game hardly means it.
  const unnamedGame = clauses.length < MIN_TELLING_WORDS ? 1 : 0.5;
  const isGameNotNamed = isGame && fit === 'unnamed';
  const questionMatch = Math.min(1, Math.max(getPhraseFit('question'), quoted));
  return [
    library,
    coverage,
    ...fields,
    ...JUDGED_KINDS.map(getPhraseFit),
    getPhraseFit('question') ** 2,
    ...getFitsAfterBest(fits?.questions ?? NO_QUESTIONS),
    quoted,
    isGameNotNamed ? unnamedGame * (1 - questionMatch) : 0,
    fit === 'named' ? 1 : 0,
    fit === 'here' ? 1 : 0,
  ];
}

/**
 * The combined match of a page's questions: one may match by chance, five partial matches do not.
 */
function getFitsAfterBest(fits: readonly number[]): [next: number, later: number] {
  const sorted = [...fits].sort((a, b) => b - a);
  let [next, later] = [0, 0];
  for (let i = 1; i <= NEXT_QUESTIONS; i++) next += sorted[i] ?? 0;
  for (let i = NEXT_QUESTIONS + 1; i <= NEXT_QUESTIONS + LATER_QUESTIONS; i++) {
    later += sorted[i] ?? 0;
  }
  return [next / NEXT_QUESTIONS, later / LATER_QUESTIONS];
}

/** Short strings that contain words of the query, by index. */
function findPhraseMatches(
  clauses: readonly Clause[],
  { phrasePlaces }: Pick<SearchModel, 'phrasePlaces'>,
): Map<number, PhraseMatch> {
  const touched = new Map<number, PhraseMatch>();
  for (const [clause, { candidates, importance }] of clauses.entries()) {
    for (const [term, weight] of candidates) {
      for (const place of phrasePlaces.get(term) ?? []) {
        const phrase = Math.floor(place / WORD_SHARE);
        let entry = touched.get(phrase);
        if (entry === undefined) touched.set(phrase, (entry = { ...UNTOUCHED, clause }));
        addMatch(entry, { clause, at: place % WORD_SHARE, weight, importance });
      }
    }
  }
  return touched;
}

/** A query word, or another candidate for it, found in a short string. */
interface WordMatch {
  /** Number of the query word. */
  readonly clause: number;
  /** Position in the short string, in words. */
  readonly at: number;
  readonly weight: number;
  readonly importance: number;
}

/** Adds a word to what is known about a short string: how much of the query, and how many of its words. */
function addMatch(entry: PhraseMatch, { clause, at, weight, importance }: WordMatch): void {
  if (entry.clause !== clause) {
    entry.clause = clause;
    entry.best = 0;
  }
  if (weight > entry.best) {
    entry.sum += (weight - entry.best) * importance;
    entry.best = weight;
  }
  const word = 1 << at;
  if (weight > MIN_USED_WEIGHT && (entry.matchedMask & word) === 0) {
    entry.matchedMask |= word;
    entry.count++;
  }
}

/** How the words of a query match short strings. */
interface AskedPhrases extends Pick<AskedQuery, 'clauses' | 'total'> {
  /** How surely it quotes each message. */
  readonly quotes: ReadonlyMap<number, number>;
}

/** Mutual coverage of the whole query and each short string, 0 to 1, by page. */
function matchPhrases(
  model: SearchModel,
  { clauses, total, quotes }: AskedPhrases,
): Map<number, PhraseFit> {
  const fits = new Map<number, PhraseFit>();
  for (const [number, { sum, count }] of findPhraseMatches(clauses, model)) {
    const phrase = model.phrases[number];
    if (phrase === undefined) continue;
    const quoted = quotes.get(number) ?? 0;
    const match = Math.max(
      (sum / total) * Math.sqrt(Math.min(1, count / phrase.tokenCount)),
      quoted > 0 ? MAX_CHANCE_FIT + (1 - MAX_CHANCE_FIT) * quoted : 0,
    );
    let fit = fits.get(phrase.page);
    if (fit === undefined) {
      fits.set(phrase.page, (fit = { best: [...NO_PHRASES], questions: [], headings: new Map() }));
    }
    const kind = KIND_NUMBER[phrase.kind];
    if (match > (fit.best[kind] as number)) fit.best[kind] = match;
    if (phrase.kind === 'question') fit.questions.push(match);
    if (phrase.kind === 'heading') fit.headings.set(phrase.section, match);
  }
  return fits;
}
