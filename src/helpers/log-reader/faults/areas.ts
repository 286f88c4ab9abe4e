/** Explains errors whose trace contains only code of the game and the platform. */
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';
import { MAX_QUOTED, type Sentences } from './texts';

/** What the game was doing, by class names in its own code, and what to look at. */
const AREAS = {
  hybrid: [
    'where the software joins mods and plugins',
    'Software that runs mods and plugins together (Arclight, Mohist and others) has such faults of its own: update it, or take another build of it.',
  ],
  tshock: [
    'in TShock itself',
    'Update TShock to its newest release for your Terraria. If the error stays, rename tshock/config.json (TShock writes a new one), and look at the database if the words name it.',
  ],
  proxy: ['in the proxy itself', 'Update the proxy to its newest build, and its plugins.'],
  command: [
    'while it ran a command',
    'Look which command was typed just then (the lines above, or ask the player), and update the plugin that it belongs to.',
  ],
  terrain: [
    'while it made new terrain',
    'A mod or data pack that adds biomes, structures or features is the first to look at: update those, or take out the one added last.',
  ],
  world: [
    'while it read or wrote the world',
    'Make a backup, then restore the world or the damaged region from an older one; start with a new world for one test.',
  ],
  unity: [
    'in code of the game that mods change',
    'If mods are installed: after an update of the game, those made for the version before fail like this. Update their loader (BepInEx, Carbon and the like) and the mods together, or start once without them.',
  ],
  data: [
    'while it loaded recipes, tags or other data',
    'Take out the data pack or mod that was added or updated last, and start again.',
  ],
  settings: [
    'while it read its settings',
    'Look into the settings file that was changed last: a value in it (usually the one that the error quotes) is not known or has no counterpart. Undo that, or rename the file so that the program writes a new one, and carry your values over one by one.',
  ],
  drawing: [
    'while it drew the picture of a player’s game',
    'Mods for graphics (shaders, faster drawing) and mods that draw blocks, creatures or signs of their own are the first to look at: update them, and take shaders out for one test.',
  ],
  packets: [
    'while it talked with a player’s game',
    'Update the plugins that let other versions join or change packets, and compare the mods of that player with those of the server.',
  ],
  player: [
    'while it worked on a player',
    'Ask who joined just then. Move the file of that player out of the folder playerdata, after a backup, for one test.',
  ],
  entity: [
    'while it moved a creature, an item or a machine',
    'The lines below name its kind and place. Restore a backup from before, or remove it with a world editor.',
  ],
} as const;

export type Area = keyof typeof AREAS;

/** The names in the game’s own code by which an area is recognized; the first one that fits wins. */
const AREA_PATTERNS: readonly (readonly [area: Area, names: RegExp])[] = [
  ['hybrid', /\[(?:arclight|mohist|ketting|magma|catserver|youer)\b/i],
  ['tshock', /\bTShockAPI\./],
  ['command', /\bnet\.minecraft\.commands\.Commands\.|\bcom\.mojang\.brigadier\./],
  ['terrain', /ChunkGenerator|[Ww]orldgen|StructureStart|NoiseBased|FeaturePlace|BiomeDecorator/],
  [
    // `ServerSettings.Deserialize`
    'settings',
    joinInOrder(
      [/\.(?:Server|Game)(?:Config|Settings)\w{0,20}\./, [/\w{0,20}Deserialize|Load|Read|Parse/]],
      'i',
    ),
  ],
  [
    'world',
    joinPatterns([
      /RegionFile|ChunkSerializer|ChunkMap|ChunkStorage|LevelStorage|AnvilChunk|WorldLoader/,
      // Other games
      /worldPathName|WorldFile|SaveRestore|LoadWorld|WorldLoad|ChunkDataLoad/,
    ]),
  ],
  // .NET’s frames without a debugger’s files, as Unity prints them.
  ['unity', /\) \[0x[\da-f]{4,8}\] in <|\) \(at <[\da-f]{8,}/],
  [
    'data',
    /Recipe|LootTable|RegistryData|Registr(?:y|ies)|ReloadableServer|TagLoader|Datapack|ResourceLocation/,
  ],
  [
    'drawing',
    joinPatterns([
      /\bnet\.minecraft\.client\.render(?:er)?\.|\bcom\.mojang\.blaze3d\./,
      // Numbered by Fabric.
      /\bnet\.minecraft\.class_(?:757|761|4587)\./,
    ]),
  ],
  ['player', /PlayerList\.(?:load|save|place)|PlayerDataStorage|PlayerAdvancements|ServerStats/],
  ['packets', /Packet|Connection|Protocol|Handshak|NetworkManager/],
  ['entity', /(?:Block|Tile)?Entity\w{0,40}\.|Mob\b/],
];

