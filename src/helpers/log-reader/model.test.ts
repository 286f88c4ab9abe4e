import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLongestLiteral } from './matching/catalog';
import { draftFromRule } from './findings/draft-from-rule';
import { rules } from './rules';
import { exampleLog, exampleRedacted, exampleReport } from './views/example-report';
import { compileLiterals, searchLiterals } from './lines/literal-search';
import { createSyntheticLog } from './fixtures/synthetic-log';
import texts from './guide-rows/guide-texts.json';
import { getGuideMessages } from './guide-rows/guide-messages';
import { createLogReader, withTexts, type LogReport } from './model';
import { readLog } from './read-log';
import { getProcessorMs } from '../../../tests/lib/processor-time';

const options = { coordinates: false };
const { rules: guideRules, titles: guideTitles } = getGuideMessages();
const read = (text: string): LogReport => readLog(text, options).report;

const LINES = [
  "[12:00:02 ERROR]: [ModernPluginLoadingStrategy] Could not load plugin 'Shop.jar' in folder 'plugins'",
  "org.bukkit.plugin.UnknownDependencyException: Unknown/missing dependency plugins: [Vault]. Please download and install these plugins to run 'Shop'.",
  '\tat io.papermc.paper.Example.run(Example.java:42) ~[paper.jar:1.21.4]',
  '[12:00:19 INFO]: Alex[/203.0.113.7:51012] logged in',
  '[12:00:20 ERROR]: Could not pass event PlayerJoinEvent to Shop v1.0',
  "[12:00:21 WARN]: Can't keep up! Is the server overloaded? Running 2917ms or 58 ticks behind",
  '[12:00:22 INFO]: rcon.password=hunter2',
  '',
];

