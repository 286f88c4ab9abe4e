// cspell:ignore gameinfo GSLT gmod garrysmod fivem valheim Valheim Arma DayZ ddon equired esource Factorio gmsv issing Klei klei lugin managegameservers modoverrides odule ould sigscan igscan ignature steamcommunity wld xtension gnutls stdc libserver
import { ANYWHERE, type Rule } from '../rule';

/** Messages of Source games, FiveM, Factorio, Don’t Starve Together, DayZ and Arma. */
export const sourceAndScriptRules: readonly Rule[] = [
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
      /\b(?:[Mm]od|[Pp]lugin|[Mm]odule|[Rr]esource|[Aa]ddon|[Ee]xtension) ['"]?(?<mod>[\w.-]{1,80})['"]? (?:requires|needs|depends on) (?:the )?(?:mod |plugin |module |resource |addon |extension )?['"]?(?<needed>[\w.-]{1,80})['"]?[^\n]{0,40}?(?:which|but (?:it|that)|that) (?:is|was) (?:missing|not (?:installed|loaded|found))/,
    ],
    title: '{needed} is missing: {mod} needs it.',
    cause:
      'A mod, plugin or resource builds on another one that is not there, has another name, is switched off or is loaded later.',
    fix: 'Install {needed} in the version that the page of {mod} names, list it before {mod}, and restart. If you do not need {mod}, take it out.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'native-signature',
    software: ANYWHERE,
    literals: ['ignature for ', 'ignature of ', 'address for ', 'igscan f', ' signature'],
    patterns: [
      /(?:[Ff]ailed to|[Cc]ould(?: not|n't)) find (?:the )?(?:signature|address) (?:for|of) ['"]?(?<what>[\w:~.]{1,80})/,
      /[Ss]igscan failed for (?<what>[\w:~]{1,80})/,
      /[Ss]igscan for (?<what>[\w:~]{1,80}) failed/,
      /[Ff]ailed to (?:locate|find) (?:the )?['"]?(?<what>[\w:~.]{1,80})['"]? signature\b/,
      /[Ss]ignature for ['"]?(?<what>[\w:~.]{1,80}?)['"]? (?:(?:is |was )?not found|occurs multiple times)/,
    ],
    title:
      'A plugin in native code does not fit this version of the game: it does not find {what} in it.',
    cause:
      'Such plugins look for places in the game’s program by a pattern (a signature, mostly in a file named gamedata). An update of the game can change every one of them; the game may crash right afterwards.',
    fix: 'The name before the message, or in the lines above, is the plugin. Update it and what loads it (Metamod, SourceMod, CounterStrikeSharp and the like) together with their gamedata. Until there are newer ones, take it out.',
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
    fix: 'Stop the server, press Kill if it does not end, and start it once. If it stays, give it another port in the settings.',
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
  {
    id: 'fivem-key',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Could not authenticate server license key'],
    patterns: [/Could not authenticate server license key\.? ?(?<what>[^\n]{0,80})/],
    title: 'FiveM refuses the license key of the server.',
    cause:
      'The key is mistyped or missing, was deleted, or its address is not that of this server. {what}',
    fix: 'Take the key from portal.cfx.re (or make a new one), enter it as sv_licenseKey in server.cfg or in the panel, without quotes inside, and restart.',
    guide: { route: '/other-servers/fivem' },
  },
  {
    id: 'dst-token',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Your Server Will Not Start', 'E_INVALID_TOKEN', 'E_EXPIRED_TOKEN'],
    patterns: [/"?E_(?:INVALID|EXPIRED)_TOKEN"?|Your Server Will Not Start/],
    title: 'Klei refuses the token of this Don’t Starve Together server.',
    cause:
      'The file cluster_token.txt is missing, empty, expired, or has more in it than the token.',
    fix: 'Make a token on accounts.klei.com under Games → Don’t Starve Together Servers, write nothing but it into cluster_token.txt in the folder of the cluster, and restart.',
  },
  {
    id: 'dst-mod-error',
    software: ANYWHERE,
    literals: ['[string "../mods/workshop-'],
    patterns: [
      /\[string "\.\.\/mods\/(?<mod>workshop-\d{3,14})\/[^"\n]{1,120}"\]:\d{1,6}: (?<what>[^\n]{1,120})/,
    ],
    title: 'The mod {mod} of Don’t Starve Together fails.',
    cause:
      'It says: “{what}” It was made for another version of the game, lacks a file, or clashes with another mod. The number is that of its page in the Workshop.',
    fix: 'Update {mod}, or take it out of modoverrides.lua for one test.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'factorio-save-newer',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['cannot be loaded because it is higher than the game version'],
    patterns: [
      /(?<!mod settings: )Map version (?<map>[\d.-]{1,20}) cannot be loaded because it is higher than the game version \((?<game>[\d.-]{1,20})/,
    ],
    title: 'The saved game is from Factorio {map}, and the server is {game}: too old for it.',
    cause: 'Factorio loads saves of older versions, never of newer ones.',
    fix: 'Update the server to the version of the save or a newer one (the branch “experimental” if the save is from there), or take an older save.',
    guide: { route: '/other-servers/factorio' },
  },
  {
    id: 'factorio-mod-version',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['Incompatible Factorio version (current: '],
    patterns: [
      /(?:^|\n)[\s•-]{0,12}(?<mod>\w[\w -]{0,60}?)\s*\n[\s•-]{0,12}Incompatible Factorio version \(current: (?<game>[\d.]{1,12}), required: (?<range>[\d.]{1,12})\)\s*$/,
    ],
    title: 'The mod {mod} is made for Factorio {range}, and the server is {game}.',
    cause: 'A mod for one main version of Factorio does not load in another one.',
    fix: 'Take the build of {mod} for Factorio {game} from the mod portal. If there is none, take {mod} out, or start a version {range} of the server with a save of that time.',
    guide: { route: '/other-servers/factorio' },
  },
  {
    id: 'factorio-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['No loader found for "'],
    patterns: [/No loader found for "(?<what>[\w-]{1,80})"/],
    title: 'A mod is made for a newer Factorio: this one does not know its “{what}”.',
    cause:
      'Each version of Factorio has its own kinds of things; the mod names one that came later.',
    fix: 'Update the server (branch “experimental” if the mod asks for such a version), or take an older build of the mod that was updated last.',
    guide: { route: '/other-servers/factorio' },
  },
  {
    id: 'factorio-prototype',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['Error while loading '],
    patterns: [
      /Error while loading [\w-]{1,40} prototype "(?<what>[\w-]{1,100})" \([\w-]{1,60}\): (?<why>[^\n]{1,200}?)\.?\s*(?:$|\nModifications: (?<mods>[^\n]{1,200}))/,
      /Error while loading [\w-]{1,40} prototype "(?<what>[\w-]{1,100})" \([\w-]{1,60}\): (?<why>[^\n]{1,200})/,
    ],
    title: 'Factorio refuses “{what}” as the mods have left it: {why} ({mods}).',
    cause:
      'Of mods that change one thing after another, the last left it in a form that this version of Factorio does not take. “A › B”: A made it, B changed it.',
    fix: 'Update these mods. If it stays, switch the last of them off in mods/mod-list.json, or go back to the version of the first that ran.',
    guide: { route: '/other-servers/factorio' },
  },
  {
    id: 'save-not-there',
    effect: 'ends',
    software: ANYWHERE,
    literals: [' does not exist'],
    patterns: [/File (?<file>[^\s]{1,200}\.zip) does not exist/],
    title: 'The saved game {file} is not there.',
    cause: 'The start settings name another file, or no world was made yet.',
    fix: 'Compare the name in the start settings with the files in the folder saves; for a new world use “--create FILE” once.',
  },
  {
    id: 'valheim-world-cut',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['World load failed mid-file'],
    patterns: [/World load failed mid-file/],
    title: 'Valheim cannot read the world to its end, and ended without saving.',
    cause:
      'The world was saved with mods (or a version) that are not here now, or with others than now; or the file is cut off because it was written when the server was killed or the disk was full.',
    fix: 'If mods were changed last, undo that first: switch BepInEx on or off again, put back or take out the same mods. If that does not help, keep a copy of the world’s files .db and .fwl and put those of the last backup (“.old”, “_backup_…”) in their place.',
    game: 'Valheim',
  },
  {
    id: 'valheim-password',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Error bad password:'],
    patterns: [/Error bad password:/],
    title: 'Valheim does not take the password of the server and stops.',
    cause:
      'It must have five characters or more and may not be part of the server’s or world’s name.',
    fix: 'Choose another password in the start settings and restart.',
    guide: { route: '/other-servers/valheim' },
  },
  {
    id: 'terraria-world-broken',
    effect: 'ends',
    unlessExplained: true,
    software: ANYWHERE,
    literals: ['Load failed!'],
    patterns: [/^Load failed!(?: {1,2}No backup found\.?)?\s*$/m],
    title: 'Terraria cannot load the world: its file is damaged, or newer than the server.',
    cause:
      'The server was ended while it saved, the upload stopped halfway, or the world was played in a newer Terraria.',
    fix: 'Put the file with the ending .wld.bak beside it in its place (rename it to .wld), or restore a backup. If the world comes from a newer game, update the server.',
  },
  {
    id: 'arma-content-missing',
    software: ANYWHERE,
    literals: ['dependent on downloadable content'],
    patterns: [/You cannot play\/edit this mission; it is dependent on downloadable content/],
    title: 'The mission needs mods or DLC that this server does not load.',
    cause: 'The lines below that sentence name what is missing.',
    fix: 'Install the mods they belong to, list them in -mod=… of the start settings, and give their keys to the folder keys; or take another mission.',
  },
  {
    id: 'dayz-script-broken',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['Can\'t compile "'],
    patterns: [
      /Can't compile "(?<what>\w{1,40})" script module!\s*(?:(?<file>[\w./-]{1,160})\(\d{1,6}\))?/,
    ],
    title:
      'The scripts of the mods do not fit together: the part “{what}” could not be compiled (at {file}).',
    cause: 'A mod is older than the game, lacks another mod it builds on, or clashes with one.',
    fix: 'The file in the line shows which mod: update it and what it needs, in the right order; after an update of the game wait for the mod’s own.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'unreal-memory',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Ran out of memory allocating', "instance of 'std::bad_alloc'"],
    patterns: [/Ran out of memory allocating \d{1,20} bytes|instance of 'std::bad_alloc'/],
    title: 'The game ran out of memory.',
    cause:
      'The machine or the plan has no more to give; worlds and bases grow, and so does the need.',
    fix: 'Give the server the memory that the page of the game asks for, or take mods out, a smaller map and fewer players. Restart.',
    guide: { route: '/extras/swap' },
  },
  {
    id: 'source-gameinfo-broken',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['unable to load gameinfo.gi'],
    patterns: [/unable to load gameinfo\.gi file from directory "(?<folder>[\w./-]{1,80})"/],
    title: 'The game cannot read its file gameinfo.gi (folder {folder}).',
    cause:
      'The file is missing, or it was edited and a bracket or quote in it is wrong: mostly at the line for Metamod in SearchPaths. A crash after this line follows from it.',
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
      'Counter-Strike 2 looks for this file at every start, and then takes libserver.so. If the server ends right afterwards, the reason is what is loaded next: mostly Metamod, or a plugin in native code, is older than the last update of the game.',
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
      'A library of the system that this part needs is missing; games of Source mostly want those for 32 bits. With replay_srv.so it is libcurl-gnutls.so.4, which Fedora and CentOS do not have under that name.',
    fix: 'Run “ldd bin/{file}” in the folder of the game: it shows “not found” behind what is missing. Install that for 32 bits (Debian, Ubuntu: lib32gcc-s1, lib32stdc++6, libcurl3-gnutls:i386 or libcurl4-gnutls-dev:i386). On Fedora link /usr/lib/libcurl.so.4 as bin/libcurl-gnutls.so.4.',
  },
];
