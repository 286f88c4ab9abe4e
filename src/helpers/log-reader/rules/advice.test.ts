/** Causes and fixes that were wrong or vague for real logs; the lines are written again. */
import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';

const read = (text: string) => readLog(text, { coordinates: false }).report;
const findFirst = (text: string) => read(text).problems[0];
const ERROR = '[12:00:00 ERROR]: ';
const YAML =
  'org.bukkit.configuration.InvalidConfigurationException: while parsing a block mapping\n';

describe('a plugin that was loaded while the server runs', () => {
  const missing = (frame: string) =>
    findFirst(
      `${ERROR}[ModernPluginLoadingStrategy] Could not load 'plugins/Lamps.jar' in 'plugins'\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Bulbs]. Please download and install these plugins to run 'Lamps'.\n\tat io.papermc.paper.plugin.storage.SimpleProviderStorage.enter(SimpleProviderStorage.java:35) ~[paper-1.19.3.jar:git-Paper-1]\n\tat ${frame}(X.java:1) ~[x.jar:?]\n`,
    );

  it('is to be tried after a restart before anything is installed', () => {
    for (const frame of [
      'io.papermc.paper.plugin.manager.RuntimePluginEntrypointHandler.enter',
      'com.rylinaux.plugman.util.BukkitPluginUtil.load',
    ]) {
      const problem = missing(frame);
      expect(problem?.title).toMatch(/^The plugin Lamps was loaded while the server runs/);
      expect(problem?.cause).toContain('Bulbs');
      expect(problem?.fix).toMatch(/^Restart the server first/);
    }
    const plain = missing('io.papermc.paper.plugin.PluginInitializerManager.load');
    expect(plain?.title).toContain('because this is missing: Bulbs');
    expect(plain?.fix).toMatch(/^Install Bulbs/);
  });

  it('is an add-on if BentoBox loaded it itself', () => {
    const problem = findFirst(
      `${ERROR}[ModernPluginLoadingStrategy] Could not load 'plugins/BentoBox/addons/Lamps.jar' in 'plugins/BentoBox/addons'\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [BentoBox]. Please download and install these plugins to run 'Bulb'.\n\tat io.papermc.paper.plugin.manager.RuntimePluginEntrypointHandler.enter(X.java:1) ~[x.jar:?]\n`,
    );
    expect(problem?.title).toBe('BentoBox could not load its add-on Lamps.');
    expect(problem?.fix).toMatch(/^Update BentoBox/);
  });

  it('is said with the type of an error that says nothing else', () => {
    const problem = findFirst(
      `${ERROR}Error occurred while enabling Lamps v1.2 (Is it up to date?)\njava.lang.NullPointerException\n\tat com.rylinaux.plugman.util.X.load(X.java:1)\n`,
    );
    expect(problem?.cause).toContain('“java.lang.NullPointerException”');
  });

  it('is said without a name if the log has none', () => {
    const problem = findFirst(
      `${ERROR}Error\norg.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Bulbs]\n\tat com.rylinaux.plugman.util.X.load(X.java:1)\n`,
    );
    expect(problem?.title).toMatch(/^A plugin was loaded while the server runs/);
  });
});

describe('a key that cannot be used', () => {
  const reading = (error: string) =>
    read(`${ERROR}dark\n${error}\n\tat java.base/javax.crypto.Cipher.init(Cipher.java:1)\n`);
  it.each([
    'java.security.InvalidKeyException: Invalid lamp key length: 3 bytes',
    'javax.crypto.BadPaddingException: Given final block not properly padded',
    'java.security.spec.InvalidKeySpecException: Invalid key format',
  ])('is one of this server, not of a service: %s', (error) => {
    const { possibleCause, problems } = reading(error);
    const text = JSON.stringify([possibleCause, problems]);
    expect(text).toContain('key file');
    expect(text).not.toMatch(/[Ss]ervice/);
  });

  it('is no matter if the connection broke', () => {
    expect(
      JSON.stringify(
        read(
          `${ERROR}dark\njavax.net.ssl.SSLException: Tag mismatch\n\tat a.b.C.d(C.java:1)\nCaused by: javax.crypto.AEADBadTagException: Tag mismatch\n\tat a.b.C.d(C.java:2)\n`,
        ),
      ),
    ).not.toContain('key file');
  });

  it('is one of a service if the error shows one', () => {
    expect(
      JSON.stringify(read(`${ERROR}dark\njava.io.IOException: HTTP 401: Invalid API key\n`)),
    ).toContain('A service refuse');
  });
});

