/** Holds all texts of the world-layout wizard. Pure. */
import { minecraft } from '../../fact-tables/minecraft.data';
import type { Tone } from '../../ui/tone';
import type { MigrationMethod, WorldSoftware } from './layout';

export const SOFTWARE: Readonly<Record<WorldSoftware, string>> = {
  vanilla: 'Vanilla',
  loader: 'Fabric, Quilt, Forge or NeoForge',
  paper: 'Paper, Purpur or Folia',
  spigot: 'Spigot or CraftBukkit',
  other: 'Another program, or Bedrock',
};

export const VERDICTS: Readonly<Record<MigrationMethod, readonly [tone: Tone, title: string]>> = {
  automatic: ['good', 'The server converts the world by itself'],
  byHand: ['caution', 'Possible, with moves by hand'],
  nothing: ['good', 'Nothing has to be moved'],
  viaVanilla: ['danger', 'No direct way, only over Vanilla'],
  no: ['danger', 'Not possible or not supported'],
  unknown: ['caution', 'Not known here'],
};

export const VERSION_ERROR = `A release such as ${minecraft.lastOf1} or ${minecraft.newWorldFoldersSince}.`;

/** Labels and sentences of the view. Text in backticks is code. */
export const VIEW = {
  table: 'Which folders are where',
  thing: 'Thing',
  now: 'Now',
  afterwards: 'Afterwards',
  none: 'none',
  same: 'the same',
  showMain: 'Show the main things only',
  showAll: (things: number): string => `Show all ${things} things`,
  fromTo: (from: string, to: string): string => `From \`${from}\` into \`${to}\`:`,
  move: (from: string, to: string): string => `\`${from}\` to \`${to}\``,
  limits:
    'It cannot see your files: leftovers of earlier conversions and worlds of plugins are yours to check.',
  source: 'Source:',
  inThisOrder: 'In this order',
  lost: 'What does not come along',
  planSummary: 'The plan as text',
  planTitle: 'Steps, losses and the way back',
  copyPlan: 'Copy the plan',
  intro: 'Which folders are where, what to move, and what is lost on the way.',
  from: 'Now it runs',
  fromVersion: 'in game version',
  to: 'It shall run',
  toVersion: 'in the new game version',
  folderLabel: 'Folder of the world',
  folderError: 'A folder’s name, without .. and special characters.',
  folderHint: 'The value of level-name in server.properties.',
} as const;

/** Steps, losses and notes of a plan. Text in backticks is a path or a literal message. */
export const PROSE = {
  backup: 'Stop the server, wait until it is offline, make a backup and download it.',
  undo: 'To undo it: stop, install the old program in its old version, and restore the backup with the existing files removed first. What was played since then is gone.',
  check:
    'Check the seed, a Nether portal that you know, the End’s main island and your inventory before anybody plays.',
  leftovers:
    'If folders `world_nether` or `world_the_end` from an earlier time lie beside `world`, find out which Nether and End were played in (the larger and younger `region`), and move the other pair out of the server’s folder, for example into `set-aside`.',
  converts: 'Start the server and leave it alone until `Done`. It converts the world by itself.',
  lostMods:
    'Blocks, items, mobs and dimensions of mods: deleted at the first start without the mods.',
  lostOtherLoader: 'Blocks, items and mobs of mods that the other loader does not have.',
  lostPlugins: 'What plugins kept: plugins do not run there, their data folders stay unused.',
  noWayToSpigot:
    'Paper’s makers do not support the way to Spigot or CraftBukkit; data can be lost.',
  overVanilla:
    'A direct way is impossible, says Paper’s manual. First from Spigot to Vanilla, by Spigot’s own instructions; start Vanilla once; then choose Vanilla to Paper here. Work on a copy.',
  unknownWay:
    'Nothing reliable is known here about this way. Follow the instructions of the program’s makers, on a copy.',
  start: 'Start the server.',
  sameFolders: 'Both use the same folders: nothing has to be moved.',
  moveMods: 'Move the folder `mods` out of the server’s folder. Mods do not run on Paper.',
  backByHand: 'Going back needs moves by hand: the server does not convert the other way.',
  freshDimensions:
    'Only if Vanilla was started on this world already: it made a fresh Nether and End. Move these out of the way.',
  moveFolders: 'Move these folders.',
  keepRest:
    'Keep what is left of `world_nether` and `world_the_end` until the check below is done.',
  withoutMovesNew: 'Without the moves Vanilla does not start, or starts with default game rules.',
  withoutMovesOld:
    'Without the moves Nether and End look new. Nothing is lost then: the data waits in the old folders.',
  pluginWorlds:
    'Worlds that a plugin made stay in `world/dimensions`. They are loaded only if a data pack or mod defines a dimension of that name.',
  spigotMoves:
    'Paper’s manual describes these moves for Paper. Spigot has the same folders, but its makers have the last word.',
  startUpdated: 'Start the server. The game brings the chunks up to date.',
  movesAll: 'The server moves all worlds into the new folders at the first start.',
  foldersStay: 'The folders stay where they are.',
  oldDoubles:
    'If `world/DIM-1` or `world/DIM1` from an earlier Vanilla start lie inside `world`, move them out of the server’s folder, for example into `set-aside`. A dimension that is there twice stops the conversion.',
  otherPrograms:
    'Hybrids, Sponge and others keep worlds in their own way: follow their makers’ instructions, on a copy. A Bedrock world is converted with Chunker on your computer.',
  thenUpdate:
    'All well? Then update, as a second step. Never change program and version in one start.',
  install: (program: string, version: string): string =>
    `Install ${program} in version ${version}, without removing the existing files.`,
  noPlace: (thing: string): string => `${thing}: has no place there and is ignored.`,
  oneForAll: (thing: string): string =>
    `${thing}: one for the whole world; the Nether’s and the End’s own are ignored.`,
  customDimension: (thing: string, before: string, after: string): string =>
    `${thing}: lies in ${before}, is loaded from \`${after}\`, and only if a data pack or mod defines it.`,
  countsNow: (thing: string, before: string, after: string): string =>
    `${thing}: was in ${before}; what ${after} says counts now.`,
  moveFiles: (last: string): string =>
    `Move these files. The last one (${last}) only if it lies there: Paper’s manual names the others.`,
  unknownLayout: (program: string, version: string): string =>
    `Where ${program} keeps a world in ${version} is not known here. Follow its makers’ instructions, on a copy.`,
  older: (from: string, to: string): string =>
    `A world that ${from} has opened cannot be opened by ${to}. Only a backup from before the update leads back.`,
  lostLine: (text: string): string => `Lost: ${text}`,
} as const;
