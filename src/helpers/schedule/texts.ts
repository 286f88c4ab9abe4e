/** Holds all texts of the schedule builder. Pure. */
import cronstrue from 'cronstrue';
import { formatCount } from '../../lib/format-count';
import type { FieldName } from './fields';
import type { RecipeName } from './recipes';

export const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const MONTHS = [
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

export const RECIPE_LABELS: Readonly<Record<RecipeName, string>> = {
  restart: 'Restart with warnings and save',
  backup: 'Save and back up',
  purge: 'Save, back up, purge old logs',
};

export const COUNTDOWNS = {
  '1': '1 minute before',
  '5,1': '5 and 1 minutes before',
  '15,5,1': '15, 5 and 1 minutes before',
  '60,30,15,5,1': '60, 30, 15, 5 and 1 minutes before',
} as const;

/** Five fields as a sentence: `At 03:55, every day`. */
export function describeFields(fields: string): string {
  return cronstrue.toString(fields, { use24HourTimeFormat: true, verbose: true });
}

/** `A`, `A and B`, `A, B and C`. */
function list(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) as string}`;
}

/** What each field accepts. */
const WHAT: Readonly<Record<FieldName, string>> = {
  minute: 'a minute from 0 to 59',
  hour: 'an hour from 0 to 23; midnight is 0',
  dayOfMonth: 'a day from 1 to 31',
  month: 'a month from 1 to 12 or JAN to DEC',
  dayOfWeek: 'a weekday from 0 to 6 (0 is Sunday) or SUN to SAT',
};

/** What is wrong with a field, and what to write instead. */
export const PROBLEMS = {
  empty: (name: FieldName): string => `Empty. Write * for every value, or ${WHAT[name]}.`,
  tooLong: 'Too long.',
  notOne: (typed: string, name: FieldName): string => `“${typed}” is not ${WHAT[name]}.`,
  question: 'Write * instead of ?.',
  nearest: (last: number): string =>
    `W takes a day from 1 to ${last}: not every month has a later one.`,
  nth: 'After # comes a number from 1 to 5: the second Friday is 5#2.',
  step: (most: number): string => `A step goes from 1 to ${most}, without a zero in front.`,
  everyOne: '*/1 is every value: write *.',
  stepAlone: (instead: string): string => `Before a step write * or a range: ${instead}.`,
  namedStep: 'With a step, write numbers instead of names.',
  namedSunday: 'The panel misses Sunday in a range of names: SAT-SUN is 6-7, SUN-TUE is 0-2.',
  backwards: 'A range goes from the smaller to the larger value; write two ranges with a comma.',
  sundayInRange: 'In a range, Sunday is 0 at its start and 7 at its end: all days are *.',
  starAndMore: '* already means every value: leave the rest away.',
  specialAndMore: 'L and W stand alone in this field; use a second schedule for other days.',
  unordered: (ordered: string): string =>
    `The panel skips values that are not in order. Write ${ordered}.`,
  oneDigit: (digit: string): string =>
    `In a list with ranges write two digits: 0${digit} instead of ${digit}.`,
} as const;

/** What to know about fields that the panel accepts. */
export const WARNINGS = {
  never: 'It never runs: no year has this date.',
  everyMinute: 'It runs every minute of the hour. For one run, write 0 for the minute.',
  tooOften: (gap: number, least: number): string =>
    `Two runs are ${formatCount(gap, 'minute')} apart; the shortest interval here is ${least} minutes.`,
  bothDays:
    'Both day fields are filled, and that means “or”: it runs on these dates and also on every one of these weekdays.',
  /** @param months their numbers, from 1 */
  leavesOut: (months: readonly number[]): string =>
    `It leaves out ${list(months.map((month) => MONTHS[month - 1] as string))}: the month has no such day. For the last day of every month write L.`,
  leapYears: 'In February it runs in leap years only.',
  fifth: 'Most months have no fifth one: they are left out.',
} as const;

/** Words of the ready-made schedules: names, commands, and list labels. */
export const TASKS = {
  names: {
    restart: 'Nightly restart',
    backup: 'Weekly backup',
    purge: 'Monthly purge',
  } satisfies Record<RecipeName, string>,
  /** In-game messages to players. */
  warning: (minutes: number): string => `say Restart in ${formatCount(minutes, 'minute')}`,
  restart: 'Restart the server',
  title: (name: string): string => `${name} (all times UTC)`,
  empty: (label: string): string => `${label} empty`,
  on: 'on',
  off: 'off',
} as const;

/** Labels and sentences of the view. */
export const VIEW = {
  intro:
    'Your local time to the five UTC fields and back, with the next runs and the tasks to copy.',
  whatItDoes: 'What it does',
  warnPlayers: 'Warn players',
  startLabel: 'Starts at, your time',
  inexpressible:
    'In UTC this day of the month is not the same in every month. Choose day 27 or earlier, or another hour.',
  on: 'On',
  daily: 'Every day',
  weekly: (weekday: string): string => `Every ${weekday}`,
  workdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
  monthly: (day: number): string => `Monthly on day ${day}`,
  asBelow: 'As in the fields below',
  inUtc: (sentence: string): string => `${sentence} (UTC)`,
  warningTimes: (from: string, lead: number, restart: string): string =>
    `Warnings begin at ${from} your time; the restart comes ${formatCount(lead, 'minute')} later, at ${restart}.`,
  nextRuns: 'Next five runs',
  exampleRuns: 'Next five runs, an example',
  output: 'The schedule and its tasks, as the panel asks for them',
  copyTaskList: 'Copy the task list',
  purgeNote:
    'The purge command is the one of CoreProtect, for entries older than 90 days. A schedule cannot delete files.',
  limits: 'It cannot see your panel: whether the schedule is active, and what ran, stands there.',
  refused: 'The panel would not take these fields, or run them wrongly',
  problem: (label: string, text: string): string => `${label}: ${text}`,
} as const;

function durationText(minutes: number): string {
  if (minutes === 60) return 'one hour';
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}

/** How far a time moves on the reader's clock. */
function moved(minutes: number): string {
  return `${durationText(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
}

/** The effects of clock changes. Text in backticks is what to write. */
export const CHANGES = {
  some: (zone: string): string => `The clocks in ${zone} change; UTC and your schedule do not`,
  none: (zone: string): string => `The clocks in ${zone} do not change within a year`,
  steady: 'This schedule keeps its local time.',
  back: (from: string): string =>
    `From ${from} it is back at the time it has now; go back to the fields above.`,
  /** @param at the new local time, if there is a single one */
  moves: (from: string, minutes: number, at: string | undefined): string =>
    `From ${from} it comes ${moved(minutes)} by your clock${at === undefined ? '' : `, at ${at}`}.`,
  keep: (fields: string): string =>
    `To keep your time, change the fields to \`${fields}\` on that day.`,
  halfHour:
    'Your zone is not a whole number of hours from UTC: the minute field differs from the minute on your clock.',
} as const;
