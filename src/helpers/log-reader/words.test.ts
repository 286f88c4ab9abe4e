import { describe, expect, it } from 'vitest';
import { exampleReport } from './example-report';
import type { Report } from './model';
import { readLog } from './read-log';
import { recognizedWords, ticketText } from './ticket';
import { exitWords, FIRST_ERROR, readWords } from './words';

const read = (text: string): Report => readLog(text, { coordinates: false }).report;

describe('exit codes', () => {
  it.each([
    [-1, /a signal ended it/],
    [0, /by itself and without an error/],
    [1, /gave up by itself/],
    [126, /must not be run/],
    [127, /not there/],
    [134, /stopped itself hard/],
    [139, /segmentation fault/],
    [143, /asked to end/],
    [77, /Exit code 77: the program’s own number/],
  ])('%i is told apart', (code, words) => {
    expect(exitWords(code, false)).toMatch(words);
    expect(exitWords(code, undefined)).toBe(exitWords(code, false));
  });

  it('explains 137 by the memory limit only if nothing contradicts that', () => {
    expect(exitWords(137, undefined)).toMatch(/by the memory limit, the button Kill/);
    expect(exitWords(137, false)).toMatch(/not because of the plan’s limit/);
  });

  it('trusts the panel’s message about memory over the code', () => {
    for (const code of [0, 1, 137]) {
      expect(exitWords(code, true)).toMatch(/memory limit of the plan was reached/);
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
  const read20 = { bytes: 20 * 1024 * 1024, skippedBytes: 0, copySkippedBytes: 0 };

  it('says nothing about a file that was read and copied completely', () => {
    expect(readWords({ ...read20, cut: undefined })).toEqual([]);
  });

  it('says what is missing, of the file and of the copy', () => {
    expect(readWords({ ...read20, cut: 'damaged' })[0]).toMatch(/breaks off/);
    expect(readWords({ ...read20, cut: 'too-large' })[0]).toMatch(/20\.0 MB.*the rest was left/);
    expect(readWords({ ...read20, skippedBytes: 3 << 20, cut: 'too-large' })[0]).toMatch(
      /3\.0 MB in the middle/,
    );
    expect(readWords({ ...read20, copySkippedBytes: 1 << 20, cut: undefined })).toEqual([
      expect.stringMatching(/All of it was read.*1\.0 MB/),
    ]);
  });
});

describe('the ticket', () => {
  it('says what the log is', () => {
    expect(recognizedWords(exampleReport)).toBe(
      'Paper 1.21.4-232-main@12d8fe0, Minecraft 1.21.4, Java 21, 5 lines',
    );
    expect(recognizedWords(read('hello'))).toBe('server software not recognized, 1 line');
    expect(recognizedWords(read('[12:00:00] [FML] x'))).toBe('Forge, 1 line');
    expect(recognizedWords(read('---- Minecraft Crash Report ----\nDescription: Dark'))).toMatch(
      /^Crash report, Vanilla, .*the report says “Dark”$/,
    );
  });

  it('names problems, the end and the place, and counts what repeats', () => {
    const text = `[12:00:00 ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0
java.lang.NullPointerException: dark
\tat Lamps.jar//de.lampkit.lamp.Bulb.on(Bulb.java:1)
`;
    const ticket = ticketText(read(`${text}${text}Exit code: 1`));
    expect(ticket).toContain(
      '1. The plugin Lamps fails while the server runs.\n   line 1, 2 times:',
    );
    expect(ticket).toContain(`${FIRST_ERROR.exit}: Exit code 1`);
    expect(ticket).toContain(`${FIRST_ERROR.first} (line 2):`);
    expect(ticket).toContain(
      `${FIRST_ERROR.package}: de.lampkit.lamp\n${FIRST_ERROR.owner}: Lamps`,
    );
  });

  it('counts problems beyond the limit of a ticket', () => {
    const lines = Array.from(
      { length: 15 },
      (_, index) => `[12:00:00 ERROR]: Could not pass event PlayerJoinEvent to Lamp${index} v1.0`,
    );
    expect(ticketText(read(lines.join('\n')))).toContain('\nand 3 more\n');
  });

  it('says whether an error was fatal, or only sounds like one', () => {
    expect(
      ticketText(read('Description: Exception in server tick loop\n\njava.lang.Error: x')),
    ).toContain(`${FIRST_ERROR.fatal} (line 3):`);
    expect(ticketText(read('it failed'))).toContain(`${FIRST_ERROR.words} (line 1):\nit failed`);
    expect(ticketText(read('[12:00:00 WARN]: dim'))).toContain(
      `${FIRST_ERROR.warning} (line 1):\ndim`,
    );
  });
});
