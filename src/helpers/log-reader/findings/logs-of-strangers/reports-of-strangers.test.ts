/** Crash reports of mods, and what Java says, that were read wrongly; the lines are rewritten. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const getFirst = (text: string) => read(text).problems[0];
const getTitles = (text: string) => read(text).problems.map(({ title }) => title);

describe('the sign that a wrong encoding leaves of a color code', () => {
  it.each(['\u00c2\u00a77', '\ufffd7', '\u00ef\u00bf\u00bd7', '\u0000\u0001', '`', '\u2022 '])(
    'before an error: %j',
    (sign) => {
      const problem = getFirst(
        `${sign}java.lang.NullPointerException: Cannot invoke "de.lamps.Bulb.on()" because "bulb" is null\n\tat de.lamps.Lamp.on(Lamp.java:7) ~[lamps-1.0.jar:?]\n`,
      );
      expect(problem?.title).toMatch(/^lamps-1\.0 failed/);
    },
  );

  it('in the summary of a loader', () => {
    const problem = getFirst(
      writeLog`
        [12:00:00] [main/ERROR] [minecraft/Main]: Failed to start the minecraft server
        net.minecraftforge.fml.LoadingFailedException: Loading errors encountered: [
        \tLamps (lamps) has failed to load correctly
        \ufffd7java.lang.NoClassDefFoundError: dev/emi/trinkets/api/TrinketItem
        ]
        \tat net.minecraftforge.fml.ModLoader.waitForTransition(ModLoader.java:246)
      `,
    );
    expect(problem?.title).toContain('Lamps');
    expect(problem?.fix).toMatch(/^Install Trinkets/);
  });
});

describe('a mod that could not start because of its settings', () => {
  const report = (message: string) => writeLog`
    -- MOD lamps --
    Details:
    \tMod File: lamps-1.0.jar
    \tFailure message: Lamps (lamps) has failed to load correctly
    \t\tjava.lang.ExceptionInInitializerError: null
    \tMod Version: 1.0
    \tException message: ${message}
    Stacktrace:
    \tat com.electronwill.nightconfig.toml.ValueParser.parse(ValueParser.java:63) ~[toml-3.6.3.jar:?] {}
  `;
  const PARSING = 'com.electronwill.nightconfig.core.io.ParsingException';

  it.each(['Not enough data available', 'Invalid value: glow'])(
    'names the settings: %s',
    (words) => {
      const titles = getTitles(report(`${PARSING}: ${words}`));
      expect(titles[0]).toBe(`A settings file of a mod (TOML) is broken: ${words}.`);
      expect(titles[1]).toContain('The mod Lamps stopped the start');
    },
  );

  it('names the mod if another error stopped it', () => {
    const titles = getTitles(report('java.lang.NoClassDefFoundError: de/bulbs/Bulb'));
    expect(titles[0]).toContain('The mod Lamps stopped the start');
  });
});

describe('whose part it is', () => {
  it('a package with a capital letter', () => {
    const problem = getFirst(
      writeLog`
        [12:00:00] [modloading-worker-0/ERROR]: Failed to create mod instance. ModID: lamps, class com.github.A_Maker.lamps.Lamps
        java.lang.NoClassDefFoundError: com/github/A_Maker/lumenlib/client/Bulb
        \tat TRANSFORMER/lamps@1.0/com.github.A_Maker.lamps.Lamps.<clinit>(Lamps.java:70)
      `,
    );
    expect(problem?.cause).toContain('com.github.A_Maker.lumenlib.client.Bulb');
    expect(problem?.fix).toContain('“lumenlib”');
  });

  it('a name behind an author’s own domain', () => {
    const problem = getFirst(
      writeLog`
        java.lang.NoSuchMethodError: 'net.minecraft.class_1 net.minecraft.class_2.method_3()'
        \tat red.anna.lamptracker.impl.Lamps.wrap(Lamps.java:24)
      `,
    );
    expect(problem?.title).toMatch(/^red\.anna\.lamptracker /);
  });

  it('nobody by a shortened package of a logger', () => {
    const problem = getFirst(
      '[Netty Client IO #0/ERROR] [ne.mi.ne.NetworkRegistry/NETREGISTRY]: Channels [lamps:glow] rejected their server side version number\n',
    );
    expect(problem?.title).toContain('lamps:glow');
    expect(problem?.cause).not.toContain('ne.mi');
  });
});

describe('what the game’s own words hide', () => {
  it('a class of the client behind a block that ticks', () => {
    const titles = getTitles(
      writeLog`
        [07:15:20] [Server thread/ERROR] [ne.mi.fm.lo.RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/Lamp for invalid dist DEDICATED_SERVER
        [07:15:20] [Server thread/ERROR] [minecraft/MinecraftServer]: Encountered an unexpected exception
        net.minecraft.ReportedException: Ticking block entity
        \tat net.minecraft.server.MinecraftServer.m_5703_(MinecraftServer.java:870) ~[server-1.19.2-srg.jar%23309!/:?] {}
      `,
    );
    expect(titles[0]).toContain('net/minecraft/client/Lamp');
    expect(titles[1]).toContain('A block with a function');
  });

  it('nothing if the server goes on', () => {
    const titles = getTitles(
      writeLog`
        [07:15:20] [main/ERROR] [ne.mi.fm.lo.RuntimeDistCleaner/DISTXFORM]: Attempted to load class net/minecraft/client/Lamp for invalid dist DEDICATED_SERVER
        [07:15:30] [Server thread/INFO]: Done (12.345s)! For help, type "help"
      `,
    );
    expect(titles).toEqual([]);
  });

  it('a Java that is too new for an old loader', () => {
    const problem = getFirst(
      writeLog`
        Exception in thread "main" java.lang.IllegalAccessError: class cpw.mods.modlauncher.Lamp (in unnamed module @0x1) cannot access class sun.security.util.Bulb (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x1
        \tat cpw.mods.modlauncher.Lamp.<clinit>(Lamp.java:45)
      `,
    );
    expect(problem?.title).toContain('made for an older Java');
  });

  it('no place where the report of native code is cut off', () => {
    const titles = getTitles(
      '# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb) at pc=0x1, pid=2, tid=3\n',
    );
    expect(titles).toEqual(['Java crashed in native code, and these lines do not say where.']);
  });

  it.each([
    ['21.0.4+7-alpine-r0', /Alpine Linux/],
    ['21.0.4+7-LTS', /^Java crashed in a library that is not its own/],
  ])('the system for which native code was made: %s', (build, title) => {
    const problem = getFirst(
      `# A fatal error has been detected by the Java Runtime Environment:\n#\n# JRE version: OpenJDK Runtime Environment (build ${build})\n# Problematic frame:\n# C  [liblamp-1.so+0x2a0c]  light+0x4c\n`,
    );
    expect(problem?.title).toMatch(title);
  });
});

it('quotes the error, not the heading of a crash report', () => {
  const problem = getFirst(
    writeLog`
      Description: Unexpected error

      java.lang.IllegalStateException: Missing registry: ResourceKey[minecraft:root / minecraft:dimension_type]
      \tat net.minecraft.core.RegistryAccess.m_206191_(RegistryAccess.java:77) ~[client-1.19.2-srg.jar%23248!/:?] {re:mixin}
    `,
  );
  expect(problem?.title).toContain('Missing registry: ResourceKey');
  expect(problem?.title).not.toContain('Description');
});

it('names two mods that exclude each other as the loader’s list does, not by their ids', () => {
  const titles = getTitles(
    writeLog`
      [12:00:00] [main/WARN]: Mod resolution failed
      [12:00:00] [main/INFO]: Immediate reason: [NEG_HARD_DEP lamps 3.2.0 {breaks bulbs @ [*]}, ROOT_FORCELOAD_SINGLE lamps 3.2.0]
      [12:00:00] [main/ERROR]: Incompatible mods found!
      net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
      More details:
      \t - Mod 'Lamps' (lamps) 3.2.0 is incompatible with any version of mod 'Bulbs' (bulbs), but a matching version is present: 1.1!
    `,
  );
  expect(titles[0]).toBe('The mods Lamps and Bulbs do not work together.');
});

describe('a class that Java refuses', () => {
  const refuse = (location: string) => writeLog`
    Description: Initializing game

    java.lang.VerifyError: Bad type on operand stack
    Exception Details:
      Location:
        ${location}.glow(Lnet/minecraft/class_1;)V @7: invokespecial
      Reason:
        Type uninitializedThis (current frame, stack[2]) is not assignable to 'net/minecraft/class_1'
      Bytecode:
        0000000: 2a2b 2a2c 2b2c 2db7 005b 59c7 000d bb00

    \tat net.minecraft.class_757.method_34521(class_757.java:438)
  `;

  it.each([
    ['net/minecraft/class_5944', /^Mods changed the game’s class net\/minecraft\/class_5944/],
    ['de/lamps/Lamp', /^Java refuses the class de\/lamps\/Lamp of a mod/],
  ])('%s', (location, title) => {
    expect(getFirst(refuse(location))?.title).toMatch(title);
  });
});

it.each([
  ['java.lang.Long', /^lamps failed/],
  ['net.minecraft.Socket', /^lamps is made for another version/],
])('a thing of the game that is taken for %s', (other, title) => {
  const problem = getFirst(
    writeLog`
      java.lang.ClassCastException: class net.minecraft.server.Lamp cannot be cast to class ${other} (net.minecraft.server.Lamp is in module minecraft@1.21.1)
      \tat TRANSFORMER/lamps@1.0/de.lamps.Bag.get(Bag.java:41) ~[lamps-1.0.jar%23580!/:1.0] {re:classloading}
    `,
  );
  expect(problem?.title).toMatch(title);
});

it.each([
  [
    'de.lamps.shadowed.blue.endless.jankson.api.SyntaxError: Found character',
    /^de\.lamps cannot read one of its files/,
  ],
  [
    'java.lang.ClassNotFoundException: net.mehvahdjukaar.moonlight.api.Lamp',
    /needs Moonlight Lib: that is missing/,
  ],
])('what the code of a library in a mod says: %s', (header, title) => {
  const problem = getFirst(`${header}\n\tat de.lamps.Settings.load(Settings.java:52)\n`);
  expect(problem?.title).toMatch(title);
});

describe('a mod that fits neither the game nor something else', () => {
  it('on Fabric', () => {
    const [first, second] = read(
      writeLog`
        net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
        More details:
        \t - Mod 'Lamps' (lamps) 3.2.0 requires version 0.14.23 or later of mod 'Fabric Loader' (fabricloader), but only the wrong version is present: 0.14.22!
        \t - Mod 'Lamps' (lamps) 3.2.0 requires version 1.21.4 of 'Minecraft' (minecraft), but only the wrong version is present: 1.21.1!
      `,
    ).problems;
    expect(first?.id).toBe('fabric-wrong-game-version');
    expect(second?.id).toBe('fabric-wrong-mod-version');
  });

  it('on Forge', () => {
    const { problems } = read(
      writeLog`
        [12:00:00] [main/ERROR] [net.minecraftforge.fml.loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:
        \tMod ID: 'forge', Requested by: 'lamps', Expected range: '[50,)', Actual version: '47.2.0'
        \tMod ID: 'minecraft', Requested by: 'lamps', Expected range: '[1.21,)', Actual version: '1.20.1'
      `,
    );
    expect(problems.map(({ title }) => title.slice(0, 30))).toEqual([
      'The mod lamps needs minecraft ',
      'The mod lamps needs forge in a',
    ]);
  });
});

it.each(['~', '^'])('a range with a stray %s is a fault of the build', (sign) => {
  const { problems } = read(
    writeLog`
      [12:00:00] [main/INFO]: Immediate reason: [HARD_DEP_INCOMPATIBLE_PRESELECTED lamps 3.2.0 {depends minecraft @ [~1.21.6${sign}]}, ROOT_FORCELOAD_SINGLE lamps 3.2.0]
      [12:00:00] [main/ERROR]: Incompatible mods found!
      net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
      More details:
      \t - Mod 'Lamps' (lamps) 3.2.0 requires version 1.21.6${sign} of 'Minecraft' (minecraft), but only the wrong version is present: 1.21.6!
    `,
  );
  expect(problems[0]?.id).toBe('fabric-faulty-range');
  expect(problems.map(({ id }) => id)).not.toContain('fabric-wrong-game-version');
});

it.each([
  ['§7', 'encountered an error during the common_setup event phase'],
  ['\u001b[33m', 'encountered an error during the common_setup event phase'],
  ['�7', 'has failed to load correctly'],
  ['', 'encountered an error processing deferred work'],
])('an error below that of the loader, behind “%s”', (code, words) => {
  const problem = getFirst(
    writeLog`
      net.minecraftforge.fml.ModLoadingException: Lamp Kit (lampkit) ${words}
      ${code}java.lang.NoSuchFieldError: GLOW_HEIGHT
      \tat net.minecraftforge.fml.javafmlmod.FMLModContainer.acceptEvent(FMLModContainer.java:111)
    `,
  );
  expect(problem?.title).toContain('Lamp Kit');
  expect(problem?.cause).toContain('made for another version of the game');
});

it('two mods from a template share its package: neither is a library', () => {
  const problem = getFirst(
    'java.lang.module.ResolutionException: Modules lampkit and examplemod export package com.example.examplemod to module wires',
  );
  expect(problem?.title).toBe(
    'The mods lampkit and examplemod contain the same code and cannot run together.',
  );
});

it('KubeJS’s own log is read', () => {
  const { problems, firstError } = read(
    writeLog`
      ! [12:00:00] [ERR] Error loading KubeJS script: startup_scripts:lamps.js': ReferenceError: "Lamp" is not defined
      [12:00:00] [ERR  ] ReferenceError: "Lamp" is not defined
    `,
  );
  expect(problems[0]?.title).toContain('startup_scripts:lamps.js');
  expect(firstError?.header).toMatch(/^(?:Error loading|ReferenceError)/);
});

describe('an expansion of PlaceholderAPI', () => {
  const fail = (frame: string) => writeLog`
    [12:00:00 WARN]: java.lang.NoSuchFieldException: glow
    [12:00:00 WARN]:        at java.base/java.lang.Class.getDeclaredField(Class.java:2610)
    [12:00:00 WARN]:        at ${frame}
    [12:00:00 WARN]:        at com.extendedclip.papi.expansion.lamps.LampsExpansion.onRequest(LampsExpansion.java:298)
    [12:00:00 WARN]:        at PlaceholderAPI-2.11.3.jar//me.clip.placeholderapi.PlaceholderAPI.setPlaceholders(PlaceholderAPI.java:71)
  `;

  it('is named if its code fails', () => {
    expect(
      getFirst(fail('com.extendedclip.papi.expansion.lamps.Util.glow(Util.java:46)'))?.title,
    ).toBe('The expansion lamps of PlaceholderAPI fails.');
  });

  it('is not blamed if it only calls what fails', () => {
    expect(getFirst(fail('WireKit.jar//de.wires.Wire.get(Wire.java:1)'))?.id).not.toBe(
      'placeholder-expansion',
    );
  });
});

it('the plugin whose database is not reached is named by the frames below the driver’s words', () => {
  const problem = getFirst(
    writeLog`
      [12:00:00 ERROR]: [de.lamps.libs.hikari.pool.HikariPool] HikariPool-1 - Exception during pool initialization.
      com.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure

      The last packet sent successfully to the server was 0 milliseconds ago.
              at com.mysql.cj.jdbc.ConnectionImpl.connect(ConnectionImpl.java:1) ~[mysql-connector-j-8.1.0.jar:8.1.0]
              at de.lamps.libs.hikari.DriverDataSource.get(DriverDataSource.java:1) ~[LampKit.jar:?]
    `,
  );
  expect(problem?.id).toBe('database-unreachable');
  expect(problem?.title).toContain('LampKit');
});

it('a signature that CounterStrikeSharp misses', () => {
  const { problems } = read(
    writeLog`
      [12:00:00.100] CSSharp: Failed to find signature for 'CLamp_Dim'
      /run.sh: line 4:  49 Segmentation fault      $3
    `,
  );
  expect(problems[0]?.title).toContain('CounterStrikeSharp');
  expect(problems.map(({ id }) => id)).toContain('segmentation-fault');
});

it('a mod of Factorio whose script is named comes with its line first', () => {
  const { problems } = read(
    writeLog`
      The mod Lamp Kit (1.0.3) caused a non-recoverable error.
      Please report this error to the mod author.

      Error while running event lamp-kit::on_init()
      __lamp-kit__/control.lua:12: attempt to index field 'glow' (a nil value)
    `,
  );
  expect(problems.map(({ id }) => id)).toEqual(['factorio-mod-error', 'factorio-mod-named']);
});

it('a download that fails in a container asks for a newer image', () => {
  expect(getFirst('curl: (92) HTTP/2 stream 1 was not closed cleanly')?.fix).toContain(
    'newer image',
  );
});
