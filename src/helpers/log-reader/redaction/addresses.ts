/**
 * Finds IP and hardware addresses in a log. If something could be an address or a version, it
 * counts as an address: a leaked address cannot be taken back.
 */
// cspell:ignore ersion phar

export type RedactedAddressKind = 'IPv4' | 'IPv6' | 'MAC';

/** From offset `start` up to, but not including, `end`. */
interface Range {
  readonly start: number;
  readonly end: number;
}

export type OnAddress = (kind: RedactedAddressKind, start: number, end: number) => void;

/** A longer run of hex digits, colons and dots is not a single address. */
const MAX_RUN = 120;

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

const getKindAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  return code < 128 ? (KINDS[code] as number) : NOTHING;
};

const DOT_CODE = '.'.charCodeAt(0);
const COLON_CODE = ':'.charCodeAt(0);
/** Most runs of digits and colons are times: three numbers at most. */
const MIN_COLONS = 5;
const DOTS_IN_IPV4 = 3;

/** Calls back for every address in the text, in order. Never throws. */
export function findAddresses(text: string, onAddress: OnAddress): void {
  const { length } = text;
  let seen = 0;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code === DOT_CODE) {
      if (
        (getKindAt(text, index - 1) & DIGIT) === 0 ||
        (getKindAt(text, index + 1) & DIGIT) === 0
      ) {
        continue;
      }
      const end = runEnd(text, index, DIGIT | DOT);
      if (count(text, { start: index, end }, DOT_CODE) >= DOTS_IN_IPV4) {
        const start = Math.max(seen, runStart(text, index, DIGIT | DOT));
        findQuads(text, { start, end }, onAddress);
      }
      index = end - 1;
      seen = end;
    } else if (code === COLON_CODE && index >= seen) {
      const near = getKindAt(text, index - 1) | getKindAt(text, index + 1);
      if ((near & (HEX | COLON)) === 0) continue;
      const end = runEnd(text, index, HEX | COLON | DOT);
      seen = end;
      findInColonRun(text, { start: index, end }, onAddress);
      index = end - 1;
    }
  }
}

/** Calls back for the addresses in a run of hex digits, colons and dots that has a colon first. */
function findInColonRun(text: string, fromColon: Range, onAddress: OnAddress): void {
  const { start: colon, end } = fromColon;
  if (count(text, fromColon, COLON_CODE) < MIN_COLONS && !hasDoubleColon(text, fromColon)) {
    if (count(text, fromColon, DOT_CODE) >= DOTS_IN_IPV4) {
      findQuads(text, { start: colon + 1, end }, onAddress);
    }
    return;
  }
  const run = { start: runStart(text, colon, HEX | COLON | DOT), end };
  const address = end - run.start > MAX_RUN ? undefined : readLong(text, run);
  // The run may contain an IPv4 address after something else.
  if (address === undefined) findQuads(text, run, onAddress);
  else onAddress(...address);
}

/** How often a character occurs in a range. */
function count(text: string, { start, end }: Range, character: number): number {
  let found = 0;
  for (let index = start; index < end; index++) if (text.charCodeAt(index) === character) found++;
  return found;
}

function hasDoubleColon(text: string, { start, end }: Range): boolean {
  for (let index = start + 1; index < end; index++) {
    if (text.charCodeAt(index) === COLON_CODE && text.charCodeAt(index - 1) === COLON_CODE) {
      return true;
    }
  }
  return false;
}

function runStart(text: string, index: number, allowed: number): number {
  while (index > 0 && (getKindAt(text, index - 1) & allowed) !== 0) index--;
  return index;
}

function runEnd(text: string, index: number, allowed: number): number {
  while (index < text.length && (getKindAt(text, index) & allowed) !== 0) index++;
  return index;
}

const QUAD = /(?<![\d.])(?:\.\.+)?(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?!\.?\d)/g;

/** Calls back for every IPv4 address in a range. */
function findQuads(text: string, { start, end }: Range, onAddress: OnAddress): void {
  if (end - start < 7) return;
  const run = text.slice(start, end);
  // `10.0.0.1..10.0.0.9` is a range; a preceding single dot or five numbers are no address.
  for (const match of run.replaceAll('..', '  ').matchAll(QUAD)) {
    const quad = match[1] as string;
    if (quad.split('.').some((octet) => Number(octet) > 255)) continue;
    const at = start + match.index + match[0].length - quad.length;
    const range = { start: at, end: at + quad.length };
    if (!isVersion(text, range)) onAddress('IPv4', range.start, range.end);
  }
}

