// cspell:ignore appid luiafk steamapps steamclient steamcmd tshock
import { ANYWHERE, type Rule } from '../rule';

/** Messages of SteamCMD and of games other than Minecraft; records of products name their guides. */
export const gameRules: readonly Rule[] = [
  {
    id: 'steam-disk',
    software: ANYWHERE,
    literals: ['state is 0x202 after update job', 'state is 0x402 after update job'],
    patterns: [/App '(?<app>\d{1,10})' state is 0x[24]02 after update job/],
    title: 'Steam could not write the game (app {app}): there is not enough disk space.',
    cause:
      'State 0x202 stands for too little space; an update needs room for the old and new files.',
    fix: 'Free some gigabytes (old backups, logs), then start again.',
  },
  {
    id: 'steam-update-failed',
    software: ANYWHERE,
    literals: ['after update job', 'Failed to install app'],
    patterns: [
      /App '(?<app>\d{1,10})' state is (?<state>0x(?![24]02\b)[\dA-Fa-f]{1,8}) after update job/,
      /ERROR! Failed to install app '(?<app>\d{1,10})' \((?<state>[^)\n]{1,60})\)/,
    ],
    title: 'Steam could not finish the download of the game (app {app}, {state}).',
    cause:
      '“Missing configuration” or “No connection” pass by themselves: Steam did not answer. “Invalid platform” or “No subscription” mean a game that needs a login or another system.',
    fix: 'Start again after some minutes. If it stays, remove the folder steamapps/downloading and check the free disk.',
  },
  {
    id: 'steam-offline',
    software: ANYWHERE,
    literals: ['Steamcmd needs to be online', 'SteamCMD needs to be online'],
    patterns: [/Steam(?:cmd|CMD) needs to be online to update/],
    title: 'Steam’s downloader had no connection, so the game was not installed or updated.',
    cause: 'Steam did not answer, or the machine had no network at that moment.',
    fix: 'Start again after some minutes. If it stays for an hour, tell support.',
  },
  {
    id: 'steam-command-crashed',
    software: ANYWHERE,
    literals: ['steamcmd.sh: line'],
    patterns: [
      /steamcmd\.sh: line \d{1,5}:\s{1,10}\d{1,8} (?<what>Segmentation fault|Killed|Aborted)/,
    ],
    title: 'Steam’s downloader itself ended ({what}), so the game was not installed.',
    cause: 'A fault of SteamCMD, or too little memory while it ran.',
    fix: 'Start again; if it stays, reinstall the server after a backup, and tell support.',
  },
  {
    id: 'steam-dumps',
    software: ANYWHERE,
    literals: ['/tmp/dumps* directories'],
    patterns: [/Steam cannot run\. Please delete some \/tmp\/dumps\* directories/],
    title: 'Steam’s downloader cannot write its crash dumps and does not run.',
    cause: 'The folder /tmp/dumps belongs to another user, left there by an earlier start.',
    fix: 'Reinstall the server (keep a backup), which gives it a fresh /tmp. If the line comes back, tell support.',
  },
  {
    id: 'unreal-crash',
    software: ANYWHERE,
    literals: [
      'LowLevelFatalError',
      'Unhandled Exception: SIGSEGV',
      'Fatal error!',
      'Signal 11 caught',
      'Signal=11',
      'F a t a l   e r r o r',
      'Unhandled Exception: EXCEPTION_',
    ],
    patterns: [
      /LowLevelFatalError \[File:[^\]\n]{0,160}\][^\n]{0,20}\n?(?<what>[^\n]{0,160})/,
      /LowLevelFatalError[^\n]{0,160}/,
      /Unhandled Exception: (?:SIGSEGV|EXCEPTION_)/,
      /Signal 11 caught/,
      // Written with two bytes for a letter and read with one.
      /F a t a l {3}e r r o r/,
    ],
    title: 'The game server itself crashed (a fault in the Unreal Engine game).',
    cause:
      'Damaged or too large save data, a mod, a new game version, or an emulated processor. The line below says more only to its makers.',
    fix: 'Update the server and take mods out. If it comes back while the world loads, restore the last backup.',
  },
  {
    id: 'rust-plugin-compile',
    software: ANYWHERE,
    literals: ['Error while compiling', 'Failed compiling', 'plugin failed to compile'],
    patterns: [
      /Error while compiling:? (?!compiler )(?<plugin>[\w.() -]{1,80}?)(?:\.cs)?(?:\(\d[^)\n]{0,20}\))?: /,
      /Failed compiling '(?:[^'\n]{0,200}[\\/])?(?<plugin>[^'\\/\n]{1,80}?)(?:\.cs)?'/,
      /(?:^|[\]\s])(?<plugin>\w{1,60}) plugin failed to compile/,
    ],
    title:
      'The plugin {plugin} does not fit this version of the game or framework and was not loaded.',
    cause:
      'Rust changes with every update; the plugin uses something that is gone, or another plugin is missing.',
    fix: 'Update {plugin}, Oxide or Carbon, and what it needs. Until then leave it out.',
  },
  {
    id: 'rust-compiler',
    software: ANYWHERE,
    literals: [
      'Error while compiling: compiler',
      'Compiler disconnected',
      "Compiler couldn't be started",
    ],
    patterns: [
      /Error while compiling: compiler|Compiler disconnected|Compiler couldn't be started/,
    ],
    title: 'Oxide’s compiler could not run, so no plugin was loaded.',
    cause: 'Its file is missing or may not be executed, or memory ran out while it worked.',
    fix: 'Update Oxide by reinstalling it, check free memory and disk, and start again.',
  },
  {
    id: 'tmodloader-mod-version',
    software: ANYWHERE,
    literals: ['An error occurred while loading ', 'this mod was built for tModLoader'],
    scope: 'entry',
    patterns: [
      /An error occurred while loading (?<mod>[\w .'-]{1,80}?)\s*\n(?:[^]{0,600}?built for tModLoader v(?<built>[\d.]{1,20}))?/,
      /this mod was built for tModLoader v(?<built>[\d.]{1,20})/,
    ],
    title: 'The mod {mod} cannot be loaded by this tModLoader and was switched off.',
    cause: 'It was built for another version of tModLoader, or a part it needs is missing.',
    fix: 'Update {mod} and tModLoader on the server and for the players.',
  },
  {
    id: 'tmodloader-missing-mod',
    software: ANYWHERE,
    literals: ['Missing mod: '],
    patterns: [
      /Missing mod: (?<needed>[\w .'-]{1,80}?) required by (?<mod>[\w .'-]{1,80}?)\s*(?:$|\n)/,
    ],
    title: 'The mod {mod} needs {needed}, which is not on the server.',
    cause: 'The mod is built on another mod.',
    fix: 'Upload {needed} and add it to enabled.json.',
  },
  {
    id: 'tshock-plugin',
    software: ANYWHERE,
    literals: [
      'is designed for a different Server API version',
      'has thrown an exception during initialization',
      'Failed to load assembly "',
    ],
    patterns: [
      /Plugin "(?<plugin>[^"\n]{1,100})" is designed for a different Server API version/,
      /Plugin "(?<plugin>[^"\n]{1,100})" has thrown an exception during initialization/,
      /Failed to load assembly "(?<plugin>[^"\n]{1,100})"/,
    ],
    title: 'The TShock plugin {plugin} does not fit this TShock.',
    cause: 'It was made for another TShock or Terraria version, or a file it needs is missing.',
    fix: 'Take {plugin} out of ServerPlugins and look for a newer one.',
  },
];
