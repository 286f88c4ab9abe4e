/**
 * Computes the dates of Rust's forced wipes from the rule in the facts. Pure: the current time is
 * passed in.
 */
import { toInstant } from '../../lib/time-zone';

/** Which day of a month, at which local time, in which zone. */
export interface WipeRule {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** First, second … */
  readonly nth: number;
  readonly hour: number;
  readonly minute: number;
  readonly zone: string;
}

export type RuleResult =
  | { readonly ok: true; readonly rule: WipeRule }
  | { readonly ok: false; readonly reason: 'day' | 'time' };

const NUMBERS = ['first', 'second', 'third', 'fourth'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MINUTE_MS = 60_000;

/** Parses `the first Thursday of every month`, `14:00` and a zone name. */
export function parseRule(day: string, time: string, zone: string): RuleResult {
  const [, number = '', name = ''] = /^the (\w+) (\w+) of every month$/.exec(day) ?? [];
  const [nth, weekday] = [NUMBERS.indexOf(number) + 1, WEEKDAYS.indexOf(name)];
  if (nth === 0 || weekday < 0) return { ok: false, reason: 'day' };
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return { ok: false, reason: 'time' };
  return { ok: true, rule: { weekday, nth, hour: Number(hour), minute: Number(minute), zone } };
}

/** Day of the month on which a rule falls. @param month 1 to 12; 13 is January of the next year */
export function getWipeDay({ weekday, nth }: WipeRule, year: number, month: number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7;
}

/**
 * The next wipes after `from`, at most 60; none for an unknown zone or an invalid time.
 * @param from milliseconds since 1970, UTC
 */
export function findNextWipes(rule: WipeRule, from: number, count: number): number[] {
  const start = new Date(from);
  const found: number[] = [];
  const wipeCount = Math.min(count, 60);
  // Two months more than requested: this month's may be over, and the zone may be in another month.
  for (let ahead = -1; ahead <= wipeCount + 1 && found.length < wipeCount; ahead += 1) {
    const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + ahead, 1));
    const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
    const { hour, minute, zone } = rule;
    const at = toInstant(zone, { year, month, day: getWipeDay(rule, year, month), hour, minute });
    if (at !== undefined && at > from) found.push(at);
  }
  return found;
}

const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

export interface Wait {
  readonly amount: number;
  readonly unit: (typeof UNITS)[number][0];
}

/** Time until a moment, in the largest unit that fits, rounded down; undefined below a minute. */
export function findWaitUntil(at: number, now: number): Wait | undefined {
  const minutes = Math.floor((at - now) / MINUTE_MS);
  const fitting = UNITS.find(([, size]) => minutes >= size);
  return fitting && { unit: fitting[0], amount: Math.floor(minutes / fitting[1]) };
}
