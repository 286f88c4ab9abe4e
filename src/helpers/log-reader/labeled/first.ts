/**
 * Labeled logs, first set: made here in the form the software prints, from what is public about it,
 * before the rules were run on them. Then: 70 of 77 problems found, no false alarm on 19 logs.
 */
// Names of plugins and mods, whole stack traces: nothing to spell.
// cspell:disable
/* eslint-disable max-lines -- one table */

/** A log, and what must be found: any of these rules or routes, with this word in the title. */
export type Labeled = readonly [
  name: string,
  log: string,
  expected: readonly (readonly [ids: string, word: string])[],
];

/** A log in which nothing is wrong that a rule knows. */
export type Clean = readonly [name: string, log: string];

const paper = (
  v: string,
) => `[10:15:31] [ServerMain/INFO]: [bootstrap] Running Java 21 (OpenJDK 64-Bit Server VM 21.0.6+7-LTS; Eclipse Adoptium Temurin-21.0.6+7) on Linux 6.1.0-29-amd64 (amd64)
[10:15:31] [ServerMain/INFO]: [bootstrap] Loading Paper ${v}-120-main@1d9d7c0 (2025-02-01T12:00:00Z) for Minecraft ${v}
[10:15:36] [Server thread/INFO]: Starting minecraft server version ${v}
[10:15:36] [Server thread/INFO]: This server is running Paper version ${v}-120-main@1d9d7c0 (2025-02-01T12:00:00Z) (Implementing API version ${v}-R0.1-SNAPSHOT)
`;
const spigot = (
  v: string,
  git = '3fb9445',
) => `[18:02:11] [Server thread/INFO]: Starting minecraft server version ${v}
[18:02:11] [Server thread/INFO]: Loading properties
[18:02:11] [Server thread/INFO]: This server is running CraftBukkit version git-Spigot-${git}-6ad1a1c (MC: ${v}) (Implementing API version ${v}-R0.1-SNAPSHOT)
`;
const fabric = (
  v: string,
  l = '0.16.10',
) => `[21:40:02] [main/INFO]: Loading Minecraft ${v} with Fabric Loader ${l}
`;
const forge = (
  v: string,
  f: string,
) => `[02Mar2025 19:20:11.532] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.forgeVersion, ${f}, --fml.mcVersion, ${v}, --fml.forgeGroup, net.minecraftforge, --fml.mcpVersion, 20230612.114412, nogui]
[02Mar2025 19:20:11.541] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 10.0.9+10.0.9+main.dcd20f30 starting: java version 17.0.14 by Eclipse Adoptium; OS Linux arch amd64 version 6.1.0-29-amd64
`;
const neo = (
  v: string,
  f: string,
) => `[12:45:10] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher running: args [--launchTarget, forgeserver, --fml.neoForgeVersion, ${f}, --fml.fmlVersion, 4.0.39, --fml.mcVersion, ${v}, --fml.neoFormVersion, 20240808.144430, nogui]
[12:45:10] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: ModLauncher 11.0.4+main.d2e20e43 starting: java version 21.0.6 by Eclipse Adoptium; OS Linux arch amd64 version 6.1.0-29-amd64
`;
const velocity = `[14:03:22 INFO]: Booting up Velocity 3.4.0-SNAPSHOT (git-7cd0f1a1-b480)...
[14:03:22 INFO]: Loading localizations...
[14:03:22 INFO]: Connections will use epoll channels, libdeflate (Linux x86_64) compression, OpenSSL 3.x.x (Linux x86_64) ciphers
[14:03:23 INFO]: Loading plugins...
`;
const crash = (d: string, rest: string) => `---- Minecraft Crash Report ----
// Surprise! Haha. Well, this is awkward.

Time: 2025-02-11 20:14:10
Description: ${d}

${rest}

A detailed walkthrough of the error, its code path and all known details is as follows:
---------------------------------------------------------------------------------------

-- System Details --
Details:
	Minecraft Version: 1.20.1
	Minecraft Version ID: 1.20.1
	Operating System: Linux (amd64) version 6.1.0-29-amd64
	Java Version: 17.0.14, Eclipse Adoptium
`;
export const problems: readonly Labeled[] = [
  [
    'paper two missing',
    paper('1.20.4') +
      `[10:15:39] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Jobs5.2.2.3.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [CMILib, Vault]. Please download and install these plugins to run 'Jobs'.
	at io.papermc.paper.plugin.entrypoint.strategy.modern.ModernPluginLoadingStrategy.loadProviders(ModernPluginLoadingStrategy.java:82) ~[paper-1.20.4.jar:git-Paper-499]
	at io.papermc.paper.plugin.storage.SimpleProviderStorage.enter(SimpleProviderStorage.java:39) ~[paper-1.20.4.jar:git-Paper-499]
`,
    [['plugin-missing-dependency', 'CMILib']],
  ],
  [
    'spigot 1.8 missing',
    spigot('1.8.8') +
      `[18:02:13] [Server thread/ERROR]: Could not load 'plugins/EssentialsChat.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Essentials
	at org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:219) [spigot.jar:git-Spigot-db6de12-18fbb24]
	at org.bukkit.craftbukkit.v1_8_R3.CraftServer.loadPlugins(CraftServer.java:297) [spigot.jar:git-Spigot-db6de12-18fbb24]
`,
    [['plugin-missing-dependency', 'Essentials']],
  ],
  [
    'spigot 1.16 missing',
    spigot('1.16.5') +
      `[18:02:13] [Server thread/ERROR]: Could not load 'plugins/LibsDisguises-10.0.27.jar' in folder 'plugins'
org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [ProtocolLib]. Please download and install these plugins to run 'LibsDisguises'.
	at org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:272) ~[spigot.jar:git-Spigot-12f1b4d-c6b55e4]
`,
    [['plugin-missing-dependency', 'ProtocolLib']],
  ],
  [
    'not a plugin',
    paper('1.21.4') +
      `[10:15:33] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: plugins/sodium-fabric-0.6.5+mc1.21.4.jar does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!
java.lang.RuntimeException: plugins/sodium-fabric-0.6.5+mc1.21.4.jar does not contain a paper-plugin.yml or plugin.yml! Could not determine plugin type, cannot load a plugin from it!
	at io.papermc.paper.plugin.provider.source.FileProviderSource.registerProviders(FileProviderSource.java:97) ~[paper-1.21.4.jar:1.21.4-120-1d9d7c0]
`,
    [['plugin-load-failed|/installing-plugins|/jars', '']],
  ],
  [
    'invalid plugin.yml',
    spigot('1.19.4') +
      `[18:02:13] [Server thread/ERROR]: Could not load 'plugins/Broken.jar' in folder 'plugins'
org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
	at org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:183) ~[spigot-api-1.19.4-R0.1-SNAPSHOT.jar:?]
Caused by: java.util.zip.ZipException: zip END header not found
`,
    [['plugin-load-failed', 'Broken']],
  ],
  [
    'no main class',
    paper('1.20.1') +
      `[10:15:39] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'HomeSystem.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Cannot find main class \`de.beispiel.home.Main'
	at org.bukkit.plugin.java.PluginClassLoader.<init>(PluginClassLoader.java:116) ~[paper-mojangapi-1.20.1-R0.1-SNAPSHOT.jar:?]
`,
    [['plugin-load-failed', 'HomeSystem']],
  ],
  [
    'ambiguous old quotes',
    spigot('1.12.2') +
      "[18:02:13] [Server thread/ERROR]: Ambiguous plugin name `ViaVersion' for files `plugins/ViaVersion-3.0.1.jar' and `plugins/ViaVersion-4.9.2.jar' in `plugins'\n",
    [['plugin-duplicate', 'ViaVersion']],
  ],
  [
    'ambiguous new',
    paper('1.21.4') +
      `[10:15:33] [ServerMain/ERROR]: Ambiguous plugin name 'PlaceholderAPI' for files 'plugins/PlaceholderAPI-2.11.5.jar' and 'plugins/PlaceholderAPI-2.11.6.jar' in 'plugins'
`,
    [['plugin-duplicate', 'PlaceholderAPI']],
  ],
  [
    'api version',
    paper('1.20.4') +
      `[10:15:39] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'CoolPlugin-3.0.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: Unsupported API version 1.21
	at org.bukkit.craftbukkit.v1_20_R3.util.CraftMagicNumbers.checkSupported(CraftMagicNumbers.java:395) ~[paper-1.20.4.jar:git-Paper-499]
`,
    [['plugin-unsupported-api', '1.21']],
  ],
  [
    'enabling',
    paper('1.20.4') +
      `[10:15:41] [Server thread/ERROR]: Error occurred while enabling Citizens v2.0.33-SNAPSHOT (build 3268) (Is it up to date?)
java.lang.NoSuchMethodError: 'void net.minecraft.world.entity.Entity.setPos(double)'
	at net.citizensnpcs.Citizens.onEnable(Citizens.java:331) ~[Citizens.jar:?]
`,
    [['plugin-enable-failed', 'Citizens']],
  ],
  [
    'disabling',
    spigot('1.16.5') +
      `[18:20:13] [Server thread/ERROR]: Error occurred while disabling dynmap v3.1-beta7-377 (Is it up to date?)
java.lang.NullPointerException: null
	at org.dynmap.bukkit.DynmapPlugin.onDisable(DynmapPlugin.java:1021) ~[?:?]
`,
    [['plugin-disable-failed', 'dynmap']],
  ],
  [
    'event with dash',
    paper('1.21.1') +
      `[11:02:41] [Server thread/ERROR]: Could not pass event InventoryClickEvent to Chest-Shop_Plus v4.1-b12
java.lang.IndexOutOfBoundsException: Index 54 out of bounds for length 54
	at java.base/jdk.internal.util.Preconditions.outOfBounds(Preconditions.java:100) ~[?:?]
`,
    [['plugin-runtime-error', 'Chest-Shop_Plus']],
  ],
  [
    'async event',
    paper('1.21.1') +
      `[11:02:41] [Async Chat Thread - #3/ERROR]: Could not pass event AsyncChatEvent to ChatSuite v2.4
java.lang.NullPointerException: Cannot invoke "java.util.Map.get(Object)" because "this.formats" is null
`,
    [['plugin-runtime-error', 'ChatSuite']],
  ],
  [
    'task craft scheduler',
    spigot('1.18.2') +
      `[18:30:13] [Craft Scheduler Thread - 14 - AuctionHouse/WARN]: [AuctionHouse] Plugin AuctionHouse v2.8.1 generated an exception while executing task 331
java.lang.IllegalStateException: Asynchronous Entity add!
`,
    [['plugin-runtime-error', 'AuctionHouse']],
  ],
  [
    'task sync',
    spigot('1.12.2') +
      `[18:30:13] [Server thread/WARN]: [Lottery] Task #4711 for Lottery v1.4.9 generated an exception
java.lang.ArithmeticException: / by zero
`,
    [['plugin-runtime-error', 'Lottery']],
  ],
  [
    'command',
    paper('1.20.1') +
      `[11:02:41] [Server thread/ERROR]: null
org.bukkit.command.CommandException: Unhandled exception executing command 'kit' in plugin EssentialsX v2.20.1
	at org.bukkit.command.PluginCommand.execute(PluginCommand.java:47) ~[paper-api-1.20.1-R0.1-SNAPSHOT.jar:?]
Caused by: java.lang.NullPointerException
`,
    [['plugin-command-error', 'EssentialsX']],
  ],
  [
    'folia',
    paper('1.21.4').replace(/Paper/g, 'Folia') +
      `[10:15:33] [ServerMain/ERROR]: [DirectoryProviderSource] Error loading plugin: Could not load plugin 'ClearLag.jar' as it is not marked as supporting Folia!
java.lang.RuntimeException: Could not load plugin 'ClearLag.jar' as it is not marked as supporting Folia!
`,
    [['plugin-not-for-folia', '']],
  ],
  [
    'multiverse',
    paper('1.20.4') +
      `[10:15:44] [Server thread/WARN]: [Multiverse-Core] The world 'skyblock_old' could NOT be loaded because it contains errors and is probably corrupt! 
`,
    [['multiverse-world-corrupt', 'skyblock_old']],
  ],
  [
    'duplicate world',
    spigot('1.19.4') +
      `[18:02:23] [Server thread/ERROR]: World lobby_copy is a duplicate of another world and has been prevented from loading. Please delete the uid.dat file from lobby_copy's world directory if you want to be able to load the duplicate world.
`,
    [['world-duplicate', 'lobby_copy']],
  ],
  [
    'chunk 1.21',
    `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.21.1
[12:05:00] [Worker-Main-3/ERROR]: Couldn't load chunk [-31, 12]
java.util.concurrent.CompletionException: net.minecraft.nbt.ReportedNbtException: Loading NBT data
	at java.base/java.util.concurrent.CompletableFuture.encodeThrowable(CompletableFuture.java:315)
`,
    [['chunk-load-failed', 'chunk']],
  ],
  [
    'chunk exception tick',
    spigot('1.12.2') +
      `[19:00:01] [Server thread/ERROR]: Encountered an unexpected exception
java.lang.RuntimeException: java.lang.ArrayIndexOutOfBoundsException: 4096
	at net.minecraft.server.v1_12_R1.ChunkRegionLoader.loadEntities(ChunkRegionLoader.java:410) ~[spigot-1.12.2.jar:git-Spigot-79a30d7-f4830a1]
`,
    [['chunk-load-failed', 'chunk']],
  ],
  [
    'downgrade',
    paper('1.20.4') +
      `[10:16:44] [Paper Common Worker #0/ERROR]: Failed to load chunk data for chunk
java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 4189 > 3700
`,
    [['world-newer-than-server', 'newer']],
  ],
  [
    'heap crash report',
    crash(
      'Exception in server tick loop',
      `java.lang.OutOfMemoryError: Java heap space
	at java.base/java.util.Arrays.copyOf(Arrays.java:3537)`,
    ),
    [['out-of-memory', 'memory']],
  ],
  [
    'oom native',
    forge('1.20.1', '47.3.0') +
      `[02Mar2025 19:26:11.541] [Server thread/ERROR] [net.minecraft.server.MinecraftServer/]: Encountered an unexpected exception
java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached
`,
    [['out-of-memory', 'memory']],
  ],
  [
    'bind',
    `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.6
[12:00:01] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[12:00:01] [Server thread/WARN]: The exception was: io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use
[12:00:01] [Server thread/WARN]: Perhaps a server is already running on that port?
`,
    [['port-in-use', 'port']],
  ],
  [
    'lock',
    `[12:00:00] [main/ERROR]: Failed to start the minecraft server
net.minecraft.util.DirectoryLock$LockException: /home/container/./survival/session.lock: already locked (possibly by other Minecraft instance?)
	at net.minecraft.util.DirectoryLock$LockException.alreadyLocked(DirectoryLock.java:83)
`,
    [['world-locked', 'use']],
  ],
  [
    'datapack',
    `[12:00:00] [main/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, name=PROD]
[12:00:03] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Failed to load registries due to above errors
Caused by: java.lang.IllegalStateException: Failed to parse nullscape:worldgen/biome/void_barrens.json from pack file/Nullscape_1.21_v1.2.8.zip
`,
    [['datapack-broken', 'Nullscape']],
  ],
  [
    'datapack of a mod',
    neo('1.21.1', '21.1.117') +
      `[12:45:40] [main/ERROR] [net.minecraft.resources.RegistryDataLoader/]: Registry loading errors:
> Errors in registry minecraft:worldgen/placed_feature:
>> Errors in element biomesoplenty:lush:
java.lang.IllegalStateException: Failed to parse biomesoplenty:worldgen/placed_feature/lush.json from pack mod/biomesoplenty
`,
    [['datapack-broken|mod-data-broken', 'biomesoplenty']],
  ],
  [
    'overworld',
    `[12:00:03] [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Overworld settings missing
`,
    [['overworld-settings-missing', 'overworld']],
  ],
  [
    'malformed',
    `[12:00:03] [main/ERROR]: Failed to load properties from file: server.properties
java.lang.IllegalArgumentException: Malformed \\uxxxx encoding.
	at java.base/java.util.Properties.loadConvert(Properties.java:675)
`,
    [['malformed-properties', 'MOTD']],
  ],
  [
    'conduct',
    `[12:00:03] [main/ERROR]: Failed to start the minecraft server
java.lang.IllegalArgumentException: Code of Conduct folder does not exist: codeofconduct
`,
    [['code-of-conduct-folder', 'conduct']],
  ],
  [
    'auth key',
    `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:05] [Yggdrasil Key Fetcher/ERROR]: Failed to request yggdrasil public key
com.mojang.authlib.exceptions.AuthenticationUnavailableException: Cannot contact authentication server
	at com.mojang.authlib.yggdrasil.YggdrasilAuthenticationService.makeRequest(YggdrasilAuthenticationService.java:119)
Caused by: java.net.UnknownHostException: api.minecraftservices.com
`,
    [['auth-servers-unreachable', 'login']],
  ],
  [
    'class version',
    `Exception in thread "main" java.lang.UnsupportedClassVersionError: net/minecraft/server/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0
	at java.base/java.lang.ClassLoader.defineClass1(Native Method)
`,
    [['java-too-old', 'Java 21']],
  ],
  [
    'paperclip',
    `Starting org.bukkit.craftbukkit.Main
*** Warning, you've not updated in a while! ***
Minecraft 1.20.6 requires running the server with Java 21 or above. Download Java 21 (or above) from https://adoptium.net/
`,
    [['java-below-game', 'Java']],
  ],
  [
    'unsupported java',
    `Unsupported Java detected (65.0). Only up to Java 17 is supported.
`,
    [['java-below-game', 'Java']],
  ],
  [
    'plugin newer java',
    spigot('1.16.5') +
      `[18:02:13] [Server thread/ERROR]: Could not load 'plugins/GSit-1.4.10.jar' in folder 'plugins'
org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: dev/geco/gsit/GSitMain has been compiled by a more recent version of the Java Runtime (class file version 60.0), this version of the Java Runtime only recognizes class file versions up to 52.0
	at org.bukkit.plugin.java.JavaPluginLoader.loadPlugin(JavaPluginLoader.java:149) ~[spigot.jar:git-Spigot-12f1b4d-c6b55e4]
`,
    [['plugin-wrong-java', 'GSit']],
  ],
  [
    'fabric api missing',
    fabric('1.21.1') +
      `[21:40:03] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
A potential solution has been determined, this may resolve your problem:
	 - Install fabric-api, any version.
More details:
	 - Mod 'Lithium' (lithium) 0.13.0+mc1.21.1 requires any version of fabric-api, which is missing!
	at net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:51) ~[fabric-loader-0.16.10.jar:?]
`,
    [['fabric-missing-mod', 'Lithium']],
  ],
  [
    'fabric wrong game',
    fabric('1.20.1', '0.14.21') +
      `[21:40:03] [main/ERROR]: Incompatible mods found!
net.fabricmc.loader.impl.FormattedException: net.fabricmc.loader.impl.discovery.ModResolutionException: Some of your mods are incompatible with the game or each other!
	 - Replace mod 'Sodium' (sodium) 0.5.8+mc1.20.4 with any version that is compatible with:
		 - minecraft 1.20.1
More details:
	 - Mod 'Sodium' (sodium) 0.5.8+mc1.20.4 requires any version between 1.20.3 (inclusive) and 1.20.4 (inclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.20.1!
`,
    [['fabric-wrong-game-version', 'Sodium']],
  ],
  [
    'fabric wrong dep version',
    fabric('1.20.1') +
      `[21:40:03] [main/ERROR]: Incompatible mods found!
	 - Mod 'Create Fabric' (create) 0.5.1-f requires version 0.92.0 or later of mod 'Fabric API' (fabric-api), but only the wrong version is present: 0.83.0+1.20.1!
`,
    [['fabric-wrong-mod-version', 'Create Fabric']],
  ],
  [
    'fabric incompatible',
    fabric('1.19.2') +
      `[21:40:03] [main/ERROR]: Incompatible mods found!
	 - Mod 'OptiFabric' (optifabric) 1.13.16 is incompatible with any version of mod 'Sodium' (sodium), yet a conflicting version is present: 0.4.4+build.18!
`,
    [['fabric-incompatible-mods', 'Sodium']],
  ],
  [
    'fabric disabled',
    fabric('1.20.4') +
      `[21:40:03] [main/ERROR]: Incompatible mods found!
	 - Mod 'Extra Shaders' (extrashaders) 2.1.0 requires any version of mod 'Iris' (iris), which is disabled for this environment (client/server only)!
`,
    [['fabric-missing-mod', 'Iris']],
  ],
  [
    'fabric duplicates old',
    `[12:00:00] [main/INFO]: [FabricLoader] Loading for game Minecraft 1.16.4
[12:00:01] [main/FATAL]: A critical error occurred
net.fabricmc.loader.discovery.ModResolutionException: Duplicate versions for mod ID 'lithostitched': [1.0.0 at /home/container/mods/a.jar, 1.0.1 at /home/container/mods/b.jar]
`,
    [['fabric-duplicate-mod', 'lithostitched']],
  ],
  [
    'entrypoint with class',
    fabric('1.20.4') +
      `[21:40:09] [main/ERROR]: Minecraft has crashed!
net.fabricmc.loader.impl.FormattedException: java.lang.RuntimeException: Could not execute entrypoint stage 'server' due to errors, provided by 'voidz' at 'net.voidz.VoidzServer'!
Caused by: java.lang.NoClassDefFoundError: net/minecraft/class_310
`,
    [['mod-entrypoint-failed', 'voidz']],
  ],
  [
    'mixin',
    fabric('1.20.1') +
      `[21:40:09] [Server thread/ERROR]: Encountered an unexpected exception
org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered
	at org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:392) ~[sponge-mixin-0.12.5+mixin.0.8.5.jar:?]
Caused by: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Inject annotation on onTick could not find any targets matching 'method_3748' in net/minecraft/server/MinecraftServer. No refMap loaded. [PREINJECT Applicator Phase -> waystones.mixins.json:MinecraftServerMixin from mod waystones -> Prepare Injections]
`,
    [['mixin-failed', 'waystones']],
  ],
  [
    'fabric client class',
    fabric('1.21.1') +
      `[21:40:09] [main/ERROR]: Failed to start the minecraft server
java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'fancymenu'!
Caused by: java.lang.RuntimeException: Cannot load class net.minecraft.class_437 in environment type SERVER
`,
    [['mod-entrypoint-failed|client-mod-on-server', '']],
  ],
  [
    'quilt missing',
    `---- Quilt Loader: Failed to load ----
Date/Time: 2025/02/11 20:14:10.1927
Quilt Loader Version: 0.26.4

-- Error 1 --

Zoomify requires version [1.9.2, ∞) of fabric-language-kotlin, which is missing!
- <mods>/Zoomify-2.13.2.jar

---- end of report ----
`,
    [['fabric-missing-mod', 'Zoomify']],
  ],
  [
    'quilt other version',
    `[20:14:09] [main/INFO]: Loading Minecraft 1.19.2 with Quilt Loader 0.18.1-beta.23
---- Quilt Loader: Failed to load ----
-- Error 1 --

Logical Zoom requires version [0.14.11, ∞) of fabricloader, but only a different version is present: 0.14.10
`,
    [['fabric-wrong-mod-version|fabric-missing-mod', 'Logical Zoom']],
  ],
  [
    'quilt old solver',
    `[20:25:06] [main/INFO]: Loading Minecraft 1.19.2 with Quilt Loader 0.17.5
[20:25:06] [main/ERROR]: Incompatible mod set!
org.quiltmc.loader.impl.FormattedException: org.quiltmc.loader.impl.discovery.ModSolvingException: Unhandled error involving mod 'Cool Weather' (cool_weather) v1.1.3:
Dependency for mod 'cool_weather' on moonlight versions [>=1.19.2-2.1.0] (0 valid options, 0 invalid options)
`,
    [['fabric-missing-mod', 'moonlight']],
  ],
  [
    'forge 1.20 missing',
    forge('1.20.1', '47.2.20') +
      `[02Mar2025 19:20:14.541] [main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
	Mod ID: 'geckolib', Requested by: 'alexsmobs', Expected range: '[4.2.2,)', Actual version: '[MISSING]'
`,
    [['forge-missing-mod', 'geckolib']],
  ],
  [
    'forge 1.12 missing',
    `[12:00:00] [Server thread/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[12:00:07] [Server thread/ERROR] [FML]: The following problems were captured during this phase
net.minecraftforge.fml.common.MissingModsException: Mod chisel (Chisel) requires [ctm@[MC1.12-0.3.0.15,)]
`,
    [['forge-missing-mod', 'ctm']],
  ],
  [
    'forge 1.7 missing',
    `[12:00:00] [Server thread/INFO] [FML]: Forge Mod Loader version 7.99.40.1614 for Minecraft 1.7.10 loading
[12:00:07] [Server thread/ERROR] [FML]: The mod Botania (Botania) requires mods [Baubles] to be available
`,
    [['forge-missing-mod', 'Baubles']],
  ],
  [
    'neo not installed',
    neo('1.21.1', '21.1.179') +
      `[12:45:30] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
	- Mod createaddition requires create 6.0.0 or above
	  Currently, create is not installed

	at MC-BOOTSTRAP/fml_loader@4.0.39/net.neoforged.fml.ModLoader.gatherAndInitializeMods(ModLoader.java:110) ~[loader-4.0.39.jar%2359!/:4.0] {}
`,
    [['forge-missing-mod', 'create']],
  ],
  [
    'neo any',
    neo('1.21.1', '21.1.179') +
      `[12:45:30] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.neoforged.fml.ModLoadingException: Loading errors encountered:
	- Mod sliceanddice requires kotlinforforge any
	  Currently, kotlinforforge is not installed
`,
    [['forge-missing-mod', 'kotlinforforge']],
  ],
  [
    'forge duplicates',
    forge('1.19.2', '43.4.0') +
      `[02Mar2025 19:20:13.541] [main/ERROR] [net.minecraftforge.fml.loading.UniqueModListBuilder/LOADING]: Found duplicate mods:
	Mod ID: 'jei' from mod files: jei-1.19.2-forge-11.6.0.1013.jar, jei-1.19.2-forge-11.6.0.1018.jar
`,
    [['forge-duplicate-mod', 'jei']],
  ],
  [
    'modules export',
    `Exception in thread "main" java.lang.module.ResolutionException: Modules mixinextras.forge and MixinExtras export package com.llamalad7.mixinextras to module oculus
	at java.base/java.lang.module.Resolver.resolveFail(Resolver.java:901)
`,
    [['forge-module-conflict', 'MixinExtras']],
  ],
  [
    'language provider',
    forge('1.20.1', '47.1.0') +
      `[02Mar2025 19:20:14.541] [main/ERROR] [net.minecraftforge.fml.loading.LanguageLoadingProvider/]: Mod File /home/container/mods/createdeco-2.0.2-1.20.4-forge.jar needs language provider javafml:49 or above to load
§7We have found 47
`,
    [['forge-language-provider', 'createdeco']],
  ],
  [
    'mod instance',
    forge('1.20.1', '47.3.0') +
      `[02Mar2025 19:20:24.541] [modloading-worker-0/ERROR] [net.minecraftforge.fml.javafmlmod.FMLModContainer/LOADING]: Failed to create mod instance. ModID: torchmaster, class net.xalcon.torchmaster.TorchmasterForge
java.lang.NoClassDefFoundError: net/minecraftforge/client/event/RenderGuiEvent
`,
    [['forge-mod-error|forge-mod-failed', 'torchmaster']],
  ],
  [
    'invalid dist wrapped',
    forge('1.20.1', '47.3.0') +
      `[02Mar2025 19:20:24.541] [main/FATAL] [net.minecraftforge.fml.ModLoader/LOADING]: Failed to complete lifecycle event CONSTRUCT, 1 errors found
[02Mar2025 19:20:24.551] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
	Oculus (oculus) has failed to load correctly
§7java.lang.BootstrapMethodError: java.lang.RuntimeException: Attempted to load class net/minecraft/client/Minecraft for invalid dist DEDICATED_SERVER
]
`,
    [['forge-mod-failed|client-mod-on-server', '']],
  ],
  [
    'encountered an error',
    forge('1.18.2', '40.2.10') +
      `[02Mar2025 19:20:24.551] [main/ERROR] [net.minecraft.server.Main/FATAL]: Failed to start the minecraft server
net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
	Better Foliage Renewed (betterfoliage) encountered an error during the sided_setup event phase
§7java.lang.NullPointerException: null
]
`,
    [['forge-mod-error', 'Better Foliage']],
  ],
  [
    'fml confirm',
    `[12:00:00] [Server thread/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[12:00:20] [Server thread/WARN] [FML]: Forge Mod Loader detected missing registry entries.

There are 12 missing entries in this save.
[12:00:20] [Server thread/WARN] [FML]: Run the command /fml confirm or or /fml cancel to proceed.
`,
    [['forge-confirm', '']],
  ],
  [
    'world missing mod',
    forge('1.16.5', '36.2.39') +
      `[02Mar2025 19:20:24.551] [Server thread/ERROR] [net.minecraftforge.fml.common.FMLWorldPersistenceHook/WP]: This world was saved with mod twilightforest which appears to be missing, things may not work well
`,
    [['forge-world-missing-mod', 'twilightforest']],
  ],
  [
    'world mod version',
    forge('1.16.5', '36.2.39') +
      `[02Mar2025 19:20:24.551] [Server thread/WARN] [net.minecraftforge.fml.common.FMLWorldPersistenceHook/WP]: This world was saved with mod mekanism version 10.1.2 and it is now at version 10.0.21, things may not work well
`,
    [['forge-world-mod-version', 'mekanism']],
  ],
  [
    'missing data pack',
    forge('1.18.2', '40.2.10') +
      `[02Mar2025 19:20:24.551] [main/WARN] [net.minecraft.server.MinecraftServer/]: Missing data pack mod:byg
`,
    [['forge-missing-data-pack', 'byg']],
  ],
  [
    'state table',
    `[12:00:00] [Server thread/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
---- Minecraft Crash Report ----
Description: There was a severe problem during mod loading that has caused the game to fail

	| State  | ID              | Version         | Source                           | Signature |
	|:------ |:--------------- |:--------------- |:-------------------------------- |:--------- |
	| LCH    | minecraft       | 1.12.2          | minecraft.jar                    | None      |
	| LCHE   | betterfps       | 1.4.8           | BetterFps-1.4.8.jar              | None      |
`,
    [['forge-mod-failed', 'betterfps']],
  ],
  [
    'velocity missing dep',
    velocity +
      `[14:03:23 ERROR]: Can't load plugin librelogin due to missing dependency nanolimbovelocity
`,
    [['proxy-plugin-missing-dependency', 'librelogin']],
  ],
  [
    'velocity create',
    velocity +
      `[14:03:23 ERROR]: Can't create plugin tab
java.lang.NoClassDefFoundError: com/velocitypowered/api/scoreboard/ScoreboardManager
`,
    [['proxy-plugin-create-failed', 'tab']],
  ],
  [
    'velocity bukkit plugin',
    velocity +
      `[14:03:23 ERROR]: Unable to load plugin plugins/EssentialsX-2.20.1.jar
com.velocitypowered.api.plugin.InvalidPluginException: The plugin file EssentialsX-2.20.1.jar appears to be a Bukkit or BungeeCord plugin. Velocity does not support Bukkit or BungeeCord plugins.
`,
    [['proxy-plugin-load-failed', 'EssentialsX']],
  ],
  [
    'velocity bind',
    velocity +
      `[14:03:25 ERROR]: Can't bind to /0.0.0.0:25577
io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use
`,
    [['port-in-use', 'port']],
  ],
  [
    'crash entity',
    crash(
      'Ticking entity',
      `java.lang.NullPointerException: Cannot read field "level" because "this.owner" is null
	at net.example.mobs.Wolf.tick(Wolf.java:61)

-- Entity being ticked --
Details:
	Entity Type: example:wolf (net.example.mobs.Wolf)
	Entity's Exact location: 102.50, 64.00, -20.50`,
    ),
    [['ticking-entity', 'entity']],
  ],
  [
    'crash block entity',
    crash(
      'Ticking block entity',
      `java.lang.IllegalStateException: Recursive update
	at net.example.tech.Pipe.serverTick(Pipe.java:61)

-- Block entity being ticked --
Details:
	Name: example:pipe // net.example.tech.PipeBlockEntity`,
    ),
    [['ticking-block-entity', 'block']],
  ],
  [
    'watchdog paper',
    paper('1.20.4') +
      `[11:30:00] [Paper Watchdog Thread/ERROR]: ------------------------------
[11:30:00] [Paper Watchdog Thread/ERROR]: The server has stopped responding! This is (probably) not a Paper bug.
[11:30:00] [Paper Watchdog Thread/ERROR]: If you see a plugin in the Server thread dump below, then please report it to that author
`,
    [['server-hung|/optimization', '']],
  ],
  [
    'watchdog vanilla',
    crash(
      'Watching Server',
      `java.lang.Error: Watchdog
	at net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:880)`,
    ).replace('// Surprise', '// Ouch') +
      `[12:00:00] [Server Watchdog/ERROR]: A single server tick took 61.55 seconds (should be max 0.05)
`,
    [['server-hung', '']],
  ],
  [
    'disk',
    paper('1.20.4') +
      `[11:30:00] [IO-Worker-2/ERROR]: Failed to store chunk [3, 4]
java.io.IOException: No space left on device
	at java.base/sun.nio.ch.FileDispatcherImpl.pwrite0(Native Method) ~[?:?]
`,
    [['disk-full', 'disk']],
  ],
  [
    'authme',
    spigot('1.16.5') +
      `[18:02:13] [Server thread/ERROR]: [AuthMe] Aborting initialization of AuthMe: [ProtocolLib]
[18:02:13] [Server thread/WARN]: [AuthMe] THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!
`,
    [['authme-stops-server', 'AuthMe']],
  ],
  [
    'bedrock allowlist',
    `[2025-02-11 20:14:10:114 INFO] Starting Server
[2025-02-11 20:14:10:114 INFO] Version: 1.21.51.02
[2025-02-11 20:14:11:114 ERROR] Using an allowlist but without online authentication can be dangerous, server will not start
`,
    [['bedrock-allowlist-offline', 'allowlist']],
  ],
  [
    'old forge on java 17',
    `[12:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
Exception in thread "main" java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader (jdk.internal.loader.ClassLoaders$AppClassLoader and java.net.URLClassLoader are in module java.base of loader 'bootstrap')
`,
    [['java-too-new-for-forge', 'Java 8']],
  ],
  [
    'old players',
    paper('1.21.4') +
      `[10:15:44] [Server thread/WARN]: ******************************
[10:15:44] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE
`,
    [['old-player-directory', 'players']],
  ],
];
export const clean: readonly Clean[] = [
  [
    'paper day',
    paper('1.21.4') +
      `[10:15:37] [Server thread/INFO]: [LuckPerms] Loading server plugin LuckPerms v5.4.150
[10:15:38] [Server thread/WARN]: [Vault] Loaded class com.earth2me.essentials.api.Economy from Essentials v2.20.1 which is not a depend or softdepend of this plugin.
[10:15:39] [Server thread/INFO]: Preparing level "world"
[10:15:44] [Server thread/INFO]: Done preparing level "world" (5.112s)
[10:15:44] [Server thread/WARN]: [ViaVersion] There is a newer plugin version available: 5.2.1, you're on: 5.2.0
[10:15:45] [Server thread/INFO]: Done (13.872s)! For help, type "help"
[10:20:00] [Server thread/WARN]: Alex moved too quickly! 12.2,0.1,-3.4
[10:21:00] [Server thread/INFO]: Alex lost connection: Internal Exception: java.net.SocketException: Connection reset
[10:40:00] [Server thread/INFO]: Stopping server
[10:40:01] [Server thread/INFO]: ThreadedAnvilChunkStorage: All dimensions are saved
`,
  ],
  [
    'paper legacy',
    paper('1.20.4') +
      `[10:15:39] [Server thread/WARN]: Legacy plugin OldTimer v1.0 does not specify an api-version.
[10:15:39] [Server thread/WARN]: Initializing Legacy Material Support. Unless you have legacy plugins and/or data this is a bug!
[10:15:41] [Server thread/WARN]: Nag author(s): '[Someone]' of 'OldTimer v1.0' about their usage of System.out/err.print. Please use your plugin's logger instead (JavaPlugin#getLogger).
[10:15:42] [Server thread/WARN]: The following config option from paper-global.yml does not exist: foo.bar
`,
  ],
  [
    'vanilla day',
    `[12:00:00] [ServerMain/INFO]: Environment: Environment[sessionHost=https://sessionserver.mojang.com, servicesHost=https://api.minecraftservices.com, profilesHost=https://api.mojang.com, name=PROD]
[12:00:02] [ServerMain/INFO]: No existing world data, creating new world
[12:00:04] [Server thread/INFO]: Starting minecraft server version 1.21.4
[12:00:04] [Server thread/INFO]: Default game type: SURVIVAL
[12:00:04] [Server thread/INFO]: Starting Minecraft server on *:25565
[12:00:07] [Server thread/INFO]: Done (2.913s)! For help, type "help"
[12:01:00] [Server thread/WARN]: Can't keep up! Is the server overloaded? Running 2917ms or 58 ticks behind
[12:02:00] [Server thread/WARN]: handleDisconnection() called twice
[12:02:00] [Server thread/WARN]: Mismatch in destroy block pos: class_2338{x=1, y=2, z=3} class_2338{x=1, y=3, z=3}
[12:02:01] [Server thread/INFO]: Alex was slain by Zombie
[12:02:02] [Server thread/INFO]: com.mojang.authlib.GameProfile@1f2[id=<null>,name=Steve,properties={},legacy=false] (/203.0.113.9:51012) lost connection: Disconnected
[12:02:03] [Server thread/WARN]: Ambiguity between arguments [teleport, destination] and [teleport, targets] with inputs: [Player, 0123, @e, dd12be42-52a9-4a91-a8a1-11c01849e498]
`,
  ],
  [
    'fabric day',
    fabric('1.21.1') +
      `[21:40:03] [main/INFO]: Loading 61 mods:
	- fabric-api 0.115.0+1.21.1
	   |-- fabric-api-base 0.4.42+6573ed8c04
	   \\-- fabric-networking-api-v1 4.3.0+c7469b2104
	- fabricloader 0.16.10
	- java 21
	- lithium 0.13.0+mc1.21.1
	- minecraft 1.21.1
[21:40:04] [main/INFO]: SpongePowered MIXIN Subsystem Version=0.8.7 Source=file:/home/container/libraries/net/fabricmc/sponge-mixin/0.15.4+mixin.0.8.7/sponge-mixin-0.15.4+mixin.0.8.7.jar Service=Knot/Fabric Env=SERVER
[21:40:04] [main/WARN]: Reference map 'carpet-refmap.json' for carpet.mixins.json could not be read. If this is a development environment you can ignore this message
[21:40:05] [main/WARN]: Method overwrite conflict for tick in lithium.mixins.json:ai.TaskMixin from mod lithium, previously written by example.mixin.TaskMixin. Skipping method.
[21:40:06] [main/WARN]: Error loading class: net/minecraft/class_437 (java.lang.ClassNotFoundException: net/minecraft/class_437)
[21:40:06] [main/WARN]: @Mixin target net/minecraft/class_437 is public in fancymenu.mixins.json:ScreenMixin from mod fancymenu and should be specified in value
[21:40:20] [Server thread/INFO]: Done (7.113s)! For help, type "help"
`,
  ],
  [
    'forge day',
    forge('1.20.1', '47.3.0') +
      `[02Mar2025 19:20:13.541] [main/WARN] [net.minecraftforge.fml.loading.moddiscovery.ModFileParser/LOADING]: Mod file /home/container/libraries/net/minecraftforge/fmlcore/1.20.1-47.3.0/fmlcore-1.20.1-47.3.0.jar is missing mods.toml file
[02Mar2025 19:20:15.541] [main/ERROR] [mixin/]: Mixin config oculus.mixins.json does not specify "minVersion" property
[02Mar2025 19:20:16.541] [main/WARN] [mixin/]: Error loading class: net/minecraft/client/renderer/LevelRenderer (java.lang.ClassNotFoundException: net.minecraft.client.renderer.LevelRenderer)
[02Mar2025 19:20:18.541] [main/WARN] [net.minecraftforge.registries.GameData/]: Potentially Dangerous alternative prefix \`minecraft\` for name \`tree_filler\`, expected \`quark\`. This could be a intended override, but in most cases indicates a broken mod.
[02Mar2025 19:20:20.541] [main/WARN] [net.minecraftforge.common.ForgeConfigSpec/CORE]: Configuration file /home/container/world/serverconfig/jei-server.toml is not correct. Correcting
[02Mar2025 19:20:24.541] [Forge Version Check/INFO] [net.minecraftforge.fml.VersionChecker/]: [jei] Found status: OUTDATED Current: 15.2.0 Target: 15.20.0
[02Mar2025 19:20:25.541] [Forge Version Check/WARN] [net.minecraftforge.fml.VersionChecker/]: Failed to process update information
com.google.gson.JsonSyntaxException: java.lang.IllegalStateException: Expected BEGIN_OBJECT but was STRING at line 1 column 1 path $
[02Mar2025 19:20:40.541] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (8.233s)! For help, type "help"
[02Mar2025 19:20:41.541] [Server thread/WARN] [net.minecraft.world.level.storage.loot.LootDataManager/]: Found validation problem in loot table
`,
  ],
  [
    'neo day',
    neo('1.21.1', '21.1.117') +
      `[12:45:12] [main/INFO] [net.neoforged.fml.loading.moddiscovery.locators.JarInJarDependencyLocator/]: Found 5 dependencies adding them to mods collection
[12:45:12] [main/INFO] [net.neoforged.fml.loading.moddiscovery.ModDiscoverer/]: 
     Mod List:
		Name Version (Mod Id)
		Create 6.0.0 (create)
		Minecraft 1.21.1 (minecraft)
[12:45:13] [main/WARN] [mixin/]: @Mixin target net.minecraft.client.Minecraft was not found create.mixins.json:client.MinecraftMixin from mod create
[12:45:20] [main/ERROR] [net.neoforged.fml.loading.RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER
[12:45:21] [main/WARN] [mixin/]: Error loading class: net/minecraft/client/gui/screens/Screen (java.lang.RuntimeException: Attempted to load class net/minecraft/client/gui/screens/Screen for invalid dist DEDICATED_SERVER)
[12:45:45] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer/]: Done (12.811s)! For help, type "help"
`,
  ],
  [
    'quilt day',
    `[20:25:06] [main/INFO]: Loading Minecraft 1.20.1 with Quilt Loader 0.26.4
[20:25:06] [main/INFO]: Loading 74 mods:
| Index | Mod                     | ID                 | Version       | Type  | File
|------:|-------------------------|--------------------|---------------|-------|-----
|     0 | Minecraft               | minecraft          | 1.20.1        | Built |
|     1 | Requires Nothing        | requires_nothing   | 1.0.0         | Quilt | <mods>/requires_nothing.jar
[20:25:20] [Server thread/INFO]: Done (9.001s)! For help, type "help"
`,
  ],
  [
    'velocity day',
    velocity +
      `[14:03:24 INFO]: Loaded plugin luckperms 5.4.150 by Luck
[14:03:25 INFO]: Done (2.51s)!
[14:03:25 INFO]: Listening on /[0:0:0:0:0:0:0:0]:25565
[14:10:00 INFO]: [connected player] Alex (/203.0.113.9:51012) has connected
[14:10:01 INFO]: [server connection] Alex -> lobby has connected
[14:11:00 ERROR]: [initial connection] /203.0.113.10:4000: exception encountered in com.velocitypowered.proxy.connection.client.HandshakeSessionHandler@5f2
io.netty.handler.codec.CorruptedFrameException: Packet sent for class com.velocitypowered.proxy.protocol.packet.HandshakePacket was too big
[14:12:00 INFO]: [connected player] Alex (/203.0.113.9:51012) has disconnected
`,
  ],
  [
    'bungee day',
    `12:00:00 [INFO] Using mbed TLS based native cipher.
12:00:01 [INFO] Enabled BungeeCord version git:BungeeCord-Bootstrap:1.21-R0.1-SNAPSHOT:b98bdd9:1900
12:00:02 [INFO] Loaded plugin cmd_list version git:cmd_list:1.21-R0.1-SNAPSHOT:b98bdd9:1900 by SpigotMC
12:00:03 [INFO] Listening on /0.0.0.0:25577
12:05:00 [INFO] [Alex] <-> ServerConnector [lobby] has connected
12:06:00 [WARN] Error authenticating Steve with minecraft.net
12:06:10 [INFO] [/203.0.113.9:51012] <-> InitialHandler - read timed out
`,
  ],
  [
    'unknown crash',
    crash(
      'Exception in server tick loop',
      `java.lang.NullPointerException: Cannot invoke "net.example.Foo.bar()" because "foo" is null
	at net.example.Foo.tick(Foo.java:12)
	at net.minecraft.server.MinecraftServer.tickServer(MinecraftServer.java:880)`,
    ),
  ],
  [
    'chat quotes',
    paper('1.21.4') +
      `[11:00:00] [Async Chat Thread - #0/INFO]: [Not Secure] <Alex> Could not load plugin 'Foo.jar' in folder 'plugins' what is that?
[11:00:01] [Async Chat Thread - #0/INFO]: [Owner] Steve: it says No space left on device
[11:00:02] [Server thread/INFO]: Alex issued server command: /msg Steve java.lang.OutOfMemoryError: Java heap space
[11:00:03] [Async Chat Thread - #0/INFO]: [VIP] [Guild] Alex » Error occurred while enabling Foo v1 (Is it up to date?)
`,
  ],
  [
    'plugins talk',
    paper('1.20.4') +
      `[10:15:41] [Server thread/INFO]: [Vault] [Economy] Essentials Economy hooked.
[10:15:41] [Server thread/INFO]: [WorldGuard] (world) TNT ignition is PERMITTED.
[10:15:41] [Server thread/INFO]: [WorldGuard] (world) Mob spawns are blocked: none
[10:15:42] [Server thread/INFO]: [PlaceholderAPI] Successfully registered external expansion: player [2.0.8]
[10:15:43] [Server thread/INFO]: [DiscordSRV] [JDA] Login Successful!
[10:15:44] [Server thread/WARN]: [DiscordSRV] [JDA] Got disconnected from WebSocket (Code 1006). Appending to reconnect queue
[10:15:45] [Server thread/WARN]: [Essentials] Version mismatch! Please update EssentialsSpawn to the same version.
[10:15:46] [Server thread/INFO]: [ProtocolLib] The updater found an update: 5.3.0
[10:15:47] [Server thread/INFO]: [GriefPrevention] Loaded 120 claims.
[10:15:48] [Server thread/INFO]: [CoreProtect] CoreProtect is not available for unsupported world
`,
  ],
  [
    'geyser',
    paper('1.21.4') +
      `[10:15:45] [Server thread/INFO]: [Geyser-Spigot] Loading Geyser version 2.6.1-b780 (git-master-1234567)
[10:15:46] [Server thread/INFO]: [Geyser-Spigot] Started Geyser on UDP port 19132
[10:15:47] [Server thread/INFO]: [Geyser-Spigot] Done (1.2s)! Run /geyser help for help!
[10:20:47] [epollEventLoopGroup-4-1/INFO]: [Geyser-Spigot] Player connected with username Anna
`,
  ],
  [
    'bedrock day',
    `NO LOG FILE! - setting up server logging...
[2025-02-11 20:14:10:114 INFO] Starting Server
[2025-02-11 20:14:10:114 INFO] Version: 1.21.51.02
[2025-02-11 20:14:10:114 INFO] Session ID: 3d8b2f4a-aaaa-bbbb-cccc-121212121212
[2025-02-11 20:14:11:114 INFO] IPv4 supported, port: 19132: Used for gameplay and LAN discovery
[2025-02-11 20:14:12:114 INFO] Server started.
[2025-02-11 20:16:12:114 INFO] Player connected: Anna, xuid: 2535400000000000
`,
  ],
  [
    'spigot 1.8 day',
    spigot('1.8.8') +
      `[18:02:12] [Server thread/INFO]: Debug logging is disabled
[18:02:12] [Server thread/INFO]: Using default channel type
[18:02:14] [Server thread/WARN]: Server permissions file permissions.yml is empty, ignoring it
[18:02:16] [Server thread/INFO]: Done (2.115s)! For help, type "help" or "?"
[18:03:16] [Server thread/WARN]: Alex moved wrongly!
[18:03:17] [Server thread/WARN]: Skipping Entity with id OldBoat
`,
  ],
  [
    'mohist day',
    `[12:00:00] [Server thread/INFO]: This server is running Mohist version git-Mohist-1.20.1-47.3.1 (MC: 1.20.1) (Implementing API version 1.20.1-R0.1-SNAPSHOT)
[12:00:10] [Server thread/INFO]: Done (31.2s)! For help, type "help"
[12:01:10] [Server thread/WARN]: [Mohist] Skipping BlockEntity with id example:pipe
`,
  ],
  [
    'console server says',
    `[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:05] [Server thread/INFO]: [Server] **** FAILED TO BIND TO PORT! just kidding
[12:00:06] [Server thread/INFO]: [Rcon] Restart because Java heap space was low
[12:00:07] [Server thread/INFO]: [Alex: Set the time to 1000]
`,
  ],
  [
    'purpur day',
    `[10:15:36] [Server thread/INFO]: This server is running Purpur version git-Purpur-2062 (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-SNAPSHOT) (Git: 7b3ab1b)
[10:15:40] [Server thread/WARN]: [ChestShop] Can't find a WorldGuard version that is compatible, hooks off.
[10:15:41] [Server thread/ERROR]: [Quests] Failed to load quest 4: item is null
[10:15:42] [Server thread/INFO]: Done (6.123s)! For help, type "help"
`,
  ],
  [
    'forge 1.12 day',
    `[12:00:00] [main/INFO] [FML]: Forge Mod Loader version 14.23.5.2860 for Minecraft 1.12.2 loading
[12:00:01] [main/WARN] [FML]: The coremod CodeChickenLib (codechicken.lib.asm.CCLCorePlugin) is not signed!
[12:00:03] [main/INFO] [FML]: Ignored coremods: []
[12:00:10] [Server thread/WARN] [FML]: Mod foamfix is missing the required element 'version' and a version.properties file could not be found. Falling back to metadata version 0.10
[12:00:15] [Server thread/ERROR] [FML]: FMLPlayMessages: Suspicious recipe minecraft:x
[12:00:18] [Server thread/INFO] [net.minecraft.server.dedicated.DedicatedServer]: Done (4.1s)! For help, type "help" or "?"
	| UCHIJAAAA | chisel | MC1.12.2-1.0.2.45 | Chisel.jar | None |
`,
  ],
];
