/** Finds passwords, tokens, and the names of people in paths and e-mail addresses. */
import { joinInOrder } from '../../../lib/join-patterns';
import { compileLiterals, searchLiterals } from '../lines/literal-search';
import { SECRET_PATTERNS, type SecretPattern, type SecretKind } from './secret-patterns';

export type OnSecret = (kind: SecretKind, start: number, end: number) => void;

const LITERALS = SECRET_PATTERNS.flatMap(({ literals }) => literals);
const PATTERN_BY_LITERAL = SECRET_PATTERNS.flatMap((entry) => entry.literals.map(() => entry));
const LITERAL_SET = compileLiterals(LITERALS, true);

/** Placeholders that can appear in place of a secret and hide nothing. */
const PLACEHOLDER_VALUE = joinInOrder(
  [
    /^/,
    [
      /null|none|nil|true|false|yes|no|on|off|undefined|empty|unset|not set/,
      /required|optional|missing|invalid|incorrect|wrong|expired|ok|default/,
      /hidden|redacted|END_[A-Z]+|START_[A-Z]+|VALUE_[A-Z]+|FIELD_NAME/,
      /\*+|\?+|-+|<[^<>\n]{1,40}>/,
      /\[(?:secret|user|host|e-mail|IPv|MAC|coord).*/,
    ],
    /[.,;!)]?$/,
  ],
  'i',
);

/** A list of settings whose first value is unset. */
const UNSET_FIRST_VALUE = /^(?:null|none|true|false|undefined)[,;}]/i;

/** Not a version or a Java object: the last part has only letters. */
const MAIL_DOMAIN = /^(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,24}(?![\w-])/i;

/** Unreal’s list of options: `Map?listen?ServerPassword=…?Port=7777`. */
const IN_UNREAL_OPTIONS = /\?\w{0,40}$/;
const NEXT_UNREAL_OPTION = /\?\w{2,40}=/;

/** Discord's bot tokens: three parts, the middle one with six or seven characters. */
const BOT_TOKEN = /[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{25,50}/g;

/** A dashed address in a host name: `ip-203-0-113-7.example.net`. */
const DASHED_HOST =
  /(?<![\w.-])[\w-]{0,40}?(?<!\d)(?:\d{1,3}-){3}\d{1,3}(?!\d)[\w-]{0,40}(?:\.[\w-]{1,63}){1,5}(?![\w-])/g;
/** Eight hex digits, four numbers or a long number in a host name label: a customer's address. */
const ADDRESS_IN_NAME = /[0-9a-f]{8}|(?<!\d)\d{1,3}(?:[-_x.]\d{1,3}){3}|\d{6,}|(?:[0-9a-f]\.){6}/i;
const MAX_HOST_LENGTH = 255;
/** Punctuation after a secret that is not part of it. */
const TRAILING_PUNCTUATION = /[)\]},.]+$/;

/** Reports every secret, every user name in a path and every host name that contains an address. */
export function findSecrets(text: string, onSecret: OnSecret): void {
  let hiddenUntil = 0;
  searchLiterals(LITERAL_SET, { text }, (literal, end) => {
    const { only, pattern, kind } = PATTERN_BY_LITERAL[literal] as SecretPattern;
    const start = end - (LITERALS[literal] as string).length;
    if (start < hiddenUntil || !isPrecededBy(only, text, start)) return;
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match === null) return;
    const span = findSpan(match, text);
    if (span === undefined) return;
    hiddenUntil = Math.max(hiddenUntil, span[1]);
    onSecret(kind, ...span);
  });
  findMail(text, onSecret);
  findBotTokens(text, onSecret);
  findDashedHosts(text, onSecret);
  findRandomWords(text, onSecret);
}

/** How much of a line before a literal is looked at. */
const MAX_BEFORE = 300;

