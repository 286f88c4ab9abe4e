/**
 * Represents the text of a server list entry: letters with a color and decorations, independent of
 * notation. Colors and their values: https://minecraft.wiki/w/Formatting_codes.
 */

import { PRIDE_FLAGS } from './tags';

/** The sixteen colors of the legacy codes: code, MiniMessage name, value. */
export const COLORS = [
  ['0', 'black', '#000000'],
  ['1', 'dark_blue', '#0000aa'],
  ['2', 'dark_green', '#00aa00'],
  ['3', 'dark_aqua', '#00aaaa'],
  ['4', 'dark_red', '#aa0000'],
  ['5', 'dark_purple', '#aa00aa'],
  ['6', 'gold', '#ffaa00'],
  ['7', 'gray', '#aaaaaa'],
  ['8', 'dark_gray', '#555555'],
  ['9', 'blue', '#5555ff'],
  ['a', 'green', '#55ff55'],
  ['b', 'aqua', '#55ffff'],
  ['c', 'red', '#ff5555'],
  ['d', 'light_purple', '#ff55ff'],
  ['e', 'yellow', '#ffff55'],
  ['f', 'white', '#ffffff'],
] as const;

/** The five decorations: code, MiniMessage name. */
export const MARKS = [
  ['l', 'bold'],
  ['o', 'italic'],
  ['n', 'underlined'],
  ['m', 'strikethrough'],
  ['k', 'obfuscated'],
] as const;

/** The game's color for text without one. */
export const PLAIN_COLOR = '#808080';

const VALUES: ReadonlyMap<string, string> = new Map(COLORS.map(([, name, value]) => [name, value]));

/** A gradient or rainbow over `length` letters, stored as its MiniMessage tag. */
export interface Sweep {
  readonly tag: string;
  readonly length: number;
}

export interface Style {
  /** A name in `COLORS`, `#rrggbb`, or absent for the game's default gray. */
  readonly color?: string;
  /** Overrides `color`: the letter's position in a gradient. */
  readonly sweep?: { readonly of: Sweep; readonly index: number };
  /** Codes from `MARKS`, in that order, without duplicates. */
  readonly marks: string;
}

export interface Letter extends Style {
  /** One code point; a line break is `\n` and has no style. */
  readonly char: string;
}

export type Letters = readonly Letter[];

