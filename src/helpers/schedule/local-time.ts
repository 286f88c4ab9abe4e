/**
 * Converts between the reader's clock and the UTC fields, for schedules with one time on their
 * days. Other fields have no single local time and give undefined.
 */
import type { CronExpression, Fields } from './fields';
import { WEEKDAYS } from './fields';
import { findClockChanges, findOffsetMinutes, type ClockChange } from '../../lib/time-zone';

export type ScheduleDays =
  | { readonly kind: 'daily' }
  /** 0 is Sunday; sorted, without duplicates. */
  | { readonly kind: 'weekly'; readonly weekdays: readonly number[] }
  | { readonly kind: 'monthly'; readonly day: number };

export interface LocalSchedule {
  /** Minutes after midnight, 0 to 1439. */
  readonly minutes: number;
  readonly days: ScheduleDays;
}

const MINUTES_PER_DAY = 1440;
/** The last day that every month has; later days cannot be moved to the next day in UTC. */
export const LAST_DAY = 28;

/** Weekdays some days later, or earlier, in order. */
const shiftWeekdays = (weekdays: readonly number[], shift: number): number[] =>
  weekdays.map((day) => (day + shift + 7) % 7).sort((a, b) => a - b);

function createDayFields(
  days: ScheduleDays,
  shift: number,
): Pick<Fields, 'dayOfMonth' | 'dayOfWeek'> | undefined {
  if (days.kind === 'daily') return { dayOfMonth: '*', dayOfWeek: '*' };
  if (days.kind === 'weekly') {
    const numbers = shiftWeekdays(days.weekdays, shift);
    const [first = 0] = numbers;
    const last = numbers.at(-1) as number;
    const text =
      numbers.length > 2 && last - first === numbers.length - 1
        ? `${first}-${last}`
        : numbers.map((day) => WEEKDAYS[day]).join(',');
    return { dayOfMonth: '*', dayOfWeek: text };
  }
  const day = days.day + shift;
  if (day < 0 || day > LAST_DAY) return undefined;
  return { dayOfMonth: day === 0 ? 'L' : String(day), dayOfWeek: '*' };
}

/**
 * The UTC fields for a local time at an offset. Undefined if one line cannot express it: no weekday
 * chosen, or a day of the month that falls into another month in UTC only for some months.
 * @param offset minutes ahead of UTC
 */
export function toUtc({ minutes, days }: LocalSchedule, offset: number): Fields | undefined {
  if (days.kind === 'weekly' && days.weekdays.length === 0) return undefined;
  const utc = minutes - offset;
  const shift = Math.floor(utc / MINUTES_PER_DAY);
  const time = utc - shift * MINUTES_PER_DAY;
  const found = createDayFields(days, shift);
  if (found === undefined) return undefined;
  return { minute: String(time % 60), hour: String(Math.floor(time / 60)), month: '*', ...found };
}

function listLocalDays(
  { dayOfMonth, month, dayOfWeek }: CronExpression,
  shift: number,
): ScheduleDays | undefined {
  if (!month.any || dayOfWeek.special.length > 0) return undefined;
  if (dayOfMonth.any) {
    if (dayOfWeek.any) return { kind: 'daily' };
    return { kind: 'weekly', weekdays: shiftWeekdays(dayOfWeek.values, shift) };
  }
  if (!dayOfWeek.any) return undefined;
  const day = dayOfMonth.text === 'L' && shift === 1 ? 0 : dayOfMonth.values[0];
  if (day === undefined || dayOfMonth.values.length > 1) return undefined;
  const local = day + shift;
  // The day before the 1st is a different date in every month, and some months have no 29th.
  return local < 1 || local > LAST_DAY || day > LAST_DAY
    ? undefined
    : { kind: 'monthly', day: local };
}

/** The reverse; undefined for fields with several times or mixed days. */
export function toLocal(expression: CronExpression, offset: number): LocalSchedule | undefined {
  const { minute, hour } = expression;
  const [m] = minute.values;
  const [h] = hour.values;
  if (m === undefined || h === undefined) return undefined;
  if (minute.values.length > 1 || hour.values.length > 1) return undefined;
  const time = h * 60 + m + offset;
  const shift = Math.floor(time / MINUTES_PER_DAY);
  const days = listLocalDays(expression, shift);
  return days === undefined ? undefined : { minutes: time - shift * MINUTES_PER_DAY, days };
}

/** Days as one word, for a select option: `daily`, `w06`, `m28`. */
export function formatDays(days: ScheduleDays): string {
  if (days.kind === 'daily') return 'daily';
  return days.kind === 'monthly' ? `m${days.day}` : `w${days.weekdays.join('')}`;
}

/** The reverse of `formatDays`. */
export function parseDays(key: string): ScheduleDays {
  if (key.startsWith('m')) return { kind: 'monthly', day: Number(key.slice(1)) };
  if (key.startsWith('w')) return { kind: 'weekly', weekdays: Array.from(key.slice(1), Number) };
  return { kind: 'daily' };
}

/** `04:05` for minutes after midnight, which may extend into the next day. */
export function formatTime(minutes: number): string {
  const padToTwo = (value: number) => String(value).padStart(2, '0');
  const ofDay = minutes % MINUTES_PER_DAY;
  return `${padToTwo(Math.floor(ofDay / 60))}:${padToTwo(ofDay % 60)}`;
}

/** Minutes after midnight for `04:05` or `4:05`; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return Number(hour) * 60 + Number(minute);
}

/** The effect of a clock change on a schedule. */
export interface ClockChangeEffect {
  readonly change: ClockChange;
  /** Minutes by which all its local times move; positive means later. */
  readonly moved: number;
  /** Its local time from then on, if there is a single one. */
  readonly becomes?: LocalSchedule;
  /** The fields that keep the local time, from then on. */
  readonly keep?: Fields;
}

const YEAR_MS = 366 * 24 * 3600 * 1000;

/** Effects of the clock changes in the year after `now`, relative to the current time. */
export function listClockChangeEffects(
  expression: CronExpression,
  zone: string,
  now: number,
): ClockChangeEffect[] {
  const offset = findOffsetMinutes(zone, now);
  if (offset === undefined) return [];
  const local = toLocal(expression, offset);
  return findClockChanges(zone, now, now + YEAR_MS).map((change) => {
    const becomes = toLocal(expression, change.to);
    const keep = local === undefined ? undefined : toUtc(local, change.to);
    return {
      change,
      moved: change.to - offset,
      ...(becomes !== undefined && { becomes }),
      ...(keep !== undefined && { keep }),
    };
  });
}