describe('createLogReader', () => {
  it('gives the same report however the log is split into chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...LINES), { maxLength: 60 }),
        fc.array(fc.nat(400), { maxLength: 20 }),
        (lines, cuts) => {
          const text = lines.join('\n');
          const whole = readLog(text, options);
          const reader = createLogReader(options);
          let redacted = '';
          let at = 0;
          for (const cut of cuts) {
            redacted += reader.push(text.slice(at, at + cut));
            at += cut;
          }
          redacted += reader.push(text.slice(at)) + reader.finish();
          expect(redacted).toBe(whole.redacted);
          expect(withTexts(reader.report(), texts)).toEqual(whole.report);
          expect(reader.report().lines).toBe(
            text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
          );
          expect(redacted).not.toMatch(/203\.0\.113\.7|hunter2/);
        },
      ),
      // Equal lines look as if a terminal had broken them, but only if all of them are seen.
      { examples: [[Array<string>(4).fill(LINES[1] as string), [148]]] },
    );
  });

  it('joins broken lines wherever the log is split into chunks', () => {
    const log = LINES.map((line) => `${line} ${'and more of it '.repeat(9)}`).join('\n');
    const text = log.replace(/(.{80})(?=.)/g, '$1\n');
    const whole = read(text);
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 20 }), (cuts) => {
        const reader = createLogReader(options);
        let at = 0;
        for (const cut of cuts) {
          reader.push(text.slice(at, at + cut));
          at += cut;
        }
        reader.push(text.slice(at));
        reader.finish();
        expect(withTexts(reader.report(), texts)).toEqual(whole);
      }),
    );
  });

  it('gives line numbers deep into a log, and counts repeats', () => {
    const filler = '[12:00:00 INFO]: all is well\n'.repeat(5000);
    const { problems, lines } = read(`${filler}${LINES[4]}\n${filler}${LINES[4]}`);
    expect(lines).toBe(10_002);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ id: 'plugin-runtime-error', line: 5001, count: 2 });
  });

  it('lists what healthy servers print separately', () => {
    const { problems, hints } = read(
      `${LINES[5]}\n[12:00:00 INFO]: No existing world data, creating new world`,
    );
    expect(problems).toEqual([]);
    expect(hints.map(({ line }) => line)).toEqual([1, 2]);
    expect(hints[0]?.guides.map(({ route }) => route)).toContain('/optimization');
  });

  it('matches trouble table rows by level', () => {
    const [warn] = read(
      '[12:00:00 WARN]: Failed to migrate world storage for world_nether',
    ).problems;
    expect(warn?.guides[0]?.row).toMatch(/^trouble-failed-to-migrate/);
    expect(
      read('[12:00:00 INFO]: Failed to migrate world storage for world_nether').problems,
    ).toEqual([]);
    // The level of the entry that contains the line counts.
    const below = 'Failed to migrate world storage for world_nether';
    expect(read(`[12:00:00 ERROR]: Encountered\n${below}`).problems).toHaveLength(1);
    expect(read(`[12:00:00 INFO]: Encountered\n${below}`).hints).toHaveLength(1);
    expect(read(below).problems).toHaveLength(1);
  });

  it('drops messages that the recognized software cannot print', () => {
    const velocity = '[12:00:00] [main/INFO]: Booting up Velocity 3.4.0...\n';
    expect(read(`${velocity}${LINES[4]}`).problems).toEqual([]);
    const newer = '[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.20\n';
    const nibble =
      'java.lang.IllegalArgumentException: ChunkNibbleArrays should be 2048 bytes not: 0';
    expect(read(`${newer}${nibble}`).problems).toEqual([]);
    expect(read(nibble).problems).toHaveLength(1);
  });

  it('limits what it keeps', () => {
    const many = Array.from(
      { length: 300 },
      (_, index) => `[12:00:00 ERROR]: Could not pass event AnEvent to P${index} v1`,
    );
    const report = read(many.join('\n'));
    expect(report.problems).toHaveLength(200);
    expect(report.more).toBe(true);
    const same = read(`${LINES[4]}\n`.repeat(6000));
    expect(same.problems[0]?.count).toBeLessThanOrEqual(6000);
    const { replaced, replacedMore } = read(
      Array.from({ length: 600 }, (_, index) => `/203.0.${index >> 8}.${index & 255}:1`).join('\n'),
    );
    expect(replaced).toHaveLength(500);
    expect(replacedMore).toBe(100);
  });

  it('reads an endless line, and redacts across the cut', () => {
    const text = `${'x'.repeat(1_048_500)} password=hunter2 /203.0.113.7:1 ${'y'.repeat(2000)}`;
    const reader = createLogReader(options);
    const redacted =
      reader.push(text) + reader.push(`${'z'.repeat(100_000)} end`) + reader.finish();
    expect(redacted).not.toMatch(/hunter2|203\.0\.113/);
    expect(redacted).toContain('password=[secret] /[IPv4 1]:1 yyy');
    expect(createLogReader(options).push('a'.repeat(1_100_000))).toHaveLength(1_100_000);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom(
              ...LINES.map((line) => line.slice(0, 60)),
              '\n',
              '\r\n',
              '\u001b[31m',
              '§c',
            ),
          ),
        ),
        (pieces) => {
          const report = read(pieces.join(''));
          expect(report.problems.length).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('handles hostile lines quickly', () => {
    const hostile = [
      'Mod ',
      ' requires ',
      "Could not load '",
      'Could not pass event ',
      "- Mod 'a' ",
      ' of ',
      ', which is missing',
      'Caused by: ',
      ' from mod ',
      'UE ',
      '[',
      '<a> ',
    ];
    for (const piece of hostile) {
      const log = `${piece.repeat(4000 / piece.length)}\n`.repeat(200);
      expect(
        getProcessorMs(() => read(log)),
        piece,
      ).toBeLessThan(5000);
    }
  });

  it('the example matches the log reader’s report', () => {
    const { report, redacted } = readLog(exampleLog, options);
    expect(report).toEqual(exampleReport);
    expect(redacted).toBe(exampleRedacted);
  });

  it.each(['healthy', 'addresses'] as const)('finds nothing in a made %s log', (kind) => {
    const { problems, hints, recognized } = read(createSyntheticLog(200_000, kind));
    expect([problems, hints]).toEqual([[], []]);
    expect(recognized).toMatchObject({ software: 'Paper', game: '1.21.4', java: '21' });
  });
});

