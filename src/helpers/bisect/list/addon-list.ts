/**
 * Parses a pasted list: `plugins` output of Bukkit, Paper and Velocity, a folder listing, a
 * loader's log, or names.
 */
import { withKnownNeeds } from './libraries';
import {
  cleanName,
  normalizeName,
  MAX_ADDONS,
  parseFileName,
  type AddonKind,
  type Addon,
} from './addon';

export type ListFormat =
  'bukkit' | 'paper' | 'velocity' | 'folder' | 'fabric log' | 'forge log' | 'names';

export interface AddonList {
  readonly form: ListFormat;
  readonly kind: AddonKind;
  readonly addons: readonly Addon[];
  /** The count that the server states, if any. */
  readonly announced?: number;
}

/** Longer pastes are cut: no list of plugins has a million characters. */
const MAX_CHARACTERS = 1_000_000;
/** Longest line with all plugins of a server; longer ones are cut. */
const MAX_LINE = 20_000;
/** Longest line of a folder listing, and longest name with what follows it. */
const MAX_ROW = 500;
const MAX_PIECE = 200;

const COLORS = /\u001b\[[0-9;]*m|§./g;
/** `[12:00:05 INFO]: `, `[12:00:05] [Server thread/INFO]: `, `> `. */
const LOG_PREFIX = /^>?[ \t]*(?:\[[^\]]{0,60}\][ \t]*){1,4}(?:\([^)]{0,40}\)[ \t]?)?:?[ ]?/;
/** Entries of the mod list that are the loader's own. */
const OF_THE_LOADER = new Set(
  'java minecraft fabricloader quilt-loader mixinextras neoforge forge mcp fml'.split(' '),
);

function createAddon(name: string, more: Partial<Addon> = {}): Addon {
  return { name, ids: [], needs: [], library: false, ...more };
}

/** Collects each addon once, in list order. */
function withoutDuplicateAddons(addons: readonly Addon[]): readonly Addon[] {
  const seen = new Map<string, Addon>();
  for (const addon of addons) {
    const key = normalizeName(addon.name);
    if (key !== '' && !seen.has(key)) seen.set(key, addon);
  }
  return [...seen.values()].slice(0, MAX_ADDONS);
}

function parseNames(text: string): Addon[] {
  return text
    .split(',')
    .map((piece) => piece.slice(0, MAX_PIECE))
    .map((name) =>
      cleanName(name.replace(/^\s*(?:\d{1,3}[.)]\s+|[-*•]\s*)*/, '').replace(/\s+\(.*\)\s*$/, '')),
    )
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
    .map((name) => createAddon(name));
}

