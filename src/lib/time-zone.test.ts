import { Cron } from 'croner';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  findClockChanges,
  formatDateTime,
  getDeviceZone,
  isZone,
  toInstant,
  findOffsetMinutes,
  formatOffset,
  listZoneNames,
} from './time-zone';

const parseUtc = (text: string) => Date.parse(`${text}Z`);
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];

/** From `zdump -v` of the system's tzdata, not from Intl. */
const CHANGES: Record<string, [at: string, from: number, to: number][]> = {
  'Europe/Berlin': [
    ['2026-03-29T01:00:00', 60, 120],
    ['2026-10-25T01:00:00', 120, 60],
    ['2027-03-28T01:00:00', 60, 120],
    ['2027-10-31T01:00:00', 120, 60],
  ],
  'America/New_York': [
    ['2026-03-08T07:00:00', -300, -240],
    ['2026-11-01T06:00:00', -240, -300],
    ['2027-03-14T07:00:00', -300, -240],
    ['2027-11-07T06:00:00', -240, -300],
  ],
  'Asia/Kolkata': [],
  'Australia/Lord_Howe': [
    ['2026-04-04T15:00:00', 660, 630],
    ['2026-10-03T15:30:00', 630, 660],
    ['2027-04-03T15:00:00', 660, 630],
    ['2027-10-02T15:30:00', 630, 660],
  ],
};

describe('findClockChanges', () => {
  it.each(Object.entries(CHANGES))('finds the changes of %s to the second', (zone, expected) => {
    const found = findClockChanges(
      zone,
      parseUtc('2026-01-01T00:00:00'),
      parseUtc('2027-12-31T00:00:00'),
    );
    expect(found).toEqual(expected.map(([at, from, to]) => ({ at: parseUtc(at), from, to })));
    for (const { at, from, to } of found) {
      expect(findOffsetMinutes(zone, at - 1000)).toBe(from);
      expect(findOffsetMinutes(zone, at)).toBe(to);
    }
  });

  it('excludes the start and accepts any bounds', () => {
    const at = parseUtc('2027-03-28T01:00:00');
    expect(findClockChanges('Europe/Berlin', at, at + 1e9)).toEqual([]);
    expect(findClockChanges('Europe/Berlin', at - 1, at + 1e9)).toHaveLength(1);
    expect(findClockChanges('Europe/Berlin', at, at)).toEqual([]);
    expect(findClockChanges('Europe/Berlin', at - 1000, at + 1)).toMatchObject([{ at }]);
    expect(findClockChanges('Europe/Berlin', at - 1234, at + 4567)).toMatchObject([{ at }]);
    expect(findClockChanges('Mars/Olympus', at, at + 1e12)).toEqual([]);
    expect(findClockChanges('Europe/Berlin', 8.64e15, 8.65e15)).toEqual([]);
    expect(findClockChanges('Europe/Berlin', NaN, NaN)).toEqual([]);
  });
});

describe('toInstant', () => {
  const moment = (zone: string, text: string) => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
    const at = toInstant(zone, { year, month, day, hour, minute });
    return at === undefined ? undefined : new Date(at).toISOString().slice(0, 16);
  };

  it('reads ordinary, skipped and repeated times', () => {
    expect(moment('Europe/Berlin', '2026-12-03 19:00')).toBe('2026-12-03T18:00');
    expect(moment('Europe/Berlin', '2027-03-28 02:30')).toBe('2027-03-28T01:30');
    expect(moment('Europe/Berlin', '2026-10-25 02:30')).toBe('2026-10-25T00:30');
    expect(moment('Australia/Lord_Howe', '2027-04-04 01:45')).toBe('2027-04-03T14:45');
    expect(moment('Asia/Kolkata', '2026-11-20 04:00')).toBe('2026-11-19T22:30');
    expect(moment('Mars/Olympus', '2026-11-20 04:00')).toBeUndefined();
  });

  it('agrees with croner, which computes independently, and round-trips', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({
          min: parseUtc('2026-01-01T00:00') / 60000,
          max: parseUtc('2028-01-01T00:00') / 60000,
        }),
        (zone, minutes) => {
          const offset = findOffsetMinutes(zone, minutes * 60_000) ?? NaN;
          const wall = new Date((minutes + offset) * 60_000);
          const [year, month, day] = [
            wall.getUTCFullYear(),
            wall.getUTCMonth() + 1,
            wall.getUTCDate(),
          ];
          const [hour, minute] = [wall.getUTCHours(), wall.getUTCMinutes()];
          const at = toInstant(zone, { year, month, day, hour, minute }) ?? NaN;
          const job = new Cron(`0 ${minute} ${hour} ${day} ${month} * ${year}`, { timezone: zone });
          expect(new Date(at)).toEqual(job.nextRun(new Date('2025-01-01T00:00:00Z')));
          expect(at === minutes * 60_000 || at < minutes * 60_000).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('formats moments and offsets', () => {
  const at = parseUtc('2026-12-03T19:05:00');
  expect(formatDateTime('UTC', at)).toBe('Thu, 3 Dec 2026, 19:05');
  expect(formatDateTime('Asia/Kolkata', at)).toBe('Fri, 4 Dec 2026, 00:35');
  expect(formatDateTime('UTC', at, 'de-DE')).toBe('Do, 3 Dez 2026, 19:05');
  expect(formatDateTime('Mars/Olympus', at)).toBe('');
  expect(formatDateTime('UTC', NaN)).toBe('');
  expect(['UTC', formatOffset(0)]).toEqual(['UTC', 'UTC']);
  expect(formatOffset(345)).toBe('UTC+05:45');
  expect(formatOffset(-210)).toBe('UTC−03:30');
});

it('lists zones, with or without the browser’s list', () => {
  expect(listZoneNames('UTC', 'Mars/Olympus', 'UTC')[0]).toBe('UTC');
  expect(listZoneNames().length).toBeGreaterThan(300);
  expect(listZoneNames()).toContain('Asia/Kolkata');
  expect(listZoneNames()).not.toContain('Asia/Calcutta');
  expect(isZone(getDeviceZone())).toBe(true);
  const { supportedValuesOf } = Intl;
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: Intl.DateTimeFormat,
    supportedValuesOf: undefined,
  });
  expect(listZoneNames('UTC')).toEqual(['UTC']);
  vi.stubGlobal('Intl', {
    supportedValuesOf,
    DateTimeFormat: class {
      resolvedOptions() {
        return {};
      }
    },
  });
  expect(getDeviceZone()).toBe('UTC');
  vi.unstubAllGlobals();
});
