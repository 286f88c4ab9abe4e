/**
 * Parses, changes and serializes the one long line of PalWorldSettings.ini. Pure. Values stay the
 * text in the file, so that untouched ones come out unchanged.
 */
import {
  palworld,
  palworldSettings,
  type PalworldSetting,
} from '../../../products/palworld/facts.data';
import { computeEditDistance } from '../../lib/edit-distance';
import { formatDefault, encodeValue, formatValue } from './values';

/** `key=raw` in the list, `raw` with its quotation marks or brackets. */
export interface SettingEntry {
  readonly key: string;
  readonly raw: string;
}

/** What was fixed or omitted in a pasted file. */
export type ParseNote =
  'no-header' | 'comments' | 'line-breaks' | 'curly-quotes' | 'no-end-bracket' | 'more-brackets';

export interface SettingsFile {
  readonly entries: readonly SettingEntry[];
  /** Lines of other sections, kept around this one. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: SettingsFile; readonly notes: readonly ParseNote[] }
  | { readonly ok: false; readonly reason: 'empty' | 'too-long' | 'no-options' }
  | {
      readonly ok: false;
      /**
       * `no-equals`: an item between two commas without `=`. The others: no valid end of the list.
       */
      readonly reason: 'no-equals' | 'open-quote' | 'open-list' | 'closed-early';
      /** The faulty item of the list, shortened. */
      readonly at: string;
    };

/** Real files have about 5,000 characters and 122 keys. */
export const MAX_CHARACTERS = 200_000;
const MAX_KEYS = 1000;
const MAX_SHOWN = 60;

export const SETTINGS_HEADER = palworld.settingsHeader;
const START = /^[ \t]*OptionSettings[ \t]*=[ \t]*\(/m;
const CURLY = /[“”„]/;

interface OptionList {
  readonly pieces: readonly string[];
  /** Offset after the closing bracket. */
  readonly end: number;
  readonly notes: ReadonlySet<ParseNote>;
}

type OptionScan =
  { readonly ok: true; readonly list: OptionList } | Extract<SettingsResult, { at: string }>;

/** The state of a scan: where it is, and what it has of the piece that it is in. */
interface Scanner {
  readonly text: string;
  index: number;
  piece: string;
  /** How many lists are open. */
  depth: number;
  /** The kind of the quotation mark that is open. */
  quote: 'straight' | 'curly' | undefined;
  readonly pieces: string[];
  readonly notes: Set<ParseNote>;
}

function consumeLineBreak(scanner: Scanner): void {
  scanner.notes.add('line-breaks');
  if (scanner.quote !== undefined) scanner.piece += ' ';
}

/** A character inside quotation marks. */
function consumeQuoted(scanner: Scanner, char: string): void {
  const next = scanner.text.charAt(scanner.index + 1);
  if (char === '\\' && next !== '\n') {
    scanner.index++;
    scanner.piece += char + next;
  } else if (char === '"' || (CURLY.test(char) && scanner.quote === 'curly')) {
    scanner.quote = undefined;
    scanner.piece += '"';
  } else {
    scanner.piece += char;
  }
}

/** A character outside of quotation marks. Returns true for the bracket that closes the options. */
function consumeUnquoted(scanner: Scanner, char: string): boolean {
  if (char === ')' && scanner.depth === 0) return true;
  if (char === ',' && scanner.depth === 0) {
    scanner.pieces.push(scanner.piece);
    scanner.piece = '';
    return false;
  }
  if (char === '"' || CURLY.test(char)) {
    scanner.quote = char === '"' ? 'straight' : 'curly';
    if (scanner.quote === 'curly') scanner.notes.add('curly-quotes');
    scanner.piece += '"';
    return false;
  }
  if (char === '(') scanner.depth++;
  if (char === ')') scanner.depth--;
  scanner.piece += char;
  return false;
}

/** Splits `a=1,b="x,y",c=(d,e))…` at its outer commas, up to its closing bracket. */
function scan(text: string, start: number): OptionScan {
  const scanner: Scanner = {
    text,
    index: start,
    piece: '',
    depth: 0,
    quote: undefined,
    pieces: [],
    notes: new Set(),
  };
  for (; scanner.index < text.length; scanner.index++) {
    const char = text.charAt(scanner.index);
    if (char === '\n') consumeLineBreak(scanner);
    else if (scanner.quote !== undefined) consumeQuoted(scanner, char);
    else if (consumeUnquoted(scanner, char)) {
      const pieces = [...scanner.pieces, scanner.piece];
      return { ok: true, list: { pieces, end: scanner.index + 1, notes: scanner.notes } };
    }
  }
  return finishScan(scanner);
}

/** The end of a text whose options are not closed: a list that only lacks its bracket is accepted. */
function finishScan({ text, piece, depth, quote, pieces, notes }: Scanner): OptionScan {
  if (quote !== undefined) return { ok: false, reason: 'open-quote', at: shorten(piece) };
  const bracket = piece.indexOf('(');
  // If a nested list lacks its bracket, it takes the outer one and swallows the keys after it.
  if (depth > 0 || (bracket !== -1 && piece.includes('=', bracket))) {
    return { ok: false, reason: 'open-list', at: shorten(piece) };
  }
  notes.add('no-end-bracket');
  return { ok: true, list: { pieces: [...pieces, piece], end: text.length, notes } };
}

const shorten = (text: string) => {
  const line = text.trim();
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
};

/** Lines to keep: no comments, no empty lines, not this section's header. */
function listOtherLines(text: string, notes: Set<ParseNote>): string[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && line.trim() !== SETTINGS_HEADER);
  const settingLines = lines.filter((line) => !line.trimStart().startsWith(';'));
  if (settingLines.length < lines.length) notes.add('comments');
  return settingLines;
}

