// Names of plugins, mods and their packages.
import { describe, expect, it } from 'vitest';
import { classifyError } from '../faults/kinds';
import type { LogReport } from '../model';
import { readLog } from '../read-log';
import { renderTicket } from '../views/ticket';
import { FAULT_CAUSES } from '../faults/causes';
import { FIRST_ERROR } from '../texts';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;
const listTitles = (text: string): string[] => read(text).problems.map(({ title }) => title);

describe('a log with an error', () => {
  it.each([
    ['a word without a level', 'lamp: cannot open shade: No such file or directory', 'words'],
    ['capitals', 'LAMP FAILED', 'words'],
    ['Chinese', '灯启动失败', 'words'],
    ['Russian', 'Ошибка: лампа', 'words'],
    ['a warning', '[12:00:00 WARN]: The bulb is dim', 'warning'],
    ['a level', '[12:00:00 ERROR]: The bulb is dim', 'error'],
  ])('gets a place to look at: %s', (_, line, mark) => {
    const { firstError } = read(`[12:00:00 INFO]: all is well\n${line}\n[12:00:00 INFO]: bye`);
    expect(firstError).toMatchObject({ line: 2, mark, fatal: false });
  });

  it('reports the worst error', () => {
    const warning = '[12:00:00 WARN]: The bulb is dim';
    const words = 'could not switch on';
    const error = '[12:00:00 ERROR]: The bulb is dark';
    const trace =
      'java.lang.IllegalStateException: dark\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)';
    const text = [warning, words, error, trace].join('\n');
    expect(read(text).firstError).toMatchObject({ line: 4, package: 'de.lampkit.lamp' });
    expect(read([error, words, warning].join('\n')).firstError).toMatchObject({ line: 1 });
    expect(read([words, words, warning].join('\n')).firstError).toMatchObject({ line: 1 });
    expect(read([warning, warning, words].join('\n')).firstError).toMatchObject({ line: 3 });
    expect(read([trace, error].join('\n')).firstError).toMatchObject({ line: 1 });
  });

  it('ignores words that say that all is well, and chat', () => {
    for (const line of [
      '[12:00:00 INFO]: Checked 12 lamps with 0 errors',
      '[12:00:00 INFO]: Finished without error',
      '[12:00:00 INFO]: Errors: 0',
      '[12:00:00] [Server thread/INFO]: [Server] the lamp failed',
      '[12:00:00] [Server thread/INFO]: [Not Secure] [Server] the lamp failed',
      '[12:00:00 INFO]: [Server] the lamp failed',
      '[12:00:00 INFO]: <Alex> it failed',
      '[12:00:00 ERROR]: ------------------------',
    ]) {
      const { firstError, tail } = read(`${line}\nthe end`);
      expect(firstError, line).toBeUndefined();
      expect(tail).toContain('the end');
    }
  });

  it('shows the last lines, redacted, if there is no error', () => {
    const lines = Array.from({ length: 40 }, (_, number) => `lamp ${number} from 203.0.113.7`);
    const report = read(`${lines.join('\n')}\n\n`);
    const tail = (report.tail as string).split('\n');
    expect(tail).toHaveLength(12);
    expect(tail.at(-1)).toBe('lamp 39 from [IPv4 1]');
    expect(renderTicket(report)).toContain(`${FIRST_ERROR.tail}\nlamp 28`);
    expect(read('').tail).toBe('');
  });
});

