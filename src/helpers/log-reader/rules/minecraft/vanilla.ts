import { joinInOrder } from '../../../../lib/join-patterns';
import { JAVA_SERVERS, ON_JAVA, type Rule } from '../rule';

/** The rest of the line does not say that there is no file. */
const NO_FILE_YET = /(?![^\n]{0,80}\b(?:FileNotFound|NoSuchFile))/;

/** Messages of the game itself, which every Java server can print. */
export const vanillaRules: readonly Rule[] = [
  {
    id: 'player-list-broken',
    software: JAVA_SERVERS,
    scope: 'entry',
    literals: [
      'Failed to load operators list',
      'Failed to load user banlist',
      'Failed to load ip banlist',
      'Failed to load white-list',
    ],
    // At the first start the files are not there yet.
    patterns: [
      joinInOrder([
        /Failed to load (?<what>operators list|user banlist|ip banlist|white-list): ?/,
        NO_FILE_YET,
        [
          joinInOrder([/\n/, NO_FILE_YET, /[^\n]{0,80}(?:Exception|Error)/]),
          /[^\n]{0,80}(?:Exception|Error)/,
        ],
      ]),
    ],
    title: 'The server cannot read one of its lists of players: {what}.',
    cause:
      'The file behind it (ops.json, banned-players.json, banned-ips.json or whitelist.json) is empty, broken, or has an entry without a name.',
    fix: 'Stop the server and repair that file, or delete it: it is written anew, without entries. Then enter the players again by command.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'player-list-entry',
    effect: 'ends',
    software: JAVA_SERVERS,
    scope: 'entry',
    above: true,
    literals: ['JsonSyntaxException: ', 'JsonParseException: ', "'manage-users' command failed"],
    patterns: [
      // What the image of itzg says of them before the start.
      /'manage-users' command failed[^\n]{0,200}\n[^\n]{0,200}(?:MismatchedInput|JsonParse|JsonEOF|InvalidFormat)Exception/,
      /(?:Encountered an unexpected exception|Description: Exception in server tick loop)\s{1,4}(?:com\.google\.gson\.)?JsonSyntaxException: Expected entry to be a JsonObject, was /,
      /Json(?:Syntax|Parse)Exception: [^\n]{0,400}(?:\n[^\n]{0,300}){1,6}?\n\s{0,8}at (?:[\w.@/-]{0,100}[./])?(?:JsonList|StoredUserList|UserList|class_3331)\.\w{1,40}\(/,
      // The game's own short names: nothing else is read as JSON between the start and the world.
      /Json(?:Syntax|Parse)Exception: [^\n]{0,400}\n(?:\s{1,8}at [a-z]{1,3}\.[\w<>]{1,6}\([^\n]{1,60}\n){2,7}\s{1,8}at net\.minecraft\.server\.MinecraftServer\.\w/,
    ],
    title: 'The server cannot start: one of its lists of players is damaged.',
    cause:
      'ops.json, whitelist.json, banned-players.json or banned-ips.json is empty or cut off, or holds a plain word where an entry must be. Each list is between [ and ], and each entry between { and }.',
    fix: 'Stop the server and look into these four files. Repair the wrong one, or delete it: it is written anew, without entries. Then enter the players by command (op, whitelist add, ban), not in the file.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'user-cache-broken',
    software: JAVA_SERVERS,
    scope: 'entry',
    literals: ['JsonSyntaxException: ', 'JsonParseException: '],
    patterns: [
      /Json(?:Syntax|Parse)Exception: [^\n]{0,400}(?:\n[^\n]{0,300}){1,5}?\b(?:PlayerProfileCache|UserCache)\.[\w<]/,
    ],
    title: 'The file usercache.json is damaged, and this old version of the game stops at it.',
    cause:
      'It only keeps names of players that were here. Mostly the server was killed, or the disk was full, while it was written.',
    fix: 'Stop the server and delete usercache.json: it is written anew.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'container-setting-refused',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['[mc-image-helper] '],
    patterns: [
      /\[mc-image-helper\] [^\n]{0,40}ERROR ?: Invalid parameter provided for '(?<command>[\w-]{1,60})' command: (?<what>[^\n]{1,200}?)\s*$/,
    ],
    title: 'The container cannot use one of its settings (step {command}): {what}.',
    cause:
      'The image makes the server of its settings (VERSION, TYPE, OPS, the address of a modpack and so on). One is misspelled, has a space too many, or names what does not exist, is not public, or could not be looked up at that moment.',
    fix: 'Compare the setting that the line is about with the list of the image, letter by letter, and create the container anew. If it is right, try again later.',
  },
  {
    id: 'login-servers-unreachable',
    software: ON_JAVA,
    literals: [
      "Couldn't verify username because servers are unavailable",
      'Cannot contact authentication server',
    ],
    patterns: [
      /Couldn't verify username because servers are unavailable/,
      /AuthenticationUnavailableException: Cannot contact authentication server/,
    ],
    title: 'The server does not reach Mojang’s login servers, so nobody can join.',
    cause:
      'They are down, or this machine does not get to them: no name server (DNS), a firewall or filter, an old Java that does not know their certificates.',
    fix: 'Wait some minutes and look whether others report the same. If only your server is concerned, restart it; if it stays, tell support the line. Do not switch online-mode off for it.',
    guide: { route: '/joining' },
  },
  {
    id: 'old-player-directory',
    effect: 'ends',
    software: JAVA_SERVERS,
    literals: ['DETECTED OLD PLAYER DIRECTORY'],
    patterns: [/DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE/],
    // The game says "remove the directory"; since 26.1 that directory contains all players'
    // inventories.
    title:
      'The server stops because the world contains a folder "players". Do not follow the log’s own advice about it.',
    cause:
      'If this world was ever opened with Minecraft 26.1 or newer, that folder holds every player’s inventory, and an older server has been started on it. Only in worlds from before 1.7.6 that never saw 26.1 is it a leftover.',
    fix: 'Leave the folder where it is. Go back to the newer game version, or restore the backup from before the downgrade. If the world never saw 26.1, keep a backup and ask support before you touch the folder.',
    guide: {
      route: '/running_a_server/updating',
      row: 'trouble-detected-old-player-directory-in-the-world-save',
    },
  },
  {
    id: 'world-newer-than-server',
    effect: 'ends',
    software: JAVA_SERVERS,
    literals: ['saved with newer version of minecraft'],
    patterns: [/attempted to load chunk saved with newer version of minecraft/i],
    title: 'The world was last saved by a newer Minecraft than this server.',
    cause: 'Worlds cannot be opened by an older version; chunks would be lost.',
    fix: 'Install the version that saved the world, or newer; or restore the backup from before the update.',
    guide: {
      route: '/running_a_server/updating',
      row: 'trouble-server-attempted-to-load-chunk-saved-with-newer-version-of-m',
    },
  },
  {
    id: 'world-of-1-13-on-older',
    effect: 'ends',
    software: JAVA_SERVERS,
    versions: { before: '1.13' },
    literals: ['ChunkNibbleArrays should be 2048 bytes'],
    patterns: [/ChunkNibbleArrays should be 2048 bytes not: ?0/],
    title:
      'The world was saved by Minecraft 1.13 or newer and cannot be opened by this older server.',
    cause: 'The chunk format changed with 1.13; there is no way back.',
    fix: 'Install 1.13 or newer, or restore a backup from before the update.',
    guide: { route: '/running_a_server/updating' },
  },
  {
    id: 'auth-servers-unreachable',
    effect: 'survived',
    software: ON_JAVA,
    literals: [
      'api.minecraftservices.com/publickeys due to',
      'Authentication servers are down',
      'Failed to request yggdrasil public key',
    ],
    patterns: [
      /Failed to request yggdrasil public key/,
      /Failed to (?:read|fetch|request)[^\n]{0,40}minecraftservices\.com\/publickeys due to Connect/,
      /Couldn't verify username because servers are unavailable|Authentication servers are down/,
    ],
    title: 'Mojang’s login servers could not be reached.',
    cause:
      'They are down, or the connection from your server to them fails. Nobody can join meanwhile.',
    fix: 'Wait a few minutes and restart. If it lasts while other servers work, tell support. Leave online-mode on.',
    guide: {
      route: '/ab',
      row: 'trouble-authentication-servers-are-down-please-try-again-later-sorry',
    },
  },
  {
    id: 'server-icon',
    effect: 'survived',
    software: ON_JAVA,
    literals: [
      "Couldn't load server icon",
      'Image is not 64x64',
      'Unable to load your server-icon.png',
    ],
    patterns: [/Couldn't load server icon|Image is not 64x64|Unable to load your server-icon\.png/],
    title: 'The picture for the server list (server-icon.png) was not loaded.',
    cause: 'It must be a PNG of exactly 64 × 64 pixels.',
    fix: 'Make one with the icon maker and upload it as server-icon.png. Everything else works without it.',
    guide: { route: '/icon' },
  },
  {
    id: 'server-ip-name',
    effect: 'ends',
    software: JAVA_SERVERS,
    scope: 'entry',
    literals: ['UnknownHostException: '],
    patterns: [
      joinInOrder([
        /UnknownHostException: (?:No such host is known \()?(?<host>[\w.-]{1,120})[^\n]{0,80}\n/,
        /(?:\s{1,8}at (?:java\.base\/)?java\.[^\n]{1,300}\n){2,14}/,
        // The server itself asked, by its own name or by one of a mapping.
        /\s{1,8}at (?:net\.minecraft\.server\.dedicated\.|net\.minecraft\.class_\d|[a-z]{2,4}\.[a-z]{1,2}\()/,
        /[^\n]{1,300}\n\s{1,8}at net\.minecraft\.server\.MinecraftServer\./,
      ]),
    ],
    title:
      'The server cannot start on the address in server-ip: nothing is known by the name {host}.',
    cause:
      'In server.properties server-ip is filled in. It is not the name that players type, but an address of this machine, and mostly empty.',
    fix: 'Empty the line server-ip= in server.properties and start again. Players’ names for the server are made at the provider of the domain.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'client-version-refused',
    effect: 'survived',
    software: [...ON_JAVA, 'any'],
    literals: ['client! Please use '],
    patterns: [/\b(?:Outdated|Incompatible) client! Please use (?<version>\S{1,20})/],
    title: 'A player’s game has another version than the server, which asks for {version}.',
    cause: 'The two versions differ, and nothing translates between them. Nothing is broken.',
    fix: 'The player chooses {version} in the launcher. To let other versions join, put ViaVersion (for newer games) and ViaBackwards (for older ones) on the server. On phones and consoles update the game, and Geyser here.',
    guide: { route: '/plugins/viaversion' },
  },
  {
    id: 'server-ip-foreign',
    effect: 'ends',
    software: [...JAVA_SERVERS, 'any'],
    literals: ['Cannot assign requested address'],
    patterns: [/\]: The exception was: [^\n]{0,120}Cannot assign requested address/],
    title:
      'The server could not open its port: the address in server-ip is not one of this machine.',
    cause:
      '“Cannot assign requested address” means that: no other program is in the way. It is an old address after a move, a mistyped one, or the public one of a machine that only has an inner one.',
    fix: 'Empty the line server-ip= in server.properties, keep the port that the panel shows, and start again.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'server-init-failed',
    reportsOnlyTheEnd: true,
    software: JAVA_SERVERS,
    unlessExplained: true,
    literals: ['IllegalStateException: Failed to initialize server'],
    patterns: [/IllegalStateException: Failed to initialize server/],
    title: 'The server gave up while it set itself up, mostly because its port is taken.',
    cause:
      'The game stops in this way when it cannot open its port (an earlier start that still runs, a wrong server-ip or server-port), or cannot convert its old lists of players. The crash report does not say which; logs/latest.log does, a few lines above.',
    fix: 'Leave server-ip empty, set the port that the panel shows, stop the server completely (Kill if needed) and start it once. Then read logs/latest.log here.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'file-in-use',
    software: [...ON_JAVA, 'any'],
    literals: ['because it is being used by another process'],
    patterns: [
      /(?<file>[\w.-]{1,80}) \(The process cannot access the file because it is being used by another process\)/,
      /(?<file>[\w.-]{1,80})['"]? because it is being used by another process/,
      /because it is being used by another process/,
    ],
    title: 'Another program holds the file {file} open.',
    cause:
      'On Windows a file belongs to who opened it: mostly an earlier start of the server that still runs, an editor or a backup program.',
    fix: 'Stop the server completely, end the older process, close the file elsewhere, and start once.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'console-history',
    effect: 'survived',
    software: ['bukkit'],
    literals: ['Bad history file syntax!'],
    patterns: [/Bad history file syntax! The history file `(?<file>[^`\n]{1,80})`/],
    title: 'The console’s list of earlier commands ({file}) has an old form.',
    cause: 'An older build of the server wrote it. Nothing else depends on it.',
    fix: 'Stop the server and delete {file}.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'code-of-conduct-folder',
    software: JAVA_SERVERS,
    literals: ['Code of Conduct folder does not exist'],
    patterns: [/Code of Conduct folder does not exist: ?(?<folder>\S{0,300})/],
    title: 'The code of conduct is switched on, but its folder is missing.',
    cause:
      'enable-code-of-conduct=true in server.properties needs a folder codeofconduct with a text in it.',
    fix: 'Create the folder codeofconduct beside server.properties with a file en_us.txt, or set enable-code-of-conduct=false.',
    guide: { route: '/file-manager-controls' },
  },
  {
    id: 'eula',
    effect: 'ends',
    software: JAVA_SERVERS,
    literals: ['You need to agree to the EULA', 'EULA must be ', ' EULA at '],
    patterns: [
      /You need to agree to the EULA in order to run the server/,
      /\bEULA must be (?:accepted|agreed)|[Pp]lease accept the (?:Minecraft )?EULA at\b/,
    ],
    title: 'The server waits until you have agreed to the EULA.',
    cause: 'Mojang’s license agreement has to be accepted once, in the file eula.txt.',
    fix: 'Read the agreement. If you agree, set eula=true in eula.txt (in a container the variable EULA=TRUE) and start again.',
    guide: { route: '/basic-controls' },
  },
  {
    id: 'datapack-broken',
    effect: 'ends',
    software: JAVA_SERVERS,
    literals: ['from pack file/'],
    patterns: [/Failed to parse (?<part>\S{1,200}) from pack file\/(?<pack>[^\n:]{1,120})/],
    title: 'The data pack {pack} has a file that this game version cannot read.',
    cause: 'The pack is broken, or made for another game version.',
    fix: 'Take the build of {pack} for your game version, or move it out of world/datapacks and restart. First make a backup: a pack that changed the world may not be removed without loss.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'datapack-tag-missing',
    effect: 'survived',
    software: [...JAVA_SERVERS, 'any'],
    literals: ["Couldn't load tag "],
    patterns: [
      /Couldn't load tag (?<tag>[\w.:\/-]{1,120}) as it is missing following references: (?<what>[#\w.:\/-]{1,120})[^\n]{0,600}?\(from file\/(?<pack>[^\n)]{1,100})\)/,
    ],
    title: 'The data pack {pack} names something that is not there: {what}.',
    cause:
      'The file behind that name could not be read (mostly the pack is made for another game version, and an error of its own stands further up), or the pack builds on another one that is missing. The whole list {tag} is left out then: for minecraft:tick and minecraft:load that stops the functions of other packs, too.',
    fix: 'Take the build of {pack} for your game version together with the packs that it needs, as its page says (downloaded anew: a copy that lacks files does the same), or take it out of the folder datapacks after a backup.',
    guide: { route: '/datapacks' },
  },
  {
    id: 'packet-too-large',
    software: [...JAVA_SERVERS, 'proxy', 'any'],
    literals: ['lost connection: Internal Exception: ', 'IllegalArgumentException: unable to fit '],
    patterns: [
      /^(?:[^\n]{0,120}lost connection: Internal Exception: [^\n]{0,200}?|[^\n]{0,120})IllegalArgumentException: unable to fit \d{1,9} into 3/,
    ],
    title: 'A player cannot join: the mods send more at once than the game accepts.',
    cause:
      'A packet (of recipes, tags or commands) is larger than 2 MB. Many mods together bring this about, or one with very many entries.',
    fix: 'Add the mod Packet Fixer to the server and to the games of the players. If it stays, take out the mod that was added last.',
    guide: {
      route: '/joining',
      row: 'trouble-unable-to-fit-into-3-or-packet-too-large-size-is-over-8',
    },
  },
  {
    id: 'mod-data-broken',
    effect: 'survived',
    software: JAVA_SERVERS,
    literals: ['from pack '],
    patterns: [
      /Failed to parse (?<part>\S{1,200}) from pack (?:mod[:/])?(?!file\/|vanilla\b)(?<mod>[\w.-]{1,120})/,
    ],
    title: 'The mod {mod} brings data that the server cannot read.',
    cause:
      'A mod that it rests on is missing or has another version, or it is made for another game version.',
    fix: 'Update {mod} and the mods it needs together. If it goes on, take it out for a test, after a backup.',
    guide: { route: '/mods-install' },
  },
  {
    id: 'overworld-settings-missing',
    effect: 'ends',
    software: JAVA_SERVERS,
    literals: ['Overworld settings missing'],
    patterns: [/Overworld settings missing/],
    title: 'The world’s generation settings cannot be read: the overworld is missing in them.',
    cause: 'A mod or data pack that made the world was removed, or level.dat is damaged.',
    fix: 'Put the mod or data pack back. If none was removed, restore the last backup.',
    guide: { route: '/datapacks', row: 'trouble-overworld-settings-missing' },
  },
  {
    id: 'malformed-properties',
    software: ON_JAVA,
    literals: ['Malformed \\uxxxx encoding'],
    patterns: [/Malformed \\uxxxx encoding/],
    title: 'server.properties contains a broken \\u code, most often in the MOTD.',
    cause: 'Behind \\u must follow exactly four characters from 0-9 and a-f.',
    fix: 'Write the MOTD again with the MOTD editor and replace the line motd= in server.properties.',
    guide: {
      route: '/motd',
      row: 'trouble-java-lang-illegalargumentexception-malformed-uxxxx-encoding-',
    },
  },
  {
    id: 'world-locked',
    effect: 'ends',
    software: JAVA_SERVERS,
    literals: ['session.lock: already locked', 'The save is being accessed from another location'],
    patterns: [/session\.lock: already locked|The save is being accessed from another location/],
    title: 'The world is in use by another server process.',
    cause: 'An earlier start is still running, or two servers share the folder.',
    fix: 'Stop the server, press Kill if it does not end, and start it once.',
    guide: {
      route: '/worlds',
      row: 'trouble-session-lock-already-locked-possibly-by-other-minecraft-inst',
    },
  },
  {
    id: 'world-lock-unchecked',
    effect: 'ends',
    reportsOnlyTheEnd: true,
    software: JAVA_SERVERS,
    literals: ['Failed to check session lock for world'],
    patterns: [/Failed to check session lock for world located at (?<world>[^,\n]{1,160}),/],
    title: 'The server cannot mark the world {world} as its own, so it ends.',
    cause:
      'The file session.lock in the folder of the world belongs to another user (mostly after an upload), another server uses the world, or the disk is full.',
    fix: 'Stop the server and look at the free disk. Delete session.lock in {world}: the server writes a new one. If it stays, the whole folder belongs to another user: copy it, and use the copy.',
    guide: {
      route: '/worlds',
      row: 'trouble-session-lock-already-locked-possibly-by-other-minecraft-inst',
    },
  },
  {
    id: 'username-refused',
    software: ON_JAVA,
    literals: ['Invalid characters in username'],
    patterns: [/Invalid characters in username/],
    title: 'The server turned a player away: the name has a sign that it does not allow.',
    cause:
      'Mostly a player of Bedrock: Floodgate puts a dot in front of the name, and Paper refuses the dot where Floodgate is not installed.',
    fix: 'Install Floodgate on this server too, or set perform-username-validation: false under unsupported-settings in config/paper-global.yml.',
    guide: { route: '/plugins/floodgate', row: 'trouble-failed-to-verify-username' },
  },
];
