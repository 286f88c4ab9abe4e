/** Finds passwords, tokens, and the names of people in paths and e-mail addresses. */
// cspell:ignore phar
import { compileLiterals, searchLiterals } from '../lines/literal-search';
import { SECRET_PATTERNS, type SecretPattern, type SecretKind } from './secret-patterns';

export type OnSecret = (kind: SecretKind, start: number, end: number) => void;

const LITERALS = SECRET_PATTERNS.flatMap(({ literals }) => literals);
const PATTERN_OF = SECRET_PATTERNS.flatMap((entry) => entry.literals.map(() => entry));
const SET = compileLiterals(LITERALS, true);

/** Placeholders that can appear in place of a secret and hide nothing. */
const NO_SECRET =
  /^(?:null|none|nil|true|false|yes|no|on|off|undefined|empty|unset|not set|required|optional|missing|invalid|incorrect|wrong|expired|ok|default|hidden|redacted|END_[A-Z]+|START_[A-Z]+|VALUE_[A-Z]+|FIELD_NAME|\*+|\?+|-+|<[^<>\n]{1,40}>|\[(?:secret|user|host|e-mail|IPv|MAC|coord).*)[.,;!)]?$/i;

/** A list of settings whose first value is unset. */
const NOTHING_FIRST = /^(?:null|none|true|false|undefined)[,;}]/i;

/** Not a version or a Java object: the last part has only letters. */
const MAIL_DOMAIN = /^(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,24}(?![\w-])/i;

/** Unreal’s list of options: `Map?listen?ServerPassword=…?Port=7777`. */
const OPTIONS_BEFORE = /\?\w{0,40}$/;
const NEXT_OPTION = /\?\w{2,40}=/;

/** Discord's bot tokens: three parts, the middle one with six or seven characters. */
const BOT_TOKEN = /[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{25,50}/g;

/** A dashed address in a host name: `ip-203-0-113-7.example.net`. */
const DASHED =
  /(?<![\w.-])[\w-]{0,40}?(?<!\d)(?:\d{1,3}-){3}\d{1,3}(?!\d)[\w-]{0,40}(?:\.[\w-]{1,63}){1,5}(?![\w-])/g;
/** Eight hex digits, four numbers or a long number in a host name label: a customer's address. */
const ADDRESS_IN_NAME = /[0-9a-f]{8}|(?<!\d)\d{1,3}(?:[-_x.]\d{1,3}){3}|\d{6,}|(?:[0-9a-f]\.){6}/i;
const MAX_NAME = 255;
/** Punctuation after a secret that is not part of it. */
const BEHIND_VALUE = /[)\]},.]+$/;

/** Reports every secret, every user name in a path and every host name that contains an address. */
export function findSecrets(text: string, onSecret: OnSecret): void {
  let hiddenTo = 0;
  searchLiterals(SET, { text }, (literal, end) => {
    const { only, pattern, kind } = PATTERN_OF[literal] as SecretPattern;
    const at = end - (LITERALS[literal] as string).length;
    if (at < hiddenTo || !standsBehind(only, text, at)) return;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return;
    const span = findSpan(match, text);
    if (span === undefined) return;
    hiddenTo = Math.max(hiddenTo, span[1]);
    onSecret(kind, ...span);
  });
  findMail(text, onSecret);
  findBotTokens(text, onSecret);
  findDashedHosts(text, onSecret);
  findRandomWords(text, onSecret);
}