describe('a mod loader without the game', () => {
  const list = (needed: string, end: string) =>
    `[12:00:00] [main/ERROR] [loading.ModSorter/LOADING]: Missing or unsupported mandatory dependencies:\n\tMod ID: '${needed}', Requested by: 'lamps', Expected range: '[1.21.1,1.21.1]', Actual version: '[MISSING]${end}\n`;

  it('is to be installed again', () => {
    for (const end of ["'", '']) {
      const { problems } = read(list('minecraft', end));
      expect(problems).toHaveLength(1);
      expect(problems[0]?.id).toBe('forge-game-missing');
      expect(problems[0]?.fix).toContain('reinstall');
      expect(problems[0]?.title).not.toContain('lamps');
    }
  });

  it('is not confused with a missing mod', () => {
    expect(findFirst(list('bulbs', "'"))?.id).not.toBe('forge-game-missing');
  });
});

describe('Steam', () => {
  it('is told the platform before anyone logs in', () => {
    const problem = findFirst("ERROR! Failed to install app '123456' (Invalid platform)");
    expect(problem?.id).toBe('steam-invalid-platform');
    expect(problem?.fix).toMatch(/^[^.]*@sSteamCmdForcePlatformType windows/);
  });

  it('gets other advice for each state in brackets', () => {
    const states = [
      'No subscription',
      'Invalid platform',
      'Disk write failure',
      'No connection',
      'Timeout',
    ];
    const fixes = states.map(
      (state) => findFirst(`ERROR! Failed to install app '1' (${state})`)?.fix,
    );
    expect(new Set(fixes).size).toBe(states.length);
    expect(findFirst("ERROR! Failed to install app '1' (Missing file permissions)")?.id).toBe(
      'steam-disk-write',
    );
  });

  it('is heard behind the level of a script around it', () => {
    const { problems, hints } = read(
      "[INFO] ... Error! App '123456' state is 0x6 after update job.\n[ERROR] ... The lamp stays dark\n",
    );
    expect(problems[0]?.id).toBe('steam-update-stuck');
    expect(hints).toEqual([]);
  });
});

describe('YAML with two marks', () => {
  const marks = (context: string, lead = '') =>
    `${lead}${context}\n in 'reader', line 1, column 1:\n    lamp: 3\n    ^\nexpected <block end>, but found '<block mapping start>'\n in 'reader', line 30, column 5:\n        on: true\n        ^\n\tat de.lampkit.Lamp.load(Lamp.java:1)\n`;

  it('is at fault at the last one', () => {
    expect(
      findFirst(marks(YAML.trim(), `${ERROR}Cannot load plugins/Lamps/config.yml\n`))?.fix,
    ).toContain('(line 30)');
    expect(findFirst(marks(`${ERROR}while parsing a block mapping`))?.title).toContain('line 30');
  });

  it('is at fault at the first one if that begins what does not end', () => {
    expect(findFirst(marks(`${ERROR}while scanning a quoted scalar`))?.title).toContain('line 1.');
  });
});

it('a library for the same version of the game is only too old', () => {
  const { problems } = read(
    " - Mod 'Lamps' (lamps) 2.0 requires version 0.9.0+1.21.1 or later of mod 'Library' (library), but only the wrong version is present: 0.8.0+1.21.1!",
  );
  expect(problems.map(({ id }) => id)).toEqual(['fabric-wrong-mod-version']);
});

it('a server that stood still names the suspect of its trace at once', () => {
  const hung = (frame: string) =>
    findFirst(
      `java.lang.Error: ServerHangWatchdog detected that a single server tick took 60.00 seconds (should be max 0.05)\n${frame}\tat net.minecraft.server.MinecraftServer.run(MinecraftServer.java:526)\n`,
    )?.title;
  expect(hung('\tat de.lampkit.lumen.Glow.tick(Glow.java:1)\n')).toMatch(
    /stood still.* Suspected: .*lumen/,
  );
  expect(hung('')).not.toContain('Suspected');
});

it('the message of a report about a broken mod is the error to look at', () => {
  const frame = '\tat net.minecraftforge.Lamp.dump(X.java:52)\n';
  const report = read(
    `-- Head --\nStacktrace:\n${frame}-- NO MOD INFO AVAILABLE --\nDetails:\n\tFailure message: Invalid mod file found /data/mods/lamps-1.2.jar\n\tMod Version: NO MOD INFO AVAILABLE\nStacktrace:\n${frame}`,
  );
  expect(report.firstError).toMatchObject({ line: 6, owner: 'lamps-1.2' });
});

it('a plugin that only does without a part of it is not said to be off', () => {
  const { problems } = readLog(
    '[12:00:00 WARN]: [Lamps] Wires not found, it is required for signs. Disabling signs.\n',
    { coordinates: false },
  ).report;
  expect(problems).toEqual([]);
});
