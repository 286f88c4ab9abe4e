/** All words of the schedule builder. Pure. */
import type { RecipeName } from './recipes';

export const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const RECIPE_LABELS: Readonly<Record<RecipeName, string>> = {
  restart: 'Restart with warnings and save',
  backup: 'Save and back up',
  purge: 'Save, back up, purge old logs',
};

export const WARNINGS = {
  '1': '1 minute before',
  '5,1': '5 and 1 minutes before',
  '15,5,1': '15, 5 and 1 minutes before',
  '60,30,15,5,1': '60, 30, 15, 5 and 1 minutes before',
} as const;

/** Labels and sentences of the view. */
export const VIEW = {
  intro:
    'Your local time to the five UTC fields and back, with the next runs and the tasks to copy.',
  whatItDoes: 'What it does',
  warnPlayers: 'Warn players',
  startsAtYourTime: 'Starts at, your time',
  on: 'On',
  yourTimeZone: 'Your time zone',
  output: 'The schedule and its tasks, as the panel asks for them',
  copyTheTaskList: 'Copy the task list',
  purgeNote:
    'The purge command is the one of CoreProtect, for entries older than 90 days. A schedule cannot delete files.',
  refused: 'The panel would not take these fields, or run them wrongly',
} as const;

/** Labels and sentences of Changes. */
export const CHANGES = {
  steady: 'This schedule keeps its local time.',
  halfHour:
    'Your zone is not a whole number of hours from UTC: the minute field differs from the minute on your clock.',
} as const;
