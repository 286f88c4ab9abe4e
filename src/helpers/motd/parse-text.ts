/**
 * Parses the notations: legacy codes as in server.properties, MiniMessage, and the editor's mix.
 */
import { MAX_TAG_LENGTH, TAG, findHiddenTagKind } from './tags';
import {
  COLORS,
  MARKS,
  parseColor,
  toHexColor,
  parsePaint,
  findTransitionColor,
  addMark,
  type Letter,
  type Letters,
  type Style,
} from './styled-text';

/**
 * `codes`: only `§`, as the game reads server.properties; `&` is literal.
 * `tags`: MiniMessage, in which `§` is forbidden.
 * `bungee`: `§` or `&`, as BungeeCord reads its config.yml.
 * `both`: the editor's notation: `&` or `§`, `&#rrggbb`, and MiniMessage tags; a preceding `\`
 * makes any of these literal.
 */
export type Notation = 'codes' | 'tags' | 'bungee' | 'both';

export interface ParsedText {
  readonly letters: Letters;
  /** Codes and tags unknown to the game or proxy. */
  readonly unknown: readonly string[];
  /** Tags that Velocity supports but the server list does not show, or that cannot be previewed. */
  readonly unseen: readonly string[];
  /** MiniMessage with `§`, which Velocity rejects. */
  readonly section: boolean;
}

/** Longer texts are not a message of the day. */
export const MAX_LENGTH = 4000;
const MAX_DEPTH = 64;
/** The longest code after its `§` or `&`: `x` and six digits, each with another one. */
const MAX_CODE = 14;

const COLOR_BY_CODE = new Map<string, string>(COLORS.map(([code, name]) => [code, name]));
const MARK_BY_NAME = new Map<string, string>([
  ...MARKS.map(([code, name]) => [name, code] as const),
  ['b', 'l'],
  ['em', 'o'],
  ['i', 'o'],
  ['u', 'n'],
  ['st', 'm'],
  ['obf', 'k'],
]);
const MARK_CODES: ReadonlySet<string> = new Set(MARKS.map(([code]) => code));

interface OpenTag {
  readonly name: string;
  style: Style;
  /** The gradient opened by this tag; its length grows with each letter. */
  readonly sweep?: { readonly tag: string; length: number };
}

