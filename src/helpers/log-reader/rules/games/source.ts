/** Rules for games on the Source engine, and for what FiveM shares with them. */
import { joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** SourceMod names the extension or plugin that it does not load: another rule reads that. */
const NOT_OF_EXTENSION =
  /^(?![^\n]{0,200}\bload (?:extension|plugin) ["'])[^\n]{0,300}?(?<!\[SM\] Exception reported: [^\n]{0,80})/;
/** `Failed to get `, `Could not find the `. */
const GAMEDATA_FAILED =
  /(?:[Ff]ailed to|[Cc]ould(?: not|n't)|[Uu]nable to|[Cc]an(?:not|'t)) (?:find|get|load|read|locate|look ?up|parse|open|create)\b/;
/** ` the offset "CLamp::m_Oil" from gamedata`, ` offset for 'CLamp::m_Oil'`. */
const GAMEDATA_OF = joinInOrder([
  /(?: the)?(?: (?:vtable |gamedata )?offset)?(?: (?:for|of))? ['"]?(?<what>[\w:~.]{3,80})['"]?/,
  [
    / (?:signature|offset|address|key)?(?: ?(?:in|from) )(?:the )?gamedata/,
    / (?:vtable )?offset\b/,
  ],
]);

/** Games on the Source engine, and parts in native code of them and of FiveM. */
export const sourceRules: readonly Rule[] = [
  {
    id: 'needs-another-part',
    software: ANYWHERE,
    unlessExplained: true,
    literals: [
      'ould not find dependency ',
      'issing required dependency ',
      ' requires addon ',
      'equired mod ',
      'which is missing',
      'which is not installed',
      'is not installed',
    ],
    patterns: [
      /[Cc]ould not find dependency (?<needed>[\w.@/-]{1,80}) for (?:resource|mod|plugin) (?<mod>[\w.-]{1,80}?)\.?\s*$/m,
      /[Mm]issing required dependency (?<needed>[^\n]{1,80}?) (?:for|of|in|by) (?:the )?(?:mod|plugin) ['"]?(?<mod>[\w.-]{1,80})/,
      /Addon '(?<mod>[\w.-]{1,80})' requires addon '(?<needed>[\w.-]{1,80})'/,
      /[Rr]equired mod "(?<needed>[^"\n]{1,80})" (?:is )?(?:not found|missing)/,
      joinInOrder([
        /\b(?:[Mm]od|[Pp]lugin|[Mm]odule|[Rr]esource|[Aa]ddon|[Ee]xtension) /,
        /['"]?(?<mod>[\w.-]{1,80})['"]? (?:requires|needs|depends on) (?:the )?/,
        /(?:mod |plugin |module |resource |addon |extension )?['"]?(?<needed>[\w.-]{1,80})['"]?/,
        /[^\n]{0,40}?(?:which|but (?:it|that)|that) (?:is|was) /,
        /(?:missing|not (?:installed|loaded|found))/,
      ]),
    ],
    title: '{needed} is missing: {mod} needs it.',
    cause:
      'A mod, plugin or resource builds on another one that is not there, has another name, is switched off or is loaded later.',
    fix: 'Install {needed} in the version that the page of {mod} names, list it before {mod}, and restart. If you do not need {mod}, take it out.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'native-signature',
    explainedBy: { rules: ['sourcemod-exception'] },
    software: ANYWHERE,
    literals: [
      'ignature for ',
      'ignature of ',
      'address for ',
      'igscan f',
      ' signature',
      'amedata',
      'ffset for ',
      ' offset',
    ],
    patterns: [
      joinInOrder([NOT_OF_EXTENSION, GAMEDATA_FAILED, GAMEDATA_OF]),
      joinInOrder([
        NOT_OF_EXTENSION,
        GAMEDATA_FAILED,
        /[^\n]{0,60}?\b(?:gamedata|GameData|game data)\b/,
      ]),
      /(?:[Ii]nvalid|[Oo]utdated|[Mm]issing|[Bb]ad) (?:gamedata|(?:vtable )?offset)\b(?: for)? ?['"]?(?<what>[\w:~.]{3,80})?/,
      /(?<!CSSharp: )(?:[Ff]ailed to|[Cc]ould(?: not|n't)) find (?:the )?(?:signature|address) (?:for|of) ['"]?(?<what>[\w:~.]{1,80})/,
      /[Ss]igscan failed for (?<what>[\w:~]{1,80})/,
      /[Ss]igscan for (?<what>[\w:~]{1,80}) failed/,
      /[Ff]ailed to (?:locate|find) (?:the )?['"]?(?<what>[\w:~.]{1,80})['"]? signature\b/,
      /[Ss]ignature for ['"]?(?<what>[\w:~.]{1,80}?)['"]? (?:(?:is |was )?not found|occurs multiple times)/,
    ],
    title:
      'A plugin in native code, or its gamedata, does not fit this version of the game (not found: {what}).',
    cause:
      'Such plugins look for places in the game’s program by a pattern (a signature, usually in a file named gamedata). An update of the game can change every one of them; the game may crash right afterwards.',
    fix: 'The name before the message, or in the lines above, is the plugin. Update it and what loads it (Metamod, SourceMod, CounterStrikeSharp and the like) together with their gamedata. Until there are newer ones, take it out.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'source-crashed',
    explainedBy: { rules: ['crash-after-load', 'source-library-missing'] },
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Segmentation fault'],
    patterns: [
      /(?:\bcs2\.sh|\bsrcds_run)[^\n]{0,60}: [^\n]{0,40}Segmentation fault/,
      /Segmentation fault[^\n]{0,80}(?:\/cs2\b|\/srcds_)/,
    ],
    title: 'The game server crashed. Suspected: Metamod, or a plugin in native code.',
    cause:
      'Metamod and what builds on it (SourceMod, CounterStrikeSharp, CS2Fixes) must fit exactly this version of the game: after an update of the game they often crash it. Without such mods it is a fault of the game, a damaged file, or too little memory.',
    fix: 'Update Metamod and all that builds on it, with their gamedata. To be sure, start once without Metamod: take its line out of gameinfo.gi (CS2), or rename the folder addons. If it crashes then, too, have Steam check the files.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'crash-after-load',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['Segmentation fault'],
    patterns: [
      /\baddons[\\/](?<mod>[\w-]{1,60})[\\/][^\s\n]{0,160}\.so\b[^\n]{0,60}\n(?:[^\n]{0,200}\n)?[^\n]{0,160}Segmentation fault/,
    ],
    title:
      'Suspected: {mod}. The program ended with a segmentation fault right after it had loaded {mod}.',
    cause:
      'A mod in native code must fit exactly this version of the game; after an update of the game it crashes it while it is loaded. It is the last that was loaded before the end: suspected, not proven.',
    fix: 'Update {mod} and what builds on it to the builds for this version of the game. To be sure, start once without it; on Source games take its line out of gameinfo.gi for that.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'source-login',
    software: ANYWHERE,
    literals: ['Could not establish connection to Steam servers'],
    patterns: [
      /Could not establish connection to Steam servers\.(?: {1,2}\(Result = (?<code>\d{1,3})\))?/,
    ],
    title: 'The server could not log in to Steam (result {code}).',
    cause:
      'With result 3, 16 or 20, or without one, Steam’s servers or the network did not answer. With another one (5, 8, 15), and with “token expired”, Steam refuses the token of the game server (GSLT): it is missing, mistyped, expired, locked, or belongs to another game.',
    fix: 'Make a new token for exactly this game on steamcommunity.com/dev/managegameservers and enter it in the start settings. If there was no number, or 3, 16 or 20, try again after some minutes first.',
  },
  {
    id: 'source-port-moved',
    software: ANYWHERE,
    literals: ['was unavailable - bound to port'],
    patterns: [/Port (?<port>\d{1,5}) was unavailable - bound to port (?<other>\d{1,5}) instead/],
    title: 'Port {port} was taken, so the server listens on {other}, which players do not know.',
    cause: 'An earlier start still runs, or another program uses that port.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If the error stays, give it another port in the settings.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'source-map-missing',
    software: ANYWHERE,
    literals: ['map load failed: '],
    patterns: [/map load failed: (?<map>[\w/.-]{1,80}) not found or invalid/],
    title: 'The map {map} is not there or is damaged, so the server has no game.',
    cause:
      'Its name in the start settings is misspelt, its file is missing, or the Workshop gave nothing.',
    fix: 'Compare the name with the files in the folder maps (without “.bsp”), or start with a map that comes with the game.',
  },
  {
    id: 'gmod-module-missing',
    software: ANYWHERE,
    literals: ["Couldn't load module library"],
    patterns: [
      /(?<file>[\w./-]{1,120}\.lua):\d{1,6}: Couldn't load module library!?(?: \((?<what>[^)\n]{1,120})\))?/,
      /Couldn't load module library/,
    ],
    title: 'A module in native code is not there or does not fit this system ({file} asks for it).',
    cause:
      'Such modules (gmsv_…) exist for Linux and Windows, and for the 32-bit and the 64-bit branch of the game; after an update of the game old ones may no longer fit. {what}',
    fix: 'Put the module for exactly your system and branch into garrysmod/lua/bin, with the ending of its name as it was downloaded, and restart. The file in the line is where it was asked for.',
  },
];

/** Files of games on the Source engine that are missing or broken. */
export const sourceFileRules: readonly Rule[] = [
  {
    id: 'source-gameinfo-broken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['unable to load gameinfo.gi'],
    patterns: [/unable to load gameinfo\.gi file from directory "(?<folder>[\w./-]{1,80})"/],
    title: 'The game cannot read its file gameinfo.gi (folder {folder}).',
    cause:
      'The file is missing, or it was edited and a bracket or quote in it is wrong: usually at the line for Metamod in SearchPaths. A crash after this line follows from it.',
    fix: 'Undo the last change in gameinfo.gi. Or rename the file and let Steam check the files: that brings the original. Then add the line for Metamod again as its page says, inside the brackets of SearchPaths.',
  },
  {
    // The game looks for this file first on every start, and then takes libserver.so.
    id: 'source-server-valve',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['libserver_valve.so'],
    patterns: [/failed to dlopen "?(?:[^\n"]{0,300}\/)?(?<file>libserver_valve\.so)"? error=/],
    title: 'The game looked for {file} and did not find it: that alone is normal.',
    cause:
      'Counter-Strike 2 looks for this file at every start, and then takes libserver.so. If the server ends right afterwards, the reason is what is loaded next: usually Metamod, or a plugin in native code, is older than the last update of the game.',
    fix: 'If the server runs, do nothing. If it crashes, update Metamod and then what builds on it (CounterStrikeSharp and the like). To be sure, take the line of Metamod out of gameinfo.gi for one start; keep a copy of the file.',
  },
  {
    id: 'source-library-missing',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    covers: true,
    literals: ['Segmentation fault'],
    patterns: [
      /Could not load: (?<file>[\w.-]{1,60}\.so)\n(?:[^\n]{0,300}\n){0,8}?[^\n]{0,120}Segmentation fault/,
    ],
    title: 'The server could not load its own part {file}, and crashed.',
    cause:
      'A library of the system that this part needs is missing; games of Source usually want those for 32 bits. With replay_srv.so it is libcurl-gnutls.so.4, which Fedora and CentOS do not have under that name.',
    fix: 'Run “ldd bin/{file}” in the folder of the game: it shows “not found” behind what is missing. Install that for 32 bits (Debian, Ubuntu: lib32gcc-s1, lib32stdc++6, libcurl3-gnutls:i386 or libcurl4-gnutls-dev:i386). On Fedora link /usr/lib/libcurl.so.4 as bin/libcurl-gnutls.so.4.',
  },
];
