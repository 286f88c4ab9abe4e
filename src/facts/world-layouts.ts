/**
 * Where a world keeps its things, before and since 26.1. Feeds /converting-worlds, /world-reset,
 * /worlds, /mcaselector, the update page and the world wizard. All paths assume
 * `level-name=world`; replace the leading `world` by the reader's own level name.
 */
import type { Fact, IsoDate } from './fact';

/** `before26`: up to 1.21.11. `since26`: 26.1 and newer. */
export type LayoutId = 'before26' | 'since26';

/** `mojang`: Vanilla, Fabric, Quilt, Forge, NeoForge. `bukkit`: CraftBukkit, Spigot, Paper, Purpur, Folia. */
export type LayoutFamily = 'mojang' | 'bukkit';

/** Things a reader looks for in a world. */
export type WorldThing =
  | 'levelDat'
  | 'datapacks'
  | 'resourcePackOfWorld'
  | 'playerData'
  | 'stats'
  | 'advancements'
  | 'overworldChunks'
  | 'overworldEntities'
  | 'overworldPoi'
  | 'netherChunks'
  | 'netherEntities'
  | 'netherPoi'
  | 'endChunks'
  | 'endEntities'
  | 'endPoi'
  | 'customDimension'
  | 'maps'
  | 'lastMapNumber'
  | 'scoreboard'
  | 'commandStorage'
  | 'randomSequences'
  | 'overworldRaids'
  | 'netherRaids'
  | 'endRaids'
  | 'forcedChunks'
  | 'gameRules'
  | 'weather'
  | 'worldClocks'
  | 'scheduledEvents'
  | 'wanderingTrader'
  | 'worldGenSettings'
  | 'bossBars'
  | 'dragonFight'
  | 'worldBorder'
  | 'savedStructures'
  | 'worldUuid'
  | 'paperWorldConfig';

