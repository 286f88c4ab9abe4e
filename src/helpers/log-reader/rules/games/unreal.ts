import { joinInOrder, refuseNext } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/*
 * The trace of a crash on Windows often names only files, the uppermost of them where it happened:
 *
 *     Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x0
 *     UE4SS
 *     PalServer-Win64-Shipping-Cmd
 *     kernel32
 */

/** Files of Windows and of its libraries: `kernel32`. */
const FILES_OF_WINDOWS = [
  /kernel(?:32|base)|ntdll|ucrtbased?|vcruntime\w{0,12}|msvc\w{0,12}/,
  /user32|ws2_32|d3d\w{0,8}|dbghelp/,
];
/** Files of Steam, of the engine and of the game: `PalServer-Win64-Shipping-Cmd`. */
const FILES_OF_GAME = [
  /steam\w{0,20}|tier0_s\w{0,8}|vstdlib_s\w{0,8}/,
  /tbbmalloc|physx\w{0,40}|unknown\w{0,20}|(?:ue4|unreal)editor/,
  /\w{1,60}[_-](?:win64|winGDK|linux)[_-]\w{1,20}|\w{1,60}Server(?:[_-]\w{1,40})?/,
];
/** The uppermost line of such a trace, if it is a file of a mod: `UE4SS`, `UE4SS.dll!Unknown`. */
const TOP_FILE_OF_MOD = joinInOrder([
  /[^\S\n]{0,8}/,
  refuseNext([[...FILES_OF_WINDOWS, ...FILES_OF_GAME], /\b/]),
  /(?<mod>[A-Za-z][\w-]{2,60})(?:\.dll)?(?:![^\n]{0,200})?[^\S\n]{0,8}\n/,
  /(?=(?:[^\n]{0,200}\n){0,60}?[^\n]{0,200}(?:kernel32|ntdll|[_-]win64[_-]))/,
]);

