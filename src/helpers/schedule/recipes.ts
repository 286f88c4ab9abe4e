/**
 * Builds ready-made schedules as lists of tasks. The panel counts each wait from the start of the
 * previous task and accepts at most 900 seconds (`'time_offset' =>
 * 'required|numeric|between:0,900'`, app/Models/Task.php of pterodactyl/panel).
 */
import { products } from '../../../products/all';
import type { Fields } from './fields';
import { TASKS } from './texts';

export type Action = 'command' | 'power' | 'backup';

export interface ScheduleTask {
  readonly action: Action;
  readonly payload: string;
  /** Seconds after the previous task started; 0 for the first. */
  readonly offset: number;
  readonly continueOnFailure: boolean;
}

/** A task and its time, in seconds after the schedule started. */
export interface TaskStep extends Omit<ScheduleTask, 'offset'> {
  readonly at: number;
}

export interface Recipe {
  readonly name: string;
  readonly fields: Fields;
  readonly onlyOnline: boolean;
  readonly tasks: readonly ScheduleTask[];
}

export type TasksResult =
  | { readonly ok: true; readonly tasks: readonly ScheduleTask[] }
  | { readonly ok: false; readonly reason: 'too-many' | 'order' };

export const MAX_OFFSET = 900;
/** Splits a wait that is too long for one task: it prints who is online and changes nothing. */
const HARMLESS = 'list';

/**
 * Converts timed steps to tasks with waits. Inserts harmless commands into waits over 900 seconds.
 * @param maxTasks maximum per schedule
 */
export function toTasks(steps: readonly TaskStep[], maxTasks: number): TasksResult {
  const tasks: ScheduleTask[] = [];
  let before = 0;
  for (const { at, ...step } of steps) {
    let wait = tasks.length === 0 ? 0 : at - before;
    if (!(wait >= 0)) return { ok: false, reason: 'order' };
    // Against a hostile distance: no real schedule needs a list that long.
    if (wait > MAX_OFFSET * maxTasks) return { ok: false, reason: 'too-many' };
    while (wait > MAX_OFFSET) {
      tasks.push({
        action: 'command',
        payload: HARMLESS,
        offset: MAX_OFFSET,
        continueOnFailure: true,
      });
      wait -= MAX_OFFSET;
    }
    tasks.push({ ...step, offset: wait });
    before = at;
  }
  return tasks.length > maxTasks ? { ok: false, reason: 'too-many' } : { ok: true, tasks };
}

const createSayTask = (at: number, minutes: number): TaskStep => ({
  at,
  action: 'command',
  payload: TASKS.warning(minutes),
  continueOnFailure: true,
});

/** Whether the provider sells Minecraft, whose commands save the world and purge old entries. */
const HAS_MINECRAFT = products.some(({ id }) => id === 'minecraft');

/** Warning times in minutes before the restart, largest first; then save, 15 seconds, restart. */
export function createRestartSteps(
  warnings: readonly number[],
  hasSave = HAS_MINECRAFT,
): TaskStep[] {
  const lead = Math.max(1, ...warnings) * 60;
  return [
    ...warnings.map((minutes) => createSayTask(lead - minutes * 60, minutes)),
    ...(hasSave ? [save(lead - 15, true)] : []),
    { at: lead, action: 'power', payload: TASKS.restart, continueOnFailure: false },
  ];
}

const save = (at: number, continueOnFailure: boolean): TaskStep => ({
  at,
  action: 'command',
  payload: 'save-all flush',
  continueOnFailure,
});
const backup: TaskStep = { at: 30, action: 'backup', payload: '', continueOnFailure: false };

export type RecipeName = 'restart' | 'backup' | 'purge';
/** Other games than Minecraft have to stop for a backup, which takes two schedules. */
export const listRecipeNames = (hasMinecraft = HAS_MINECRAFT): readonly RecipeName[] =>
  hasMinecraft ? ['restart', 'backup', 'purge'] : ['restart'];

/** A recipe in the guide. `maxTasks` as in `toTasks`; if the list would be too long, it is empty. */
export function createRecipe(
  name: RecipeName,
  warnings: readonly number[],
  maxTasks: number,
): Recipe {
  const kinds: Record<RecipeName, Omit<Recipe, 'name' | 'tasks'> & { steps: readonly TaskStep[] }> =
    {
      restart: {
        fields: { minute: '55', hour: '3', dayOfMonth: '*', month: '*', dayOfWeek: '*' },
        onlyOnline: true,
        steps: createRestartSteps(warnings),
      },
      backup: {
        fields: { minute: '30', hour: '2', dayOfMonth: '*', month: '*', dayOfWeek: 'MON' },
        onlyOnline: false,
        steps: [save(0, true), backup],
      },
      purge: {
        fields: { minute: '0', hour: '5', dayOfMonth: '1', month: '*', dayOfWeek: '*' },
        onlyOnline: true,
        steps: [
          save(0, false),
          backup,
          { at: 930, action: 'command', payload: 'co purge t:90d', continueOnFailure: false },
        ],
      },
    };
  const { steps, ...rest } = kinds[name];
  const result = toTasks(steps, maxTasks);
  return { name: TASKS.names[name], ...rest, tasks: result.ok ? result.tasks : [] };
}

/** The panel's labels for the items of a task list, by key. */
export type TaskLabels = Readonly<Record<string, string>>;

/** The whole schedule as text to copy, in the panel's words. */
export function formatRecipe(
  { name, fields, onlyOnline, tasks }: Recipe,
  labels: TaskLabels,
): string {
  const getLabel = (key: string) => labels[key] ?? key;
  const actions: Record<Action, string> = {
    command: getLabel('sendCommand'),
    power: getLabel('power'),
    backup: getLabel('backup'),
  };
  const formatSwitch = (value: boolean) => (value ? TASKS.on : TASKS.off);
  return [
    TASKS.title(name),
    `${getLabel('minute')}: ${fields.minute}`,
    `${getLabel('hour')}: ${fields.hour}`,
    `${getLabel('dayOfMonth')}: ${fields.dayOfMonth}`,
    `${getLabel('month')}: ${fields.month}`,
    `${getLabel('dayOfWeek')}: ${fields.dayOfWeek}`,
    `${getLabel('onlyOnline')}: ${formatSwitch(onlyOnline)}`,
    '',
    ...tasks.flatMap(({ action, payload, offset, continueOnFailure }, at) => [
      `${at + 1}. ${actions[action]}${payload === '' ? `, ${TASKS.empty(getLabel('payload'))}` : `: ${payload}`}`,
      `   ${getLabel('offset')} ${offset}, ${getLabel('continueOnFailure')} ${formatSwitch(continueOnFailure)}`,
    ]),
  ].join('\n');
}
