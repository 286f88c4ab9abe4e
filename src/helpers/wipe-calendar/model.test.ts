import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { rust } from '../../../products/rust/facts.data';
import { renderCalendarFile, foldLine } from './calendar-file';
import { getWipeDay, findNextWipes, parseRule, findWaitUntil, type WipeRule } from './model';
import { announcement, VIEW } from './texts';

const reading = parseRule(rust.forcedWipeDay, rust.forcedWipeTime, rust.forcedWipeZone);
if (!reading.ok) throw new Error(reading.reason);
const { rule } = reading;
const parseUtc = (text: string) => Date.parse(`${text}Z`);
const formatMoments = (moments: number[]) =>
  moments.map((at) => new Date(at).toISOString().slice(0, 16));

it('the rule’s wording in the facts can be parsed', () => {
  expect(rule).toEqual({ weekday: 4, nth: 1, hour: 14, minute: 0, zone: 'America/New_York' });
  expect(parseRule('every Thursday', '14:00', 'UTC')).toEqual({ ok: false, reason: 'day' });
  expect(parseRule('the first Someday of every month', '14:00', 'UTC')).toMatchObject({
    ok: false,
  });
  expect(parseRule('the fifth Thursday of every month', '14:00', 'UTC')).toMatchObject({
    ok: false,
  });
  for (const time of ['24:00', '14', '14:60', '']) {
    expect(parseRule('the second Monday of every month', time, 'UTC')).toEqual({
      ok: false,
      reason: 'time',
    });
  }
});

/**
 * First Thursdays from a calendar, hours by US daylight saving rules; confirmed by Python’s
 * calendar and zoneinfo.
 */
const BY_HAND = `
  2025-01-02T19:00 2025-02-06T19:00 2025-03-06T19:00 2025-04-03T18:00 2025-05-01T18:00 2025-06-05T18:00
  2025-07-03T18:00 2025-08-07T18:00 2025-09-04T18:00 2025-10-02T18:00 2025-11-06T19:00 2025-12-04T19:00
  2026-01-01T19:00 2026-02-05T19:00 2026-03-05T19:00 2026-04-02T18:00 2026-05-07T18:00 2026-06-04T18:00
  2026-07-02T18:00 2026-08-06T18:00 2026-09-03T18:00 2026-10-01T18:00 2026-11-05T19:00 2026-12-03T19:00
  2027-01-07T19:00 2027-02-04T19:00 2027-03-04T19:00 2027-04-01T18:00 2027-05-06T18:00 2027-06-03T18:00
  2027-07-01T18:00 2027-08-05T18:00 2027-09-02T18:00 2027-10-07T18:00 2027-11-04T18:00 2027-12-02T19:00
  2028-01-06T19:00 2028-02-03T19:00 2028-03-02T19:00 2028-04-06T18:00 2028-05-04T18:00 2028-06-01T18:00
  2028-07-06T18:00 2028-08-03T18:00 2028-09-07T18:00 2028-10-05T18:00 2028-11-02T18:00 2028-12-07T19:00
`
  .trim()
  .split(/\s+/);