const PROXY_FRAME = /^\s*at (?:[^\s(]{1,80}\/)?(?:com\.velocitypowered\.proxy|net\.md_5\.bungee)\./;

/** A player joins: whatever fails there, their saved data or what acts on joining comes first. */
const JOINING_FRAME = joinPatterns([
  /\bPlayerList\.(?:placeNewPlayer|m_11261_|func_72355_a)\(/,
  // Numbered by Fabric.
  /\bclass_3324\.method_14570\(/,
]);

/** The area indicated by the frames of a trace. */
export function findArea(frames: readonly string[]): Area | undefined {
  if (frames.some((frame) => PROXY_FRAME.test(frame))) return 'proxy';
  if (frames.some((frame) => JOINING_FRAME.test(frame))) return 'player';
  return frames
    .map((frame) => AREA_PATTERNS.find(([, names]) => names.test(frame))?.[0])
    .find((area) => area !== undefined);
}

/** When it happened, as far as the log shows. */
export type Phase = 'starting' | 'running' | 'unknown';

interface CrashContext {
  readonly fatal: boolean;
  readonly area: Area | undefined;
  readonly phase: Phase;
}

const ONLY_PLATFORM = 'Only the game’s and the platform’s own code stands in the trace.';
/** What can be the reason. */
const REASONS: Readonly<Record<Phase, string>> = {
  starting: `${ONLY_PLATFORM} It came up while the server was starting: something that was being loaded then does not fit (a mod, a plugin, a settings file, a data pack, the world), or the build of the software.`,
  running: `${ONLY_PLATFORM} Behind it are damaged or strange data of the world (also of a world that a newer version saved), or a mod or plugin that changed something earlier.`,
  unknown: `${ONLY_PLATFORM} While a server starts, something that is being loaded does not fit (a mod, a plugin, a settings file, the world); later, data of the world are damaged or strange, or a mod or plugin changed something earlier.`,
};

/** An error in the own code of a proxy, which has neither a world nor mods. */
const describeProxyError = (quoted: string, fatal: boolean): Sentences => ({
  title: `${fatal ? 'The proxy ended with' : 'The proxy’s own code failed with'} “${quoted}”, and the trace names no plugin.`,
  cause:
    'It is a fault of that build of the proxy, of a connection (a server behind it that just went down or answered in a strange way), or of a proxy plugin that changed something earlier.',
  fix: `${AREAS.proxy[1]} If it comes with one server only, look at that server: whether it runs, and whether its version fits. A single line of the kind without trouble for players needs nothing; if players are turned away, take out the proxy plugins for one test.`,
});

/** An error whose trace contains only code of the game and the platform. */
export function describePlatformError(
  error: string,
  { fatal, area, phase }: CrashContext,
): Sentences {
  const quoted = error.slice(0, MAX_QUOTED);
  if (area === 'proxy') return describeProxyError(quoted, fatal);
  const where = area === undefined ? '' : ` It happened ${AREAS[area][0]}.`;
  return {
    title: fatal
      ? `The program ended with “${quoted}”, and the trace names no mod or plugin.${where}`
      : `The server’s own code failed with “${quoted}”, and the trace names no mod or plugin.${where}`,
    cause: REASONS[phase],
    fix: `${area === undefined ? '' : `${AREAS[area][1]} `}Undo what was changed last: a mod, a plugin, a setting, a version.${phase === 'starting' ? ' The lines before it say what was being loaded.' : ' If the report says a block, entity or place, look at that first; if it comes back at once, restore the last backup.'}`,
  };
}

/** An error of which the log contains only one line. */
export const describeSingleLine = (error: string, fatal: boolean): Sentences => ({
  title: `${fatal ? 'The program ended with' : 'There is an error of which only one line stands in the log:'} “${error.slice(0, MAX_QUOTED)}”.`,
  cause:
    'The line shows where to look, not whose fault it is: no code of anybody’s stands below it.',
  fix: 'Read the lines right above and below it: they usually name what was being loaded or read. Else undo what was changed last: a mod, a plugin, a setting, a version.',
});

/** A part of the server software that the software itself is missing. */
export function describeBrokenSoftware(missing: string): Sentences {
  return {
    title: `A part of the server software itself is not there: ${missing}.`,
    cause:
      'Its installation or last update stopped halfway, or this build of it is faulty. More rarely a mod or plugin that was made for other software asks for it.',
    fix: 'Make a backup, then install the server software again (worlds and settings stay; its folder “libraries” may go). If the error stays, take another build of it.',
  };
}
