/** Traces in the forms of Unity and .NET, and those of which the beginning is missing. */
import { describe, expect, it } from 'vitest';
import type { LogReport } from '../model';
import { readLog } from '../read-log';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;
const findFirstTitle = (text: string): string | undefined => read(text).problems[0]?.title;

describe('a trace of Unity', () => {
  const ERROR = '[Error  : Unity Log] NullReferenceException: Object reference not set\n';

  it('is read without “at” before its frames', () => {
    const log = `${ERROR}Stack trace:\nObjectDB.Glow () (at <0123abcd>:0)\nLumenKit.Lamps.Bulb.On (System.Int32 light) (at <4567cdef>:0)\n(wrapper dynamic-method) ObjectDB.DMD<ObjectDB::Glow>(ObjectDB)\n`;
    expect(findFirstTitle(log)).toMatch(/^Suspected: LumenKit\b/);
  });

  it('is read with a colon before the method, as its own log has it', () => {
    const log = `${ERROR}UnityEngine.Debug:LogException(Exception)\nLumenKit.Lamps.Bulb:On(Int32)\nLumenKit.Lamps.Bulb:Start()\n`;
    expect(findFirstTitle(log)).toMatch(/^Suspected: LumenKit\b/);
  });
});

describe('an error behind a message on the same line', () => {
  const FRAMES =
    '  at LumenKit.Lamps.Bulb.On (System.Int32 light) [0x00001] in <0123abcd>:0\n  --- End of inner exception stack trace ---\n';

  it('is an error if frames follow', () => {
    const log = `03/06/2026 12:00:00: Exception in Grid::Handle: System.Reflection.TargetInvocationException: Exception has been thrown. ---> System.NullReferenceException: no lamp\n${FRAMES}`;
    const { firstError, problems } = read(log);
    expect(firstError).toMatchObject({ mark: 'error', isThrown: true, package: 'LumenKit' });
    expect(firstError?.rootCause).toBe('System.NullReferenceException: no lamp');
    expect(problems[0]?.title).toMatch(/^LumenKit failed\b/);
  });

  it('is only a line without frames, or if they belong to another error', () => {
    const message =
      '[12:00:00 WARN]: [Lamps] No light: java.net.UnknownHostException: lamp.example\n';
    expect(read(message).firstError?.isThrown).toBe(false);
    const other = `${message}java.lang.IllegalStateException: dark\n\tat de.lumen.Lamp.on(Lamp.java:1)\n`;
    expect(read(other).firstError?.header).toBe('java.lang.IllegalStateException: dark');
  });
});

describe('a trace in Java', () => {
  it('goes on below a message of many lines', () => {
    const message = ` in 'reader', line 69, column 3:\n      on: false\n      ^\nexpected <block end>, but found '<block mapping start>'\n in 'reader', line 70, column 4:\n       lamp: 1\n       ^\n`;
    const log = `[00:46:34] [Server thread/ERROR]: Cannot load configuration from stream\norg.bukkit.configuration.InvalidConfigurationException: while parsing a block mapping\n${message}\n\tat org.bukkit.configuration.file.YamlConfiguration.loadFromString(YamlConfiguration.java:106) ~[purpur-api.jar:?]\n\tat de.lumen.lamps.LampPlugin.on(LampPlugin.java:158) ~[lamp-post-1.5.6.jar:?]\n`;
    expect(read(log).firstError?.owner).toBe('lamp-post-1.5.6');
  });

  it('names the project, not only its author, of a package named after a host of code', () => {
    const log =
      'java.lang.NullPointerException: dark\n\tat com.github.anna.lamps.Bulb.on(Bulb.java:1)\n';
    expect(read(log).firstError?.package).toBe('com.github.anna.lamps');
  });
});

describe('an error at which a program gives up', () => {
  it.each([
    ['its own words', '[ERROR] Failed to parse lamps.json: line 4\nServer exiting.\n'],
    ['the shell', 'open /data/lamps.yml: no such file or directory\nexit status 1\n'],
    [
      'the same line',
      '[ERROR] World was saved with version 2, which is newer than this server. Refusing to load.\n',
    ],
    [
      'Node',
      'Error [LampInvalid]: An invalid token was provided.\n    at a (/b.js:1:1)\n\nNode.js v18.20.4\n',
    ],
  ])('is what ended it, as said by %s', (_, log) => {
    const { problems, firstError } = read(log);
    expect(firstError).toMatchObject({ line: 1, fatal: true });
    expect(problems[0]).toMatchObject({ line: 1, outcome: 'ended' });
  });

  it('is nobody whose name is a code of Node', () => {
    expect(read('Error [LampInvalid]: An invalid token was provided.\n').firstError?.owner).toBe(
      undefined,
    );
  });
});

describe('a text that starts within a trace', () => {
  it('names whose code stands there', () => {
    const log =
      '  at Oxide.Plugins.NightLamp.DirectCallHook (System.String name) [0x00000] in <filename unknown>:0 \n  at Oxide.Plugins.CSharpPlugin.InvokeMethod (HookMethod method) [0x00000] in <filename unknown>:0 \n02:26 [Info] Loaded plugin Bulbs v1.1.2 by Anna\n';
    expect(read(log).firstError).toMatchObject({ line: 1, package: 'NightLamp' });
    expect(findFirstTitle(log)).toMatch(/^NightLamp failed\b/);
  });

  it('names nobody if only the platform stands there', () => {
    expect(read('\tat java.lang.Thread.run(Thread.java:1)\n').firstError).toBeUndefined();
  });
});
