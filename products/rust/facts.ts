/**
 * Rust: when the forced wipe comes, what the map and the list accept, and where the files are.
 * Feeds the Rust guides, the wipe calendar on /games/rust/worlds and every `[[rust.…]]` in a
 * text. Ports are in index.ts.
 */
import type { Fact } from '../../src/facts/fact';

/** The template that panels of the Pterodactyl family start the server with. */
const egg = 'https://github.com/pelican-eggs/games-steamcmd/blob/main/rust/vanilla/egg-rust.yaml';

/** The maker's page on the companion app. */
const companionPage = 'https://wiki.facepunch.com/rust/rust-companion-server';

/** How Carbon replaces Oxide. */
const oxidePorting = 'https://carbonmod.gg/owners/oxide-porting';
const carbonSource = 'https://github.com/CarbonCommunity/Carbon';
const oxideCommands = 'https://github.com/OxideMod/Oxide.Rust/blob/develop/src/RustCore.cs';

/** The game's code as decompiled in November 2023. */
const gameCode = 'https://github.com/Ailtop/RustDocuments/blob/main/Assembly-CSharp';

/** A host's reference; the maker's own pages on these settings could not be opened. */
const settingsReference = 'https://docs.wasabihosting.com/games/rust/server-configuration';
const adminReference = 'https://www.corrosionhour.com/add-rust-admins/';

