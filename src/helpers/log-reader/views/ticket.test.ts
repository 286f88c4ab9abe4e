import { describe, expect, it } from 'vitest';
import { exampleReport } from './example-report';
import type { LogReport } from '../model';
import { readLog } from '../read-log';
import { formatRecognized, renderTicket } from './ticket';
import { FIRST_ERROR } from '../texts';

const read = (text: string): LogReport => readLog(text, { coordinates: false }).report;

const createProblem = (number: number) => ({
  title: `Problem ${number}.`,
  line: number,
  count: 1,
  text: 'x',
});
const report = (problems: number) =>
  ({
    recognized: {},
    lines: 20,
    problems: Array.from({ length: problems }, (_, index) => createProblem(index + 1)),
    tail: 'the last lines',
  }) as unknown as LogReport;

it('names twelve problems and counts the others', () => {
  const text = renderTicket(report(14));
  expect(text).toContain('12. Problem 12.');
  expect(text).not.toContain('Problem 13.');
  expect(text).toContain('\nand 2 more\n');
  expect(renderTicket(report(12))).not.toContain('more');
});

it('names a possible reason', () => {
  const reading = { title: 'It may be the mod Example.' };
  expect(renderTicket({ ...report(0), possibleCause: reading } as LogReport)).toContain(
    `none.\n${reading.title}\n`,
  );
});

describe('the ticket', () => {
  it('says what the log is', () => {
    expect(formatRecognized(exampleReport)).toBe(
      'Paper 1.21.4-232-main@12d8fe0, Minecraft 1.21.4, Java 21, 5 lines',
    );
    expect(formatRecognized(read('hello'))).toBe('server software not recognized, 1 line');
    expect(formatRecognized(read('[12:00:00] [FML] x'))).toBe('Forge, 1 line');
    expect(formatRecognized(read('---- Minecraft Crash Report ----\nDescription: Dark'))).toMatch(
      /^Crash report, Vanilla, .*the report says “Dark”$/,
    );
  });

  it('names problems, the end and the place, and counts what repeats', () => {
    const text = `[12:00:00 ERROR]: Could not pass event PlayerJoinEvent to Lamps v1.0
java.lang.NullPointerException: dark
\tat Lamps.jar//de.lampkit.lamp.Bulb.on(Bulb.java:1)
`;
    const ticket = renderTicket(read(`${text}${text}Exit code: 1`));
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
    expect(renderTicket(read(lines.join('\n')))).toContain('\nand 3 more\n');
  });

  it('says whether an error was fatal, or only sounds like one', () => {
    expect(
      renderTicket(read('Description: Exception in server tick loop\n\njava.lang.Error: x')),
    ).toContain(`${FIRST_ERROR.fatal} (line 3):`);
    expect(renderTicket(read('it failed'))).toContain(`${FIRST_ERROR.words} (line 1):\nit failed`);
    expect(renderTicket(read('[12:00:00 WARN]: dim'))).toContain(
      `${FIRST_ERROR.warning} (line 1):\ndim`,
    );
  });
});
