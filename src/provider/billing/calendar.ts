/** Calculates with points in time, in milliseconds since 1970 (UTC), and writes them out. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const SUNDAY = 0;
const SATURDAY = 6;

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Midnight of the same day some months later, or of that month's last day: May 31 to June 30. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  // Day 0 of a month is the last day of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
}

/** Skips weekends, but no public holidays. */
export function addWorkingDays(time: number, days: number): number {
  let result = time;
  let daysLeft = days;
  while (daysLeft > 0) {
    result += DAY_MS;
    const weekday = new Date(result).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) daysLeft -= 1;
  }
  return result;
}

/** @param clock such as `06:30` */
export function addClockTime(midnight: number, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return midnight + hours * HOUR_MS + minutes * MINUTE_MS;
}

/** `March 1, 2027`. */
export function formatDay(time: number): string {
  return DAY_FORMAT.format(time);
}

/** `March 1, 2027, 14:30 UTC`. */
export function formatTime(time: number): string {
  return `${formatDay(time)}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}
