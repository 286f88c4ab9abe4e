import { describe, expect, it } from 'vitest';
import { addClockTime, addMonths, addWorkingDays, formatDay, formatTime } from './calendar';

describe('addMonths', () => {
  it.each([
    ['2027-03-01T14:30:00Z', 1, 'April 1, 2027, 00:00 UTC'],
    ['2027-05-31T00:00:00Z', 1, 'June 30, 2027, 00:00 UTC'],
    ['2027-12-31T00:00:00Z', 2, 'February 29, 2028, 00:00 UTC'],
  ])('%s and %i: %s', (start, months, end) => {
    expect(formatTime(addMonths(Date.parse(start), months))).toBe(end);
  });
});

it('addWorkingDays skips a weekend', () => {
  const friday = Date.parse('2027-03-05T10:00:00Z');
  expect(formatDay(addWorkingDays(friday, 1))).toBe('March 8, 2027');
  expect(addWorkingDays(friday, 0)).toBe(friday);
});

it('addClockTime adds hours and minutes', () => {
  expect(formatTime(addClockTime(Date.UTC(2027, 2, 1), '06:30'))).toBe('March 1, 2027, 06:30 UTC');
});
