/** Holds all texts of the MOTD editor. Pure. */
import { LOCALE } from '../../ui/texts';
import type { PasteResult, PasteSource, MotdTarget } from './model';

export type PasteFailure = Extract<PasteResult, { ok: false }>;

/** Words of the editor; `since` is the game version whose server.properties is UTF-8. */
export const EDITOR = {
  intro: 'Type two lines, see them as the server list shows them, and copy the finished setting.',
  lines: ['First line', 'Second line'],
  codesHint:
    'Codes: &6 or §6, &#ff8800 for any color, MiniMessage tags. A backslash in front makes & or < a letter.',
  gradient: 'Gradient, for Velocity and plugins',
  gradientEnds: ['From', 'To'],
  gradientOver: ['Over the first line', 'Over the second line'],
  center: 'Center both lines',
  target: 'For',
  copy: 'Copy the setting',
  tooLong: (most: number): string => `Too long: at most ${most.toLocaleString(LOCALE)} characters`,
  limits:
    'Letters stand where the game puts them, but their shapes are your browser’s. Resource packs and the game’s Unicode font change the widths.',
  targets: (since: string): readonly (readonly [MotdTarget, string])[] => [
    ['server', 'server.properties, every version'],
    ['server-utf8', `server.properties, since ${since}, readable`],
    ['velocity', 'velocity.toml on a proxy'],
    ['plain', 'Plain text without colors'],
  ],
  outputs: (since: string): Readonly<Record<MotdTarget, string>> => ({
    server: 'Replace the motd line of server.properties by',
    'server-utf8': `Replace the motd line of server.properties by (since ${since})`,
    velocity: 'Replace the motd line of velocity.toml by',
    plain: 'Plain text',
  }),
} as const;

/** Notes about a text and its width. */
export const NOTES = {
  unknown: (names: readonly string[]): string =>
    `Neither the game nor Velocity knows ${names.join(', ')}: it is shown as letters.`,
  unseen: (names: readonly string[]): string =>
    `${names.join(', ')}: Velocity knows ${names.length === 1 ? 'this tag' : 'these tags'}, but the list of servers shows none of it, or the player’s game fills it in. It is not drawn here, and left out of the setting below.`,
  section:
    'Velocity refuses the sign § anywhere in its motd, also as a letter. Take it out, or write the line for server.properties.',
  sixteen:
    'server.properties has sixteen colors. The preview and the line below use the nearest; for exact ones use a Velocity proxy or a plugin.',
  uncertain: (letters: readonly string[]): string =>
    `${letters.join(' ')} ${letters.length === 1 ? 'is' : 'are'} not in the game’s main font: the width is an estimate, and some players see a box.`,
  tooWide: (pixels: string, room: number): string =>
    `Too wide: ${pixels} pixels, about ${room} fit.`,
  continued: (lines: readonly number[], lost: boolean): string =>
    `The game continues line ${lines.join(' and ')} in the next one.${lost ? ' What does not fit into two lines is not shown.' : ''}`,
  fits: (pixels: string, room: number): string => `Fits: ${pixels} of about ${room} pixels`,
} as const;

export const PREVIEW = {
  label: (lines: readonly string[]): string =>
    `How the server list shows it. ${lines.map((line, index) => `Line ${index + 1}: ${line}`).join('. ')}`,
} as const;

export const TOOLBAR = {
  label: 'Put a code where the cursor is',
  plain: 'plain',
  plainName: 'back to plain',
} as const;

/** Format of a pasted text. */
const SOURCES: Readonly<Record<PasteSource, string>> = {
  'server.properties': 'server.properties',
  'velocity.toml': 'velocity.toml',
  bungeecord: 'BungeeCord’s config.yml',
  status: 'a status answer',
  json: 'json',
  text: 'text',
};

/** Words of the part that reads an existing line. Text in backticks is code. */
export const PASTE = {
  summary: 'Check or edit a line you already have',
  field: 'Paste the motd line, or the whole file',
  hint: 'server.properties, velocity.toml, BungeeCord’s config.yml, a JSON text component or a server’s status answer. Only the motd is kept.',
  readable: (from: PasteSource, text: string): string =>
    `Readable as ${SOURCES[from]}: ${text === '' ? 'an empty text' : text}`,
  ampersands:
    '& codes are not understood there; the game shows them as letters. Write `\\u00A7` in place of &.',
  mojibake:
    'Â stands in front of §: the file was saved as UTF-8 and is read in another encoding. Write \\u00A7 in place of Â§, which every version reads.',
  edit: 'Edit it above',
  wrongEscape: (line: number, found: string): string =>
    `Line ${line}: \`${found}\` is not a \`\\u\` with four digits of 0–9 and A–F.`,
  escapes: 'For a color write `\\u00A7` and one code; for a real backslash write two.',
  malformed: 'Malformed \\uxxxx encoding: the server does not start with this',
} as const;

/** Why a paste cannot be read: title and way out. */
export const REASONS: Readonly<
  Record<Exclude<PasteFailure['reason'], 'malformed' | 'empty'>, readonly [string, string]>
> = {
  'too-long': [
    'This is longer than any message of the day',
    'Paste the line that begins with motd.',
  ],
  section: [
    'Velocity refuses § codes: Can’t parse your MOTD',
    'Paste the text between the quotation marks alone, edit it above, and choose velocity.toml.',
  ],
  'no-motd': ['No line begins with motd=', 'Paste that line, or the whole server.properties.'],
  json: ['This is no text component', 'Its JSON is broken, or a color or text in it is none.'],
  toml: [
    'The quotation marks of this line do not match',
    'Write motd = "…" in one line, or motd = """…""" over several.',
  ],
};