/**
 * Parses a whole file or its `OptionSettings` line. Fixes and reports small syntax errors; a list
 * without a recognizable end fails, with the faulty item.
 */
export function parseSettings(file: string): SettingsResult {
  if (file.length > MAX_CHARACTERS) return { ok: false, reason: 'too-long' };
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const start = START.exec(text);
  if (start === null) return { ok: false, reason: 'no-options' };
  const scanned = scan(text, start.index + start[0].length);
  if (!scanned.ok) return scanned;
  const { pieces, end, notes: found } = scanned.list;
  const notes = new Set(found);

  if (pieces.length > MAX_KEYS) return { ok: false, reason: 'too-long' };

  const lineEnd = text.indexOf('\n', end);
  const afterList = (lineEnd === -1 ? text.slice(end) : text.slice(end, lineEnd)).trim();
  if (/[^),;\s]/.test(afterList)) {
    return { ok: false, reason: 'closed-early', at: shorten(pieces.slice(-1).join('')) };
  }
  if (afterList !== '') notes.add('more-brackets');

  const entries: SettingEntry[] = [];
  for (const piece of pieces) {
    if (piece.trim() === '') continue;
    const equals = piece.indexOf('=');
    if (piece.slice(0, Math.max(equals, 0)).trim() === '')
      return { ok: false, reason: 'no-equals', at: shorten(piece) };
    entries.push({ key: piece.slice(0, equals).trim(), raw: piece.slice(equals + 1).trim() });
  }
  const above = text.slice(0, start.index);
  if (!above.split('\n').some((line) => line.trim() === SETTINGS_HEADER)) notes.add('no-header');
  const settings = {
    entries,
    before: listOtherLines(above, notes),
    after: lineEnd === -1 ? [] : listOtherLines(text.slice(lineEnd), notes),
  };
  return { ok: true, settings, notes: [...notes] };
}

/** The file: its header and one line. @param keep entries to write; absent for all */
export function formatSettings(
  { entries, before, after }: SettingsFile,
  keep: (entry: SettingEntry) => boolean = () => true,
): string {
  const list = entries
    .filter(keep)
    .map(({ key, raw }) => `${key}=${raw}`)
    .join(',');
  return [...before, SETTINGS_HEADER, `OptionSettings=(${list})`, ...after].join('\n');
}

/** All keys with default values, as the game writes them. */
export const defaultSettings: SettingsFile = {
  entries: palworldSettings.map((setting) => ({
    key: setting.key,
    raw: encodeValue(setting, formatDefault(setting)),
  })),
  before: [],
  after: [],
};

const settingByKey = new Map(
  palworldSettings.map((setting, order) => [setting.key, { setting, order }]),
);

/** The facts for a key; undefined if it is not in this version's list. */
export const findSetting = (key: string): PalworldSetting | undefined =>
  settingByKey.get(key)?.setting;

/** The raw value of a key; the last one if it is duplicated. */
export function findRawValue({ entries }: SettingsFile, key: string): string | undefined {
  return entries.findLast((entry) => entry.key === key)?.raw;
}

/**
 * Settings with one value changed. An equivalent text changes nothing; a new key is inserted after
 * the nearest key that precedes it in the game's order.
 * @param text as in a field, without quotation marks
 */
export function withValue(
  settings: SettingsFile,
  setting: PalworldSetting,
  text: string,
): SettingsFile {
  const oldRaw = findRawValue(settings, setting.key);
  if (oldRaw !== undefined && formatValue(setting, oldRaw) === text) return settings;
  const raw = encodeValue(setting, text);
  const { entries } = settings;
  if (oldRaw !== undefined) {
    return {
      ...settings,
      entries: entries.map((entry) => (entry.key === setting.key ? { ...entry, raw } : entry)),
    };
  }
  const order = settingByKey.get(setting.key)?.order ?? palworldSettings.length;
  const place = entries.findLastIndex(
    ({ key }) => (settingByKey.get(key)?.order ?? Number.POSITIVE_INFINITY) < order,
  );
  const added = { key: setting.key, raw };
  return {
    ...settings,
    entries: [...entries.slice(0, place + 1), added, ...entries.slice(place + 1)],
  };
}

/** Keys whose value is not the default; unknown keys always count. */
export function isChanged({ key, raw }: SettingEntry): boolean {
  const setting = findSetting(key);
  return setting === undefined || formatValue(setting, raw) !== formatDefault(setting);
}

/** An unknown key, with the known key it probably means. */
export interface UnknownKey {
  readonly key: string;
  readonly meant?: string;
}

const MAX_EDITS = 2;

/** Keys that are not in the list: newer than it, or misspelled. */
export function findUnknownKeys({ entries }: SettingsFile): UnknownKey[] {
  return entries
    .filter(({ key }) => !settingByKey.has(key))
    .map(({ key }) => {
      const meant = palworldSettings.find(
        ({ key: other }) =>
          // Edit distance is slow for a long hostile key.
          Math.abs(key.length - other.length) <= MAX_EDITS &&
          computeEditDistance(key.toLowerCase(), other.toLowerCase()) <= MAX_EDITS,
      );
      return { key, ...(meant !== undefined && { meant: meant.key }) };
    });
}

/** Duplicate keys. */
export function findDuplicateKeys({ entries }: SettingsFile): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { key } of entries) (seen.has(key) ? twice : seen).add(key);
  return [...twice];
}