describe('literals', () => {
  it('finds every occurrence', () => {
    const word = fc.stringMatching(/^[ab]{1,4}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.stringMatching(/^[abcé]*$/),
        (words, text) => {
          const found: string[] = [];
          searchLiterals(compileLiterals(words), { text }, (literal, end) =>
            found.push(`${literal}@${end}`),
          );
          const expected = words.flatMap((literal, number) =>
            [...text.matchAll(new RegExp(`(?=${literal})`, 'g'))].map(
              ({ index }) => `${number}@${index + literal.length}`,
            ),
          );
          expect(found.sort()).toEqual(expected.sort());
        },
      ),
    );
  });

  it('folds case on request, and refuses too many literals', () => {
    const ends: number[] = [];
    searchLiterals(compileLiterals(['token'], true), { text: 'a ToKeN' }, (_, end) =>
      ends.push(end),
    );
    expect(ends).toEqual([7]);
    expect(() =>
      compileLiterals(Array.from({ length: 7000 }, (_, index) => `${index}-0123456789`)),
    ).toThrow(RangeError);
  });
});

describe('rows of trouble tables', () => {
  it('have a title and a searchable literal', () => {
    expect(guideRules.length).toBeGreaterThan(200);
    for (const { route, messages } of guideRules) {
      expect(guideTitles, route).toHaveProperty([route]);
      for (const parts of messages)
        expect(getLongestLiteral(parts).length, parts.join()).toBeGreaterThan(9);
    }
  });

  it('are found by their own words', () => {
    for (const { messages } of guideRules) {
      for (const parts of messages) {
        // `… to` needs a name behind it.
        const behind = parts.at(-1) === 'to' ? ' x' : '';
        const { problems, hints } = read(`[12:00:00 ERROR]: ${parts.join(' x ')}${behind}`);
        expect(problems.length + hints.length, parts.join()).toBeGreaterThan(0);
      }
    }
  });
});

describe('recognized', () => {
  it.each([
    ['[12:00:00] [main/INFO]: |neoforge                    |21.1.117 |', 'NeoForge', '21.1.117'],
    ['\tat net.neoforged.neoforge.Loader.run(Loader.java:1)', 'NeoForge', undefined],
    [
      '[12:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-Paper-1618 (MC: 1.12.2)',
      'Paper',
      'git-Paper-1618',
    ],
    [
      '[12:00:00] [Server thread/INFO]: This server is running CraftBukkit version git-Spigot-1-2 (MC: 1.12.2)',
      'Spigot',
      'git-Spigot-1-2',
    ],
  ])('%s', (line, software, softwareVersion) => {
    expect(read(line).recognized).toMatchObject({
      software,
      ...(softwareVersion !== undefined && { softwareVersion }),
    });
  });

  it('recognizes a crash report of the client', () => {
    const text = '---- Minecraft Crash Report ----\n\tLaunched Version: x\n\tServer brand: Paper\n';
    expect(read(text).recognized).toMatchObject({
      software: 'Vanilla',
      report: 'Crash report of a player’s game',
    });
  });

  it('shows a brand without disabling rules', () => {
    const text = `Server brand changed to 'Paper'\n[12:00:00] [main/ERROR]: Failed to start the minecraft server\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'lamps'!\n`;
    const { recognized, problems } = read(text);
    expect(recognized.software).toBe('Paper');
    expect(problems[0]?.title).toContain('lamps');
  });
});

