import type { Provider } from './provider';

/**
 * Dates and amounts for the worked examples on the billing pages, computed from the provider's
 * terms so that a changed deadline changes the examples. All times are UTC.
 */
export type BillingExamples = Readonly<Record<string, string>>;

/** The customer of every example pays monthly; the term starts on this day. */
const TERM_START = Date.UTC(2027, 2, 1);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Builds the quotable examples: `[[example.refundLast]]` and so on. */
export function billingExamples(provider: Provider): BillingExamples {
  const terms = provider.billing;
  const { small, large } = terms.examplePlans;
  const dueMonth = (months: number) => addMonths(TERM_START, months);
  const due = at(dueMonth(1), terms.runsAtUtc);
  const paid = Date.UTC(2027, 2, 1, 14, 30);
  const refundLast = paid + terms.refundHours * HOUR;
  const suspended = due + terms.suspendAfterDays * DAY;
  const deleted = due + terms.deleteAfterDays * DAY;
  const daysInTerm = Math.round((dueMonth(1) - TERM_START) / DAY);
  const usedDays = 10;
  const restDays = daysInTerm - usedDays;
  const credit = (small.pricePerMonth * restDays) / daysInTerm;
  const newCost = (large.pricePerMonth * restDays) / daysInTerm;
  return {
    termStart: day(TERM_START),
    due: stamp(due),
    dueDay: day(due),
    invoiceCreated: day(due - terms.invoiceDaysBefore * DAY),
    reminder: day(due - terms.reminderDaysBefore * DAY),
    suspended: stamp(suspended),
    suspendedDay: day(suspended),
    deleted: stamp(deleted),
    deletedDay: day(deleted),
    cancelLatest: stamp(due - terms.cancelHoursBefore * HOUR),
    cancelDataGone: day(due + terms.dataKeptDays * DAY),
    cancelledNow: stamp(paid + 5 * DAY),
    cancelledNowGone: day(paid + 5 * DAY + terms.dataKeptDays * DAY),
    paid: stamp(paid),
    refundLast: stamp(refundLast),
    refundAskedInTime: stamp(refundLast - 6 * HOUR),
    refundAskedLate: stamp(refundLast + 6 * HOUR),
    refundPaidBackLatest: day(refundLast - 6 * HOUR + terms.refundCardDays * DAY),
    renewedEarlyOn: day(due - 10 * DAY),
    renewedEarlyNewDue: day(dueMonth(2)),
    renewedEarlyThreeNewDue: day(dueMonth(4)),
    daysInTerm: String(daysInTerm),
    usedDays: String(usedDays),
    restDays: String(restDays),
    upgradeDay: day(TERM_START + usedDays * DAY),
    smallPlan: small.name,
    largePlan: large.name,
    smallPrice: money(small.pricePerMonth, terms.currency),
    largePrice: money(large.pricePerMonth, terms.currency),
    upgradeCredit: money(credit, terms.currency),
    upgradeNewCost: money(newCost, terms.currency),
    upgradeToPay: money(newCost - credit, terms.currency),
    dailySmall: money(small.pricePerMonth / daysInTerm, terms.currency),
  };
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate());
}

function at(time: number, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return time + hours * HOUR + minutes * 60_000;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function day(time: number): string {
  return DAY_FORMAT.format(time);
}

function stamp(time: number): string {
  return `${day(time)}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}

function money(amount: number, currency: string): string {
  return `${currency} ${amount.toFixed(2)}`;
}
