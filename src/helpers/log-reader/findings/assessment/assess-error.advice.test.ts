/** What is advised about an error that no rule explains. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { isGuideOffered } from '../../../../../tests/lib/guides-here';
import { readLog } from '../../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

it('a plugin that fails with a particle gets advice on its version and settings', () => {
  const [problem] = read(
    writeLog`
      [12:00:00 WARN]: [Lamps] Task #4 for Lamps v1.2 generated an exception
      java.lang.IllegalArgumentException: missing required data class org.bukkit.Particle$Spell
      \tat lamps-1.2.jar//de.lampkit.lamps.Glow.run(Glow.java:1)
    `,
  ).problems;
  expect(problem?.id).toBe('plugin-runtime-error');
  expect(problem?.cause).toContain('another version of the server’s API');
  expect(problem?.fix).toMatch(/^Install the build of Lamps for your server’s version\./);
  expect(problem?.fix).toContain('particle, sound or material');
});

it('advises downloading a jar again that Paper cannot read, whatever its settings say', () => {
  const jar = "plugins\\Lamps-1.2.jar' failed to load!";
  const [problem] = read(
    writeLog`
      ${ERROR}[DirectoryProviderSource] Error loading plugin: Directory '${jar}
      java.lang.RuntimeException: Directory '${jar}
      \tat io.papermc.paper.plugin.provider.source.FileProviderSource.registerProviders(FileProviderSource.java:60) ~[paper-1.20.1.jar:git-Paper-196]
    `,
  ).problems;
  expect(problem).toMatchObject({ id: 'plugin-load-failed' });
  expect(problem?.title).toContain('Lamps-1.2.jar');
  expect(problem?.fix).toMatch(/^Download it again/);
  expect(problem?.fix).not.toContain('settings');
});

it('matches a jar to its plugin, whatever the rest of its name', () => {
  const { problems } = read(
    writeLog`
      ${ERROR}Could not pass event LampEvent to Lamp v1.2
      java.lang.NullPointerException: dark
      \tat de.sample.glow.Glow.run(Glow.java:1) ~[LampReborn-1.2.jar:?]
    `,
  );
  expect(problems[0]?.fix).not.toContain('First update');
});

describe('hybrid server software', () => {
  const hybrid = (frame: string) =>
    read(
      writeLog`
        ${ERROR}Failed to handle packet a.b@1, suppressing error
        java.lang.ClassCastException: class org.bukkit.craftbukkit.v1_20_R1.entity.CraftLamp cannot be cast to class org.bukkit.entity.Glow (org.bukkit.craftbukkit.v1_20_R1.entity.CraftLamp and org.bukkit.entity.Glow are in module arclight@1.20.1)
        ${frame}`,
    ).problems[0];
  const bukkit = '\tat org.bukkit.craftbukkit.v1_20_R1.event.CraftEventFactory.call(X.java:1)\n';
  const mod = '\tat de.lampkit.lumen.Lamp.use(Lamp.java:1)\n';

  it('is at fault if it treats a mod’s object as one of Bukkit’s', () => {
    for (const frame of [bukkit + mod, bukkit]) {
      expect(hybrid(frame)?.title).toContain('lets mods and plugins run together');
      expect(hybrid(frame)?.fix).toContain('newest build');
      expect(hybrid(frame)?.title).not.toContain('lumen');
    }
  });

  it('is not to blame for a plugin’s wrong cast', () => {
    expect(hybrid(mod)?.title).toContain('lumen');
    expect(
      read(
        writeLog`
          ${ERROR}dark
          java.lang.ClassCastException: class org.bukkit.craftbukkit.CraftLamp cannot be cast to class org.bukkit.entity.Glow
          ${bukkit}${mod}`,
      ).problems[0]?.title,
    ).toContain('lumen');
  });
});

it('suspects the profiler for a JVM crash right after it was started', () => {
  const crash = writeLog`
      #
      # A fatal error has been detected by the Java Runtime Environment:
      #
      #  SIGSEGV (0xb) at pc=0x1, pid=1, tid=2
      #
      # Problematic frame:
      # V  [libjvm.so+0xe62aed]  JVM_handle_linux_signal+0x14d
      #
    `;
  const ids = (text: string) => read(text).problems.map(({ id }) => id);
  expect(
    ids(
      writeLog`
        [12:00:00] [spark-worker-pool-1-thread-1/INFO]: [CHAT] Starting a new profiler, please wait...
        [WARN] Kernel symbols are unavailable
        ${crash}`,
    ),
  ).toEqual(['profiler-crash']);
  expect(ids(crash)).toEqual(['native-crash']);
});

it('distinguishes an end by signal from an exit code', () => {
  const { exit } = read('WARN mc-server-runner Minecraft server failed. {"exitCode": -1}');
  expect(exit?.code).toBe(-1);
  expect(exit?.meaning).toContain('signal');
});

it('treats a file that already exists as harmless', () => {
  expect(
    read(
      '[12:00:00 WARN]: [Lamps] Could not save config.yml to plugins/Lamps/config.yml because config.yml already exists.',
    ).problems,
  ).toEqual([]);
});

it('a line without a thread gives the context of any thread’s trace', () => {
  const { firstError } = read(
    writeLog`
      [12:00:00 ERROR]: The lamps cannot be lit
      [12:00:00] [main/INFO]: java.lang.IllegalStateException: dark
      [12:00:00] [main/INFO]: \tat de.lampkit.lamps.Lamps.light(Lamps.java:1)
    `,
  );
  expect(firstError?.logMessage).toBe('The lamps cannot be lit');
});

describe('who is never blamed', () => {
  const told = (text: string) => {
    const { problems, possibleCause } = read(text);
    return { ids: problems.map(({ id }) => id), title: possibleCause?.title ?? problems[0]?.title };
  };

  it('what another thread logged just before', () => {
    const { firstError } = read(
      writeLog`
        [12:00:00] [main/WARN] [mixin/]: Error loading class: de/lampkit/Glow (java.lang.ClassNotFoundException: de.lampkit.Glow)
        [12:00:00] [Thread-1/INFO] [STDERR/]: java.util.ConcurrentModificationException
        [12:00:00] [Thread-1/INFO] [STDERR/]: \tat TRANSFORMER/lumen@5.25/org.lumen.Config.values(Config.java:37)
      `,
    );
    expect(firstError?.logMessage).toBeUndefined();
    expect(firstError?.fault?.kind).toBe('changed-meanwhile');
  });

  it('a ruler above a trace', () => {
    const { firstError } = read(
      writeLog`
        [12:00:00] [main/ERROR]: ##
        java.lang.IllegalStateException: dark
      `,
    );
    expect(firstError?.logMessage).toBeUndefined();
  });

  it('an updater that fails, whose plugin goes on', () => {
    const { ids, title } = told(
      writeLog`
        [12:00:00] [Server thread/WARN]: java.io.FileNotFoundException: plugins/update/Lamps.jar (No such file or directory)
        [12:00:00] [Server thread/WARN]: \tat java.base/java.io.FileOutputStream.open0(Native Method)
        [12:00:00] [Server thread/WARN]: \tat de.lampkit.lamps.updater.Updater$Task.run(Updater.java:1)
      `,
    );
    expect(ids).toEqual([]);
    expect(title).toContain('lampkit');
  });

  it('a mod’s settings page in the client', () => {
    expect(
      told(
        writeLog`
          [12:00:00] [Render thread/ERROR]: Mod lumen provides a broken implementation of ModMenuApi
          net.fabricmc.loader.api.EntrypointException: Exception while loading entries for entrypoint 'modmenu' provided by 'lumen'
        `,
      ).ids,
    ).toEqual([]);
  });

  it('a console that nobody can type into', () => {
    const trace = '\tat jline.internal.Lamp.read(Lamp.java:169) ~[jline-2.12.1.jar:?]\n';
    for (const line of [
      'Exception handling console input',
      'Caught previously unhandled exception :',
    ]) {
      const { firstError } = read(
        writeLog`
          [12:00:00] [Server console handler/ERROR]: ${line}
          java.io.IOException: Input/output error
          ${trace}`,
      );
      expect(firstError).toBeUndefined();
    }
  });

  it('the guard that detected the wrong thread', () => {
    const frames = writeLog`
        \tat TRANSFORMER/guard@1/org.guard.Guard.check(Guard.java:51)
        \tat TRANSFORMER/lumen@1/de.lampkit.lumen.Move.run(Move.java:3)
      `;
    expect(
      told(
        writeLog`
          Description: Ticking

          java.lang.IllegalStateException: Guard.check called on wrong thread!
          ${frames}`,
      ).title,
    ).toMatch(/^Suspected: lumen/);
    expect(
      told(`Description: Ticking\n\njava.lang.IllegalStateException: dark\n${frames}`).title,
    ).toMatch(/^guard failed in Guard\.check/);
  });

  it('the folder of the game’s data', () => {
    expect(
      told(
        writeLog`
          ${ERROR}Couldn't parse element loot_tables:lumen:blocks/lamp
          com.google.gson.JsonSyntaxException: Expected name to be an item, was unknown string 'lumen:lamp'
        `,
      ).title,
    ).toMatch(/^lumen contains/);
  });
});

describe('guide rows for one game', () => {
  const banned = 'You are banned from this server\n';
  const titles = (text: string) => read(text).problems.map(({ title }) => title);

  it.skipIf(!isGuideOffered('/games/rust/connecting'))(
    'apply if the log shows that game, or none',
    () => {
      expect(titles(banned)).toHaveLength(1);
      expect(titles(`Loading RustDedicated\n${banned}`)).toHaveLength(1);
    },
  );

  it('do not apply if it shows another', () => {
    expect(titles(`Running Palworld dedicated server on :8211\n${banned}`)).toEqual([]);
    expect(titles(`[12:00:00 INFO]: Booting up Velocity 3.4.0\n${banned}`)).toEqual([]);
  });

  it('for Minecraft do not apply to another game, those about the machine do', () => {
    const java = writeLog`
        Zip file is not readable
        Version mismatch! Please update all Essentials jars to the same version.
      `;
    expect(titles(java).length).toBeGreaterThan(0);
    expect(titles(`Running Palworld dedicated server on :8211\n${java}`)).toEqual([]);
  });

  it('name the game if no software is recognized', () => {
    expect(read('Running Palworld dedicated server on :8211\n').recognized.software).toBe(
      'Palworld',
    );
  });

  it.skipIf(!isGuideOffered('/games/palworld/info'))(
    'that call a line harmless raise no alarm',
    () => {
      const { problems, hints } = read(
        '[S_API FAIL] Tried to access Steam interface SteamUser021 before SteamAPI_Init succeeded.\n',
      );
      expect(problems).toEqual([]);
      expect(hints).toHaveLength(1);
    },
  );
});

it('a jar without plugin.yml is no plugin: nothing is to be restored', () => {
  const [problem] = read(
    writeLog`
      ${ERROR}Could not load 'plugins/LampsAPI.jar' in folder 'plugins'
      org.bukkit.plugin.InvalidDescriptionException: Invalid plugin.yml
      \tat org.bukkit.plugin.java.JavaPluginLoader.getPluginDescription(JavaPluginLoader.java:178)
      Caused by: java.io.FileNotFoundException: Jar does not contain plugin.yml
      \t... 6 more
    `,
  ).problems;
  expect(problem?.title).toContain('LampsAPI.jar');
  expect(problem?.fix).toMatch(/^Take the jar out of plugins\./);
  expect(problem?.cause).not.toContain('damaged or incomplete');
});

describe('a part of the server’s API that is missing', () => {
  const fixOf = (missing: string, frame: string) =>
    read(
      writeLog`
        [12:00:00 WARN]: [Lamps] Task #4 for Lamps v1.2 generated an exception
        java.lang.NoSuchMethodError: 'void ${missing}()'
        \t${frame}
        \tat Lamps-1.2.jar//de.lampkit.lamps.Glow.run(Glow.java:1)
      `,
    ).problems[0];
  const ofBulbs = 'at Bulbs-3.jar//com.bulbs.bulb.Bulb.on(Bulb.java:1)';

  it('is asked for by the plugin whose code comes first, not by the one whose task it was', () => {
    const problem = fixOf('org.bukkit.World.glow', ofBulbs);
    expect(problem?.title).toMatch(/Lamps fails .* in code of Bulbs-3\.$/);
    expect(problem?.cause).toContain('Bulbs-3');
    expect(problem?.fix).toMatch(/^Update the server software .* and Bulbs-3\./);
    expect(problem?.fix).not.toContain('Lamps');
  });

  it('is in a newer server, or an older build does without it', () => {
    expect(fixOf('org.bukkit.World.glow', ofBulbs)?.fix).toMatch(
      /build of Bulbs-3 .* an older one.* or a newer server/,
    );
    expect(fixOf('net.minecraft.World.glow', ofBulbs)?.fix).not.toContain('newer server');
  });

  it('leaves both in question if the server’s own code asks for it', () => {
    const frame = `at net.minecraft.server.Main.on(Main.java:1)\n\t${ofBulbs}`;
    expect(fixOf('org.bukkit.World.glow', frame)?.fix).toMatch(/^First update Bulbs-3.* Lamps/);
  });
});

describe('a plugin that says that nobody has tested it with this version', () => {
  const after = (error: string, writer = 'Lamps') =>
    read(
      writeLog`
        [12:00:00 WARN]: [${writer}] Version 1.22.3 has not yet been tested. Take care.
        [12:00:01 ERROR]: [Lamps] ${error}
      `,
    );

  it('is too old for it if it then fails to load', () => {
    const { problems } = after('Failed to load the adapter for lamps');
    expect(problems[0]?.title).toContain('Lamps does not support this version');
  });

  it.each([
    after('Failed to load the adapter for lamps', 'Bulbs'),
    after('Failed to load lamps.yml: No such file or directory'),
    after('The lamps are dark'),
    read(
      writeLog`
        [12:00:00 WARN]: [Lamps] Version 1.22.3 has not yet been tested.
        [12:00:01 ERROR]: Failed to load the region
      `,
    ),
  ])('is not, if the error is another’s, or says why itself', ({ problems, possibleCause }) => {
    expect(JSON.stringify([problems, possibleCause])).not.toContain('does not support');
  });
});
