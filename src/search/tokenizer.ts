/** Tokenizes and stems text for the search. Pure; shared by the index builder and the engine. */

import { GERMAN_STOP_WORDS, stemGerman } from './german';
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

/**
 * Strips English suffixes so that "backups", "backing" and "backed" match. Deliberately light: a
 * name such as `paper` or `essentials` must stay distinct from similar words. Words with digits or
 * inner punctuation are unchanged.
 */
function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = toSingular(word);
  // American and British spelling get one stem.
  if (/i[sz]ation$/.test(singular)) return `${singular.slice(0, -7)}iz`;
  if (/i[sz]e$/.test(singular) && singular.length > 6) return `${singular.slice(0, -3)}iz`;
  const base = removeVerbEnding(singular);
  if (base.length > 5 && base.endsWith('is')) return `${base.slice(0, -1)}z`;
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** "entries" → "entry", "patches" → "patch", "backups" → "backup"; "class" and "status" stay. */
function toSingular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** "backing" → "back", "banned" → "ban", "installed" → "install"; "string" and "speed" stay. */
function removeVerbEnding(word: string): string {
  const base = word.replace(/(?:ing|ed)$/, '');
  const hasEnding = base !== word && !word.endsWith('eed');
  if (!hasEnding || base.length < 3 || !/[aeiouy]/.test(base)) return word;
  const isDoubled = /([bdgklmnprt])\1$/.test(base) && !base.endsWith('ll');
  return isDoubled ? base.slice(0, -1) : base;
}

/** Stems a word in the language of the index. */
export function stem(word: string): string {
  return stemmer(word);
}

/** The stemmer of the current language, for all callers. */
let stemmer = stemEnglish;

/** Switches to another language; one without stemming rules leaves words unchanged. */
export function setTokenizerLanguage(language = 'en'): void {
  stemmer = { en: stemEnglish, de: stemGerman }[language] ?? ((word) => word);
  STOP_WORDS = { en: ENGLISH_STOP_WORDS, de: GERMAN_STOP_WORDS }[language] ?? new Set();
  recent.clear();
}

/** Cache of recently tokenized texts: the same passages are needed on every keystroke. */
const recent = new Map<string, Token[]>();
const MAX_RECENT = 4000;

/** `tokenize` with a cache. The result must not be modified. */
export function tokenizeCached(text: string): readonly Token[] {
  const cachedTokens = recent.get(text);
  if (cachedTokens !== undefined) return cachedTokens;
  if (recent.size >= MAX_RECENT) recent.clear();
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

const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can cannot do does for from get got has have how i if in is it its me my ' +
    'not of on or our so that the their them there they this to us use using want was we what when ' +
    "where which who why will with you your can't don't doesn't isn't won't i'm it's cant dont doesnt isnt wont " +
    'please help need'
  ).split(' '),
);

/** Stop words in questions; ignored if another word is left. */
export let STOP_WORDS = ENGLISH_STOP_WORDS;

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
  const contentTokens = tokens.filter((word) => !STOP_WORDS.has(word.text));
  return (contentTokens.length > 0 ? contentTokens : tokens).slice(0, MAX_QUERY_TOKENS);
}
