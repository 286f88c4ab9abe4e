/** Which of several errors is the cause, and who is named by it. */
import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const findFirst = (text: string) => read(text).problems[0];

const READY = '[12:01:00] [Server thread/INFO]: Done (10.5s)! For help, type "help"\n';
const renderError = (time: string, name: string, part: string): string =>
  `[${time}] [Server thread/ERROR]: ${part} is dark
java.lang.IllegalStateException: ${part} is dark
\tat de.${name}.light.Bulb.on(Bulb.java:1) ~[${name}-1.0.jar:?]
`;

describe('an error before the program became ready', () => {
  it('was survived: an equal one after it counts more', () => {
    const log = `${renderError('12:00:00', 'lampkit', 'A bulb')}${READY}${renderError('12:02:00', 'glowkit', 'A wire')}`;
    expect(read(log).firstError?.owner).toBe('glowkit-1.0');
  });

  it('counts more than a lesser one after it, and than a later one in the same run', () => {
    const start = renderError('12:00:00', 'lampkit', 'A bulb');
    const warned = renderError('12:02:00', 'glowkit', 'A wire').replace('ERROR', 'WARN');
    expect(read(`${start}${READY}${warned}`).firstError?.owner).toBe('lampkit-1.0');
    const later = renderError('12:03:00', 'glowkit', 'A wire');
    expect(read(`${READY}${start}${later}`).firstError?.owner).toBe('lampkit-1.0');
  });
});

describe('a crash', () => {
  const crash = `[12:00:00] [Server thread/ERROR]: Encountered an unexpected exception
net.minecraft.ReportedException: Exception generating new chunk
\tat net.minecraft.server.MinecraftServer.runServer(MinecraftServer.java:1) ~[server.jar:?]
Caused by: java.lang.IllegalStateException: Lamps.on called on wrong thread!
\tat TRANSFORMER/guard@1.0/de.guard.lamps.Guard.check(Guard.java:1) ~[guard-1.0.jar:?]
\tat TRANSFORMER/threads@1.0/de.threads.lamps.Worker.run(Worker.java:1) ~[threads-1.0.jar:?]
`;

  it('comes before the watchdog that ends the server that crashed', () => {
    const watchdog =
      '[12:01:00] [Server Watchdog/FATAL]: A single server tick took 60.00 seconds (should be max 0.05)\n[12:01:00] [Server Watchdog/FATAL]: Considering it to be crashed, server will forcibly shutdown.\n';
    expect(findFirst(`${crash}${watchdog}`)?.id).toBe('crash-suspect');
    expect(findFirst(watchdog)?.id).toBe('server-hung');
  });

  it('on the wrong thread names who called, not who noticed', () => {
    expect(findFirst(crash)?.title).toContain('threads');
  });

  it('says more than what the server worked at', () => {
    const report = `Description: Exception generating new chunk\n\n${crash.slice(crash.indexOf('Caused by: ') + 11)}`;
    expect(read(report).problems.map(({ id }) => id)).toEqual([
      'crash-suspect',
      'chunk-generation-failed',
    ]);
  });
});

describe('a member that a mod merged into the game', () => {
  const crashIn = (member: string): string => `Description: Ticking world

java.lang.NullPointerException: dark
\tat net.minecraft.world.level.Level.${member}(Level.java:1) ~[server.jar:?]
\tat net.minecraft.server.level.ServerLevel.tick(ServerLevel.java:1) ~[server.jar:?]
`;

  it('names the mod', () => {
    expect(read(crashIn('lampkit$getGlow')).firstError?.owner).toBe('lampkit');
  });

  it.each(['lambda$tick$0', 'access$get', 'fabric$getGlow', 'wrapOperation$get', 'spark$getGlow'])(
    'is nobody’s: %s',
    (member) => {
      expect(read(crashIn(member)).firstError?.owner).toBeUndefined();
    },
  );
});

describe('a Harmony patch without its target', () => {
  it('is the fault of whose patch it is, in a nested class, too', () => {
    const log =
      '[Error  : Unity Log] ArgumentException: Undefined target method for patch method static bool LampKit.ClientSide+NoGlow::Prefix(Bulb __instance)\nStack trace:\nHarmonyLib.PatchClassProcessor.Patch () (at <474744d65d8e460fa08cd5fd82b5d65f>:0)\n';
    expect(findFirst(log)?.title).toMatch(/^LampKit is made for another version/);
  });
});

