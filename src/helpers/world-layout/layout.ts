/** Which layout a server has, and where its things lie in it. Everything is from the facts. */
import { minecraft } from '../../facts/minecraft.data';
import {
  worldLayouts,
  worldThings,
  type LayoutFamily,
  type LayoutId,
  type WorldLayout,
  type WorldThing,
} from '../../facts/world-layouts.data';
import {
  compareVersions,
  readExactVersion,
  type MinecraftVersion,
} from '../../lib/minecraft-version';

/** Kinds of server programs that treat worlds alike. `other`: hybrids, Sponge, Bedrock. */
export type Software = 'vanilla' | 'loader' | 'paper' | 'spigot' | 'other';

/** What may follow a release: of Bukkit, of a candidate, of a pre-release or snapshot. */
const TAIL =
  /^(?:-R0\.\d+(?:-SNAPSHOT)?|[- ]?(?:pre|rc|snapshot)(?:[- ]?\d{1,3})?| pre-release(?: \d{1,3})?)$/i;

/**
 * A release there was or can be: `1.21.4`, `v26.1`, also `1.21.4-R0.1-SNAPSHOT` and `26.1-pre-1`,
 * which have the folders of their release; undefined for anything else.
 */
export function readVersion(text: string): MinecraftVersion | undefined {
  const [, release = '', tail = ''] = /^\s*v?(\d[\d.]*)(.*?)\s*$/i.exec(text) ?? [];
  const version = tail === '' || TAIL.test(tail) ? readExactVersion(release) : undefined;
  if (version === undefined) return undefined;
  // After 1.21.11 the numbers follow the year, from 26.1 on.
  const inOrder =
    version[0] === 1
      ? compareVersions(version, LAST_OF_1) <= 0
      : compareVersions(version, FIRST_NEW) >= 0;
  return inOrder ? version : undefined;
}

function known(value: string): MinecraftVersion {
  const version = readExactVersion(value);
  if (version === undefined)
    throw new Error(`facts/minecraft.yml: "${value}" is no release of Minecraft.`);
  return version;
}
/** The last version with the old folders. */
export const LAST_OF_1 = known(minecraft.lastOf1);
const FIRST_NEW = known(minecraft.newWorldFoldersSince);

/** The layout that a game version uses. */
export function layoutIdOf(version: MinecraftVersion): LayoutId {
  return compareVersions(version, FIRST_NEW) < 0 ? 'before26' : 'since26';
}

/** The layout of a program in a version; undefined where nothing is known about it. */
export function layoutOf(software: Software, version: MinecraftVersion): WorldLayout | undefined {
  const id = layoutIdOf(version);
  const family: LayoutFamily = software === 'paper' || software === 'spigot' ? 'bukkit' : 'mojang';
  const layout = worldLayouts.find((each) => each.id === id && each.family === family);
  if (software === 'other') return undefined;
  // The facts name the programs that a layout was read for; Spigot's since 26.1 is not among them.
  if (software === 'spigot' && layout?.software.includes('Spigot') !== true) return undefined;
  return layout;
}

/** Names that Minecraft and the panel accept for a folder; the reader's `level-name`. */
export function readLevelName(text: string): string | undefined {
  const name = text.trim();

  return /^[^\u0000-\u001f\\:*?"<>|`]{1,64}$/.test(name) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(name)
    ? name
    : undefined;
}

/** A path of the facts, which assume `level-name=world`, with the reader's own name. */
export function withLevelName(path: string, levelName: string): string {
  return path
    .replace(/^world(?=\/|_nether\b|_the_end\b|$)/, () => levelName)
    .replace(/`world`/g, () => `\`${levelName}\``);
}

/** Things in the order in which a reader asks for them. */
export const THINGS = Object.keys(worldThings) as readonly WorldThing[];

/** What the short table shows. */
export const MAIN_THINGS: readonly WorldThing[] = [
  'overworldChunks',
  'netherChunks',
  'endChunks',
  'playerData',
  'datapacks',
  'gameRules',
  'worldGenSettings',
  'maps',
];