/** Messages of games on the Unreal Engine: Palworld, ARK, Satisfactory and others. */
export const unrealRules: readonly Rule[] = [
  {
    id: 'unreal-crash-in-mod',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: ['Unhandled Exception: EXCEPTION_'],
    patterns: [
      joinInOrder(
        [/Unhandled Exception: EXCEPTION_[^\n]{0,200}\n(?:\s{0,8}\n){0,3}/, TOP_FILE_OF_MOD],
        'i',
      ),
    ],
    title: 'Suspected: {mod}. The game server crashed in its code.',
    cause:
      'The first lines below the error name the file {mod}, which belongs neither to the game nor to Windows: a mod, or what loads mods. “main” there is usually main.dll of a mod that UE4SS loads.',
    fix: 'Update {mod} and its mods to builds that name your version of the game. If the crash stays, start once without {mod}: if it is gone, leave {mod} out until there is a build for this version.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'unreal-crash',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    literals: [
      'LowLevelFatalError',
      'Unhandled Exception: SIGSEGV',
      'Fatal error!',
      'Fatal error: [File:',
      'Signal 4 caught',
      'Signal 5 caught',
      'Signal 6 caught',
      'Signal 7 caught',
      'Signal 8 caught',
      'Signal 11 caught',
      'CommonUnixCrashHandler: ',
      'F a t a l   e r r o r',
      'Unhandled Exception: EXCEPTION_',
      'Assertion failed: ',
      'PlatformCrashContext.AbortHandler',
    ],
    patterns: [
      /LowLevelFatalError \[[^\]\n]{0,160}\](?: ?\[Line: ?\d{1,6}\])?[^\S\n]{0,4}\n?(?<what>[^\n]{0,160})/,
      /Fatal error: \[File:[^\]\n]{0,200}\](?: ?\[Line: ?\d{1,6}\])?\s{0,8}\n?(?<what>[^\n]{0,160})/,
      /Assertion failed: (?<what>[^\n]{1,120}?) \[File:/,
      /LowLevelFatalError[^\n]{0,160}/,
      /Unhandled Exception: (?:SIGSEGV|EXCEPTION_)/,
      /Fatal error!\s*\n(?:\s{0,8}\n){0,3}\s{0,8}0x[\da-f]{8,16} [\w.-]{1,80}!/i,
      /Signal (?:[4-8]|11) caught|CommonUnixCrashHandler: Signal=(?:[4-8]|11)\b/,
      /RequestExit\w{0,12}\([^\n)]{0,20}\w{1,20}PlatformCrashContext\.AbortHandler/,
      // Two-byte characters read as single bytes.
      /F a t a l {3}e r r o r/,
    ],
    title: 'The game server itself crashed (a fault in the Unreal Engine game) (it says: {what}).',
    cause:
      'Damaged or too large save data, a mod, a new game version, or an emulated processor. The line below says more only to its makers.',
    fix: 'Update the server and take mods out. If it comes back while the world loads, restore the last backup.',
  },
  {
    id: 'unreal-game-thread',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Assertion failed: IsInGameThread()'],
    patterns: [
      /IsInGameThread\(\) \[File:[^\]\n]{0,200}[\\/](?:Mods|Plugins)[\\/](?<mod>[A-Z][\w-]{1,60})[\\/]/,
      /IsInGameThread\(\)/,
    ],
    title: 'The game stopped: a mod ({mod}) did something beside its main thread.',
    cause:
      'Parts of the game may only be used by its main thread. A mod that answers requests of its own (a web page, a map, a bot) or saves in the background did so at another time.',
    fix: 'Recall what was open or asked for right before (a page of a mod, a command): update the mod that brings it, and do without that until then. The lines below name the mod where they lie in a folder Mods.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'unreal-file-empty',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Invalid BufferCount=0 while reading '],
    patterns: [
      /Invalid BufferCount=0 while reading (?:\S{0,200}[\\/])?(?<file>[^\s\\/]{1,120}?)\. Pos=0, Size=0/,
      /Invalid BufferCount=0 while reading (?:\S{0,200}[\\/])?(?<file>[^\s\\/]{1,120})/,
    ],
    title: 'The game cannot read the file {file}: it is empty or cut off.',
    cause:
      'It was being written when the server was killed or the disk was full; a file .mod was made by hand or not downloaded whole.',
    fix: 'Look at the free disk and stop the server. A save: keep a copy and put the last backup in its place. A file .mod: delete it together with the folder of that mod, so that the mod is fetched again.',
  },
  {
    id: 'unreal-module-not-loaded',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["' could not be loaded", 'Unable to load module ', "Failed to load '"],
    patterns: [
      /Plugin '(?<mod>[\w-]{1,80})' failed to load because module '[\w-]{1,80}' could not be loaded/,
      /Unable to load module '[^'\n]{0,200}[\\/]Mods[\\/](?<mod>[\w-]{1,80})[\\/]/,
      /Failed to load '[^'\n]{0,200}[\\/]Mods[\\/](?<mod>[\w-]{1,80})[\\/][^'\n]{0,200}' \(GetLastError=\d/,
    ],
    title:
      'The mod {mod} is made for another version of the game: its program part cannot be loaded.',
    cause:
      'Mods in native code must fit exactly the version of the game and of its mod loader. After an update of the game those for the version before do not load, and one for a newer or experimental game does not load on an older one.',
    fix: 'Take the version of {mod} for your version of the game, for servers of your system (Linux or Windows), with the mods that it needs; the mod manager (Satisfactory: ficsit) lists it. Until there is one, take {mod} out. If {mod} is a part of the game itself, have its files checked (Steam: validate).',
  },
  {
    id: 'ue4ss-signatures',
    software: ANYWHERE,
    literals: ['Was unable to find AOB for '],
    patterns: [/Was unable to find AOB for '(?<what>[\w:~<>]{1,80})'/],
    title: 'UE4SS does not find its way in this version of the game, so no mod runs ({what}).',
    cause:
      'UE4SS looks for places in the game’s program by patterns. An update of the game has changed them; “via Lua script” means the patterns in the folder UE4SS_Signatures, usually left over from an older version.',
    fix: 'Delete the files in UE4SS_Signatures that do not belong to your version of the game, and install the UE4SS that the pages of your mods name (for Palworld a build of its own). Without mods take UE4SS out (dwmapi.dll and its folder): the game runs without it.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'ue4ss-mod-dll',
    software: ANYWHERE,
    literals: ['Failed to load dll <'],
    patterns: [
      /Failed to load dll <[^>\n]{1,300}> for mod (?<mod>[^,\n]{1,80}), error(?: code)?: (?<what>[^\n]{3,120}?)\s*(?:\n|$)/,
    ],
    title: 'UE4SS could not load the mod {mod} ({what}).',
    cause:
      'The mod is native code and made for another build of UE4SS (0x7f: a function of it is not there), or a library that it needs is missing (0x7e).',
    fix: 'Install the build of UE4SS that the page of {mod} names (for Palworld usually an experimental build of its own), with all its files, and the newest {mod}. For 0x7e also install the newest Visual C++ Redistributable on Windows.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'unreal-module-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["' could not be found"],
    patterns: [
      /Plugin '(?<part>[\w-]{1,80})' failed to load because module '[\w-]{1,80}' could not be found/,
    ],
    title: 'A part of the game or of a mod is not there: {part}.',
    cause:
      'The files of the game are not whole or of two versions (an update broke off), or the mod {part} came without the part for servers of this system.',
    fix: 'Have the files of the game checked (Steam: validate) or reinstall the server after a backup. If {part} is a mod, install its version for servers of your system (Linux or Windows) again, or take it out.',
  },
  {
    id: 'ark-mods-failed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Requested mods failed to load on server'],
    patterns: [/Requested mods failed to load on server/],
    title: 'ARK could not load the mods of its list, and ended.',
    cause:
      'One of them was removed, made for another version of the game, or not downloaded whole.',
    fix: 'Take all numbers behind -mods= out of the start settings for one start, then put them back in halves. Delete the folder of a mod that fails, so that it is downloaded again.',
    product: 'ARK',
  },
  {
    id: 'unreal-steam-init',
    software: ANYWHERE,
    literals: ['Steam Dedicated Server API failed'],
    patterns: [/Steam Dedicated Server API failed to initialize/],
    title:
      'The server did not get its connection to Steam; without it, it may end or not be found.',
    cause:
      'Steam’s library (steamclient.so, on Windows steamclient64.dll) is missing, too old or may not be read; its port or query port is taken, usually by an earlier start that still runs; or the file steam_appid.txt is missing.',
    fix: 'Stop the server, press Kill if it does not end, and start it with the script of the game. If the error stays, compare port and query port with those of other servers, then let Steam check the files (reinstall after a backup), which brings the library back.',
  },
  {
    id: 'game-port-taken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["Could not bind address '"],
    patterns: [/Could not bind address '[^'\n]{0,80}:(?<port>\d{1,5})'/],
    title: 'The game could not open its port {port}.',
    cause:
      'Something else has that port, usually an earlier start that still runs, or the address in front of it is not one of this server.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. Else give it a port that the panel lists for this server, and 0.0.0.0 as the address.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'palworld-save-failed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Failed save to backup', 'PalSaveGameManager.cpp'],
    patterns: [/Failed save to backup|PalSaveGameManager\.cpp/],
    title: 'Palworld could not write its save or the copy of it, and ended.',
    cause: 'The folder Pal/Saved may not be written by the server’s user, or the disk is full.',
    fix: 'Look at the free disk, and give Pal/Saved with all in it to the user that the server runs as. Then start again; the world itself is usually unharmed.',
    product: 'Palworld',
  },
  {
    id: 'palworld-save-broken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Cannot Get Container. ', 'PalPlayerInventoryData.cpp'],
    patterns: [/Cannot Get Container\. |PalPlayerInventoryData\.cpp/],
    title: 'The Palworld save is damaged: the belongings of a player are not in it.',
    cause: 'Usually a save editor or a transfer between servers left something out.',
    fix: 'Stop the server and restore the world’s folder from the last backup before that.',
    product: 'Palworld',
  },
  {
    id: 'sandstorm-mutator',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['Mutator path '],
    patterns: [/Mutator path '(?<mod>[\w.-]{1,60})' is invalid/],
    title: 'Insurgency: Sandstorm does not know the mutator {mod}.',
    cause:
      'It belongs to a mod that is not loaded (not on the list, not downloaded, or only after this map), or its name is spelled otherwise.',
    fix: 'Compare the name with the page of its mod; capital letters count. The mod must be in Mods.txt, the start needs -Mods and a token of mod.io, and the mutators of mods work from the map after the download (ModDownloadTravelTo=).',
  },
  {
    id: 'sandstorm-scenario',
    software: ANYWHERE,
    literals: ['Unable to load scenario data'],
    patterns: [
      /Unable to load scenario data: "?Unable to load scenario asset '(?<what>[^'\n]{0,80})'/,
    ],
    title: 'Insurgency: Sandstorm did not load its scenario {what}.',
    cause:
      'The start settings name a scenario that this version or map does not have, or the name did not reach the game (the mark “?” before Scenario= is missing, or a quotation mark is too much).',
    fix: 'Write it in the start settings as MAP?Scenario=NAME, with a scenario of the game or of a mod that is loaded.',
  },
];