describe('findNextWipes', () => {
  it('matches the lists made by hand', () => {
    expect(formatMoments(findNextWipes(rule, parseUtc('2025-01-01T00:00'), 48))).toEqual(BY_HAND);
  });

  it('matches the hours quoted in the guide', () => {
    const hours = new Set(BY_HAND.map((text) => `${text.slice(11)} UTC`));
    expect([...hours].sort()).toEqual([rust.forcedWipeUtcSummer, rust.forcedWipeUtcWinter].sort());
  });

  it('starts with the following minute', () => {
    const at = parseUtc('2026-12-03T19:00');
    expect(findNextWipes(rule, at - 1, 1)).toEqual([at]);
    expect(formatMoments(findNextWipes(rule, at, 1))).toEqual(['2027-01-07T19:00']);
    expect(findNextWipes(rule, at, 0)).toEqual([]);
    expect(findNextWipes(rule, at, 1e9)).toHaveLength(60);
    expect(findNextWipes({ ...rule, zone: 'Mars/Olympus' }, at, 3)).toEqual([]);
    expect(findNextWipes(rule, NaN, 3)).toEqual([]);
    // In Kiritimati the 1st is over while it is still the previous month in UTC.
    const early: WipeRule = { ...rule, nth: 1, hour: 0, zone: 'Pacific/Kiritimati' };
    expect(formatMoments(findNextWipes(early, parseUtc('2027-06-30T09:00'), 1))).toEqual([
      '2027-06-30T10:00',
    ]);
  });

  it('matches a calendar library’s recurrence rule, in any month', () => {
    const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1990, max: 2090 }),
        (weekday, nth, year) => {
          const byday = `${nth}${days[weekday] ?? ''}`;
          const steps = ICAL.Recur.fromString(`FREQ=MONTHLY;BYDAY=${byday};COUNT=12`).iterator(
            ICAL.Time.fromDateString(`${year}-01-01`),
          );
          for (let month = 1; month <= 12; month += 1) {
            const next = steps.next();
            expect([next.month, next.day]).toEqual([
              month,
              getWipeDay({ ...rule, weekday, nth }, year, month),
            ]);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('comes in order, once a month, on that weekday at that time in that zone', () => {
    const range = { min: parseUtc('2007-04-01T00:00'), max: parseUtc('2090-01-01T00:00') };
    fc.assert(
      fc.property(fc.integer(range), (from) => {
        const wipes = findNextWipes(rule, from, 13);
        expect(wipes).toHaveLength(13);
        expect(wipes[0]).toBeGreaterThan(from);
        expect((wipes[0] ?? NaN) - from).toBeLessThanOrEqual(36 * 86_400_000);
        const clock = new Intl.DateTimeFormat('en-GB', {
          timeZone: 'America/New_York',
          weekday: 'long',
          hour: '2-digit',
          minute: '2-digit',
        });
        for (const at of wipes) {
          expect(clock.format(at)).toBe('Thursday 14:00');
          expect(new Date(at).getUTCDate()).toBeLessThanOrEqual(7);
        }
        const months = wipes.map((at) => new Date(at).toISOString().slice(0, 7));
        expect(new Set(months).size).toBe(13);
        expect([...months].sort()).toEqual(months);
      }),
      { numRuns: 60 },
    );
  });
});

it('counts down in words', () => {
  const now = parseUtc('2026-11-20T11:00');
  const title = (at: number) => VIEW.next(findWaitUntil(at, now), 'Thu, 20:00', 'Thu, 19:00');
  expect(title(parseUtc('2026-12-03T19:00'))).toBe(
    'Next in 13 days: Thu, 20:00 your time, Thu, 19:00 UTC',
  );
  expect(title(now + 86_400_000)).toMatch(/^Next in 1 day: /);
  expect(title(now + 5 * 3_600_000 + 1)).toMatch(/^Next in 5 hours: /);
  expect(title(now + 60_000)).toMatch(/^Next in 1 minute: /);
  expect(title(now + 59_999)).toMatch(/^Now: /);
  expect(findWaitUntil(NaN, now)).toBeUndefined();
});

it('the announcement contains the seconds since 1970', () => {
  expect(announcement(1_796_324_400)).toBe('Forced wipe: <t:1796324400:F> (<t:1796324400:R>)');
});

describe('renderCalendarFile', () => {
  const events = findNextWipes(rule, parseUtc('2026-11-20T00:00'), 12).map((at) => ({
    at,
    title: 'Rust: forced wipe',
    note: 'The update may be late by a few minutes; update, then start.\nSee the guide.',
  }));

  it('is read by ical.js as the same twelve moments', () => {
    const root = new ICAL.Component(
      ICAL.parse(renderCalendarFile(events, parseUtc('2026-11-20T00:00'))) as unknown[],
    );
    const found = root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expect(found.map((event) => event.startDate.toJSDate().getTime())).toEqual(
      events.map(({ at }) => at),
    );
    expect(found[0]?.summary).toBe('Rust: forced wipe');
    expect(found[0]?.description).toBe(events[0]?.note);
    expect(found[0]?.endDate.toJSDate().getTime()).toBe((events[0]?.at ?? 0) + 3_600_000);
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(12);
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
  });

  it('round-trips any text, in lines of 75 bytes', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 }).filter(
      // A calendar has only one kind of line break; other control characters are not allowed.
      (text) => !/[\p{Cc}]/u.test(text) && text === text.trim(),
    );
    fc.assert(
      fc.property(words, (note) => {
        const text = renderCalendarFile([{ at: 0, title: note, note }], 0);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
        const event = root.getFirstSubcomponent('vevent');
        expect(event?.getFirstPropertyValue('description') ?? '').toBe(note);
      }),
    );
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});
