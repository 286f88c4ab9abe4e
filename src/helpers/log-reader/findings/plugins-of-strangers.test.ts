/**
 * Logs of plugin servers in public issue threads that were read only partly at first: whom the
 * finding names, and the way out. Names are invented, lines are shortened.
 */
// cspell:disable
import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';

/** What the page shows first. */
function findFirst(log: string) {
  const { problems, possibleCause } = readLog(log, { coordinates: false }).report;
  return problems[0] ?? possibleCause;
}

const ENABLING = '[12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)\n';
const PAPER_FRAME =
  '\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:288) ~[paper-api-1.21-R0.1-SNAPSHOT.jar:?]\n';

describe('a plugin made for another version', () => {
  it.each([
    [
      'AutoViaUpdater, on Spigot: what only Paper brings',
      `${ENABLING}java.lang.NoClassDefFoundError: net/kyori/adventure/text/format/TextColor\n\tat spigot.Lamps.onEnable(Lamps.java:34) ~[?:?]\n`,
      'Lamps failed while starting',
      /Spigot does not have that part/,
    ],
    [
      'nightcore: made for a newer server',
      `${ENABLING}java.lang.NoClassDefFoundError: net/kyori/adventure/dialog/LampLike\n\tat lamps.jar/de.lampkit.lamps.Lamps.init(Lamps.java:69) ~[lamps.jar:?]\n`,
      'Lamps failed while starting',
      /often an older one/,
    ],
    [
      'Movecraft: a plugin with a part for each version',
      '[12:00:00] [Server thread/INFO]: [Lamps] Enabling Lamps v8\n[12:00:00] [Server thread/WARN]: java.lang.ClassNotFoundException: net.lampkit.lamps.compat.v1_19_R3.LampHandler\n[12:00:00] [Server thread/WARN]: \tat org.bukkit.plugin.java.PluginClassLoader.loadClass0(PluginClassLoader.java:185)\n',
      'has no part for the version of the game that runs here',
      /that names your game version/,
    ],
    [
      'Movecraft, with the code that asks',
      `${ENABLING}java.lang.NoClassDefFoundError: net/lampkit/lamps/compat/v1_19_R3/LampHandler\n\tat net.lampkit.lamps.Lamps.onEnable(Lamps.java:1) ~[?:?]\n`,
      'Lamps failed while starting',
      /that names your game version/,
    ],
    [
      'the same without a line about the plugin',
      '[12:00:00] [Server thread/ERROR]: dark\njava.lang.NoClassDefFoundError: net/lampkit/lamps/compat/v1_19_R3/LampHandler\n\tat net.lampkit.lamps.Lamps.on(Lamps.java:1) ~[?:?]\n',
      'has no part for the version',
      /that names your game version/,
    ],
    [
      'QuickShopSearch: it looks for a class of the server by name',
      `[12:00:00] [Server thread/ERROR]: [Lamps] Could not initialize plugin\njava.lang.IllegalStateException: Could not locate the CraftServer class\n\tat de.lampkit.lamps.LampUpdater.locate(LampUpdater.java:126) ~[Lamps-0.1.jar:?]\n${PAPER_FRAME}`,
      'does not support this version',
      /Take the build of Lamps/,
    ],
    [
      'viewportl: a fallback is a warning',
      '[12:00:01 WARN]: [Lamps] Did not detect NMS implementation for server version (v1_16_R3)! Using Fallback!\n',
      'does not support this version',
      /Take the build of Lamps/,
    ],
    [
      'UltimateAdvancementAPI: what it looked up is null',
      '[12:00:00 INFO]: [Lamps] An exception occurred while loading commands\n[12:00:00 WARN]: java.lang.NullPointerException: Cannot invoke "java.lang.reflect.Constructor.newInstance(Object[])" because "de.lampkit.lamps.Node.lampConstructor" is null\n[12:00:00 WARN]:        at Lamps-2.5.0.jar//de.lampkit.lamps.Node.glow(Node.java:168)\n',
      'is made for another version',
      /names exactly your server’s version/,
    ],
    [
      'BlockProt: an old library looks for fields through Paper',
      `${ENABLING}java.lang.NoClassDefFoundError: Could not initialize class de.lampkit.lamps.shaded.nbtapi.NBTReflectionUtil\n\tat lamps.jar/de.lampkit.lamps.Lamps.on(Lamps.java:1) ~[lamps.jar:?]\nCaused by: java.lang.ExceptionInInitializerError: Exception java.lang.NullPointerException [in thread "Server thread"]\n\tat java.base/java.util.ImmutableCollections$MapN.probe(ImmutableCollections.java:1328) ~[?:?]\n\tat io.papermc.paper.pluginremap.reflect.PaperReflection.mapDeclaredFieldName(PaperReflection.java:79) ~[purpur-1.21.1.jar:?]\n\tat lamps.jar/de.lampkit.lamps.shaded.nbtapi.NBTReflectionUtil.<clinit>(NBTReflectionUtil.java:59) ~[lamps.jar:?]\n`,
      'Lamps failed while starting',
      /names exactly your server’s version/,
    ],
    [
      'SuperiorSkyblock2: a headline, then the reason',
      "[12:00:00] [Server thread/ERROR]: [Lamps] ####################\n[12:00:00] [Server thread/ERROR]: [Lamps] ## An error occured while loading the plugin! ##\n[12:00:00] [Server thread/ERROR]: [Lamps] ####################\n[12:00:00] [Server thread/ERROR]: [Lamps] The plugin doesn't support your minecraft version.\n",
      'Lamps does not support this version',
      /Take the build of Lamps/,
    ],
    [
      'TotemGuard: a library for commands that it carries',
      `${ENABLING}java.lang.ExceptionInInitializerError\n\tat org.incendo.cloud.bukkit.parser.ItemStackParser.<init>(ItemStackParser.java:121) ~[?:?]\n\tat Lamps-2.1.2.jar//de.lampkit.lamps.Lamps.onEnable(Lamps.java:89) ~[?:?]\n`,
      'Lamps failed while starting',
      /names exactly your server’s version/,
    ],
    [
      'CommandAPI: its hook failed',
      "[15:49:27 ERROR]: [Lamps] Error initializing plugin 'Lamps-10.jar' in folder 'plugins' (Is it up to date?)\njava.lang.IllegalStateException: The NMS hook of Lamps, its NMS hook failed to load!\n\tat Lamps-10.jar/de.lampkit.lamps.LampVersions.get(LampVersions.java:100) ~[Lamps-10.jar:?]\n",
      'Lamps-10.jar could not be loaded',
      /names your version/,
    ],
    [
      'ParticleNativeAPI: what it says some lines above its error',
      '[02:31:54] [Server thread/ERROR]: [Lamps] Failed to create lamps.\n[02:31:54] [Server thread/ERROR]: [Lamps] This API might not be compatible with current server version.\n[02:31:54] [Server thread/ERROR]: [Lamps] If you suspect a bug, report it with the trace:\n[02:31:54] [Server thread/WARN]: de.lampkit.lamps.LampException: Failed to load lamps.\n[02:31:54] [Server thread/WARN]: \tat Lamps.jar//de.lampkit.lamps.Core.setup(Core.java:97)\n',
      'Lamps does not support this version',
      /Take the build of Lamps/,
    ],
    [
      'FancyHolograms, copied from a page that numbers lines and rules off the first',
      "[00:01:53] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Lamps-2.1.0.jar' in folder 'plugins'\n--\n71 | org.bukkit.plugin.InvalidPluginException: java.lang.UnsupportedClassVersionError: de/lampkit/lamps/Lamps has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0\n72 | at io.papermc.paper.plugin.provider.type.spigot.SpigotPluginProvider.createInstance(SpigotPluginProvider.java:127) ~[paper-1.20.4.jar:git-Paper-409]\n73 | at io.papermc.paper.plugin.storage.SimpleProviderStorage.enter(SimpleProviderStorage.java:38) ~[paper-1.20.4.jar:git-Paper-409]\n",
      'needs Java 21',
      /Java 21/,
    ],
  ])('%s', (_, log, title, fix) => {
    const finding = findFirst(log);
    expect(finding?.title).toContain(title);
    expect(finding?.fix).toMatch(fix);
  });
});

