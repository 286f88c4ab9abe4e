import { expect, it } from 'vitest';
import { formatLocalTime } from './local-time';

it('shows the clock of the zone, and the day where it differs', () => {
  expect(formatLocalTime('2027-04-01T06:00:00.000Z', 'Europe/Berlin')).toBe('08:00');
  expect(formatLocalTime('2027-04-01T06:00:00.000Z', 'America/Los_Angeles')).toBe(
    'March 31, 23:00',
  );
  expect(formatLocalTime('2027-04-01T06:00:00.000Z', 'Asia/Kolkata')).toBe('11:30');
});

it('names the month in the language of the page', () => {
  expect(formatLocalTime('2027-04-01T06:00:00.000Z', 'America/Los_Angeles', 'de')).toBe(
    '31. März, 23:00',
  );
});

it('leaves a date alone, which is no moment', () => {
  expect(formatLocalTime('2026-11-22', 'America/Los_Angeles')).toBeUndefined();
});

it('adds nothing in UTC or without a time', () => {
  expect(formatLocalTime('2027-04-01T06:00:00.000Z', 'UTC')).toBeUndefined();
  expect(formatLocalTime('2027-01-01T06:00:00.000Z', 'Africa/Abidjan')).toBeUndefined();
  expect(formatLocalTime(undefined)).toBeUndefined();
  expect(formatLocalTime('soon')).toBeUndefined();
});
