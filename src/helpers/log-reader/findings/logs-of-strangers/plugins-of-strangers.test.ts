/**
 * Logs of plugin servers in public issue threads that were read only partly at first: whom the
 * finding names, and the way out. Names are invented, lines are shortened.
 */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { ENABLING, findFirst, PAPER_FRAME } from '../../fixtures/plugin-server';
import { readLog } from '../../read-log';

describe('who is named', () => {
  it('is the owner of a jar with a number in brackets (LagAssist)', () => {
    const finding = findFirst(
      writeLog`
        [10:20:34 WARN]: java.lang.NoSuchFieldException: glowing
        [10:20:34 WARN]:    at java.base/java.lang.Class.getField(Class.java:2284)
        [10:20:34 WARN]:    at lamps-2.31-1.21.1 (1).jar//de.lampkit.lamps.packets.Injector.Enabler(Injector.java:29)
      `,
    );
    expect(finding?.title).toContain('lamps-2.31-1.21.1 (1)');
  });

  it('is no word of a sentence about plugins (connection-guard)', () => {
    const finding = findFirst(
      writeLog`
        [11:45:42 ERROR]: Please notify author of plugin causing this execution to fix this bug!
        java.lang.Throwable: null
        \tat org.bukkit.Bukkit.dispatchCommand(Bukkit.java:613) [patched_1.8.8.jar:git-PandaSpigot-148]
        \tat com.github.lampkit.lamps.spigot.LampListener.on(LampListener.java:83) [lamps-0.4.2-all.jar:?]
      `,
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
      writeLog`
        [12:00:00 INFO]: [PlaceholderAPI] Enabling PlaceholderAPI v2.11.3
        ${ENABLING}java.lang.NoClassDefFoundError: me/clip/placeholderapi/expansion/PlaceholderExpansion
        \tat java.lang.ClassLoader.defineClass1(Native Method) ~[?:?]
      `,
    );
    expect(finding?.title).toBe('The plugin Lamps failed while starting.');
    expect(finding?.fix).toMatch(/^Install PlaceholderAPI/);
  });

  it('is nobody if a server sends what a player’s game cannot be sent (TAB)', () => {
    const finding = findFirst(
      writeLog`
        [17:33:13 ERROR]: Error sending packet clientbound/minecraft:lamp_update
        io.netty.handler.codec.EncoderException: Failed to encode packet 'clientbound/minecraft:lamp_update'
        \tat net.minecraft.network.codec.IdDispatchCodec.encode(IdDispatchCodec.java:55) ~[leaf-1.21.4.jar:?]
      `,
    );
    expect(finding?.title).toContain('could not send something to a player');
    expect(finding?.title).toContain('lamp_update');
  });
});

describe('what is said of an archive', () => {
  it('is about a jar of an expansion, not of the server', () => {
    const { problems } = readLog(
      writeLog`
        [03:35:55] [Server thread/ERROR]: [PlaceholderAPI] Failed to load class files of expansion.
        java.util.concurrent.CompletionException: zip file closed (expansion file: /home/container/plugins/PlaceholderAPI/expansions/Lamp-Expansion-2.1.2.jar)
        \tat me.clip.placeholderapi.expansion.manager.LocalExpansionManager.find(LocalExpansionManager.java:443) ~[PlaceholderAPI-2.11.5.jar:?]
        Caused by: java.lang.IllegalStateException: zip file closed
        \tat java.util.zip.ZipFile.ensureOpen(ZipFile.java:846) ~[?:?]
        \tat me.clip.placeholderapi.util.FileUtil.findClass(FileUtil.java:63) ~[PlaceholderAPI-2.11.5.jar:?]
      `,
      { coordinates: false },
    ).report;
    expect(problems.map(({ id }) => id)).toEqual(['plugin-jar-closed']);
  });

  it('may be that it is a plugin for newer Paper (AuthMeVelocity)', () => {
    const finding = findFirst(
      writeLog`
        [12:22:42 ERROR]: Could not load 'plugins/Lamps-Paper-4.1.1.jar' in folder 'plugins'
        org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
        \tat org.bukkit.plugin.SimplePluginManager.loadPlugins(SimplePluginManager.java:159) ~[purpur-api-1.18.2-R0.1-SNAPSHOT.jar:?]
        Caused by: java.io.FileNotFoundException: Jar does not contain plugin.yml
        \t... 7 more
      `,
    );
    expect(finding?.cause).toContain('older Paper');
    expect(finding?.fix).toContain('game version');
  });
});

