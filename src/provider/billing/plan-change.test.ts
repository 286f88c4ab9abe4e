import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computePlanChange } from './plan-change';

it('splits a change of plan into what is owed, or what is credited, and nothing else', () => {
  const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(price, price, fc.nat(31), (from, to, restDays) => {
      const change = computePlanChange(from, to, { restDays, termDays: 31 });
      expect(change.toPay - change.toCredit).toBe(change.cost - change.credit);
      expect(Math.min(change.toPay, change.toCredit)).toBe(0);
      expect(Math.max(change.toPay, change.toCredit)).toBeGreaterThanOrEqual(0);
    }),
  );
});
