/**
 * Game versions, server builds and Vanilla/Paper defaults. Feeds the compatibility box of the
 * update page, /jars, /datapacks, /resourcepack, /motd, /icon, /optimization, /velocity and every
 * `[[minecraft.…]]` in a text.
 */
import type { Fact, IsoDate } from './fact';

/** Mirror of Mojang's version files: release times and Java majors. */
const mojangMeta = 'https://github.com/PrismLauncher/meta-launcher/tree/master/net.minecraft';

/** Paper's reference of `server.properties`, with Vanilla defaults where they differ. */
const serverProperties = 'https://docs.papermc.io/paper/reference/server-properties/';

/** Single values about the game and its servers that guides quote. */
export const minecraft = {
  newest: {
    value: '26.3',
    source: 'https://github.com/PrismarineJS/minecraft-data/issues/1299',
    checked: '2026-11-20',
    unverified: 'Stored sources end in October 2026; a 26.3.1 or 26.4 may be out by now.',
  },
  newestReleased: {
    value: '15 September 2026',
    source: 'https://github.com/PrismarineJS/minecraft-data/issues/1299',
    checked: '2026-11-20',
  },
  nextInTesting: {
    value: '26.4',
    source: 'https://github.com/Pendonym/Always-Updated/releases/tag/v4-26.4',
    checked: '2026-11-20',
    unverified: 'Snapshot 2 was out in October 2026; no release date was found.',
  },
  released26_1: {
    value: '24 March 2026',
    source: mojangMeta,
    checked: '2026-11-20',
  },
  released26_1_2: {
    value: '9 April 2026',
    source: mojangMeta,
    checked: '2026-11-20',
  },
  released26_2: {
    value: '16 June 2026',
    source: mojangMeta,
    checked: '2026-11-20',
  },
  lastOf1: {
    value: '1.21.11',
    source: mojangMeta,
    checked: '2026-11-20',
  },
  lastOf1Released: {
    value: '9 December 2025',
    source: mojangMeta,
    checked: '2026-11-20',
  },
  paperStable: {
    value: '26.2',
    source: 'https://github.com/PaperMC/Paper/blob/main/gradle.properties',
    checked: '2026-11-20',
    unverified: 'Paper 26.3 was still in beta on 10 October 2026 and may have become stable since.',
  },
  paperStableBuild: {
    value: 126,
    source: 'https://fill.papermc.io/v3/projects/paper/versions/26.2/builds',
    checked: '2026-11-20',
    unverified: 'Build 126 was the newest seen on 20 September 2026; later builds may exist.',
  },
  paperTesting: {
    value: '26.3',
    source: 'https://github.com/Dudiebug/terminatorplus/releases/tag/v6.3.0-mc26.3',
    checked: '2026-11-20',
  },
  paperTestingBuild: {
    value: 143,
    source: 'https://github.com/starchlorddotcom/LagDoctor/releases/tag/v0.3.0',
    checked: '2026-11-20',
    unverified: 'Build 143 was current on 3 October 2026; later builds exist.',
  },
  paperTestingChannel: {
    value: 'beta',
    source: 'https://github.com/Dudiebug/terminatorplus/releases/tag/v6.3.0-mc26.3',
    checked: '2026-11-20',
    unverified: 'Last seen on 10 October 2026.',
  },
  paper26_1Stable: {
    value: '26.1.2',
    source: 'https://github.com/PaperMC/Paper/tree/ver/26.1.2',
    checked: '2026-11-20',
  },
  foliaNewest: {
    value: '26.2',
    source: 'https://github.com/BeestoXd/UltimateDonutSMP/pull/520',
    checked: '2026-11-20',
    unverified: 'On 21 September 2026 there was no Folia build for 26.3.',
  },
  velocity: {
    value: '4.2.0',
    source: 'https://github.com/Elytrium/LimboAPI/issues/278',
    checked: '2026-11-20',
    unverified:
      'Seen as the current version on 15 September 2026, in a thread of another project; a later number was not read.',
  },
  velocityOldestGame: {
    value: '1.7.2',
    source: 'https://docs.papermc.io/velocity/server-compatibility/',
    checked: '2026-11-20',
  },
  /** Range Geyser accepts from Bedrock players. */
  bedrock: {
    value: '26.0 to 26.40',
    source: 'https://github.com/GeyserMC/GeyserWebsite/blob/master/src/data/versions.json',
    checked: '2026-11-20',
    unverified: 'Read in the state of 20 August 2026.',
  },
  /** Oldest Velocity that Geyser 2.11.1 and newer accept. */
  geyserOldestVelocity: {
    value: '4.0.0',
    source: 'https://github.com/leemwood/GeyserPlus/releases',
    checked: '2026-11-20',
    unverified: 'Stated by an extension of Geyser, not by Geyser itself.',
  },
  /** Java Edition version Geyser speaks. */
  geyserJava: {
    value: '26.2',
    source: 'https://github.com/GeyserMC/GeyserWebsite/blob/master/src/data/versions.json',
    checked: '2026-11-20',
    unverified: 'Read in the state of 20 August 2026; support for 26.3 was not found.',
  },
  /** Oldest server version Geyser runs on as a plugin. */
  geyserOldestServer: {
    value: '1.20.5',
    source: 'https://geysermc.org/wiki/geyser/supported-versions/',
    checked: '2026-11-20',
  },
  fabricLoader: {
    value: '0.19.5',
    source: 'https://github.com/CodeW4VE/MankeList/releases/tag/v1.0.1',
    checked: '2026-11-20',
    unverified: 'Named as a minimum on 4 October 2026; a newer loader may exist.',
  },
  /** Seconds Paper waits before it converts the world folders. */
  migrationAlertSeconds: {
    value: 30,
    source:
      'https://github.com/PaperMC/Paper/blob/main/paper-server/src/main/java/io/papermc/paper/world/migration/WorldFolderMigration.java',
    checked: '2026-11-20',
  },
  serverPort: { value: 25565, source: `${serverProperties}#server_port`, checked: '2026-11-20' },
  queryPort: { value: 25565, source: `${serverProperties}#query_port`, checked: '2026-11-20' },
  rconPort: { value: 25575, source: `${serverProperties}#rcon_port`, checked: '2026-11-20' },
  bedrockPort: {
    value: 19132,
    source:
      'https://github.com/GeyserMC/Geyser/blob/master/core/src/main/java/org/geysermc/geyser/configuration/GeyserConfig.java',
    checked: '2026-11-20',
  },
  /** Same in Vanilla and Paper. */
  viewDistance: { value: 10, source: `${serverProperties}#view_distance`, checked: '2026-11-20' },
  viewDistanceMin: { value: 3, source: `${serverProperties}#view_distance`, checked: '2026-11-20' },
  viewDistanceMax: {
    value: 32,
    source: `${serverProperties}#view_distance`,
    checked: '2026-11-20',
  },
  /** Same in Vanilla and Paper. */
  simulationDistance: {
    value: 10,
    source: `${serverProperties}#simulation_distance`,
    checked: '2026-11-20',
  },
  simulationDistanceMin: {
    value: 3,
    source: `${serverProperties}#simulation_distance`,
    checked: '2026-11-20',
  },
  maxPlayers: { value: 20, source: `${serverProperties}#max_players`, checked: '2026-11-20' },
  spawnProtection: {
    value: 16,
    source: `${serverProperties}#spawn_protection`,
    checked: '2026-11-20',
  },
  networkCompressionThreshold: {
    value: 256,
    source: `${serverProperties}#network_compression_threshold`,
    checked: '2026-11-20',
  },
  maxTickTimeMs: {
    value: 60000,
    source: `${serverProperties}#max_tick_time`,
    checked: '2026-11-20',
  },
  maxWorldSize: {
    value: 29999984,
    source: `${serverProperties}#max_world_size`,
    checked: '2026-11-20',
  },
  pauseWhenEmptyVanilla: {
    value: 60,
    source: `${serverProperties}#pause_when_empty_seconds`,
    checked: '2026-11-20',
  },
  pauseWhenEmptyPaper: {
    value: -1,
    source: `${serverProperties}#pause_when_empty_seconds`,
    checked: '2026-11-20',
  },
  opPermissionLevel: {
    value: 4,
    source: `${serverProperties}#op_permission_level`,
    checked: '2026-11-20',
  },
  entityBroadcastRangePercentage: {
    value: 100,
    source: `${serverProperties}#entity_broadcast_range_percentage`,
    checked: '2026-11-20',
  },
  /** Edge of `server-icon.png` in pixels. */
  iconSize: {
    value: 64,
    source:
      'https://github.com/PaperMC/Paper/blob/main/paper-server/src/main/java/org/bukkit/craftbukkit/CraftServer.java',
    checked: '2026-11-20',
  },
  /** What the console says about an icon of another width. */
  iconError: {
    value: 'Must be 64 pixels wide',
    source:
      'https://github.com/PaperMC/Paper/blob/main/paper-server/src/main/java/org/bukkit/craftbukkit/CraftServer.java',
    checked: '2026-11-20',
    unverified:
      'The wording was read in copies of the game’s server code up to 1.21; the 26.x code was not read.',
  },
  /** Room of one line of the server list text, in pixels of the game's font. */
  motdLineWidth: {
    value: 267,
    source: 'https://minecraft.wiki/w/Server.properties#motd',
    checked: '2026-11-20',
    unverified:
      'No page states it. Read from the client: a row of 305 pixels, less 32 of the icon and 2; since 1.21.9 also less 4 of padding, so 271 before.',
  },
  motdLines: {
    value: 2,
    source: 'https://alacraft.day/en/motd',
    checked: '2026-11-20',
  },
  motdCharacters: {
    value: '45 to 59',
    source: 'https://alacraft.day/en/motd',
    checked: '2026-11-20',
    unverified:
      'Generators name limits from 45 to 59; the game cuts by width, so it depends on the letters.',
  },
  resourcePackMaxMb: {
    value: 250,
    source: 'https://minecraft.wiki/w/Server.properties#resource-pack',
    checked: '2026-11-20',
    unverified:
      'Read as 262,144,000 bytes in copies of the game’s client code from 1.18 to 1.20.4; the 26.x code was not read.',
  },
  sha1Length: {
    value: 40,
    source: `${serverProperties}#resource_pack_sha1`,
    checked: '2026-11-20',
  },
  /** From this version on Paper no longer takes over what Spigot adds. */
  paperHardForkSince: {
    value: '1.21.4',
    source: 'https://forums.papermc.io/threads/the-future-of-paper-hard-fork.1451/',
    checked: '2026-11-20',
  },
  /** First version that reads and writes `server.properties` as UTF-8. */
  propertiesUtf8Since: {
    value: '1.20',
    source: 'https://github.com/misode/technical-changes/blob/main/1.20/1.20-pre1.md',
    checked: '2026-11-20',
  },
  /** Last version whose game says "Incomplete set of tags received from the server." */
  incompleteTagsUntil: {
    value: '1.18.1',
    source: 'https://github.com/NikitaCartes-archive/MinecraftDeobfuscated-Mojang',
    checked: '2026-11-22',
  },
  /** First version with `resource-pack-id`. */
  resourcePackIdSince: {
    value: '1.20.3',
    source: 'https://github.com/misode/technical-changes/blob/main/1.20.3/1.20.3-pre1.md',
    checked: '2026-11-20',
  },
  /** Day on which Paper learned to regenerate a deleted Nether or End after the conversion. */
  paperDimensionResetFixed: {
    value: '26 July 2026',
    source: 'https://github.com/PaperMC/Paper/pull/13874',
    checked: '2026-11-20',
    unverified:
      'The date is that of the change; the build number that first contains it was not read.',
  },
  /** Java versions that Chunker converts between, Bedrock worlds included. */
  chunkerJava: {
    value: '1.8.8 to 26.2',
    source: 'https://github.com/HiveGamesOSS/Chunker#readme',
    checked: '2026-11-20',
    unverified: 'Read in the state of 4 June 2026; later versions may have been added.',
  },
  /** Since this version data pack folders are named in the singular. */
  dataPackSingularSince: {
    value: '1.21',
    source: 'https://github.com/misode/technical-changes/blob/main/1.21/24w21a.md',
    checked: '2026-11-20',
  },
  /** Since this version `pack.mcmeta` knows `min_format` and `max_format`. */
  packMinFormatSince: {
    value: '1.21.9',
    source: 'https://github.com/IronCrest-sudo/upgrader',
    checked: '2026-11-20',
  },
  /** First version that ships without obfuscation, so mods for older ones must be rebuilt. */
  unobfuscatedSince: {
    value: '26.1',
    source: 'https://www.minecraft.net/en-us/article/removing-obfuscation-in-java-edition',
    checked: '2026-11-20',
  },
  /** First version with the new world folders. */
  gameRulesSince: {
    value: '1.21.9',
    source: 'https://github.com/misode/technical-changes/blob/main/1.21.9/25w35a.md',
    checked: '2026-11-22',
  },
  gameRuleNamesSince: {
    value: '1.21.11',
    source: 'https://github.com/misode/technical-changes/blob/main/1.21.11/25w44a.md',
    checked: '2026-11-22',
  },
  newWorldFoldersSince: {
    value: '26.1',
    source: 'https://github.com/misode/technical-changes/blob/main/26.1/26.1-snapshot-6.md',
    checked: '2026-11-20',
  },
  /** First client whose F3+3 draws the ping and bandwidth charts. */
  pingChartSince: {
    value: '1.20.2',
    source: 'https://minecraft.wiki/w/Debug_screen',
    checked: '2026-11-20',
    unverified: 'Read in a copy of the page from December 2024.',
  },
  sparkBundledSince: {
    value: '1.21',
    source: 'https://docs.papermc.io/paper/profiling/',
    checked: '2026-11-20',
  },
  timingsOffSince: {
    value: '1.21',
    source: 'https://docs.papermc.io/paper/profiling/#timings',
    checked: '2026-11-20',
  },
  log4jFixedSince: {
    value: '1.18.1',
    source: 'https://help.minecraft.net/hc/en-us/articles/4416199399693',
    checked: '2026-11-20',
  },
  tickMs: {
    value: 50,
    source: 'https://spark.lucko.me/docs/guides/The-tick-loop',
    checked: '2026-11-20',
  },
  fullTps: {
    value: 20,
    source: 'https://spark.lucko.me/docs/guides/TPS-and-MSPT',
    checked: '2026-11-20',
  },
  /** Paper's own advice for the smallest heap, in GB. */
  paperAdvisedGb: {
    value: '6 to 10',
    source: 'https://docs.papermc.io/paper/aikars-flags/#recommended-memory',
    checked: '2026-11-20',
  },
  /** Memory of a container that the heap must leave free, in MB. */
  heapHeadroomMb: {
    value: '1000 to 1500',
    source: 'https://docs.papermc.io/paper/aikars-flags/',
    checked: '2026-11-20',
  },
  /** Oldest game version that Velocity modern forwarding works with. */
  /** Game versions for which ViaRewind is needed on top of ViaBackwards. */
  viaRewindClients: {
    value: '1.7 and 1.8',
    source: 'https://github.com/ViaVersion/ViaRewind/blob/master/README.md',
    checked: '2026-11-20',
  },
  /** Clients below this one see no blocks under y=0 and above y=255 through ViaBackwards. */
  viaTallWorldSince: {
    value: '1.17',
    source: 'https://github.com/ViaVersion/ViaBackwards/blob/master/README.md',
    checked: '2026-11-20',
  },
  /** Clients below this one cannot use the smithing table through ViaBackwards. */
  viaSmithingSince: {
    value: '1.19.4',
    source: 'https://github.com/ViaVersion/ViaBackwards/blob/master/README.md',
    checked: '2026-11-20',
  },
  /** Velocity versions that ViaVersion's build file names. */
  viaVelocity: {
    value: '3.4 to 3.5',
    source: 'https://github.com/ViaVersion/ViaVersion/blob/master/gradle.properties',
    checked: '2026-11-20',
    unverified:
      'The build file of August 2026 names Velocity 3.4 to 3.5; a statement about Velocity 4 was not found.',
  },
  modernForwardingSince: {
    value: '1.13',
    source: 'https://docs.papermc.io/velocity/player-information-forwarding/',
    checked: '2026-11-20',
  },
  /** Oldest Paper that knows modern forwarding. */
  modernForwardingPaper: {
    value: '1.13.2',
    source: 'https://docs.papermc.io/velocity/server-compatibility/#paper',
    checked: '2026-11-20',
  },
  /** Last Paper that keeps the Velocity keys in `paper.yml`. */
  paperYmlUntil: {
    value: '1.18.2',
    source:
      'https://docs.papermc.io/velocity/player-information-forwarding/#configuring-modern-forwarding-for-paper',
    checked: '2026-11-20',
  },
  /** Forge servers newer than this work with Velocity without an extra proxy plugin. */
  velocityForgeSince: {
    value: '1.20.2',
    source: 'https://docs.papermc.io/velocity/server-compatibility/#minecraft-forge-113-and-above',
    checked: '2026-11-20',
  },
  /** Forge versions that need the proxy plugin Ambassador. */
  ambassadorRange: {
    value: '1.13 to 1.20.1',
    source: 'https://docs.papermc.io/velocity/server-compatibility/#minecraft-forge-113-and-above',
    checked: '2026-11-20',
  },
  velocityLoginRateLimitMs: {
    value: 3000,
    source:
      'https://github.com/PaperMC/Velocity/blob/dev/3.0.0/proxy/src/main/resources/default-velocity.toml',
    checked: '2026-11-20',
    unverified: 'Read in the 3.x default file; the 4.x default was not seen.',
  },
  /** Default of `connection-throttle` in bukkit.yml. */
  connectionThrottleMs: {
    value: 4000,
    source: 'https://docs.papermc.io/paper/reference/bukkit-configuration/',
    checked: '2026-11-20',
  },
  maxJoinsPerTick: {
    value: 5,
    source: 'https://docs.papermc.io/paper/reference/global-configuration/',
    checked: '2026-11-20',
  },
  waterfallEnded: {
    value: '26 March 2024',
    source: 'https://forums.papermc.io/threads/1088/',
    checked: '2026-11-20',
  },
  /** Last change seen in the code of the ended project. */
  waterfallLastChange: {
    value: '1 April 2026',
    source: 'https://github.com/PaperMC/Waterfall/commits/master',
    checked: '2026-11-20',
    unverified: 'The repository copy ends there; later changes may exist.',
  },
  /** Day on which the code behind Timings left Paper. */
  timingsRemoved: {
    value: '27 October 2024',
    source: 'https://github.com/PaperMC/Paper/commit/eb6f3449126cf4f73dda48e68be22d835bc25a93',
    checked: '2026-11-20',
  },
  /** First Paper without working Timings. */
  timingsGoneSince: {
    value: '1.21.3',
    source: 'https://github.com/PaperMC/Paper/commit/eb6f3449126cf4f73dda48e68be22d835bc25a93',
    checked: '2026-11-20',
  },
  /** Last Paper with Timings on by default. */
  timingsLastDefault: {
    value: '1.20.6',
    source: 'https://docs.papermc.io/paper/profiling/#timings',
    checked: '2026-11-20',
  },
  log4jOldRange: {
    value: '1.7 to 1.11.2',
    source: 'https://help.minecraft.net/hc/en-us/articles/4416199399693',
    checked: '2026-11-20',
  },
  log4jMiddleRange: {
    value: '1.12 to 1.16.5',
    source: 'https://help.minecraft.net/hc/en-us/articles/4416199399693',
    checked: '2026-11-20',
  },
  log4jNewRange: {
    value: '1.17 to 1.18',
    source: 'https://help.minecraft.net/hc/en-us/articles/4416199399693',
    checked: '2026-11-20',
  },
  log4jExposedRange: {
    value: '1.7 to 1.18',
    source: 'https://help.minecraft.net/hc/en-us/articles/4416199399693',
    checked: '2026-11-20',
  },
  /** First Geyser build with the fixes of July 2025. */
  geyserSafeBuild: {
    value: 897,
    source:
      'https://github.com/GeyserMC/GeyserWebsite/blob/master/blog/2025-11-30-early-packet-handling-attack.md',
    checked: '2026-11-20',
  },
} satisfies Record<string, Fact>;

