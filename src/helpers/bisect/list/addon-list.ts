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

/** Jar files in a folder listing: `ls`, `ls -l`, `dir`, a copied table, or plain names. */
function parseFolderListing(lines: readonly string[]): Addon[] {
  return lines.flatMap((whole) => {
    const line = whole.slice(0, MAX_ROW);
    if (!/\.jar/i.test(line)) return [];
    const detailed =
      /^[-l][-rwxsStT]{9}\S?\s+\d+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+\S+\s+(.+\.jar)$/i.exec(line) ??
      /^[\d./-]{8,10}\s+\d\d:\d\d(?:\s*[AP]M)?\s+[\d.,]+\s+(.+\.jar)$/i.exec(line) ??
      /^([^/\\:*?"<>|\t,]+\.jar)$/i.exec(line);
    const found = detailed?.[1] ?? /([^\s/\\:*?"<>|,]+\.jar)(?![\w.])/i.exec(line)?.[1];
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
    const cells = line.split('|').map((cell) => cell.trim());
    const named = /^(.{1,200}?)\s+\S*\d\S*\s+\(([a-z][\w.-]{1,63})\)$/.exec(line);
    if (cells.length >= 4 && /\.jar$/i.test(cells[0] as string)) {
      const [file = '', name = '', id = ''] = cells.map(cleanName);
      if (!OF_THE_LOADER.has(normalizeName(id)))
        mods.push(createAddon(name || id, { file, ids: [id] }));
    } else if (named !== null) {
      const [, name = '', id = ''] = named;
      if (!OF_THE_LOADER.has(id)) mods.push(createAddon(cleanName(name), { ids: [id] }));
    } else if (line !== '' && !/^Name Version \(Mod Id\)$/i.test(line) && cells.length < 4) break;
  }
  return mods;
}

function groupPaperNeeds(lines: readonly string[]): Addon[] {
  const addons: Addon[] = [];
  let inGroup = false;
  for (const line of lines) {
    if (/^\s*(?:Paper|Bukkit) Plugins(?: \(\d+\))?:\s*$/.test(line)) inGroup = true;
    else if (inGroup && /^\s*-\s/.test(line)) addons.push(...parseNames(line));
    else if (inGroup && /^\s+\S/.test(line)) addons.push(...parseNames(line));
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

/**
 * Parses what a reader pasted. If it contains several lists, the newest is used. Text without any
 * name gives an empty list.
 */
export function parseAddonList(pasted: string): AddonList {
  const raw = pasted
    .slice(0, MAX_CHARACTERS)
    .replace(COLORS, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, MAX_LINE));
  const lines = raw.map((line) => line.replace(LOG_PREFIX, ''));
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] as string;
    const paper = /Server Plugins \((\d{1,6})\):/.exec(line);
    if (paper !== null) {
      return createList(['paper', 'plugins'], groupPaperNeeds(lines.slice(index + 1)), paper[1]);
    }
    const bukkit = /^\s*Plugins \((\d{1,6})\):(.*)/.exec(line);
    if (bukkit !== null) {
      return createList(['bukkit', 'plugins'], parseNames(bukkit[2] as string), bukkit[1]);
    }
    const velocity = /^\s*Plugins:(.*)/.exec(line);
    if (velocity !== null)
      return createList(['velocity', 'plugins'], parseNames(velocity[1] as string));
    if (/^\s*Mod List:\s*$/.test(line)) {
      const mods = parseForgeLog(raw.slice(index + 1));
      if (mods.length > 0) return createList(['forge log', 'mods'], mods);
    }
    const fabric = /Loading (\d{1,6}) mods:\s*$/.exec(line);
    if (fabric !== null)
      return createList(['fabric log', 'mods'], parseFabricLog(raw.slice(index + 1)));
  }
  const trimmed = lines.map((line) => line.trim());
  const files = parseFolderListing(trimmed);
  if (files.length > 0) {
    const inMods = raw.some((line) => /(?:^|[\s/\\])mods[/\\]/i.test(line));
    const areMods = inMods || files.some(({ file }) => /fabric|forge|quilt/i.test(file as string));
    return createList(['folder', areMods ? 'mods' : 'plugins'], files);
  }
  return createList(['names', 'plugins'], trimmed.flatMap(parseNames));
}
