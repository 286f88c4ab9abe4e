/**
 * Finds IP and hardware addresses in a log. If something could be an address or a version, it
 * counts as an address: a leaked address cannot be taken back.
 */
import { isVersion } from './versions';

export type RedactedAddressKind = 'IPv4' | 'IPv6' | 'MAC';

/** From offset `start` up to, but not including, `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

export type OnAddress = (kind: RedactedAddressKind, start: number, end: number) => void;

/** A longer run of hex digits, colons and dots is not a single address. */
const MAX_RUN = 120;

/** What a character is, in an address; a digit is a hex digit, too. */
const NOTHING = 0;
const HEX = 1;
const DIGIT = 2;
const DOT = 4;
const COLON = 8;

const KINDS = new Uint8Array(128);
for (const letter of 'abcdefABCDEF') KINDS[letter.charCodeAt(0)] = HEX;
for (const digit of '0123456789') KINDS[digit.charCodeAt(0)] = HEX | DIGIT;
KINDS['.'.charCodeAt(0)] = DOT;
KINDS[':'.charCodeAt(0)] = COLON;

/** True if the character is one of the kinds; false before and behind the text. */
function isOneOf(kinds: number, text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  const kind = code < 128 ? (KINDS[code] as number) : NOTHING;
  return (kind & kinds) !== 0;
}

/** Where the characters of these kinds around an offset begin. */
function findRunStart(kinds: number, text: string, index: number): number {
  let start = index;
  while (start > 0 && isOneOf(kinds, text, start - 1)) start--;
  return start;
}

/** Where the characters of these kinds from an offset on end. */
function findRunEnd(kinds: number, text: string, index: number): number {
  let end = index;
  while (end < text.length && isOneOf(kinds, text, end)) end++;
  return end;
}

/** How often a character occurs in a range. */
function countInRange(character: string, text: string, { start, end }: Range): number {
  let found = 0;
  for (let index = start; index < end; index++) if (text[index] === character) found++;
  return found;
}

const DOT_CODE = '.'.charCodeAt(0);
const COLON_CODE = ':'.charCodeAt(0);
/** Most runs of digits and colons are times: three numbers at most. */
const MIN_COLONS = 5;
const DOTS_IN_IPV4 = 3;

/** Calls back for every address in the text, in order. Never throws. */
export function findAddresses(text: string, onAddress: OnAddress): void {
  // End of the last run. A loop over character codes, because most characters are neither.
  let done = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === DOT_CODE && isBetweenDigits(text, index)) {
      const start = Math.max(done, findRunStart(DIGIT | DOT, text, index));
      done = findRunEnd(DIGIT | DOT, text, index);
      const hasEnoughDots = countInRange('.', text, { start: index, end: done }) >= DOTS_IN_IPV4;
      if (hasEnoughDots) findQuads(text, { start, end: done }, onAddress);
      index = done - 1;
    } else if (code === COLON_CODE && isBesideGroup(text, index)) {
      done = findRunEnd(HEX | COLON | DOT, text, index);
      findInColonRun(text, { start: index, end: done }, onAddress);
      index = done - 1;
    }
  }
}

const isBetweenDigits = (text: string, index: number): boolean =>
  isOneOf(DIGIT, text, index - 1) && isOneOf(DIGIT, text, index + 1);

const isBesideGroup = (text: string, index: number): boolean =>
  isOneOf(HEX | COLON, text, index - 1) || isOneOf(HEX | COLON, text, index + 1);

/** Calls back for the addresses in a run of hex digits, colons and dots that has a colon first. */
function findInColonRun(text: string, fromColon: Range, onAddress: OnAddress): void {
  const { start: colon, end } = fromColon;
  if (!canBeLong(text, fromColon)) {
    const hasEnoughDots = countInRange('.', text, fromColon) >= DOTS_IN_IPV4;
    if (hasEnoughDots) findQuads(text, { start: colon + 1, end }, onAddress);
    return;
  }
  const run = { start: findRunStart(HEX | COLON | DOT, text, colon), end };
  const address = end - run.start > MAX_RUN ? undefined : readLongAddress(text, run);
  // The run may contain an IPv4 address after something else.
  if (address === undefined) findQuads(text, run, onAddress);
  else onAddress(...address);
}