function standsBehind(only: RegExp | undefined, text: string, at: number): boolean {
  if (only === undefined) return true;
  const before = text.slice(Math.max(0, at - 300), at);
  return only.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** The span to hide; undefined if the value is a placeholder. */
function findSpan(match: RegExpExecArray, text: string): [start: number, end: number] | undefined {
  const groups = match.indices?.groups as
    Readonly<Record<string, [number, number] | undefined>> | undefined;
  if (groups === undefined) return findHostAround(match, text);
  const quoted =
    groups.single3 ?? groups.double3 ?? groups.quoted ?? groups.single ?? groups.escaped;
  const [start, stop] = (groups.bare ?? quoted) as [number, number];
  const options = OPTIONS_BEFORE.test(text.slice(Math.max(0, match.index - 42), match.index));
  const nextOption = options ? text.slice(start, stop).search(NEXT_OPTION) : -1;
  const stopsAt = nextOption < 0 ? stop : start + nextOption;
  const value = text.slice(start, stopsAt);
  const end =
    groups.bare === undefined || /\s/.test(value)
      ? stopsAt
      : stopsAt - (BEHIND_VALUE.exec(value)?.[0].length ?? 0);
  if (end <= start || NO_SECRET.test(value.trim()) || NOTHING_FIRST.test(value)) return undefined;
  return [start, end];
}

/** The whole host name around a matched suffix, if it contains an address. */
function findHostAround(match: RegExpExecArray, text: string): [number, number] | undefined {
  let start = match.index;
  while (start > 0 && match.index - start < MAX_NAME && /[\w.-]/.test(text[start - 1] as string)) {
    start--;
  }
  const always = /\.arpa$|literal\.net$/i.test(match[0]);
  if (!always && !ADDRESS_IN_NAME.test(text.slice(start, match.index))) return undefined;
  return start === match.index ? undefined : [start, match.index + match[0].length];
}

/** Extensions of files and classes, which are not mail domains. */
const NO_MAIL =
  /\.(?:jar|zip|class|java|json|toml|ya?ml|txt|log|dll|so|exe|png|cs|kt|js|lua|phar)$/i;

const PROMPT = /^:[~/][^\s#$]{0,100}[#$](?:\s|$)/;

function findMail(text: string, onSecret: OnSecret): void {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = /[\w.%+-]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at))?.[0];
    const domain = MAIL_DOMAIN.exec(text.slice(at + 1, at + 80))?.[0];
    // Keep the domain: the mail provider identifies nobody.
    // `root@host:~#` is a shell’s prompt.
    const isPrompt =
      domain !== undefined && PROMPT.test(text.slice(at + 1 + domain.length, at + 200));
    if (before !== undefined && domain !== undefined && !NO_MAIL.test(domain) && !isPrompt) {
      onSecret('e-mail', at - before.length, at);
    }
  }
}

function findBotTokens(text: string, onSecret: OnSecret): void {
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) {
    if (text[dot + 7] !== '.' && text[dot + 8] !== '.') continue;
    const from = Math.max(0, dot - 30);
    BOT_TOKEN.lastIndex = 0;
    const match = BOT_TOKEN.exec(text.slice(from, dot + 60));
    if (match !== null)
      onSecret('secret', from + match.index, from + match.index + match[0].length);
  }
}

/** An unbroken word that is long enough for a token. */
const LONG_WORD = /(?<![\w$./@#%+=-])[A-Za-z\d_-]{28,120}(?![\w$./@#%+-])/g;
/** Minimum changes between kinds of characters, as a share of the word’s length. */
const MIN_CHANGES = 0.42;

function getSignKind(sign: string): 'digit' | 'capital' | 'other' {
  if (/\d/.test(sign)) return 'digit';
  return /[A-Z]/.test(sign) ? 'capital' : 'other';
}

/**
 * Random-looking words: capitals, small letters and digits alternate irregularly. Tokens of every
 * service look like that, whatever their prefix; class names do not.
 */
function findRandomWords(text: string, onSecret: OnSecret): void {
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    let changes = 0;
    let digits = 0;
    let before = '';
    for (const sign of word) {
      const kind = getSignKind(sign);
      if (kind !== before) {
        changes++;
        if (kind === 'digit') digits++;
      }
      before = kind;
    }
    const mixed = /[A-Z]/.test(word) && /[a-z]/.test(word) && digits >= 3;
    if (mixed && changes >= word.length * MIN_CHANGES) {
      onSecret('secret', index, index + word.length);
    }
  }
}

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

function findDashedHosts(text: string, onSecret: OnSecret): void {
  let seen = 0;
  for (let at = text.indexOf('-'); at !== -1; at = text.indexOf('-', at + 1)) {
    if (at < seen || !isDigit(text, at - 1) || !isDigit(text, at + 1)) continue;
    const from = Math.max(0, at - 60);
    for (const match of text
      .slice(from, at + 300)
      .split('\n', 1)
      .join('')
      .matchAll(DASHED)) {
      const [quad] = /(?:\d{1,3}-){3}\d{1,3}/.exec(match[0]) as RegExpExecArray;
      if (quad.split('-').every((number) => Number(number) <= 255)) {
        onSecret('host', from + match.index, from + match.index + match[0].length);
        seen = from + match.index + match[0].length;
      }
    }
  }
}
