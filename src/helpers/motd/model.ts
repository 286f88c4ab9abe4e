/**
 * Writes the message of the day for each target, parses pasted text, and reports problems. Pure.
 */
import { escapeProperty, parseProperties, type MalformedEscape } from '../../lib/java-properties';
import { getDescription, parseComponent } from './parse-component';
import { isCertain, splitLines, measureWidth, wrapLines } from './layout';
import { parseText } from './parse-text';
import {
  findDrawnColor,
  toLegacyColors,
  resolveStyles,
  getUnformattedText,
  type Letters,
} from './styled-text';
import { formatTomlString, formatCodes, formatMiniMessage } from './format-text';

export type MotdTarget = 'server' | 'server-utf8' | 'velocity' | 'plain';

/** The finished line or lines for one target. */
export function formatForTarget(target: MotdTarget, letters: Letters): string {
  if (target === 'plain') return getUnformattedText(letters);
  if (target === 'velocity') return `motd = ${formatTomlString(formatMiniMessage(letters))}`;
  return `motd=${escapeProperty(formatCodes(letters), target === 'server-utf8')}`;
}

/** Format of a pasted text: a file or its line, a server's status response, or bare text. */
export type PasteSource =
  'server.properties' | 'velocity.toml' | 'bungeecord' | 'status' | 'json' | 'text';

export type PasteResult =
  | {
      readonly ok: true;
      readonly from: PasteSource;
      readonly letters: Letters;
      readonly unknown: readonly string[];
      /** Tags that the server list does not show. */
      readonly unseen: readonly string[];
      /** `Â` before `§`: the file was read in the wrong encoding. */
      readonly mojibake: boolean;
      /** `&` codes that the game shows literally. */
      readonly ampersands: boolean;
    }
  | {
      readonly ok: false;
      readonly reason: 'malformed';
      readonly escapes: readonly MalformedEscape[];
    }
  | {
      readonly ok: false;
      readonly reason: 'too-long' | 'section' | 'no-motd' | 'json' | 'toml' | 'empty';
    };

/** Ten times the length of a server.properties with comments. */
const MAX_PASTE = 100_000;
const AMPERSAND_CODE = /&[0-9a-fk-or]/i;

