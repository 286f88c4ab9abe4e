import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Turns } from './turns.mjs';

it('runs every task, never more than allowed at a time, whichever fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ steps: fc.nat(5), fails: fc.boolean() }), { maxLength: 20 }),
      async (count, tasks) => {
        const turns = new Turns(count);
        let running = 0;
        let most = 0;
        const results = await Promise.allSettled(
          tasks.map(({ steps, fails }, index) =>
            turns.run(async () => {
              running += 1;
              most = Math.max(most, running);
              for (let step = 0; step < steps; step += 1) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('on purpose');
              return index;
            }),
          ),
        );
        expect(most).toBeLessThanOrEqual(count);
        expect(results.map(({ status }) => status === 'rejected')).toEqual(
          tasks.map(({ fails }) => fails),
        );
      },
    ),
  );
});
