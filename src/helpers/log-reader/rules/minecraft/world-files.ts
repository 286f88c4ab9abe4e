import { joinInOrder, matchAgain, refuseNext } from '../../../../lib/join-patterns';
import { JAVA_SERVERS, type Rule } from '../rule';

const REGION = { route: '/mcaselector' };

/** Messages about region files, level.dat and world generation. */
export const worldFileRules: readonly Rule[] = [
  {
    id: 'region-damaged',
    software: [...JAVA_SERVERS, 'any'],
    literals: [
      'header is truncated',
      'stream is truncated',
      'Corrupt regionfile header',
      'invalid header for regionfile',
      'is in the wrong location; relocating',
      'Failed to read chunk data for task',
      'Failed to decompress chunk data for task',
      'Failed to parse chunk data for task',
      'is missing level data, skipping',
      'Attempting to read chunk data at',
      'RegionFile$',
      "Couldn't load chunk",
      'ZipException: incorrect header check',
      'Failed to load entity data for task',
      'is allocated, but stream is missing',
      'Error while loading chunk',
      'Failed to load chunk',
      'Could not de-serialize chunk data',
    ],
    patterns: [
      /Corrupt regionfile header detected![^\n]{0,120}regionfile (?<place>\S{1,200})/,
      /Chunk \[?(?<place>-?\d{1,9}, ?-?\d{1,9})\]? (?:header|stream) is truncated/,
      /Chunk file at (?<place>\[?-?\d{1,9}, ?-?\d{1,9}\]?) is (?:in the wrong location; relocating|missing level data)/,
      /Chunk \[(?<place>-?\d{1,9}, ?-?\d{1,9})\] is allocated, but stream is missing/,
      /(?:Error while loading|Failed to load) chunk!?[ (]{0,3}(?<place>-?\d{1,9}, ?-?\d{1,9})/,
      /invalid header for regionfile|Attempting to read chunk data at/,
      /Failed to (?:read|decompress|parse) chunk data for task/,
      /Failed to load entity data for task|Could not de-serialize chunk data for task/,
    ],
    title: 'A file of the world is damaged: chunks cannot be read.',
    cause:
      'A save was interrupted (a kill, a crash, a full disk), region files of two worlds were mixed, or another version or a world editor wrote them. Right after an update it may be a fault of that build.',
    fix: 'Stop the server and keep a copy. Restore the region file that the lines name from a backup; without one, delete only the broken chunks with MCA Selector: they are generated again.',
    guide: REGION,
  },
  {
    id: 'terrain-data-missing',
    roles: ['proof'],
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Exception: Corrupt', '"this.surfaceHeights" is null'],
    patterns: [
      /Exception: Corrupt(?:ed)? (?:[\w-]{1,30} )?chunk(?: data)? (?:at )?[([]?(?<place>-?\d{1,9}, ?-?\d{1,9})/,
      /NullPointerException: [^\n]{1,120} because "this\.surfaceHeights" is null/,
    ],
    title: 'A part of the world (chunk {place}) lacks what a mod for terrain keeps in it.',
    cause:
      'It was generated or saved while that mod had no say: by a mod that generates terrain in its own way (C2ME, the distant generation of Distant Horizons), before that mod was added, or a save broke off.',
    fix: 'Stop the server and keep a copy. Restore the world from a backup, or delete that chunk and those around it with MCA Selector: they are generated again. If more follow, take C2ME out or switch the distant generation off.',
    guide: REGION,
  },
  {
    id: 'chunk-spoiled-by-mod',
    roles: ['tick'],
    software: [...JAVA_SERVERS, 'any'],
    scope: 'entry',
    literals: ['Failed to store chunk', 'Failed to save chunk'],
    patterns: [
      joinInOrder([
        /Failed to (?:store|save) chunk[^\n]{0,40}\n/,
        /(?![^\n]{0,200}(?:IOException|FileSystem|OutOfMemory))/,
        /[^\n]{0,60}?java\.(?:lang|util)\.[\w.]{1,60}(?:Exception|Error)\b/,
      ]),
    ],
    title: 'A mod or plugin keeps a part of the world (a chunk) from being saved.',
    cause:
      'It is not the disk: its code failed while the chunk was written, or it changed data at that moment. What was built there since the last save is lost at a restart.',
    fix: 'Update the mod or plugin that the lines below name; without a name, take out the one that was added or updated last for one test. If it is one block or machine of a mod, breaking it ends the errors.',
    guide: REGION,
  },
  {
    id: 'chunk-not-saved',
    roles: ['tick'],
    software: [...JAVA_SERVERS, 'any'],
    unlessExplained: true,
    literals: ['Failed to store chunk', 'Failed to save chunk'],
    patterns: [/Failed to (?:store|save) chunk \[?(?<place>-?\d{1,9}, ?-?\d{1,9})/],
    title: 'A part of the world (a chunk) could not be saved.',
    cause:
      'The system or the disk refused it, or a mod has data in it that cannot be written: the line below says which. What was built there since the last save is lost at a restart.',
    fix: 'Look at the disk first: is it full, may the server write, does another program (a backup, a virus scanner) hold the file? Then restart. If the line below names a mod, update that.',
    guide: REGION,
  },
  {
    id: 'world-data-unreadable',
    software: [...JAVA_SERVERS, 'any'],
    unlessExplained: true,
    literals: ['Loading NBT data', 'Loading entity NBT', 'Loading chunk NBT'],
    patterns: [
      /(?:ReportedException|class_148|Description|CompletionException[^\n]{0,80}): Loading (?:NBT data|entity NBT|chunk NBT)/,
    ],
    title: 'Data of the world (NBT) cannot be read: of a part of the map, an entity or a player.',
    cause:
      'They are damaged by a save that was interrupted, or they were written by a mod or version that is not there any more.',
    fix: 'Stop the server and keep a copy. Restore the world or the part that the lines name from a backup; if a mod was removed or changed before, put it back first.',
    guide: REGION,
  },
  {
    id: 'level-dat-damaged',
    roles: ['proof'],
    software: JAVA_SERVERS,
    literals: [
      'Failed to load world data. World files may be corrupted',
      'Exception reading',
      ' in MapLike[{}]',
    ],
    patterns: [
      /Failed to load world data\. World files may be corrupted/,
      /Exception reading \S{0,200}level\.dat/,
      /No key (?:dimensions|seed|generate_features) in MapLike\[\{\}\]/,
    ],
    title: 'The file level.dat of the world is damaged or empty.',
    cause: 'A save was interrupted, usually by a full disk or a kill.',
    fix: 'Stop the server, make a copy, rename level.dat_old to level.dat and start; if that fails, restore a backup.',
    guide: { route: '/worlds' },
  },
  {
    id: 'feature-order-cycle',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Feature order cycle found'],
    patterns: [
      joinInOrder([
        /Feature order cycle found, involved sources: \[[^\n]{0,400}?/,
        /biome \/ (?!minecraft:)(?<mod>[\w.-]{1,64}):[^\n]{1,400}?biome \/ /,
        refuseNext([[/minecraft/, matchAgain('mod')], /:/]),
        /(?<needed>[\w.-]{1,64}):/,
      ]),
    ],
    title:
      'World generation stops: biomes of {mod} and {needed} put their features in another order.',
    cause:
      'Two mods or data packs add the same features to biomes in different orders (a “feature order cycle”). Biomes named minecraft:… were changed by a mod that the line does not name.',
    fix: 'Update the mods and data packs that add or change biomes, {mod} and {needed} first. If the error stays, take one of them out for a test on a new world.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'feature-order-cycle-unnamed',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    unlessExplained: true,
    literals: ['Feature order cycle found'],
    patterns: [
      /Feature order cycle found, involved sources: \[[^\n]{0,400}?biome \/ (?<what>(?!minecraft:)[\w./-]{1,64}:[\w./-]{1,80})/,
      /Feature order cycle found(?:, involved sources: \[[^\n]{0,80}?biome \/ (?<what>[\w.-]{1,64}:[\w./-]{1,80}))?/,
    ],
    title:
      'World generation stops: features of biomes stand in another order than elsewhere ({what}).',
    cause:
      'Two mods or data packs add the same features to biomes in different orders (a “feature order cycle”). The line names only the biome at which it came up; one named minecraft:… was changed by a mod that the line does not name.',
    fix: 'Update the mods and data packs that add or change biomes, or what grows and lies there. If it began with an update of one, go back to its version before; else take out the one added last, for a test on a new world.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'registry-unbound-value',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Trying to access unbound value '],
    patterns: [
      /Trying to access unbound value 'ResourceKey\[[\w.:/-]{1,100} \/ (?!minecraft:)(?<mod>[\w.-]{1,64}):(?<what>[\w./-]{1,100})\]'/,
      /Trying to access unbound value 'ResourceKey\[[\w.:/-]{1,100} \/ (?<what>[\w./:-]{1,160})\]'/,
    ],
    title: 'An entry of the game’s data is named, but empty: {what} (of {mod}).',
    cause:
      'A mod asks for it too early or in the wrong place (usually one that changes the making of worlds), or the data pack or mod that should fill it is missing or has another version.',
    fix: 'Update the mods that add biomes, dimensions or structures, first the one that the trace or the entry names. If the error stays, take out the one added or updated last for a test, after a backup.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'registry-broken',
    software: [...JAVA_SERVERS, 'any'],
    literals: [
      'Unbound values in registry',
      'Errors in element ',
      'Unreferenced key: ',
      'Exception: Failed to parse ',
    ],
    patterns: [
      /Unbound values in registry [^\n]{1,160}?: \[(?:minecraft:[^\n\],]{1,120}, ){0,20}(?!minecraft:)(?<mod>[a-z][\w.-]{0,60}):/,
      /^[>\s]{0,6}Errors in element (?!minecraft:)(?<mod>[a-z][\w.-]{0,60}):/,
      /Exception: Failed to parse \S{1,200} from pack (?:mod[:/])?(?!file\/|(?:vanilla|fabric)\b)(?<mod>[a-z][\w.-]{0,60})/,
      /(?:^|Exception: )\s{0,6}Unreferenced key: ResourceKey\[[^\]\n]{1,100} \/ (?!minecraft:)(?<mod>[a-z][\w.-]{0,60}):/,
    ],
    title: 'World data of {mod} do not fit together.',
    cause:
      'Usually the server then does not load the world. A data pack or mod names biomes, features or structures that are not there: it is made for another game version, or a mod or data pack it builds on is missing or older. Since Minecraft 26.3, a recipe or a loot table that cannot be read is enough.',
    fix: 'Install the build of {mod} for your game version with everything it needs, or put back what was removed. If {mod} is not there at all, install it, or take out what is built on it. A data pack lies in the folder datapacks of the world.',
    guide: {
      route: '/datapacks',
      row: 'trouble-failed-to-load-datapacks-can-t-proceed-with-server-load-you-',
    },
  },
  {
    id: 'entry-not-registered',
    unlessExplained: true,
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Trying to access unbound value: '],
    patterns: [
      /Trying to access unbound value: ResourceKey\[[^\]\n]{1,100} \/ (?<what>(?<mod>[a-z][\w.-]{0,60}):[\w/.-]{1,80})/,
    ],
    title: 'The mod {mod} did not register what is asked for here: {what}.',
    cause:
      'Usually it failed before that (look for the first error above), it is made for another build of the loader, or one of the mods that it builds on is.',
    fix: 'Repair what failed first. If nothing did, update {mod} and the mods that it needs together, or go back to the builds that ran before.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'new-data-pack-unreadable',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    above: true,
    literals: ['Failed to load datapacks, can'],
    patterns: [
      joinInOrder([
        /Found new data pack file\/(?<pack>[^\n]{1,80}?), loading it automatically[^\n]{0,20}\n/,
        /(?:(?![^\n]{0,120}Found new data pack)[^\n]{0,300}\n){0,3}?[^\n]{0,120}/,
        /Failed to load datapacks, can/,
      ]),
    ],
    title:
      'Suspected: the data pack {pack}. The server found it for the first time at this start, and could not load the data packs.',
    cause:
      'It is made for another game version, or its .zip holds a folder or other packs instead of the file pack.mcmeta.',
    fix: 'Move {pack} out of the folder datapacks of the world and start. If the server starts then, install the build of it for exactly your game version; if not, the lines below are about another pack or a mod.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'registry-unreadable',
    explainedBy: { rules: ['new-data-pack-unreadable'] },
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Error loading registry data'],
    patterns: [/Error loading registry data:? ?(?<what>[^\n]{0,120}?)\s*(?:$|\n)/],
    title: 'A mod or data pack brings world data that the server cannot read ({what}).',
    cause:
      'It is made for another game version, has a value that is not allowed, or names something that is not there. The line does not say which one it is.',
    fix: 'If a modpack was updated, take its next update or the version before (with the backup of the world). Otherwise take out the mod or data pack for worlds that was added or updated last, after a backup.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'registry-replaced',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Unbound values in registry'],
    patterns: [
      /Unbound values in registry [^\n]{1,160}?: \[(?<what>minecraft:[^\n\],]{1,120})(?:, minecraft:[^\n\],]{1,120}){0,40}\]/,
    ],
    title:
      'A data pack or mod changes {what} of the game, and the server cannot read what it brings.',
    cause:
      'The line does not name it: it changes the making of worlds and is made for another game version, or what it builds on is missing.',
    fix: 'Look first at the mods and data packs for worlds, the one added or updated last before all: take the build for your game version, or take it out for a test, after a backup.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'registries-failed',
    leavesOpen: 'suspect',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: [...JAVA_SERVERS, 'any'],
    unlessExplained: true,
    literals: ['Failed to load registries due to', 'Registry loading errors:'],
    patterns: [/Failed to load registries due to (?:above )?errors|Registry loading errors:/],
    title: 'World data (registries) cannot be read, so the world does not load.',
    cause:
      'A data pack or mod names something that is not there: it is made for another game version, or what it builds on was removed. Since Minecraft 26.3, a recipe or a loot table that cannot be read is enough. The lines above that begin with “>” name it.',
    fix: 'Read the lines with “Errors in registry” and “Errors in element” above: the name before the colon is the mod or data pack. Update it, put back what was removed, or take it out after a backup.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'chunk-generation-failed',
    roles: ['tick'],
    leavesOpen: 'suspect',
    software: JAVA_SERVERS,
    unlessExplained: true,
    literals: ['Exception generating new chunk', 'Exception chunk generation/loading'],
    scope: 'entry',
    patterns: [
      /^(?![^]{0,12000}?Feature order cycle)(?:Description: |[^\n]{0,200}ReportedException: )Exception generating new chunk/,
      /^Description: Exception chunk generation\/loading/,
    ],
    title: 'A part of the world (a chunk) cannot be generated.',
    cause: 'A mod or data pack that makes terrain or structures fails there.',
    fix: 'The first lines with “Caused by” name it: update that mod or data pack, or take it out for a test.',
    guide: { route: '/binarysearch' },
  },
];
