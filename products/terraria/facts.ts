/**
 * Terraria, TShock and tModLoader: versions that fit together, paths and the lines a start prints.
 * Feeds the Terraria guides and every `[[terraria.…]]` in a text. Ports are in index.ts.
 *
 * `measured`: a public project ran Terraria 1.4.5.8, TShock 6.2.1 and tModLoader v2026.07.3.0 in
 * September 2026 and kept a log of what each printed and wrote.
 */
import type { Fact } from '../../src/facts/fact';

const terrariaDownload = 'https://terraria.org/api/get/dedicated-servers-names';
const measured =
  'https://github.com/pepenotti/gameserver-panel/blob/main/docs/verification/terraria-1.4.5.8.md';
const tshockRelease = 'https://github.com/Pryaxis/TShock/releases/tag/v6.2.1';
const tshockSource = 'https://github.com/Pryaxis/TShock/tree/general-devel/TShockAPI';
const tshockOptions =
  'https://github.com/Pryaxis/TShock/blob/general-devel/docs/command-line-parameters.md';
const tmodRelease = 'https://github.com/tModLoader/tModLoader/releases/tag/v2026.07.3.0';
const tmodServerGuide =
  'https://github.com/tModLoader/tModLoader/blob/1.4.4/patches/tModLoader/Terraria/release_extras/DedicatedServerUtils/README.md';
const tmodSettings =
  'https://github.com/tModLoader/tModLoader/blob/1.4.4/patches/tModLoader/Terraria/release_extras/serverconfig.txt';
const tmodPort = 'https://github.com/tModLoader/tModLoader/issues/5070';
const worldPaths = 'https://en.paperblog.com/terraria-save-file-location-6872981';