/** True if the part of the line before an offset matches; without a pattern anything does. */
function isPrecededBy(only: RegExp | undefined, text: string, offset: number): boolean {
  if (only === undefined) return true;
  const before = text.slice(Math.max(0, offset - MAX_BEFORE), offset);
  return only.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** The span to hide; undefined if the value is a placeholder. */
function findSpan(match: RegExpExecArray, text: string): [start: number, end: number] | undefined {
  const groups = match.indices?.groups as
    Readonly<Record<string, [number, number] | undefined>> | undefined;
  if (groups === undefined) return findHostAround(match, text);
  const quoted =
    groups.single3 ?? groups.double3 ?? groups.quoted ?? groups.single ?? groups.escaped;
  const [start, matchEnd] = (groups.bare ?? quoted) as [number, number];
  const valueEnd = isInUnrealOptions(text, match.index)
    ? findEndOfOption(text, start, matchEnd)
    : matchEnd;
  const value = text.slice(start, valueEnd);
  const isWord = groups.bare !== undefined && !/\s/.test(value);
  const punctuation = isWord ? (TRAILING_PUNCTUATION.exec(value)?.[0] ?? '') : '';
  const end = valueEnd - punctuation.length;
  const isPlaceholder = PLACEHOLDER_VALUE.test(value.trim()) || UNSET_FIRST_VALUE.test(value);
  return end <= start || isPlaceholder ? undefined : [start, end];
}

const isInUnrealOptions = (text: string, offset: number): boolean =>
  IN_UNREAL_OPTIONS.test(text.slice(Math.max(0, offset - 42), offset));

/** Where the value of one of Unreal’s options ends: at the next option, or at the end given. */
function findEndOfOption(text: string, start: number, end: number): number {
  const length = text.slice(start, end).search(NEXT_UNREAL_OPTION);
  return length < 0 ? end : start + length;
}

/** The whole host name around a matched suffix, if it contains an address. */
function findHostAround(match: RegExpExecArray, text: string): [number, number] | undefined {
  let start = match.index;
  while (
    start > 0 &&
    match.index - start < MAX_HOST_LENGTH &&
    /[\w.-]/.test(text[start - 1] as string)
  ) {
    start--;
  }
  const isMadeOfAddress = /\.arpa$|literal\.net$/i.test(match[0]);
  if (!isMadeOfAddress && !ADDRESS_IN_NAME.test(text.slice(start, match.index))) return undefined;
  return start === match.index ? undefined : [start, match.index + match[0].length];
}

/** `lib@2.0.jar` is no e-mail address. */
const FILE_EXTENSION =
  /\.(?:jar|zip|class|java|json|toml|ya?ml|txt|log|dll|so|exe|png|cs|kt|js|lua|phar)$/i;

/** What follows the host in a shell’s prompt: `root@host:~#`. */
const REST_OF_PROMPT = /^:[~/][^\s#$]{0,100}[#$](?:\s|$)/;

function findMail(text: string, onSecret: OnSecret): void {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = /[\w.%+-]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at))?.[0];
    const domain = MAIL_DOMAIN.exec(text.slice(at + 1, at + 80))?.[0];
    if (before === undefined || domain === undefined || FILE_EXTENSION.test(domain)) continue;
    if (REST_OF_PROMPT.test(text.slice(at + 1 + domain.length, at + 200))) continue;
    // The domain stays: the mail provider identifies nobody.
    onSecret('e-mail', at - before.length, at);
  }
}

function findBotTokens(text: string, onSecret: OnSecret): void {
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) {
    if (text[dot + 7] !== '.' && text[dot + 8] !== '.') continue;
    const searchStart = Math.max(0, dot - 30);
    BOT_TOKEN.lastIndex = 0;
    const match = BOT_TOKEN.exec(text.slice(searchStart, dot + 60));
    if (match === null) continue;
    const start = searchStart + match.index;
    onSecret('secret', start, start + match[0].length);
  }
}

/** An unbroken word that is long enough for a token. */
const LONG_WORD = /(?<![\w$./@#%+=-])[A-Za-z\d_-]{28,120}(?![\w$./@#%+-])/g;
/** Minimum changes between kinds of characters, as a share of the word’s length. */
const MIN_CHANGES = 0.42;

function getCharacterKind(character: string): 'digit' | 'capital' | 'other' {
  if (/\d/.test(character)) return 'digit';
  return /[A-Z]/.test(character) ? 'capital' : 'other';
}

/** How often a word changes between kinds of characters, and how many runs of digits it has. */
function countChanges(word: string): { changes: number; digitRuns: number } {
  let changes = 0;
  let digitRuns = 0;
  let previous = '';
  for (const character of word) {
    const kind = getCharacterKind(character);
    if (kind !== previous) {
      changes++;
      if (kind === 'digit') digitRuns++;
    }
    previous = kind;
  }
  return { changes, digitRuns };
}

/**
 * Random-looking words: capitals, small letters and digits alternate irregularly. Tokens of every
 * service look like that, whatever their prefix; class names do not.
 */
function findRandomWords(text: string, onSecret: OnSecret): void {
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    const { changes, digitRuns } = countChanges(word);
    const isMixed = /[A-Z]/.test(word) && /[a-z]/.test(word) && digitRuns >= 3;
    if (isMixed && changes >= word.length * MIN_CHANGES) {
      onSecret('secret', index, index + word.length);
    }
  }
}

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

function findDashedHosts(text: string, onSecret: OnSecret): void {
  let searchedUntil = 0;
  for (let dash = text.indexOf('-'); dash !== -1; dash = text.indexOf('-', dash + 1)) {
    if (dash < searchedUntil || !isDigit(text, dash - 1) || !isDigit(text, dash + 1)) continue;
    const searchStart = Math.max(0, dash - 60);
    const restOfLine = text.slice(searchStart, dash + 300).split('\n', 1)[0] as string;
    for (const match of restOfLine.matchAll(DASHED_HOST)) {
      const [address] = /(?:\d{1,3}-){3}\d{1,3}/.exec(match[0]) as RegExpExecArray;
      if (!address.split('-').every((number) => Number(number) <= 255)) continue;
      const start = searchStart + match.index;
      searchedUntil = start + match[0].length;
      onSecret('host', start, searchedUntil);
    }
  }
}