/** True if a run from its first colon on has the colons of an IPv6 or hardware address. */
const canBeLong = (text: string, fromColon: Range): boolean =>
  countInRange(':', text, fromColon) >= MIN_COLONS ||
  text.slice(fromColon.start, fromColon.end).includes('::');

const QUAD = /(?<![\d.])(?:\.\.+)?(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?!\.?\d)/g;

/** Calls back for every IPv4 address in a range. */
function findQuads(text: string, { start, end }: Range, onAddress: OnAddress): void {
  if (end - start < '1.1.1.1'.length) return;
  const run = text.slice(start, end);
  // `10.0.0.1..10.0.0.9` is a range; a preceding single dot or five numbers are no address.
  for (const match of run.replaceAll('..', '  ').matchAll(QUAD)) {
    const quad = match[1] as string;
    if (quad.split('.').some((octet) => Number(octet) > 255)) continue;
    const at = start + match.index + match[0].length - quad.length;
    if (!isVersion(text, at, at + quad.length)) onAddress('IPv4', at, at + quad.length);
  }
}

const WORD = /[A-Za-z0-9_$]/;
const MAC = /^[0-9a-fA-F]{2}(?::[0-9a-fA-F]{2}){5}$/;
const GROUP = /^[0-9a-fA-F]{1,4}$/;
const QUAD_ONLY = /^(?:\d{1,3}\.){3}\d{1,3}$/;
/** `%eth0`, which names a network card. */
const ZONE = /^%[\w.-]+/;
const MAX_ZONE = 40;

/**
 * An IPv6 or hardware address in a run of hex digits, colons and dots; undefined if there is none.
 */
function readLongAddress(text: string, range: Range): Parameters<OnAddress> | undefined {
  const { start, end } = trimRun(text, range);
  const run = text.slice(start, end);
  if (run === '::') return isEnclosed(text, start) ? ['IPv6', start, end] : undefined;
  if (MAC.test(run)) return ['MAC', start, end];
  if (!isIpv6(run) || isCode(text, { start, end })) return undefined;
  const zone = ZONE.exec(text.slice(end, end + MAX_ZONE))?.[0] ?? '';
  return ['IPv6', start, end + zone.length];
}

/** A run without what belongs to the words and signs around it. */
function trimRun(text: string, range: Range): Range {
  let { start } = range;
  // A preceding letter, as in `IPv6:2001:db8::1`: the first group belongs to the word.
  if (start > 0 && WORD.test(text[start - 1] as string)) start = text.indexOf(':', start);
  const signs = findRunEnd(DOT | COLON, text, start);
  const isShortenedAtStart = text.slice(start, signs).endsWith('::');
  start = isShortenedAtStart ? signs - 2 : signs;
  let run = text.slice(start, range.end);
  // `0:::25565` is the address `0::` with a port.
  run = run.replace(/^(.*::):\d{0,5}$/, '$1');
  while (/[.]$|[^:]:$/.test(run)) run = run.slice(0, -1);
  return { start, end: start + run.length };
}

const isEnclosed = (text: string, start: number): boolean =>
  text[start - 1] === '[' || text[start - 1] === '/';

/** `Face::class` and the like. */
const isCode = (text: string, { start, end }: Range): boolean =>
  /^[g-zG-Z_$]/.test(text.slice(end, end + 1)) && !/\d/.test(text.slice(start, end));

function isIpv6(run: string): boolean {
  const halves = run.split('::');
  if (halves.length > 2) return false;
  const isShortened = halves.length === 2;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const endsInIpv4 = QUAD_ONLY.test(last);
  const words = endsInIpv4 ? groups.slice(0, -1) : groups;
  const size = words.length + (endsInIpv4 ? 2 : 0);
  // Java prints the port after the address, separated only by a colon.
  const endsInPort = words.length > 1 && /^\d{1,5}$/.test(last);
  const hexWords = endsInPort && last.length === 5 ? words.slice(0, -1) : words;
  if (!hexWords.every((word) => GROUP.test(word))) return false;
  return isShortened ? size <= 9 : size === 8 || (size === 9 && endsInPort);
}