describe('an archive that cannot be read', () => {
  const below =
    'java.util.zip.ZipException: zip END header not found\n\tat java.util.zip.ZipFile.open(ZipFile.java:1) ~[?:?]\n';

  it.each([
    `[12:00:00 ERROR]: Cannot read mods/lamp-2.0.jar\n${below}`,
    `[12:00:00 ERROR]: Cannot read it\njava.lang.RuntimeException: Failed to open plugins/lamp-2.0.jar\n\tat io.papermc.Lamp.on(Lamp.java:1) ~[paper-1.21.jar:?]\nCaused by: ${below}`,
    `[12:00:00 INFO]: Reading plugins/lamp-2.0.jar\n[12:00:00 ERROR]: Cannot read it\n${below}`,
  ])('is named by the lines around: %s', (log) => {
    expect(findFirst(log)?.title).toBe('The file lamp-2.0.jar is damaged or incomplete.');
  });

  it('has no name if no line says it', () => {
    expect(findFirst(`[12:00:00 ERROR]: Cannot read it\n${below}`)?.title).toContain(
      'reads a file that is damaged',
    );
  });

  it('is no second finding where a rule has named it', () => {
    const log = `[12:00:00] [Server thread/ERROR]: Could not load 'plugins/lamp-2.0.jar' in folder 'plugins'\norg.bukkit.plugin.InvalidPluginException: ${below}`;
    expect(read(log).problems).toHaveLength(1);
  });
});

describe('a plugin whose jar has another name', () => {
  it('is not said to fail in somebody else’s code', () => {
    const log = `[12:00:00 ERROR]: Could not pass event BulbEvent to Lamps v1.0
java.lang.NullPointerException: dark
\tat me.anna.light.Bulb.on(Bulb.java:1) ~[MyThing-1.0.jar:?]
\tat org.bukkit.plugin.RegisteredListener.callEvent(RegisteredListener.java:70) ~[paper-api.jar:?]
`;
    expect(findFirst(log)?.title).toBe('The plugin Lamps fails while the server runs.');
  });
});

describe('a mixin that does not find a class of Java', () => {
  it('is the fault of a Java that is too new', () => {
    const log = `[12:00:00] [main/WARN]: Error loading class: java/lang/invoke/Lamp (java.lang.IllegalArgumentException: Unsupported class file major version 67)
[12:00:01] [main/ERROR]: Uncaught exception in thread "main"
java.lang.RuntimeException: Mixin transformation of net.minecraft.server.Main failed
\tat net.fabricmc.loader.impl.launch.knot.KnotServer.main(KnotServer.java:23) ~[fabric-loader-0.16.5.jar:?]
Caused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [lampkit.mixins.json:MainMixin from mod lampkit] from phase [DEFAULT] FAILED
\tat org.spongepowered.asm.mixin.transformer.MixinProcessor.handleMixinError(MixinProcessor.java:1)
Caused by: java.lang.ClassNotFoundException: java.lang.Thread
\tat org.spongepowered.asm.mixin.transformer.MixinProcessor.run(MixinProcessor.java:1)
`;
    expect(findFirst(log)?.id).toBe('java-too-new-for-loader');
  });
});

describe('an error that a program caught on purpose', () => {
  const caught =
    '[01:55:32] [Main Thread/WARN] [tML]: Silently Caught Exception:\nSystem.IO.IOException: dark\n   at Lamps.Bulb.On(String path)\n';

  it('is the place to look at only if there is nothing else', () => {
    expect(read(caught).firstError).toMatchObject({ line: 2, mark: 'warning' });
    expect(read(caught).problems).toEqual([]);
    expect(read(`${caught}lamp could not shine\n`).firstError).toMatchObject({ line: 4 });
  });
});

describe('a change that a mod does without', () => {
  it('is a hint only', () => {
    const log = `[12:00:00] [main/WARN]: Mixin apply for mod lampkit failed lampkit.mixins.json:BulbMixin from mod lampkit -> net.minecraft.class_1799: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on getName could not find any targets
org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Inject annotation on getName could not find any targets. No refMap loaded. [handler$gde000$lampkit$getName()]
\tat org.spongepowered.asm.mixin.injection.selectors.TargetSelectors.validate(TargetSelectors.java:1)
`;
    expect(read(log).problems).toEqual([]);
  });
});

describe('the game that a loader of mods names', () => {
  it('rules out guides of other games', () => {
    const log = `[Message:   BepInEx] BepInEx 5.4.23.2 - LampWorld (08.04.2025 12:14:05)
[Warning:LampKit] Could not load file or assembly 'Lamp
`;
    const { recognized, problems } = read(log);
    expect(recognized.software).toBe('LampWorld');
    expect(problems).toEqual([]);
    expect(read(log.replace('LampWorld', 'valheim_server')).recognized.software).toBe('Valheim');
  });

  it('is known by the full name that its start script writes', () => {
    const start = 'Starting the ARK: Survival Ascended dedicated server...';
    expect(read(start).recognized.software).toBe('ARK');
  });
});