describe('the owner of the code', () => {
  it('names the mod that needs a client class', () => {
    const trace = `Description: Exception in server tick loop

java.lang.NoClassDefFoundError: net/minecraft/client/gui/Screen
\tat com.lampkit.lumen.Lamp.<clinit>(Lamp.java:4)
Caused by: java.lang.ClassNotFoundException: net.minecraft.client.gui.Screen
\tat net.minecraft.launchwrapper.LaunchClassLoader.findClass(LaunchClassLoader.java:191)
`;
    expect(listTitles(trace)).toEqual([
      'com.lampkit.lumen asks for a part of the player’s game (client) that is not there: net.minecraft.client.gui.Screen.',
    ]);
    // For the client, it is another version.
    expect(listTitles(`[12:00:00] [Render thread/INFO]: hi\n${trace}`)[0]).toMatch(
      /^com\.lampkit\.lumen is made for another version/,
    );
  });

  it('names what is made for another version, of the game or of a dependency', () => {
    expect(
      listTitles(
        "java.lang.NoSuchMethodError: 'boolean org.bukkit.Lamp.isOn()'\n\tat Lamps-2.jar/de.lampkit.lamp.Bulb.on(Bulb.java:1) ~[Lamps-2.jar:?]",
      ),
    ).toEqual([
      'Lamps-2 is made for another version of the game or of the server software: org.bukkit.Lamp.isOn is not there.',
    ]);
    expect(
      listTitles(
        'java.lang.NoSuchFieldError: com.lumen.core.Light.RED\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)',
      ),
    ).toEqual([
      'de.lampkit.lamp needs another version of what com.lumen.core.Light.RED belongs to, or that is missing.',
    ]);
    // Called by the platform: no proof.
    expect(
      listTitles(
        'java.lang.NoSuchMethodError: net.minecraft.Lamp.on()V\n\tat net.minecraft.Main.run(Main.java:1)\n\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)',
      )[0],
    ).toMatch(/^Suspected: de\.lampkit\.lamp/);
    // Nothing is named but the missing class.
    expect(
      listTitles('java.lang.NoClassDefFoundError: com/lumen/core/Light\n\tat java.lang.Class.x(X)'),
    ).toEqual(['A part of com.lumen.core is not there: com.lumen.core.Light.']);
    expect(
      listTitles('java.lang.NoClassDefFoundError: blk\n\tat com.lumen.core.Light.on(L.java:1)')[0],
    ).toBe(
      'com.lumen.core is made for another version of the game or of the server software: a part of it is not there.',
    );
  });

  it('does not repeat what a rule has said about the same lines', () => {
    const frame = '\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)';
    const head = 'Description: Exception in server tick loop\n\n';
    expect(listTitles(`${head}java.lang.OutOfMemoryError: Java heap space\n${frame}`)).toEqual([
      'The server ran out of memory.',
    ]);
    expect(listTitles(`${head}java.lang.NullPointerException: x\n${frame}`)[0]).toMatch(
      /^de\.lampkit\.lamp failed in Bulb\.on, and the program ended/,
    );
    // A different problem, elsewhere in a log that did not end with this error.
    expect(
      listTitles(
        `java.lang.OutOfMemoryError: x\n\n[12:00:00 INFO]: hi\njava.lang.NoSuchMethodError: net.minecraft.Lamp.on()V\n${frame}`,
      ),
    ).toEqual(['The server ran out of memory.']);
  });

  it('names others further out, once each, and no numbered file', () => {
    const { firstError } = read(`java.lang.NullPointerException
\tat java.base/java.util.Optional.get(Optional.java:1)
\tat com.lumen.core.Light.on(Light.java:1) ~[80248277-164d-419a-b9a3-f0941f2c5cec.jar:?]
\tat com.lumen.core.Light.off(Light.java:1) ~[Light.class:?]
\tat Lamp Kit 5.3.0.jar//de.lampkit.lamp.Bulb.<clinit>(Bulb.java:1)
\tat net.minecraft.Level.handler$zmb000$redstone$tick(Level.java:1)`);
    expect(firstError).toMatchObject({
      package: 'com.lumen.core',
      furtherOwners: ['Lamp Kit 5.3.0', 'redstone'],
      isDirect: true,
      fault: { kind: 'code' },
    });
    expect(firstError?.owner).toBeUndefined();
  });

  it('reads a watchdog’s dump of the main thread', () => {
    const dump = (thread: string, frames: string): string =>
      `[00:53:42] [Paper Watchdog Thread/ERROR]: The server has stopped responding!
[00:53:42] [Paper Watchdog Thread/ERROR]: Current Thread: ${thread}
[00:53:42] [Paper Watchdog Thread/ERROR]: \tPID: 17 | State: RUNNABLE
[00:53:42] [Paper Watchdog Thread/ERROR]: \tStack:
${frames}[00:53:42] [Paper Watchdog Thread/ERROR]: ------------------------------
[00:53:42] [Paper Watchdog Thread/ERROR]: \t\tde.other.part.Bulb.on(Bulb.java:2)
`;
    const frames = `[00:53:42] [Paper Watchdog Thread/ERROR]: \t\tjava.base@17.0.1/java.lang.Thread.sleep(Native Method)
[00:53:42] [Paper Watchdog Thread/ERROR]: \t\tde.lampkit.lamp.Bulb.on(Bulb.java:1)
`;
    expect(listTitles(dump('Server thread', frames))[1]).toMatch(/^Suspected: de\.lampkit\.lamp/);
    expect(listTitles(dump('Server thread', ''))).toHaveLength(1);
    expect(listTitles(dump('Lamp thread', frames))).toHaveLength(1);
  });

  it('reads .NET traces, and the message before a trace', () => {
    const trace = `[20:43:30] [12/ERROR] [tML]: The lamps are dark
System.NullReferenceException: Object reference not set to an instance of an object.
   at Terraria.Main.DoUpdate(GameTime gameTime)
   at LampKit.Bulbs.Bulb.Load() in C:\\x.cs:line 3`;
    expect(read(trace).firstError).toMatchObject({ line: 2, package: 'LampKit' });
    expect(read(trace).firstError?.excerpt).toMatch(/^The lamps are dark\nSystem/);
    expect(
      read(
        'Unhandled exception. System.IO.IOException: dark\n ---> System.Net.WebException: darker\n  at Oxide.Plugins.BetterLamps.OnLight (System.String on) [0x00012] in <f3c7b8d2e>:0',
      ).firstError,
    ).toMatchObject({ package: 'BetterLamps', rootCause: 'System.Net.WebException: darker' });
    // Some programs omit the packages.
    expect(
      read('Caused by: RuntimeException: dark\n\tat lamps.jar//Bulb.on(Bulb.java:1)').firstError,
    ).toMatchObject({ line: 1 });
  });

  it('reads the system journal, and quoted lines', () => {
    expect(
      read(
        'Oct 10 03:10:06 host start[1064]: java.lang.IllegalStateException: dark\nOct 10 03:10:06 host start[1064]:         at Lamps.jar/de.lampkit.lamp.Bulb.on(Bulb.java:1) ~[?:?]',
      ).firstError,
    ).toMatchObject({ owner: 'Lamps', package: 'de.lampkit.lamp' });
    expect(read('>[12:00:00 ERROR] [lampkit]: dark').firstError).toMatchObject({
      owner: 'lampkit',
    });
    // A line may contain two joined lines if a panel dropped the text between them.
    expect(
      read('net.minecraft.ReportedExceptionTicking player\n\tat a.b.C.d(C.java:1)').firstError,
    ).toMatchObject({
      package: 'a.b',
    });
  });
});

