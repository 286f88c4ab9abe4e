/**
 * Keeps text pasted into a search field that is longer than the field. The field keeps the first 64
 * characters, as in the dialog; the embedded engine gets the whole text, because the most telling
 * part is often at the end: the name of the game, or the message after its introduction.
 */
import { MAX_FIELD_LENGTH, MAX_QUERY_LENGTH } from '../words/limits';
import type { SearchClient } from './search-client';

let pasted = '';

/** Remembers text pasted at the end of a field. For `paste` events. */
export function keepPastedQuery({ target, clipboardData }: ClipboardEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { value, selectionStart, selectionEnd } = target;
  const isAtEnd = selectionEnd === value.length;
  const text = clipboardData?.getData('text/plain') ?? '';
  pasted = isAtEnd ? (value.slice(0, selectionStart ?? 0) + text).trim() : '';
}

/** Line breaks become spaces in some browsers, and vanish in others. */
const removeSpaces = (text: string) => text.replace(/\s+/g, '');

/** The whole text whose beginning is in a field; the query itself if nothing was cut. */
export function getWholeQuery(query: string): string {
  const isCut =
    query.length >= MAX_FIELD_LENGTH - 1 && removeSpaces(pasted).startsWith(removeSpaces(query));
  return isCut && removeSpaces(pasted) !== removeSpaces(query)
    ? pasted.slice(0, MAX_QUERY_LENGTH)
    : query;
}

/**
 * Makes the client search for whole texts.
 * @param client a search client, called as by the dialog; modified in place
 */
export function sendWholeQuery<C extends SearchClient>(client: C): C {
  const searchOnce = client.search.bind(client) as (call: unknown) => Promise<unknown>;
  client.search = ({ requests }: { requests: readonly { query: string }[] }) =>
    searchOnce({
      requests: requests.map((request) => ({ ...request, query: getWholeQuery(request.query) })),
    });
  return client;
}