describe('an error in the own code', () => {
  const proxy = (rest: string) =>
    findFirst(
      writeLog`
        ${rest}java.lang.NullPointerException: Cannot invoke "com.velocitypowered.proxy.LampRegistry.on()" because "lamp" is null
        \tat com.velocitypowered.proxy.server.VelocityRegisteredServer.lambda$ping$0(VelocityRegisteredServer.java:133) ~[velocity-3.4.0.jar:?]
        \tat io.netty.util.concurrent.DefaultPromise.notifyListener0(DefaultPromise.java:590) ~[velocity-3.4.0.jar:?]
      `,
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
      writeLog`
        [23:29:46 ERROR]: Error executing task on Server
        java.util.NoSuchElementException: No value present
        \tat java.base/java.util.Optional.orElseThrow(Unknown Source) ~[?:?]
        \tat net.minecraft.commands.Commands.finishParsing(Commands.java:389) ~[paper-1.21.4.jar:?]
        \tat net.minecraft.server.network.ServerGamePacketListenerImpl.performUnsignedChatCommand(ServerGamePacketListenerImpl.java:2197) ~[paper-1.21.4.jar:?]
      `,
    );
    expect(finding?.title).toContain('while it ran a command');
  });
});

it.each([
  ['', 'CompletionException'],
  [
    writeLog`
      Caused by: java.lang.IllegalStateException: No lamp here
      \tat net.minecraft.world.level.Level.light(Level.java:7) ~[paper-1.21.jar:?]
    `,
    'No lamp here',
  ],
])('an error that only wraps another is shown by that one, if there is one: %j', (cause, shown) => {
  const finding = findFirst(
    writeLog`
      [12:00:00] [Server thread/ERROR]: Error executing task on Server
      java.util.concurrent.CompletionException: java.lang.RuntimeException
      \tat net.minecraft.world.level.Level.tick(Level.java:9) ~[paper-1.21.jar:?]
      ${cause}`,
  );
  expect(finding?.title).toContain(shown);
});

it('a pool without connections is about the database (Velocity-CTD)', () => {
  expect(
    findFirst(
      writeLog`
        [11:09:14 ERROR]: redis.clients.jedis.exceptions.JedisException: Could not get a resource from the pool
        [11:09:14 ERROR]:       at redis.clients.jedis.util.Pool.getResource(Pool.java:42)
      `,
    )?.id,
  ).toBe('database-unreachable');
});