/** Which Paper builds exist for a game version. */
export type PaperState = 'stable' | 'beta' | 'alpha' | 'none';

/** A release of the game as the version tables show it. */
export interface Release {
  readonly version: string;
  readonly released: IsoDate;
  /** Best Paper channel for this version. */
  readonly state: PaperState;
  /** Java release Mojang's version file asks for. */
  readonly java: number;
  /** Java release Paper recommends. */
  readonly paperJava: number;
  /** Whether worlds use the folders of 26.1. */
  readonly newWorldFolders: boolean;
  readonly source: string;
  readonly checked: IsoDate;
  readonly unverified?: string;
}

/** Releases that servers still run, oldest first. */
export const releases: readonly Release[] = [
  {
    version: '1.7.10',
    released: '2014-05-14',
    state: 'stable',
    java: 8,
    paperJava: 8,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.8.9',
    released: '2015-12-03',
    state: 'none',
    java: 8,
    paperJava: 8,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
    unverified: 'Players of 1.8.9 join the Paper build made for 1.8.8.',
  },
  {
    version: '1.12.2',
    released: '2017-09-18',
    state: 'stable',
    java: 8,
    paperJava: 11,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.16.5',
    released: '2021-01-14',
    state: 'stable',
    java: 8,
    paperJava: 16,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.17.1',
    released: '2021-07-06',
    state: 'stable',
    java: 16,
    paperJava: 17,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.18.2',
    released: '2022-02-28',
    state: 'stable',
    java: 17,
    paperJava: 17,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.19.2',
    released: '2022-08-05',
    state: 'stable',
    java: 17,
    paperJava: 17,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.19.4',
    released: '2023-03-14',
    state: 'stable',
    java: 17,
    paperJava: 17,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.20.1',
    released: '2023-06-12',
    state: 'stable',
    java: 17,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.20.4',
    released: '2023-12-07',
    state: 'stable',
    java: 17,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.20.6',
    released: '2024-04-29',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.1',
    released: '2024-08-08',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.3',
    released: '2024-10-23',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.4',
    released: '2024-12-03',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.5',
    released: '2025-03-25',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.8',
    released: '2025-07-17',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.10',
    released: '2025-10-07',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '1.21.11',
    released: '2025-12-09',
    state: 'stable',
    java: 21,
    paperJava: 21,
    newWorldFolders: false,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '26.1',
    released: '2026-03-24',
    state: 'none',
    java: 25,
    paperJava: 25,
    newWorldFolders: true,
    source: mojangMeta,
    checked: '2026-11-20',
    unverified: 'Paper published builds for 26.1.1 and 26.1.2, none for 26.1 itself.',
  },
  {
    version: '26.1.2',
    released: '2026-04-09',
    state: 'stable',
    java: 25,
    paperJava: 25,
    newWorldFolders: true,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '26.2',
    released: '2026-06-16',
    state: 'stable',
    java: 25,
    paperJava: 25,
    newWorldFolders: true,
    source: mojangMeta,
    checked: '2026-11-20',
  },
  {
    version: '26.3',
    released: '2026-09-15',
    state: 'beta',
    java: 25,
    paperJava: 25,
    newWorldFolders: true,
    source: 'https://github.com/PrismarineJS/minecraft-data/issues/1299',
    checked: '2026-11-20',
    unverified: 'The Paper channel was last seen on 10 October 2026.',
  },
];

