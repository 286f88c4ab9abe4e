import { describe, expect, it } from 'vitest';
import type { LogReport } from './model';
import { readLog } from './read-log';
import {
  describeExitCode,
  FINDING,
  FIRST_ERROR,
  LABELS,
  readSummary,
  RECOGNIZED,
  REDACTED,
  TICKET,
} from './texts';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;

describe('exit codes', () => {
  it.each([
    [-1, /a signal ended it/],
    [0, /by itself and without an error/],
    [1, /gave up by itself/],
    [126, /must not be run/],
    [127, /not there/],
    [132, /processor does not know an instruction/],
    [134, /stopped itself hard/],
    [139, /segmentation fault/],
    [143, /asked to end/],
    [77, /Exit code 77: the program’s own number/],
  ])('%i is told apart', (code, words) => {
    expect(describeExitCode(code, false)).toMatch(words);
    expect(describeExitCode(code, undefined)).toBe(describeExitCode(code, false));
  });

  it('explains 137 by the memory limit only if nothing contradicts that', () => {
    expect(describeExitCode(137, undefined)).toMatch(/by the memory limit, the button Kill/);
    expect(describeExitCode(137, false)).toMatch(/not because of the plan’s limit/);
  });

  it('trusts the panel’s message about memory over the code', () => {
    for (const code of [0, 1, 137]) {
      expect(describeExitCode(code, true)).toMatch(/memory limit of the plan was reached/);
    }
  });

  it.each([
    ['[Pterodactyl Daemon]: Exit code: 1\n[Pterodactyl Daemon]: Out of memory: false', 1, false],
    ['[Pterodactyl Daemon] Exit Code: 137\n[Pterodactyl Daemon] Out of Memory: true', 137, true],
    ['WARN wings: Server detected as crashed! (server=x, ExitCode=0, OOMKilled=false)', 0, false],
    ['{"ExitCode":1,"OOMKilled":true,"msg":"Server detected as crashed"}', 1, true],
    ['mc-server-runner\tMinecraft server process failed\t{"exitCode": 1}', 1, undefined],
    ['mcserver exited with code 137', 137, undefined],
    ['2026-11-22 10:00:00: exited with status 0', 0, undefined],
    ['Exiting abnormally (error code: 3)', 3, undefined],
  ])('are read in every usual form: %s', (text, code, outOfMemory) => {
    expect(read(text).exit?.code).toBe(code);
    expect(read(text).exit?.outOfMemory).toBe(outOfMemory);
  });

  it('are not confused with other numbers; the last one counts', () => {
    expect(read('Exited with http code: 1\nOut of memory: false').exit).toBeUndefined();
    const restarts = 'Exit code: 1\nOut of memory: true\nExit code: 0';
    expect(read(restarts).exit).toMatchObject({ code: 0, line: 3 });
    expect(read(restarts).exit).not.toHaveProperty('outOfMemory');
  });
});

describe('what was read', () => {
  const read20 = { bytes: 20 * 1024 * 1024, skippedBytes: 0, copySkippedChars: 0 };

  it('says nothing about a file that was read and copied completely', () => {
    expect(readSummary({ ...read20, cut: undefined })).toEqual([]);
  });

  it('says what is missing, of the file and of the copy', () => {
    expect(readSummary({ ...read20, cut: 'damaged' })[0]).toMatch(/breaks off/);
    expect(readSummary({ ...read20, cut: 'too-large' })[0]).toMatch(/20\.0 MB.*the rest was left/);
    expect(readSummary({ ...read20, skippedBytes: 3 << 20, cut: 'too-large' })[0]).toMatch(
      /3\.0 MB in the middle/,
    );
    expect(readSummary({ ...read20, copySkippedChars: 1 << 20, cut: undefined })).toEqual([
      expect.stringMatching(/All of it was read.*1\.0 MB/),
    ]);
    for (const cut of ['damaged', 'too-large'] as const) {
      const said = readSummary({ ...read20, copySkippedChars: 1 << 20, cut });
      expect(said).toHaveLength(2);
      expect(said[1]).toMatch(/^The copy holds the beginning and the end; 1\.0 MB/);
    }
  });
});

it('counts things in the singular and the plural', () => {
  expect(FINDING.times(1200)).toBe(', 1,200 times in all');
  expect(FINDING.guides(1)).toBe('Guide:');
  expect(FINDING.guides(2)).toBe('Guides:');
  expect(FINDING.showAll(7)).toBe('Show all 7');
  expect(FINDING.some.ended(1)).toBe('Found what ended the program');
  expect(FINDING.some.ended(2)).toBe('Found 2 things that end a program');
  expect(FINDING.some.open(1)).toBe('1 possible cause found');
  expect(FINDING.some.open(3)).toBe('3 possible causes found');
  expect(FINDING.some['went-on'](1)).toBe('1 known problem; the program kept running');
  expect(FINDING.hints(2)).toMatch(/^2 lines that our guides explain/);
  expect(FINDING.rest(4)).toMatch(/^4 more, of less weight/);
});

it('says where a line is, with a readable number', () => {
  expect(FINDING.line(12345)).toBe('Line 12,345');
  expect(FIRST_ERROR.line(3)).toBe('(line 3)');
  expect(FINDING.placeInFull('Where')).toBe('Where: the first error in full');
  expect(TICKET.firstError('Where', 4)).toBe('Where (line 4):');
});

it('names a game without guides, and the recognized software', () => {
  expect(FINDING.unknownGame('Lamps')).toMatch(/no guides for Lamps here/);
  expect(RECOGNIZED.game('1.21')).toBe('Minecraft 1.21');
  expect(RECOGNIZED.java('21')).toBe('Java 21');
  expect(RECOGNIZED.lines(1)).toBe('1 line');
  expect(RECOGNIZED.description('dark')).toBe('the report says “dark”');
});

it('says how far it has read', () => {
  expect(LABELS.progress('3.0')).toBe('Reading, 3.0 MB done');
});

it('says what was hidden, one or many', () => {
  expect(REDACTED.count('IPv4', 1)).toBe('1 IPv4 address');
  expect(REDACTED.count('MAC', 2)).toBe('2 hardware addresses');
  expect(REDACTED.hidden(['1 user name', '2 coordinates'])).toBe(
    'Hidden: 1 user name, 2 coordinates.',
  );
  expect(REDACTED.line(5, 1)).toBe('5');
  expect(REDACTED.line(5, 2)).toBe('5 (2 times)');
  expect(REDACTED.moreKinds(6)).toBe('And 6 more of these kinds.');
  expect(REDACTED.see(1)).toMatch(/^See the replacement before/);
  expect(REDACTED.see(3)).toMatch(/^See the 3 different replacements/);
});
