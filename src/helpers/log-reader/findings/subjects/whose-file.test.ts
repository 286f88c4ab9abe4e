/** Whose file, library or packet an error is about, where the line itself leaves it open. */
import { describe, expect, it } from 'vitest';
import { writeLog } from '../../fixtures/log';
import { readLog } from '../../read-log';

const find = (text: string) => readLog(text, { coordinates: false }).report.problems;
const ERROR = '[12:00:00] [Server thread/ERROR]: ';

describe('a broken JSON file', () => {
  const MALFORMED =
    "com.google.gson.stream.MalformedJsonException: Expected ':' at line 3 column 9 path $.glow";

  it('is that of the code that reads it, which stands before the file without a name', () => {
    const problems = find(
      writeLog`
        net.fabricmc.loader.impl.FormattedException: com.google.gson.JsonSyntaxException: ${MALFORMED}
        \tat net.fabricmc.loader.impl.launch.knot.Knot.launch(Knot.java:74) [fabric-loader-0.15.11.jar:?]
        Caused by: com.google.gson.JsonSyntaxException: ${MALFORMED}
        \tat com.google.gson.Gson.fromJson(Gson.java:1238) ~[gson-2.10.1.jar:?]
        \tat de.lampkit.lamps.Lamps.load(Lamps.java:9) ~[lamps.jar:?]
      `,
    );
    expect(problems.map(({ id }) => id)).toEqual(['reports-error', 'config-json']);
    expect(problems[0]?.title).toContain('lamps cannot read one of its files');
  });

  it('is that of the mod which logs it', () => {
    const [problem] = find(
      `[20Apr2026 23:29:20.207] [modloading-worker-0/ERROR] [lamps/]: LAMPS: ${MALFORMED}\n`,
    );
    expect(problem?.title).toBe(
      'A JSON file cannot be read: it is broken in line 3. Suspected: lamps.',
    );
    expect(problem?.cause).toContain('The line is one of lamps’s.');
  });

  it('is nobody’s if nobody is named', () => {
    expect(find(`Caused by: ${MALFORMED}\n`)[0]?.title).toBe(
      'A JSON file cannot be read: it is broken in line 3.',
    );
  });
});

it('settings that cannot be loaded are repaired, whatever the reader of the file is called', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}[Lamps] Failed to load config file!
      de.lampkit.LampsAlone.libs.yaml.YamlLampException: Unexpected end of file! A quoted value has no end!
      \tat Lamps.jar/de.lampkit.LampsAlone.libs.yaml.YamlReader.process(YamlReader.java:85) ~[Lamps.jar:?]
    `,
  );
  expect(problem?.title).toMatch(/^Lamps cannot read one of its files\./);
  expect(problem?.fix).toMatch(/^Repair the file/);
});

describe('a library', () => {
  it('that a plugin did not get is no fault of its settings', () => {
    const [problem] = find(
      writeLog`
        [00:03:35 ERROR]: Couldn't pass ProxyInitializeEvent to lamps 3.2.0
        java.lang.RuntimeException: Failed to download library 'de.lampkit:glow:1.8.4'
        \tat de.lampkit.lamps.libs.libby.LibraryManager.downloadLibrary(LibraryManager.java:525) ~[?:?]
      `,
    );
    expect(problem?.cause).toContain('downloads a library at its start and did not get it');
    expect(problem?.fix).toMatch(/^Start the server again/);
    expect(problem?.fix).not.toContain('settings');
  });

  it('that throws is that of the plugin which carries it', () => {
    const line =
      '[00:19:15 INFO]: [packetevents] lol.lampkit.lamps.libraries.packetevents.PacketProcessException: Failed to map the Packet ID 29 to a PacketType constant.\n';
    const [problem] = find(line);
    expect(problem?.title).toMatch(
      /^Suspected: lol\.lampkit\.lamps\. lol\.lampkit\.lamps cannot read what was sent/,
    );
    const named = find(`[00:18:00 INFO]: [Lamps] Enabling Lamps v2.0\n${line}`)[0];
    expect(named?.fix).toMatch(/^Update Lamps,/);
  });
});

it('a part of another plugin may be there, but not started', () => {
  const [problem] = find(
    writeLog`
      ${ERROR}Error occurred while enabling Lamps_Give v0.28.0 (Is it up to date?)
      java.lang.NoClassDefFoundError: de/bulbshop/bulbs/Socket
      \tat Lamps-Give.jar/de.lampkit.give.GivePlugin.onEnable(GivePlugin.java:30) ~[Lamps-Give.jar:?]
    `,
  );
  expect(problem?.fix).toContain('If it is there, look further up: it did not start.');
});