describe('who is named', () => {
  it('is the owner of a jar with a number in brackets (LagAssist)', () => {
    const finding = findFirst(
      '[10:20:34 WARN]: java.lang.NoSuchFieldException: glowing\n[10:20:34 WARN]:    at java.base/java.lang.Class.getField(Class.java:2284)\n[10:20:34 WARN]:    at lamps-2.31-1.21.1 (1).jar//de.lampkit.lamps.packets.Injector.Enabler(Injector.java:29)\n',
    );
    expect(finding?.title).toContain('lamps-2.31-1.21.1 (1)');
  });

  it('is no word of a sentence about plugins (connection-guard)', () => {
    const finding = findFirst(
      '[11:45:42 ERROR]: Please notify author of plugin causing this execution to fix this bug!\njava.lang.Throwable: null\n\tat org.bukkit.Bukkit.dispatchCommand(Bukkit.java:613) [patched_1.8.8.jar:git-PandaSpigot-148]\n\tat com.github.lampkit.lamps.spigot.LampListener.on(LampListener.java:83) [lamps-0.4.2-all.jar:?]\n',
    );
    expect(finding?.title).toContain('lamps-0.4.2');
  });

  it('is no library for databases (Ledger)', () => {
    const finding = findFirst(
      ' [DefaultDispatcher-worker-2/WARN]: Transaction attempt #1 failed: org.sqlite.SQLiteException: [SQLITE_CORRUPT]  The database disk image is malformed (database disk image is malformed). org.jetbrains.exposed.exceptions.ExposedSQLException: org.sqlite.SQLiteException: [SQLITE_CORRUPT]\n',
    );
    expect(finding?.title).toMatch(/is damaged\.$/);
  });

  it('is not the library that is missing (a plugin that waits for PlaceholderAPI)', () => {
    const finding = findFirst(
      `[12:00:00 INFO]: [PlaceholderAPI] Enabling PlaceholderAPI v2.11.3\n${ENABLING}java.lang.NoClassDefFoundError: me/clip/placeholderapi/expansion/PlaceholderExpansion\n\tat java.lang.ClassLoader.defineClass1(Native Method) ~[?:?]\n`,
    );
    expect(finding?.title).toBe('The plugin Lamps failed while starting.');
    expect(finding?.fix).toMatch(/^Install PlaceholderAPI/);
  });

  it('is nobody if a server sends what a player’s game cannot be sent (TAB)', () => {
    const finding = findFirst(
      "[17:33:13 ERROR]: Error sending packet clientbound/minecraft:lamp_update\nio.netty.handler.codec.EncoderException: Failed to encode packet 'clientbound/minecraft:lamp_update'\n\tat net.minecraft.network.codec.IdDispatchCodec.encode(IdDispatchCodec.java:55) ~[leaf-1.21.4.jar:?]\n",
    );
    expect(finding?.title).toContain('could not send something to a player');
    expect(finding?.title).toContain('lamp_update');
  });
});

