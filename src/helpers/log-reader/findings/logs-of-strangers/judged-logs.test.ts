/** Logs of strangers that were read wrongly; the lines are rewritten. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const listIds = (text: string): string[] => read(text).problems.map(({ id }) => id);
const getFirst = (text: string) => read(text).problems[0];

it('a version that a plugin cannot read comes before what it says of that version', () => {
  expect(
    listIds(
      writeLog`
        [12:00:00 ERROR]: [voicechat] Failed to parse target Bukkit version: 1.21.4-R0.1-SNAPSHOT-lamp
        [12:00:00 ERROR]: [voicechat] Incompatible Bukkit version: null
      `,
    )[0],
  ).toBe('plugin-cannot-read-version');
});

describe('a machine that does not know its own name', () => {
  it('is not the fault of the plugin that asks for it', () => {
    const problem = getFirst(
      writeLog`
        [12:00:00 ERROR]: [de.lampkit.hikari.pool.HikariPool] HikariPool-1 - Exception during pool initialization.
        org.h2.jdbc.JdbcSQLNonTransientException: IO Exception: "java.net.UnknownHostException: lampbox: lampbox: Name or service not known" [90028-200]
        \tat de.lampkit.lamps.Bulb.on(Bulb.java:1) ~[lamps-1.0.jar:?]
      `,
    );
    expect(problem?.id).toBe('own-host-name-unknown');
    expect(`${problem?.title} ${problem?.cause}`).not.toMatch(/lamps/);
  });

  it('is not taken for a wrong address of a database', () => {
    expect(
      listIds(
        writeLog`
          [12:00:00 ERROR]: Lamps: Failed to initialize pool: Communications link failure
          java.lang.RuntimeException: dark
          \tat de.lampkit.Lamp.on(Lamp.java:1)
          Caused by: java.net.UnknownHostException: lampbox: lampbox: Temporary failure in name resolution
        `,
      ),
    ).toEqual(['own-host-name-unknown', 'database-unreachable']);
  });

  it('is another one than a host that leads nowhere', () => {
    const ids = listIds(
      writeLog`
        [12:00:00 ERROR]: Lamps: Failed to initialize pool: Communications link failure
        Caused by: java.net.UnknownHostException: db.lampkit: Name or service not known
      `,
    );
    expect(ids[0]).toBe('database-host-unknown');
    expect(ids).not.toContain('own-host-name-unknown');
  });
});

describe('a mod or plugin that runs scripts', () => {
  const FABRIC_FRAME =
    '\tat net.fabricmc.loader.impl.FabricLoaderImpl.invokeEntrypoints(FabricLoaderImpl.java:386) ~[fabric-loader-0.15.10.jar:?]\n';
  const failing = (mod: string, end = FABRIC_FRAME) =>
    getFirst(
      writeLog`
        [12:00:00] [main/ERROR]: Failed to start the minecraft server
        java.lang.RuntimeException: Could not execute entrypoint stage 'server' due to errors, provided by '${mod}'!
        ${end}`,
    );

  it.each([
    ['kubejs', 'logs/kubejs/startup.log'],
    ['crafttweaker', 'logs/crafttweaker.log'],
  ])('%s: its scripts are looked at first', (mod, log) => {
    const problem = failing(mod);
    expect(problem?.fix).toContain(log);
    expect(problem?.fix).not.toMatch(/client mod|Take the build/);
  });

  it.each(['Skript', 'Denizen'])('%s: its scripts, with and without an error below', (plugin) => {
    const line = `[12:00:00 ERROR]: Error occurred while enabling ${plugin} v2.0 (Is it up to date?)\n`;
    for (const error of ['', 'java.lang.IllegalStateException: the lamp is dark today\n']) {
      expect(getFirst(`${line}${error}`)?.fix).toContain(`plugins/${plugin}/scripts`);
    }
  });

  it('quotes the words of the error', () => {
    const problem = getFirst(
      writeLog`
        Failure message: KubeJS (kubejs) encountered an error during the complete event phase
        java.lang.RuntimeException: There were KubeJS startup script syntax errors! See logs/kubejs/startup.log for more info
      `,
    );
    expect(problem?.fix).toContain('kubejs');
    expect(problem?.cause).toMatch(/runs scripts.*syntax errors/);
  });

  it('is made for another version if a class is missing', () => {
    expect(
      failing(
        'kubejs',
        `${FABRIC_FRAME}Caused by: java.lang.NoClassDefFoundError: net/minecraft/class_1234\n`,
      )?.fix,
    ).not.toContain('startup.log');
  });

  it('is no other mod', () => {
    expect(failing('lamps')?.fix).not.toContain('scripts');
  });
});

it('a part that the game always looks for is normal, and no reason to reinstall', () => {
  const { problems } = read(
    writeLog`
      Loaded libserver_valve.so, got (nil)
       failed to dlopen libserver_valve.so error=libserver_valve.so: cannot open shared object file: No such file or directory
       failed to dlopen "libserver_valve.so" error=libserver_valve.so: cannot open shared object file: No such file or directory
    `,
  );
  expect(problems.map(({ id }) => id)).toEqual(['source-server-valve']);
  expect(problems[0]?.fix).toContain('Metamod');
});

it('a program for another processor comes before the files that it did not download', () => {
  expect(
    listIds(
      writeLog`
        sh: 1: ./LampServer.sh: not found
        /home/steam/steamcmd/steamcmd.sh: line 38: /home/steam/steamcmd/linux32/steamcmd: cannot execute binary file: Exec format error
      `,
    ),
  ).toEqual(['wrong-processor', 'file-missing']);
});

it('a broken gameinfo.gi comes before the crash that follows', () => {
  expect(
    listIds(
      writeLog`
        FATAL ERROR: Application unable to load gameinfo.gi file from directory "csgo"

        Failed to parse KeyValues

        ./cs2.sh: line 109:   198 Segmentation fault      (core dumped) "$@"
      `,
    )[0],
  ).toBe('source-gameinfo-broken');
});

it('a plugin on Snap that needs the inside of BungeeCord is said to be for BungeeCord', () => {
  const failing = (missing: string): string[] =>
    listIds(
      writeLog`
        [12:00:00 WARN] [Snap]: Error loading plugin LampBungee
        java.lang.NoClassDefFoundError: ${missing}
      `,
    );
  expect(failing('net/md_5/bungee/connection/LampHandler')).toEqual(['proxy-plugin-of-bungee']);
  expect(failing('de/lampkit/Lamp')).toEqual(['bungee-plugin-failed']);
});

it('the versions of a database are said if one of its lines has them', () => {
  const fatal =
    '2026-01-01 12:00:00.995 UTC [1] FATAL:  database files are incompatible with server\n';
  expect(getFirst(fatal)?.cause).not.toMatch(/\bof it,|\bis it\b/);
  const { problems } = read(
    `${fatal}2026-01-01 12:00:00.995 UTC [1] DETAIL:  The data directory was initialized by PostgreSQL version 14, which is not compatible with this version 17.1.\n`,
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]?.cause).toMatch(/here 14.*here 17\.1/);
});

it('Redis is told from the database beside it', () => {
  expect(
    listIds(
      writeLog`
        [12:00:00] [Server thread/ERROR]: Error occurred while enabling LampSync v3.7.3 (Is it up to date?)
        de.lampkit.LampSync$FailedToLoadException: LampSync has failed to load! Nothing will be synchronized.
        See the page of the plugin:

        1) Enter your database details

        Caused by: Failed to initialize Redis server connection
        \tat LampSync-3.7.3.jar/de.lampkit.LampSync.initialize(LampSync.java:157) ~[LampSync-3.7.3.jar:?]
      `,
    )[0],
  ).toBe('database-redis');
});

it('a proxy is not blamed for a jar that is no plugin', () => {
  expect(
    listIds(
      writeLog`
        [12:00:00 WARN]: Could not load plugin from file plugins/LampProxy-3.4.4.jar
        java.lang.NullPointerException: Plugin must have a plugin.yml or bungee.yml
        \tat net.md_5.bungee.api.plugin.PluginManager.detectPlugins(PluginManager.java:497) ~[server.jar:git:Waterfall-Bootstrap:1.21-R0.5-SNAPSHOT:e377abb:unknown]
      `,
    ),
  ).toEqual(['bungee-jar-is-no-plugin']);
});

it('a library of a game or a mod is not said to be one of the system', () => {
  const report = read(
    ' failed to dlopen /srv/lamp/addons/lampmod/liblamp.so error=/srv/lamp/addons/lampmod/liblamp.so: cannot open shared object file: No such file or directory\n',
  );
  expect(JSON.stringify([report.problems, report.possibleCause])).toContain('update them together');
});

describe('a load by a command', () => {
  const load = (command: string, frame: string) =>
    read(
      writeLog`
        [12:00:00] [Server thread/INFO]: Alice issued server command: ${command}
        [12:00:00] [Server thread/ERROR]: [ModernPluginLoadingStrategy] Could not load 'plugins/Lamps.jar' in 'plugins'
        org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Bulbs]. Please download and install these plugins to run 'Lamps'.
        \tat ${frame}(X.java:1) ~[paper-1.20.jar:?]
      `,
    ).problems;

  it('asks for a restart before the missing plugin', () => {
    const first = load('/pm load Lamps', 'io.papermc.paper.plugin.storage.Lamp.enter')[0];
    expect(first?.fix).toMatch(/^Restart the server first/);
    expect(load('/help', 'io.papermc.paper.plugin.storage.Lamp.enter')[0]?.fix).toMatch(
      /^Install Bulbs/,
    );
  });

  it.each(['Singular', 'Multi'])('is seen in the trace, too (%s)', (kind) => {
    expect(
      load('/help', `io.papermc.paper.plugin.manager.${kind}RuntimePluginProviderStorage.enter`)[0]
        ?.fix,
    ).toMatch(/^Restart the server first/);
  });
});

it('a member of the game or of the mod itself names no second party', () => {
  for (const missing of ['Void Sandbox.Game.Lamp.On()', 'Void LampLogs.Other.Bulb.On()']) {
    expect(
      listIds(
        writeLog`
          System.MissingMethodException: Method not found: '${missing}'.
             at LampLogs.Logs.Load(Boolean on)
        `,
      ),
    ).toEqual(['unity-mod-version']);
  }
});

it('a crash of the game without a mod on top names none', () => {
  expect(
    listIds(
      writeLog`
        Unhandled Exception: EXCEPTION_ACCESS_VIOLATION reading address 0x0

        LampWorld_Win64_Shipping
        UE4SS
        kernel32
        ntdll
      `,
    ),
  ).toEqual(['unreal-crash']);
});

it('a part that only developers have is the fault of the mod', () => {
  const problem = getFirst(
    writeLog`
      [12:00:00] [main/ERROR]: Failed to start the minecraft server
      net.neoforged.fml.ModLoadingException: Loading errors encountered:
      \t- Lamps (lamps) has failed to load correctly
      \t  java.lang.NoClassDefFoundError: net/neoforged/testframework/LampTests
    `,
  );
  expect(problem?.title).toContain('Lamps');
  expect(problem?.fix).not.toContain('Update the server');
  const missing = getFirst(
    writeLog`
      [12:00:00 ERROR]: Error
      java.lang.NoClassDefFoundError: org/junit/jupiter/LampTest
      \tat de.lampkit.lamps.Bulb.on(Bulb.java:1) ~[lamps-1.0.jar:?]
    `,
  );
  expect(missing?.title).toMatch(/^lamps.* only developers have: org\.junit/);
});

describe('an archive that Java cannot open', () => {
  const open = (type: string) =>
    getFirst(
      writeLog`
        [12:00:00 ERROR]: Failed
        java.lang.RuntimeException: dark
        \tat io.papermc.Lamp.on(Lamp.java:1) ~[paper-1.21.jar:?]
        Caused by: ${type}: java.util.zip.ZipException: zip END header not found
        \tat io.papermc.Lamp.on(Lamp.java:2) ~[paper-1.21.jar:?]
        Caused by: java.util.zip.ZipException: zip END header not found
        \tat java.util.zip.ZipFile.open(ZipFile.java:1) ~[?:?]
      `,
    );

  it('is a jar in plugins if a plugin was being read', () => {
    expect(open('org.bukkit.plugin.InvalidPluginException')?.title).toMatch(/^A file in .*plugins/);
  });

  it('is any file otherwise, and nothing is promised to name it', () => {
    const other = open('java.io.IOException');
    expect(other?.title).not.toContain('plugins');
    expect(other?.cause).not.toContain('The lines around name the file');
  });
});

it('a part for the client in a failed mixin is said to be one', () => {
  const fails = (part: string) =>
    getFirst(
      writeLog`
        java.lang.RuntimeException: Mixin transformation of net.minecraft.class_1234 failed
        \tat net.fabricmc.loader.impl.launch.knot.KnotClassDelegate.loadClass(KnotClassDelegate.java:1)
        Caused by: java.lang.ClassNotFoundException: de.lampkit.lamps.${part}
        \tat net.fabricmc.loader.impl.launch.knot.KnotClassLoader.loadClass(KnotClassLoader.java:1)
      `,
    )?.title;
  expect(fails('client.Tooltip')).toContain('only for the player’s game');
  expect(fails('world.Tooltip')).not.toContain('only for the player’s game');
});

it('the version of a database is said without the end of its sentence', () => {
  expect(
    getFirst('[ERROR] Invalid MySQL server downgrade: Cannot downgrade from 90100 to 90042. Only.')
      ?.cause,
  ).toContain('here 90042)');
});

it('a jar of that name with another fault may be a plugin', () => {
  expect(listIds('[12:00:00 ERROR]: Unable to load plugin plugins/ViaProxy-3.0.0.jar\n')).toEqual([
    'proxy-plugin-load-failed',
  ]);
});
