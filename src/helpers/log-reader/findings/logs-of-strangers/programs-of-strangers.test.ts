/** Logs of strangers about proxies, databases, containers and other games that were read wrongly; the lines are rewritten. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const getFirst = (text: string) => read(text).problems[0];

const PAPER = '[12:00:00 INFO]: This server is running Paper version 1.21.4\n';

describe('a sentence that many programs print', () => {
  it.each([
    '[12:00:01 WARN]: [Lamps] Could not hook into Wires!',
    '[12:00:01 WARN]: [Lamps] The dimmer module is currently disabled.',
    '[12:00:01 WARN]: [Lamps] Reload failed to execute: no oil',
    '[12:00:01 WARN]: [Lamps] Player not found',
    '[12:00:01 ERROR]: [Lamps] Unable to connect to the oil server',
  ])('is not taken for that of another plugin or of the menu: %s', (line) => {
    const { problems } = read(`${PAPER}${line}\n`);
    expect(problems.filter(({ source }) => source === 'row')).toEqual([]);
  });
});

describe('what Geyser does not load', () => {
  const LOADER =
    '\tat org.geysermc.geyser.extension.GeyserExtensionLoader.extensionDescription(GeyserExtensionLoader.java:1) ~[?:?]\n';

  it.each([
    "Couldn't load Lamps-1.0.jar in folder plugins/Geyser-Velocity/extensions/Lamps-1.0.jar:",
    '无法加载位于文件夹 plugins\\Geyser-Velocity\\extensions\\Lamps-1.0.jar 中的 Lamps-1.0.jar：',
  ])('is not Geyser itself, in any language: %s', (line) => {
    const problem = getFirst(
      `[12:00:00 ERROR] [geyser]: ${line}\norg.geysermc.geyser.api.extension.exception.InvalidDescriptionException: Failed to load extension description for plugins/Geyser-Velocity/extensions/Lamps-1.0.jar\n${LOADER}`,
    );
    expect(problem?.title).toBe('Geyser does not load the extension Lamps-1.0.jar.');
  });
});

describe('a database that a program in .NET uses', () => {
  it('is not reached, which is no line of the menu', () => {
    const problem = getFirst(
      writeLog`
        Failed to load plugin addons/counterstrikesharp/plugins/Lamps/Lamps.dll
         ---> MySqlConnector.MySqlException (0x80004005): Unable to connect to any of the specified MySQL hosts.
           at MySqlConnector.Core.ServerSession.ConnectAsync(MySqlConnection connection) in /_/src/MySqlConnector/Core/ServerSession.cs:line 449
      `,
    );
    expect(problem?.id).toBe('database-unreachable');
    expect(problem?.title).not.toContain('MySqlConnector');
  });

  it('stands before the plugin of a proxy that needs it', () => {
    const problem = getFirst(
      writeLog`
        [12:00:00 ERROR]: Couldn't pass ProxyInitializeEvent to lampbridge 1.8
        net.lamps.libraries.lettuce.core.RedisConnectionException: Unable to connect to localhost/<unresolved>:6379
        \tat net.lamps.LampBridge.start(LampBridge.java:9) ~[?:?]
      `,
    );
    expect(problem?.id).toBe('database-unreachable');
  });

  it('stands before the plugin of Velocity that was not created', () => {
    const problem = getFirst(
      writeLog`
        [12:00:00] [main/INFO] [com.velocitypowered.proxy.VelocityServer]: Booting up Velocity 3.4.0...
        [12:00:00] [main/ERROR] [com.velocitypowered.proxy.plugin.VelocityPluginManager]: Can't create plugin lampbungee
        com.google.inject.ProvisionException: Unable to provision, see the following errors:

        1) [Guice/ErrorInjectingConstructor]: RuntimeException: Unable to connect to your Redis server!
          at LampBungee.<init>(LampBungee.java:94)
      `,
    );
    expect(problem?.id).toBe('database-redis');
  });

  it('is of another time than what asks it, and the login is right', () => {
    const problem = getFirst(
      writeLog`
        [12:00:00 ERROR] [com.lamps.hikari.pool.HikariPool]: HikariPool-1 - Exception during pool initialization.
        java.sql.SQLException: Unknown system variable 'transaction_isolation'
        \tat com.mysql.cj.jdbc.ConnectionImpl.createNewIO(ConnectionImpl.java:825) ~[server.jar:?]
      `,
    );
    expect(problem?.id).toBe('database-other-version');
  });

  it('refuses a user without a password for another reason than one with a wrong one', () => {
    const refused = (suffix: string) =>
      read(`ERROR 1045 (28000): Access denied for user 'lamp'@'localhost' ${suffix}\n`).problems;
    expect(refused('(using password: NO)').map(({ id }) => id)).toEqual([
      'database-password-empty',
    ]);
    expect(refused('(using password: YES)').map(({ id }) => id)).toEqual(['database-login']);
  });
});

describe('the command of a plugin that is disabled', () => {
  const command = (plugin: string) =>
    writeLog`
      [12:00:09 WARN]: Unexpected exception while parsing console command "lamp info"
      org.bukkit.command.CommandException: Cannot execute command 'lamp' in plugin ${plugin} v2.8.7 - plugin is disabled.
      \tat org.bukkit.command.PluginCommand.execute(PluginCommand.java:37) ~[paper-api-1.21-R0.1-SNAPSHOT.jar:?]
    `;

  it('says nothing about its scripts', () => {
    const { problems } = read(`${PAPER}${command('Skript')}`);
    expect(problems.map(({ id }) => id)).toEqual(['plugin-command-disabled']);
    expect(problems[0]?.fix).not.toContain('scripts');
  });

  it('follows from its failure at the start', () => {
    const failure = writeLog`
      [12:00:01 ERROR]: Error occurred while enabling Lamps v2.8.7 (Is it up to date?)
      java.lang.NullPointerException: no oil
      \tat de.lampkit.lamps.Lamps.onEnable(Lamps.java:1) ~[Lamps.jar:?]
    `;
    expect(getFirst(`${PAPER}${failure}${command('Lamps')}`)?.id).toBe('plugin-enable-failed');
  });
});

it('a plugin that sends an event from the wrong thread is named', () => {
  const problem = getFirst(
    writeLog`
      [12:00:00 WARN]: java.lang.IllegalStateException: PlayerTeleportEvent may only be triggered synchronously.
      [12:00:00 WARN]: \tat org.bukkit.plugin.SimplePluginManager.callEvent(SimplePluginManager.java:658)
      [12:00:00 WARN]: \tat Lamps.jar//de.lampkit.lamps.Move.run(Move.java:39)
    `,
  );
  expect(problem?.id).toBe('event-wrong-thread');
  expect(problem?.title).toContain('Lamps');
});

it('a plugin of a proxy that is made for a newer Java lacks nothing else', () => {
  const problem = getFirst(
    writeLog`
      Error loading plugin Lamps
      java.lang.UnsupportedClassVersionError: de/lampkit/Lamps has been compiled by a more recent version of the Java Runtime (class file version 61.0), this version of the Java Runtime only recognizes class file versions up to 59.0
          at net.md_5.bungee.BungeeCord.start(BungeeCord.java:284)
    `,
  );
  expect(problem?.title).toContain('Lamps needs Java 17');
});

it('a server behind a proxy that hangs up comes before the plugin that asked it', () => {
  const problem = getFirst(
    writeLog`
      [12:00:00 ERROR]: The lamps could not ask
      java.util.concurrent.ExecutionException: java.io.IOException: Unexpectedly disconnected from remote server
      \tat de.lampkit.lamps.Ask.on(Ask.java:61)
      \tat com.velocitypowered.proxy.event.VelocityEventManager.fire(VelocityEventManager.java:677)
      Caused by: java.io.IOException: Unexpectedly disconnected from remote server
      \tat com.velocitypowered.proxy.server.PingSessionHandler.disconnected(PingSessionHandler.java:89)
    `,
  );
  expect(problem?.id).toBe('backend-ping-failed');
});

describe('Steam’s downloader with the home folder of root', () => {
  const PARTS = writeLog`
    [----] Verifying installation...
    Loading Steam API...OK
    Waiting for user info...OK
    ERROR! Failed to install app '123456' (Missing file permissions)
  `;

  it.each(['/root/Steam', '//Steam', '/root/.local/share/Steam'])('%s', (folder) => {
    const { problems } = read(`Logging directory: '${folder}/logs'\n${PARTS}`);
    expect(problems.map(({ id }) => id)).toEqual(['steam-home-denied']);
    expect(problems[0]?.title).toContain(folder);
  });

  it('is not the reason if it has one of its own', () => {
    const { problems } = read(`Logging directory: '/home/steam/Steam/logs'\n${PARTS}`);
    expect(problems.map(({ id }) => id)).toEqual(['steam-disk-write']);
  });

  it('is more exact than a file that is denied', () => {
    expect(
      getFirst(
        '/srv/steamcmd/steamcmd.sh: line 37: /root/Steam/logs/stderr.txt: Permission denied\n',
      )?.id,
    ).toBe('steam-home-denied');
  });
});

describe('Factorio', () => {
  it('names the mod whose script failed before the start that failed', () => {
    const problem = getFirst(
      writeLog`
        1.5 Error ServerMultiplayerManager.cpp:92: MultiplayerManager failed: "The mod Lamps (1.2.3) caused a non-recoverable error.

        Error while running event Lamps::on_init
        __Lamps__/control.lua:12: attempt to index a nil value
      `,
    );
    expect(problem?.id).toBe('factorio-mod-error');
  });

  it('quotes why it did not start', () => {
    const problem = getFirst(
      writeLog`
        1.5 Error ServerMultiplayerManager.cpp:92: MultiplayerManager failed: "First argument must be a number, table or string. Got: nil
        stack traceback:
        \ttemp/currently-playing/control.lua:406: in main chunk"
      `,
    );
    expect(problem?.title).toContain('First argument must be a number');
  });
});

describe('data about the game that are out of date', () => {
  it('are said together with the plugin, if the next line names it', () => {
    const problem = getFirst(
      writeLog`
        L 01/02/2026 - 12:00:00: [SM] Exception reported: Failed to load CLamp::Glow signature from gamedata!
        L 01/02/2026 - 12:00:00: [SM] Blaming: lamps.smx
      `,
    );
    expect(problem?.title).toContain('lamps stopped with an error');
  });

  it('are the reason of an extension that is not loaded', () => {
    const problem = getFirst(
      '[SM] Unable to load extension "lamps.ext": Failed to find CLamp__Glow function.\n',
    );
    expect(problem?.title).toContain('lamps.ext was not loaded');
    expect(problem?.cause).toContain('gamedata');
  });
});

it('names the version of the game before the mod that was not loaded (Factorio)', () => {
  const problem = getFirst(
    writeLog`
      0.078 Error Util.cpp:81: Failed to load mod "lamp-planner":
      • lamp-planner
          • Dependency base >= 2.0.18 is not satisfied (active: base 2.0.15)
    `,
  );
  expect(problem?.title).toContain('lamp-planner is made for Factorio 2.0.18');
});

it('names the mod whose file does not fit the game (7 Days to Die)', () => {
  const problem = getFirst(
    writeLog`
      2023-07-26T20:57:05 3.461 ERR Error loading types from assembly 'LampCommands, Version=0.0.0.0, Culture=neutral, PublicKeyToken=null' (/home/container/Mods/Lamps/LampCommands.dll)
      2023-07-26T20:57:05 3.462 EXC Exception of type 'System.Reflection.ReflectionTypeLoadException' was thrown.
    `,
  );
  expect(problem?.title).toContain('The plugin or mod LampCommands was not loaded');
});

it('takes no class of the game for a mod (Unity)', () => {
  const problem = getFirst(
    writeLog`
      TypeLoadException: Failure has occurred while loading a type.

      Chore+Precondition+Context.DoPreconditions (System.Boolean mainThreadOnly) (at <5375d36347d34bc0b1ea487bdcad48e4>:0)
    `,
  );
  expect(problem?.title).not.toContain('Chore');
});

it('a modpack without manifest.json is a server pack', () => {
  const problem = getFirst(
    writeLog`
      [mc-image-helper] 12:00:00.837 ERROR : 'install-curseforge' command failed. Version is 1.0
      me.itzg.helpers.errors.GenericException: Modpack is missing manifest.json
    `,
  );
  expect(problem?.fix).toMatch(/server pack .*CF_FILE_ID/);
});

it('a missing part of the program comes back with a new installation', () => {
  const problem = getFirst(
    "System.IO.DirectoryNotFoundException: Could not find a part of the path '/lamps/Libraries/Native/*/tmp'.\n",
  );
  expect(problem?.fix).toMatch(/^What belongs to the program itself .*new installation/);
  expect(problem?.fix).toContain('without *');
});