describe('what is said of an archive', () => {
  it('is about a jar of an expansion, not of the server', () => {
    const { problems } = readLog(
      '[03:35:55] [Server thread/ERROR]: [PlaceholderAPI] Failed to load class files of expansion.\njava.util.concurrent.CompletionException: zip file closed (expansion file: /home/container/plugins/PlaceholderAPI/expansions/Lamp-Expansion-2.1.2.jar)\n\tat me.clip.placeholderapi.expansion.manager.LocalExpansionManager.find(LocalExpansionManager.java:443) ~[PlaceholderAPI-2.11.5.jar:?]\nCaused by: java.lang.IllegalStateException: zip file closed\n\tat java.util.zip.ZipFile.ensureOpen(ZipFile.java:846) ~[?:?]\n\tat me.clip.placeholderapi.util.FileUtil.findClass(FileUtil.java:63) ~[PlaceholderAPI-2.11.5.jar:?]\n',
      { coordinates: false },
    ).report;
    expect(problems.map(({ id }) => id)).toEqual(['plugin-jar-closed']);
  });

  it('may be that it is a plugin for newer Paper (AuthMeVelocity)', () => {
    const finding = findFirst(
      "[12:22:42 ERROR]: Could not load 'plugins/Lamps-Paper-4.1.1.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml\n\tat org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:159) ~[purpur-api-1.18.2-R0.1-SNAPSHOT.jar:?]\nCaused by: java.io.FileNotFoundException: Jar does not contain plugin.yml\n\t... 7 more\n",
    );
    expect(finding?.cause).toContain('older Paper');
    expect(finding?.fix).toContain('game version');
  });
});

