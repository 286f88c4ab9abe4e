/** Lines as the software prints them, for the tests of the rules. */
// cspell:ignore UCHIE craftstudio eexample nnot phar ptrlib uxxxx
/* eslint-disable max-lines -- one table */

const ERROR = '[12:00:00] [Server thread/ERROR]: ';
const load = (file: string, below: string): string =>
  `${ERROR}Could not load 'plugins/${file}' in folder 'plugins'\n${below}\n\tat example.Example.run(Example.java:1)`;
const loadNew = (file: string, below: string): string =>
  `${ERROR}[ModernPluginLoadingStrategy] Could not load plugin '${file}' in folder 'plugins'\n${below}`;
const INVALID = 'org.bukkit.plugin.InvalidPluginException: ';
const UNKNOWN = 'org.bukkit.plugin.UnknownDependencyException: ';

/** What the software prints, the rule that must name it, and a word that the title must hold. */
export const examples: readonly [id: string, log: string, word: string][] = [
  [
    'old-player-directory',
    '[12:00:00] [Server thread/WARN]: **** DETECTED OLD PLAYER DIRECTORY IN THE WORLD SAVE',
    'players',
  ],
  [
    'world-newer-than-server',
    'java.lang.RuntimeException: Server attempted to load chunk saved with newer version of minecraft! 4189 > 3955',
    'newer',
  ],
  [
    'world-of-1-13-on-older',
    `${ERROR}Encountered an unexpected exception\njava.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 0`,
    '1.13',
  ],
  [
    'auth-servers-unreachable',
    `${ERROR}Failed to read from https://api.minecraftservices.com/publickeys due to Connect timed out`,
    'login',
  ],
  [
    'auth-servers-unreachable',
    `${ERROR}Couldn't verify username because servers are unavailable: Authentication servers are down`,
    'login',
  ],
  [
    'code-of-conduct-folder',
    'java.lang.IllegalArgumentException: Code of Conduct folder does not exist: codeofconduct',
    'folder',
  ],
  [
    'datapack-broken',
    'java.lang.IllegalStateException: Failed to parse example:worldgen/biome/x.json from pack file/example.zip',
    'example.zip',
  ],
  [
    'overworld-settings-missing',
    'java.util.concurrent.ExecutionException: java.lang.IllegalStateException: Overworld settings missing',
    'overworld',
  ],
  [
    'malformed-properties',
    'java.lang.IllegalArgumentException: Malformed \\uxxxx encoding.',
    'MOTD',
  ],
  [
    'eula',
    '[12:00:00] [main/INFO]: You need to agree to the EULA in order to run the server. Go to eula.txt for more info.',
    'EULA',
  ],
  [
    'mod-data-broken',
    'java.lang.IllegalStateException: Failed to parse plants:worldgen/placed_feature/fern.json from pack mod/plants',
    'plants',
  ],
  [
    'fabric-wrong-java',
    "\t - Mod 'Lamps' (lamps) 1.3.0 requires version 21 or later of 'OpenJDK 64-Bit Server VM' (java), but only the wrong version is present: 17!",
    'Java 21',
  ],
  [
    'fabric-wrong-java',
    'net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: lamps requires {java @ [>=16]}',
    'lamps needs another Java (Java 16)',
  ],
  [
    'forge-incompatible-mods',
    '\t- Mod lamps is incompatible with candles any',
    'lamps and candles',
  ],
  [
    'mod-for-other-loader',
    '\t- File /home/container/mods/lamps-fabric.jar is a Fabric mod and cannot be loaded',
    'lamps-fabric.jar',
  ],
  [
    'mod-for-other-loader',
    '\t- File /home/container/mods/lamps.jar is not a valid mod file',
    'lamps.jar',
  ],
  ['port-in-use', '[12:00:00] [Server thread/WARN]: **** FAILED TO BIND TO PORT!', 'port'],
  [
    'world-locked',
    'net.minecraft.util.DirectoryLock$LockException: /home/container/world/session.lock: already locked (possibly by other Minecraft instance?)',
    'use',
  ],
  [
    'ticking-block-entity',
    `${ERROR}Encountered an unexpected exception\nnet.minecraft.util.ReportedException: Ticking block entity`,
    'block',
  ],
  ['ticking-entity', '---- Minecraft Crash Report ----\nDescription: Ticking entity', 'entity'],
  [
    'server-hung',
    '[12:00:00] [Server Watchdog/FATAL]: A single server tick took 60.00 seconds (should be max 0.05)',
    'stood still',
  ],
  [
    'java-too-old',
    'Error: LinkageError occurred while loading main class\njava.lang.UnsupportedClassVersionError: net/minecraft/bundler/Main has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0',
    'Java 21',
  ],
  [
    'java-below-game',
    'Minecraft 26.1 and newer requires running the server with Java 25 or above.',
    'Java',
  ],
  ['java-below-game', 'Unsupported Java detected (61.0). Only up to Java 16 is supported.', 'Java'],
  [
    'java-too-new-for-forge',
    'java.lang.ClassCastException: class jdk.internal.loader.ClassLoaders$AppClassLoader cannot be cast to class java.net.URLClassLoader',
    'Java 8',
  ],
  ['out-of-memory', 'java.lang.OutOfMemoryError: Java heap space', 'memory'],
  ['out-of-memory', 'java.lang.OutOfMemoryError', 'memory'],
  ['disk-full', 'java.io.IOException: No space left on device', 'disk'],
  [
    'plugin-missing-dependency',
    load('Shop.jar', `${UNKNOWN}Vault`),
    'Shop did not load because this is missing: Vault',
  ],
  [
    'plugin-missing-dependency',
    load(
      'Shop.jar',
      `${UNKNOWN}Unknown dependency Vault. Please download and install Vault to run this plugin.`,
    ),
    'Vault',
  ],
  [
    'plugin-missing-dependency',
    loadNew(
      'Shop.jar',
      `${UNKNOWN}Unknown/missing dependency plugins: [Vault, ProtocolLib]. Please download and install these plugins to run 'Shop'.`,
    ),
    'Vault, ProtocolLib',
  ],
  [
    'plugin-missing-dependency',
    `${UNKNOWN}Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Shop'.`,
    'The plugin Shop',
  ],
  [
    'plugin-missing-dependency',
    `${UNKNOWN}Unknown/missing dependency plugins: [Vault]`,
    'A plugin did not',
  ],
  [
    'plugin-unsupported-api',
    loadNew('Shop.jar', `${INVALID}Unsupported API version 1.21`),
    'Shop is made for Minecraft 1.21',
  ],
  [
    'plugin-api-too-low',
    loadNew(
      'Shop.jar',
      `${INVALID}Plugin API version 1.20 is lower than the minimum allowed version. Please update or replace it.`,
    ),
    'Shop',
  ],
  [
    'plugin-not-for-folia',
    loadNew(
      'Shop.jar',
      `${INVALID}Plugin Shop v1.2 is not marked as supporting regionised multithreading`,
    ),
    'Shop',
  ],
  [
    'plugin-not-for-folia',
    `${ERROR}Could not load plugin 'Shop v1' as it is not marked as supporting Folia!`,
    'Shop',
  ],
  [
    'plugin-wrong-java',
    loadNew(
      'Shop.jar',
      `${INVALID}java.lang.UnsupportedClassVersionError: example/Shop has been compiled by a more recent version of the Java Runtime (class file version 69.0), this`,
    ),
    'Java 25',
  ],
  [
    'plugin-load-failed',
    load('Shop.jar', 'org.bukkit.plugin.InvalidDescriptionException: main is not defined'),
    'Shop',
  ],
  [
    'plugin-load-failed',
    `${ERROR}Error initializing plugin 'plugins/Shop.jar' in folder 'plugins' (Is it up to date?)`,
    'Shop.jar',
  ],
  [
    'plugin-duplicate',
    `${ERROR}Ambiguous plugin name \`Shop' for files \`plugins/a.jar' and \`plugins/b.jar' in \`plugins'`,
    'Shop',
  ],
  [
    'plugin-duplicate',
    `${ERROR}Ambiguous plugin name 'Shop' for files 'plugins/a.jar' and 'plugins/b.jar' in 'plugins'`,
    'Shop',
  ],
  [
    'plugin-enable-failed',
    `${ERROR}Error occurred while enabling Big Shop v1.0 (Is it up to date?)`,
    'Big Shop failed',
  ],
  [
    'plugin-disable-failed',
    `${ERROR}Error occurred while disabling Shop v1.0 (Is it up to date?)`,
    'Shop failed',
  ],
  [
    'plugin-runtime-error',
    `${ERROR}Could not pass event PlayerJoinEvent to Shop v1.0`,
    'Shop fails',
  ],
  [
    'plugin-runtime-error',
    '[12:00:00] [Server thread/WARN]: [Shop] Task #12 for Shop v1.0 generated an exception',
    'Shop fails',
  ],
  [
    'plugin-runtime-error',
    '[12:00:00] [Craft Scheduler Thread - 3/WARN]: [Shop] Plugin Shop v1.0 generated an exception while executing task 4',
    'Shop fails',
  ],
  [
    'plugin-command-error',
    "org.bukkit.command.CommandException: Cannot execute command 'shop' in plugin Shop v1.0 - plugin is disabled.",
    'Shop cannot run the command /shop',
  ],
  [
    'plugin-command-error',
    "org.bukkit.command.CommandException: Unhandled exception executing command 'shop' in plugin Shop v1.0",
    'Shop cannot',
  ],
  ['chunk-load-failed', `${ERROR}Couldn't load chunk\njava.lang.NullPointerException`, 'chunk'],
  [
    'chunk-load-failed',
    `${ERROR}Encountered an unexpected exception\njava.lang.NullPointerException\n\tat x\n\tat net.minecraft.server.v1_8_R3.ChunkRegionLoader.loadEntities(ChunkRegionLoader.java:9)`,
    'chunk',
  ],
  [
    'chunk-load-failed',
    `${ERROR}Encountered an unexpected exception\nnet.minecraft.ReportedException: Exception generating new chunk`,
    'chunk',
  ],
  [
    'world-duplicate',
    "[12:00:00] [Server thread/INFO]: World hell is a duplicate of another world and has been prevented from loading. Please delete the uid.dat file from hell's world directory if you want to be able to load the duplicate world.",
    'hell',
  ],
  [
    'authme-stops-server',
    `${ERROR}[AuthMe] THE SERVER IS GOING TO SHUT DOWN AS DEFINED IN THE CONFIGURATION!`,
    'AuthMe',
  ],
  [
    'multiverse-world-corrupt',
    "[12:00:00] [Server thread/INFO]: [Multiverse-Core] The world 'hub' could NOT be loaded because it contains errors and is probably corrupt!",
    'hub',
  ],
  [
    'permissionsex-config',
    `${ERROR}[PermissionsEx] Your configuration must be fixed before PEX will enable`,
    'PermissionsEx',
  ],
  [
    'fabric-wrong-game-version',
    "\t - Mod 'Example' (example) 1.0+1.21 requires any version between 1.21 (inclusive) and 1.22- (exclusive) of 'Minecraft' (minecraft), but only the wrong version is present: 1.20.1!",
    'Example',
  ],
  [
    'fabric-wrong-game-version',
    'net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: example requires {minecraft @ [~1.17]}',
    'example',
  ],
  [
    'fabric-missing-mod',
    " - Mod 'Example' (example) 1.0 requires version 0.90.0 or later of fabric-api, which is missing!",
    'fabric-api',
  ],
  [
    'fabric-missing-mod',
    " - Mod 'Example' (example) 1.0 requires any version of mod 'Library' (library), which is missing!",
    'Library',
  ],
  [
    'fabric-missing-mod',
    'net.fabricmc.loader.discovery.ModResolutionException: Could not find required mod: example requires {fabric @ [*]}',
    'fabric',
  ],
  [
    'fabric-wrong-mod-version',
    " - Mod 'Example' (example) 1.0 requires version 0.5.3 of mod 'Library' (library), but only the wrong version is present: 0.4.10!",
    'Library',
  ],
  [
    'fabric-incompatible-mods',
    " - Mod 'Example' (example) 1.0 is incompatible with any version of mod 'Other' (other), yet a conflicting version is present: 2.0!",
    'Other',
  ],
  [
    'fabric-duplicate-mod',
    "net.fabricmc.loader.discovery.ModResolutionException: Duplicate versions for mod ID 'example': [1.0 at mods/a.jar]",
    'example',
  ],
  [
    'mod-entrypoint-failed',
    "java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'example' at 'com.example.Example'!",
    'example',
  ],
  [
    'mixin-failed',
    'org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered\n\tat x\nCaused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [example.mixins.json:ExampleMixin from mod example] from phase [DEFAULT] FAILED',
    'example',
  ],
  [
    'mixin-failed',
    'org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered',
    'A mod could not',
  ],
  [
    'mixin-failed',
    '[12:00:00] [main/ERROR]: Mixin apply for mod example failed example.mixins.json:ExampleMixin from mod example',
    'example',
  ],
  [
    'client-mod-on-server',
    'Caused by: java.lang.RuntimeException: Cannot load class net.minecraft.class_437 in environment type SERVER',
    'client',
  ],
  [
    'client-mod-on-server',
    '§7java.lang.RuntimeException: Attempted to load class net/minecraft/client/Options for invalid dist DEDICATED_SERVER',
    'client',
  ],
  [
    'forge-missing-mod',
    `${ERROR}The mod example (Example) requires mods [library] to be available`,
    'Example',
  ],
  [
    'forge-missing-mod',
    'net.minecraftforge.fml.common.MissingModsException: Mod example (Example) requires [library@[1.0,)]',
    'library',
  ],
  [
    'forge-missing-mod',
    'Mod §eexample§r requires §6library§r §o1.0 or above§r\n§7Currently, §6library§r§7 is §o§nnot installed',
    'library',
  ],
  [
    'forge-missing-mod',
    "\tMod ID: 'library', Requested by: 'example', Expected range: '[1.0,)', Actual version: '[MISSING]'",
    'library',
  ],
  ['forge-missing-mod', '\tFailure message: Mod example requires library 1.0 or above', 'library'],
  [
    'forge-duplicate-mod',
    `${ERROR}Found a duplicate mod example at [/server/mods/a.jar, /server/mods/b.jar]`,
    'example',
  ],
  ['forge-duplicate-mod', "\tMod ID: 'example' from mod files: a.jar, b.jar", 'example'],
  ['forge-mod-error', `${ERROR}Caught exception from Example (example)`, 'Example'],
  [
    'forge-mod-error',
    '\tExample (example) encountered an error during the load_registries event phase',
    'Example',
  ],
  ['forge-mod-failed', '\tExample (example) has failed to load correctly', 'Example'],
  ['forge-mod-failed', 'UCHIE\texample{1.0} [Example Mod] (example.jar) ', 'Example Mod'],
  ['forge-mod-failed', '\t| UCE    | example | 1.0 | example.jar | None |', 'example'],
  [
    'forge-wrong-game-version',
    'The mod example does not wish to run in Minecraft version Minecraft 1.12.2. You will have to remove it to play.',
    '1.12.2',
  ],
  [
    'forge-language-provider',
    'net.minecraftforge.fml.ModLoadingException: Mod File /server/mods/example.jar needs language provider javafml:48 or above to load\n§7We have found 47',
    'example.jar',
  ],
  [
    'forge-module-conflict',
    'Exception in thread "main" java.lang.module.ResolutionException: Modules one and two export package example to module three',
    'one and two',
  ],
  [
    'forge-module-conflict',
    'Exception in thread "main" java.lang.module.ResolutionException: Module one contains package example, module two exports package example to one',
    'one and two',
  ],
  ['forge-confirm', 'Run the command /fml confirm or or /fml cancel to proceed.', 'waits'],
  [
    'forge-world-missing-mod',
    `${ERROR}This world was saved with mod example which appears to be missing, things may not work well`,
    'example',
  ],
  [
    'forge-world-mod-version',
    `${ERROR}This world was saved with mod example version 1.0 and it is now at version 0.9, things may not work well`,
    '0.9',
  ],
  [
    'forge-missing-data-pack',
    '[12:00:00] [main/WARN] [minecraft/MinecraftServer]: Missing data pack mod:example',
    'example',
  ],
  [
    'mod-needs-ptrlib',
    'java.lang.NoClassDefFoundError: com/mia/craftstudio/IPackReaderCallback',
    'PTRLib',
  ],
  [
    'proxy-plugin-missing-dependency',
    "[12:00:00 ERROR]: Can't load plugin example due to missing dependency luckperms",
    'luckperms',
  ],
  ['proxy-plugin-create-failed', "[12:00:00 ERROR]: Can't create plugin example", 'example'],
  [
    'proxy-plugin-load-failed',
    '[12:00:00 ERROR]: Unable to load plugin plugins/example.jar',
    'example.jar',
  ],
  [
    'bedrock-allowlist-offline',
    '[2026-03-02 22:04:05:046 ERROR] Using a whitelist but without online authentication can be dangerous and is not allowed.',
    'whitelist',
  ],
  [
    'bedrock-encrypted-world',
    '[2026-03-02 22:04:05:046 ERROR] DBStorage chain is invalid. Possibly encryption-related, or bad DBStorageConfig passed.',
    'encrypted',
  ],
  [
    'pocketmine-missing-dependency',
    "2026-03-21 [17:32:35] [Server thread/CRITICAL]: Could not load plugin 'Notes': Unknown dependency: EconomyAPI",
    'EconomyAPI',
  ],
  [
    'pocketmine-incompatible-plugin',
    "2026-02-12 [21:30:25] [Server thread/ERROR]: Could not load plugin 'Job': Incompatible API version (plugin requires one of: 3.0.0)",
    'Job',
  ],
  [
    'pocketmine-plugin-error',
    '2026-02-22 [22:02:37] [Server thread/CRITICAL]: Error: "Call to undefined method x()" (EXCEPTION) in "plugins/Coordinates.phar/src/Main" at line 9',
    'Coordinates',
  ],
];