describe('what the fourth reading of strangers’ logs taught', () => {
  it('names the jar of an add-on, not the plugin that starts it (Plasmo Voice)', () => {
    const found = findFirst(
      writeLog`
        ${ENABLING}java.lang.NoSuchMethodError: 'java.io.File su.lamp.lamps.api.LampServer.getFolder()'
        \tat lamp-dimmer-1.0.0.jar/su.lamp.lamps.dimmer.Dimmer.load(Dimmer.java:49) ~[lamp-dimmer-1.0.0.jar:?]
        \tat Lamps-2.1.5.jar/su.lamp.lamps.addon.Manager.start(Manager.kt:130) ~[Lamps-2.1.5.jar:?]
      `,
    );
    expect(found?.title).toContain('lamp-dimmer');
    expect(found?.fix).toMatch(/lamp-dimmer/);
    expect(found?.fix).not.toMatch(/what Lamps needs/);
  });

  it('does not speak of Spigot in the log of a proxy (Sonar)', () => {
    const found = findFirst(
      writeLog`
        [ERROR]: Couldn't pass ProxyInitializeEvent to lamps
        java.lang.NoSuchMethodError: 'int net.kyori.adventure.nbt.LampTag.size()'
        \tat de.lampkit.lamps.Lamps.load(Lamps.java:71) ~[?:?]
        \tat com.velocitypowered.proxy.event.VelocityEventManager.fire(VelocityEventManager.java:597) ~[core.jar:3.2.0]
      `,
    );
    expect(found?.fix).toContain('lamps');
    expect(found?.fix).not.toContain('Spigot');
  });

  it('takes a list that is too short for no version (InstantRestock)', () => {
    const found = findFirst(
      writeLog`
        ${ENABLING}java.lang.IndexOutOfBoundsException: Index 3 out of bounds for length 3
        \tat java.base/java.util.ArrayList.get(ArrayList.java:427) ~[?:?]
        \tat lamps.jar/de.lampkit.lamps.Settings.load(Settings.kt:50) ~[lamps.jar:?]
      `,
    );
    expect(`${found?.cause} ${found?.fix}`).not.toContain('support this version');
    expect(found?.fix).toContain('settings');
  });

  it('knows the field with the part for a version (EzChestShop)', () => {
    const found = findFirst(
      writeLog`
        [12:00:00 ERROR]: Could not pass event LampEvent to Lamps v1.6
        java.lang.NullPointerException: Cannot invoke "de.lampkit.lamps.VersionUtils.glow()" because "de.lampkit.lamps.Utils.versionUtils" is null
        \tat de.lampkit.lamps.Lamps.on(Lamps.java:30) ~[Lamps-1.6.jar:?]
      `,
    );
    expect(found?.fix).toContain('that names your version');
  });

  it('says once that the settings of a resource are not there (jim-shops)', () => {
    const { problems } = readLog(
      writeLog`
        SCRIPT ERROR: @lamps/shared/shared.lua:3: attempt to index a nil value (global 'Config')
        [    script:lamps] > fn (@lamps/shared/shared.lua:3)
        [    script:lamps] SCRIPT ERROR: @lamps/server.lua:466: attempt to index a nil value (global 'Config')
      `,
      { coordinates: false },
    ).report;
    expect(problems.map(({ id }) => id)).toEqual(['lua-config-missing']);
  });

  it('says which server a plugin wants, and nothing else (ExcellentEnchants)', () => {
    const { problems } = readLog(
      writeLog`
        [12:00:00 WARN]: [Lamps] Please upgrade your server to 1.21.1.
        [12:00:00 WARN]: [Lamps] ======
        [12:00:00 ERROR]: [Lamps] Unsupported server version!
      `,
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
      writeLog`
        ${ENABLING}java.lang.IllegalArgumentException: argument type mismatch
        ${CALLED}\tat de.lampkit.lamps.packetevents.SpigotReflectionUtil.toItem(SpigotReflectionUtil.java:725) ~[lamps.jar:?]
      `,
      'inside of the game by name',
    ],
    [
      'Artemis: not found by its name',
      writeLog`
        ${ENABLING}java.lang.IllegalStateException: Unable to find method getLamp ([]).
        \tat de.lampkit.lamps.Reflection.getTypedMethod(Reflection.java:252) ~[?:?]
      `,
      'inside of the game by name',
    ],
    [
      'Roulette: a packet of the game that could not be made',
      writeLog`
        [12:00:00] [Craft Scheduler Thread - 4/WARN]: [Lamps] Plugin Lamps v1 generated an exception while executing task 5
        java.lang.RuntimeException: Failed to create a packet!
        \tat lamps.jar/de.lampkit.lamps.Stand.spawn(Stand.java:65) ~[lamps.jar:?]
      `,
      'inside of the game by name',
    ],
    [
      'DropHeads: setup failed, and the reason is cut off',
      writeLog`
        ${ENABLING}java.lang.ExceptionInInitializerError: null
        \tat lamps.jar/de.lampkit.lamps.Lamps.onEnable(Lamps.java:102) ~[lamps.jar:?]
        ${PAPER_FRAME}`,
      'A part of it could not be set up',
    ],
    [
      'UnifiedMetrics: one library in two copies',
      writeLog`
        ${ENABLING}java.lang.LinkageError: loader constraint violation: loader 'lamps.jar' @4035d65 wants to load interface kotlin.coroutines.Continuation. A different interface with the same name was previously loaded by 'shops.jar' @1a2b3c4.
        \tat lamps.jar/de.lampkit.lamps.Lamps.onEnable(Lamps.java:102) ~[lamps.jar:?]
      `,
      'Two jars carry the same library',
    ],
  ])('%s', (_origin, log, cause) => {
    expect(findFirst(log)?.cause).toContain(cause);
  });

  it('names the plugin whose jar is closed, not the one that looked (Canvas)', () => {
    const found = findFirst(
      writeLog`
        [12:00:00] [Server thread/ERROR]: Could not pass event LampEvent to Shops v6
        java.lang.IllegalStateException: The plugin classloader for Lamps has thrown a zip file error.
        \tat org.bukkit.plugin.java.PluginClassLoader.findClass(PluginClassLoader.java:228) ~[paper-api.jar:?]
      `,
    );
    expect(found?.title).toContain('(Lamps)');
  });
});

it('what only Paper has is no matter of versions on Spigot', () => {
  const problem = findFirst(
    writeLog`
      [12:00:00 WARN]: [Lamps] Plugin Lamps v1.0 generated an exception while executing task 2
      java.lang.NoSuchMethodError: 'boolean org.bukkit.Server.isStopping()'
      \tat de.lampkit.Lamps.run(Lamps.java:1) ~[?:?]
      \tat org.bukkit.craftbukkit.v1_20_R4.scheduler.CraftTask.run(CraftTask.java:1) ~[spigot-1.20.5-R0.1-SNAPSHOT.jar:1-Spigot-lamp]
    `,
  );
  expect(problem?.fix).toContain('change the server to Paper');
});