describe('lines and rows', () => {
  it('never link to a guide that this site does not have', () => {
    const [rule] = rules as readonly [(typeof rules)[number]];
    const position = { line: 1, text: '' };
    expect(draftFromRule(rule, {}, position).guides).toHaveLength(1);
    expect(draftFromRule({ ...rule, guide: { route: '/nowhere' } }, {}, position).guides).toEqual(
      [],
    );
  });

  it('counts a repeated rule that has a row, with the same guides', () => {
    const line = '[12:00:02 ERROR]: java.lang.OutOfMemoryError: Java heap space';
    const [once] = read(line).problems;
    const [twice] = read(`${line}\n${line}`).problems;
    expect(twice).toEqual({ ...once, count: 2 });
  });

  it('does not give a line without a level that of the previous entry', () => {
    const below = '[12:00:01] Failed to migrate world storage for world_nether';
    expect(read(`[12:00:00 INFO]: hi\n${below}`).problems).toHaveLength(1);
  });

  it('stops at twenty matches in one line', () => {
    const one = "Mod 'Lamp' (lamp) 1.0 requires any version of bulb, which is missing! ";
    const many = Array.from({ length: 40 }, (_, index) => one.replace('bulb', `bulb${index}`));
    expect(read(many.join('')).problems).toHaveLength(20);
  });

  it('computes the Java release for class files newer than its table', () => {
    expect(
      read('java.lang.UnsupportedClassVersionError: a/B (class file version 88.0)').problems[0]
        ?.title,
    ).toContain('Java 44');
  });

  it('finds letters whose capital is not a single letter', () => {
    const found: number[] = [];
    searchLiterals(compileLiterals(['maß'], true), { text: 'MAß Maß' }, (literal) =>
      found.push(literal),
    );
    expect(found).toEqual([0, 0]);
  });
});

describe('the place to look at', () => {
  it.each([
    ['[12:00:00] [x/ERROR]: [LampChat/]: No bulb.', 'LampChat', 1],
    ['[12:00:00 INFO]: all is well\n[12:00:01 ERROR]: [Lamps] No bulb.', 'Lamps', 2],
    ['[12:00:00] [main/ERROR] (Lamps) No bulb.', 'Lamps', 1],
    [
      '[12:00:00 ERROR]: Ouch\n  Stack Trace:\n  java.lang.Error: x\n  at a.b.Lamp.c(L.java:1)',
      undefined,
      3,
    ],
    [
      'mc_1  |  java.lang.RuntimeException: x\nmc_1  |         at lamps.a.Bulb.b(L.java:1)',
      undefined,
      1,
    ],
  ])('%j', (text, owner, line) => {
    const { firstError } = read(text);
    expect(firstError).toMatchObject({ line, fatal: false, ...(owner !== undefined && { owner }) });
  });

  it('names an owner as in the log’s own list, and shortens a long trace', () => {
    const frames = (name: string, count: number): string =>
      Array.from({ length: count }, (_, at) => `\tat ${name}.a${at}(A.java:1)`).join('\n');
    const head = 'Loading 2 mods:\n\t- lampkit 1.0\n\t- bulbs 2.0\n';
    const long = `${head}java.lang.Error: x\n${frames('net.minecraft.A', 20)}`;
    expect(read(long).firstError?.excerpt).toMatch(/\n…$/);
    const deep = `${long}\nCaused by: java.lang.Error: y\n${frames('com.example.lampkit.A', 20)}`;
    expect(read(deep).firstError).toMatchObject({
      owner: 'lampkit',
      rootCause: 'java.lang.Error: y',
    });
    expect(read(deep).firstError?.excerpt).toMatch(/\n…\nCaused by: java\.lang\.Error: y\n/);
    const [suspect] = read(`Description: x\n${deep}`).problems;
    expect(suspect?.id).toBe('crash-suspect');
    expect(suspect?.fix).not.toContain('further out');
    const called = read(
      'Description: x\njava.lang.Error: x\n\tat com.example.lampkit.A.a(A.java:1)\n\tat com.example.bulbs.B.b(B.java:1)',
    ).problems;
    expect(called[0]?.fix).toMatch(/Then do the same with .*bulbs/);
    expect(suspect?.cause).toContain('its code (com.example.lampkit)');
  });

  it('names a package without capitalized classes', () => {
    expect(read('java.lang.Error: x\n\tat de.lamp.bulb.on.a(B:1)').firstError?.package).toBe(
      'de.lamp.bulb',
    );
    expect(read('java.lang.Error: x\n\tat ..a.b(B:1)').firstError?.package).toBeUndefined();
  });

  it('names a package whose parts begin with capitals', () => {
    const text = 'java.lang.Error: x\n\tat de.Max98.Lamps.Bulb.on(Bulb.java:1)';
    expect(read(text).firstError?.package).toBe('de.Max98.Lamps');
  });
});