describe('an error that did not end the program', () => {
  const frame = '\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)';
  const said = '[12:00:00 ERROR]: The lamps of the hall stay dark';
  const only = (text: string): LogReport['problems'][number] => {
    const { problems } = read(text);
    expect(problems, text).toHaveLength(1);
    return problems[0] as LogReport['problems'][number];
  };

  it('is a finding if its trace names a suspect, with the error message', () => {
    const finding = only(`${said}\njava.lang.IllegalStateException: dark\n${frame}`);
    expect(finding).toMatchObject({ id: 'reports-error', line: 2 });
    expect(finding.title).toBe(
      'de.lampkit.lamp failed. It says: “The lamps of the hall stay dark”',
    );
    expect(finding.guides[0]?.route).toBe('/binarysearch');
  });

  it.each([
    ['java.net.BindException: Address already in use', 'its port', '/ports-and-proxies'],
    ['java.net.BindException: Cannot assign requested address', 'address', '/ports-and-proxies'],
    ['java.net.UnknownHostException: lamp.example', 'behind a name', '/binarysearch'],
    ['java.sql.SQLException: dark', 'database', '/databases'],
    ['com.google.gson.JsonParseException: dark', 'one of its files', '/file-manager-controls'],
    ['java.io.EOFException', 'damaged', '/binarysearch'],
    ['java.io.FileNotFoundException: lamp.yml', 'is not there', '/file-manager-controls'],
    ['java.lang.StackOverflowError', 'called itself without end', '/extras/swap'],
  ])('says what kind it is: %s', (error, word, route) => {
    const { title, guides } = only(`${error}\n${frame}`);
    expect(title).toContain('de.lampkit.lamp');
    expect(title).toContain(word);
    expect(guides[0]?.route).toBe(route);
  });

  it('names what the program blames, not code that only rethrows', () => {
    const trace = `java.lang.IllegalArgumentException: dark\n\tat vazkii.booklet.Book.<init>(Book.java:1)`;
    expect(
      only(
        `[12:00:00] [main/ERROR] [booklet/]: Failed to load book defined by mod lampmod\n${trace}`,
      ).title,
    ).toMatch(/^Suspected: lampmod:/);
    expect(
      only(`[12:00:00] [main/ERROR] [booklet/]: Failed to load it for the mod lampmod\n${trace}`)
        .title,
    ).toMatch(/^Suspected: lampmod:/);
    expect(only(`[12:00:00 ERROR]: [Caller] dark\njava.lang.Error: dark\n${frame}`).title).toMatch(
      /^de\.lampkit\.lamp failed\./,
    );
    expect(
      read(`[12:00:00 ERROR]: [Caller] dark\njava.lang.Error: dark\n${frame}`).firstError
        ?.furtherOwners,
    ).toEqual(['Caller']);
  });

  it('is read despite quote signs, empty lines and wrapper prefixes', () => {
    expect(
      only(
        `java.lang.Error: dark\n>\n>       ${frame.trim()}\n>       at java.lang.Thread.run(T.java:1)`,
      ).title,
    ).toContain('de.lampkit.lamp');
    expect(
      only(
        `21:43:17 [SEVERE] lobby > The lamps stay dark\n21:43:17 [INFO] lobby > java.lang.Error: dark\n21:43:17 [INFO] lobby >  ${frame.trim()}`,
      ).title,
    ).toContain('de.lampkit.lamp');
    // Two errors with an empty line between them are separate.
    expect(read(`java.lang.Error: dark\n\nall is well\n${frame}`).problems).toEqual([]);
  });

  it('needs no name if the kind says enough', () => {
    const inGame = '\tat net.minecraft.Lamp.on(Lamp.java:1)';
    expect(only(`${said}\njava.util.zip.ZipException: dark\n${inGame}`).title).toBe(
      'The program reads a file that is damaged or incomplete. It says: “The lamps of the hall stay dark”',
    );
    expect(only(`java.lang.NoClassDefFoundError: org/bukkit/Lamp\n${inGame}`).title).toBe(
      'Something here asks for org.bukkit.Lamp, which is not there.',
    );
    expect(read(`${said}\njava.lang.IllegalStateException: dark\n${inGame}`).problems).toEqual([]);
    expect(read(said).problems).toEqual([]);
    // A library's message at DEBUG, a console without a terminal, a report on request.
    expect(
      read(`[12:00:00] [main/DEBUG]: x\njava.util.zip.ZipException: x\n${inGame}`).problems,
    ).toEqual([]);
    expect(
      read(
        `[12:00:00 ERROR]: Exception handling console input\njava.util.zip.ZipException: x\n${frame}`,
      ).problems,
    ).toEqual([]);
    expect(
      read(`Description: Level dump\n\njava.lang.Exception: dummy\n${inGame}`).problems,
    ).toEqual([]);
  });

  it('says that a crash names nobody', () => {
    expect(
      only(
        'Description: Exception in server tick loop\n\njava.lang.IllegalStateException: dark\n\tat net.minecraft.Lamp.on(Lamp.java:1)',
      ),
    ).toMatchObject({ id: 'crash-unnamed' });
  });

  it('reports that the main thread hung', () => {
    const line = '[00:53:42] [Lamp Watch/ERROR]: ';
    expect(
      only(
        `${line}Current Thread: Server thread\n${line}\t\tde.lampkit.lamp.Bulb.on(Bulb.java:1)\n${line}------------------------------`,
      ).title,
    ).toMatch(/^Suspected: de\.lampkit\.lamp\. The main thread froze/);
  });

  it('does not mistake a player for a plugin', () => {
    for (const line of [
      '12:00:00 [SEVERE] [Alex] -> UpstreamHandler - encountered exception',
      '[12:00:00 ERROR]: [connected player] Alex (/203.0.113.7:50000): exception encountered',
    ]) {
      const { firstError } = read(`${line}\njava.lang.NullPointerException: x`);
      expect(firstError?.owner, line).toBeUndefined();
    }
  });
});

