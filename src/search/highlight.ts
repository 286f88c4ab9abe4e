/** Renders texts of a hit as HTML with the query's words marked, whole or as a snippet. Pure. */
import { escapeHtml } from '../lib/escape-html';
import { rememberedWords } from './tokenizer';

export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
  readonly matchedWords: readonly string[];
}

/** The tags around a marked word, as HTML. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** The words of a text that match the query. */
export function marked(text: string, terms: ReadonlySet<string>) {
  return rememberedWords(text).filter(({ term }) => terms.has(term));
}

/** The text as HTML with matched words between the tags; everything else is escaped. */
export function highlight(
  text: string,
  terms: ReadonlySet<string>,
  { pre, post }: Tags,
): Highlight {
  const found = marked(text, terms);
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

/** The `count` words of a text around its first matches, with an ellipsis where it was cut. */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  tags: Tags,
  count: number,
  ellipsis = '…',
): Highlight {
  return cutShort(text, terms, tags, highlight(text, terms, tags), count, ellipsis);
}

/** A snippet of a highlighted text; short texts are already highlighted. */
export function cutShort(
  text: string,
  terms: ReadonlySet<string>,
  tags: Tags,
  whole: Highlight,
  count: number,
  ellipsis: string,
): Highlight {
  const places = wordPlaces(text);
  if (places.length <= count) return whole;
  const starts = marked(text, terms).map(({ start }) => start);
  // Prefix sums of matched words, so that a window needs one subtraction.
  const before = [0];
  let next = 0;
  for (const [, end] of places) {
    const first = next;
    while (next < starts.length && (starts[next] as number) < end) next++;
    before.push((before.at(-1) as number) + (next > first ? 1 : 0));
  }
  let bestStart = 0;
  let most = -1;
  for (let start = 0; start + count <= places.length; start++) {
    const found = (before[start + count] as number) - (before[start] as number);
    if (found > most) [bestStart, most] = [start, found];
  }
  const from = places[bestStart]?.[0] ?? 0;
  const to = places[bestStart + count - 1]?.[1] ?? text.length;
  const cut = highlight(text.slice(from, to), terms, tags);
  return {
    ...cut,
    value: (from > 0 ? ellipsis : '') + cut.value + (to < text.length ? ellipsis : ''),
  };
}

/** Start and end of each written word in a text. */
function wordPlaces(text: string): (readonly [start: number, end: number])[] {
  return [...text.matchAll(/\S+/g)].map(
    ({ index, 0: word }) => [index, index + word.length] as const,
  );
}
