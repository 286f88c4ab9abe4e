/**
 * Reads where a world stores its data, before and since 26.1, from facts/lists/world-layouts.yml,
 * world-moves.yml and world-return-files.yml. All paths assume `level-name=world`; replace the
 * leading `world` with the actual level name.
 */
import * as z from 'zod';
import { readRowGroups, readRows } from '../fact-files/files';

/** What a reader looks for in a world, in the game's terms. */
export const worldThings = {
  levelDat: 'General level data',
  datapacks: 'Data packs',
  resourcePackOfWorld: 'Resource pack stored with the world',
  playerData: 'Inventories and positions of players',
  stats: 'Statistics of players',
  advancements: 'Advancements of players',
  overworldChunks: 'Overworld terrain',
  overworldEntities: 'Overworld mobs and items',
  overworldPoi: 'Overworld points of interest (beds, workstations, portals)',
  netherChunks: 'Nether terrain',
  netherEntities: 'Nether mobs and items',
  netherPoi: 'Nether points of interest',
  endChunks: 'End terrain',
  endEntities: 'End mobs and items',
  endPoi: 'End points of interest',
  customDimension: 'Dimension added by a data pack, mod or plugin',
  maps: 'Maps',
  lastMapNumber: 'Number of the last map',
  scoreboard: 'Scoreboard and teams',
  commandStorage: 'Command storage of data packs',
  randomSequences: 'Random sequences',
  overworldRaids: 'Raids in the Overworld',
  netherRaids: 'Raids in the Nether',
  endRaids: 'Raids in the End',
  forcedChunks: 'Forced chunks and chunk tickets',
  gameRules: 'Game rules',
  weather: 'Weather',
  worldClocks: 'Time of day',
  scheduledEvents: 'Scheduled functions',
  wanderingTrader: 'Wandering trader timer',
  worldGenSettings: 'Seed and world-generation settings',
  bossBars: 'Boss bars',
  dragonFight: 'State of the dragon fight',
  worldBorder: 'World border',
  savedStructures: 'Structures saved by structure blocks',
  worldUuid: 'Identity of the world for plugins',
  paperWorldConfig: 'Paper settings of one world',
};
export type WorldThing = keyof typeof worldThings;
const THINGS = Object.keys(worldThings) as WorldThing[];

/** `before26`: up to 1.21.11. `since26`: 26.1 and newer. */
const layoutId = z.enum(['before26', 'since26']);
export type LayoutId = z.infer<typeof layoutId>;

/** `mojang`: Vanilla, Fabric, Quilt, Forge, NeoForge. `bukkit`: CraftBukkit, Spigot, Paper, Purpur, Folia. */
const family = z.enum(['mojang', 'bukkit']);
export type LayoutFamily = z.infer<typeof family>;

const layouts = readRowGroups('facts/lists/world-layouts.yml', {
  id: layoutId,
  family,
  /** Game versions as a phrase for a sentence. */
  game: z.string(),
  /** Server programs as a phrase for a sentence. */
  software: z.string(),
  /** The path of every item; `null` if it does not exist in this layout. */
  paths: z.record(z.enum(THINGS), z.string().nullable()),
});
/** The four layouts. */
export const worldLayouts = layouts.flatMap(({ source, rows }) =>
  rows.map((row) => ({ ...row, sources: [source].flat() })),
);
export type WorldLayout = (typeof worldLayouts)[number];

/** Files to copy when moving from Paper 26.1+ to Vanilla, in the order of Paper's manual. */
export const returnFiles = readRows('facts/lists/world-return-files.yml', {
  file: z.string(),
  holds: z.enum(THINGS),
});

const moves = readRowGroups('facts/lists/world-moves.yml', {
  from: z.string(),
  to: z.string(),
  since: layoutId,
  /**
   * `automatic`: start and wait. `byHand`: move files. `viaVanilla`: two steps. `no`: not
   * supported.
   */
  how: z.enum(['automatic', 'byHand', 'viaVanilla', 'no']),
});
/** How a world moves from one server program to another, according to Paper's manual. */
export const worldMoves = moves.flatMap(({ source, rows }) =>
  rows.map((row) => ({ ...row, source: String(source) })),
);
export type WorldMove = (typeof worldMoves)[number];