/**
 * Context that makes four numbers a version: words before them, letters or an archive extension
 * after them.
 */
const VERSION_BEFORE =
  /(?:(?:^|[^A-Za-z])v(?:er(?:sion)?)?[ :.=_-]{0,2}|version[s']{0,2}(?:['":= ]| is | was | number ){1,3}|\b(?:build|release|loader|api|forge|neoforge|fabric|quilt|minecraft|paper|spigot|bukkit|java|jdk|openjdk|geyser(?:-\w+)?|floodgate|bedrock_server|BepInEx)[ :=/-]{1,2}(?:version )?|(?:^|[\s([|,])-{1,2} [\w-]{2,64} )$/i;
/** Preceded by the game's version: `curios 1.18.2-5.0.7.0`. */
const GAME_BEFORE = /(?:^|[^\d.])(?:mc)?(?:1\.\d{1,2}(?:\.\d{1,2})?|2\d\.\d(?:\.\d)?)[-_+]v?$/i;
const NAME_BEFORE = /[A-Za-z][\w.]*[-_+]$|[\d)][-_+]$/;
const VERSION_BEHIND =
  /^(?:\.(?:jar|zip|phar|dll|so|exe|gz)\b|[-+](?:SNAPSHOT|alpha|beta|rc|pre|build|release|final|mc|forge|neoforge|fabric|quilt|paper|spigot|bukkit|universal|git|dev|hotfix|LTS)|(?:-[\w.+]{1,40})?\.(?:jar|zip|phar)\b|[+][\w]|[a-z]\d?\b)/i;
/** A release in the name of its archive: `Lamps-1.4.4.9-win-x64`. */
const SYSTEM_BEHIND = /^-(?:win|windows|linux|macos|osx)(?:-|\b)/i;
const ADDRESS_BEFORE =
  /[/@[]$|\b(?:ip|ipv4|addr(?:ess)?|host(?:name)?|from|to|at|on|via|remote|client|server|proxy|gateway|dns|listening|bind|connect(?:ed|ing|ion)?)[ '":=]{1,3}$/i;
const PORT_BEHIND = /^:\d/;
/** A module with its version: `TRANSFORMER/neoforge@26.1.2.7/net.neoforged…`. */
const MODULE_BEFORE = /(?:^|[\s/(,'"[])[A-Za-z_][\w.-]{1,60}@$/;
/** A version range that is open at one end: `[26.1.2.7,)`, `(,26.1.0.1]`, `>=26.1.0.1`. */
const RANGE_BEFORE = /(?:[[(], ?|>= ?|<= ?)$/;
const RANGE_BEHIND = /^, ?[)\]]/;
/** `Currently, neoforge is 26.1.0.1`, `Actual version: '26.1.2.3'`, `--fml.neoForgeVersion, 26.1.2.7`. */
const SAID_BEFORE = /(?:Currently, \S{1,60} is |\w*[Vv]ersion(?:'s)?[,:]? ?['"]?)$/;
/** What loaders say about versions: `'Lamp' (lamp) 4.0.0.2`, `version is present: 4.0.0.2`, a tree of mods. */
const LOADER_BEFORE =
  /' \([\w-]{1,64}\) $|\bversions? (?:is|are) present: $|^\s+[|\\]-- [a-z][\w-]{1,63} $/;
const LOADER_BEHIND = /^ (?:or|and) (?:above|below|later|newer|older)\b/;
/** A line in a list of mods: `\tBalm 26.1.2.4 (balm)`, `\t- jade 26.1.2.1`. */
const LIST_LINE = /^\s+(?:[-|\\]+ )?[A-Za-z][\w .:&'+-]{0,60} $/;
/**
 * Networks without players or hosts (all US Department of Defense) that look like versions from 26
 * on.
 */
const NO_CLIENT = /^(?:26|28|29|30)\.\d\.\d{1,2}\.\d{1,3}$/;
/** Game versions with a fourth number, if nothing around them suggests an address. */
const GAME_VERSION = /^1\.(?:[7-9]|1\d|2[01])\.(?:\d|1[0-2])\.(?:\d|1\d|20)$/;

/** The whole line around an offset: in a table, the name of the jar may be at its other end. */
function getLine(text: string, at: number): string {
  const [line] = text.slice(text.lastIndexOf('\n', at) + 1, at + 400).split('\n', 1);
  return line as string;
}

function isVersion(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const behind = text.slice(end, end + 60);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (MODULE_BEFORE.test(line) && /^\/[a-z][\w]{0,30}[./]/.test(behind)) return true;
  if (PORT_BEHIND.test(behind)) return false;
  const quad = text.slice(start, end);
  if (NO_CLIENT.test(quad) && !/\/$|(?:ip|address|host)['":= ]{1,3}$/i.test(line)) return true;
  if (/[/@]$/.test(line)) return false;
  if (RANGE_BEFORE.test(line) || (/[[(]$/.test(line) && RANGE_BEHIND.test(behind))) return true;
  if (SAID_BEFORE.test(line) || LOADER_BEFORE.test(line) || LOADER_BEHIND.test(behind)) return true;
  if (LIST_LINE.test(line) && /^ \([\w-]{1,64}\)\s*(?:\n|$)/.test(behind)) return true;
  if (GAME_BEFORE.test(line) || /\bbinary:$/.test(line)) return true;
  if (/\| *$/.test(line) && /^ *\|/.test(behind) && getLine(text, start).includes('.jar'))
    return true;
  if (/[A-Za-z]-$/.test(line) && SYSTEM_BEHIND.test(behind)) return true;
  if (VERSION_BEHIND.test(behind) || VERSION_BEFORE.test(line)) return true;
  if (ADDRESS_BEFORE.test(line)) return false;
  if (
    NAME_BEFORE.test(line) &&
    /\.(?:jar|zip|phar)\b/.test(behind.split(/[\s'",|]/)[0] as string)
  ) {
    return true;
  }
  return GAME_VERSION.test(quad);
}

const WORD = /[A-Za-z0-9_$]/;
const GROUP = /^[0-9a-fA-F]{1,4}$/;
const QUAD_ONLY = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/**
 * An IPv6 or hardware address in a run of hex digits, colons and dots; undefined if there is none.
 */
function readLong(text: string, range: Range): Parameters<OnAddress> | undefined {
  let { start, end } = range;
  let run = text.slice(start, end);
  // A preceding letter, as in `IPv6:2001:db8::1`: the first group belongs to the word.
  if (start > 0 && WORD.test(text[start - 1] as string)) {
    const colon = run.indexOf(':');
    start += colon;
    run = run.slice(colon);
  }
  const lead = /^[.:]+/.exec(run)?.[0] ?? '';
  const cut = lead.endsWith('::') ? lead.length - 2 : lead.length;
  start += cut;
  run = run.slice(cut);
  // `0:::25565` is the address `0::` with a port.
  run = /^(.*::):\d{0,5}$/.exec(run)?.[1] ?? run;
  while (/[.]$|[^:]:$/.test(run)) run = run.slice(0, -1);
  end = start + run.length;
  if (run === '::') {
    const enclosed = text[start - 1] === '[' || text[start - 1] === '/';
    return enclosed ? ['IPv6', start, end] : undefined;
  }
  if (/^[0-9a-fA-F]{2}(?::[0-9a-fA-F]{2}){5}$/.test(run)) return ['MAC', start, end];
  if (!isIpv6(run)) return undefined;
  const next = text[end];
  // `Face::class` and the like are code.
  if (next !== undefined && /[g-zG-Z_$]/.test(next) && !/\d/.test(run)) return undefined;
  const zone = /^%[\w.-]+/.exec(text.slice(end, end + 40))?.[0] ?? '';
  return ['IPv6', start, end + zone.length];
}

function isIpv6(run: string): boolean {
  const halves = run.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const quad = QUAD_ONLY.test(last);
  const words = quad ? groups.slice(0, -1) : groups;
  const size = words.length + (quad ? 2 : 0);
  // Java prints the port after the address, separated only by a colon.
  const port = words.length > 1 && /^\d{1,5}$/.test(last);
  const plain = port && last.length === 5 ? words.slice(0, -1) : words;
  if (!plain.every((word) => GROUP.test(word))) return false;
  return halves.length === 2 ? size <= 9 : size === 8 || (size === 9 && port);
}
