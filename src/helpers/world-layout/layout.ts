/**
 * Determines a server's world layout, and the path of each thing in it. All data comes from the
 * facts.
 */
import { minecraft } from '../../fact-tables/minecraft.data';
import {
  worldLayouts,
  worldThings,
  type LayoutFamily,
  type LayoutId,
  type WorldLayout,
  type WorldMove,
  type WorldThing,
} from '../../fact-tables/world-layouts.data';
import {
  compareVersions,
  parseExactVersion,
  type MinecraftVersion,
} from '../../lib/minecraft-version';

/** Kinds of server programs that handle worlds alike. `other`: hybrids, Sponge, Bedrock. */
export type WorldSoftware = 'vanilla' | 'loader' | 'paper' | 'spigot' | 'other';

export interface ServerSetup {
  readonly software: WorldSoftware;
  readonly version: MinecraftVersion;
}

/** Suffixes of a release: Bukkit's, or of a release candidate, pre-release or snapshot. */
const RELEASE_SUFFIX =
  /^(?:-R0\.\d+(?:-SNAPSHOT)?|[- ]?(?:pre|rc|snapshot)(?:[- ]?\d{1,3})?| pre-release(?: \d{1,3})?)$/i;

/**
 * A past or possible release: `1.21.4`, `v26.1`, also `1.21.4-R0.1-SNAPSHOT` and `26.1-pre-1`,
 * which have their release's folders; undefined for anything else.
 */
export function parseServerVersion(text: string): MinecraftVersion | undefined {
  const [, release = '', tail = ''] = /^\s*v?(\d[\d.]*)(.*?)\s*$/i.exec(text) ?? [];
  const version = tail === '' || RELEASE_SUFFIX.test(tail) ? parseExactVersion(release) : undefined;
  if (version === undefined) return undefined;
  // After 1.21.11, version numbers follow the year, starting with 26.1.
  const inOrder =
    version[0] === 1
      ? compareVersions(version, LAST_WITH_OLD_FOLDERS) <= 0
      : compareVersions(version, FIRST_WITH_NEW_FOLDERS) >= 0;
  return inOrder ? version : undefined;
}

function requireVersion(value: string): MinecraftVersion {
  const version = parseExactVersion(value);
  if (version === undefined)
    throw new Error(`facts/minecraft.yml: "${value}" is not a release of Minecraft.`);
  return version;
}
/** The last version with the old folders. */
export const LAST_WITH_OLD_FOLDERS = requireVersion(minecraft.lastOf1);
const FIRST_WITH_NEW_FOLDERS = requireVersion(minecraft.newWorldFoldersSince);

/** The layout of a game version. */
export function getLayoutId(version: MinecraftVersion): LayoutId {
  return compareVersions(version, FIRST_WITH_NEW_FOLDERS) < 0 ? 'before26' : 'since26';
}

/** The layout of a program in a version; undefined if it is unknown. */
export function findLayout(
  software: WorldSoftware,
  version: MinecraftVersion,
): WorldLayout | undefined {
  const id = getLayoutId(version);
  const family: LayoutFamily = software === 'paper' || software === 'spigot' ? 'bukkit' : 'mojang';
  const layout = worldLayouts.find((row) => row.id === id && row.family === family);
  if (software === 'other') return undefined;
  // The facts list the programs for which a layout was looked up; Spigot's since 26.1 is not among
  // them.
  if (software === 'spigot' && layout?.software.includes('Spigot') !== true) return undefined;
  return layout;
}

/** Folder names that Minecraft and the panel accept; the reader's `level-name`. */
export function parseLevelName(text: string): string | undefined {
  const name = text.trim();

  return /^[^\u0000-\u001f\\:*?"<>|`]{1,64}$/.test(name) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(name)
    ? name
    : undefined;
}

/** A path from the facts, which assume `level-name=world`, with the reader's own name. */
export function withLevelName(path: string, levelName: string): string {
  return path
    .replace(/^world(?=\/|_nether\b|_the_end\b|$)/, () => levelName)
    .replace(/`world`/g, () => `\`${levelName}\``);
}

/** Things in the order in which readers look for them. */
export const THINGS = Object.keys(worldThings) as readonly WorldThing[];

/** The rows of the short table. */
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

/**
 * `automatic`: the server converts. `byHand`: things to move. `nothing`: the folders fit already.
 * `viaVanilla`: only by a detour. `no`: not supported. `unknown`: nothing is known.
 */
export type MigrationMethod = WorldMove['how'] | 'nothing' | 'unknown';
