import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import answers from './expected-runs.json';
import {
  FIELD_NAMES,
  joinLine,
  parseFields,
  splitLine,
  type Fields,
  type FieldsResult,
} from './fields';
import { hasNoRuns, findNextRuns, listWarnings, getShortestGap } from './runs';
import { describeFields } from './texts';
import cronstrue from 'cronstrue';

type Good = Extract<FieldsResult, { ok: true }>;
const NOW = Date.parse('2026-11-20T11:00:00Z');

function read(line: string): FieldsResult {
  const fields = splitLine(line);
  if (fields === undefined) throw new Error(line);
  return parseFields(fields);
}

function readGood(line: string): Good {
  const reading = read(line);
  if (!reading.ok) throw new Error(`${line}: ${JSON.stringify(reading.problems)}`);
  return reading;
}

const listProblems = (line: string) => {
  const reading = read(line);
  return reading.ok ? [] : reading.problems.map(({ field, text }) => `${field}: ${text}`);
};

describe('parseFields', () => {
  it.each(answers.invalid)('rejects %s, as the panel does', (line) => {
    expect(read(line).ok).toBe(false);
  });

  it.each(answers.wrong)('rejects %s, which the panel runs at unexpected times', (line) => {
    expect(read(line).ok).toBe(false);
  });

  it('reports each invalid field, with the way out', () => {
    expect(listProblems('60 24 ? * SAT-SUN')).toEqual([
      'minute: “60” is not a minute from 0 to 59.',
      'hour: “24” is not an hour from 0 to 23; midnight is 0.',
      'dayOfMonth: Write * instead of ?.',
      'dayOfWeek: The panel misses Sunday in a range of names: SAT-SUN is 6-7, SUN-TUE is 0-2.',
    ]);
    expect(listProblems('5/15 23,9 30W * 5#6')).toEqual([
      'minute: Before a step write * or a range: 5-59/15.',
      'hour: The panel skips values that are not in order. Write 9,23.',
      'dayOfMonth: W takes a day from 1 to 28: not every month has a later one.',
      'dayOfWeek: After # comes a number from 1 to 5: the second Friday is 5#2.',
    ]);
    expect(listProblems('9,40-59 9-5 1,L 13-14 0-7')).toEqual([
      'minute: In a list with ranges write two digits: 09 instead of 9.',
      'hour: A range goes from the smaller to the larger value; write two ranges with a comma.',
      'dayOfMonth: L and W stand alone in this field; use a second schedule for other days.',
      'month: “13” is not a month from 1 to 12 or JAN to DEC.',
      'dayOfWeek: In a range, Sunday is 0 at its start and 7 at its end: all days are *.',
    ]);
    expect(listProblems('*/1 *,5 0W JAN-MAR/2 1-9')).toEqual([
      'minute: */1 is every value: write *.',
      'hour: * already means every value: leave the rest away.',
      'dayOfMonth: W takes a day from 1 to 28: not every month has a later one.',
      'month: With a step, write numbers instead of names.',
      'dayOfWeek: “9” is not a weekday from 0 to 6 (0 is Sunday) or SUN to SAT.',
    ]);
    expect(listProblems('*/60 1-5/05 * * XXXL')[0]).toBe(
      'minute: A step goes from 1 to 58, without a zero in front.',
    );
    expect(
      parseFields({
        minute: ' ',
        hour: '1,'.repeat(200),
        dayOfMonth: '*',
        month: '*',
        dayOfWeek: '*',
      }),
    ).toEqual({
      ok: false,
      problems: [
        { field: 'minute', text: 'Empty. Write * for every value, or a minute from 0 to 59.' },
        { field: 'hour', text: 'Too long.' },
      ],
    });
  });

  it('accepts names, leading zeros, both Sundays, L, W and #', () => {
    expect(readGood('05 04 15W jan,Mar 7').text).toBe('5 4 15W 1,3 0');
    expect(readGood('0 4 L FEB-APR SUNL,FRI#2,MON-WED').text).toBe('0 4 L 2-4 0L,5#2,1-3');
    expect(readGood('*/5 8-18/2 * * 6-7').expression.dayOfWeek.values).toEqual([0, 6]);
  });

  it('never throws, and accepts only what the libraries accept', () => {
    const piece = fc.constantFrom(
      ...'* , - / L W # ? 0 1 5 7 31 MON SUN JAN 99 05 \u0000 💥'.split(' '),
    );
    const field = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.constant('*'),
    );
    const fields = fc.record(
      Object.fromEntries(FIELD_NAMES.map((name) => [name, field])),
    ) as unknown as fc.Arbitrary<Fields>;
    fc.assert(
      fc.property(fields, (input) => {
        const reading = parseFields(input);
        if (!reading.ok) {
          expect(reading.problems.length).toBeGreaterThan(0);
          return;
        }
        expect(describeFields(reading.text)).not.toContain('undefined');
        expect(listWarnings(reading, 5).length).toBeLessThan(6);
        expect(findNextRuns(reading, NOW, 1)).toHaveLength(hasNoRuns(reading.expression) ? 0 : 1);
        // Numbers for names parse back to the same values.
        expect(readGood(reading.text)).toMatchObject({ text: reading.text });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('findNextRuns', () => {
  it.each(answers.runs as [string, string][])('runs %s when the panel does', (line, expected) => {
    const runs = findNextRuns(readGood(line), NOW, 5).map((at) =>
      new Date(at).toISOString().slice(0, 16),
    );
    expect(runs.join(' ')).toBe(expected);
  });
});

describe('words', () => {
  const taken = (answers.words as [string, string][]).filter(([line]) => read(line).ok);

  it('includes most of cronstrue’s cases', () => expect(taken.length).toBeGreaterThanOrEqual(30));

  it.each(taken)('keeps the meaning of %s: %s', (line, expected) => {
    expect(cronstrue.toString(readGood(line).text)).toBe(expected);
  });

  it('says hours from 0 to 23 and every day', () => {
    expect(describeFields(readGood('55 3 * * *').text)).toBe('At 03:55, every day');
    expect(describeFields(readGood('30 22 * * SUN').text)).toBe('At 22:30, only on Sunday');
  });
});

describe('warnings', () => {
  const texts = (line: string) => listWarnings(readGood(line), 5).map(({ text }) => text);

  it('has none on the recipes in the guide', () => {
    for (const line of ['55 3 * * *', '30 2 * * MON', '0 5 1 * *', '0 4 L * *', '0 4 15W 2 *']) {
      expect(texts(line)).toEqual([]);
    }
  });

  it('reports impossible and missing dates', () => {
    expect(texts('0 4 30 2 *')).toEqual(['It never runs: no year has this date.']);
    expect(texts('0 4 31 2,4,6 *')).toEqual(['It never runs: no year has this date.']);
    expect(texts('0 4 30 2 MON')[0]).toMatch(/“or”/);
    expect(texts('0 4 29 2 *')).toEqual(['In February it runs in leap years only.']);
    expect(texts('0 4 29 3 *')).toEqual([]);
    expect(texts('0 4 30 * *')).toEqual([
      'It leaves out February: the month has no such day. For the last day of every month write L.',
    ]);
    expect(texts('0 4 31 * *')[0]).toContain('February, April, June, September and November:');
    expect(texts('0 4 * * 5#5')).toEqual(['Most months have no fifth one: they are left out.']);
  });

  it('reports intervals that are too short', () => {
    expect(texts('* 4 * * *')[0]).toMatch(/every minute of the hour/);
    expect(texts('* * * * *')[0]).toMatch(/1 minute apart/);
    expect(texts('*/4 * * * *')[0]).toMatch(/4 minutes apart/);
    expect(texts('*/5 * * * *')).toEqual([]);
  });

  it('measures the gap over midnight only if it can run on consecutive days', () => {
    const gap = (line: string) => getShortestGap(readGood(line).expression);
    expect(gap('0 4 * * *')).toBe(1440);
    expect(gap('0,58 0,23 * * *')).toBe(2);
    expect(gap('0,58 0,23 * * MON')).toBe(58);
    expect(gap('0,58 0,23 1 * *')).toBe(58);
    expect(gap('*/7 * * * *')).toBe(4);
  });

  it('never promises a longer gap than the library’s runs have', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(59), { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 4 }),
        (minutes, hours) => {
          const ordered = (values: number[]) => values.sort((a, b) => a - b).join(',');
          const reading = readGood(`${ordered(minutes)} ${ordered(hours)} * * *`);
          const runs = findNextRuns(reading, NOW, 17);
          const waits = runs.slice(1).map((at, index) => (at - (runs[index] ?? 0)) / 60_000);
          expect(getShortestGap(reading.expression)).toBe(Math.min(...waits));
        },
      ),
    );
  });
});

it('one line reads back', () => {
  expect(splitLine('1 2 3 4')).toBeUndefined();
  expect(splitLine('* '.repeat(5) + ' '.repeat(300))).toBeUndefined();
  const fields = { minute: ' 5 , 6', hour: '', dayOfMonth: '*', month: '*', dayOfWeek: '*' };
  expect(joinLine(fields)).toBe('5,6 - * * *');
  expect(splitLine('55 3 * * MON')).toEqual({
    minute: '55',
    hour: '3',
    dayOfMonth: '*',
    month: '*',
    dayOfWeek: 'MON',
  });
});