it('a plugin of SourceMod may be for 32-bit servers only', () => {
  const problem = getFirst(
    writeLog`
      L 02/01/2026 - 10:31:10: [SM] Exception reported: Failed to set up call to CLamp::Glow()
      L 02/01/2026 - 10:31:10: [SM] Blaming: lamps.smx
    `,
  );
  expect(problem?.cause).toContain('64-bit');
});

it('a plugin of CounterStrikeSharp needs a .dll with the name of its folder', () => {
  const problem = getFirst(
    writeLog`
      12:00:00 [EROR] (cssharp:Core) Could not load plugin "/cs2/plugins/Lamps-1.0/Lamps-1.0.dll"
      System.InvalidOperationException: Dependency resolution failed for component C:\\Users\\lamp\\plugins/Lamps-1.0/Lamps-1.0.dll with error code -1. Detailed error: Failed to locate managed application [C:\\Users\\lamp\\plugins/Lamps-1.0/Lamps-1.0.dll]
         at System.Runtime.Loader.AssemblyDependencyResolver..ctor(String componentAssemblyPath)
    `,
  );
  expect(problem?.title).toBe('The plugin Lamps-1.0 has no file Lamps-1.0.dll.');
});

it('a library of the proxy that refuses a plugin is a matter of the build of the proxy', () => {
  const { problems } = read(
    writeLog`
      [12:00:00] [Velocity Async Event Executor - #0/ERROR] [com.velocitypowered.proxy.event.VelocityEventManager]: Couldn't pass ProxyInitializeEvent to lampchat 1.0
      java.lang.UnsupportedOperationException: WireConfig does not support glow() yet.
      \tat com.electronwill.nightconfig.core.WireConfig.glow(WireConfig.java:7) ~[velocity-proxy-3.jar:?]
      \tat de.lampkit.velocity.Lamps.on(Lamps.java:1) ~[?:?]
    `,
  );
  expect(problems.map(({ id }) => id)).toEqual(['proxy-library-unfinished']);
  expect(problems[0]?.fix).toMatch(/^Take the newest build of the proxy/);
});