describe('an error in the own code', () => {
  const proxy = (rest: string) =>
    findFirst(
      `${rest}java.lang.NullPointerException: Cannot invoke "com.velocitypowered.proxy.LampRegistry.on()" because "lamp" is null\n\tat com.velocitypowered.proxy.server.VelocityRegisteredServer.lambda$ping$0(VelocityRegisteredServer.java:133) ~[velocity-3.4.0.jar:?]\n\tat io.netty.util.concurrent.DefaultPromise.notifyListener0(DefaultPromise.java:590) ~[velocity-3.4.0.jar:?]\n`,
    );

  it('of a proxy has nothing to do with worlds', () => {
    for (const log of [
      '[00:00:50 WARN] [io.netty.util.concurrent.DefaultPromise]: An exception was thrown by com.velocitypowered.proxy.Lamp\n',
      'Exception in thread "main" ',
    ]) {
      const finding = proxy(log);
      expect(finding?.title).toMatch(/^The proxy(?:’s own code failed| ended)/);
      expect(finding?.fix).toMatch(/^Update the proxy/);
      expect(`${finding?.cause} ${finding?.fix}`).not.toMatch(/world|backup/);
    }
  });

  it('of the server while it runs a command is about that command (ChatControl)', () => {
    const finding = findFirst(
      '[23:29:46 ERROR]: Error executing task on Server\njava.util.NoSuchElementException: No value present\n\tat java.base/java.util.Optional.orElseThrow(Unknown Source) ~[?:?]\n\tat net.minecraft.commands.Commands.finishParsing(Commands.java:389) ~[paper-1.21.4.jar:?]\n\tat net.minecraft.server.network.ServerGamePacketListenerImpl.performUnsignedChatCommand(ServerGamePacketListenerImpl.java:2197) ~[paper-1.21.4.jar:?]\n',
    );
    expect(finding?.title).toContain('while it ran a command');
  });
});

it.each([
  ['', 'CompletionException'],
  [
    'Caused by: java.lang.IllegalStateException: No lamp here\n\tat net.minecraft.world.level.Level.light(Level.java:7) ~[paper-1.21.jar:?]\n',
    'No lamp here',
  ],
])('an error that only wraps another is shown by that one, if there is one: %j', (cause, shown) => {
  const finding = findFirst(
    `[12:00:00] [Server thread/ERROR]: Error executing task on Server\njava.util.concurrent.CompletionException: java.lang.RuntimeException\n\tat net.minecraft.world.level.Level.tick(Level.java:9) ~[paper-1.21.jar:?]\n${cause}`,
  );
  expect(finding?.title).toContain(shown);
});

it('a pool without connections is about the database (Velocity-CTD)', () => {
  expect(
    findFirst(
      '[11:09:14 ERROR]: redis.clients.jedis.exceptions.JedisException: Could not get a resource from the pool\n[11:09:14 ERROR]:       at redis.clients.jedis.util.Pool.getResource(Pool.java:42)\n',
    )?.id,
  ).toBe('database-unreachable');
});

describe('what the fourth reading of strangers’ logs taught', () => {
  it('names the jar of an add-on, not the plugin that starts it (Plasmo Voice)', () => {
    const found = findFirst(
      `${ENABLING}java.lang.NoSuchMethodError: 'java.io.File su.lamp.lamps.api.LampServer.getFolder()'\n\tat lamp-dimmer-1.0.0.jar/su.lamp.lamps.dimmer.Dimmer.load(Dimmer.java:49) ~[lamp-dimmer-1.0.0.jar:?]\n\tat Lamps-2.1.5.jar/su.lamp.lamps.addon.Manager.start(Manager.kt:130) ~[Lamps-2.1.5.jar:?]\n`,
    );
    expect(found?.title).toContain('lamp-dimmer');
    expect(found?.fix).toMatch(/lamp-dimmer/);
    expect(found?.fix).not.toMatch(/what Lamps needs/);
  });

  it('does not speak of Spigot in the log of a proxy (Sonar)', () => {
    const found = findFirst(
      "[ERROR]: Couldn't pass ProxyInitializeEvent to lamps\njava.lang.NoSuchMethodError: 'int net.kyori.adventure.nbt.LampTag.size()'\n\tat de.lampkit.lamps.Lamps.load(Lamps.java:71) ~[?:?]\n\tat com.velocitypowered.proxy.event.VelocityEventManager.fire(VelocityEventManager.java:597) ~[core.jar:3.2.0]\n",
    );
    expect(found?.fix).toContain('lamps');
    expect(found?.fix).not.toContain('Spigot');
  });

  it('takes a list that is too short for no version (InstantRestock)', () => {
    const found = findFirst(
      `${ENABLING}java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3\n\tat java.base/java.util.ArrayList.get(ArrayList.java:427) ~[?:?]\n\tat lamps.jar/de.lampkit.lamps.Settings.load(Settings.kt:50) ~[lamps.jar:?]\n`,
    );
    expect(`${found?.cause} ${found?.fix}`).not.toContain('support this version');
    expect(found?.fix).toContain('settings');
  });

  it('knows the field with the part for a version (EzChestShop)', () => {
    const found = findFirst(
      '[12:00:00 ERROR]: Could not pass event LampEvent to Lamps v1.6\njava.lang.NullPointerException: Cannot invoke "de.lampkit.lamps.VersionUtils.glow()" because "de.lampkit.lamps.Utils.versionUtils" is null\n\tat de.lampkit.lamps.Lamps.on(Lamps.java:30) ~[Lamps-1.6.jar:?]\n',
    );
    expect(found?.fix).toContain('that names your version');
  });

  it('says once that the settings of a resource are not there (jim-shops)', () => {
    const { problems } = readLog(
      "SCRIPT ERROR: @lamps/shared/shared.lua:3: attempt to index a nil value (global 'Config')\n[    script:lamps] > fn (@lamps/shared/shared.lua:3)\n[    script:lamps] SCRIPT ERROR: @lamps/server.lua:466: attempt to index a nil value (global 'Config')\n",
      { coordinates: false },
    ).report;
    expect(problems.map(({ id }) => id)).toEqual(['lua-config-missing']);
  });

  it('says which server a plugin wants, and nothing else (ExcellentEnchants)', () => {
    const { problems } = readLog(
      '[12:00:00 WARN]: [Lamps] Please upgrade your server to 1.21.1.\n[12:00:00 WARN]: [Lamps] ======\n[12:00:00 ERROR]: [Lamps] Unsupported server version!\n',
      { coordinates: false },
    ).report;
    expect(problems.map(({ id }) => id)).toEqual(['plugin-wants-newer-server']);
  });
});