/** Values that the Terraria guides quote. */
export const terraria = {
  version: { value: '1.4.5.8', source: terrariaDownload, checked: '2026-11-20' },
  versionReleased: {
    value: 'August 2026',
    source: 'https://github.com/ryansheehan/terraria/issues/193',
    checked: '2026-11-20',
  },
  branchReleased: {
    value: '27 January 2026',
    source:
      'https://currentaffairs.freejobalert.com/article/is-terraria-145-crossplay-bigger-boulder-update-cross-platform-status-101028',
    checked: '2026-11-20',
  },
  maxPlayers: { value: 255, source: tshockOptions, checked: '2026-11-20' },
  slotsTshock: { value: 8, source: tshockSource, checked: '2026-11-20' },
  readyLine: { value: 'Server started', source: measured, checked: '2026-11-22' },
  listeningLine: {
    value: 'Listening on port',
    source: measured,
    checked: '2026-11-22',
  },
  helpLine: {
    value: "Type 'help' for a list of commands",
    source:
      'https://github.com/pelican-eggs/games-standalone/blob/main/terraria/tshock/egg-tshock.json',
    checked: '2026-11-20',
  },
  settingsFile: { value: 'serverconfig.txt', source: tmodSettings, checked: '2026-11-20' },
  banFile: { value: 'banlist.txt', source: tmodSettings, checked: '2026-11-20' },
  worldSmall: { value: '4200 × 1200', source: measured, checked: '2026-11-22' },
  worldMedium: { value: '6400 × 1800', source: measured, checked: '2026-11-22' },
  worldLarge: { value: '8400 × 2400', source: measured, checked: '2026-11-22' },
  difficulties: {
    value: '0 classic, 1 expert, 2 master, 3 journey',
    source: tshockOptions,
    checked: '2026-11-20',
  },
  versionError: {
    value: 'You are not using the same version as this server.',
    source: measured,
    checked: '2026-11-22',
  },
  worldsWindows: {
    value: '%UserProfile%\\Documents\\My Games\\Terraria\\Worlds',
    source: worldPaths,
    checked: '2026-11-20',
  },
  worldsMac: {
    value: '~/Library/Application Support/Terraria/Worlds',
    source: worldPaths,
    checked: '2026-11-20',
  },
  worldsLinux: {
    value: '~/.local/share/Terraria/Worlds',
    source: worldPaths,
    checked: '2026-11-20',
  },
  worldsTmod: { value: 'tModLoader/Worlds', source: tmodServerGuide, checked: '2026-11-20' },
  memorySmallMb: {
    value: 550,
    source: measured,
    checked: '2026-11-22',
    unverified: 'One measurement of an empty small world without players; more players need more.',
  },
  memoryLargeMb: {
    value: 1250,
    source: measured,
    checked: '2026-11-22',
    unverified: 'One measurement of an empty large world without players; more players need more.',
  },
  memoryTmodMb: {
    value: 1000,
    source: measured,
    checked: '2026-11-22',
    unverified: 'One measurement without any mod; large mods add hundreds of megabytes each.',
  },
  tshockVersion: { value: '6.2.1', source: tshockRelease, checked: '2026-11-22' },
  tshockReleased: { value: '27 September 2026', source: tshockRelease, checked: '2026-11-22' },
  tshockGame: { value: '1.4.5.8', source: tshockRelease, checked: '2026-11-22' },
  tshockRuntime: { value: '.NET 9', source: measured, checked: '2026-11-22' },
  tshockSettings: { value: 'tshock/config.json', source: tshockSource, checked: '2026-11-20' },
  tshockSsc: { value: 'tshock/sscconfig.json', source: tshockSource, checked: '2026-11-20' },
  tshockWhitelist: { value: 'tshock/whitelist.txt', source: tshockSource, checked: '2026-11-20' },
  tshockDatabase: { value: 'tshock/tshock.sqlite', source: tshockSource, checked: '2026-11-20' },
  tshockSetupCode: { value: 'tshock/setup-code.txt', source: tshockSource, checked: '2026-11-20' },
  tshockSetupLock: { value: 'tshock/setup.lock', source: tshockSource, checked: '2026-11-20' },
  tshockPlugins: { value: 'ServerPlugins', source: measured, checked: '2026-11-22' },
  tshockBackups: { value: 'tshock/backups', source: tshockSource, checked: '2026-11-20' },
  tshockBackupMinutes: { value: 10, source: tshockSource, checked: '2026-11-20' },
  tshockBackupKeepMinutes: { value: 240, source: tshockSource, checked: '2026-11-20' },
  tshockSetupLine: {
    value: 'To setup the server, join the game and type /setup',
    source: tshockSource,
    checked: '2026-11-20',
  },
  tshockPluginLine: {
    value: '[Server API] Info Plugin TShock v6.2.1.0 (by The TShock Team) initiated.',
    source: measured,
    checked: '2026-11-22',
  },
  tshockWhitelistKick: {
    value: 'You are not on the whitelist.',
    source: tshockSource,
    checked: '2026-11-20',
  },
  tshockWhitelistMatch: {
    value: 'one address or network per line',
    source: 'https://github.com/Pryaxis/TShock/pull/3107',
    checked: '2026-11-20',
    unverified:
      'Read in the code of the rewrite of 2025; whether `/reload` reads an edited file again was not tested.',
  },
  tshockGroups: {
    value: 'guest, default, vip, newadmin, admin, trustedadmin, owner, superadmin',
    source: tshockSource,
    checked: '2026-11-20',
  },
  tmodVersion: {
    value: 'v2026.07.3.0',
    source: tmodRelease,
    checked: '2026-11-22',
    unverified:
      'Newest stable release on 29 September 2026; the newest preview then was v2026.08.2.2. A newer one may be out.',
  },
  tmodGame: { value: '1.4.4.9', source: tmodRelease, checked: '2026-11-22' },
  tmodBranch: { value: '1.4.4', source: tmodPort, checked: '2026-11-20' },
  tmodRuntime: { value: '.NET 8', source: measured, checked: '2026-11-22' },
  tmodPortState: {
    value: 'many months away',
    source: tmodPort,
    checked: '2026-11-20',
    unverified: 'Said by the makers on 31 March 2026; no later date could be found.',
  },
  tmodModList: { value: 'Mods/enabled.json', source: tmodServerGuide, checked: '2026-11-20' },
  tmodInstallList: { value: 'Mods/install.txt', source: tmodServerGuide, checked: '2026-11-20' },
  tmodLog: { value: 'tModLoader-Logs/server.log', source: measured, checked: '2026-11-22' },
  tmodWorkshopId: { value: 1281930, source: measured, checked: '2026-11-22' },
  crossplayOfficial: {
    value: 'not part of 1.4.5',
    source: 'https://godlike.host/is-terraria-cross-platform-in-2026-blog/',
    checked: '2026-11-20',
    unverified:
      'Announced for some time after the last 1.4.5 fixes; the makers’ own post could not be opened.',
  },
  crossplayPlugin: {
    value: 'TerrariaCrossplay',
    source: 'https://github.com/nayetdet/TerrariaCrossplay',
    checked: '2026-11-20',
  },
  crossplayVersion: {
    value: '2.4.6',
    source: 'https://github.com/nayetdet/TerrariaCrossplay/releases/tag/v2.4.6',
    checked: '2026-11-20',
  },
  crossplayReleased: {
    value: '9 April 2026',
    source: 'https://github.com/nayetdet/TerrariaCrossplay/releases/tag/v2.4.6',
    checked: '2026-11-20',
  },
  crossplayFile: {
    value: 'Crossplay.dll',
    source: 'https://github.com/nayetdet/TerrariaCrossplay#readme',
    checked: '2026-11-20',
  },
  crossplayFits: {
    value: 'TShock 6.1.0 with Terraria 1.4.5.6',
    source:
      'https://github.com/nayetdet/TerrariaCrossplay/blob/Terraria-1.4.5+/Crossplay/CrossplayPlugin.cs',
    checked: '2026-11-20',
    unverified:
      'Its code of April 2026 knows game versions up to 1.4.5.6 and refuses any other; a later release could not be found.',
  },
  crossplayTshock: {
    value: '6.1.0',
    source:
      'https://github.com/nayetdet/TerrariaCrossplay/blob/Terraria-1.4.5+/Crossplay/Crossplay.csproj',
    checked: '2026-11-20',
  },
  crossplayGame: {
    value: '1.4.5.6',
    source:
      'https://github.com/nayetdet/TerrariaCrossplay/blob/Terraria-1.4.5+/Crossplay/CrossplayPlugin.cs',
    checked: '2026-11-20',
  },
  crossplayClients: {
    value: '1.4.5.0 to 1.4.5.6',
    source:
      'https://github.com/nayetdet/TerrariaCrossplay/blob/Terraria-1.4.5+/Crossplay/CrossplayPlugin.cs',
    checked: '2026-11-20',
  },
  crossplayOldVersion: {
    value: '2.2',
    source: 'https://github.com/Moneylover3246/Crossplay',
    checked: '2026-11-20',
  },
  tshockApi: { value: '2.1', source: measured, checked: '2026-11-22' },
  branch: { value: '1.4.5', source: terrariaDownload, checked: '2026-11-20' },
  tshockOldBans: {
    value: '4.5',
    source: 'https://github.com/Pryaxis/TShock/blob/general-devel/docs/changelog.md',
    checked: '2026-11-20',
  },
} satisfies Record<string, Fact>;
