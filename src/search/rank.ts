/**
 * Orders pages by a query. Pure.
 *
 * The library (MiniSearch) finds pages word by word and scores them. What it cannot say is compared
 * here: whether a short string of the page (title, keyword, message, question) is what was asked,
 * as a whole, and whether the page is about another product. Both become named features; their
 * weights are learned from questions with known answers (`npm run search:learn`).
 */
import { FIELDS, KINDS, WORD_SHARE, type Field, type Kind, type SearchModel } from './model';
import { subjectsNamed, type Fit } from './subjects';
import { queryWords } from './tokenizer';
import { clausesOf, type Clause } from './clauses';
import WEIGHTS from './weights.json';

/** Fields and kinds of short strings that earn something: the others were left out one by one. */
const JUDGED_FIELDS = ['title', 'keywords', 'questions'] as const satisfies Field[];
const JUDGED_KINDS = ['route', 'keyword', 'question'] as const satisfies Kind[];

/** How a page fits a query, each from 0 to 1. */
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

/** A message that is asked for to this degree may be there by chance; above it, it is quoted. */
const MENTIONED = 0.5;
/** This many consecutive words of a message quote it, whatever else the query holds. */
const QUOTED_WORDS = 3;
/** How many words farther on in a message the query's next word may be; stop words are between. */
const MAX_GAP = 3;
/** From this weight on a word of the message was typed, not a synonym of it. */
const TYPED = 0.8;
/** Of a page's questions, after the one that fits best: how many come next, and how many after those. */
const NEXT_QUESTIONS = 4;
const LATER_QUESTIONS = 10;
/** A query of fewer words hardly shows that it means a game which it does not name. */
const MIN_TELLING_WORDS = 3;
/** Taken off pages about another product than the one named: they come after all others. */
const OTHER_SUBJECT = 1000;

const NO_HEADINGS: ReadonlyMap<number, number> = new Map();
const FIELD_NUMBERS = JUDGED_FIELDS.map((field) => FIELDS.indexOf(field));

/** A page that answers a query. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** How well each heading fits, by index of the section. */
  readonly headings: ReadonlyMap<number, number>;
}

/** The outcome of a query: pages, best first, and what each word was taken for. */
export interface Ranking {
  readonly pages: readonly RankedPage[];
  readonly clauses: readonly Clause[];
}

/** What short strings of a page say about a query. */
interface PhraseFit {
  /** By number of the kind. */
  readonly best: number[];
  /** How well each question that shares a word fits, in any order. */
  readonly questions: number[];
  readonly headings: Map<number, number>;
}

/** A short string that holds words of the query. */
interface PhraseMatch {
  /** How much of what is asked it holds. */
  sum: number;
  /** The word of the query looked at last, and its best weight here. */
  clause: number;
  best: number;
  /** Its own words that were asked for, one bit each, and how many they are. */
  words: number;
  count: number;
  /** Words asked for without a break and in its own order: how many, the last of them in both, the most. */
  run: number;
  runEnd: number;
  runClause: number;
  longest: number;
}

const UNTOUCHED: PhraseMatch = {
  sum: 0,
  clause: 0,
  best: 0,
  words: 0,
  count: 0,
  run: 0,
  runEnd: -1,
  runClause: -1,
  longest: 0,
};
const NO_PHRASES: readonly number[] = KINDS.map(() => 0);
const NO_QUESTIONS: readonly number[] = [];
const KIND_NUMBER = Object.fromEntries(KINDS.map((kind, number) => [kind, number])) as Record<
  Kind,
  number
>;
/** A word that fits less does not use up a word of the short string. */
const LEAST_USED = 0.3;

/**
 * Ranks pages for a query; an empty or unreadable query finds nothing.
 * @param open the page that the reader has open
 */
export function rank(model: SearchModel, query: string, open?: number): Ranking {
  const { candidates, clauses, phrases } = featuresOf(model, query, open);
  const factors = FEATURES.map((name) => WEIGHTS[name]);
  const pages = candidates.map(({ page, features, fit }) => {
    let score = fit === 'other' ? -OTHER_SUBJECT : 0;
    for (let i = 0; i < factors.length; i++) {
      score += (factors[i] as number) * (features[i] as number);
    }
    return { page, score, headings: phrases.get(page)?.headings ?? NO_HEADINGS };
  });
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages, clauses };
}

/** A page with a word of the query. */
interface Candidate {
  readonly page: number;
  readonly features: readonly number[];
  readonly fit: Fit;
}