describe('what the third reading of strangers’ logs taught', () => {
  const CALLED = '\tat java.base/java.lang.reflect.Method.invoke(Method.java:568) ~[?:?]\n';

  it.each([
    [
      'HMCLeaves: called by its name with other things',
      `${ENABLING}java.lang.IllegalArgumentException: argument type mismatch\n${CALLED}\tat de.lampkit.lamps.packetevents.SpigotReflectionUtil.toItem(SpigotReflectionUtil.java:725) ~[lamps.jar:?]\n`,
      'inside of the game by name',
    ],
    [
      'Artemis: not found by its name',
      `${ENABLING}java.lang.IllegalStateException: Unable to find method getLamp ([]).\n\tat de.lampkit.lamps.Reflection.getTypedMethod(Reflection.java:252) ~[?:?]\n`,
      'inside of the game by name',
    ],
    [
      'Roulette: a packet of the game that could not be made',
      `[12:00:00] [Craft Scheduler Thread - 4/WARN]: [Lamps] Plugin Lamps v1 generated an exception while executing task 5\njava.lang.RuntimeException: Failed to create a packet!\n\tat lamps.jar/de.lampkit.lamps.Stand.spawn(Stand.java:65) ~[lamps.jar:?]\n`,
      'inside of the game by name',
    ],
    [
      'DropHeads: setup failed, and the reason is cut off',
      `${ENABLING}java.lang.ExceptionInInitializerError: null\n\tat lamps.jar/de.lampkit.lamps.Lamps.onEnable(Lamps.java:102) ~[lamps.jar:?]\n${PAPER_FRAME}`,
      'A part of it could not be set up',
    ],
    [
      'UnifiedMetrics: one library in two copies',
      `${ENABLING}java.lang.LinkageError: loader constraint violation: loader 'lamps.jar' @4035d65 wants to load interface kotlin.coroutines.Continuation. A different interface with the same name was previously loaded by 'shops.jar' @1a2b3c4.\n\tat lamps.jar/de.lampkit.lamps.Lamps.onEnable(Lamps.java:102) ~[lamps.jar:?]\n`,
      'Two jars carry the same library',
    ],
  ])('%s', (_origin, log, cause) => {
    expect(findFirst(log)?.cause).toContain(cause);
  });

  it('names the plugin whose jar is closed, not the one that looked (Canvas)', () => {
    const found = findFirst(
      '[12:00:00] [Server thread/ERROR]: Could not pass event LampEvent to Shops v6\njava.lang.IllegalStateException: The plugin classloader for Lamps has thrown a zip file error.\n\tat org.bukkit.plugin.java.PluginClassLoader.findClass(PluginClassLoader.java:228) ~[paper-api.jar:?]\n',
    );
    expect(found?.title).toContain('(Lamps)');
  });
});
