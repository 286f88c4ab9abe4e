// cspell:ignore occured TSAPI occurr multihome steamapps compatdata Hytale hytale hypixel vintagestory lsteamclient steamclient Avorion avorion
import { ANYWHERE, type Rule } from '../rule';

/** Messages of Hytale, Vintage Story, Avorion, and of Unreal’s network. */
export const hytaleAndOtherRules: readonly Rule[] = [
  {
    id: 'avorion-log-not-writable',
    game: 'Avorion',
    software: ANYWHERE,
    literals: ['Failed to init logging in file'],
    patterns: [/Failed to init logging in file: "(?<file>[^"\n]{1,200})"/],
    title: 'Avorion may not write into the folder of the galaxy ({file}).',
    cause:
      'The folder belongs to another user than the one that the server runs as (often to root, which made it for the container), it is missing, or the disk is full.',
    fix: 'Give the folder of the galaxies, and all in it, to the user of the server (in containers mostly 1000:1000), look at the free disk, and start again. On a hosted server tell support the line.',
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
    fix: 'On a machine of your own mount /etc/machine-id into the container, read-only. On a hosted server tell support the line, or keep signing in after a restart.',
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
      'Mostly a plugin in ServerPlugins that was made for another version. The report that the next lines name (a folder “crashes”, or the file of the log) holds the error itself.',
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
    fix: 'Take the build of {mod} for your version of Bedrock, and switch on the experiments that its page names. Until then take it out of the world’s packs.',
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
      'Another program has the port (mostly an earlier start that still runs), the address in the start command is not one of this machine, or the game asks for IPv6 and the machine or container has none (“no name available”).',
    fix: 'Stop the server, press Kill if it does not end, and start it once. If it stays, take an own address (-MULTIHOME, -multihome) out of the start command, or set it to 0.0.0.0; on a machine of your own switch IPv6 on.',
    guide: { route: '/ports-and-proxies' },
  },
  {
    id: 'steam-client-library',
    software: ANYWHERE,
    unlessExplained: true,
    literals: ['lsteamclient', 'native steamclient library'],
    patterns: [
      /unable to load native steamclient library|\b(?:err|fatal|error|failed)\b[^\n]{0,120}\blsteamclient\b|\blsteamclient\b[^\n]{0,120}\b(?:not found|fail(?:ed|s)|assert|unable|could not)\b/i,
    ],
    title: 'The game does not find Steam’s own library under Proton or Wine.',
    cause:
      'A game for Windows talks to Steam through lsteamclient (Proton) or steamclient64.dll. They are missing, or are of another version than Proton and the game.',
    fix: 'Take a newer (or the last working) Proton in the image or the start settings, delete the folder of its prefix (steamapps/compatdata) so that it is made anew, and have Steam check the game’s files.',
  },
];
