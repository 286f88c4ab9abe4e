/** Tokenizes and stems text for the search. Pure; shared by the index builder and the engine. */

import { getIndexLanguage, isStopWord, stem } from './language';
import { MAX_FIELD_LENGTH, MAX_QUERY_LENGTH } from './limits';

/** A token with its offsets in the text, for highlighting. */
export interface Token {
  /** Stemmed, lower case, without accents. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Commands (`//wand`, `/home`), names that end in plus signs (`rust+`), and words with inner dots,
 * dashes, underscores or apostrophes (`server.properties`, `allow-flight`, `can't`).
 */
const TOKEN =
  /(?<![\p{L}\p{N}/])\/{1,2}[a-z][\w-]*|[\p{L}\p{N}\p{M}]+(?:[._'’-][\p{L}\p{N}\p{M}]+)*\+*/giu;
const MAX_TOKEN_LENGTH = 40;

/** Lower case, without accents. The length may change: use `tokenize` if offsets matter. */
export function foldAccents(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
}

/** Cache of recently tokenized texts: the same passages are needed on every keystroke. */
const recent = new Map<string, Token[]>();
const MAX_RECENT = 4000;
let recentLanguage = getIndexLanguage();

/** `tokenize` with a cache. The result must not be modified. */
export function tokenizeCached(text: string): readonly Token[] {
  if (recent.size >= MAX_RECENT || recentLanguage !== getIndexLanguage()) recent.clear();
  recentLanguage = getIndexLanguage();
  const cachedTokens = recent.get(text);
  if (cachedTokens !== undefined) return cachedTokens;
  const found = tokenize(text);
  recent.set(text, found);
  return found;
}

/** Every term of a text with its offsets; a compound also yields its parts at the same offsets. */
export function tokenize(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (match[0].length > MAX_TOKEN_LENGTH * 2) continue;
    const start = match.index;
    const end = start + match[0].length;
    for (const term of getTerms(match[0])) found.push({ term, start, end });
  }
  return found;
}

/** A folded word without 's; characters that fold to a space and a combining mark are dropped. */
function foldToken(written: string): string {
  return foldAccents(written).replace(/\s+/g, '').replace(/'s$/, '').slice(0, MAX_TOKEN_LENGTH);
}

/** The terms of one written word: itself, its parts, and the parts of `CamelCase`. */
export function getTerms(written: string): string[] {
  const whole = foldToken(written);
  if (whole === '') return [];
  const terms = new Set([stem(whole)]);
  const camel = /[a-z][A-Z]/.test(written) ? written.split(/(?<=[a-z])(?=[A-Z])/) : [];
  const parts = [...whole.split(/[^\p{L}\p{N}]+/u), ...camel.map(foldAccents)];
  for (const part of parts) {
    if (part !== '' && part !== whole && (part.length > 1 || /\d/.test(part)))
      terms.add(stem(part));
  }
  return [...terms];
}

/** Maximum words per query; the rest are ignored. */
const MAX_QUERY_TOKENS = 24;

/** A query word before it is looked up. */
export interface QueryToken {
  /** Folded, as typed. */
  readonly text: string;
  /** Stemmed. */
  readonly term: string;
}

/** Every word of a query in its order, stop words too; never throws. */
export function tokenizeAllWords(query: string): QueryToken[] {
  const text = query.slice(0, MAX_QUERY_LENGTH).replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  const tokens = [...text.matchAll(TOKEN)]
    .map(([written]) => foldToken(written))
    .filter((folded) => folded !== '')
    .map((folded) => ({ text: folded, term: stem(folded) }));
  // The last word of a text that the field cut may be incomplete.
  if (query.length === MAX_FIELD_LENGTH && tokens.length > 1 && /[\p{L}\p{N}]$/u.test(query))
    tokens.pop();
  return tokens;
}

/** Tokenizes a query: folded words without stop words; never throws. */
export function tokenizeQuery(query: string): QueryToken[] {
  const tokens = tokenizeAllWords(query);
  const contentTokens = tokens.filter((word) => !isStopWord(word.text));
  return (contentTokens.length > 0 ? contentTokens : tokens).slice(0, MAX_QUERY_TOKENS);
}