describe('a refusal at the end of a sentence', () => {
  it('is one with the word before it only', () => {
    const kind = (words: string) =>
      read(`[12:00:00 ERROR]: [Lamps] ${words}`).firstError?.fault?.kind;
    expect(kind('The server answered with status code 403.')).toBe('refused');
    expect(kind('We sold lamp 403.')).toBeUndefined();
  });
});

describe('a table of a database', () => {
  const log = (
    table: string,
  ): string => `[12:00:00 WARN]: org.sqlite.SQLiteException: [SQLITE_ERROR] SQL error or missing database (table ${table} has no column named glow)
[12:00:00 WARN]: \tat org.sqlite.core.DB.newSQLException(DB.java:1179)
[12:00:00 WARN]: \tat LampEngine-1.0.jar//de.lampengine.data.Store.add(Store.java:1)
`;

  it('belongs to the plugin in its name, not to the library that reads it', () => {
    expect(findFirst(log('brightlamps_users'))?.title).not.toContain('LampEngine');
    expect(findFirst(log('lampengine_users'))?.title).toContain('LampEngine');
    expect(findFirst(log('users'))?.title).toContain('LampEngine');
  });
});

describe('a list of a mod’s supporters', () => {
  it('is no alarm if it does not load', () => {
    const log = `${READY}[12:02:00] [Server thread/ERROR]: Failed to load patreon information
java.net.SocketException: Connection reset
\tat de.lampkit.light.Bulb.on(Bulb.java:1) ~[lampkit-1.0.jar:?]
`;
    expect(read(log).problems).toEqual([]);
  });
});

describe('a database', () => {
  it('that closes idle connections is not one that cannot be reached', () => {
    const log =
      '[12:00:00 WARN]: [luckperms-hikari] Failed to validate connection com.mysql.jdbc.Connection@1 (No operations allowed after connection closed.). Possibly consider using a shorter maxLifetime value.\n';
    expect(findFirst(log)?.title).toContain('closed connections');
    expect(findFirst(log)?.fix).toContain('maximum-lifetime');
  });
});

describe('a bundled library', () => {
  it('is not suspected for an error that it only reports', () => {
    const log = `[12:00:00 ERROR]: it is dark
java.lang.RuntimeException: dark
\tat io.sentry.Hub.captureException(Hub.java:1)
\tat com.hypixel.Server.start(Server.java:1)
`;
    expect(JSON.stringify(read(log).problems.map(({ title }) => title))).not.toContain('sentry');
    expect(read(log.replace('io.sentry', 'de.lampkit')).problems[0]?.title).toContain('lampkit');
  });
});

describe('a text that begins inside a trace', () => {
  const beginning = `\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1) ~[server.jar:?]
Caused by: java.lang.IllegalStateException: The bulb is dark
\tat de.lampkit.light.Bulb.on(Bulb.java:1) ~[lampkit-1.0.jar:?]
\t... 20 more
`;
  const listener = `[12:00:00] [Server thread/ERROR] [Minecraft]: Could not pass event LampStoreEvent to
org.bukkit.event.EventException: null
\tat org.bukkit.plugin.java.JavaPluginLoader$1.execute(JavaPluginLoader.java:306) ~[forge.jar:?]
`;

  it('gives its cause, which says more than a listener’s failure without one', () => {
    const { firstError, problems } = read(`${beginning}${listener}`);
    expect(firstError?.owner).toBe('lampkit-1.0');
    expect(problems.map(({ title }) => title).join()).not.toContain('Could not pass event');
  });

  it('a listener’s failure with its cause counts as before', () => {
    const caused = `${listener.replace(' to\n', ' to Glowkit v1.0\n')}${beginning.replaceAll('lampkit', 'glowkit').replace(/^[^\n]*\n/, '')}`;
    expect(read(`${beginning}${caused}`).firstError?.owner).toBe('glowkit-1.0');
  });
});

it('the number of a message is nobody’s name', () => {
  const log = `2026-01-01T12:00:00.1Z 1 [ERROR] [MY-012345] [InnoDB] The lamp is dark.
2026-01-01T12:00:00.2Z 0 [ERROR] [MY-010119] [Server] Aborting
`;
  const { firstError, problems, possibleCause } = read(log);
  expect(firstError?.owner).toBeUndefined();
  expect(JSON.stringify([problems, possibleCause])).not.toMatch(/MY-\d+ reports|settings of MY/);
});

it('of a chain of errors before the end the first counts', () => {
  const chain = Array.from(
    { length: 8 },
    (_, at) =>
      `2026-01-01T12:00:00.${at}00000Z 1 [ERROR] [MY-01234${at}] [InnoDB] Lamp ${at} cannot be lit because the one before it is dark.\n`,
  ).join('');
  const end = '2026-01-01T12:00:01.000000Z 0 [ERROR] [MY-010119] [Server] Aborting\n';
  expect(read(`${chain}${end}`).firstError?.header).toContain('Lamp 0');
});