/** Title of each thing in words of the game. */
export const worldThings: Readonly<Record<WorldThing, string>> = {
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

/** A layout: the path of every thing; `null` where the thing does not exist. */
export interface WorldLayout {
  readonly id: LayoutId;
  readonly family: LayoutFamily;
  /** Game versions as a phrase. */
  readonly game: string;
  /** Server programs as a phrase. */
  readonly software: string;
  readonly paths: Readonly<Record<WorldThing, string | null>>;
  readonly sources: readonly string[];
  readonly checked: IsoDate;
  readonly unverified?: string;
}

const paperMigration = 'https://docs.papermc.io/paper/migration/';
const snapshot6 = 'https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-6.md';
const paperMigrationCode =
  'https://github.com/PaperMC/Paper/tree/main/paper-server/src/main/java/io/papermc/paper/world/migration';

/** The four layouts. */
export const worldLayouts: readonly WorldLayout[] = [
  {
    id: 'before26',
    family: 'mojang',
    game: 'up to 1.21.11',
    software: 'Vanilla, Fabric, Quilt, Forge and NeoForge',
    paths: {
      levelDat: 'world/level.dat',
      datapacks: 'world/datapacks',
      resourcePackOfWorld: 'world/resources.zip',
      playerData: 'world/playerdata',
      stats: 'world/stats',
      advancements: 'world/advancements',
      overworldChunks: 'world/region',
      overworldEntities: 'world/entities',
      overworldPoi: 'world/poi',
      netherChunks: 'world/DIM-1/region',
      netherEntities: 'world/DIM-1/entities',
      netherPoi: 'world/DIM-1/poi',
      endChunks: 'world/DIM1/region',
      endEntities: 'world/DIM1/entities',
      endPoi: 'world/DIM1/poi',
      customDimension: 'world/dimensions/<namespace>/<name>',
      maps: 'world/data/map_<number>.dat',
      lastMapNumber: 'world/data/idcounts.dat',
      scoreboard: 'world/data/scoreboard.dat',
      commandStorage: 'world/data/command_storage_<namespace>.dat',
      randomSequences: 'world/data/random_sequences.dat',
      overworldRaids: 'world/data/raids.dat',
      netherRaids: 'world/DIM-1/data/raids.dat',
      endRaids: 'world/DIM1/data/raids_end.dat',
      forcedChunks: 'world/data/chunks.dat',
      gameRules: 'world/level.dat',
      weather: 'world/level.dat',
      worldClocks: 'world/level.dat',
      scheduledEvents: 'world/level.dat',
      wanderingTrader: 'world/level.dat',
      worldGenSettings: 'world/level.dat',
      bossBars: 'world/level.dat',
      dragonFight: 'world/level.dat',
      worldBorder: 'world/level.dat',
      savedStructures: 'world/generated/<namespace>/structures',
      worldUuid: null,
      paperWorldConfig: null,
    },
    sources: [paperMigration, snapshot6, 'https://minecraft.wiki/w/Java_Edition_level_format'],
    checked: '2026-11-20',
    unverified: 'In 1.21.9 to 1.21.11 the world border may sit in a file of its own in `data`.',
  },
  {
    id: 'before26',
    family: 'bukkit',
    game: 'up to 1.21.11',
    software: 'CraftBukkit, Spigot, Paper, Purpur and Folia',
    paths: {
      levelDat: 'world/level.dat',
      datapacks: 'world/datapacks',
      resourcePackOfWorld: 'world/resources.zip',
      playerData: 'world/playerdata',
      stats: 'world/stats',
      advancements: 'world/advancements',
      overworldChunks: 'world/region',
      overworldEntities: 'world/entities',
      overworldPoi: 'world/poi',
      netherChunks: 'world_nether/DIM-1/region',
      netherEntities: 'world_nether/DIM-1/entities',
      netherPoi: 'world_nether/DIM-1/poi',
      endChunks: 'world_the_end/DIM1/region',
      endEntities: 'world_the_end/DIM1/entities',
      endPoi: 'world_the_end/DIM1/poi',
      customDimension: 'a folder of its own next to `world`',
      maps: 'world/data/map_<number>.dat',
      lastMapNumber: 'world/data/idcounts.dat',
      scoreboard: 'world/data/scoreboard.dat',
      commandStorage: 'world/data/command_storage_<namespace>.dat',
      randomSequences: 'world/data/random_sequences.dat',
      overworldRaids: 'world/data/raids.dat',
      netherRaids: 'world_nether/DIM-1/data/raids.dat',
      endRaids: 'world_the_end/DIM1/data/raids_end.dat',
      forcedChunks: 'world/data/chunks.dat',
      gameRules: 'level.dat of each world folder',
      weather: 'level.dat of each world folder',
      worldClocks: 'level.dat of each world folder',
      scheduledEvents: 'level.dat of each world folder',
      wanderingTrader: 'level.dat of each world folder',
      worldGenSettings: 'level.dat of each world folder',
      bossBars: 'world/level.dat',
      dragonFight: 'world_the_end/level.dat',
      worldBorder: 'level.dat of each world folder',
      savedStructures: 'world/generated/<namespace>/structures',
      worldUuid: 'uid.dat in each world folder',
      paperWorldConfig: 'paper-world.yml in each world folder',
    },
    sources: [paperMigration, paperMigrationCode],
    checked: '2026-11-20',
    unverified: 'Where the dragon fight of a second End world sat was not read in the old code.',
  },
  {
    id: 'since26',
    family: 'mojang',
    game: '26.1 and newer',
    software: 'Vanilla, Fabric, NeoForge and Forge',
    paths: {
      levelDat: 'world/level.dat',
      datapacks: 'world/datapacks',
      resourcePackOfWorld: 'world/resourcepacks/resources.zip',
      playerData: 'world/players/data',
      stats: 'world/players/stats',
      advancements: 'world/players/advancements',
      overworldChunks: 'world/dimensions/minecraft/overworld/region',
      overworldEntities: 'world/dimensions/minecraft/overworld/entities',
      overworldPoi: 'world/dimensions/minecraft/overworld/poi',
      netherChunks: 'world/dimensions/minecraft/the_nether/region',
      netherEntities: 'world/dimensions/minecraft/the_nether/entities',
      netherPoi: 'world/dimensions/minecraft/the_nether/poi',
      endChunks: 'world/dimensions/minecraft/the_end/region',
      endEntities: 'world/dimensions/minecraft/the_end/entities',
      endPoi: 'world/dimensions/minecraft/the_end/poi',
      customDimension: 'world/dimensions/<namespace>/<name>',
      maps: 'world/data/minecraft/maps/<number>.dat',
      lastMapNumber: 'world/data/minecraft/maps/last_id.dat',
      scoreboard: 'world/data/minecraft/scoreboard.dat',
      commandStorage: 'world/data/<namespace>/command_storage.dat',
      randomSequences: 'world/data/minecraft/random_sequences.dat',
      overworldRaids: 'world/dimensions/minecraft/overworld/data/minecraft/raids.dat',
      netherRaids: 'world/dimensions/minecraft/the_nether/data/minecraft/raids.dat',
      endRaids: 'world/dimensions/minecraft/the_end/data/minecraft/raids.dat',
      forcedChunks: 'world/dimensions/minecraft/overworld/data/minecraft/chunk_tickets.dat',
      gameRules: 'world/data/minecraft/game_rules.dat',
      weather: 'world/data/minecraft/weather.dat',
      worldClocks: 'world/data/minecraft/world_clocks.dat',
      scheduledEvents: 'world/data/minecraft/scheduled_events.dat',
      wanderingTrader: 'world/data/minecraft/wandering_trader.dat',
      worldGenSettings: 'world/data/minecraft/world_gen_settings.dat',
      bossBars: 'world/data/minecraft/custom_boss_events.dat',
      dragonFight: 'world/dimensions/minecraft/the_end/data/minecraft/ender_dragon_fight.dat',
      worldBorder: 'world/dimensions/minecraft/overworld/data/minecraft/world_border.dat',
      savedStructures: 'world/generated/<namespace>/structure',
      worldUuid: null,
      paperWorldConfig: null,
    },
    sources: [snapshot6, paperMigration, 'https://minecraft.wiki/w/Java_Edition_level_format'],
    checked: '2026-11-20',
  },
  {
    id: 'since26',
    family: 'bukkit',
    game: '26.1 and newer',
    software: 'Paper, Purpur and Folia',
    paths: {
      levelDat: 'world/level.dat',
      datapacks: 'world/datapacks',
      resourcePackOfWorld: 'world/resourcepacks/resources.zip',
      playerData: 'world/players/data',
      stats: 'world/players/stats',
      advancements: 'world/players/advancements',
      overworldChunks: 'world/dimensions/minecraft/overworld/region',
      overworldEntities: 'world/dimensions/minecraft/overworld/entities',
      overworldPoi: 'world/dimensions/minecraft/overworld/poi',
      netherChunks: 'world/dimensions/minecraft/the_nether/region',
      netherEntities: 'world/dimensions/minecraft/the_nether/entities',
      netherPoi: 'world/dimensions/minecraft/the_nether/poi',
      endChunks: 'world/dimensions/minecraft/the_end/region',
      endEntities: 'world/dimensions/minecraft/the_end/entities',
      endPoi: 'world/dimensions/minecraft/the_end/poi',
      customDimension: 'world/dimensions/<namespace>/<name>',
      maps: 'world/data/minecraft/maps/<number>.dat',
      lastMapNumber: 'world/data/minecraft/maps/last_id.dat',
      scoreboard: 'world/data/minecraft/scoreboard.dat',
      commandStorage: 'world/data/<namespace>/command_storage.dat',
      randomSequences: 'world/data/minecraft/random_sequences.dat',
      overworldRaids: 'world/dimensions/minecraft/overworld/data/minecraft/raids.dat',
      netherRaids: 'world/dimensions/minecraft/the_nether/data/minecraft/raids.dat',
      endRaids: 'world/dimensions/minecraft/the_end/data/minecraft/raids.dat',
      forcedChunks: 'world/dimensions/minecraft/overworld/data/minecraft/chunk_tickets.dat',
      gameRules: 'world/dimensions/minecraft/<dimension>/data/minecraft/game_rules.dat',
      weather: 'world/dimensions/minecraft/<dimension>/data/minecraft/weather.dat',
      worldClocks: 'world/dimensions/minecraft/<dimension>/data/minecraft/world_clocks.dat',
      scheduledEvents: 'world/dimensions/minecraft/overworld/data/minecraft/scheduled_events.dat',
      wanderingTrader: 'world/dimensions/minecraft/overworld/data/minecraft/wandering_trader.dat',
      worldGenSettings:
        'world/dimensions/minecraft/<dimension>/data/minecraft/world_gen_settings.dat',
      bossBars: 'world/data/minecraft/custom_boss_events.dat',
      dragonFight: 'world/dimensions/minecraft/the_end/data/minecraft/ender_dragon_fight.dat',
      worldBorder: 'world/dimensions/minecraft/<dimension>/data/minecraft/world_border.dat',
      savedStructures: 'world/generated/<namespace>/structure',
      worldUuid: 'world/dimensions/minecraft/<dimension>/data/paper/metadata.dat',
      paperWorldConfig: 'world/dimensions/minecraft/<dimension>/paper-world.yml',
    },
    sources: [
      paperMigration,
      paperMigrationCode,
      'https://github.com/PaperMC/Paper/pull/13736',
      snapshot6,
    ],
    checked: '2026-11-20',
  },
];

/** A file that a move from Paper 26.1+ to Vanilla has to carry over. */
export interface ReturnFile {
  readonly file: string;
  readonly holds: WorldThing;
}

/** Where the files come from and go to on the way from Paper 26.1+ to Vanilla, Fabric or Forge. */
export const returnToVanilla = {
  from: {
    value: 'world/dimensions/minecraft/overworld/data/minecraft/',
    source: `${paperMigration}#to-vanilla`,
    checked: '2026-11-20',
  },
  to: {
    value: 'world/data/minecraft/',
    source: `${paperMigration}#to-vanilla`,
    checked: '2026-11-20',
  },
  /** A sixth file that Paper's code moves the other way but its manual does not name. */
  sixth: {
    value: 'world_clocks.dat',
    source: `${paperMigrationCode}/VanillaWorldMigration.java`,
    checked: '2026-11-20',
    unverified:
      'Newer Paper builds also move `world_clocks.dat` (time of day); their manual of July 2026 lists five files only.',
  },
} satisfies Record<string, Fact>;

/** The five files Paper's manual names, in its order. */
export const returnFiles: readonly ReturnFile[] = [
  { file: 'game_rules.dat', holds: 'gameRules' },
  { file: 'scheduled_events.dat', holds: 'scheduledEvents' },
  { file: 'wandering_trader.dat', holds: 'wanderingTrader' },
  { file: 'weather.dat', holds: 'weather' },
  { file: 'world_gen_settings.dat', holds: 'worldGenSettings' },
];

/** Which way a world may go from one server program to another. */
export interface WorldMove {
  readonly from: string;
  readonly to: string;
  readonly since: LayoutId;
  /** `automatic`: start and wait. `byHand`: files to move. `viaVanilla`: two steps. `no`: not supported. */
  readonly how: 'automatic' | 'byHand' | 'viaVanilla' | 'no';
  readonly source: string;
  readonly checked: IsoDate;
}

/** Supported moves, as Paper's manual states them. */
export const worldMoves: readonly WorldMove[] = [
  {
    from: 'Vanilla',
    to: 'Paper',
    since: 'since26',
    how: 'automatic',
    source: `${paperMigration}#from-vanilla`,
    checked: '2026-11-20',
  },
  {
    from: 'Fabric or Forge',
    to: 'Paper',
    since: 'since26',
    how: 'automatic',
    source: `${paperMigration}#from-fabricforge`,
    checked: '2026-11-20',
  },
  {
    from: 'Paper up to 1.21.11',
    to: 'Paper 26.1 or newer',
    since: 'since26',
    how: 'automatic',
    source: 'https://github.com/PaperMC/Paper/pull/13736',
    checked: '2026-11-20',
  },
  {
    from: 'Spigot or CraftBukkit',
    to: 'Paper',
    since: 'since26',
    how: 'viaVanilla',
    source: `${paperMigration}#from-spigotcraftbukkit`,
    checked: '2026-11-20',
  },
  {
    from: 'Paper',
    to: 'Vanilla, Fabric or Forge',
    since: 'since26',
    how: 'byHand',
    source: `${paperMigration}#to-vanilla`,
    checked: '2026-11-20',
  },
  {
    from: 'Paper',
    to: 'Vanilla, Fabric or Forge',
    since: 'before26',
    how: 'byHand',
    source: `${paperMigration}#to-vanilla-pre-261`,
    checked: '2026-11-20',
  },
  {
    from: 'Paper',
    to: 'Spigot or CraftBukkit',
    since: 'since26',
    how: 'no',
    source: `${paperMigration}#to-craftbukkit-or-spigot`,
    checked: '2026-11-20',
  },
  {
    from: 'any server',
    to: 'an older game version',
    since: 'since26',
    how: 'no',
    source:
      'https://docs.papermc.io/paper/basic-troubleshooting/#attempted-to-load-chunk-saved-with-newer-version',
    checked: '2026-11-20',
  },
];

/** A line of the console about world folders, word for word, and what is behind it. */
export interface WorldMessage {
  /** Text as printed; `…` stands for changing parts. */
  readonly message: string;
  readonly cause: string;
  readonly remedy: string;
  readonly source: string;
  readonly checked: IsoDate;
  readonly unverified?: string;
}

/** Console lines of the conversion and of missing files. */
export const worldMessages: readonly WorldMessage[] = [
  {
    message: 'World storage migration is required during startup.',
    cause: 'Paper found a world of an older layout and will convert it after 30 seconds.',
    remedy: 'Without a backup, kill the server within the 30 seconds; otherwise wait.',
    source: `${paperMigrationCode}/WorldFolderMigration.java`,
    checked: '2026-11-20',
  },
  {
    message:
      'If you do not have a backup: interrupt the server now. Use Ctrl+C, your panel kill function, etc.',
    cause: 'Part of the same alert.',
    remedy: 'Kill (not stop) the server, make a backup, start again.',
    source: `${paperMigrationCode}/WorldFolderMigration.java`,
    checked: '2026-11-20',
  },
  {
    message: 'Continuing with startup world migration.',
    cause: 'The 30 seconds are over and the conversion runs.',
    remedy: 'Leave the server alone until it has started.',
    source: `${paperMigrationCode}/WorldFolderMigration.java`,
    checked: '2026-11-20',
  },
  {
    message: 'Failed to migrate world storage for world_nether',
    cause:
      'Most often the world holds the Nether twice: `world/DIM-1` from an earlier Vanilla start and `world_nether/DIM-1`.',
    remedy:
      'Restore the backup, take away the copy that is not the real Nether (usually `world/DIM-1`), start again.',
    source: 'https://github.com/PaperMC/Paper/issues/13863',
    checked: '2026-11-20',
  },
  {
    message: 'Refusing to overwrite existing migrated file … while moving …',
    cause:
      'A region file already lies in the new folder, from a duplicate `DIM-1`/`DIM1` or an interrupted conversion.',
    remedy: 'Restore the backup from before the update and remove the duplicate folder first.',
    source: `${paperMigrationCode}/WorldMigrationSupport.java`,
    checked: '2026-11-20',
  },
  {
    message: 'Failed to read level data for world migration',
    cause: '`level.dat` of the world to convert is missing, damaged or too old.',
    remedy: 'Restore `level.dat` (or `level.dat_old`) from the backup.',
    source: `${paperMigrationCode}/VanillaWorldMigration.java`,
    checked: '2026-11-20',
  },
  {
    message:
      'Unable to read or access the world gen settings file for dimension minecraft:overworld.',
    cause:
      '`world_gen_settings.dat` of the Overworld is missing, for example after the Overworld folder alone was deleted.',
    remedy: 'Put the file back from a backup, or delete the whole world folder for a full reset.',
    source: 'https://github.com/PaperMC/Paper/issues/14066',
    checked: '2026-11-20',
  },
  {
    message: 'Encountered error trying to move world folder:',
    cause:
      'The conversion renames the world folder; that fails when the folder is a mount point or link to another disk.',
    remedy: 'Convert a plain copy on one disk, then put it back.',
    source: 'https://github.com/PaperMC/Paper/issues/14078',
    checked: '2026-11-20',
  },
  {
    message: 'Server attempted to load chunk saved with newer version of minecraft! … > …',
    cause: 'The world was opened in a newer game version than this server.',
    remedy: 'Use the newer version again or restore the backup from before the update.',
    source:
      'https://docs.papermc.io/paper/basic-troubleshooting/#attempted-to-load-chunk-saved-with-newer-version',
    checked: '2026-11-20',
  },
  {
    message: '**** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE',
    cause:
      'A server older than 26.1 was started on a world of 26.1 or newer, where `world/players` holds the player data (or, rarely, a world from before 1.7.6 failed to convert).',
    remedy:
      'Do not delete `world/players`, although the next line says so. Stop, and restore the backup or start the newer version again.',
    source:
      'https://github.com/aternosorg/codex-minecraft/blob/master/src/Analysis/Problem/Vanilla/OldPlayerDirectoryProblem.php',
    checked: '2026-11-20',
    unverified:
      'That a failed downgrade triggers this line follows from the old code and the new layout; it was not reproduced on a server.',
  },
  {
    message:
      'World … is a duplicate of another world and has been prevented from loading. Please delete the uid.dat file from …',
    cause: 'Two world folders carry the same `uid.dat` after a copy (before 26.1).',
    remedy: 'Delete `uid.dat` in the copy.',
    source:
      'https://github.com/aternosorg/codex-minecraft/blob/master/src/Analysis/Problem/Bukkit/WorldDuplicateProblem.php',
    checked: '2026-11-20',
  },
  {
    message: 'Overworld settings missing',
    cause: 'World-generation settings name a data pack or mod that is not loaded.',
    remedy: 'Put the data pack or mod back, or start once with `--safeMode`.',
    source: 'https://github.com/PaperMC/Paper/issues/10214',
    checked: '2026-11-20',
  },
];