/** The resolved TOML string after `motd =`; undefined if there is none. */
function parseTomlValue(text: string): string | undefined {
  const long = /^("""|''')(?:\r?\n)?([\s\S]*?)\1/.exec(text);
  if (long !== null) {
    const value = long[2] as string;
    return long[1] === '"""' ? unescapeToml(joinLines(value)) : value;
  }
  if (/^(?:"""|''')/.test(text)) return undefined;
  const literal = /^'([^'\n]*)'/.exec(text)?.[1];
  if (literal !== undefined) return literal;
  const basic = /^"(?:[^"\\\n]|\\.)*"/.exec(text)?.[0];
  return basic === undefined ? undefined : unescapeToml(basic.slice(1, -1));
}

/** A backslash before a line break removes it and all whitespace up to the next letter. */
const joinLines = (text: string): string => text.replace(/\\[ \t]*\r?\n\s*/g, '');

/** Escapes in a basic string, without its quotation marks. */
function unescapeToml(text: string): string | undefined {
  try {
    return JSON.parse(
      `"${text.replace(/\r?\n/g, '\\n').replace(/(?<!\\)((?:\\\\)*)"/g, '$1\\"')}"`
        .replace(/\\U([0-9a-f]{8})/gi, readPair)
        .replace(/\\e/g, '\\u001b'),
    ) as string;
  } catch {
    return undefined;
  }
}

function readPair(_: string, digits: string): string {
  const point = parseInt(digits, 16);
  return point > 0x10ffff ? '' : JSON.stringify(String.fromCodePoint(point)).slice(1, -1);
}

function parseMiniMessageMotd(value: string): PasteResult {
  const read = parseText(value, 'tags');
  if (read === undefined) return { ok: false, reason: 'too-long' };
  if (read.section) return { ok: false, reason: 'section' };
  return {
    ok: true,
    from: 'velocity.toml',
    letters: read.letters,
    unknown: read.unknown,
    unseen: read.unseen,
    mojibake: false,
    ampersands: false,
  };
}

/** BungeeCord's `motd: '&1…'`, with YAML quotation marks. */
function parseBungeeMotd(text: string): PasteResult {
  const single = /^'((?:[^']|'')*)'/.exec(text)?.[1]?.replace(/''/g, "'");
  const value = single ?? parseTomlValue(text);
  if (value === undefined) return { ok: false, reason: 'toml' };
  const read = parseText(value.replace(/\\n/g, '\n'), 'bungee');
  if (read === undefined) return { ok: false, reason: 'too-long' };
  return {
    ok: true,
    from: 'bungeecord',
    letters: read.letters,
    unknown: read.unknown,
    unseen: [],
    mojibake: value.includes('Â§'),
    ampersands: false,
  };
}

/** Parses a server's status response, or a JSON text component. */
function parseJsonMotd(text: string): PasteResult {
  try {
    const json: unknown = JSON.parse(text);
    const component = getDescription(json);
    const letters = parseComponent(component);
    if (letters !== undefined) {
      return {
        ok: true,
        from: component === json ? 'json' : 'status',
        letters,
        unknown: [],
        unseen: [],
        mojibake: getUnformattedText(letters).includes('Â'),
        ampersands: false,
      };
    }
  } catch {
    // Broken JSON and JSON that is not a component get the same message.
  }
  return { ok: false, reason: 'json' };
}

/** Parses server.properties, its motd line, or the value alone. */
function parsePropertiesMotd(text: string): PasteResult {
  const isFile = /^[ \t]*motd[ \t]*[=:]/m.test(text);
  if (!isFile && /^[a-z][\w.-]*[ \t]*=/m.test(text)) return { ok: false, reason: 'no-motd' };
  const file = parseProperties(isFile ? text : `motd=${escapeNewlines(text.trim())}`);
  if (file.malformed.length > 0) return { ok: false, reason: 'malformed', escapes: file.malformed };
  const value = file.values.get('motd');
  // A backslash at the end of the line before makes the line of the MOTD a part of it.
  if (value === undefined) return { ok: false, reason: 'no-motd' };
  const read = parseText(value, 'codes');
  if (read === undefined) return { ok: false, reason: 'too-long' };
  return {
    ok: true,
    from: isFile ? 'server.properties' : 'text',
    letters: read.letters,
    unknown: read.unknown,
    unseen: [],
    mojibake: value.includes('Â§'),
    ampersands: AMPERSAND_CODE.test(value),
  };
}

/**
 * Parses what a reader has: server.properties or its motd line, velocity.toml or its motd line,
 * BungeeCord's config.yml, a server's status response, a JSON text component, or text with § codes.
 * Hostile input yields a reason. Velocity writes `motd = `, the game `motd=`, in which a quotation
 * mark is literal.
 */
export function parsePasted(text: string): PasteResult {
  if (text.length > MAX_PASTE) return { ok: false, reason: 'too-long' };
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const bungee = /^[ \t-]*motd:[ \t]+(?=["'])(.*)$/m.exec(text)?.[1];
  if (bungee !== undefined) return parseBungeeMotd(bungee);
  const toml = /^[ \t]*motd[ \t]+=[ \t]*(?=["'])([\s\S]*)$/m.exec(text)?.[1];
  if (toml !== undefined) {
    const value = parseTomlValue(toml);
    return value === undefined ? { ok: false, reason: 'toml' } : parseMiniMessageMotd(value);
  }
  return /^[{[]/.test(trimmed) ? parseJsonMotd(trimmed) : parsePropertiesMotd(text);
}

/**
 * The editor's line with a gradient over all its letters; other formatting stays, colors are
 * replaced.
 */
export function renderGradient(line: string, from: string, to: string): string | undefined {
  const read = parseText(line, 'both');
  if (read === undefined) return undefined;
  const text = formatMiniMessage(read.letters.map(({ char, marks }) => ({ char, marks })));
  return `<gradient:${from}:${to}>${text.replace(/[&§]/g, '\\$&')}</gradient>`;
}

const escapeNewlines = (text: string) => text.replace(/\r\n|\r|\n/g, '\\n');

export interface TextFit {
  /** Width of each written line, in pixels. */
  readonly widths: readonly number[];
  /** Lines as the game draws them; those after `shown` are cut. */
  readonly drawn: readonly Letters[];
  readonly shown: number;
  /** 1-based numbers of lines that are too wide. */
  readonly tooWide: readonly number[];
  /** Letters of uncertain width, without duplicates. */
  readonly uncertain: readonly string[];
  /** Whether a color is not one of the sixteen legacy colors. */
  readonly beyondLegacy: boolean;
}

/**
 * Measures a text against the space in the server list.
 * @param room pixels per line
 * @param lines number of lines that the list shows
 */
export function measureText(letters: Letters, room: number, lines: number): TextFit {
  const widths = splitLines(letters).map(measureWidth);
  const legacy = toLegacyColors(letters);
  return {
    widths,
    drawn: wrapLines(letters, room),
    shown: lines,
    tooWide: widths.flatMap((pixels, index) => (pixels > room ? [index + 1] : [])),
    uncertain: [...new Set(letters.map(({ char }) => char))].filter((char) => !isCertain(char)),
    beyondLegacy: resolveStyles(letters).some(
      ({ color }, at) =>
        color !== undefined && findDrawnColor(legacy[at] as Letters[number]) !== color,
    ),
  };
}
