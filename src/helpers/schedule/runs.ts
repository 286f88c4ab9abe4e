/** Computes the next runs of five fields, and remarks on what is probably unintended. */
import { Cron } from 'croner';
import type { CronExpression, FieldsResult } from './fields';
import { WARNINGS } from './texts';

/** Fields that the panel accepts. */
export type ValidFields = Extract<FieldsResult, { ok: true }>;

export interface RunWarning {
  readonly tone: 'caution' | 'danger';
  readonly text: string;
}

const MINUTES_PER_DAY = 24 * 60;
/** Days per month; February with its leap day. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The next times after `from` when the panel starts the schedule; fewer if croner finds no
 * more within its range of years. The panel's clock is UTC.
 */
export function findNextRuns(fields: ValidFields, from: number, count: number): number[] {
  if (hasNoRuns(fields.expression)) return [];
  const job = new Cron(fields.text, { timezone: 'UTC', mode: '5-part', paused: true });
  const runs = job.nextRuns(count, new Date(from)).map((date) => date.getTime());
  job.stop();
  return runs;
}

/** Months in which the schedule has no day to run. */
function listMonthsWithout({ dayOfMonth, month }: CronExpression): number[] {
  const first = dayOfMonth.special.length > 0 ? 1 : Math.min(...dayOfMonth.values);
  return month.values.filter((number) => first > Number(MONTH_DAYS[number - 1]));
}

/** True for a date that no year has, 30 February. If a weekday is given, that one still runs. */
export function hasNoRuns(expression: CronExpression): boolean {
  const isNever = listMonthsWithout(expression).length === expression.month.values.length;
  return expression.dayOfWeek.any && isNever;
}

/**
 * The shortest interval between two runs in minutes, by time of day. The gap across midnight counts
 * only if the schedule can run on consecutive days.
 */
export function getShortestGap({
  minute,
  hour,
  dayOfMonth,
  month,
  dayOfWeek,
}: CronExpression): number {
  const times = hour.values.flatMap((h) => minute.values.map((m) => h * 60 + m));
  const gaps = times.slice(1).map((time, at) => time - (times[at] as number));
  const [first = 0] = times;
  const isDaily = dayOfMonth.any && month.any && dayOfWeek.any;
  const overnight = first + MINUTES_PER_DAY - (times.at(-1) as number);
  return Math.min(...gaps, isDaily ? overnight : MINUTES_PER_DAY);
}

function findIntervalWarning({ expression }: ValidFields, minimumMinutes: number): RunWarning[] {
  const { minute, hour } = expression;
  if (minute.any && !hour.any) return [{ tone: 'danger', text: WARNINGS.everyMinute }];
  const gap = getShortestGap(expression);
  return gap < minimumMinutes
    ? [{ tone: 'danger', text: WARNINGS.tooOften(gap, minimumMinutes) }]
    : [];
}

function listDayWarnings({ expression }: ValidFields): RunWarning[] {
  const { dayOfMonth, month, dayOfWeek } = expression;
  if (dayOfMonth.any) return [];
  if (!dayOfWeek.any) return [{ tone: 'caution', text: WARNINGS.bothDays }];
  const without = listMonthsWithout(expression);
  const isLeapDay = month.values.includes(2) && dayOfMonth.values[0] === 29;
  return [
    ...(without.length > 0
      ? [{ tone: 'caution', text: WARNINGS.leavesOut(without) } as const]
      : []),
    ...(isLeapDay ? [{ tone: 'caution', text: WARNINGS.leapYears } as const] : []),
  ];
}

/** What to know before saving these fields. */
export function listWarnings(fields: ValidFields, minimumMinutes: number): RunWarning[] {
  if (hasNoRuns(fields.expression)) return [{ tone: 'danger', text: WARNINGS.never }];
  const hasFifth = fields.expression.dayOfWeek.special.some((item) => item.endsWith('#5'));
  return [
    ...findIntervalWarning(fields, minimumMinutes),
    ...listDayWarnings(fields),
    ...(hasFifth ? [{ tone: 'caution', text: WARNINGS.fifth } as const] : []),
  ];
}
