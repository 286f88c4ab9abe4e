import { Cron } from 'croner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOffsetMinutes } from '../../lib/time-zone';
import { joinLine, parseFields, splitLine, type CronExpression } from './fields';
import {
  formatTime,
  formatDays,
  parseDays,
  listClockChangeEffects,
  parseTime,
  toLocal,
  toUtc,
  type ScheduleDays,
  type LocalSchedule,
} from './local-time';
import { findNextRuns } from './runs';

const NOW = Date.parse('2026-11-20T11:00:00Z');
const DAILY: ScheduleDays = { kind: 'daily' };

function parseExpression(line: string): CronExpression {
  const fields = splitLine(line);
  const reading = fields && parseFields(fields);
  if (reading?.ok !== true) throw new Error(line);
  return reading.expression;
}

const convertToUtc = (time: string, days: ScheduleDays, offset: number) => {
  const fields = toUtc({ minutes: parseTime(time) ?? NaN, days }, offset);
  return fields === undefined ? undefined : joinLine(fields);
};

describe('toUtc', () => {
  // The table in the guide, which was worked out by hand.
  it.each([
    ['New York, winter', -300, '0 9'],
    ['New York, summer', -240, '0 8'],
    ['St. John’s', -210, '30 7'],
    ['London', 0, '0 4'],
    ['Berlin, summer', 120, '0 2'],
    ['India', 330, '30 22'],
    ['Nepal', 345, '15 22'],
    ['Tokyo', 540, '0 19'],
    ['Adelaide, summer', 630, '30 17'],
  ])('writes 04:00 in %s', (_, offset, expected) => {
    expect(convertToUtc('04:00', DAILY, offset)).toBe(`${expected} * * *`);
  });

  it('moves the days along with the hour', () => {
    const weekly = (...weekdays: number[]): ScheduleDays => ({ kind: 'weekly', weekdays });
    expect(convertToUtc('04:00', weekly(1), 330)).toBe('30 22 * * SUN');
    expect(convertToUtc('04:00', weekly(0), 330)).toBe('30 22 * * SAT');
    expect(convertToUtc('22:00', weekly(6), -300)).toBe('0 3 * * SUN');
    expect(convertToUtc('04:00', weekly(1, 2, 3, 4, 5), 330)).toBe('30 22 * * 0-4');
    expect(convertToUtc('04:00', weekly(0, 6), 330)).toBe('30 22 * * FRI,SAT');
    expect(convertToUtc('04:00', weekly(), 330)).toBeUndefined();
    const monthly = (day: number): ScheduleDays => ({ kind: 'monthly', day });
    expect(convertToUtc('04:00', monthly(1), 330)).toBe('30 22 L * *');
    expect(convertToUtc('04:00', monthly(2), 330)).toBe('30 22 1 * *');
    expect(convertToUtc('22:00', monthly(27), -300)).toBe('0 3 28 * *');
    expect(convertToUtc('22:00', monthly(28), -300)).toBeUndefined();
    expect(convertToUtc('22:00', monthly(-3), -300)).toBeUndefined();
  });

  const days: fc.Arbitrary<ScheduleDays> = fc.oneof(
    fc.constant(DAILY),
    fc
      .uniqueArray(fc.nat(6), { minLength: 1, maxLength: 6 })
      .map((weekdays) => ({ kind: 'weekly' as const, weekdays: weekdays.sort((a, b) => a - b) })),
    fc.integer({ min: 1, max: 28 }).map((day) => ({ kind: 'monthly' as const, day })),
  );
  const local: fc.Arbitrary<LocalSchedule> = fc.record({ minutes: fc.nat(1439), days });

  it('reads back to the same local time', () => {
    fc.assert(
      fc.property(local, fc.integer({ min: -48, max: 56 }), (time, quarters) => {
        const fields = toUtc(time, quarters * 15);
        if (fields === undefined) return;
        expect(toLocal(parseExpression(joinLine(fields)), quarters * 15)).toEqual(time);
      }),
    );
  });

  it('matches croner’s runs of the local time, until the clocks change', () => {
    const zones = ['Asia/Kolkata', 'Asia/Tokyo', 'America/Phoenix', 'Pacific/Kiritimati'];
    fc.assert(
      fc.property(local, fc.constantFrom(...zones), (time, zone) => {
        const fields = toUtc(time, findOffsetMinutes(zone, NOW) ?? NaN);
        if (fields === undefined) return;
        const { minutes, days: on } = time;
        const pattern = [
          minutes % 60,
          Math.floor(minutes / 60),
          on.kind === 'monthly' ? on.day : '*',
          '*',
          on.kind === 'weekly' ? on.weekdays.join(',') : '*',
        ].join(' ');
        const reading = parseFields(fields);
        const ours = reading.ok ? findNextRuns(reading, NOW, 5) : [];
        const theirs = new Cron(pattern, { timezone: zone }).nextRuns(5, new Date(NOW));
        expect(ours).toEqual(theirs.map((date) => date.getTime()));
      }),
      { numRuns: 200 },
    );
  });
});

