import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import type { Provider } from '../schema';
import { createBillingExamples } from './examples';
import { computeRenewalTimeline } from './renewal-timeline';

/** Fixed terms, so that an operator's own settings do not fail these tests. */
const terms: Provider['billing'] = {
  ...provider.billing,
  currency: 'EUR',
  examplePlans: {
    small: { name: 'Small', pricePerMonth: 9 },
    large: { name: 'Large', pricePerMonth: 18 },
  },
  invoiceDaysBefore: 7,
  reminderDaysBefore: 3,
  runsAtUtc: '06:00',
  suspendAfterDays: 3,
  deleteAfterDays: 14,
  reactivationMinutes: 15,
  refundHours: 72,
  refundWorkingDays: 3,
  refundCardDays: 10,
  chargebackFee: 25,
  cancelHoursBefore: 24,
  cancelUndoHours: 24,
  dataKeptDays: 7,
  earlyRenewalMonths: 12,
  emailChangeLinkHours: 24,
  emailHoldHours: 72,
};

const createExamples = (change: Partial<Provider['billing']> = {}) =>
  createBillingExamples({ ...provider, billing: { ...terms, ...change } });

describe('billing examples', () => {
  it('dates an unpaid renewal', () => {
    expect(createExamples()).toMatchObject({
      invoiceCreated: 'March 25, 2027',
      reminder: 'March 29, 2027',
      due: 'April 1, 2027, 06:00 UTC',
      suspended: 'April 4, 2027, 06:00 UTC',
      reactivated: 'April 6, 2027, 20:25 UTC',
      deleted: 'April 15, 2027, 06:00 UTC',
    });
  });

  it('dates cancellations, an early renewal and a change of address', () => {
    expect(createExamples()).toMatchObject({
      cancelLatest: 'March 31, 2027, 06:00 UTC',
      cancelDataGone: 'April 8, 2027',
      cancelUndoLatest: 'March 7, 2027, 14:30 UTC',
      renewedEarlyOn: 'March 22, 2027',
      renewedEarlyNewDue: 'May 1, 2027',
      renewedEarlyMostNewDue: 'March 1, 2028',
      emailHoldEnds: 'March 4, 2027, 14:55 UTC',
    });
  });

  it('renews early before the invoice of the next term exists', () => {
    // Invoiced 14 days ahead on March 18: an early renewal after that would pay that invoice.
    expect(createExamples({ invoiceDaysBefore: 14 })).toMatchObject({
      invoiceCreated: 'March 18, 2027',
      renewedEarlyOn: 'March 15, 2027',
    });
  });

  it('counts the refund window in hours and the decision in working days', () => {
    expect(createExamples()).toMatchObject({
      paid: 'March 1, 2027, 14:30 UTC',
      refundLast: 'March 4, 2027, 14:30 UTC',
      // Thursday morning: Friday, Monday, Tuesday.
      refundDecided: 'March 9, 2027',
      refundPaidBackLatest: 'March 19, 2027',
      chargebackOwed: 'EUR 34.00',
    });
  });

  it('follows a different refund window', () => {
    expect(createExamples({ refundHours: 48 })).toMatchObject({
      refundLast: 'March 3, 2027, 14:30 UTC',
      refundAskedInTime: 'March 3, 2027, 08:30 UTC',
      refundAskedLate: 'March 3, 2027, 20:30 UTC',
      refundDecided: 'March 8, 2027',
    });
  });

  it('shows amounts that add up', () => {
    expect(createExamples()).toMatchObject({
      upgradeCredit: 'EUR 6.10',
      upgradeNewCost: 'EUR 12.19',
      upgradeToPay: 'EUR 6.09',
      upgradeAheadToPay: 'EUR 15.09',
    });
  });

  it('never deletes before it suspends, and never shows an amount below zero', () => {
    const days = fc.integer({ min: 0, max: 400 });
    const price = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(days, days, days, price, price, (suspend, remove, ahead, small, large) => {
        const odd = {
          ...terms,
          suspendAfterDays: suspend,
          deleteAfterDays: remove,
          invoiceDaysBefore: ahead,
          examplePlans: {
            small: { name: 'Small', pricePerMonth: small },
            large: { name: 'Large', pricePerMonth: large },
          },
        };
        const timeline = computeRenewalTimeline(odd);
        expect(timeline.invoiced).toBeLessThanOrEqual(timeline.due);
        expect(timeline.due).toBeLessThanOrEqual(timeline.suspended);
        expect(timeline.suspended).toBeLessThanOrEqual(timeline.paidLate);
        expect(timeline.paidLate).toBeLessThanOrEqual(timeline.deleted);
        expect(Object.values(createExamples(odd)).join('\n')).not.toMatch(/-\d|NaN|Invalid/);
      }),
    );
  });
});
