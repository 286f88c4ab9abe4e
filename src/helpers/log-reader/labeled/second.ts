/**
 * Labeled logs, second set: written when the rules had been mended for the first and before they
 * were run on these. Then: 30 of 35 problems, 2 false alarms in one of 12 logs (chat of plugins).
 */
// cspell:disable
/* eslint-disable max-lines -- one table */
import type { Clean, Labeled } from './first';

const spigot = (
  v: string,
) => `[18:02:11] [Server thread/INFO]: Starting minecraft server version ${v}
[18:02:11] [Server thread/INFO]: This server is running CraftBukkit version 4226-Spigot-146439e-2889b3a (MC: ${v}) (Implementing API version ${v}-R0.1-SNAPSHOT)
`;
const paperC = (v: string) => `[08:11:01 INFO]: Starting minecraft server version ${v}
[08:11:01 INFO]: This server is running Paper version ${v}-77-ver/${v}@a1b2c3d (2025-07-01T12:00:00Z) (Implementing API version ${v}-R0.1-SNAPSHOT)
`;
const fabric = (
  v: string,
  l = '0.16.14',
) => `[21:40:02] [main/INFO]: Loading Minecraft ${v} with Fabric Loader ${l}
[21:40:03] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
`;
const forge = `[19:20:11] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, fmlserver, --fml.forgeVersion, 36.2.42, --fml.mcVersion, 1.16.5, --fml.forgeGroup, net.minecraftforge, --fml.mcpVersion, 20210115.111550, nogui]
[19:20:11] [main/INFO] [cp.mo.mo.Launcher/MODLAUNCHER]: ModLauncher 8.1.3+8.1.3+main-8.1.x.c94d18ec starting: java version 1.8.0_392 by Temurin
`;
const neo = `[12:45:10] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.neoForgeVersion, 21.1.200, --fml.fmlVersion, 4.0.41, --fml.mcVersion, 1.21.1, --fml.neoFormVersion, 20240808.144430, nogui]
`;
const velocity = `[14:03:22] [main/INFO] [com.velocitypowered.proxy.VelocityServer]: Booting up Velocity 3.4.0-SNAPSHOT (git-c1b5c1d7-b530)...
`;
export const problems: readonly Labeled[] = [
  [
    'paper 26 java',
    `Downloading mojang_26.1.jar
Applying patches
Starting org.bukkit.craftbukkit.Main
Minecraft 26.1 and newer requires running the server with Java 25 or above. Download Java 25 (or above) from https://adoptium.net/
`,
    [['java-below-game', 'Java']],
  ],
  [
    'api three parts',
    spigot('1.20.1') +
      `[18:02:13] [Server thread/ERROR]: Could not load 'plugins/QuickShop-Hikari-6.2.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Unsupported API version 1.21.3
	at org.bukkit.craftbukkit.v1_20_R1.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:331)
`,
    [['plugin-unsupported-api', '1.21.3']],
  ],
  [
    'api too low',
    paperC('1.21.4') +
      `[08:11:03 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'OldStuff.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Plugin API version 1.12 is lower than the minimum allowed version. Please update or replace it.
`,
    [['plugin-api-too-low', 'OldStuff']],
  ],
  [
    'windows path',
    spigot('1.19.4') +
      `[18:02:13] [Server thread/ERROR]: Could not load 'plugins\\WorldGuard-7.0.9.jar' in folder 'plugins'\r
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [WorldEdit]. Please download and install these plugins to run 'WorldGuard'.\r
	at org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:273)\r
`,
    [['plugin-missing-dependency', 'WorldEdit']],
  ],
  [
    'console event',
    paperC('1.21.7') +
      `[09:11:03 ERROR]: Could not pass event PlayerQuitEvent to AFKRewards v3.0-beta
java.lang.IllegalStateException: zip file closed
`,
    [['plugin-runtime-error', 'AFKRewards']],
  ],
  [
    'ansi',
    paperC('1.20.6') +
      `\u001b[31;1m[08:11:05 ERROR]: Error occurred while enabling Duels v3.5.2 (Is it up to date?)\u001b[m
\u001b[31;1mjava.lang.NoClassDefFoundError: org/bukkit/craftbukkit/v1_20_R3/CraftWorld\u001b[m
`,
    [['plugin-enable-failed', 'Duels']],
  ],
  [
    'plugin disabled command',
    spigot('1.18.2') +
      `[18:40:13] [Server thread/ERROR]: null
org.bukkit.command.CommandException: Cannot execute command 'warp' in plugin Essentials v2.19.7 - plugin is disabled.
	at org.bukkit.command.PluginCommand.execute(PluginCommand.java:37)
`,
    [['plugin-command-error', 'Essentials']],
  ],
  [
    'initializing',
    paperC('1.21.4') +
      `[08:11:03 ERROR]: [ModernPluginLoadingStrategy] Error initializing plugin 'KillStreak.jar' in folder 'plugins' (Is it up to date?)
java.lang.ExceptionInInitializerError: null
`,
    [['plugin-load-failed', 'KillStreak']],
  ],
  [
    'library download',
    paperC('1.20.1') +
      `[08:11:03 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'BigLib.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.ExceptionInInitializerError
	at org.bukkit.plugin.java.PluginClassLoader.<init>(PluginClassLoader.java:145)
`,
    [['plugin-load-failed', 'BigLib']],
  ],
  [
    'fabric java',
    fabric('1.20.4') +
      `More details:
	 - Mod 'Ledger' (ledger) 1.3.0 requires version 21 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 17!
`,
    [['fabric-wrong-java|java-too-old|java-below-game', 'Java 21']],
  ],
  [
    'fabric loader old',
    fabric('1.20.1', '0.14.9') +
      `More details:
	 - Mod 'Ixeris' (ixeris) 3.0.0 requires version 0.15.0 or later of 'Fabric Loader' (fabricloader), but only the wrong version is present: 0.14.9!
`,
    [['fabric-wrong-mod-version', 'Fabric Loader']],
  ],
  [
    'fabric breaks specific',
    fabric('1.20.1') +
      `More details:
	 - Mod 'Indium' (indium) 1.0.30 is incompatible with version 0.5.0 or later of mod 'Sodium' (sodium), yet a conflicting version is present: 0.5.11!
`,
    [['fabric-incompatible-mods', 'Indium']],
  ],
  [
    'quilt newer wording',
    `---- Quilt Loader: Failed to load ----
Date/Time: 2026/02/11 20:14:10.1927
Quilt Loader Version: 0.30.1

-- Error 1 --

HandyHud requires at least version 0.19.5 or any newer version of fabricloader, but only a different version is present: 0.19.3.
- <mods>/handyhud.jar
`,
    [['fabric-wrong-mod-version', 'fabricloader']],
  ],
  [
    'forge 1.16 colored',
    forge +
      `[19:20:20] [main/FATAL] [minecraft/Main]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
	Mod §ecreate§r requires §6flywheel§r §o[1.16-0.2,1.16-0.3)§r
§7Currently, §6flywheel§r§7 is §o§nnot installed
]
`,
    [['forge-missing-mod', 'flywheel']],
  ],
  [
    'neo incompatible',
    neo +
      `[12:45:30] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
	- Mod embeddium is incompatible with sodium any
	  Currently, sodium is 0.6.9+mc1.21.1
`,
    [['forge-incompatible-mods', 'embeddium']],
  ],
  [
    'neo fabric mod',
    neo +
      `[12:45:30] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
	- File /home/container/mods/lithium-fabric-0.14.3.jar is a Fabric mod and cannot be loaded
`,
    [['mod-for-other-loader', 'lithium-fabric']],
  ],
  [
    'neo failed bullet',
    neo +
      `[12:45:30] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
	- Iris Extras (irisextras) has failed to load correctly
§7java.lang.NoClassDefFoundError: net/minecraft/client/gui/Gui
`,
    [['forge-mod-failed', 'Iris Extras']],
  ],
  [
    'forge event bullet',
    neo +
      `[12:45:30] [main/ERROR] [net.neoforged.fml.ModLoader/LOADING]: Loading errors encountered:
	- Tinkers Tools (ttools) encountered an error while dispatching the net.neoforged.fml.event.lifecycle.FMLCommonSetupEvent event
§7java.lang.NullPointerException
`,
    [['forge-mod-error', 'Tinkers Tools']],
  ],
  [
    'velocity invalid config',
    velocity +
      `[14:03:22] [main/ERROR] [com.velocitypowered.proxy.VelocityServer]: Your configuration is invalid. Velocity will not start up until the errors are resolved.
`,
    [['/velocity', '']],
  ],
  [
    'velocity twice',
    velocity +
      `[14:03:23] [main/ERROR] [com.velocitypowered.proxy.plugin.VelocityPluginManager]: Refusing to load plugin at path plugins/LuckPerms-Velocity-5.5.0.jar since we already loaded a plugin with this ID luckperms from path plugins/LuckPerms-Velocity-5.4.150.jar
`,
    [['/installing-proxy-plugins', '']],
  ],
  [
    'velocity no file',
    velocity +
      `[14:03:23] [main/ERROR] [com.velocitypowered.proxy.plugin.VelocityPluginManager]: Unable to load plugin plugins/sources.jar
com.velocitypowered.api.plugin.InvalidPluginException: Did not find a valid velocity-plugin.json.
`,
    [['proxy-plugin-load-failed', 'sources']],
  ],
  [
    'metaspace',
    paperC('1.20.4') +
      `[09:11:03 ERROR]: Encountered an unexpected exception
java.lang.OutOfMemoryError: Metaspace
`,
    [['out-of-memory', 'memory']],
  ],
  [
    'gc overhead',
    forge +
      `Exception in thread "Server thread" java.lang.OutOfMemoryError: GC overhead limit exceeded
`,
    [['out-of-memory', 'memory']],
  ],
  [
    'insufficient memory',
    `OpenJDK 64-Bit Server VM warning: INFO: os::commit_memory(0x0000000600000000, 8589934592, 0) failed; error='Not enough space' (errno=12)
#
# There is insufficient memory for the Java Runtime Environment to continue.
# Native memory allocation (mmap) failed to map 8589934592 bytes for committing reserved memory.
`,
    [['/extras/swap', '']],
  ],
  [
    'vm option',
    `Unrecognized VM option 'UseConcMarkSweepGC'
Error: Could not create the Java Virtual Machine.
Error: A fatal exception has occurred. Program will exit.
`,
    [['/java-version', '']],
  ],
  [
    'jarfile',
    `Error: Unable to access jarfile server.jar
`,
    [['/jars', '']],
  ],
  [
    'killed 137',
    `[09:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.1
container@pterodactyl~ Server marked as offline...
[Daemon]: ---------- Detected server process in a crashed state! ----------
[Daemon]: Exit code: 137
[Daemon]: Out of memory: true
`,
    [['/extras/swap', '']],
  ],
  [
    'eula',
    `[08:00:00] [main/INFO]: Environment: Environment[accountsHost=https://api.mojang.com, sessionHost=https://sessionserver.mojang.com, name=PROD]
[08:00:01] [main/WARN]: Failed to load eula.txt
[08:00:01] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.
`,
    [['eula', 'EULA']],
  ],
  [
    'migrate',
    paperC('26.1') +
      `[08:11:03 ERROR]: Failed to migrate world storage for world_nether
java.nio.file.FileAlreadyExistsException: world/dimensions/minecraft/the_nether
`,
    [['/converting-worlds', '']],
  ],
  [
    'yaml tab',
    paperC('1.20.4') +
      `[08:11:03 ERROR]: Cannot load plugins/Essentials/config.yml
org.bukkit.configuration.InvalidConfigurationException: while scanning for the next token
found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)
 in 'reader', line 14, column 1:
`,
    [['/optimization|yaml-broken', '']],
  ],
  [
    'mixin apply',
    `[21:40:02] [main/INFO]: Loading Minecraft 1.20.1 with Fabric Loader 0.16.14
[21:40:22] [Server thread/ERROR]: Mixin apply for mod krypton failed krypton.mixins.json:shared.network.ConnectionMixin from mod krypton -> net.minecraft.class_2535: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException @Inject annotation on x could not find any targets
org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure
`,
    [['mixin-failed', 'krypton']],
  ],
  [
    'mod newer java',
    `[12:45:10] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.11
Exception in thread "main" java.lang.RuntimeException: java.lang.UnsupportedClassVersionError: com/example/mod/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0
`,
    [['java-too-old', 'Java 21']],
  ],
  [
    'crash stacked',
    `---- Minecraft Crash Report ----
// Don't be sad. I'll do better next time, I promise!

Time: 12/4/23, 7:01 PM
Description: Ticking tile entity

java.lang.NullPointerException: Ticking tile entity
	at example.machine.TileFurnace.update(TileFurnace.java:20)
`,
    [['ticking-block-entity', 'block']],
  ],
  [
    'session failed',
    `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.12.2
[12:00:03] [Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.world.MinecraftException: The save is being accessed from another location, aborting
`,
    [['world-locked', 'use']],
  ],
  [
    'quota',
    paperC('1.21.4') +
      `[09:11:03 ERROR]: Failed to save player data for Alex
java.io.IOException: Disk quota exceeded
`,
    [['disk-full', 'disk']],
  ],
];
export const clean: readonly Clean[] = [
  [
    'paper 26 day',
    paperC('26.1') +
      `[08:11:05 INFO]: [spark] Starting background profiler...
[08:11:06 INFO]: Preparing level "world"
[08:11:20 INFO]: Done (18.120s)! For help, type "help"
[08:20:00 WARN]: [CoreProtect] WARNING - Error when looking up the user cache entry
[08:20:01 INFO]: UUID of player Alex is 069a79f4-44e9-4726-a5be-fca90e38aaf5
[08:20:02 INFO]: Alex joined the game
[08:20:03 INFO]: Disconnecting Steve (/203.0.113.4:51023): You are not whitelisted on this server!
[08:20:04 WARN]: Alex (vehicle of Alex) moved too quickly! 11.2,0.0,4.4
[08:20:05 INFO]: Steve lost connection: You are banned from this server
`,
  ],
  [
    'folia day',
    paperC('1.21.4').replace(/Paper/g, 'Folia') +
      `[08:11:05 INFO]: [FoliaWatchdogThread] started
[08:21:05 WARN]: [Region Scheduler Thread #2] Can't keep up! Is the server overloaded?
`,
  ],
  [
    'fabric warns',
    `[21:40:02] [main/INFO]: Loading Minecraft 1.21.4 with Fabric Loader 0.16.14
[21:40:03] [main/WARN]: Mod resolution encountered an incompatible mod set, trying overrides
[21:40:03] [main/INFO]: Loading 12 mods:
	- fabric-api 0.119.2+1.21.4
	- requires-all 1.0 of minecraft
[21:40:05] [main/WARN]: Warnings were found!
 - Mod 'Roughly Enough Items' (roughlyenoughitems) 18.0.800 recommends any version of mod 'Cloth Config' (cloth-config2), which is missing!
	 - You should install any version of cloth-config2 for the optimal experience.
[21:40:15] [Server thread/INFO]: Done (5.104s)! For help, type "help"
`,
  ],
  [
    'forge deps debug',
    forge +
      `[19:20:12] [main/DEBUG] [ne.mi.fm.lo.ModSorter/LOADING]: Found 34 mod requirements (30 mandatory, 4 optional)
[19:20:12] [main/DEBUG] [ne.mi.fm.lo.ModSorter/LOADING]: Found 0 mod requirements missing (0 mandatory, 0 optional)
[19:20:14] [main/INFO] [mixin/]: Compatibility level set to JAVA_8
[19:20:24] [Server thread/INFO] [minecraft/DedicatedServer]: Done (9.4s)! For help, type "help"
[19:21:24] [Server thread/WARN] [ne.mi.fm.ne.NetworkHooks/]: Rejected connection: mismatched mod list
`,
  ],
  [
    'velocity quiet',
    velocity +
      `[14:03:24] [main/WARN] [com.velocitypowered.proxy.VelocityServer]: Player info forwarding is disabled! All players will appear to be connecting from the proxy and will have offline-mode UUIDs.
[14:05:24] [Netty epoll Worker #3/ERROR] [com.velocitypowered.proxy.connection.client.ConnectedPlayer]: [connected player] Alex (/203.0.113.9:4711): kicked from server lobby: Server closed
[14:05:25] [Netty epoll Worker #3/INFO] [com.velocitypowered.proxy.connection.client.ConnectedPlayer]: [connected player] Alex (/203.0.113.9:4711) has disconnected: Server closed
`,
  ],
  [
    'waterfall',
    `[12:00:01] [main/INFO]: Enabled Waterfall version git:Waterfall-Bootstrap:1.21-R0.1-SNAPSHOT:0b6fbc1:579
[12:00:02] [main/INFO]: Listening on /0.0.0.0:25577
[12:05:02] [Netty Worker IO Thread #3/INFO]: [/203.0.113.9:4711|Alex] <-> InitialHandler has connected
[12:05:04] [Netty Worker IO Thread #3/INFO]: [Alex] disconnected with: Kicked
`,
  ],
  [
    'arclight',
    `[12:00:00 INFO] [Arclight]: Server built for 1.20.1
[12:00:10 INFO] [minecraft/DedicatedServer]: Done (31.2s)! For help, type "help"
[12:01:10 WARN] [minecraft/ServerGamePacketListenerImpl]: Alex moved wrongly!
`,
  ],
  [
    'chat formats',
    paperC('1.21.7') +
      `[11:00:00 INFO]: Alex: how do I fix "FAILED TO BIND TO PORT"?
[11:00:01 INFO]: [Discord] Steve » java.lang.OutOfMemoryError: Java heap space lol
[11:00:02 INFO]: Alex issued server command: /tell Steve Error occurred while enabling Foo v1 (Is it up to date?)
[11:00:03 INFO]: [Alex: Gave 1 [Diamond] to Alex]
`,
  ],
  [
    'pocketmine',
    `2025-02-11 [20:14:10.114] [Server thread/INFO]: Loading server configuration
2025-02-11 [20:14:10.214] [Server thread/INFO]: This server is running PocketMine-MP version 5.23.3
2025-02-11 [20:14:10.314] [Server thread/INFO]: Done (1.2s)! For help, type "help" or "?"
`,
  ],
  [
    'unknown plugin error',
    spigot('1.20.1') +
      `[18:30:13] [Server thread/ERROR]: [MyShop] Failed to parse item 'DIAMOND_SWORDD', skipping
[18:30:14] [Server thread/WARN]: [MyShop] config version 3 is older than 4, migrating
[18:30:15] [Server thread/INFO]: [MyShop] requires level 10 or above to use
`,
  ],
  [
    'rust',
    `Loading Prefab Bundle
Server startup complete
SteamServer Connected
`,
  ],
  [
    'crash of client unknown',
    `---- Minecraft Crash Report ----
Time: 2025-02-11 20:14:10
Description: Rendering overlay

java.lang.IllegalStateException: Rendersystem called from wrong thread
	at com.mojang.blaze3d.systems.RenderSystem.constructThreadException(RenderSystem.java:1)
`,
  ],
];
