/** Renders texts of a hit as HTML with the query's words marked, whole or as a snippet. Pure. */
import { escapeHtml } from '../../lib/escape-html';
import { tokenizeCached } from '../words/tokenizer';

export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

/** The tags around a marked word, as HTML. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** The words of a text that match the query. */
export function markMatches(text: string, terms: ReadonlySet<string>) {
  return tokenizeCached(text).filter(({ term }) => terms.has(term));
}

/** The text as HTML with matched words between the tags; everything else is escaped. */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  { pre, post }: HighlightTags,
): Highlight {
  const found = markMatches(text, terms);
  let html = '';
  let last = 0;
  for (const { start, end } of found) {
    if (start < last) continue;
    html += escapeHtml(text.slice(last, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    last = end;
  }
  return {
    value: html + escapeHtml(text.slice(last)),
    matchLevel: found.length > 0 ? 'full' : 'none',
    matchedWords: [...new Set(found.map(({ term }) => term))],
  };
}

export interface SnippetOptions {
  readonly terms: ReadonlySet<string>;
  readonly tags: HighlightTags;
  /** Number of words to show. */
  readonly wordCount: number;
  /** Stands where the text was cut. */
  readonly ellipsis: string;
}

/** Cuts a text to the window of words that has the most matches; a short text stays whole. */
export function createSnippet(
  text: string,
  { terms, tags, wordCount, ellipsis }: SnippetOptions,
): Highlight {
  const spans = listWordSpans(text);
  if (spans.length <= wordCount) return highlight(text, terms, tags);
  const first = findBestWindow(matchesBefore(spans, text, terms), wordCount);
  const from = spans[first]?.[0] ?? 0;
  const to = spans[first + wordCount - 1]?.[1] ?? text.length;
  const cut = highlight(text.slice(from, to), terms, tags);
  return {
    ...cut,
    value: (from > 0 ? ellipsis : '') + cut.value + (to < text.length ? ellipsis : ''),
  };
}

type WordSpan = readonly [start: number, end: number];

/**
 * How many words match before each word, and before the end of the text: with these prefix sums the
 * matches of a window are one subtraction.
 */
function matchesBefore(
  spans: readonly WordSpan[],
  text: string,
  terms: ReadonlySet<string>,
): number[] {
  const starts = markMatches(text, terms).map(({ start }) => start);
  const before = [0];
  let next = 0;
  for (const [, end] of spans) {
    const first = next;
    while (next < starts.length && (starts[next] as number) < end) next++;
    before.push((before.at(-1) as number) + (next > first ? 1 : 0));
  }
  return before;
}

/** The first word of the first window with the most matches. */
function findBestWindow(before: readonly number[], wordCount: number): number {
  let bestStart = 0;
  let mostMatches = -1;
  for (let start = 0; start + wordCount < before.length; start++) {
    const matches = (before[start + wordCount] as number) - (before[start] as number);
    if (matches > mostMatches) [bestStart, mostMatches] = [start, matches];
  }
  return bestStart;
}

/** Start and end of each written word in a text. */
function listWordSpans(text: string): WordSpan[] {
  return [...text.matchAll(/\S+/g)].map(
    ({ index, 0: word }) => [index, index + word.length] as const,
  );
}