/** What a query asks for, looked up once for all pages. */
interface AskedQuery {
  readonly clauses: readonly Clause[];
  /** Importance of all its words together. */
  readonly total: number;
  readonly phrases: ReadonlyMap<number, PhraseFit>;
}

/** Every page that has a word of the query, with its features; for learning, too. */
export function featuresOf(
  model: SearchModel,
  query: string,
  open?: number,
): Omit<AskedQuery, 'total'> & { readonly candidates: readonly Candidate[] } {
  const clauses = clausesOf(queryWords(query), model);
  const total = clauses.reduce((sum, { importance }) => sum + importance, 0);
  const phrases = matchPhrases(model, clauses, total);
  const fitOf = subjectsNamed(
    model,
    clauses,
    open === undefined ? undefined : model.pages[open]?.subject,
  );
  const found = new Set<number>();
  for (const { scores } of clauses) for (const page of scores.keys()) found.add(page);
  const candidates = [...found].map((page) => {
    const fit = fitOf(page);
    const isGame = model.pages[page]?.subject?.kind === 'game';
    return { page, fit, features: featuresOfPage(page, fit, isGame, { clauses, total, phrases }) };
  });
  return { candidates, clauses, phrases };
}

/** The features of one page, in the order of `FEATURES`. */
function featuresOfPage(
  page: number,
  fit: Fit,
  isGame: boolean,
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
  const phrase = (kind: Kind) => (fits?.best ?? NO_PHRASES)[KIND_NUMBER[kind]] as number;
  const quoted = Math.max(0, phrase('message') - MENTIONED) / (1 - MENTIONED);
  const isGameNotNamed = isGame && fit === 'unnamed';
  const asked = Math.min(1, Math.max(phrase('question'), quoted));
  return [
    library,
    coverage,
    ...fields,
    ...JUDGED_KINDS.map(phrase),
    phrase('question') ** 2,
    ...beyondTheBest(fits?.questions ?? NO_QUESTIONS),
    quoted,
    isGameNotNamed ? (clauses.length < MIN_TELLING_WORDS ? 1 : 0.5) * (1 - asked) : 0,
    fit === 'named' ? 1 : 0,
    fit === 'here' ? 1 : 0,
  ];
}

/** What a page's questions say together: one may fit by chance, five that fit a little do not. */
function beyondTheBest(fits: readonly number[]): [next: number, later: number] {
  const sorted = [...fits].sort((a, b) => b - a);
  let [next, later] = [0, 0];
  for (let i = 1; i <= NEXT_QUESTIONS; i++) next += sorted[i] ?? 0;
  for (let i = NEXT_QUESTIONS + 1; i <= NEXT_QUESTIONS + LATER_QUESTIONS; i++) {
    later += sorted[i] ?? 0;
  }
  return [next / NEXT_QUESTIONS, later / LATER_QUESTIONS];
}

/** Short strings that hold words of the query, by their number. */
function touchedBy(
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
        touch(entry, clause, place % WORD_SHARE, weight, importance);
      }
    }
  }
  return touched;
}

/** One more word of the query, or another candidate for it, at a place in a short string. */
function touch(
  entry: PhraseMatch,
  clause: number,
  at: number,
  weight: number,
  importance: number,
): void {
  if (entry.clause !== clause) {
    entry.clause = clause;
    entry.best = 0;
  }
  if (weight > entry.best) {
    entry.sum += (weight - entry.best) * importance;
    entry.best = weight;
  }
  if (weight >= TYPED && entry.runClause !== clause) {
    const step = at - entry.runEnd;
    entry.run = entry.runClause === clause - 1 && step > 0 && step <= MAX_GAP ? entry.run + 1 : 1;
    entry.runClause = clause;
    entry.runEnd = at;
    if (entry.run > entry.longest) entry.longest = entry.run;
  }
  const word = 1 << at;
  if (weight > LEAST_USED && (entry.words & word) === 0) {
    entry.words |= word;
    entry.count++;
  }
}

/** How well the whole query and each short string cover each other, 0 to 1, by page. */
function matchPhrases(
  model: SearchModel,
  clauses: readonly Clause[],
  total: number,
): Map<number, PhraseFit> {
  const fits = new Map<number, PhraseFit>();
  for (const [number, { sum, count, longest }] of touchedBy(clauses, model)) {
    const phrase = model.phrases[number];
    if (phrase === undefined) continue;
    const quoted = phrase.kind === 'message' && longest >= QUOTED_WORDS ? longest : 0;
    const match = Math.max(
      (sum / total) * Math.sqrt(Math.min(1, count / phrase.words)),
      Math.sqrt(Math.min(1, quoted / phrase.words)),
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
