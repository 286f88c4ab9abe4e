import { expect, it } from 'vitest';
import type { Report } from './model';
import { ticketText } from './ticket';

const problem = (number: number) => ({
  title: `Problem ${number}.`,
  line: number,
  count: 1,
  text: 'x',
});
const report = (problems: number) =>
  ({
    recognized: {},
    lines: 20,
    problems: Array.from({ length: problems }, (_, index) => problem(index + 1)),
    tail: 'the last lines',
  }) as unknown as Report;

it('names twelve problems and counts the others', () => {
  const text = ticketText(report(14));
  expect(text).toContain('12. Problem 12.');
  expect(text).not.toContain('Problem 13.');
  expect(text).toContain('\nand 2 more\n');
  expect(ticketText(report(12))).not.toContain('more');
});

it('names a possible reason', () => {
  const reading = { title: 'It may be the mod Example.' };
  expect(ticketText({ ...report(0), reading } as Report)).toContain(`none.\n${reading.title}\n`);
});
