/** Rules for games and libraries of which few lines are known. */
import { joinInOrder } from '../../../../lib/join-patterns';
import { ANYWHERE, type Rule } from '../rule';

/** Games and libraries of which few lines are known: Avorion, Hytale, Vintage Story and others. */
export const fewRulesEach: readonly Rule[] = [
  {
    id: 'avorion-log-not-writable',
    product: 'Avorion',
    software: ANYWHERE,
    literals: ['Failed to init logging in file'],
    patterns: [/Failed to init logging in file: "(?<file>[^"\n]{1,200})"/],
    title: 'Avorion may not write into the folder of the galaxy ({file}).',
    cause:
      'The folder belongs to another user than the one that the server runs as (often to root, which made it for the container), it is missing, or the disk is full.',
    fix: 'Give the folder of the galaxies, and all in it, to the user of the server (in containers usually 1000:1000), look at the free disk, and start again. On a hosted server send the line to support.',
  },
  {
    id: 'hytale-no-right',
    effect: 'ends',
    software: ANYWHERE,
    literals: ['could not get signed URL'],
    patterns: [/could not get signed URL[^\n]{0,80}\b40[13]\b/],
    title: 'Hytale’s file server refuses the account that downloads the server (403).',
    cause:
      'Only an account that owns the game may download the server. Signed in is another account, one without the game, or the sign-in is too old.',
    fix: 'Delete the file with the saved sign-in of the downloader (.hytale-downloader-credentials.json), start again, and sign in with the account that owns Hytale.',
  },
  {
    id: 'hytale-plugin-failed',
    product: 'Hytale',
    software: ANYWHERE,
    leavesOpen: 'reason',
    literals: ['[PendingLoadJavaPlugin'],
    patterns: [
      /\[PendingLoadJavaPlugin(?:\|\w)?\] Failed to load plugin (?:[^\s\n]{0,200}[\\/])?(?<file>[^\s\\/]{1,120}\.jar)/,
    ],
    title: 'Hytale could not load the plugin {file}.',
    cause:
      'It is made for another build of the server, lacks another plugin, or is an “early plugin”, which changes the server itself and belongs into another folder.',
    fix: 'Look on its page: what it calls an early plugin goes into the folder earlyplugins, not into mods. Otherwise take the build for your version of the server, with what it needs.',
  },
  {
    id: 'hytale-missing-dependency',
    product: 'Hytale',
    software: ANYWHERE,
    literals: [' is lacking dependency ', 'Missing plugin: '],
    patterns: [
      /\|P\] [^\n]{0,80}Missing plugin: (?<needed>[\w:.-]{1,80})/,
      /(?<plugin>[\w:.-]{1,80}) is lacking dependency (?<needed>[\w:.-]{1,80}) at stage/,
    ],
    title: 'The plugin {plugin} did not start because {needed} is not there.',
    cause:
      'It is built on that plugin, which is missing, failed itself, or was already running: a plugin that others build on cannot be reloaded alone.',
    fix: 'Install {needed} for your version of the server if it is missing, or look further up for its own error. Then restart the whole server instead of reloading one plugin.',
  },
  {
    id: 'hytale-cyclic-dependency',
    effect: 'ends',
    product: 'Hytale',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['Found cyclic dependency between plugins'],
    patterns: [
      /Found cyclic dependency between plugins:\s*\n\s*(?<plugin>[\w:.-]{1,80}) waiting on: \[(?<needed>[^\]\n]{1,120})\]/,
    ],
    title: 'Hytale does not start: its plugins wait for each other ({plugin} waits for {needed}).',
    cause:
      'Each of them is to start after another one, in a circle; or one of them names a plugin that is not there in the same version.',
    fix: 'Take {plugin} out for one start. If the server then starts, update it and {needed}, or use only one of the two.',
  },
  {
    id: 'hytale-pack-manifest',
    product: 'Hytale',
    software: ANYWHERE,
    literals: ['Failed to load manifest for pack at ', ': missing or invalid manifest.json'],
    patterns: [
      /Skipping pack at (?:[^\s\n]{0,200}[\\/])?(?<file>[^\s\\/:]{1,120}): missing or invalid manifest/,
      /Failed to load manifest for pack at (?:[^\s\n]{0,200}[\\/])?(?<file>[^\s\\/]{1,120})/,
    ],
    title: 'Hytale cannot read the manifest of {file} in the folder mods.',
    cause:
      'manifest.json in it is broken, is made for another version, or is none of a mod: the file can be a bundle, with the mods themselves inside.',
    fix: 'Open {file}: if jars or further archives lie in it, put those into mods and take the bundle out. Otherwise install the build of it for your version of the server.',
  },
  {
    id: 'hytale-not-signed-in',
    software: ANYWHERE,
    literals: [
      'No server tokens configured',
      'Server session token not available',
      'Server authentication unavailable',
    ],
    patterns: [
      /(?:Disconnecting [^\n]{1,200}? with the message: )?(?:No server tokens configured|Server session token not available|Server authentication unavailable)/,
    ],
    title: 'The Hytale server is not signed in, so it lets no player in.',
    cause:
      'Each server needs a sign-in with an account that owns the game. It was not done yet, or it was lost at the last restart because it was only kept in memory.',
    fix: 'Type “/auth login device” in the console, open the address it prints and confirm. Then “/auth persistence Encrypted”, so that it lasts over a restart.',
  },
  {
    id: 'hytale-machine-id',
    effect: 'survived',
    software: ANYWHERE,
    literals: ['Failed to get Hardware UUID', 'Cannot derive encryption key'],
    patterns: [/Failed to get Hardware UUID|Cannot derive encryption key/],
    title: 'Hytale cannot keep its sign-in: the machine has no identity that it could read.',
    cause:
      'It encrypts the sign-in with the machine’s own number (/etc/machine-id), which a container does not have. The server runs, and asks for the sign-in again at every start.',
    fix: 'On a machine of your own mount /etc/machine-id into the container, read-only. On a hosted server send the line to support, or keep signing in after a restart.',
  },
  {
    id: 'terraria-api-exception',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['exception has occured in TSAPI', 'exception has occurred in TSAPI'],
    patterns: [/unhandled exception has occurr?ed in TSAPI/],
    title: 'Something that runs in TShock failed and ended the server; this line only says so.',
    cause:
      'Usually a plugin in ServerPlugins that was made for another version. The report that the next lines name (a folder “crashes”, or the file of the log) holds the error itself.',
    fix: 'Look for the first line with “at” in that report that does not begin with Terraria, TerrariaApi or System: it names the plugin. Without a report start once without ServerPlugins except TShockAPI.dll, then add the plugins in halves.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'page-instead-of-data',
    software: ANYWHERE,
    literals: ['Unexpected token < in JSON', "Unexpected token '<', \"<"],
    patterns: [/Unexpected token < in JSON|Unexpected token '<', "<[^\n]{0,60} is not valid JSON/],
    title: 'The program expected data (JSON) and got a web page or other text instead.',
    cause:
      'What it asked over the network answered with an error page, a sign-in or a page of a proxy: the address in its settings is wrong (http or https, port, path), or that service is down. From a file: the file holds something else.',
    fix: 'Open the address from the program’s settings in a browser and look what comes. For Wings compare “remote” in config.yml with the address of the panel. If it was a file, restore it.',
  },
  {
    id: 'bedrock-addon-script',
    software: [...ANYWHERE, 'bedrock'],
    literals: ['ran with error: ['],
    patterns: [
      /Plugin \[(?<mod>[^\]\n]{1,80}?)(?: - v?[\d.]{1,16})?\] - \[(?<file>[^\]\n]{1,60})\] ran with error: \[(?<what>[^\n]{1,160}?)(?:\s{2,}at |\]|$)/,
    ],
    title: 'The add-on {mod} stopped with an error in {file}: {what}',
    cause:
      'It was made for another version of Bedrock (“cannot read property”, “not a function”: a part of the script API that this version names otherwise), or the world lacks an experiment that it needs (Beta APIs).',
    fix: 'Install the build of {mod} for your version of Bedrock, and switch on the experiments that its page names. Until then take it out of the world’s packs.',
  },
  {
    id: 'vintagestory-start-failed',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: ANYWHERE,
    literals: ['Exception thrown by server during startup or process'],
    patterns: [/Stop reason: Exception thrown by server during startup or process/],
    title: 'Vintage Story stopped itself after an error; this line only says so.',
    cause:
      'The error itself stands above this line, or in the file server-main.log. What comes after it (“While shutting down the server”) is only a consequence.',
    fix: 'Look for the first line with [Error] or [Fatal] before it: the first name in it that does not begin with “Vintagestory.” is the mod. Without such a line start once without the folder Mods.',
    guide: { route: '/binarysearch' },
  },
  {
    id: 'unreal-no-socket',
    software: ANYWHERE,
    literals: [
      'failed to create socket',
      'Could not create socket for bind address',
      'InitBindSockets failed',
    ],
    patterns: [
      /CreateBoundSocket: failed to create socket, error \[(?<what>[^\]\n]{1,60})\]/,
      /Could not create socket for bind address[^\n]{0,60}?(?<what>binding to port \d{1,5} failed)/,
      /Could not create socket for bind address|InitBindSockets failed/,
    ],
    title: 'The game could not open its port: the system gives it no socket ({what}).',
    cause:
      'Another program has the port (usually an earlier start that still runs), the address in the start command is not one of this machine, or the game asks for IPv6 and the machine or container has none (“no name available”).',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If the error stays, take an own address (-MULTIHOME, -multihome) out of the start command, or set it to 0.0.0.0; on a machine of your own switch IPv6 on.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'proton-steam-bridge',
    effect: 'ends',
    software: ANYWHERE,
    scope: 'entry',
    literals: ['lsteamclient.dll!'],
    patterns: [/0x[\da-f]{8,16} {1,4}lsteamclient\.dll!/i],
    title: 'The game crashed in lsteamclient, through which Proton lets it talk to Steam.',
    cause:
      'That part of Proton does not fit this build of the game or of Steam’s library. World and settings are usually not at fault.',
    fix: 'Take the newest Proton (GE-Proton) in the image or the start settings; if the crash came with an update of the image, the one before. Delete the folder of its prefix (steamapps/compatdata) after a backup of the saved games, so that it is made again.',
  },
  {
    id: 'steam-client-library',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['lsteamclient', 'native steamclient library'],
    patterns: [
      /unable to load native steamclient library/i,
      /\b(?:err|fatal|error|failed)\b[^\n]{0,120}\blsteamclient\b/i,
      /\blsteamclient\b[^\n]{0,120}\b(?:not found|fail(?:ed|s)|assert|unable|could not)\b/i,
    ],
    title: 'The game does not find Steam’s own library under Proton or Wine.',
    cause:
      'A game for Windows talks to Steam through lsteamclient (Proton) or steamclient64.dll. They are missing, or are of another version than Proton and the game.',
    fix: 'Take a newer (or the last working) Proton in the image or the start settings, delete the folder of its prefix (steamapps/compatdata) so that it is made again, and have Steam check the game’s files.',
  },
];

