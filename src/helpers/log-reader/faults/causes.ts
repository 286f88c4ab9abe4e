/** What a kind of error usually means. */
export const FAULT_CAUSES = {
  'client-code':
    'It asks for a part of the game that only players have. On a server that is a mod for the client; in a player’s game it was made for another version.',
  'other-game':
    'It uses a part of the game or of the server software that is not there: it was made for another version of it.',
  'inner-part':
    'It reaches into the inside of the game by name or place, and found something else there than in the version that it was made for.',
  setup:
    'A part of it could not be set up. The reason stands in the last “Caused by:” of the error, which is not among these lines; usually it was made for another version, or a file of its settings is damaged.',
  'two-copies':
    'Two jars carry the same library (Kotlin, for example), each in a copy of its own, and things of the one came to the other: for Java they are different things of the same name.',
  'other-build':
    'It uses a part of something that is not there: it was made for another version of the game, of the server software, or of a plugin or mod that it builds on. On a server it can also be a part that only the player’s game has.',
  'closed-part':
    'The part is there, but closed to it: what should open it (an access widener or transformer) did not run or is made for another version, or another mod has replaced that part.',
  'developer-part':
    'Only developers have that part (for tests, or for generating data): its makers left a use of it in this build. The version of your server is not at fault.',
  'added-member':
    'No version of the game has it: a mod adds it by changing the game’s code (with a mixin), usually the mod that asks for it, and that did not happen here.',
  'half-game':
    'It uses a class of the game that is not there. On a server that is usually one that is only in the player’s game (a mod for the client, or one whose maker left such code in); otherwise it was made for another version.',
  'dev-names':
    'It asks for a class of the game by a name that only developers use; on this Fabric the game has others. The jar is a build for development, was built wrongly, or is one for another loader.',
  'dependency-class':
    'It uses a part of another mod, plugin or library that is not there: that one is missing, or has another version.',
  'own-class':
    'A part of its own is missing: a faulty build, a damaged jar, two jars of it, or one for other server software.',
  mixin:
    'A change of the game’s code (mixin) did not fit: the mod that makes it is for another version of the game or loader, or another mod has changed the same place.',
  modules: 'Two jars bring the same part, or one mod is installed twice. The line names both.',
  'closed-java':
    'It looks into parts of Java that this version keeps closed: it was made for an older Java.',
  native:
    'A part made for one kind of machine (native code) is missing here or does not fit this system.',
  graphics:
    'A player’s game could not open its window or draw in it: the driver of the graphics chip is old or missing, the desktop (such as Wayland) does not fit this version of the game, or a mod for graphics got in the way.',
  'port-taken':
    'The port that it wants to open is taken: by another plugin or service of this server, or by an earlier start that still runs. The lines around name the port.',
  address:
    'The address that it wants to listen on is not one of this server. Let it listen on all: 0.0.0.0, or an empty address.',
  listen:
    'It could not open its port: something else has it, usually an earlier start that still runs, or the address before it is not one of this server.',
  refused:
    'A service refused it: the token, key, license or password in its settings is wrong, has expired, or lacks a right.',
  key: 'A key cannot be used: the key file that it reads or the value in its settings is damaged, cut off or of another kind.',
  'not-online':
    'What it wants to download is not there: a name, version or link in the settings is wrong, or it was taken down.',
  dns: 'It did not find the address of another machine: the name does not exist (a typing error, or the service is gone), or the name server (DNS) of this machine or container gave no answer.',
  certificate:
    'The encrypted connection failed: the certificate of the other side is not trusted here or has expired, the clock of this machine is wrong, its Java or system is too old to know the issuer, or a filter looks into connections.',
  network: 'It did not reach a service over the network, or that service had a fault of its own.',
  packet:
    'What was sent between the server and a player’s game could not be read: versions, mods or plugins that change packets do not fit each other.',
  unsent:
    'The server could not write what it was to send to a player. The name of the packet says what it is about (items, a name in the list of players, a scoreboard): something in it is empty, too long or of another version, and usually a plugin put it there.',
  locked:
    'A file that it needs is in use by another program, or by an earlier start that still runs.',
  database: 'Its database answered with an error, or not at all.',
  permission:
    'The system refuses it a file or folder: it belongs to another user, or may not be changed.',
  'not-permitted':
    'The system refuses the action itself, not the file. Owners and rights can only be changed by root or the owner, and not on a disk that keeps none (a share, a disk of Windows). If it only reads or copies, an old Docker or libseccomp on the machine may not know a call that a newer image makes, or another program holds the file (on Windows).',
  disk: 'There is no room left on the disk of the server.',
  script: 'A script has a fault. The line names the file and usually the place in it.',
  registry:
    'Items, biomes or other entries of the game do not fit together: something that they rest on is missing, has another version, or is there twice.',
  late: 'It adds an item, a block or the like after the game has closed its lists: a fault of its own, or it was made for another version of the loader or of a mod that it builds on. Sometimes it depends on what loads first.',
  'newer-data':
    'A world, a save or another file comes from a newer version than the program that reads it. Newer programs read older files, not the other way round.',
  'world-data':
    'Data of the world or of a player could not be read: they are damaged, or from another version.',
  recipe:
    'A recipe or another data file of a mod or data pack does not fit this game version or the other mods: what it names is not there, or is written in another form.',
  names:
    'A file or entry has a name with characters that the game does not allow, such as capitals.',
  settings:
    'It could not understand a file: a sign in it is wrong. The lines around name the file.',
  value: 'A value in its settings or data is not one of those it knows. The line quotes it.',
  api: 'It hands the server a particle, a sound, a material or the like in a form that this version does not take: it was made for another version of the server’s API, or a value in its settings is one that this version does not know.',
  'setting-missing':
    'An entry or section that it looks for is not in its settings: the file is older than this version of it, was changed, is empty, or could not be read (then an error about that is further up).',
  'plugin-jar':
    'Java cannot open the file as an archive: a download or upload broke off, or something else was saved under its name (a web page, for example). A program that updates plugins can leave such files. These lines do not name the file.',
  'cut-file': 'A file it read is damaged or incomplete; often a line nearby names it.',
  library:
    'It downloads a library at its start and did not get it: the server does not reach the place (no internet, a firewall, DNS), that place is down, or the library is no longer there.',
  'bad-jar':
    'The description in the jar (plugin.yml) cannot be read: a download or upload broke off, the build is faulty, or it is made for other server software.',
  'no-plugin':
    'The jar has no plugin.yml, so it is no plugin for this server: a library, an interface for developers, a mod, or the source code. A plugin of the new kind for Paper (paper-plugin.yml) looks the same to Spigot and to older Paper.',
  'file-in-the-way':
    'A file that it wants to make is already there. The error names the file: move it away and start again.',
  'no-file': 'A file it needs is not there. The error names the file.',
  hang: 'It kept the main thread busy or waiting for so long that a watchdog wrote down where it stands.',
  memory: 'It ran out of memory, or called itself without end.',
  crashed:
    'Native code touched memory that is not its own: the game itself, a library or mod in native code that was made for another version of it, damaged files, or rarely the machine’s memory.',
  'needs-other': 'It builds on something that is not there: the line names what it needs.',
  'changed-meanwhile':
    'Code went through a list while something changed it: a fault in the code, usually work that is done beside the main thread. It comes and goes; settings and data have no part in it.',
  threads:
    'It did something outside the thread that may do it: a fault in its code, or it was not made for this server software.',
  folia:
    'It uses the scheduler or the one main thread of Bukkit, which Folia and its relatives do not have: it was not made for them.',
  'not-supported':
    'It does not support this version of the game or of the server software: it says so itself, or found no part for it.',
  hybrid:
    'The server software took a thing of a mod, of the game or of its own for another than it is: software that runs mods and plugins together has such faults, and so have new builds.',
  code: 'Its code met something that it did not expect: usually a fault in it, or in settings or data that it reads.',
} as const;

export type FaultKind = keyof typeof FAULT_CAUSES;