/** Values that the Rust guides quote. */
export const rust = {
  forcedWipeDay: {
    value: 'the first Thursday of every month',
    source: 'https://forum.rustafied.com/faq/servers/wipes/when-is-force-wipe-r38/',
    checked: '2026-11-20',
  },
  forcedWipeTime: {
    value: '14:00',
    source:
      'https://www.gamerevolution.com/guides/671104-rust-forced-wipes-what-time-do-the-servers-wipe-pc',
    checked: '2026-11-20',
  },
  forcedWipeZone: {
    value: 'America/New_York',
    source:
      'https://www.gamerevolution.com/guides/671104-rust-forced-wipes-what-time-do-the-servers-wipe-pc',
    checked: '2026-11-20',
  },
  forcedWipeUtcSummer: {
    value: '18:00 UTC',
    source:
      'https://www.gamerevolution.com/guides/671104-rust-forced-wipes-what-time-do-the-servers-wipe-pc',
    checked: '2026-11-20',
  },
  forcedWipeUtcWinter: {
    value: '19:00 UTC',
    source:
      'https://www.gamerevolution.com/guides/671104-rust-forced-wipes-what-time-do-the-servers-wipe-pc',
    checked: '2026-11-20',
  },
  forcedWipeDelay: {
    value: 'a few minutes to a few hours',
    source: 'https://forum.rustafied.com/faq/servers/wipes/when-is-force-wipe-r38/',
    checked: '2026-11-20',
  },
  carbonLead: {
    value: '1 hour',
    source: 'https://carbonmod.gg/owners/auto-updates',
    checked: '2026-11-20',
  },
  appId: { value: 258550, source: egg, checked: '2026-11-20' },
  memoryMinMb: {
    value: 4096,
    source: 'https://github.com/pelican-eggs/games-steamcmd/blob/main/rust/rust_autowipe/README.md',
    checked: '2026-11-20',
    unverified: 'The least that the start template allows; a full-size map wants 8 to 16 GB.',
  },
  worldSizeMin: {
    value: 1000,
    source: `${gameCode}/World.cs`,
    checked: '2026-11-22',
  },
  worldSizeMax: {
    value: 6000,
    source: `${gameCode}/World.cs`,
    checked: '2026-11-22',
  },
  worldSizeTemplate: { value: 3000, source: egg, checked: '2026-11-20' },
  headerImageSize: {
    value: '512 × 256',
    source: settingsReference,
    checked: '2026-11-20',
    unverified:
      'Hosts advise it, or twice as much (1024 × 512); the maker’s page could not be opened.',
  },
  serverNameMaxLength: {
    value: 60,
    source: egg,
    checked: '2026-11-20',
    unverified: 'Limit of the start template; the list cuts long names earlier.',
  },
  tagsShown: { value: 4, source: egg, checked: '2026-11-20' },
  tagsWipe: { value: 'monthly, biweekly, weekly', source: egg, checked: '2026-11-20' },
  tagsDifficulty: { value: 'vanilla, hardcore, softcore', source: egg, checked: '2026-11-20' },
  tagsRegion: { value: 'na, sa, eu, wa, ea, oc, af', source: egg, checked: '2026-11-20' },
  tagsPage: {
    value: 'https://wiki.facepunch.com/rust/server-browser-tags',
    source: egg,
    checked: '2026-11-20',
  },
  readyLine: { value: 'Server startup complete', source: egg, checked: '2026-11-20' },
  stopCommand: { value: 'quit', source: egg, checked: '2026-11-20' },
  identity: { value: 'rust', source: egg, checked: '2026-11-20' },
  settingsFile: { value: 'server/rust/cfg/server.cfg', source: egg, checked: '2026-11-20' },
  generatedSettingsFile: {
    value: 'server/rust/cfg/serverauto.cfg',
    source: settingsReference,
    checked: '2026-11-20',
  },
  adminFile: {
    value: 'server/rust/cfg/users.cfg',
    source: adminReference,
    checked: '2026-11-20',
  },
  ownerCommand: {
    value: 'ownerid <SteamID64> "<name>" "<reason>"',
    source: `${gameCode}/ConVar/Admin.cs`,
    checked: '2026-11-22',
  },
  moderatorCommand: {
    value: 'moderatorid <SteamID64> "<name>" "<reason>"',
    source: `${gameCode}/ConVar/Admin.cs`,
    checked: '2026-11-22',
  },
  saveAdminsCommand: {
    value: 'server.writecfg',
    source: 'https://zap-hosting.com/guides/docs/',
    checked: '2026-11-20',
    unverified: 'Newer builds store administrators at once; older ones, and bans by ID, need it.',
  },
  savedLine: {
    value: 'Config Saved',
    source: `${gameCode}/ConVar/Server.cs`,
    checked: '2026-11-22',
  },
  connectCommand: {
    value: 'client.connect',
    source: 'https://xgamingserver.com/blog/rust-connection-errors-fix/',
    checked: '2026-11-20',
  },
  appPortMin: { value: 10000, source: companionPage, checked: '2026-11-20' },
  appPortTemplate: { value: 28082, source: egg, checked: '2026-11-20' },
  appOff: { value: 'app.port -1', source: companionPage, checked: '2026-11-20' },
  appInfoCommand: { value: 'app.info', source: companionPage, checked: '2026-11-20' },
  appIdentityFile: { value: 'companion.id', source: companionPage, checked: '2026-11-20' },
  appService: {
    value: 'companion-rust.facepunch.com',
    source: companionPage,
    checked: '2026-11-20',
  },
  oxideVersion: {
    value: '2.0.7585',
    source: 'https://github.com/OxideMod/Oxide.Rust/releases',
    checked: '2026-11-20',
    unverified:
      'Newest number seen on a running server; 2.0.7529 of 13 July 2026 is the newest release that could be read.',
  },
  oxideReleaseRead: {
    value: '2.0.7529',
    source: 'https://github.com/OxideMod/Oxide.Rust/releases/tag/2.0.7529',
    checked: '2026-11-20',
  },
  oxidePlugins: { value: 'oxide/plugins', source: oxidePorting, checked: '2026-11-20' },
  oxideConfig: { value: 'oxide/config', source: oxidePorting, checked: '2026-11-20' },
  oxidePrefix: { value: 'o.', source: oxideCommands, checked: '2026-11-20' },
  carbonVersion: {
    value: '2.0.262',
    source: 'https://github.com/CarbonCommunity/Carbon/releases',
    checked: '2026-11-20',
    unverified:
      'Newest number named by other projects; 2.0.256 of 7 August 2026 is the newest release that could be read.',
  },
  carbonReleaseRead: {
    value: '2.0.256',
    source: 'https://github.com/CarbonCommunity/Carbon/releases/tag/2.0.256',
    checked: '2026-11-20',
  },
  carbonPlugins: { value: 'carbon/plugins', source: oxidePorting, checked: '2026-11-20' },
  carbonConfig: { value: 'carbon/configs', source: oxidePorting, checked: '2026-11-20' },
  carbonExtensions: { value: 'carbon/extensions', source: oxidePorting, checked: '2026-11-20' },
  carbonSettingsFile: {
    value: 'carbon/config.json',
    source: 'https://carbonmod.gg/owners/auto-updates',
    checked: '2026-11-20',
  },
  carbonPrefix: { value: 'c.', source: oxidePorting, checked: '2026-11-20' },
  carbonUnloadedLine: { value: 'Unloaded plugin', source: carbonSource, checked: '2026-11-20' },
  carbonFailedLine: { value: 'Failed compiling', source: carbonSource, checked: '2026-11-20' },
  imgurUk: {
    value: '30 September 2025',
    source:
      'https://www.ibtimes.co.uk/what-imgurs-uk-block-really-means-sudden-blackout-memes-gifs-online-culture-1745931',
    checked: '2026-11-20',
  },
} satisfies Record<string, Fact>;
