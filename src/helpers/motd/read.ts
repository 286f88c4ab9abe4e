/** Reads the notations: legacy codes as in server.properties, MiniMessage, and the editor's mix. */
import { MAX_TAG, TAG, unseenKind } from './tags';
import {
  COLORS,
  MARKS,
  colorValue,
  hexColor,
  paintOf,
  transitionColor,
  withMark,
  type Letter,
  type Letters,
  type Style,
} from './text';

/**
 * `codes`: `§` only, as the game reads server.properties; `&` is a letter there.
 * `tags`: MiniMessage, where `§` is forbidden.
 * `bungee`: `§` or `&`, as BungeeCord reads its config.yml.
 * `both`: the editor's own: `&` or `§`, `&#rrggbb`, and MiniMessage tags; `\` before one of these
 * makes it a letter.
 */
export type Notation = 'codes' | 'tags' | 'bungee' | 'both';

export interface Read {
  readonly letters: Letters;
  /** Codes and tags that the game or proxy does not know. */
  readonly unknown: readonly string[];
  /** Tags that Velocity knows and the list of servers does not show, or nobody can draw. */
  readonly unseen: readonly string[];
  /** `§` stands in MiniMessage, which Velocity refuses. */
  readonly section: boolean;
}

/** Longer texts are no message of the day. */
export const MAX_LENGTH = 4000;
const MAX_DEPTH = 64;

const COLOR_OF = new Map<string, string>(COLORS.map(([code, name]) => [code, name]));
const MARK_OF = new Map<string, string>([
  ...MARKS.map(([code, name]) => [name, code] as const),
  ['b', 'l'],
  ['em', 'o'],
  ['i', 'o'],
  ['u', 'n'],
  ['st', 'm'],
  ['obf', 'k'],
]);
const MARK_CODES: ReadonlySet<string> = new Set(MARKS.map(([code]) => code));

interface Frame {
  readonly name: string;
  style: Style;
  /** The sweep that this tag opened; grows with each letter. */
  readonly sweep?: { readonly tag: string; length: number };
}

