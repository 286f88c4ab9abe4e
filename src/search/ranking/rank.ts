/**
 * Orders pages by a query. Pure.
 *
 * MiniSearch finds pages word by word and scores them. What it cannot compare is added here: whether
 * a short string of the page matches the query as a whole (`match-phrases.ts`), and whether the page
 * is about another product (`subjects.ts`). Both become named features; their weights are learned
 * from questions with known answers (`npm run search:learn`).
 */
import { matchPhrases, MAX_CHANCE_FIT, type PhraseFit } from './match-phrases';
import { FIELDS, type IndexField } from './library-index';
import type { PhraseKind, SearchModel } from './model';
import { createSubjectMatcher, type SubjectFit } from './subjects';
import { findQuotedMessages } from './quoted-messages';
import { tokenizeQuery, tokenizeAllWords } from '../words/tokenizer';
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

type Feature = (typeof FEATURES)[number];
export type Weights = Record<Feature, number>;

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
const JUDGED_FIELD_NUMBERS = JUDGED_FIELDS.map((field) => [field, FIELDS.indexOf(field)] as const);

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
interface LookedUpQuery {
  readonly clauses: readonly Clause[];
  /** Total importance of its words. */
  readonly totalImportance: number;
  readonly phrases: ReadonlyMap<number, PhraseFit>;
}

/** Every page with a word of the query, with its features; also used for learning. */
export function computeFeatures(
  model: SearchModel,
  query: string,
  open?: number,
): Omit<LookedUpQuery, 'totalImportance'> & { readonly candidates: readonly PageCandidate[] } {
  const clauses = createClauses(tokenizeQuery(query), model);
  const totalImportance = clauses.reduce((sum, { importance }) => sum + importance, 0);
  const quotes = findQuotedMessages(model, tokenizeAllWords(query));
  const phrases = matchPhrases(model, { clauses, totalImportance, quotes });
  const getSubjectFit = createSubjectMatcher(
    model,
    clauses,
    open === undefined ? undefined : model.pages[open]?.subject,
  );
  const found = new Set<number>();
  for (const { scores } of clauses) for (const page of scores.keys()) found.add(page);
  const candidates = [...found].map((page) => {
    const fit = getSubjectFit(page);
    const isGame = model.pages[page]?.subject?.kind === 'game';
    return {
      page,
      fit,
      features: getPageFeatures({ page, fit, isGame }, { clauses, totalImportance, phrases }),
    };
  });
  return { candidates, clauses, phrases };
}

/** The features of one page, in the order of `FEATURES`. */
function getPageFeatures(
  { page, fit, isGame }: { page: number; fit: SubjectFit; isGame: boolean },
  { clauses, totalImportance, phrases }: LookedUpQuery,
): number[] {
  const fits = phrases.get(page);
  const getPhraseFit = (kind: PhraseKind) => fits?.best[kind] ?? 0;
  const questionPhrase = getPhraseFit('question');
  const messageQuoted =
    Math.max(0, getPhraseFit('message') - MAX_CHANCE_FIT) / (1 - MAX_CHANCE_FIT);
  // A short query that does not name the game hardly means it.
  const unnamedGame = clauses.length < MIN_TELLING_WORDS ? 1 : 0.5;
  const isGameNotNamed = isGame && fit === 'unnamed';
  const questionMatch = Math.min(1, Math.max(questionPhrase, messageQuoted));
  const { few, many } = getFitsAfterBest(fits?.questions ?? []);
  const features: Record<Feature, number> = {
    library: 0,
    coverage: 0,
    title: 0,
    keywords: 0,
    questions: 0,
    routePhrase: getPhraseFit('route'),
    keywordPhrase: getPhraseFit('keyword'),
    questionPhrase,
    questionPhraseSquared: questionPhrase ** 2,
    fewQuestions: few,
    manyQuestions: many,
    messageQuoted,
    gameNotNamed: isGameNotNamed ? unnamedGame * (1 - questionMatch) : 0,
    subjectNamed: fit === 'named' ? 1 : 0,
    subjectOpen: fit === 'here' ? 1 : 0,
  };
  for (const { scores, fields: byPage, importance } of clauses) {
    const inFields = byPage.get(page);
    if (inFields === undefined) continue;
    const share = importance / totalImportance;
    features.library += (scores.get(page) ?? 0) * share;
    features.coverage += share;
    for (const [field, number] of JUDGED_FIELD_NUMBERS) {
      features[field] += (inFields[number] ?? 0) * share;
    }
  }
  return FEATURES.map((name) => features[name]);
}

/**
 * The combined match of a page's questions: one may match by chance, five partial matches do not.
 */
function getFitsAfterBest(fits: readonly number[]): { few: number; many: number } {
  const sorted = [...fits].sort((a, b) => b - a);
  let [next, later] = [0, 0];
  for (let i = 1; i <= NEXT_QUESTIONS; i++) next += sorted[i] ?? 0;
  for (let i = NEXT_QUESTIONS + 1; i <= NEXT_QUESTIONS + LATER_QUESTIONS; i++) {
    later += sorted[i] ?? 0;
  }
  return { few: next / NEXT_QUESTIONS, many: later / LATER_QUESTIONS };
}