it('toLocal returns undefined if there is no single local time', () => {
  for (const line of [
    '0,30 4 * * *',
    '0 4,5 * * *',
    '0 4 * 3 *',
    '0 4 1 * MON',
    '0 4 * * 5L',
    '0 4 1,2 * *',
    '0 4 29 * *',
    '0 4 L * *',
    '0 4 15W * *',
  ]) {
    expect(toLocal(parseExpression(line), 0)).toBeUndefined();
  }
  // The 1st in UTC, the evening before in New York: no fixed day there.
  expect(toLocal(parseExpression('0 3 1 * *'), -300)).toBeUndefined();
  expect(toLocal(parseExpression('0 22 28 * *'), 330)).toBeUndefined();
  expect(
    toLocal(
      { ...parseExpression('0 4 * * *'), minute: parseExpression('0 4 L * *').dayOfMonth },
      0,
    ),
  ).toBe(undefined);
  expect(
    toLocal({ ...parseExpression('0 4 * * *'), hour: parseExpression('0 4 L * *').dayOfMonth }, 0),
  ).toBe(undefined);
});

it('clock and back', () => {
  fc.assert(fc.property(fc.nat(1439), (minutes) => parseTime(formatTime(minutes)) === minutes));
  for (const text of ['', '24:00', '4', '4:60', '04:00:00', 'x']) {
    expect(parseTime(text)).toBeUndefined();
  }
});

describe('effects', () => {
  it('describes the next changes, and the fields that undo them', () => {
    const found = listClockChangeEffects(parseExpression('55 2 * * MON'), 'Europe/Berlin', NOW);
    expect(found.map(({ change }) => new Date(change.at).toISOString().slice(0, 16))).toEqual([
      '2027-03-28T01:00',
      '2027-10-31T01:00',
    ]);
    expect(found[0]).toMatchObject({ moved: 60, becomes: { minutes: 295 } });
    expect(found[0]?.keep && joinLine(found[0].keep)).toBe('55 1 * * MON');
    expect(found[1]).toMatchObject({ moved: 0, becomes: { minutes: 235 } });
    // A half-hour change also moves the minute.
    const [first] = listClockChangeEffects(
      parseExpression('30 17 * * *'),
      'Australia/Lord_Howe',
      NOW,
    );
    expect(first).toMatchObject({ moved: -30, becomes: { minutes: 240 } });
    expect(first?.keep && joinLine(first.keep)).toBe('0 18 * * *');
  });

  it('says only how far multiple times move', () => {
    const [first] = listClockChangeEffects(
      parseExpression('0 4,16 * * *'),
      'America/New_York',
      NOW,
    );
    expect(first).toEqual({
      change: { at: Date.parse('2027-03-14T07:00:00Z'), from: -300, to: -240 },
      moved: 60,
    });
    expect(listClockChangeEffects(parseExpression('0 4 * * *'), 'Asia/Kolkata', NOW)).toEqual([]);
    expect(listClockChangeEffects(parseExpression('0 4 * * *'), 'Mars/Olympus', NOW)).toEqual([]);
  });

  it('the fields that keep the local time do so after the change, according to croner', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']) {
      const local: LocalSchedule = { minutes: 245, days: { kind: 'weekly', weekdays: [1] } };
      const fields = toUtc(local, findOffsetMinutes(zone, NOW) ?? NaN);
      const [first] = listClockChangeEffects(
        parseExpression(joinLine(fields ?? ({} as never))),
        zone,
        NOW,
      );
      const after = new Date(first?.change.at ?? NaN);
      const kept = parseFields(first?.keep ?? ({} as never));
      const theirs = new Cron('5 4 * * MON', { timezone: zone }).nextRuns(4, after);
      expect(kept.ok && findNextRuns(kept, after.getTime(), 4)).toEqual(
        theirs.map((date) => date.getTime()),
      );
    }
  });
});

it('the last day of a month becomes the first of the next, a day further east', () => {
  expect(toLocal(parseExpression('0 20 L * *'), 480)).toEqual({
    minutes: 240,
    days: { kind: 'monthly', day: 1 },
  });
});

it('encodes days as one word, and a time after midnight as the next day’s', () => {
  const all: readonly LocalSchedule['days'][] = [
    { kind: 'daily' },
    { kind: 'weekly', weekdays: [0, 6] },
    { kind: 'monthly', day: 28 },
  ];
  expect(all.map(formatDays)).toEqual(['daily', 'w06', 'm28']);
  expect(all.map(formatDays).map(parseDays)).toEqual(all);
  expect([formatTime(65), formatTime(1439 + 5)]).toEqual(['01:05', '00:04']);
});