/** Reads a legacy code behind its sign; undefined where there is none. */
function code(
  text: string,
  hex: boolean,
): { length: number; style: (from: Style) => Style } | undefined {
  const sign = text.charAt(0).toLowerCase();
  const color = COLOR_OF.get(sign);
  if (color !== undefined) return { length: 1, style: () => ({ color, marks: '' }) };
  if (sign === 'r') return { length: 1, style: () => ({ marks: '' }) };
  if (MARK_CODES.has(sign)) {
    return { length: 1, style: (from) => ({ ...from, marks: withMark(from.marks, sign) }) };
  }
  const long = hex ? /^(?:#([0-9a-f]{6})|x((?:[§&][0-9a-f]){6}))/i.exec(text) : null;
  if (long === null) return undefined;
  const value = hexColor(long[1] ?? (long[2] as string).replace(/[§&]/g, ''));
  return {
    length: long[0].length,
    style: () => ({ ...(value !== undefined && { color: value }), marks: '' }),
  };
}

/** The style inside a MiniMessage tag; undefined where it is no tag of style. */
function tagStyle(tag: string, from: Style): Style | undefined {
  const [name = '', ...args] = tag.toLowerCase().split(':');
  const transition = transitionColor(tag);
  if (transition !== undefined) return { color: transition, marks: from.marks };
  const color = colorValue(/^(?:color|colour|c)$/.test(name) ? (args[0] ?? '') : name);
  if (color !== undefined) {
    const given = /^(?:color|colour|c)$/.test(name) ? (args[0] as string) : name;
    return {
      color: given.startsWith('#') ? color : given.replace('grey', 'gray'),
      marks: from.marks,
    };
  }
  const mark = MARK_OF.get(name.replace(/^!/, ''));
  if (mark === undefined) return undefined;
  const off = name.startsWith('!') || args[0] === 'false';
  return { ...from, marks: off ? from.marks.replace(mark, '') : withMark(from.marks, mark) };
}

const isPaint = (tag: string, style: Style): boolean =>
  paintOf(tag) !== undefined || tagStyle(tag, style) !== undefined;

/** Reads a text of at most `MAX_LENGTH` characters; undefined for longer ones. Never throws. */
export function readText(text: string, notation: Notation): Read | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const letters: Letter[] = [];
  const unknown: string[] = [];
  const unseen: string[] = [];
  const frames: Frame[] = [{ name: '', style: { marks: '' } }];
  const tags = notation === 'tags' || notation === 'both';
  const ampersand = notation === 'bungee' || notation === 'both';
  let section = false;
  const top = () => frames[frames.length - 1] as Frame;
  const add = (char: string) => {
    const { sweep, ...style } = top().style;
    if (sweep !== undefined) {
      letters.push({ char, ...style, sweep: { of: sweep.of, at: sweep.of.length } });
    } else {
      letters.push(char === '\n' ? { char, marks: '' } : { char, ...style });
    }
    for (const frame of frames) if (frame.sweep !== undefined) frame.sweep.length += 1;
  };

  /** Handles what stands between `<` and `>`; false where it is text. */
  const takeTag = (whole: string): boolean => {
    const isClosed = whole.length > 1 && whole.endsWith('/');
    const tag = isClosed ? whole.slice(0, -1) : whole;
    const name = (tag.split(':')[0] as string).toLowerCase();
    if (name === 'newline' || name === 'br') {
      add('\n');
      return true;
    }
    if (name === 'reset') {
      frames.length = 1;
      top().style = { marks: '' };
      return true;
    }
    if (name.startsWith('/')) {
      const at = frames.findLastIndex((frame, index) => index > 0 && frame.name === name.slice(1));
      if (at < 0) return false;
      frames.length = at;
      return true;
    }
    const unseenAs = unseenKind(tag);
    if (unseenAs !== undefined) unseen.push(`<${name}>`);
    if (unseenAs === 'filled') return true;
    if (isClosed) return unseenAs !== undefined || isPaint(tag, top().style);
    if (frames.length > MAX_DEPTH) return false;
    if (unseenAs === 'around') {
      frames.push({ name, style: top().style });
      return true;
    }
    if (paintOf(tag) !== undefined) {
      const sweep = { tag: tag.toLowerCase(), length: 0 };
      frames.push({
        name,
        style: { marks: top().style.marks, sweep: { of: sweep, at: 0 } },
        sweep,
      });
      return true;
    }
    const style = tagStyle(tag, top().style);
    if (style === undefined) return false;
    frames.push({ name, style });
    return true;
  };

  for (let at = 0; at < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(at) as number);
    const rest = text.slice(at + char.length, at + char.length + 14);
    if (char === '\\' && (notation === 'both' ? /^[\\<&§]/ : /^[\\<]/).test(rest) && tags) {
      add(rest.charAt(0));
      at += 2;
      continue;
    }
    if (char === '§' && notation === 'tags') section = true;
    if (char === '§' || (char === '&' && ampersand)) {
      const found = code(rest, notation === 'both');
      if (found !== undefined) {
        top().style = found.style(top().style);
        at += 1 + found.length;
        continue;
      }
      if (char === '§') {
        // The game leaves out the sign and the letter behind it.
        const next = rest === '' ? '' : String.fromCodePoint(rest.codePointAt(0) as number);
        unknown.push(`§${next}`);
        at += 1 + next.length;
        continue;
      }
    }
    if (char === '<' && tags) {
      const tag = TAG.exec(text.slice(at, at + MAX_TAG))?.[1];
      if (tag !== undefined) {
        if (takeTag(tag)) {
          at += tag.length + 2;
          continue;
        }
        unknown.push(`<${tag}>`);
      }
    }
    add(char);
    at += char.length;
  }
  return { letters, unknown, unseen, section };
}
