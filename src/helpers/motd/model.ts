/** The message of the day: outputs for each place, a pasted line read back, and what is wrong. Pure. */
import { escapeProperty, readProperties, type MalformedEscape } from '../../lib/javaProperties';
import { readComponent } from './component';
import { isCertain, splitLines, width, wrapLines } from './layout';
import { readText } from './read';
import { drawnColor, legacyOnly, look, plainText, type Letters } from './text';
import { tomlString, writeCodes, writeMiniMessage } from './write';

export type Target = 'server' | 'server-utf8' | 'velocity' | 'plain';

/** The finished line, or lines, for one place. */
export function writeFor(target: Target, letters: Letters): string {
  if (target === 'plain') return plainText(letters);
  if (target === 'velocity') return `motd = ${tomlString(writeMiniMessage(letters))}`;
  return `motd=${escapeProperty(writeCodes(letters), target === 'server-utf8')}`;
}

export type Pasted =
  | {
      readonly ok: true;
      readonly from: 'server.properties' | 'velocity.toml' | 'json' | 'text';
      readonly letters: Letters;
      readonly unknown: readonly string[];
      /** `&` codes that the game shows as letters. */
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

/** A server.properties with comments is a tenth of this. */
const LONGEST_PASTE = 100_000;
const AMPERSAND_CODE = /&[0-9a-fk-or]/i;

/** The TOML string behind `motd =`, resolved; undefined where it is none. */
function tomlValue(text: string): string | undefined {
  const literal = /^'([^'\n]*)'/.exec(text)?.[1];
  if (literal !== undefined) return literal;
  const basic = /^"(?:[^"\\\n]|\\.)*"/.exec(text)?.[0];
  if (basic === undefined) return undefined;
  try {
    return JSON.parse(
      basic.replace(/\\U([0-9a-f]{8})/gi, pair).replace(/\\e/g, '\\u001b'),
    ) as string;
  } catch {
    return undefined;
  }
}

function pair(_: string, digits: string): string {
  const point = parseInt(digits, 16);
  return point > 0x10ffff ? '' : JSON.stringify(String.fromCodePoint(point)).slice(1, -1);
}

function fromMiniMessage(value: string): Pasted {
  const read = readText(value, 'tags');
  if (read === undefined) return { ok: false, reason: 'too-long' };
  if (read.section) return { ok: false, reason: 'section' };
  return {
    ok: true,
    from: 'velocity.toml',
    letters: read.letters,
    unknown: read.unknown,
    ampersands: false,
  };
}

/**
 * Reads what a reader has: server.properties or its motd line, velocity.toml or its motd line, a
 * JSON text component, or text with § codes. Hostile input gives a reason. Velocity writes `motd = `,
 * the game `motd=`, where a quotation mark is a letter.
 */
export function readPasted(text: string): Pasted {
  if (text.length > LONGEST_PASTE) return { ok: false, reason: 'too-long' };
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const toml = /^[ \t]*motd[ \t]+=[ \t]*(?=["'])(.*)$/m.exec(text)?.[1];
  if (toml !== undefined) {
    const value = tomlValue(toml);
    return value === undefined ? { ok: false, reason: 'toml' } : fromMiniMessage(value);
  }
  if (/^[{[]/.test(trimmed)) {
    try {
      const letters = readComponent(JSON.parse(trimmed));
      if (letters !== undefined)
        return { ok: true, from: 'json', letters, unknown: [], ampersands: false };
    } catch {
      // Broken JSON and JSON that is no component get the same answer.
    }
    return { ok: false, reason: 'json' };
  }
  const isFile = /^[ \t]*motd[ \t]*[=:]/m.test(text);
  if (!isFile && /^[a-z][\w.-]*[ \t]*=/m.test(text)) return { ok: false, reason: 'no-motd' };
  const file = readProperties(isFile ? text : `motd=${escapeNewlines(trimmed)}`);
  if (file.malformed.length > 0) return { ok: false, reason: 'malformed', escapes: file.malformed };
  const value = file.values.get('motd') as string;
  const read = readText(value, 'codes');
  if (read === undefined) return { ok: false, reason: 'too-long' };
  const ampersands = AMPERSAND_CODE.test(value);
  const from = isFile ? 'server.properties' : 'text';
  return { ok: true, from, letters: read.letters, unknown: read.unknown, ampersands };
}

/** The editor's line with a gradient over all of its letters; marks stay, colors go. */
export function withGradient(line: string, from: string, to: string): string | undefined {
  const read = readText(line, 'both');
  if (read === undefined) return undefined;
  const text = writeMiniMessage(read.letters.map(({ char, marks }) => ({ char, marks })));
  return `<gradient:${from}:${to}>${text.replace(/[&§]/g, '\\$&')}</gradient>`;
}

const escapeNewlines = (text: string) => text.replace(/\r\n|\r|\n/g, '\\n');

export interface Fit {
  /** Pixels of each written line. */
  readonly widths: readonly number[];
  /** Lines as the game draws them; those after `shown` are lost. */
  readonly drawn: readonly Letters[];
  readonly shown: number;
  /** Lines that are too wide, from 1. */
  readonly tooWide: readonly number[];
  /** Letters whose width is not certain, each once. */
  readonly uncertain: readonly string[];
  /** Whether a color is not one of the sixteen. */
  readonly beyondLegacy: boolean;
}

/**
 * Measures a text against the room in the list.
 * @param room pixels of one line @param lines number of lines that the list shows
 */
export function measure(letters: Letters, room: number, lines: number): Fit {
  const widths = splitLines(letters).map(width);
  const legacy = legacyOnly(letters);
  return {
    widths,
    drawn: wrapLines(letters, room),
    shown: lines,
    tooWide: widths.flatMap((pixels, index) => (pixels > room ? [index + 1] : [])),
    uncertain: [...new Set(letters.map(({ char }) => char))].filter((char) => !isCertain(char)),
    beyondLegacy: look(letters).some(
      ({ color }, at) => color !== undefined && drawnColor(legacy[at] as Letters[number]) !== color,
    ),
  };
}