/** `-rw-r--r-- 1 container container 1234 Nov  1 12:00 My Plugin 2.0.jar` */
const LS_ROW = /^[-l][-rwxsStT]{9}\S?\s+\d+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+(.+\.jar)$/i;
/** `11/01/2026  09:15 AM           123,456 My Plugin 2.0.jar` */
const DIR_ROW = /^[\d./-]{8,10}\s+\d\d:\d\d(?:\s*[AP]M)?\s+[\d.,]+\s+(.+\.jar)$/i;
/** `My Plugin 2.0.jar` */
const WHOLE_NAME = /^([^/\\:*?"<>|\t,]+\.jar)$/i;
/** `lithium-0.12.7.jar` of `./mods/lithium-0.12.7.jar`: a name without spaces. */
const NAME_IN_LINE = /([^\s/\\:*?"<>|,]+\.jar)(?![\w.])/i;

/** Jar files in a folder listing: `ls`, `ls -l`, `dir`, a copied table, or plain names. */
function parseFolderListing(lines: readonly string[]): Addon[] {
  return lines.flatMap((whole) => {
    const line = whole.slice(0, MAX_ROW);
    if (!/\.jar/i.test(line)) return [];
    const row = LS_ROW.exec(line) ?? DIR_ROW.exec(line) ?? WHOLE_NAME.exec(line);
    const found = row?.[1] ?? NAME_IN_LINE.exec(line)?.[1];
    if (found === undefined) return [];
    const file = cleanName(found);
    return [createAddon(parseFileName(file), { file })];
  });
}

/**
 * The block after `Loading 81 mods:`, whose lines have no log prefix; nested jars become aliases of
 * the outer one.
 */
function parseFabricLog(lines: readonly string[]): Addon[] {
  const mods: { name: string; ids: string[] }[] = [];
  for (const line of lines) {
    const outer = /^\s*-\s+(\S+)/.exec(line.slice(0, MAX_ROW));
    const inner = /^\s*[|\\ ]*(?:\|--|\\--)\s*(\S+)/.exec(line.slice(0, MAX_ROW));
    if (outer !== null) mods.push({ name: cleanName(outer[1] as string), ids: [] });
    else if (inner !== null) mods.at(-1)?.ids.push(normalizeName(cleanName(inner[1] as string)));
    else if (line.trim() !== '') break;
  }
  return mods
    .filter(({ name }) => !OF_THE_LOADER.has(normalizeName(name)))
    .map(({ name, ids }) => createAddon(name, { ids }));
}

/**
 * The block after `Mod List:`. Logs have `Name 1.2 (modid)`, reports a table with a row for each
 * file: `file.jar |Name |modid |1.2 |…`. Source: ModDiscoverer and ModList of FancyModLoader.
 */
function parseForgeLog(lines: readonly string[]): Addon[] {
  const mods: Addon[] = [];
  for (const whole of lines) {
    const line = whole.slice(0, MAX_ROW).trim();
    const mod = parseForgeRow(line) ?? parseForgeLine(line);
    if (mod !== undefined) mods.push(mod);
    else if (!isInForgeList(line)) break;
  }
  return mods.filter(({ ids }) => !OF_THE_LOADER.has(normalizeName(ids[0] as string)));
}

/** A row of the table has at least these cells. */
const MIN_FORGE_CELLS = 4;

const splitForgeRow = (line: string): readonly string[] => line.split('|');

/** `file.jar |Name |modid |1.2 |…` */
function parseForgeRow(line: string): Addon | undefined {
  const cells = splitForgeRow(line);
  if (cells.length < MIN_FORGE_CELLS || !/\.jar\s*$/i.test(cells[0] as string)) return undefined;
  const [file, name, id] = cells.map((cell) => cleanName(cell.trim())) as [string, string, string];
  return createAddon(name || id, { file, ids: [id] });
}

/** `Name 1.2 (modid)` */
function parseForgeLine(line: string): Addon | undefined {
  const named = /^(.{1,200}?)\s+\S*\d\S*\s+\(([a-z][\w.-]{1,63})\)$/.exec(line);
  if (named === null) return undefined;
  const [, name, id] = named as unknown as [string, string, string];
  return createAddon(cleanName(name), { ids: [id] });
}

/** True for lines of the list that name no mod: empty ones, the heading, the table's own rows. */
const isInForgeList = (line: string): boolean =>
  line === '' ||
  /^Name Version \(Mod Id\)$/i.test(line) ||
  splitForgeRow(line).length >= MIN_FORGE_CELLS;

const PAPER_HEADING = /^\s*(?:Paper|Bukkit) Plugins(?: \(\d+\))?:\s*$/;
/** Names below a heading of Paper: indented, or with a dash. */
const PAPER_NAMES = /^(?:\s*-\s|\s+\S)/;

/** Names below the headings of Paper's list, which ends at any other line. */
function parsePaperGroups(lines: readonly string[]): Addon[] {
  const addons: Addon[] = [];
  let isBelowHeading = false;
  for (const line of lines) {
    if (PAPER_HEADING.test(line)) isBelowHeading = true;
    else if (isBelowHeading && PAPER_NAMES.test(line)) addons.push(...parseNames(line));
    else if (line.trim() !== '') break;
  }
  return addons;
}

/** @param announced how many the list says that it has */
function createList(
  [form, kind]: readonly [ListFormat, AddonKind],
  addons: readonly Addon[],
  announced?: string,
): AddonList {
  return {
    form,
    kind,
    addons: withKnownNeeds(withoutDuplicateAddons(addons)),
    ...(announced !== undefined && { announced: Number(announced) }),
  };
}

/** What a reader pasted, in lines; `raw` with what logs put before them. */
interface PastedLines {
  readonly raw: readonly string[];
  readonly lines: readonly string[];
}

/** A list that a server or loader prints. */
interface PrintedList {
  readonly form: ListFormat;
  readonly kind: AddonKind;
  /** Its first line. The group `announced` is the count that it states. */
  readonly heading: RegExp;
  /** @param names what follows the heading on its line; `below` are the lines after it */
  readonly parse: (names: string, below: PastedLines) => Addon[];
  /** True if a heading without names below it is none. */
  readonly needsNames?: true;
}

/** In the order in which a line is compared with their headings. */
const PRINTED_LISTS: readonly PrintedList[] = [
  {
    form: 'paper',
    kind: 'plugins',
    heading: /Server Plugins \((?<announced>\d{1,6})\):/,
    parse: (_names, { lines }) => parsePaperGroups(lines),
  },
  {
    form: 'bukkit',
    kind: 'plugins',
    heading: /^\s*Plugins \((?<announced>\d{1,6})\):/,
    parse: parseNames,
  },
  { form: 'velocity', kind: 'plugins', heading: /^\s*Plugins:/, parse: parseNames },
  {
    form: 'forge log',
    kind: 'mods',
    heading: /^\s*Mod List:\s*$/,
    parse: (_names, { raw }) => parseForgeLog(raw),
    needsNames: true,
  },
  {
    form: 'fabric log',
    kind: 'mods',
    heading: /Loading \d{1,6} mods:\s*$/,
    parse: (_names, { raw }) => parseFabricLog(raw),
  },
];

/** The list that begins on a line, if one does. */
function parsePrintedList({ raw, lines }: PastedLines, index: number): AddonList | undefined {
  const line = lines[index] as string;
  for (const { form, kind, heading, parse, needsNames } of PRINTED_LISTS) {
    const match = heading.exec(line);
    if (match === null) continue;
    const below = { raw: raw.slice(index + 1), lines: lines.slice(index + 1) };
    const addons = parse(line.slice(match.index + match[0].length), below);
    if (needsNames !== true || addons.length > 0) {
      return createList([form, kind], addons, match.groups?.announced);
    }
  }
  return undefined;
}

/** A folder listing, or else names. */
function parseUnannounced({ raw, lines }: PastedLines): AddonList {
  const trimmed = lines.map((line) => line.trim());
  const files = parseFolderListing(trimmed);
  if (files.length === 0) return createList(['names', 'plugins'], trimmed.flatMap(parseNames));
  const inMods = raw.some((line) => /(?:^|[\s/\\])mods[/\\]/i.test(line));
  const areMods = inMods || files.some(({ file }) => /fabric|forge|quilt/i.test(file as string));
  return createList(['folder', areMods ? 'mods' : 'plugins'], files);
}

/**
 * Parses what a reader pasted. If it contains several lists, the newest is used. Text without any
 * name gives an empty list.
 */
export function parseAddonList(text: string): AddonList {
  const raw = text
    .slice(0, MAX_CHARACTERS)
    .replace(COLORS, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, MAX_LINE));
  const pasted = { raw, lines: raw.map((line) => line.replace(LOG_PREFIX, '')) };
  for (let index = raw.length - 1; index >= 0; index -= 1) {
    const list = parsePrintedList(pasted, index);
    if (list !== undefined) return list;
  }
  return parseUnannounced(pasted);
}