describe('a finding', () => {
  const frame = '\tat de.lampkit.lamp.Bulb.on(Bulb.java:1)';
  const causes = (text: string): string[] => read(text).problems.map(({ cause }) => cause);

  it('that names who failed gives the reason from the trace', () => {
    const failed = '[12:00:00 ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)';
    const [plain] = causes(failed);
    expect(
      causes(`${failed}\njava.lang.NoClassDefFoundError: com/lumen/core/Light\n${frame}`),
    ).toEqual([
      `${plain} The error below: com.lumen.core.Light is not there. ${FAULT_CAUSES['dependency-class']}`,
    ]);
    expect(causes(`${failed}\njava.lang.NullPointerException: x\n${frame}`)).toEqual([
      `${plain} The error below says: “NullPointerException: x” ${FAULT_CAUSES.code}`,
    ]);
    expect(
      causes(`${failed}\njava.nio.file.FileAlreadyExistsException: plugins/Lamps/on.yml\n${frame}`),
    ).toEqual([
      `${plain} The error below says: “FileAlreadyExistsException: plugins/Lamps/on.yml” ${FAULT_CAUSES['file-in-the-way']} (on.yml)`,
    ]);
    expect(causes(`${failed}\nde.lampkit.lamp.DarkException: x\n${frame}`)).toEqual([
      `${plain} The error below says: “DarkException: x”`,
    ]);
    expect(causes(`${failed}\njava.lang.Throwable: null\n${frame}`)).toEqual([plain]);
    const elsewhere = '[12:00:01 INFO]: all is well\n'.repeat(20);
    // The crash further down is unrelated, and comes first.
    const [, second] = causes(
      `${failed}\n${elsewhere}Description: x\n\njava.lang.NullPointerException: x\n${frame}`,
    );
    expect(second).toBe(plain);
  });

  it('that names nobody gets a suspect', () => {
    const check =
      '[12:00:00] [Region Scheduler Thread #0/ERROR]: Thread Region Scheduler Thread #0 failed main thread check: Accessing entity state\njava.lang.Throwable: null\n\tat io.papermc.paper.util.TickThread.ensureTickThread(TickThread.java:78)\n';
    expect(causes(`${check}${frame}`)[0]).toMatch(
      /is neither the game nor the platform is de\.lampkit\.lamp: suspected, not proven\.$/,
    );
    expect(causes(check)[0]).not.toContain('suspected');
  });

  it('identifies mods by the lambdas of their mixins, and Fabric’s crash class', () => {
    expect(
      read(
        'java.lang.NullPointerException: x\n\tat TRANSFORMER/minecraft@1.21.1/net.minecraft.Level.m1a2b3c4$lampkit$lambda$tick$11(Level.java:1)',
      ).firstError,
    ).toMatchObject({ owner: 'lampkit' });
    expect(listTitles(`net.minecraft.class_148: Ticking entity\n${frame}`)[1]).toMatch(
      /^A creature/,
    );
  });
});

