/**
 * Labeled logs, third set: as the second, after that had been mended. Then: 24 of 24 problems, no
 * false alarm on 8 logs.
 */
// cspell:disable
import type { Clean, Labeled } from './first';

const leaf = `[06:00:01] [Server thread/INFO]: This server is running Leaf version 1.21.4-480-ver/1.21.4@7d5c1f1 (2025-05-01T12:00:00Z) (Implementing API version 1.21.4-R0.1-SNAPSHOT)
`;
const purpur = `[06:00:01] [Server thread/INFO]: Starting minecraft server version 1.19.4
[06:00:01] [Server thread/INFO]: This server is running Purpur version git-Purpur-1985 (MC: 1.19.4) (Implementing API version 1.19.4-R0.1-SNAPSHOT) (Git: 1e32b5e)
`;
const neo2 = `[20:01:10] [main/INFO] [net.neoforged.fml.startup.Server/]: Starting NeoForge server
[20:01:10] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--fml.neoForgeVersion, 20.4.237, --fml.fmlVersion, 2.0.17, --fml.mcVersion, 1.20.4, --fml.neoFormVersion, 20231210.154023]
`;
export const problems: readonly Labeled[] = [
  [
    'leaf missing',
    leaf +
      `[06:00:03] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Slimefun v4.9.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [dough]. Please download and install these plugins to run 'Slimefun'.
`,
    [['plugin-missing-dependency', 'dough']],
  ],
  [
    'several at once',
    purpur +
      `[06:00:03] [Server thread/ERROR]: Could not load 'plugins/Alpha.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Alpha'.
[06:00:03] [Server thread/ERROR]: Ambiguous plugin name 'Beta' for files 'plugins/Beta-1.jar' and 'plugins/Beta-2.jar' in 'plugins'
[06:00:05] [Server thread/ERROR]: Error occurred while enabling Gamma v1.0-SNAPSHOT (Is it up to date?)
java.lang.NullPointerException
[06:10:05] [Server thread/ERROR]: Could not pass event BlockBreakEvent to Delta v7
java.lang.NullPointerException
`,
    [
      ['plugin-missing-dependency', 'Alpha'],
      ['plugin-duplicate', 'Beta'],
      ['plugin-enable-failed', 'Gamma'],
      ['plugin-runtime-error', 'Delta'],
    ],
  ],
  [
    'task in newer paper',
    leaf +
      `[06:30:03] [Server thread/WARN]: [Regions] Task #9921 for Regions v2.1.0-b3 generated an exception
java.util.ConcurrentModificationException: null
`,
    [['plugin-runtime-error', 'Regions']],
  ],
  [
    'authme new',
    leaf +
      `[06:00:05] [Server thread/ERROR]: [AuthMe] Could not initialize database
[06:00:05] [Server thread/WARN]: [AuthMe] THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!
`,
    [['authme-stops-server', 'AuthMe']],
  ],
  [
    'nether bind',
    purpur +
      `[06:00:02] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[06:00:02] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address: bind
`,
    [['port-in-use', 'port']],
  ],
  [
    'fabric between',
    `[10:00:00] [main/INFO]: Loading Minecraft 1.21.5 with Fabric Loader 0.16.12
[10:00:01] [main/ERROR]: Incompatible mods found!
	 - Mod 'Iris' (iris) 1.8.8+mc1.21.4 requires version 1.21.4 of 'Minecraft' (minecraft), but only the wrong version is present: 1.21.5!
	 - Mod 'Iris' (iris) 1.8.8+mc1.21.4 requires any 0.6.x version of mod 'Sodium' (sodium), which is missing!
`,
    [
      ['fabric-wrong-game-version', 'Iris'],
      ['fabric-missing-mod', 'Sodium'],
    ],
  ],
  [
    'fabric old text',
    `[10:00:00] [main/INFO]: [FabricLoader] Loading for game Minecraft 1.16.5
[10:00:01] [main/ERROR]: Incompatible mod set found!
net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: lamps requires {fabric @ [>=0.30.0]}
`,
    [['fabric-missing-mod', 'lamps']],
  ],
  [
    'entrypoint crash report',
    `---- Minecraft Crash Report ----
// Why did you do that?

Time: 2025-07-01 20:14:10
Description: Mod loading error has occurred

java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'cardinal-example' at 'org.example.Card'!
	at net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:409)
`,
    [['mod-entrypoint-failed', 'cardinal-example']],
  ],
  [
    'mixin crash report',
    `---- Minecraft Crash Report ----
Description: Initializing game

java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1937 failed
	at net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.getPostMixinClassByteArray(KnotClassDelegate.java:427)
Caused by: org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
Caused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [weather.mixins.json:LevelMixin from mod weather2] from phase [DEFAULT] in config [weather.mixins.json] FAILED during APPLY
`,
    [['mixin-failed', 'weather2']],
  ],
  [
    'neo requires exact',
    neo2 +
      `[20:01:20] [main/ERROR] [net.neoforged.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
	Mod ID: 'minecraft', Requested by: 'bettervillages', Expected range: '[1.20.2,1.20.3)', Actual version: '1.20.4'
`,
    [['forge-missing-mod|forge-wrong-game-version', 'bettervillages']],
  ],
  [
    'neo language',
    neo2 +
      `[20:01:20] [main/ERROR] [net.neoforged.fml.loading.LanguageLoadingProvider/]: Mod File create-1.20.1-0.5.1.f.jar needs language provider javafml:47 or above to load
`,
    [['forge-language-provider', 'create-1.20.1']],
  ],
  [
    'forge 1.12 wants',
    `[12:00:00] [Server thread/INFO] [FML]: Forge Mod Loader version 14.23.5.2847 for Minecraft 1.12.2 loading
[12:00:05] [Server thread/FATAL] [FML]: The mod quark does not wish to run in Minecraft version Minecraft 1.12.2. You will have to remove it to play.
`,
    [['forge-wrong-game-version', 'quark']],
  ],
  [
    'forge 1.12 duplicate',
    `[12:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2847 for Minecraft 1.12.2 loading
[12:00:04] [main/ERROR] [FML]: Found a duplicate mod mantle at [./mods/Mantle-1.12-1.3.3.49.jar, ./mods/Mantle-1.12-1.3.3.55.jar]
`,
    [['forge-duplicate-mod', 'mantle']],
  ],
  [
    'modules reads',
    `[main] ERROR
Exception in thread "main" java.lang.module.ResolutionException: Module citadel contains package com.github.alexthe666.citadel, module cit exports package com.github.alexthe666.citadel to citadel
`,
    [['forge-module-conflict', 'citadel']],
  ],
  [
    'velocity simple console',
    `[14:03:22 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-a6e3d4f5-b415)...
[14:03:23 ERROR]: Can't load plugin vpacketevents due to missing dependency packetevents
`,
    [['proxy-plugin-missing-dependency', 'vpacketevents']],
  ],
  [
    'game newer java',
    `Starting net.minecraft.server.Main
Error: LinkageError occurred while loading main class net.minecraft.bundler.Main
	java.lang.UnsupportedClassVersionError: net/minecraft/bundler/Main has been compiled by a more recent version of the Java Runtime (class file version 69.0), this version of the Java Runtime only recognizes class file versions up to 65.0
`,
    [['java-too-old', 'Java 25']],
  ],
  [
    'downgrade in crash report',
    `---- Minecraft Crash Report ----
Description: Exception ticking world

java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 4325 > 3953
	at net.minecraft.world.level.chunk.storage.SerializableChunkData.parse(SerializableChunkData.java:120)
`,
    [['world-newer-than-server', 'newer']],
  ],
  [
    'ticking entity log',
    purpur +
      `[06:40:03] [Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.ReportedException: Ticking entity
	at net.minecraft.server.MinecraftServer.tickChildren(MinecraftServer.java:1521) ~[purpur-1.19.4.jar:?]
`,
    [['ticking-entity', 'entity']],
  ],
  [
    'data pack wrong',
    `[12:00:00] [Worker-Main-2/ERROR]: Registry loading errors:
java.lang.IllegalStateException: Failed to parse incendium:worldgen/biome/ash_barrens.json from pack file/Incendium_1.20.4_v5.3.5.zip
`,
    [['datapack-broken', 'Incendium']],
  ],
  [
    'watchdog spigot',
    purpur +
      `[06:50:03] [Spigot Watchdog Thread/ERROR]: The server has not responded for 10 seconds! Creating thread dump
`,
    [['/optimization|server-hung', '']],
  ],
];
export const clean: readonly Clean[] = [
  [
    'leaf day',
    leaf +
      `[06:00:20] [Server thread/INFO]: Done (19.120s)! For help, type "help"
[06:10:20] [Async Chat Thread - #1/INFO]: Alex » Mod 'Sodium' (sodium) requires any version of fabric-api, which is missing!
[06:11:20] [Server thread/INFO]: [DiscordSRV] Chat: Alex > Could not pass event X to Y v1
[06:12:20] [Server thread/WARN]: Fetched invalid session lock? ignoring
[06:13:20] [Server thread/INFO]: Alex has made the advancement [Disk Full Of Music]
`,
  ],
  [
    'spigot reload',
    purpur +
      `[06:00:20] [Server thread/INFO]: Alex: Please note that this command is not supported and may cause issues when using some plugins.
[06:00:21] [Server thread/INFO]: [Dynmap] Disabled
[06:00:22] [Server thread/WARN]: [Vulcan] Could not check for updates
[06:00:23] [Server thread/INFO]: Error? No. All plugins enabled.
`,
  ],
  [
    'neo day',
    neo2 +
      `[20:01:20] [main/WARN] [net.neoforged.fml.loading.moddiscovery.ModFileInfo/LOADING]: Mod file /home/container/libraries/x.jar has no entrypoint
[20:01:40] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (9.233s)! For help, type "help"
[20:02:40] [Server thread/WARN] [net.minecraft.server.level.ServerEntity/]: Fetching packet for removed entity ItemEntity['Stone'/12]
`,
  ],
  [
    'vanilla 26',
    `[12:00:00] [Server thread/INFO]: Starting minecraft server version 26.1
[12:00:01] [Server thread/INFO]: Preparing level "world"
[12:00:09] [Server thread/INFO]: Done (8.5s)! For help, type "help"
[12:10:09] [Server thread/INFO]: Alex lost connection: Timed out
[12:10:10] [Server thread/INFO]: Alex left the game
`,
  ],
  [
    'velocity noise',
    `[14:03:22 INFO]: Booting up Velocity 3.3.0-SNAPSHOT (git-a6e3d4f5-b415)...
[14:10:22 WARN]: [server connection] Alex -> survival has disconnected
[14:10:23 INFO]: [connected player] Alex (/203.0.113.7:5) : disconnected from survival: Flying is not enabled on this server
[14:10:24 ERROR]: [connected player] Alex (/203.0.113.7:5): exception encountered in com.velocitypowered.proxy.connection.client.ClientPlaySessionHandler@1 io.netty.handler.timeout.ReadTimeoutException: null
`,
  ],
  [
    'crash report of nothing known',
    `---- Minecraft Crash Report ----
Description: Exception in server tick loop

java.util.ConcurrentModificationException
	at java.base/java.util.ArrayList$Itr.checkForComodification(ArrayList.java:1095)
	at example.lamps.LampTicker.tick(LampTicker.java:44)
`,
  ],
  [
    'fabric start',
    `[10:00:00] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.15.11
[10:00:03] [main/WARN]: Mod continuity uses the version 3.0.0-beta.5+1.20.1 which isn't compatible with Loader's extended semantic version format (Could not parse version number component 'x'!), SemVer is recommended for reliably evaluating dependencies and prioritizing newer version
[10:00:04] [main/WARN]: Force-disabling mixin 'features.render.world.ClientLevelMixin' as rule 'mixin.features.render.world' (added by mods [example]) disables it and children
[10:00:14] [Server thread/INFO]: Done (4.2s)! For help, type "help"
`,
  ],
  [
    'bedrock day 2',
    `[2026-02-11 20:14:10:114 INFO] Starting Server
[2026-02-11 20:14:10:114 INFO] Version: 1.26.10.4
[2026-02-11 20:15:10:114 WARN] Allowlist entry without xuid
[2026-02-11 20:16:12:114 INFO] Player disconnected: Anna, xuid: 2535400000000000
`,
  ],
];
