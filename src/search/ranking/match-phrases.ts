/**
 * Compares the short strings of pages (title, keyword, message, question) with a query as a whole,
 * which MiniSearch cannot. Pure.
 */
import type { Clause } from './look-up-terms';
import { KINDS, WORD_SHARE, type PhraseKind, type SearchModel } from './model';

/** A weaker match of a message may be chance; above this, the query quotes the message. */
export const MAX_CHANCE_FIT = 0.5;

/** How the short strings of a page match a query. */
export interface PhraseFit {
  /** The best match of each kind. */
  readonly best: Record<PhraseKind, number>;
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

const NO_MATCH: PhraseMatch = {
  sum: 0,
  clause: 0,
  best: 0,
  matchedMask: 0,
  count: 0,
};
/** A weaker clause does not use up a word of the short string. */
const MIN_USED_WEIGHT = 0.3;

/** Short strings that contain words of the query, by index. */
function findPhraseMatches(
  clauses: readonly Clause[],
  { phrasePlaces }: Pick<SearchModel, 'phrasePlaces'>,
): Map<number, PhraseMatch> {
  const matches = new Map<number, PhraseMatch>();
  for (const [clause, { candidates, importance }] of clauses.entries()) {
    for (const [term, weight] of candidates) {
      for (const place of phrasePlaces.get(term) ?? []) {
        const phrase = Math.floor(place / WORD_SHARE);
        let entry = matches.get(phrase);
        if (entry === undefined) matches.set(phrase, (entry = { ...NO_MATCH, clause }));
        addMatch(entry, { clause, position: place % WORD_SHARE, weight, importance });
      }
    }
  }
  return matches;
}

/** A query word, or another candidate for it, found in a short string. */
interface WordMatch {
  /** Number of the query word. */
  readonly clause: number;
  /** Position in the short string, in words. */
  readonly position: number;
  readonly weight: number;
  readonly importance: number;
}

/** Adds a word to what is known about a short string: how much of the query, and how many of its words. */
function addMatch(entry: PhraseMatch, { clause, position, weight, importance }: WordMatch): void {
  if (entry.clause !== clause) {
    entry.clause = clause;
    entry.best = 0;
  }
  if (weight > entry.best) {
    entry.sum += (weight - entry.best) * importance;
    entry.best = weight;
  }
  const wordBit = 1 << position;
  if (weight > MIN_USED_WEIGHT && (entry.matchedMask & wordBit) === 0) {
    entry.matchedMask |= wordBit;
    entry.count++;
  }
}

/** How the words of a query match short strings. */
interface PhraseQuery {
  readonly clauses: readonly Clause[];
  /** Total importance of its words. */
  readonly totalImportance: number;
  /** How surely it quotes each message. */
  readonly quotes: ReadonlyMap<number, number>;
}

function createPhraseFit(): PhraseFit {
  const best = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as PhraseFit['best'];
  return { best, questions: [], headings: new Map() };
}

/** Mutual coverage of the whole query and each short string, 0 to 1, by page. */
export function matchPhrases(
  model: SearchModel,
  { clauses, totalImportance, quotes }: PhraseQuery,
): Map<number, PhraseFit> {
  const fits = new Map<number, PhraseFit>();
  for (const [number, { sum, count }] of findPhraseMatches(clauses, model)) {
    const phrase = model.phrases[number];
    if (phrase === undefined) continue;
    const quoted = quotes.get(number) ?? 0;
    const match = Math.max(
      (sum / totalImportance) * Math.sqrt(Math.min(1, count / phrase.tokenCount)),
      quoted > 0 ? MAX_CHANCE_FIT + (1 - MAX_CHANCE_FIT) * quoted : 0,
    );
    const fit = fits.get(phrase.page) ?? createPhraseFit();
    fits.set(phrase.page, fit);
    fit.best[phrase.kind] = Math.max(fit.best[phrase.kind], match);
    if (phrase.kind === 'question') fit.questions.push(match);
    if (phrase.kind === 'heading') fit.headings.set(phrase.section, match);
  }
  return fits;
}
