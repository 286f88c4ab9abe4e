/**
 * Finds messages that a query quotes word for word, whatever stands around the quote. Pure.
 *
 * The words of a message are often frequent ("failed", "server"); their sequence is not. So a quote
 * counts by how few pages have that sequence, not by how rare its words are, and stop words belong
 * to it: "The MAC is invalid in that" is six words in a row, although only two have content.
 */
import { WORD_SHARE, type SearchModel } from './model';
import { isStopWord } from '../words/language';
import type { QueryToken } from '../words/tokenizer';

/** Shorter sequences also occur by chance. */
const MIN_WORDS = 3;
/** Stop words alone say nothing. */
const MIN_CONTENT_WORDS = 2;
/** A sequence on more pages is a phrase of the language, not of one message. */
const MAX_QUOTING_PAGES = 4;

/** How surely a query quotes a message of which it has all words, only some, or very few. */
const CERTAINTY = { whole: 1, partial: 0.85, short: 0.5 } as const;

/** A sequence of words of the query that a message contains in the same order, without gaps. */
interface QuoteRun {
  /** Index of its first and last word in the query. */
  readonly start: number;
  readonly end: number;
  /** How many of its words are no stop words. */
  readonly contentCount: number;
}

const getLength = ({ start, end }: QuoteRun) => end - start + 1;

/** Runs by the place of their last word in a message (see `phrasePlaces`). */
type RunsByPlace = Map<number, QuoteRun>;

/**
 * How surely a query quotes each message, from 0 to 1, by number of the phrase.
 * @param words all words of the query in their order, stop words too
 */
export function findQuotedMessages(
  { phrases, phrasePlaces }: Pick<SearchModel, 'phrases' | 'phrasePlaces'>,
  words: readonly QueryToken[],
): Map<number, number> {
  const longestRuns = new Map<number, QuoteRun>();
  let runsAtPreviousWord: RunsByPlace = new Map();
  for (const [index, { text, term }] of words.entries()) {
    const runsAtWord: RunsByPlace = new Map();
    for (const place of phrasePlaces.get(term) ?? []) {
      const phrase = Math.floor(place / WORD_SHARE);
      if (phrases[phrase]?.kind !== 'message') continue;
      // If the word before it in the query is also the one before it in the message, the run goes on.
      const { start = index, contentCount = 0 } = runsAtPreviousWord.get(place - 1) ?? {};
      const run = { start, end: index, contentCount: contentCount + (isStopWord(text) ? 0 : 1) };
      runsAtWord.set(place, run);
      const longest = longestRuns.get(phrase);
      if (longest === undefined || getLength(run) > getLength(longest))
        longestRuns.set(phrase, run);
    }
    runsAtPreviousWord = runsAtWord;
  }
  return weighRuns(longestRuns, phrases);
}

/** Keeps runs that are long enough, and weighs each by how many pages have the same words. */
function weighRuns(
  longestRuns: ReadonlyMap<number, QuoteRun>,
  phrases: SearchModel['phrases'],
): Map<number, number> {
  const quotes = [...longestRuns].filter(
    ([, run]) => getLength(run) >= MIN_WORDS && run.contentCount >= MIN_CONTENT_WORDS,
  );
  const pagesByWords = new Map<string, Set<number | undefined>>();
  for (const [phrase, run] of quotes) {
    const pages = pagesByWords.get(getWordsKey(run)) ?? new Set();
    pagesByWords.set(getWordsKey(run), pages.add(phrases[phrase]?.page));
  }
  return new Map(
    quotes.map(([phrase, run]) => {
      const pageCount = pagesByWords.get(getWordsKey(run))?.size ?? 0;
      const rarity = Math.max(0, MAX_QUOTING_PAGES + 1 - pageCount) / MAX_QUOTING_PAGES;
      return [phrase, rarity * judgeCertainty(run, phrases[phrase]?.tokenCount ?? 0)];
    }),
  );
}

/** Names the words of the query that a run consists of. */
function getWordsKey({ start, end }: QuoteRun): string {
  return `${start} ${end}`;
}

function judgeCertainty({ contentCount }: QuoteRun, messageLength: number): number {
  if (contentCount >= messageLength) return CERTAINTY.whole;
  return contentCount > MIN_CONTENT_WORDS ? CERTAINTY.partial : CERTAINTY.short;
}