/** More of them: Don’t Starve Together, Factorio, Valheim, Arma, DayZ and others; after those of Source. */
export const fewRulesEachMore: readonly Rule[] = [
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
  },
  {
    id: 'factorio-mod-version',
    effect: 'ends',
    software: ANYWHERE,
    above: true,
    literals: ['Incompatible Factorio version (current: ', ' is not satisfied (active: base '],
    patterns: [
      joinInOrder([
        /(?:^|\n)[\s•-]{0,12}(?<mod>\w[\w -]{0,60}?)\s*\n[\s•-]{0,12}Dependency base >=? /,
        /(?<range>[\d.]{1,12}) is not satisfied \(active: base (?<game>[\d.]{1,12})\)\s*$/,
      ]),
      joinInOrder([
        /(?:^|\n)[\s•-]{0,12}(?<mod>\w[\w -]{0,60}?)\s*\n[\s•-]{0,12}Incompatible Factorio version /,
        /\(current: (?<game>[\d.]{1,12}), required: (?<range>[\d.]{1,12})\)\s*$/,
      ]),
    ],
    title: 'The mod {mod} is made for Factorio {range}, and the server is {game}.',
    cause: 'A mod for one main version of Factorio does not load in another one.',
    fix: 'Install the build of {mod} for Factorio {game} from the mod portal. If there is none, take {mod} out, or start a version {range} of the server, with a save of that time or (for a newer version) a copy of yours.',
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
    fix: 'Update these mods. If the error stays, switch the last of them off in mods/mod-list.json, or go back to the version of the first that ran.',
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
    product: 'Valheim',
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
];
