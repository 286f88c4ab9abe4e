import { joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

const UPDATE_FACTORIO_MOD =
  'Update {mod} and what it needs. If it is the newest, switch it off in mods/mod-list.json for one test with a copy of the save, and report the lines on its page in the mod portal.';

/** Settings and surroundings without which games of several makers do not start. */
export const settingOfGameRules: readonly Rule[] = [
  {
    id: 'factorio-paths',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['There is no package core in '],
    patterns: [/There is no package core in (?<folder>[^\s]{1,160}?)\.? Deduced/],
    title: 'Factorio does not find its own data: the folder {folder} does not hold them.',
    cause:
      'The file config.ini names the folders of the game (read-data and write-data). It comes from another installation of Factorio, such as one of the system or of Windows.',
    fix: 'Take config/config.ini away (keep a copy): Factorio, or the image, writes a new one. To keep it, write read-data=__PATH__executable__/../../data into it.',
  },
  {
    id: 'fivem-endpoint',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['specify a valid endpoint', 'MUST have one endpoint_add_tcp'],
    patterns: [/does not specify a valid endpoint for fxserver/i, /MUST have one endpoint_add_tcp/],
    title: 'server.cfg does not say at which port FiveM listens.',
    cause:
      'Its lines endpoint_add_tcp and endpoint_add_udp are missing, or name another address than txAdmin wants.',
    fix: 'Delete all lines with endpoint_ in server.cfg and write two: endpoint_add_tcp "0.0.0.0:30120" and endpoint_add_udp "0.0.0.0:30120", with the port that the panel shows for this server. Then start it in txAdmin.',
  },
  {
    id: 'wine-stack-limit',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['legacy_va_layout', 'map the shared user data'],
    patterns: [/failed to map the shared user data|legacy_va_layout set to 1/],
    title: 'Wine does not start: the machine gives programs their memory in an old order.',
    cause:
      'The limit for the stack is “unlimited” (ulimit -s), or vm.legacy_va_layout is 1 on the machine.',
    fix: 'In Docker give the container a limit: “--ulimit stack=8388608”, in a compose file below ulimits “stack: 8388608”. In a start script run “ulimit -s 8192” first. If vm.legacy_va_layout is 1: “sysctl -w vm.legacy_va_layout=0” on the machine. On a hosted server send the line to support.',
  },
  {
    id: 'wine-stack-overflow',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['virtual_setup_exception stack overflow'],
    patterns: [/virtual_setup_exception stack overflow/],
    title: 'A program under Wine called itself without end and was stopped (stack overflow).',
    cause:
      'With mods it is usually their loader (BepInEx) or a mod that does not get on with this version of Wine; without mods, this Wine and the game.',
    fix: 'Start once without the loader (its switch in the start settings, or rename winhttp.dll in the game’s folder). If it runs then, install the build of the loader that names your game’s version, or another version of Wine or Proton. If it does not, change Wine or the image.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'reforger-config',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['Server Config file is Invalid'],
    patterns: [
      /BACKEND {1,4}\(E\): (?<what>(?:Vanilla|Value|Param|Missing|Unknown|Mod)[^\n]{1,240})\n(?:[^\n]{0,300}\n){0,4}?[^\n]{0,120}Server Config file is Invalid/,
      /Server Config file is Invalid/,
    ],
    title: 'Arma Reforger does not take its config.json: {what}',
    cause:
      'The lines with BACKEND (E) above say which entry and what is wrong with it. An entry that “must be removed” has another name since an update.',
    fix: 'Correct that entry in config.json (or in the start settings, if the panel writes the file). “must support all platforms or only PC”: list PLATFORM_PC, PLATFORM_XBL and PLATFORM_PSN in supportedPlatforms, or PLATFORM_PC alone. A scenarioId ends with .conf, without a name behind it.',
  },
  {
    id: 'zomboid-port',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['RakNet.Startup() return code: ', 'Connection Startup Failed. Code: '],
    patterns: [
      /(?:RakNet\.Startup\(\) return code|Connection Startup Failed\. Code): (?<code>[1-9])\b/,
    ],
    title: 'Project Zomboid cannot open its port (code {code}).',
    cause:
      'Code 5: the port is taken, usually by an earlier start that still runs. Code 6: the address or port may not be used here.',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If the error stays, compare DefaultPort and UDPPort in the .ini of the server with the ports that the panel lists, and leave the address (-ip) out.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'steam-client-missing',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['or a local steamclient.so'],
    patterns: [/unable to locate a running instance of Steam, or a local steamclient\.so/],
    title: 'The game does not find Steam’s library steamclient.so, so it does not reach Steam.',
    cause:
      'It looks in ~/.steam/sdk64 (older games: sdk32) of the user that it runs as, and nothing is there.',
    fix: 'As that user run “mkdir -p ~/.steam/sdk64”, then “ln -s PATH/linux64/steamclient.so ~/.steam/sdk64/steamclient.so” with the folder of SteamCMD for PATH (linux32 and sdk32 for a 32-bit game). In a container or panel take the newest image or egg. Then restart.',
  },
  {
    id: 'wine-folder-owner',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['is not owned by you'],
    patterns: [/wine: '?(?<file>[^'\n]{1,160}?)'? is not owned by you/],
    title: 'Wine does not start: the folder {file} belongs to another user.',
    cause: 'Wine keeps its files there, and refuses a folder of somebody else, even for root.',
    fix: 'Give it to the user that the server runs as (chown -R USER FOLDER), or set WINEPREFIX (or HOME) to a folder of that user. In a container look at the user it runs as (PUID, “user:”). On a hosted server send the line to support.',
  },
  {
    id: 'wine-two-versions',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['wine client error:', 'version mismatch'],
    patterns: [/wine client error:[^\n]{0,20}version mismatch (?<what>\d{1,5}\/\d{1,5})/],
    title: 'Two versions of Wine meet ({what}).',
    cause: 'A part of an earlier version (wineserver) still runs, or both are installed.',
    fix: 'Stop the server completely and start it again. On a machine of your own “wineserver -k” ends what is left; then remove one of the two versions.',
  },
  {
    id: 'sandbox-not-allowed',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['bwrap: '],
    patterns: [/bwrap: (?<what>[^\n]{1,160})/],
    title: 'Proton cannot set up its sandbox here: {what}',
    cause:
      'It runs games in a small container of its own (bwrap), and this machine, or the container around it, does not allow normal users to make one.',
    fix: 'In a container take an image that starts Proton without it (“proton run” of GE-Proton) or one with Wine. On a machine of your own allow it: Debian “sysctl kernel.unprivileged_userns_clone=1”, Ubuntu 24.04 and newer “sysctl kernel.apparmor_restrict_unprivileged_userns=0”. On a hosted server send the line to support.',
  },
  {
    id: 'factorio-mod-error',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['__/'],
    patterns: [
      joinInOrder(
        [
          /(?:^|[\s"'])__(?<mod>(?!base__|core__)[\w-]{1,60})__\//,
          /(?<file>[\w/.-]{1,120}\.lua):(?<at>\d{1,6}): /,
          // Not a line of the trace below the error.
          /(?!in (?:main|function|upvalue|field|local|method)\b)(?<what>[^\n]{1,160}?)"?\s*$/,
        ],
        'm',
      ),
    ],
    title: 'The Factorio mod {mod} stopped the game: {what}',
    cause:
      'Its script failed ({file}, line {at}); Factorio ends at such an error. Often the mod is not ready for this version of the game, or another mod changes what it builds on.',
    fix: UPDATE_FACTORIO_MOD,
  },
  {
    id: 'factorio-mod-named',
    explainedBy: { rules: ['factorio-mod-error'] },
    effect: 'ends',
    software: ANYWHERE,
    literals: [' caused a non-recoverable error'],
    patterns: [/The mod (?<mod>[^\n]{1,80}? \([\d.]{3,20}\)) caused a non-recoverable error/],
    title: 'The Factorio mod {mod} stopped the game.',
    cause: 'Its script failed; the lines below name the file and line.',
    fix: UPDATE_FACTORIO_MOD,
  },
  {
    id: 'vintagestory-mod-needs',
    software: ANYWHERE,
    literals: [' - Missing'],
    patterns: [
      /\[(?<mod>[\w-]{1,60})\]\s{1,12}(?<needed>[\w-]{1,60})@(?<version>[\w.*-]{1,20}) - Missing/,
    ],
    title: 'The Vintage Story mod {mod} needs the mod {needed} ({version}), which is not there.',
    cause: 'It was not installed along, and mods that build on {mod} then fail as well.',
    fix: 'Download {needed} in this version or a newer one from mods.vintagestory.at into the folder Mods, and restart. If you do not need {mod}, take it out.',
  },
  {
    id: 'fivem-server-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["isn't supported"],
    patterns: [/native (?<what>0x[\dA-Fa-f]{6,16}) isn't supported/],
    title: 'The FiveM server program (FXServer) is too old for a resource.',
    cause:
      'The resource uses a function ({what}) that came with a newer artifact, and does not start. What other resources then miss of it follows from that.',
    fix: 'Update FXServer to the recommended artifact (in the start settings, or reinstall after a backup), then restart. If you must keep the old one, take an older release of the resource.',
  },
  {
    id: 'source-part-not-loaded',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Unable to create interface '],
    patterns: [
      /CAppSystemDict:Unable to create interface (?<what>\w{1,60}) from (?<part>\w{1,40})/,
    ],
    title: 'The game could not start its own part “{part}”.',
    cause:
      'A mod in native code (Metamod and what it loads) does not fit this version of the game, usually after an update of the game; or files of the game are incomplete, or a library of it is not found.',
    fix: 'Take the line of Metamod out of gameinfo.gi for a test. If it starts then, update Metamod and each plugin in native code. If not, let Steam check the files; on CS2 also set the variable LD_LIBRARY_PATH to the whole path of game/bin/linuxsteamrt64.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'metamod-unfit',
    software: ANYWHERE,
    literals: ['but could not load: '],
    patterns: [
      /Detected engine \d{1,3} but could not load: \S{1,240}?: (?<what>[^\n]{3,160}?)\s*(?:\n|$)/,
    ],
    title: 'Metamod does not fit this version of the game and is not loaded ({what}).',
    cause:
      'Metamod is native code and must be built for the game as it is now; the symbol in such a line is a part that an update of the game has taken away. “Wrong ELF class” means the build for the other kind of system (32 or 64 bit).',
    fix: 'Update Metamod to its newest build (on CS2 a development build of 2.0), and then what it loads: CounterStrikeSharp, SourceMod and their plugins. If there is none for this update of the game yet, take the line of Metamod out of gameinfo.gi until there is.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'teamspeak-too-old',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['ephemeral license: EXPIRED', 'default license has expired'],
    patterns: [/ephemeral license: EXPIRED|default license has expired/],
    title: 'This version of the TeamSpeak server is too old: its built-in license has expired.',
    cause:
      'Each version brings a license for some time. Without one of your own the server then stops; your license and data are not at fault.',
    fix: 'Make a backup of the server’s folder, then update the TeamSpeak server (the newest image, or reinstall). If the machine’s clock is wrong, set it.',
  },
  {
    id: 'teamspeak-database-plugin',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['load database plugin library'],
    patterns: [/unable to load database plugin library "(?<file>[^"\n]{1,80})"/],
    title: 'TeamSpeak cannot load the part for its database: {file}',
    cause:
      'It lies beside the server, but the library that it needs itself (for MariaDB libmariadb.so.2) is not found.',
    fix: 'Copy libmariadb.so.2 from the folder redist into the folder of the server, and start it with ts3server_minimal_runscript.sh or with LD_LIBRARY_PATH=. (a dot). In a container take the official image. For SQLite take dbplugin=ts3db_sqlite3.',
  },
  {
    id: 'luanti-no-game',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["select a game using the '--gameid'"],
    patterns: [/you need to select a game using the '--gameid' argument/],
    title: 'Luanti (Minetest) does not know which game to run.',
    cause:
      'Luanti itself brings no game. None is installed, or several are and the start names none.',
    fix: 'Put a game from content.luanti.org (such as Minetest Game or VoxeLibre) into the folder games, so that games/<name>/game.conf is there. Then start with “--gameid <name>”, or name it in the start settings. “--gameid list” shows those it finds. A world that exists keeps its game in world.mt (gameid).',
  },
  {
    id: 'zomboid-lua-syntax',
    software: ANYWHERE,
    above: true,
    literals: ['kahluafork.compiler.LexState.lexerror('],
    patterns: [
      /(?<file>[\w.-]{1,80}\.lua):\d{1,6}:[^]{0,900}?LexState\.lexerror\(/,
      /LexState\.lexerror\(/,
    ],
    title: 'A Lua file of a mod cannot be read ({file}): it is written wrongly or damaged.',
    cause:
      'The game stops reading that file, and what it was to bring is missing. A download broke off, somebody changed the file, or the mod is made for another build of the game.',
    fix: 'The line “Loading: …lua” above names the file, and the number in its path the workshop item. Delete that item’s folder so that it is downloaded again, or update the mod; if the error stays, take it out of Mods= and WorkshopItems=.',
  },
  {
    id: 'zomboid-address',
    effect: 'ends',
    software: ANYWHERE,
    literals: ["couldn't parse IP="],
    patterns: [/znet: ERROR: couldn't parse IP='?(?<value>[^'\n]{0,60})/],
    title: 'Project Zomboid cannot read the address it should listen at: {value}.',
    cause: 'The start command gives something after -ip that is no IPv4 address.',
    fix: 'Take “-ip …” out of the start command (the server then listens at every address), or write the address of this machine in numbers.',
  },
  {
    id: 'tshock-database-library',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['Could not find a database library'],
    patterns: [/Could not find a database library \(probably Sqlite3\.dll\)/],
    title: 'TShock does not find the library for its database (SQLite).',
    cause:
      'sqlite3.dll (on Linux libsqlite3.so.0) is not beside the server or not installed, or it is made for another kind of machine.',
    fix: 'Unpack the whole release of TShock again for your system, with all its files. On Linux of your own install the library (“apt install libsqlite3-0”). On a hosted server reinstall after a backup of the folder tshock and the worlds.',
  },
  {
    id: 'tshock-outdated-plugin',
    software: ANYWHERE,
    literals: ['Outdated plugin: '],
    patterns: [/Outdated plugin: (?<plugin>[^\n(]{1,80}?)\s{0,3}(?:\(|\n|$)/],
    title: 'The plugin {plugin} is made for another version of the server and is not loaded.',
    cause:
      'Each plugin of TShock names the version of the server that it was built for. “TShockAPI” is TShock itself: then the server program beneath it was updated alone.',
    fix: 'Take {plugin} in the build for your version. If it is TShockAPI, unpack one complete release of TShock for your Terraria over the server (after a backup).',
  },
  {
    id: 'factorio-matching-server',
    software: ANYWHERE,
    literals: ['Matching server connection failed'],
    patterns: [
      /Matching server connection failed: (?:Error when creating server game: )?(?<what>[^\n]{3,120}?)\.?\s*(?:\n|$)/,
    ],
    title: 'Factorio cannot show the server in the public list ({what}).',
    cause:
      'For the list it signs in at factorio.com with the username and token of server-settings.json. “Missing token” or “invalid token”: one of them is empty, wrong or was changed. Otherwise the service did not answer.',
    fix: 'Enter your username and the token of your profile at factorio.com in server-settings.json. Without the list set visibility, public to false: players then connect by the address.',
  },
  {
    id: 'wine-folder-missing',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['wine: chdir to '],
    patterns: [/wine: chdir to (?<file>[^\n]{1,160}?) ?: No such file or directory/],
    title: 'Wine does not start: its folder {file} is not there.',
    cause:
      'Wine keeps its files there (WINEPREFIX). The folder was never made, or it was lost when the container was started again.',
    fix: 'In a container: keep the saves and settings in folders of the machine, then remove the container and make it again (in Compose “--force-recreate”), with the newest image. Without a container make the folder, or correct WINEPREFIX.',
  },
  {
    id: 'factorio-script-mismatch',
    software: ANYWHERE,
    literals: ['for the following events when the map was saved'],
    patterns: [
      /\b(?:mod-(?<mod>[\w-]{1,60})|level) was (?:not )?registered for the following events when the map was saved/,
    ],
    title: 'A mod ({mod}) or script of Factorio starts differently from a save than it was saved.',
    cause:
      'A player who joins loads the save anew, and its script asks for other events than on the server. That is a fault in its script, or its versions differ.',
    fix: 'Update {mod} on the server and for all players. If the error stays, restart the server from its newest save, or switch it off in mods/mod-list.json for one test.',
  },
  {
    id: 'factorio-not-started',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['MultiplayerManager failed: "', "Couldn't load the game for MP: "],
    patterns: [
      /ClientMultiplayerManager[^\n]{0,20} MultiplayerManager failed: (?<what>"[^\n]{1,160})/,
      /MultiplayerManager failed: "(?<what>[^\n]{1,160}?)"?\s*$/,
      /Couldn't load the game for MP: (?<what>[^\n]{1,160})/,
    ],
    title: 'Factorio could not start the game with this save: {what}',
    cause:
      '“Map version … cannot be loaded”: the save is from a newer Factorio. “level.dat not found”: the file is no save of Factorio, or not complete. Lines with control.lua: the scenario or a mod in it is made for another version. “mismatch”: mods or scripts are not those of the server. “filesystem error”: the folders do not belong to its user (in the container 845).',
    fix: 'Start with another save, or a new one, for a test. If that runs, update the server to the version of the save, or the scenario and mods to that of the server, or upload the save again as the zip file that the game wrote.',
  },
];