/** `pack_format` numbers of a span of releases. */
export interface PackFormat {
  readonly from: string;
  readonly to: string;
  /** Data pack format; a fraction is the minor number. */
  readonly data: string;
  /** Resource pack format. */
  readonly resource: string;
  readonly source: string;
  readonly checked: IsoDate;
  readonly unverified?: string;
}

/** Machine-kept list of pack formats that was read. */
const packVersions =
  'https://github.com/meza/Stonecraft/blob/main/src/main/resources/pack_versions.json';

/** Pack formats of releases, oldest first. Up to 1.21.8 one number, then `min_format`/`max_format`. */
export const packFormats: readonly PackFormat[] = [
  {
    from: '1.16.2',
    to: '1.16.5',
    data: '6',
    resource: '6',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.17',
    to: '1.17.1',
    data: '7',
    resource: '7',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.18',
    to: '1.18.1',
    data: '8',
    resource: '8',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.18.2',
    to: '1.18.2',
    data: '9',
    resource: '8',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.19',
    to: '1.19.2',
    data: '10',
    resource: '9',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.19.3',
    to: '1.19.3',
    data: '10',
    resource: '12',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.19.4',
    to: '1.19.4',
    data: '12',
    resource: '13',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.20',
    to: '1.20.1',
    data: '15',
    resource: '15',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.20.2',
    to: '1.20.2',
    data: '18',
    resource: '18',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.20.3',
    to: '1.20.4',
    data: '26',
    resource: '22',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.20.5',
    to: '1.20.6',
    data: '41',
    resource: '32',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21',
    to: '1.21.1',
    data: '48',
    resource: '34',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.2',
    to: '1.21.3',
    data: '57',
    resource: '42',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.4',
    to: '1.21.4',
    data: '61',
    resource: '46',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.5',
    to: '1.21.5',
    data: '71',
    resource: '55',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.6',
    to: '1.21.6',
    data: '80',
    resource: '63',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.7',
    to: '1.21.8',
    data: '81',
    resource: '64',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.9',
    to: '1.21.10',
    data: '88.0',
    resource: '69.0',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '1.21.11',
    to: '1.21.11',
    data: '94.1',
    resource: '75.0',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '26.1',
    to: '26.1.2',
    data: '101.1',
    resource: '84.0',
    source: packVersions,
    checked: '2026-11-20',
  },
  {
    from: '26.2',
    to: '26.2',
    data: '107.1',
    resource: '88.0',
    source: packVersions,
    checked: '2026-11-20',
  },
];

/** Why `packFormats` ends before the newest release. */
export const packFormatsGap = {
  value: 'The formats of 26.3 are left out.',
  source: 'https://github.com/runtoolkit/suite/wiki/packs-macroEngine-Resourcepack-v26.2',
  checked: '2026-11-20',
  unverified:
    'A pack made for 26.3 pre-release 3 carries resource format 97; the numbers of the release were not found, `/version` prints them.',
} satisfies Fact;

/** A span of `packFormats` as guides quote it. */
export interface PackRow {
  readonly span: string;
  readonly data: string;
  readonly resource: string;
}

/** Rows of `packFormats` by first version, e.g. `[[minecraft.pack.v26_2.data]]`. */
export const packRows: Readonly<Record<string, PackRow>> = Object.fromEntries(
  packFormats.map(({ from, to, data, resource }) => [
    `v${from.replaceAll('.', '_')}`,
    { span: from === to ? from : `${from} to ${to}`, data, resource },
  ]),
);
