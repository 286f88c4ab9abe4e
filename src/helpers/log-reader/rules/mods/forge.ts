// cspell:ignore LCHIJAD classloader craftstudio kubejs missi ptrlib
import type { Rule } from '../rule';

const MODS = { route: '/mods-install' };
const MISSING = {
  ...MODS,
  row: 'trouble-the-mod-requires-mods-to-be-available-or-a-list-headed-missi',
};
const FAMILY = ['forge'] as const;
/** The end of Forge's table of mod states: E as the last letter means an error. */
const STATES = ['U', 'L', 'C', 'H', 'I', 'J', 'A', 'D'].flatMap((state) => [
  `${state}E\t`,
  `${state}E `,
]);

/** Messages of Forge and NeoForge. */
export const forgeRules: readonly Rule[] = [
  {
    id: 'forge-wrong-mod-version',
    roles: ['version-need'],
    effect: 'ends',
    software: [...FAMILY, 'any'],
    literals: ["Requested by: '", 'Currently, '],
    above: true,
    patterns: [
      /Mod (?<mod>[^\s§]{1,120}) requires (?<needed>[^\s§]{1,120}) (?<range>[^\n]{1,80})\n\s*Currently, \k<needed> is (?<actual>\d\S{0,80})\s*$/,
      /Mod ID: '(?<needed>[^'\n]{1,120})', Requested by: '(?<mod>[^'\n]{1,120})', Expected range: '(?<range>[^'\n]{0,120})', Actual version: '(?!\[MISSING\])(?<actual>[^'\n]{1,120})'/,
    ],
    title:
      'The mod {mod} needs {needed} in another version: {range} is asked for, {actual} is there.',
    cause:
      '“[47.1,)” means 47.1 or newer, “[46,47.1.3]” from 46 to 47.1.3, a round bracket excludes the number beside it.',
    fix: 'Put {needed} in a version of that range. If it is forge, neoforge or minecraft, change the version of the server, or take the build of {mod} that was made for yours.',
    guide: MISSING,
  },
  {
    id: 'forge-older-than-jar',
    software: [...FAMILY, 'any'],
    literals: ['Missing required field mandatory in dependency'],
    patterns: [/Missing required field mandatory in dependency \((?<file>[^\n]{1,160}?\.jar)\)/],
    title: 'The loader (NeoForge or Forge) is too old for {file}.',
    cause:
      'Newer NeoForge lists in a jar what a mod needs in another form (“type” in place of “mandatory”). This loader knows only the old form: an early build of NeoForge, or Forge. The mod itself is whole.',
    fix: 'Update NeoForge to the newest build for your game version, and restart. If the server runs Forge, take the jar of that mod for Forge.',
    guide: MODS,
  },
  {
    id: 'forge-other-loader',
    explainedBy: { rules: ['forge-missing-mod'], ofSamePart: true },
    effect: 'ends',
    software: [...FAMILY, 'any'],
    literals: ["Mod ID: 'forge'", "Mod ID: 'neoforge'", 'Currently, '],
    above: true,
    patterns: [
      /Mod (?<mod>[^\s§]{1,120}) requires (?<needed>(?:neo)?forge) [^\n]{1,80}\n\s*Currently, \k<needed> is not installed/,
      /Mod ID: '(?<needed>(?:neo)?forge)', Requested by: '(?<mod>[^'\n]{1,120})', [^\n]{1,160}\[MISSING\]/,
    ],
    title: 'The mod {mod} is made for {needed}, and this server runs another loader.',
    cause:
      'Forge and NeoForge are two loaders: since Minecraft 1.20.2 neither runs mods of the other.',
    fix: 'Take the build of {mod} for the loader of this server, or leave it out. If other lines name a mod that it needs (Connector, for example), install that.',
    guide: MISSING,
  },
  {
    id: 'forge-loader-misfit',
    effect: 'ends',
    software: FAMILY,
    literals: ['Missing mandatory dependencies:'],
    patterns: [
      /Missing mandatory dependencies: (?=[^\n]{0,300}\b(?:forge|neoforge|minecraft)\b)(?<needed>[^\n]{1,300})/,
    ],
    title: 'A mod asks for another version of the loader or the game (“missing”: {needed}).',
    cause:
      'Forge and the game are there, in a version that the mod does not take: mostly it was made for a newer Forge. The other names in the line are often parts that lie inside the refused mod.',
    fix: 'Update Forge within your game version, or take the build of the mod added last that names your version. Only if a name is still called missing then, install that mod too.',
    guide: MISSING,
  },
  {
    id: 'forge-game-missing',
    effect: 'ends',
    software: [...FAMILY, 'any'],
    literals: ['Missing or unsupported mandatory dependencies', "Mod ID: 'minecraft'"],
    scope: 'entry',
    patterns: [
      /^(?:[^\n]{0,120}Missing or unsupported mandatory dependencies:(?:\n[^\n]{0,300}){0,60}?\n)?[^\n]{0,60}Mod ID: 'minecraft', Requested by: [^\n]{1,160}'\[MISSING\]/,
    ],
    title: 'The game itself is missing: the server is installed incompletely.',
    cause:
      'The loader reports “minecraft” as missing. That is no mod: the installation broke off, for lack of memory or disk for example. The mods in the list are not at fault.',
    fix: 'Make a backup and look at the memory and the disk of the server. Then reinstall the server, or run the installer of the loader again, and wait until it is done. Install no mods for this line.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'forge-missing-mod',
    effect: 'ends',
    software: FAMILY,
    literals: [
      'requires mods [',
      'MissingModsException',
      ' requires ',
      ' only supports ',
      'Missing mandatory dependencies:',
      "Requested by: '",
    ],
    patterns: [
      /The mod \S{1,120} \((?<mod>[^)\n]{1,120})\) requires mods \[(?<needed>[^\n]{1,300})\] to be available/,
      /MissingModsException: Mod \S{1,120} \((?<mod>[^\n]{1,120})\) requires \[?(?<needed>[^\n]{1,300}?)\]?\s*$/m,
      /(?:^|ModLoadingException: |: )\s*(?:- )?(?:Failure message: )?Mod (?<mod>[^\s§]{1,120}) (?:only supports|requires) (?<needed>[^\s§]{1,120}) (?!mods \[)[^\n]{0,80}(?:or above|or below|and below|above|below|between|any|\d)[^\n]{0,80}$/m,
      /Missing mandatory dependencies: (?![^\n]{0,300}\b(?:forge|neoforge|minecraft)\b)(?<needed>[^\n]{1,300})/,
      /Mod ID: '(?!(?:(?:neo)?forge|minecraft)')(?<needed>[^'\n]{1,120})', Requested by: '(?<mod>[^'\n]{1,120})', Expected range: '(?<range>[^'\n]{0,120})', Actual version: '\[MISSING\]'/,
    ],
    title: 'The mod {mod} does not find what it needs: {needed}.',
    cause: 'The mod is built on another mod, on a version of the loader or of the game.',
    fix: 'Install {needed} in the version that the line asks for. If it says forge, neoforge or minecraft, change the version of the server or take another build of the mod.',
    guide: MISSING,
  },
  {
    id: 'forge-incompatible-mods',
    effect: 'ends',
    software: FAMILY,
    literals: [' is incompatible with '],
    patterns: [
      /(?:^|: )\s*(?:- )?(?:Failure message: )?Mod (?<mod>\S{1,120}) is incompatible with (?<needed>[^\s,]{1,120})(?: [^\n]{0,120})?$/m,
    ],
    title: 'The mods {mod} and {needed} do not work together.',
    cause: 'The author of {mod} marked the pair as incompatible.',
    fix: 'Remove one of the two, or take a build that allows both.',
    guide: {
      ...MODS,
      row: 'trouble-is-incompatible-with-of-yet-a-conflicting-version-is-present',
    },
  },
  {
    id: 'forge-mod-id',
    software: FAMILY,
    literals: ['Invalid modId found'],
    patterns: [
      /Invalid modId found in file [^\n]{1,300}? - (?<mod>\S{1,80}) does not match/,
      /Invalid modId found ?: ?(?<mod>\S{1,80})/,
    ],
    title: 'The mod {mod} has an id that the loader does not allow, and is not loaded.',
    cause:
      'Ids are lower-case letters, digits and underscores; in this jar another one was written.',
    fix: 'Take another build of the mod. If it is your own, correct modId in META-INF/mods.toml and everywhere in the code.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'mod-for-other-loader',
    software: FAMILY,
    literals: [
      ' and cannot be loaded',
      'is not a valid mod file',
      'Invalid mod file found ',
      'has mods that were not found',
    ],
    patterns: [
      /\bFile (?:[^\n]{0,300}[/\\])?(?<file>[^/\\\n]{1,200}?) is (?:for |an? )(?<what>[^\n]{1,120}?),? and cannot be loaded/,
      /\bFile (?:[^\n]{0,300}[/\\])?(?<file>[^/\\\n]{1,200}?) (?:is not a valid mod file|has mods that were not found)/,
      /\bInvalid mod file found (?:[^\n]{0,300}[/\\])?(?<file>[^/\\\n]{1,200}\.\w{1,10})/,
    ],
    title: 'The file {file} is no mod for this loader and was not loaded.',
    cause: 'It is made for another loader or game version, or it is damaged.',
    fix: 'Take the build of the mod for your loader and game version, or remove the file.',
    guide: MODS,
  },
  {
    id: 'forge-duplicate-mod',
    effect: 'ends',
    software: FAMILY,
    literals: ['Found a duplicate mod', 'from mod files:', 'is present in multiple files: '],
    patterns: [
      /(?:Mod|Library) (?<mod>[\w.§-]{1,120}?) is present in multiple files: /,
      /Found a duplicate mod (?<mod>[^\n]{1,120}?) at \[/,
      /Mod ID: ?'?(?<mod>[^'\n]{1,120}?)'? from mod files: /,
    ],
    title: 'The mod {mod} is there twice.',
    cause: 'Two jars hold the same mod: an old and a new build, or two projects with one name.',
    fix: 'Stop the server, keep one of the two jars that the line names, start again.',
    guide: { ...MODS, row: 'trouble-found-a-duplicate-mod-or-two-versions-listed' },
  },
  {
    id: 'forge-mod-error',
    leavesOpen: 'reason',
    isInSummary: true,
    software: FAMILY,
    literals: [
      'Caught exception from',
      'encountered an error during',
      'encountered an error while',
      'encountered an error processing',
      'Failed to create mod instance',
    ],
    patterns: [
      /Failed to create mod instance\. ModID: (?<mod>[\w.-]{1,120})/,
      /Caught exception from (?<mod>[^(\n]{1,120}?)(?: \(|\s*$)/m,
      /(?:^|\[|, )\s*(?:- )?(?:Failure message: |(?:Suppressed: |Caused by: )?[\w.]{1,80}\.ModLoadingException: )?(?<mod>[^(\n[]{1,120}?) \([\w.-]{1,120}\) encountered an error (?:during|while|processing) /m,
    ],
    title: 'The mod {mod} failed while starting.',
    cause:
      'A client mod on a server, a missing library, or a build for another game version. The lines below say which.',
    fix: 'Take the build of {mod} for your game version; if it is a client mod, remove it.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'forge-mod-failed',
    leavesOpen: 'reason',
    isInSummary: true,
    effect: 'ends',
    software: FAMILY,
    literals: [
      'has failed to load correctly',
      'has class loading errors',
      'Mod loading issue for: ',
      ...STATES,
    ],
    patterns: [
      /(?:^|\[|\]: )\s*(?:- )?(?:Failure message: |[\w.]{1,120}Exception: )?(?<mod>[^(\n[]{1,120}?) \([\w.-]{1,120}\) has (?:failed to load correctly|class loading errors)/m,
      /^(?<mod>[A-Z][\w' &-]{1,60}) has (?:failed to load correctly|class loading errors)\s*$/m,
      /\bU[LCHIJAD]{0,12}E\s{1,40}[\w.-]{1,120}\{[^}\n]{0,120}\} \[(?<mod>[^\]\n]{1,120})\]/,
      /^(?:\[[^\n]{0,120}\]: ?)?\s*\|\s*U?[LCHIJAD]{0,7}E\s*\|\s*(?<mod>[\w.-]{1,120})\s*\|/,
    ],
    title: 'The mod {mod} stopped the start with an error.',
    cause: 'A client mod on a server, a missing library, or a build for another game version.',
    fix: 'Take the build of {mod} for your game version; if it is a client mod, remove it.',
    guide: { route: '/binarysearch' },
  },
  {
    // A report without the message about the mod: only its section names it.
    id: 'forge-mod-issue',
    leavesOpen: 'reason',
    isInSummary: true,
    effect: 'ends',
    software: FAMILY,
    literals: ['Mod loading issue for: '],
    scope: 'entry',
    patterns: [
      /^-- Mod loading issue for: (?<mod>[\w.-]{1,64}) --(?:\n(?!-- )(?![^\n]{0,40}Failure message)[^\n]{0,600}){1,30}?\n\s*Caused by 0: (?<what>[^\n]{1,200})(?![^]{0,6000}?Failure message: )/,
    ],
    title: 'The mod {mod} stopped the start with an error: {what}',
    cause:
      'A class that is not there belongs to a mod that it needs, to another version of the loader or of the game, or to the game of players. Of other errors the name behind the last dot says what failed.',
    fix: 'Install what the error names, and take the build of {mod} for your game version and loader. If it is a mod for the client, take it off the server.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'forge-wrong-game-version',
    effect: 'ends',
    software: FAMILY,
    literals: ['does not wish to run in Minecraft version'],
    patterns: [
      /The mod (?<mod>\S{1,120}) does not wish to run in Minecraft version (?:Minecraft )?(?<game>[\w.]{1,40}?)\.? You/,
    ],
    title: 'The mod {mod} is not made for Minecraft {game}.',
    cause: 'Forge compares each mod’s list of game versions with the one that runs, and stops.',
    fix: 'Take the build of {mod} for your game version, or leave the mod out.',
    guide: MODS,
  },
  {
    id: 'forge-language-provider',
    effect: 'ends',
    software: FAMILY,
    literals: ['needs language provider', 'Missing language '],
    patterns: [
      /Mod File (?:[^\n]{0,300}[/\\])?(?<mod>[^/\\\n]{1,200}?) needs language provider (?<provider>[\w-]{1,60})(?::(?<needed>[^\n]{0,100}?))? to load/,
      /Missing language (?<provider>[\w-]{1,60}) version (?<needed>[^\n]{1,60}?) wanted by (?<mod>[^\n]{1,160}?)\s*$/,
      /Missing language loader (?<provider>[\w-]{1,60}) wanted by (?:jar\()?(?:[^\n]{0,300}[/\\])?(?<mod>[^/\\\n]{1,160}?)\)?\s*$/,
    ],
    title: 'The mod {mod} needs {provider} ({needed}), which is not there.',
    cause:
      'Forge itself brings javafml in one version for each version of Minecraft; any other name is that of a library which mods are written with (kotlinforforge: Kotlin for Forge). What fails after this line is mostly a consequence.',
    fix: 'If it is javafml, take the build of the mod for your version of Minecraft and Forge. Otherwise install that library in the build for your game version, or update it.',
    guide: MISSING,
  },
  {
    id: 'forge-confirm',
    software: FAMILY,
    literals: ['/fml confirm'],
    patterns: [/Run the command \/fml confirm or /],
    title: 'Forge waits for an answer before it opens the world.',
    cause:
      'The lines above say what would be lost: blocks and items of a mod that is gone, or a damaged level.dat.',
    fix: 'Type “fml cancel”, make a backup and put the missing mod back. Confirm only if you accept the loss that the lines above name.',
    guide: { ...MODS, row: 'trouble-this-world-was-saved-with-mod-which-appears-to-be-missing-th' },
  },
  {
    id: 'forge-world-missing-mod',
    software: FAMILY,
    literals: ['which appears to be missing, things may not work well'],
    patterns: [
      /This world was saved with mod (?!(?:forge|minecraft|FML|mcp)\b)(?<mod>[\w.-]{1,120}) which appears to be missing/,
    ],
    title: 'The world was saved with the mod {mod}, which is missing now.',
    cause: 'The mod was removed; its blocks and items are deleted when their chunks are saved.',
    fix: 'Put {mod} back if its blocks matter; a backup from before keeps them.',
    guide: { ...MODS, row: 'trouble-this-world-was-saved-with-mod-which-appears-to-be-missing-th' },
  },
  {
    id: 'forge-world-mod-version',
    effect: 'survived',
    software: FAMILY,
    literals: ['and it is now at version'],
    patterns: [
      /This world was saved with mod (?<mod>[\w.-]{1,120}) version (?<saved>\S{1,80}) and it is now at version (?<now>[^,\n]{1,80})/,
    ],
    title: 'The world was saved with {mod} {saved}, and {now} is installed.',
    cause: 'The mod was changed since the last start.',
    fix: 'After an update this is normal. After a downgrade, install {saved} again, or restore a backup if things are missing.',
    guide: MODS,
  },
  {
    id: 'forge-missing-data-pack',
    software: FAMILY,
    literals: ['Missing data pack mod:', 'Missing data pack mod/'],
    patterns: [/Missing data pack mod[:/](?<mod>[\w.-]{1,120})/],
    title: 'The world uses data of the mod {mod}, which is not installed.',
    cause: 'The mod was removed after the world had been made with it.',
    fix: 'Put {mod} back. If it shall stay out, expect its terrain and items to be gone; make a backup first.',
    guide: MODS,
  },
  {
    id: 'forge-version-conflict',
    software: FAMILY,
    literals: [
      'have requested conflicting versions of: ',
      'have agreed upon an acceptable version range for',
    ],
    patterns: [
      /Some mods have (?:requested conflicting versions of|agreed upon an acceptable version range for) ?: (?<needed>[^\n.]{1,120})[^\n]{0,200}?Requested by: (?<mod>[^\n]{1,200}?)\.?\s*(?:$|\n)/,
    ],
    title: 'The mods {mod} want different versions of {needed}.',
    cause: 'Each of them brings or asks for a version that does not go with the other’s.',
    fix: 'Update those mods together; if it stays, install {needed} itself in the newest version for your game.',
    guide: MISSING,
  },
  {
    id: 'forge-mod-cycle',
    software: FAMILY,
    literals: ['Detected a mod dependency cycle'],
    patterns: [/Detected a mod dependency cycle: (?<mod>[^\n]{1,200}?)\s*(?:$|\n)/],
    title: 'Mods wait for each other in a circle: {mod}.',
    cause: 'Each names the other as needed before it.',
    fix: 'Update them; until one is mended, take one of them out.',
    guide: MODS,
  },
  {
    id: 'forge-broken-installation',
    software: [...FAMILY, 'any'],
    literals: [
      'installation is corrupted',
      'Minecraft jar is missing',
      'Minecraft jar is corrupted',
      'NeoForge jar is',
      'Invalid paths argument, contained no existing paths',
      'Invalid module name',
      'Missing minecraft resource!',
      'Cannot find launch target',
      'Could not find net/minecraft/',
    ],
    patterns: [
      /(?:Forge installation is corrupted|patched Minecraft jar is (?:missing|corrupted)|NeoForge jar is (?:missing|corrupted))/,
      /Invalid paths argument, contained no existing paths/,
      /Invalid module name: ''/,
      /Missing minecraft resource!|Cannot find launch target|Could not find net\/minecraft\/\S{1,80} in classloader/,
    ],
    title: 'The installation of the mod loader is incomplete or damaged.',
    cause:
      'The installer broke off, files of the folder libraries are missing, or two versions were mixed.',
    fix: 'Make a backup, delete the folder libraries and install the loader again in the version your mods need.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'forge-started-twice',
    effect: 'ends',
    software: [...FAMILY, 'any'],
    literals: ['MultipleArgumentsForOptionException'],
    patterns: [
      /Found multiple arguments for option (?<option>\S{1,80}), but you asked for only one/,
    ],
    title: 'The start command names {option} twice.',
    cause: 'Two versions of the loader, or the same one twice, were put into one start command.',
    fix: 'Install the loader anew after a backup, and write the start command as its installer does.',
    guide: { route: '/modpacks' },
  },
  {
    id: 'kubejs-error',
    software: [...FAMILY, 'fabric', 'any'],
    literals: ['_scripts:', ": Error in '"],
    patterns: [
      /(?:^|! )(?<where>[\w./ -]{1,120}\.[jt]s#\d{1,6}): Error in '/,
      /(?<where>(?:startup|server|client)_scripts:[\w./ -]{1,120}\.[jt]s[#:]\d{1,6}): (?:Failed to|Could not|Cannot|Unable to|Unknown|Invalid) /,
      /(?:Error|ERROR|error)[^\n]{0,300}?\(?(?<where>(?:startup|server|client)_scripts:[\w./ -]{1,120}\.[jt]s[#:]\d{1,6})/,
    ],
    title: 'A script of KubeJS has a fault: {where}.',
    cause:
      'The script asks for an item, a mod or a function that is not there in these versions, or it is misspelt.',
    fix: 'Open that file under kubejs at the line behind “#” and correct or take out what the message names; then /kubejs reload, or restart for startup scripts.',
    guide: { route: '/modpacks' },
  },
];