describe('the kind of error', () => {
  it.each([
    ['java.lang.NoClassDefFoundError: net/minecraft/client/Minecraft', 'client-code'],
    ['java.lang.NoClassDefFoundError: net/minecraft/class_310', 'client-code'],
    ['java.lang.NoSuchMethodError: org/bukkit/Server.getTPS()[D', 'other-game'],
    ["java.lang.NoSuchMethodError: 'java.lang.String com.a.b.Event.name()'", 'dependency-class'],
    ['java.lang.AbstractMethodError', 'other-build'],
    ['java.net.BindException: Address already in use', 'port-taken'],
    ['java.net.BindException: Cannot assign requested address', 'address'],
    ['java.net.UnknownHostException: lamp.example', 'dns'],
    ['javax.net.ssl.SSLHandshakeException: PKIX path building failed', 'certificate'],
    ['java.lang.IllegalStateException: Unsupported MC version', 'not-supported'],
    ['java.sql.SQLException: dark', 'database'],
    ['com.google.gson.JsonSyntaxException: dark', 'settings'],
    ['java.io.EOFException', 'cut-file'],
    ['java.io.FileNotFoundException: lamp.yml', 'no-file'],
    ['java.nio.file.FileAlreadyExistsException: lamp.txt', 'file-in-the-way'],
    ['java.lang.StackOverflowError', 'memory'],
    ['System.NullReferenceException: dark', 'code'],
    ['java.lang.NullPointerException', 'code'],
  ] as const)('%s', (error, kind) => {
    expect(classifyError(error)?.kind).toBe(kind);
    expect(renderTicket(read(`${error}\n\tat de.lampkit.lamp.Bulb.on(B.java:1)`))).toContain(
      FAULT_CAUSES[kind],
    );
  });

  it('ignores exceptions of unknown programs', () => {
    expect(classifyError('de.lampkit.lamp.DarkException: dark')).toBeUndefined();
  });

  it('reads the levels of Unity’s servers', () => {
    const { firstError } = read(
      '2026-07-04T08:24:00 2.528 INF cannot be lit, no lamp\n2026-07-04T08:24:01 2.630 ERR Lamp “glow” has no socket\n',
    );
    expect(firstError).toMatchObject({
      mark: 'error',
      line: 2,
      logMessage: 'Lamp “glow” has no socket',
    });
  });

  it('treats the game and its loader as platform code', () => {
    const { firstError } = read(
      'NullReferenceException: dark\n  at SDG.Unturned.Provider.listen () [0x00568] in <f26d>:0\n  at Rocket.Core.Lamp.On () [0x0] in <f26e>:0\n',
    );
    expect(firstError).toMatchObject({ isInThirdPartyCode: false });
  });
});
