/** The order of findings in whole logs. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const listTitles = (text: string): string[] => read(text).problems.map(({ title }) => title);
const listIds = (text: string): string[] => read(text).problems.map(({ id }) => id);
const getFirst = (text: string) => {
  const [problem] = read(text).problems;
  if (problem === undefined) throw new Error('no problem');
  return problem;
};

const FRAME = '\tat de.lampkit.lamps.Bulb.on(Bulb.java:1) ~[lamps-1.0.jar:?]\n';

describe('a harmless line above the one that decides', () => {
  const WARNINGS = writeLog`
    [11:59:43 WARN]: [Essentials] You are running an unsupported server version!
    [11:59:44 WARN]: [LampShop] No economy plugin found
    [11:59:45 WARN]: Can't keep up! Is the server overloaded? Running 5000ms or 100 ticks behind
  `;

  it('comes after it', () => {
    const failed = writeLog`
        [12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)
        java.lang.NoClassDefFoundError: de/lampkit/core/Light
      `;
    expect(listTitles(`${WARNINGS}${failed}${FRAME}`)[0]).toBe(
      'The plugin Lamps failed while starting.',
    );
  });

  it('does not hide a suspect that only the trace names', () => {
    const warned = '[11:59:44 WARN]: **** FAILED TO BIND TO PORT!\n';
    const thrown = writeLog`
      [12:00:00 ERROR]: Dark
      java.lang.IllegalStateException: dark
      ${FRAME}`;
    expect(listTitles(`${WARNINGS}${thrown}`)[0]).toMatch(/^lamps-1\.0 failed\./);
    expect(listTitles(`${warned}${thrown}`).join()).toMatch(/port/i);
  });

  it('comes after a warning with an error, and after the line that says the server was killed', () => {
    const warned = writeLog`
        [12:00:00 WARN]: [Lamps] Plugin Lamps v1.0 generated an exception while executing task 3
        java.lang.NullPointerException: x
      `;
    expect(listIds(`${WARNINGS}${warned}${FRAME}Killed\n`)).toEqual([
      'panel-killed',
      'plugin-runtime-error',
      'plugin-says-unsupported',
    ]);
  });

  it('counts as an error if it is logged as one, too', () => {
    const line = (level: string, second: number): string =>
      `[12:00:0${second} ${level}]: [Lamps] Plugin Lamps v1.0 generated an exception while executing task 3\n`;
    const other = '[12:00:05 ERROR]: Could not pass event BulbEvent to Shop v1.0\n';
    expect(listTitles(`${line('WARN', 1)}${other}`)[0]).toContain('Shop');
    expect(listTitles(`${line('WARN', 1)}${line('ERROR', 2)}${other}`)[0]).toContain('Lamps');
  });
});

describe('the trace below a line', () => {
  it('decides between the plugin that ran a command and the one whose command failed', () => {
    expect(
      listIds(
        writeLog`
          [12:00:00 ERROR]: Could not pass event InventoryClickEvent to lampcore v2.7
          org.bukkit.command.CommandException: Unhandled exception executing command 'lamp' in plugin MyLamps v5.7
          \tat org.bukkit.command.PluginCommand.execute(PluginCommand.java:47)
        `,
      ),
    ).toEqual(['plugin-command-error', 'plugin-runtime-error']);
  });

  it('names the code that failed if the blamed plugin only called it', () => {
    const log = (inner: string): string =>
      writeLog`
        [12:00:00 ERROR]: Couldn't pass ProxyInitializeEvent to lampfilter
        java.lang.NoSuchFieldError: INSTANCE
        \tat ${inner}.LampImpl.refresh(LampImpl.java:2) ~[?:?]
      `;
    const caller = writeLog`
        \tat de.lampkit.lampfilter.LampFilter.reload(LampFilter.java:26) ~[?:?]
        \tat de.lampkit.lampfilter.Lmbda$4.execute(Unknown Source) ~[?:?]
      `;
    const { title, fix } = getFirst(`${log('de.bulbkit.lampapi')}${caller}`);
    expect(title).toBe(
      'The proxy plugin lampfilter failed: the error came up in code of de.bulbkit.lampapi.',
    );
    expect(fix).toMatch(/^First update what de\.bulbkit\.lampapi belongs to/);
    // A package can be named otherwise than its plugin.
    expect(getFirst(log('de.bulbkit.lampapi')).title).toBe('The proxy plugin lampfilter failed.');
    expect(getFirst(`${log('de.lampkit.lampfilter_two')}${caller}`).title).toBe(
      'The proxy plugin lampfilter failed.',
    );
  });

  it('is read for each finding, not only for the first', () => {
    const failed = (name: string): string =>
      writeLog`
        [12:00:00 ERROR]: Could not pass event BulbEvent to ${name} v1.0
        java.lang.IllegalStateException: the ${name} went dark
      `;
    const causes = read(`${failed('Lamps')}${FRAME}${failed('Shop')}`).problems.map(
      ({ cause }) => cause,
    );
    expect(causes[0]).toContain('“the Lamps went dark”');
    expect(causes[1]).toContain('“the Shop went dark”');
  });

  it('is found where only a later line has it', () => {
    const line = '[12:00:00 ERROR]: Could not pass event BulbEvent to Lamps v1.0\n';
    const { cause, count } = getFirst(
      `${line}${line}java.lang.IllegalStateException: it is so dark\n`,
    );
    expect(cause).toContain('“it is so dark”');
    expect(count).toBe(2);
  });

  it('tells a missing part of the plugin itself from one of another', () => {
    const missing = (name: string): string =>
      getFirst(
        writeLog`
          [12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)
          java.lang.NoClassDefFoundError: ${name}
        `,
      ).cause;
    expect(missing('de/lampkit/lamps/core/Light')).toContain('A part of its own is missing');
    expect(missing('de/lampkit/bulbs/core/Light')).toContain('part of another mod');
  });

  it('names the plugin in the title if the line names none', () => {
    const check = '[12:00:00 ERROR]: Thread failed main thread check: Cannot read world, x=1';
    const frames =
      'at io.papermc.paper.util.TickThread.ensure(TickThread.java:1) ~[?:?] at Lamps-2.0.jar/de.lampkit.Lamps.on(Lamps.java:2) ~[Lamps-2.0.jar:?] at org.bukkit.X.y(X.java:3)';
    // A trace that lost its line ends on the way.
    expect(getFirst(`${check} java.lang.Throwable: null ${frames}`).title).toMatch(
      /\. Suspected: Lamps-2\.0\.$/,
    );
  });

  it('names nobody who only asked for the last bit of memory', () => {
    const { cause, title } = getFirst(
      writeLog`
        [12:00:00 ERROR]: x
        java.lang.OutOfMemoryError: Java heap space
        ${FRAME}`,
    );
    expect(`${title} ${cause}`).not.toContain('lamps');
  });

  it('has not said anything if it only wraps another', () => {
    const { cause } = getFirst(
      writeLog`
        [12:00:00 ERROR]: Could not pass event BulbEvent to Lamps v1.0
        java.lang.RuntimeException: java.lang.reflect.InvocationTargetException
      `,
    );
    expect(cause).not.toContain('says');
  });
});

it('names both mods that change one place before the one whose change failed', () => {
  const error =
    'InvalidInjectionException: @At("NEW") on net/minecraft/class_1::lamp cannot inject into net/minecraft/class_1::on(Z)V merged by org.lampkit.bulbs.mixin.BulbMixin with priority 1000';
  const log = writeLog`
    [12:00:00] [main/FATAL]: Mixin apply failed lamps.mixins.json:events.LampMixin -> net.minecraft.class_1: org.spongepowered.asm.mixin.injection.throwables.${error}
    org.spongepowered.asm.mixin.injection.throwables.${error}
  `;
  const named = log.replace('Mixin apply failed lamps', 'Mixin apply for mod lampkit failed lamps');
  expect(listTitles(named)[0]).toMatch(/^The mods lamps and bulbs/);
  expect(listTitles(log)[0]).toBe(
    'The mods lamps and bulbs change the same code of the game and do not run together.',
  );
});

describe('what goes wrong while the program stops', () => {
  const STOP = '[12:10:00] [Server thread/INFO]: Stopping server\n';
  const late = writeLog`
      [12:10:01 ERROR]: Error occurred while disabling Shop v2.0
      java.lang.IllegalStateException: zip file closed
      \tat de.lampshop.Shop.off(Shop.java:9)
    `;

  it('comes after what went wrong before', () => {
    const warned = writeLog`
      [12:00:00 WARN]: [io.lamps] Uncaught
      java.lang.IllegalStateException: dark
      ${FRAME}`;
    expect(listTitles(`${warned}${STOP}${late}`)[0]).toMatch(/^lamps-1\.0 failed\./);
  });

  it('is still a finding if there is nothing else', () => {
    expect(listTitles(`${STOP}${late}`)).toEqual(listTitles(late));
  });
});

it('does not blame what stands above the line at which the server was ready', () => {
  const before = '[12:00:00 ERROR]: Could not pass event BulbEvent to Lamps v1.0\n';
  const ready = '[12:00:01] [Server thread/INFO]: Done (9.1s)! For help, type "help"\n';
  const crash = writeLog`
      [12:00:02] [Server thread/ERROR]: Encountered an unexpected exception
      java.lang.NullPointerException: x
    `;
  const outcome = (text: string) =>
    read(text).problems.find(({ title }) => title.includes('Lamps'))?.outcome;
  expect(outcome(`${before}${ready}${crash}`)).toBe('went-on');
  expect(outcome(`${before}${crash}`)).toBe('ended');
});

it('does not explain a crash by what a healthy pack prints above it', () => {
  const recipe = writeLog`
      [11:59:45] [Worker-Main-2/ERROR]: Couldn't parse element loot_tables:lamps:blocks/lamp
      com.google.gson.JsonSyntaxException: Unknown item 'lamps:lamp'
    `;
  const thrown = writeLog`
    [12:00:00 WARN]: [io.lamps] Uncaught
    java.lang.IllegalStateException: it is dark
    ${FRAME}`;
  expect(getFirst(`${recipe}${thrown}`).title).toMatch(/^lamps-1\.0 failed\./);
  expect(getFirst(`${recipe}${thrown}`).text).toContain('it is dark');
});

it('lets a finding from before the start is done not hide who crashed later', () => {
  const before = writeLog`
      [12:00:00 ERROR]: Could not pass event BulbEvent to Shop v1.0
      [12:00:01] [Server thread/INFO]: Done (9.1s)! For help, type "help"
    `;
  const filler = '[12:00:01 INFO]: all is well\n'.repeat(9);
  const later = writeLog`
    [12:00:02 ERROR]: Dark
    java.lang.IllegalStateException: dark
    ${FRAME}`;
  expect(listTitles(`${before}${filler}${later}`)[0]).toMatch(/^lamps-1\.0 failed\./);
});

describe('a finding with its reason in another line', () => {
  it('comes after the mods that exclude each other', () => {
    const { problems } = read(
      writeLog`
        [main/ERROR]: Incompatible mods found!
        net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!
        More details:
        \t - Mod 'Lamp' (lamp) 0.4 requires version 5.0.0 or later of mod 'Glow' (glow), which can't be loaded due to other constraints!
        \t - Mod 'Lamp' (lamp) 0.4 is incompatible with any version of mod 'Glow' (glow), yet a conflicting version is present: 4.5.5!
      `,
    );
    expect(problems.map(({ id }) => id)).toEqual([
      'fabric-incompatible-mods',
      'fabric-blocked-mod',
    ]);
  });

  it('comes after what the database said', () => {
    const { problems } = read(
      writeLog`
        [05:01:10] [Server thread/INFO]: [Locks] Failed to connect to MySQL: 0 - Could not create connection to database server. Attempted reconnect 3 times. Giving up.
        [05:01:10] [Server thread/INFO]: [Locks] Connection failure cause: Public Key Retrieval is not allowed
      `,
    );
    expect(problems.map(({ id }) => id)).toEqual(['database-public-key', 'database-unreachable']);
  });
});

describe('a finding that names nobody', () => {
  const REFUSED =
    'java.lang.RuntimeException: Attempted to load class net/minecraft/client/Minecraft for invalid dist DEDICATED_SERVER\n';
  const GUARD =
    '\tat net.minecraftforge.fml.loading.RuntimeDistCleaner.processClassWithFlags(RuntimeDistCleaner.java:57) ~[fmlloader-1.20.1-47.1.3.jar:1.0] {}\n';

  it('comes after the one that names the mod for the same error', () => {
    const { problems } = read(
      writeLog`
        [main/ERROR] [minecraft/Main]: Failed to start the minecraft server
        net.neoforged.fml.ModLoadingException: Loading errors encountered:
        \t- Lamp Works (lampworks) encountered an error while dispatching the some.lamp.RegisterEvent event
        \t  ${REFUSED}`,
    );
    expect(problems.map(({ id }) => id)).toEqual(['forge-mod-error', 'client-mod-on-server']);
    expect(problems[0]?.fix).toContain('take Lamp Works out if it is a mod for the client');
  });

  it('comes after the proof that somebody calls what is not there', () => {
    const { problems } = read(
      writeLog`
        ---- Minecraft Crash Report ----
        Description: Ticking entity

        ${REFUSED}${GUARD}\tat com.lampco.bulb.GlowFly.tick(GlowFly.java:44) ~[bulbmod-1.2.jar:?] {}

        -- Entity being ticked --
        Details:
        \tEntity Type: bulbmod:glow (com.lampco.bulb.GlowFly)
      `,
    );
    expect(problems.map(({ id }) => id)).toEqual([
      'made-for-another',
      'ticking-of-mod',
      'ticking-entity',
      'client-mod-on-server',
    ]);
  });

  it('comes after a suspicion in whose own code the error came up', () => {
    const report = (frames: string): string[] =>
      read(
        writeLog`
          ---- Minecraft Crash Report ----
          Description: Ticking player

          java.lang.NullPointerException: lamp is null
          ${frames}`,
      ).problems.map(({ id }) => id);
    const own = '\tat com.lampco.bulb.GlowFly.tick(GlowFly.java:44) ~[bulbmod-1.2.jar:?] {}\n';
    const game = '\tat net.minecraft.world.entity.Entity.tick(Entity.java:9) ~[?:?] {}\n';
    expect(report(`${own}${game}`)).toEqual(['crash-suspect', 'ticking-player']);
    expect(report(`${game}${own}`)).toEqual(['ticking-player', 'crash-suspect']);
  });

  it('about what was ticked comes after a class that is only for players', () => {
    const { problems } = read(`Description: Ticking block entity\n\n${REFUSED}${GUARD}`);
    expect(problems.map(({ id }) => id)).toEqual(['client-mod-on-server', 'ticking-block-entity']);
  });
});

describe('what several findings have in common', () => {
  const needs = (mod: string, needed: string, actual: string): string =>
    `\tMod ID: '${needed}', Requested by: '${mod}', Expected range: '[47.1,)', Actual version: '${actual}'\n`;
  const HEAD = '[main/ERROR]: Missing or unsupported mandatory dependencies:\n';

  it('comes first if several mods ask for another version of the game or loader', () => {
    const log = `${HEAD}${needs('lampkit', 'bulbs', '[MISSING]')}${needs('lamps', 'forge', '46.0.14')}${needs('glow', 'minecraft', '1.20')}`;
    expect(listIds(log)).toEqual([
      'forge-wrong-mod-version',
      'forge-wrong-mod-version',
      'forge-missing-mod',
    ]);
  });

  it('is not seen in a single one', () => {
    const log = `${HEAD}${needs('lampkit', 'bulbs', '[MISSING]')}${needs('lamps', 'forge', '46.0.14')}`;
    expect(listIds(log)).toEqual(['forge-missing-mod', 'forge-wrong-mod-version']);
  });

  it('is a server that went silent, rather than the closed connection below', () => {
    const log = writeLog`
      [17:14:34 ERROR]: [server connection] Alex -> lamps: read timed out
      [17:14:34 ERROR]: [connected player] Alex (/192.0.2.1:50000): unable to connect to server lamps
      java.io.IOException: Unexpectedly disconnected from remote server
      \tat com.velocitypowered.proxy.connection.backend.LampHandler.disconnected(LampHandler.java:215)
    `;
    expect(listIds(log)).toEqual(['backend-silent', 'backend-closed']);
  });

  it('is an address that the machine does not have, rather than a port in use', () => {
    const log = writeLog`
      [12:00:00] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
      [12:00:00] [Server thread/WARN]: The exception was: java.net.BindException: Cannot assign requested address
      [12:00:00] [Server thread/WARN]: Perhaps a server is already running on that port?
    `;
    expect(listIds(log)).toEqual(['server-ip-foreign', 'port-in-use']);
  });

  it('is level.dat, rather than the data packs that could not be read with it', () => {
    const log = writeLog`
      [main/WARN]: Failed to load datapacks, can't proceed with server load. You can either fix your datapacks or reset to vanilla with --safeMode
      java.util.concurrent.ExecutionException: java.lang.IllegalStateException: No key dimensions in MapLike[{}]; No key seed in MapLike[{}]
      \tat net.minecraft.server.Main.main(Main.java:258)
    `;
    expect(listIds(log)[0]).toBe('level-dat-damaged');
  });
});

describe('a database that is not reached', () => {
  const UNREACHED =
    '[12:00:01 ERROR]: [LampShop] com.mysql.cj.jdbc.exceptions.CommunicationsException: Communications link failure\n';

  it.each([
    '[12:00:02 ERROR]: [LampBot] Error: connect ECONNREFUSED 10.0.0.5:5432\n',
    writeLog`
      [12:00:02] [Server thread/ERROR]: Error occurred while enabling LampSync v3.7.3 (Is it up to date?)
      Caused by: Failed to initialize Redis server connection
    `,
  ])('is not explained by another one that is not reached: %s', (other) => {
    const [first, ...further] = read(UNREACHED + other).problems;
    expect(first?.id).toBe('database-unreachable');
    expect(further).not.toEqual([]);
  });
});
