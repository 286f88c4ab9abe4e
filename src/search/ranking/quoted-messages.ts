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
/** How sure a quote is that has only so many words with content, and one that lacks words of the message. */
const SHORT_QUOTE = 0.5;
const PARTIAL_QUOTE = 0.85;
/** A sequence on more pages is a phrase of the language. */
const MAX_PAGES = 4;

/** Words of the query, one behind the other, that a message contains in the same way. */
interface QuoteRun {
  readonly start: number;
  readonly end: number;
  /** How many of them are no stop words. */
  readonly content: number;
}

const getLength = ({ start, end }: QuoteRun) => end - start + 1;

/**
 * How surely a query quotes each message, from 0 to 1, by number of the phrase.
 * @param words all words of the query in their order, stop words too
 */
export function findQuotedMessages(
  { phrases, phrasePlaces }: Pick<SearchModel, 'phrases' | 'phrasePlaces'>,
  words: readonly QueryToken[],
): Map<number, number> {
  const longest = new Map<number, QuoteRun>();
  let runsAtPreviousWord = new Map<number, QuoteRun>();
  for (const [at, { text, term }] of words.entries()) {
    const runsAtWord = new Map<number, QuoteRun>();
    for (const place of phrasePlaces.get(term) ?? []) {
      const phrase = Math.floor(place / WORD_SHARE);
      if (phrases[phrase]?.kind !== 'message') continue;
      const { start = at, content = 0 } = runsAtPreviousWord.get(place - 1) ?? {};
      const run = { start, end: at, content: content + (isStopWord(text) ? 0 : 1) };
      runsAtWord.set(place, run);
      const known = longest.get(phrase);
      if (known === undefined || getLength(run) > getLength(known)) longest.set(phrase, run);
    }
    runsAtPreviousWord = runsAtWord;
  }
  return weighRuns(longest, phrases);
}

/** Keeps runs that are long enough, and weighs each by how many pages share it. */
function weighRuns(
  runs: ReadonlyMap<number, QuoteRun>,
  phrases: SearchModel['phrases'],
): Map<number, number> {
  const quotes = [...runs].filter(
    ([, run]) => getLength(run) >= MIN_WORDS && run.content >= MIN_CONTENT_WORDS,
  );
  const pagesWith = new Map<string, Set<number | undefined>>();
  for (const [phrase, { start, end }] of quotes) {
    const key = `${start} ${end}`;
    pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(phrases[phrase]?.page));
  }
  return new Map(
    quotes.map(([phrase, { start, end, content }]) => {
      const pages = pagesWith.get(`${start} ${end}`)?.size ?? 0;
      const rarity = Math.max(0, MAX_PAGES + 1 - pages) / MAX_PAGES;
      const isWhole = content >= (phrases[phrase]?.tokenCount ?? 0);
      const length = content > MIN_CONTENT_WORDS ? PARTIAL_QUOTE : SHORT_QUOTE;
      return [phrase, rarity * (isWhole ? 1 : length)];
    }),
  );
}
