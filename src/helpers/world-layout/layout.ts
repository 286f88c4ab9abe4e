/** Which layout a server has, and where its things lie in it. Everything is from the facts. */
import { minecraft } from '../../facts/minecraft';
import {
  worldLayouts,
  worldThings,
  type LayoutFamily,
  type LayoutId,
  type WorldLayout,
  type WorldThing,
} from '../../facts/world-layouts';

/** Kinds of server programs that treat worlds alike. `other`: hybrids, Sponge, Bedrock. */
export type Software = 'vanilla' | 'loader' | 'paper' | 'spigot' | 'other';

export const softwareNames: Readonly<Record<Software, string>> = {
  vanilla: 'Vanilla',
  loader: 'Fabric, Quilt, Forge or NeoForge',
  paper: 'Paper, Purpur or Folia',
  spigot: 'Spigot or CraftBukkit',
  other: 'Another program, or Bedrock',
};

/** A game version as numbers, newest number first; `1.21.11` → [1, 21, 11]. */
export type Version = readonly [number, number, number];

/** Reads `1.21.4`, `26.1`, `26.2.1`; undefined for anything else, snapshots included. */
export function readVersion(text: string): Version | undefined {
  const found = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (found === null) return undefined;
  const version: Version = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  // After 1.21.11 the numbers follow the year, from 26.1 on.
  if (version[0] === 1) return compare(version, LAST_OF_1) > 0 ? undefined : version;
  return compare(version, FIRST_NEW) < 0 ? undefined : version;
}

/** Below 0 if `a` is older than `b`, 0 if they are the same, above 0 if it is newer. */
export function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function known(value: string): Version {
  const [first = 0, second = 0, third = 0] = value.split('.').map(Number);
  return [first, second, third];
}
/** The last version with the old folders. */
export const LAST_OF_1 = known(minecraft.lastOf1.value);
const FIRST_NEW = known(minecraft.newWorldFoldersSince.value);

/** The layout that a game version uses. */
export function layoutIdOf(version: Version): LayoutId {
  return compare(version, FIRST_NEW) < 0 ? 'before26' : 'since26';
}

/** The layout of a program in a version; undefined where nothing is known about it. */
export function layoutOf(software: Software, version: Version): WorldLayout | undefined {
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