/** Converts `#RRGGBB`, `RRGGBB` or three digits to `#rrggbb`; undefined for anything else. */
export function toHexColor(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Components of a `#rrggbb`, 0 to 255. */
function parseRgb(hex: string): [number, number, number] {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: readonly number[]) =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** `#rrggbb` for a name or a hex color, or undefined. */
export function parseColor(color: string): string | undefined {
  const name = color.toLowerCase().replace('grey', 'gray');
  return (
    VALUES.get(name) ??
    (color.startsWith('#') && color.length === 7 ? toHexColor(color) : undefined)
  );
}

/** Name of the legacy color closest to a `#rrggbb`, by distance in RGB. */
export function findNearestColor(hex: string): string {
  const channels = parseRgb(hex);
  let best = { name: 'white', distance: Infinity };
  for (const [, name, value] of COLORS) {
    const distance = parseRgb(value).reduce(
      (sum, part, at) => sum + (part - (channels[at] as number)) ** 2,
      0,
    );
    if (distance < best.distance) best = { name, distance };
  }
  return best.name;
}

/** Color of the letter at index `at` of `length`. */
type Paint = (at: number, length: number) => string;

function createGradient(colors: readonly string[], phase: number): Paint {
  const stops = (phase < 0 ? [...colors].reverse() : colors).map(parseRgb);
  const shift = (phase < 0 ? 1 + phase : phase) * (stops.length - 1);
  return (at, length) => {
    const position = (length === 1 ? 0 : (at * (stops.length - 1)) / (length - 1)) + shift;
    const low = stops[Math.floor(position) % stops.length] as number[];
    const high = stops[Math.ceil(position) % stops.length] as number[];
    const share = position - Math.floor(position);
    // The game rounds 32-bit floats, so 94.499999 becomes 94.5.
    return toHex(
      low.map((from, part) =>
        Math.round(Math.fround(from + share * ((high[part] as number) - from))),
      ),
    );
  };
}

function createRainbow(phase: number, reversed: boolean): Paint {
  return (at, length) => {
    const place = ((reversed ? length - 1 - at : at) / length + phase / 10) % 1;
    const sixth = (place < 0 ? place + 1 : place) * 6;
    const up = Math.floor(255 * (sixth % 1));
    const down = Math.floor(255 * (1 - (sixth % 1)));
    const table = [
      [255, up, 0],
      [down, 255, 0],
      [0, 255, up],
      [0, down, 255],
      [up, 0, 255],
      [255, 0, down],
    ];
    return toHex(table[Math.floor(sixth) % 6] as number[]);
  };
}

/** A phase from -1 to 1, or undefined. */
function parsePhase(text: string): number | undefined {
  return /^-?\d*\.?\d+$/.test(text) && Math.abs(Number(text)) <= 1 ? Number(text) : undefined;
}

/** Colors and phase of a `gradient` or `transition`; undefined if they are invalid. */
function listSweepColors(
  args: readonly string[],
): { colors: readonly string[]; phase: number } | undefined {
  const last = args.at(-1) ?? '';
  const hasPhase = /^-?\d*\.?\d+$/.test(last);
  const phase = hasPhase ? parsePhase(last) : 0;
  const named = hasPhase ? args.slice(0, -1) : args;
  const colors = named.length === 0 ? ['#ffffff', '#000000'] : named.map(parseColor);
  if (colors.length < 2 || phase === undefined) return undefined;
  return colors.every((color) => color !== undefined) ? { colors, phase } : undefined;
}

/** `pride`, `pride:trans` or `pride:0.5`. */
function createPridePaint([argument = '']: readonly string[]): Paint | undefined {
  const flag = PRIDE_FLAGS[argument];
  if (flag !== undefined && Object.hasOwn(PRIDE_FLAGS, argument)) return createGradient(flag, 0);
  const phase = argument === '' ? 0 : parsePhase(argument);
  return phase === undefined
    ? undefined
    : createGradient(PRIDE_FLAGS.pride as readonly string[], phase);
}

/**
 * Parses a `gradient…`, `rainbow…` or `pride…` tag by the rules of Adventure's GradientTag,
 * RainbowTag and PrideTag; undefined if its arguments are invalid.
 */
export function parsePaint(tag: string): Paint | undefined {
  const [name, ...args] = tag.toLowerCase().split(':');
  if (name === 'rainbow') {
    const match = /^(!?)(-?\d{0,9})$/.exec(args.join(':'));
    return match === null ? undefined : createRainbow(Number(match[2]) % 10 || 0, match[1] === '!');
  }
  if (name === 'pride') return createPridePaint(args);
  const sweep = name === 'gradient' ? listSweepColors(args) : undefined;
  return sweep && createGradient(sweep.colors, sweep.phase);
}

/**
 * The color of a `transition…` tag, by the rules of Adventure's TransitionTag; undefined for other
 * tags or invalid arguments.
 */
export function findTransitionColor(tag: string): string | undefined {
  const [name, ...args] = tag.toLowerCase().split(':');
  const sweep = name === 'transition' ? listSweepColors(args) : undefined;
  if (sweep === undefined) return undefined;
  const isNegative = sweep.phase < 0;
  const phase = isNegative ? 1 + sweep.phase : sweep.phase;
  const colors = (isNegative ? [...sweep.colors].reverse() : sweep.colors).map(parseRgb);
  const count = colors.length - 1;
  const at = colors.findIndex((_, index) => index > 0 && index / count >= phase);
  const [low, high] = [colors[at - 1] as number[], colors[at] as number[]];
  const factor = 1 + (phase - at / count) * count;
  const [from, to, share] = isNegative ? [high, low, 1 - factor] : [low, high, factor];
  return toHex(
    from.map((part, index) =>
      Math.round(Math.fround(part + share * ((to[index] as number) - part))),
    ),
  );
}

/** `#rrggbb` in which a letter is drawn, or undefined for the game's default gray. */
export function findDrawnColor({ color, sweep }: Style): string | undefined {
  if (sweep !== undefined) return parsePaint(sweep.of.tag)?.(sweep.index, sweep.of.length);
  return color === undefined ? undefined : parseColor(color);
}

/** Letters with every gradient and color resolved: equal for texts that look the same. */
export function resolveStyles(letters: Letters): Letter[] {
  return letters.map((letter) => {
    const color = findDrawnColor(letter);
    if (letter.char === '\n') return { char: '\n', marks: '' };
    return { char: letter.char, marks: letter.marks, ...(color !== undefined && { color }) };
  });
}

/** The letters reduced to the sixteen legacy colors, the only ones in server.properties. */
export function toLegacyColors(letters: Letters): Letter[] {
  return resolveStyles(letters).map(({ char, marks, color }) => ({
    char,
    marks,
    ...(color !== undefined && { color: findNearestColor(color) }),
  }));
}

/** Text without formatting. */
export function getUnformattedText(letters: Letters): string {
  return letters.map(({ char }) => char).join('');
}

/** Adds a decoration, in the order of `MARKS`. */
export function addMark(marks: string, mark: string): string {
  return MARKS.map(([code]) => code)
    .filter((code) => code === mark || marks.includes(code))
    .join('');
}