/** Parses a legacy code after its `§` or `&`; undefined if there is none. */
function parseCode(
  text: string,
  hex: boolean,
): { length: number; style: (from: Style) => Style } | undefined {
  const sign = text.charAt(0).toLowerCase();
  const color = COLOR_BY_CODE.get(sign);
  if (color !== undefined) return { length: 1, style: () => ({ color, marks: '' }) };
  if (sign === 'r') return { length: 1, style: () => ({ marks: '' }) };
  if (MARK_CODES.has(sign)) {
    return { length: 1, style: (from) => ({ ...from, marks: addMark(from.marks, sign) }) };
  }
  const long = hex ? /^(?:#([0-9a-f]{6})|x((?:[§&][0-9a-f]){6}))/i.exec(text) : null;
  if (long === null) return undefined;
  const value = toHexColor(long[1] ?? (long[2] as string).replace(/[§&]/g, ''));
  return {
    length: long[0].length,
    style: () => ({ ...(value !== undefined && { color: value }), marks: '' }),
  };
}

/** `<color:red>`, whose color is an argument; `<red>` is one itself. */
const COLOR_TAG = /^(?:color|colour|c)$/;

/** The style of a MiniMessage tag; undefined if it is not a style tag. */
function getTagStyle(tag: string, from: Style): Style | undefined {
  const [name = '', ...args] = tag.toLowerCase().split(':');
  const transition = findTransitionColor(tag);
  if (transition !== undefined) return { color: transition, marks: from.marks };
  const colorName = COLOR_TAG.test(name) ? (args[0] ?? '') : name;
  const color = parseColor(colorName);
  if (color !== undefined) {
    const isHex = colorName.startsWith('#');
    return { color: isHex ? color : colorName.replace('grey', 'gray'), marks: from.marks };
  }
  const mark = MARK_BY_NAME.get(name.replace(/^!/, ''));
  if (mark === undefined) return undefined;
  const isOff = name.startsWith('!') || args[0] === 'false';
  return { ...from, marks: isOff ? from.marks.replace(mark, '') : addMark(from.marks, mark) };
}

const isPaint = (tag: string, style: Style): boolean =>
  parsePaint(tag) !== undefined || getTagStyle(tag, style) !== undefined;

/** Parser state. */
interface ParserState {
  readonly letters: Letter[];
  readonly unknown: string[];
  readonly unseen: string[];
  /** Open tags, innermost last; the first represents the whole text and is never closed. */
  readonly openTags: [OpenTag, ...OpenTag[]];
  section: boolean;
}

const getInnermostTag = ({ openTags }: ParserState): OpenTag =>
  openTags[openTags.length - 1] as OpenTag;

function addLetter(state: ParserState, char: string): void {
  const { sweep, ...style } = getInnermostTag(state).style;
  if (sweep !== undefined) {
    state.letters.push({ char, ...style, sweep: { of: sweep.of, index: sweep.of.length } });
  } else {
    state.letters.push(char === '\n' ? { char, marks: '' } : { char, ...style });
  }
  for (const openTag of state.openTags) if (openTag.sweep !== undefined) openTag.sweep.length += 1;
}

/** `</name>`; false if no such tag is open. */
function closeTag({ openTags }: ParserState, name: string): boolean {
  const at = openTags.findLastIndex((openTag, index) => index > 0 && openTag.name === name);
  if (at < 0) return false;
  openTags.length = at;
  return true;
}

/** `gradient` of `gradient:red:blue`. */
const getTagName = (tag: string): string => (tag.split(':')[0] as string).toLowerCase();

/** A tag for a color, decoration or gradient; false if it is none. */
function openStyle({ openTags }: ParserState, tag: string, from: Style): boolean {
  const name = getTagName(tag);
  if (parsePaint(tag) !== undefined) {
    const sweep = { tag: tag.toLowerCase(), length: 0 };
    openTags.push({ name, style: { marks: from.marks, sweep: { of: sweep, index: 0 } }, sweep });
    return true;
  }
  const style = getTagStyle(tag, from);
  if (style === undefined) return false;
  openTags.push({ name, style });
  return true;
}

/** Handles the text between `<` and `>`; false if it is not a tag. */
function consumeTag(state: ParserState, whole: string): boolean {
  const isClosed = whole.length > 1 && whole.endsWith('/');
  const tag = isClosed ? whole.slice(0, -1) : whole;
  const name = getTagName(tag);
  if (name === 'newline' || name === 'br') {
    addLetter(state, '\n');
    return true;
  }
  if (name === 'reset') {
    state.openTags.length = 1;
    getInnermostTag(state).style = { marks: '' };
    return true;
  }
  if (name.startsWith('/')) return closeTag(state, name.slice(1));
  const { style } = getInnermostTag(state);
  const hiddenKind = findHiddenTagKind(tag);
  if (hiddenKind !== undefined) state.unseen.push(`<${name}>`);
  if (hiddenKind === 'placeholder') return true;
  if (isClosed) return hiddenKind !== undefined || isPaint(tag, style);
  if (state.openTags.length > MAX_DEPTH) return false;
  if (hiddenKind === 'wrapper') {
    state.openTags.push({ name, style });
    return true;
  }
  return openStyle(state, tag, style);
}

const hasTags = (notation: Notation) => notation === 'tags' || notation === 'both';
const hasAmpersands = (notation: Notation) => notation === 'bungee' || notation === 'both';

/** A backslash makes the next character literal. @returns characters consumed, 0 for none */
function consumeEscape(state: ParserState, text: string, notation: Notation): number {
  const escapes = notation === 'both' ? /^\\[\\<&§]/ : /^\\[\\<]/;
  if (!hasTags(notation) || !escapes.test(text)) return 0;
  addLetter(state, text.charAt(1));
  return 2;
}

/** A code after `§` or `&`. @returns characters consumed, 0 for none */
function consumeCode(state: ParserState, text: string, notation: Notation): number {
  const isSection = text.startsWith('§');
  if (!isSection && !(text.startsWith('&') && hasAmpersands(notation))) return 0;
  if (isSection && notation === 'tags') state.section = true;
  const parsedCode = parseCode(text.slice(1, 1 + MAX_CODE), notation === 'both');
  if (parsedCode !== undefined) {
    const openTag = getInnermostTag(state);
    openTag.style = parsedCode.style(openTag.style);
    return 1 + parsedCode.length;
  }
  if (!isSection) return 0;
  // The game drops the sign and the character after it.
  const next = text.length > 1 ? String.fromCodePoint(text.codePointAt(1) as number) : '';
  state.unknown.push(`§${next}`);
  return 1 + next.length;
}

/** A MiniMessage tag; unknown ones are reported and stay text. */
function consumeTagAt(state: ParserState, text: string, notation: Notation): number {
  const tag = hasTags(notation) ? TAG.exec(text.slice(0, MAX_TAG_LENGTH))?.[1] : undefined;
  if (tag === undefined) return 0;
  if (consumeTag(state, tag)) return tag.length + 2;
  state.unknown.push(`<${tag}>`);
  return 0;
}

function consumeLetter(state: ParserState, text: string): number {
  const char = String.fromCodePoint(text.codePointAt(0) as number);
  addLetter(state, char);
  return char.length;
}

/** Parses a text of at most `MAX_LENGTH` characters; undefined for longer ones. Never throws. */
export function parseText(text: string, notation: Notation): ParsedText | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const state: ParserState = {
    letters: [],
    unknown: [],
    unseen: [],
    openTags: [{ name: '', style: { marks: '' } }],
    section: false,
  };
  for (let at = 0; at < text.length;) {
    const unread = text.slice(at);
    at +=
      consumeEscape(state, unread, notation) ||
      consumeCode(state, unread, notation) ||
      consumeTagAt(state, unread, notation) ||
      consumeLetter(state, unread);
  }
  const { letters, unknown, unseen, section } = state;
  return { letters, unknown, unseen, section };
}
