/** What five fields mean: in words, the next runs, and what is probably not meant. */
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import type { Expression, Reading } from './fields';

type Good = Extract<Reading, { ok: true }>;

export interface Remark {
  readonly tone: 'caution' | 'danger';
  readonly text: string;
}

const MINUTES_PER_DAY = 24 * 60;
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Days of each month; February with its leap day. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The fields in words, as cronstrue says them: `At 03:55, every day`. */
export function words({ text }: Good): string {
  return cronstrue.toString(text, { use24HourTimeFormat: true, verbose: true });
}

/**
 * The next moments at which the panel starts the schedule, after `from`; fewer where there are
 * none in the years that the library looks at. The panel's clock is UTC.
 */
export function nextRuns(good: Good, from: number, count: number): number[] {
  if (neverRuns(good.expression)) return [];
  const job = new Cron(good.text, { timezone: 'UTC', mode: '5-part', paused: true });
  const runs = job.nextRuns(count, new Date(from)).map((date) => date.getTime());
  job.stop();
  return runs;
}

function monthsOf(month: Expression['month']): readonly number[] {
  return month.values;
}

/** Months of the schedule that have none of its days. */
function monthsWithout({ dayOfMonth, month }: Expression): number[] {
  const first = dayOfMonth.special.length > 0 ? 1 : Math.min(...dayOfMonth.values);
  return monthsOf(month).filter((number) => first > Number(MONTH_DAYS[number - 1]));
}

/** True for a date that no year has, 30 February. With a weekday given, that one still runs. */
export function neverRuns(expression: Expression): boolean {
  const none = monthsWithout(expression).length === monthsOf(expression.month).length;
  return expression.dayOfWeek.any && none;
}

/**
 * The shortest wait between two runs in minutes, by the clock alone. Midnight counts as a border
 * only where the schedule can run on two days in a row.
 */
export function shortestGap({ minute, hour, dayOfMonth, month, dayOfWeek }: Expression): number {
  const times = hour.values.flatMap((h) => minute.values.map((m) => h * 60 + m));
  const gaps = times.slice(1).map((time, at) => time - (times[at] as number));
  const [first = 0] = times;
  const daily = dayOfMonth.any && month.any && dayOfWeek.any;
  const overnight = first + MINUTES_PER_DAY - (times.at(-1) as number);
  return Math.min(...gaps, daily ? overnight : MINUTES_PER_DAY);
}

function list(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) as string}`;
}

/** What a reader should know before saving these fields. */
export function remarks({ expression }: Good, minimumMinutes: number): Remark[] {
  const { minute, hour, dayOfMonth, month, dayOfWeek } = expression;
  const found: Remark[] = [];
  if (neverRuns(expression)) {
    return [{ tone: 'danger', text: 'It never runs: no year has this date.' }];
  }
  const gap = shortestGap(expression);
  if (minute.any && !hour.any) {
    found.push({
      tone: 'danger',
      text: 'It runs every minute of the hour. For one run, write 0 for the minute.',
    });
  } else if (gap < minimumMinutes) {
    found.push({
      tone: 'danger',
      text: `Two runs are ${gap === 1 ? '1 minute' : `${gap} minutes`} apart; the shortest interval here is ${minimumMinutes} minutes.`,
    });
  }
  if (!dayOfMonth.any && !dayOfWeek.any) {
    found.push({
      tone: 'caution',
      text: 'Both day fields are filled, and that means “or”: it runs on these dates and also on every one of these weekdays.',
    });
  } else if (!dayOfMonth.any) {
    const without = monthsWithout(expression);
    if (without.length > 0) {
      found.push({
        tone: 'caution',
        text: `It leaves out ${list(without.map((number) => MONTH_NAMES[number - 1] as string))}: the month has no such day. For the last day of every month write L.`,
      });
    }
    if (monthsOf(month).includes(2) && dayOfMonth.values[0] === 29) {
      found.push({ tone: 'caution', text: 'In February it runs in leap years only.' });
    }
  }
  if (dayOfWeek.special.some((item) => item.endsWith('#5'))) {
    found.push({ tone: 'caution', text: 'Most months have no fifth one: they are left out.' });
  }
  return found;
}
