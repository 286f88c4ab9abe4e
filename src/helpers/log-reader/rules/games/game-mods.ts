import { joinInOrder } from '../../../../lib/join-patterns';
import { SCRIPT_OF_MOD_ABOVE } from '../phrases/steam-games';
import { ANYWHERE, type Rule } from '../rule';

/** `Unable to load plugin `, `Couldn't load resource `; not `Failed to load mod list`. */
const NOT_LOADED = joinInOrder([
  [/[Ff]ail(?:ed|ure)/, /[Uu]nable/, /[Cc]ould ?n(?:o|'|’)t/, /[Ee]rror/, /[Cc]annot/],
  /(?: to)? (?:load|enable)(?:ing)? (?:the )?(?:harmony )?(?:plugin|mod|extension|resource) /,
  /(?!(?:from|parts?|class(?:es)?|files?|config\w*|data|list|info)\b)/,
]);
/** `'Lamps'`, `"Lamps"`. */
const QUOTED_PART = /["'“](?<mod>[^"'“”\n]{2,120})["'”]/;
/** `LampPlugin:`, `Lamp Kit (`, `lamps` at the end of a line; not `lamps is old`. */
const PART_BY_ID = /(?<modId>[\w./\\-]{2,120}(?: [A-Z][\w.-]{1,40}){0,3}?)(?=[:,(]| \(|\s*\n|\s*$)/;
/** `, Version: 1.2`; not `.jar`, the file of a plugin. */
const VERSION_OF_PART = /(?!\S{0,4}\.jar)(?:, Version: [^\n]{1,80})?/;
/** `: Invalid magic`, `(no ModInfo.xml)`; a reason of under six characters is left out. */
const REASON = /[\s:,(]{0,80}(?:(?<what>[^\n]{6,160}?)(?:\)?\.?\s*(?:\n|$)))?/;

/** Messages of loaders for mods, plugins and scripts in other games. */
export const gameModRules: readonly Rule[] = [
  {
    id: 'zomboid-script-of-mod',
    software: ANYWHERE,
    above: true,
    scope: 'entry',
    literals: ['.lua line # '],
    patterns: [SCRIPT_OF_MOD_ABOVE],
    title: 'A Lua script of the mod {mod} stopped with an error: {name}.lua line # {place}.',
    cause:
      'The line “Loading:” above names the folder of the mod. It was made for another build of the game, or needs another mod before it.',
    fix: 'Update {mod}, and compare the order of the mods with what its page says. If the error stays, take it out of Mods= and WorkshopItems= for a test, after a backup.',
    product: 'Project Zomboid',
  },
  {
    id: 'sourcemod-exception',
    software: ANYWHERE,
    above: true,
    literals: ['[SM] Blaming: '],
    patterns: [
      /\[SM\] Exception reported: (?<what>[^\n]{1,160}?)\s*\n[^\n]{0,60}\[SM\] Blaming: (?<plugin>[\w./\\ -]{1,100}?)(?:\.smx)?\s*$/,
    ],
    title: 'The SourceMod plugin {plugin} stopped with an error: {what}',
    cause:
      '“Failed to set up call”, “offset” or “signature”: its data about the game (gamedata) are of another version of the game, or only for 32-bit servers and yours is 64-bit. “Native is not bound”: an extension or plugin that it builds on did not load. “Already in use”: the plugin is installed twice, or another one brings the same. Otherwise a fault of the plugin, or of its settings.',
    fix: 'Update {plugin} with all its files (plugins, gamedata, extensions), and SourceMod itself. If the error stays, take it out for a test.',
  },
  {
    id: 'cssharp-dll-name',
    software: ANYWHERE,
    literals: ['ailed to locate managed application ['],
    patterns: [
      /locate managed application \[[^\n]{0,240}[\\/](?<plugin>[^\\/\n]{1,80})[\\/]\k<plugin>\.dll\]/,
    ],
    title: 'The plugin {plugin} has no file {plugin}.dll.',
    cause: 'The folder and the .dll in it must have the same name.',
    fix: 'Rename the folder like the .dll of the plugin. If there is none, upload the plugin again.',
  },
  {
    id: 'sdtd-mod-error',
    product: '7 Days to Die',
    software: ANYWHERE,
    leavesOpen: 'reason',
    literals: ['] Error in '],
    patterns: [
      /\d (?:INF|WRN|ERR) \[(?!Steamworks|EOS|XBL|Web|NET)(?<mod>[\w .-]{2,60})\] Error in (?<place>[\w.]{3,80}): (?<what>[^\n]{1,140}?)\.?\s*$/m,
    ],
    title: 'The mod {mod} fails in {place}: {what}.',
    cause:
      'It does not fit this version of the game, or one of its settings or saved values is not what it expects.',
    fix: 'Install the build of {mod} for your game version and upload the whole folder again. If the error stays, move its settings away once, so that it writes new ones.',
  },
  {
    id: 'fivem-resources-missing',
    software: ANYWHERE,
    literals: ["Couldn't find resource "],
    patterns: [/Couldn't find resource (?:sessionmanager|spawnmanager|mapmanager|hardcap|chat)\./],
    title: 'Resources that FiveM itself needs are not there.',
    cause:
      'server.cfg starts sessionmanager, spawnmanager, chat or hardcap, and the folder resources does not hold them. The server runs; players hang while they load.',
    fix: 'Upload the resources of cfx-server-data (by citizenfx) into the folder resources again and restart. For other resources that are “not found”: compare their names in server.cfg with the folders.',
  },
  {
    id: 'lua-module-missing',
    software: ANYWHERE,
    literals: ["module '"],
    patterns: [
      /(?<file>[\w./ -]{1,160}\.lua)["'\]]{0,3}:(?<at>\d{1,6}): module '(?<what>[^'\n]{1,80})' not found/,
    ],
    title: 'A Lua script asks for a module that is not found: {what} ({file}, line {at}).',
    cause:
      'Files of it are missing or lie in another folder, or it was made for another system: Linux tells capital letters apart and writes paths with “/”.',
    fix: 'Upload the mod or plugin that {file} belongs to again, whole and in the folder that its page names; if the error stays, take the version that is made for this system.',
  },
  {
    id: 'mod-archive-broken',
    software: ANYWHERE,
    literals: ['entral directory', 'entral Directory'],
    patterns: [
      /\[(?<file>[^\]\n]{1,100}\.zip)\] [^\n]{0,80}(?:Cannot find central directory|End of Central Directory record could not be found)/,
      /Cannot find central directory|End of Central Directory record could not be found/,
    ],
    title: 'An archive, usually that of a mod, is damaged or incomplete ({file}).',
    cause:
      'A download or upload broke off, or something else was saved under its name (a web page, for example).',
    fix: 'Delete the file (without a name in the line: the one uploaded last) and put it there again from the page it comes from; compare the size.',
  },
  {
    id: 'tmodloader-read-underflow',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['Read underflow '],
    patterns: [
      // “of 5 bytes caused by LampKit in HandlePacket”, “caused by Lamp from the LampKit mod”
      /Read underflow \d+ of \d+ bytes caused by (?:\w{1,60} from the )?(?<mod>[A-Z]\w{1,60}) (?:in|mod)\b/,
      /IOException: Read underflow \d+ of \d+ (?:compressed bits|bytes)/,
    ],
    title: 'The mod {mod} reads other data from the network than the other side wrote.',
    cause:
      'The server and a player have the mod in different versions, other mods change the same items or creatures, or the mod has a fault. In tModLoader the lines around usually name the mod, the item or the creature.',
    fix: 'Give the server and all players the same mods in the same versions. If the error stays, update the mod that the lines name, or disable it for one test; if they name none, the mods added last.',
  },
  {
    id: 'tmodloader-dotnet-download',
    software: ANYWHERE,
    literals: ['Download of portable dotnet'],
    patterns: [/Download of portable dotnet runtime seems to have failed/],
    title: 'tModLoader could not download .NET, on which it runs.',
    cause:
      'Its start script, or the image (container), is too old for that, or lacks a connection.',
    fix: 'Pull the newest image, or update tModLoader. If the error stays, install the .NET that the line “dotnet_version=” names.',
  },
  {
    id: 'part-not-loaded',
    explainedBy: {
      rules: [
        'levilamina-library-missing',
        'levilamina-other-version',
        'database-unreachable',
        'database-login',
        'database-password-empty',
        'database-public-key',
        'factorio-mod-version',
        'cssharp-dll-name',
      ],
    },
    software: ANYWHERE,
    scope: 'entry',
    covers: false,
    unlessExplained: true,
    literals: [
      'load plugin ',
      'loading plugin ',
      'enable the plugin ',
      'load mod ',
      'load harmony mod ',
      'loading mod ',
      'load the mod ',
      'Failed initializing ModAPI instance on mod ',
      'load extension ',
      'loading extension ',
      'load resource ',
      'loading mod from folder: ',
      'loading hooks from ',
      'loading types from assembly ',
    ],
    patterns: [
      /Error loading types from assembly '(?<mod>[\w.-]{1,80}), [^\n]{0,300}(?:\n[^\n]{0,60}EXC (?<what>[^\n]{6,160}))?/,
      /\bFailed loading mod from folder: (?<mod>[^(\n]{2,80}?) \((?<what>[^)\n]{3,120})\)/,
      /Failed initializing ModAPI instance on mod '(?<mod>[^'\n]{2,80})'[^\n]{0,200}\n[^\n]{0,60}EXC (?<what>[^\n]{6,160})/,
      /Failed initializing ModAPI instance on mod '(?<mod>[^'\n]{2,80})'/,
      /Error while loading hooks from '(?<mod>[^'\n]{2,80})'\.?\s*\n?(?<what>[^\n]{6,160})?/,
      joinInOrder([NOT_LOADED, [QUOTED_PART, PART_BY_ID], VERSION_OF_PART, REASON]),
    ],
    title: 'The plugin or mod {mod} was not loaded ({what}).',
    cause:
      'What loads it says so. “Not found” or “could not load file”: a file of it, or something that it builds on, is missing or lies in the wrong folder (“module … not found” on Windows, while the file is there: Visual C++ 2015–2022). “Method”, “native”, “symbol”, “function”, “gamedata” or “version”: it, or its gamedata, was made for another version of the game or of its loader.',
    fix: 'Take {mod} in the version for your game and loader, with everything that its page names, and put all its files where the page says. Until then leave it out.',
  },
  {
    id: 'metamod-plugin-failed',
    software: ANYWHERE,
    literals: ['] <FAILED>', '] <ERROR>'],
    patterns: [/^\s{0,6}\[\d{2}\] <(?<what>FAILED|ERROR)>/],
    title: 'Metamod could not load a plugin, and lists it without its name ({what}).',
    cause:
      'It is a plugin in native code, such as CounterStrikeSharp, SourceMod or CS2Fixes. Usually it does not fit this version of the game or of Metamod, its gamedata are too old, or a file of it is missing.',
    fix: 'Compare the folder addons/metamod (its .vdf files) with the list: what is not in the list has failed. Update it with its gamedata, and Metamod, after each update of the game. Lines of the start above say more.',
  },
];
