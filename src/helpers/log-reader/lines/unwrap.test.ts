import { describe, expect, it } from 'vitest';
import { readLog } from '../read-log';
import { findWrapper } from './unwrap';

const OWN = [
  '[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.21.4',
  '[12:00:02] [Server thread/ERROR]: Error occurred while enabling Lamps v1.0 (Is it up to date?)',
  "java.lang.NoSuchMethodError: 'void org.bukkit.World.lamp()'",
  '\tat com.example.lamps.Lamps.onEnable(Lamps.java:10) ~[lamps.jar:?]',
  '\tat org.bukkit.plugin.java.JavaPlugin.setEnabled(JavaPlugin.java:280) ~[paper-api.jar:?]',
];
const PAPER = OWN.map((line) =>
  line.replace(/\[([\d:]+)\] \[Server thread\/([A-Z]+)\]/, '[$1 $2]'),
);

describe('findWrapper', () => {
  it.each([
    ['a level and date', '[2026-01-02 12:00:00] [DEBUG]: '],
    ['a level alone', '[INFO] '],
    ['another level per line', 'x', ['[INFO] ', '[ERROR] ', '[INFO] ', '[INFO] ', '[INFO] ']],
    ['the error stream', '2026-01-02 12:00:00,123 stderr ERROR '],
    ['a container', 'lamp-1  | '],
    ['a container with times', 'lamp-1  | 2026-01-02T12:00:00.123456789Z '],
    ['the system journal', 'Jan 02 12:00:02 host java[1234]: '],
    ['a panel', '[12:00:02] [Console:Lamp/Info] : '],
    ['the system journal with a whole date', '2026-01-02T12:00:02+00:00 host lamp[1234]: '],
    ['times of Docker', '2026-01-02T12:00:02.123456789Z '],
    ['times of a machine for files', '2026-01-02 12:00:02.123456-08:00'],
    ['a table of a machine for files', '2026/01/02 12:00:02,stdout,'],
    ['a stream of Kubernetes', '2026-01-02T12:00:02.123456789Z stderr F '],
    ['a container beside a time', '2026-01-02 12:00:02 lamp-1  | '],
    ['a start script', '2026-01-02 12:00:02 | [RAW] '],
    ['a supervisor in a container', 'lamp-1  | Jan  2 12:00:02 supervisord: lamp-server '],
    ['a quotation', '> '],
    ['an indentation', '    '],
    ['a time before each line', '02.01 12:00:02 [Server] '],
  ])('removes %s', (_, prefix, prefixes: string[] = []) => {
    for (const lines of [OWN, PAPER]) {
      const text = lines.map((line, at) => `${prefixes[at] ?? prefix}${line}`).join('\n');
      const wrapper = findWrapper(text);
      expect(wrapper?.(text)).toBe(lines.join('\n'));
      const { problems } = readLog(text, { coordinates: false }).report;
      expect(problems[0]?.title).toBe('The plugin Lamps failed while starting.');
    }
  });

  it('removes a wrapper from lines without a time of their own', () => {
    const text = '02.06 11:16:00 [Server] [INFO] [main/ERROR]: a\n02.06 11:16:01 [Server] [INFO] b';
    expect(findWrapper(text)?.(text)).toBe('[main/ERROR]: a\nb');
  });

  it('takes what stands before the lines of a trace for a wrapper', () => {
    const lines = [
      'Lamp failed',
      '  at Lamps.Lamp.Glow (Bulb bulb) [0x00000] in <1>:0',
      'at a',
      'b',
    ];
    const text = lines.map((line) => `2026-01-02 12:00:02 ${line}`).join('\n');
    expect(findWrapper(text)?.(text)).toBe(lines.join('\n'));
    const captured = lines.map((line) => `[2026-01-02 12:00:02 WARN]: ${line}`).join('\n');
    expect(findWrapper(captured)).toBeUndefined();
  });

  it('removes the numbers of lines, but no other numbers', () => {
    for (const separator of [': ', '  ', '\t', ' | ']) {
      const text = OWN.map((line, at) => `${at + 620}${separator}${line}`).join('\n');
      expect(findWrapper(text)?.(text)).toBe(OWN.join('\n'));
    }
    expect(findWrapper('3 lamps\n7 lamps\n8 lamps\n1 lamp')).toBeUndefined();
  });

  it('reads the source of a page, and lines that are marked as code', () => {
    const escaped = OWN.map((line) => line.replaceAll("'", '&#39;').replaceAll('<', '&lt;'));
    const source = `${escaped.join('\n')}\n&quot;a&quot; &amp; b`;
    expect(findWrapper(source)?.(source)).toBe(`${OWN.join('\n')}\n"a" & b`);
    const marked = OWN.map((line) => `\`${line}\``).join('\n');
    expect(findWrapper(marked)?.(marked)).toBe(OWN.join('\n'));
  });

  it('joins lines that a terminal has broken, and keeps their number', () => {
    const long = OWN.map((line) => `${line} ${'and more of it '.repeat(5)}`);
    const text = long.map((line) => line.replace(/(.{80})(?=.)/g, '$1\n')).join('\n');
    const joined = findWrapper(text)?.(text);
    expect(joined?.split('\n').filter(Boolean)).toEqual(long);
    expect(joined?.split('\n')).toHaveLength(text.split('\n').length);
    for (const other of ['x'.repeat(40), 'x'.repeat(300), '='.repeat(80), `${'x'.repeat(80)}\n`]) {
      expect(findWrapper([other, 'a', other, 'b', other, '\tat a.B.c()', other].join('\n'))).toBe(
        undefined,
      );
    }
  });

  it('reads the files of Docker', () => {
    const line = (log: string): string =>
      `{"log":${JSON.stringify(log)},"stream":"stdout","time":"2026-01-02T12:00:00.123Z"}`;
    const text = `${OWN.map((own) => line(`${own}\n`)).join('\n')}\n`;
    expect(findWrapper(text)?.(text)).toBe(`${OWN.join('\n')}\n`);
    const { problems } = readLog(text, { coordinates: false }).report;
    expect(problems[0]?.title).toBe('The plugin Lamps failed while starting.');
    const broken = '{"log":"a \\x b\\n","stream":"stdout"}\n{"log":"cut';
    expect(findWrapper(broken)?.(broken)).toBe('a \\x b\n{"log":"cut');
  });

  it.each([
    ['a plain log', OWN.join('\n')],
    ['a log of Paper', PAPER.join('\n')],
    ['messages that quote a log', OWN.map((line) => `[12:00:00 INFO]: [Lamps] ${line}`).join('\n')],
    ['one such line of many', ['> [12:00:00 INFO]: a', 'b', 'c', 'd'].join('\n')],
    [
      'a line that repeats',
      Array<string>(5)
        .fill(`Lamp ${'is dark '.repeat(9)}`)
        .join('\n'),
    ],
    ['no lines', ''],
  ])('finds none in %s', (_, text) => expect(findWrapper(text)).toBeUndefined());
});
