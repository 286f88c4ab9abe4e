import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import { parseFields } from './fields';
import {
  formatRecipe,
  MAX_OFFSET,
  createRecipe,
  listRecipeNames,
  createRestartSteps,
  toTasks,
  type TaskStep,
} from './recipes';
import { listWarnings } from './runs';

const listRows = (
  tasks: readonly { payload: string; offset: number; continueOnFailure: boolean }[],
) => tasks.map(({ payload, offset, continueOnFailure }) => [payload, offset, continueOnFailure]);

describe('recipe', () => {
  it('has the tasks in the guide', () => {
    expect(listRows(createRecipe('restart', [5, 1], 10).tasks)).toEqual([
      ['say Restart in 5 minutes', 0, true],
      ['say Restart in 1 minute', 240, true],
      ['save-all flush', 45, true],
      ['Restart the server', 15, false],
    ]);
    expect(listRows(createRecipe('backup', [], 10).tasks)).toEqual([
      ['save-all flush', 0, true],
      ['', 30, false],
    ]);
    expect(listRows(createRecipe('purge', [], 10).tasks)).toEqual([
      ['save-all flush', 0, false],
      ['', 30, false],
      ['co purge t:90d', 900, false],
    ]);
  });

  it('has no command of Minecraft where the host does not sell it', () => {
    expect(listRecipeNames(false)).toEqual(['restart']);
    expect(createRestartSteps([5, 1], false).map(({ payload }) => payload)).toEqual([
      'say Restart in 5 minutes',
      'say Restart in 1 minute',
      'Restart the server',
    ]);
  });

  it('bridges an hour of warnings within the limits of this provider', () => {
    const { tasks } = createRecipe(
      'restart',
      [60, 30, 15, 5, 1],
      provider.schedules.tasksPerSchedule,
    );
    expect(tasks.map(({ offset }) => offset)).toEqual([0, 900, 900, 900, 600, 240, 45, 15]);
    expect(tasks[1]?.payload).toBe('list');
    expect(createRecipe('restart', [60, 30, 15, 5, 1], 4).tasks).toEqual([]);
  });

  it('has fields without warnings', () => {
    for (const name of listRecipeNames()) {
      const reading = parseFields(createRecipe(name, [5], 10).fields);
      expect(reading.ok && listWarnings(reading, provider.schedules.minimumMinutes)).toEqual([]);
    }
  });
});

describe('toTasks', () => {
  const step = (at: number): TaskStep => ({
    at,
    action: 'command',
    payload: `at ${at}`,
    continueOnFailure: true,
  });

  it('rejects what the panel cannot do', () => {
    expect(toTasks([step(5), step(2)], 10)).toEqual({ ok: false, reason: 'order' });
    expect(toTasks([step(0), step(NaN)], 10)).toEqual({ ok: false, reason: 'order' });
    expect(toTasks([step(0), step(1e12)], 10)).toEqual({ ok: false, reason: 'too-many' });
    expect(toTasks([step(0), step(1), step(2)], 2)).toEqual({ ok: false, reason: 'too-many' });
    expect(toTasks([], 2)).toEqual({ ok: true, tasks: [] });
  });

  it('starts every step on time without a wait over the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9000), { minLength: 1, maxLength: 8 }), (times) => {
        const ordered = times.sort((a, b) => a - b);
        const result = toTasks(ordered.map(step), 200);
        expect(result.ok).toBe(true);
        if (!result.ok) return;
        let clock = ordered[0] ?? 0;
        const reached: string[] = [];
        for (const { offset, payload } of result.tasks) {
          expect(offset).toBeLessThanOrEqual(MAX_OFFSET);
          expect(offset).toBeGreaterThanOrEqual(0);
          clock += offset;
          if (payload !== 'list') reached.push(`${payload}=${clock}`);
        }
        expect(reached).toEqual(ordered.map((at) => `at ${at}=${at}`));
      }),
    );
  });

  it('saves 15 seconds before the restart, also without a warning', () => {
    expect(createRestartSteps([]).map(({ at }) => at)).toEqual([45, 60]);
  });
});

it('formatRecipe uses the panel’s labels', () => {
  const labels = provider.screens.panel.schedules ?? {};
  expect(formatRecipe(createRecipe('backup', [], 10), {})).toContain('onlyOnline: off');
  const text = formatRecipe(createRecipe('backup', [], 10), labels);
  expect(text).toBe(`Weekly backup (all times UTC)
Minute: 30
Hour: 2
Day of month: *
Month: *
Day of week: MON
Only When Server Is Online: off

1. Send command: save-all flush
   Time offset (in seconds) 0, Continue on Failure on
2. Create backup, Payload empty
   Time offset (in seconds) 30, Continue on Failure off`);
  expect(formatRecipe(createRecipe('restart', [1], 10), labels)).toContain(
    '3. Send power action: Restart the server',
  );
});
