import { plural } from '../lib/plural';
import type { Provider } from './provider';

/**
 * Dates and amounts for the worked examples on the billing pages, computed from the provider's
 * terms so that a changed deadline changes the examples. All times are UTC.
 */
export type BillingExamples = Readonly<Record<string, string>>;

type Terms = Provider['billing'];

/** The customer of every example pays monthly; the term starts on this day. */
const TERM_START = Date.UTC(2027, 2, 1);
/** When that customer paid for the first time: a Monday. */
const PAID = Date.UTC(2027, 2, 1, 14, 30);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Points in time (milliseconds, UTC) of a renewal that nobody pays, or pays late. */
export interface Timeline {
  readonly invoiced: number;
  readonly reminded: number;
  readonly due: number;
  readonly suspended: number;
  /** A payment after the suspension and before the deletion. */
  readonly paidLate: number;
  readonly reactivated: number;
  /** Never before `suspended`, whatever the terms say. */
  readonly deleted: number;
}

/** The renewal that falls due at the end of the example's first term. */
export function billingTimeline(terms: Terms): Timeline {
  const due = at(addMonths(TERM_START, 1), terms.runsAtUtc);
  const suspended = due + terms.suspendAfterDays * DAY;
  const deleted = Math.max(due + terms.deleteAfterDays * DAY, suspended);
  const paidLate = Math.min(suspended + 2 * DAY + 14 * HOUR + 10 * 60_000, deleted);
  return {
    invoiced: due - terms.invoiceDaysBefore * DAY,
    reminded: due - terms.reminderDaysBefore * DAY,
    due,
    suspended,
    paidLate,
    reactivated: paidLate + terms.reactivationMinutes * 60_000,
    deleted,
  };
}

/** Amounts in cents of changing between two plans; none is below zero. */
export interface PlanChange {
  /** What the rest of the term on the old plan is worth. */
  readonly credit: number;
  /** What the rest of the term on the new plan costs. */
  readonly cost: number;
  readonly toPay: number;
  readonly toCredit: number;
}

/**
 * Pro rata by days. Both sides are rounded to cents first, so that what the page shows adds up.
 * @param from price per month of the old plan
 * @param to price per month of the new plan
 * @param restDays days of the term that are left, of `termDays`
 */
export function planChange(
  from: number,
  to: number,
  restDays: number,
  termDays: number,
): PlanChange {
  const share = (price: number) => Math.round((cents(price) * restDays) / termDays);
  const credit = share(from);
  const cost = share(to);
  return {
    credit,
    cost,
    toPay: Math.max(cost - credit, 0),
    toCredit: Math.max(credit - cost, 0),
  };
}

/** Builds the quotable examples: `[[example.refundLast]]` and so on. */
export function billingExamples(provider: Provider): BillingExamples {
  const terms = provider.billing;
  return {
    ...renewalExamples(terms, provider.backups.emergencyDays),
    ...cancellationExamples(terms),
    ...refundExamples(terms),
    ...earlyRenewalExamples(terms),
    ...planExamples(terms),
    ...emailExamples(terms),
    subuserInvited: stamp(PAID),
    subuserInviteEnds: stamp(PAID + terms.subuserInviteDays * DAY),
  };
}

function renewalExamples(terms: Terms, emergencyDays: number): BillingExamples {
  const line = billingTimeline(terms);
  return {
    termStart: day(TERM_START),
    due: stamp(line.due),
    dueDay: day(line.due),
    nextDueDay: day(addMonths(TERM_START, 2)),
    invoiceCreated: day(line.invoiced),
    reminder: day(line.reminded),
    suspended: stamp(line.suspended),
    suspendedDay: day(line.suspended),
    paidLate: stamp(line.paidLate),
    reactivated: stamp(line.reactivated),
    deleted: stamp(line.deleted),
    deletedDay: day(line.deleted),
    emergencyAskLatest: day(line.deleted + emergencyDays * DAY),
    appealLatest: day(line.suspended + terms.appealDays * DAY),
    suspendedDownloads: terms.suspendedCanDownload
      ? 'existing files and backups can still be downloaded'
      : 'neither files nor backups can be downloaded',
    suspendAfter: plural(terms.suspendAfterDays, 'day'),
    deleteAfter: plural(terms.deleteAfterDays, 'day'),
  };
}

function cancellationExamples(terms: Terms): BillingExamples {
  const { due } = billingTimeline(terms);
  const cancelledNow = PAID + 5 * DAY;
  return {
    cancelLatest: stamp(due - terms.cancelHoursBefore * HOUR),
    cancelTooLate: stamp(due - (terms.cancelHoursBefore / 2) * HOUR),
    cancelDataGone: day(due + terms.dataKeptDays * DAY),
    cancelledNow: stamp(cancelledNow),
    cancelUndoLatest: stamp(cancelledNow + terms.cancelUndoHours * HOUR),
    cancelledNowGone: day(cancelledNow + terms.dataKeptDays * DAY),
  };
}

function refundExamples(terms: Terms): BillingExamples {
  const last = PAID + terms.refundHours * HOUR;
  const asked = last - Math.min(6, terms.refundHours) * HOUR;
  const decided = addWorkingDays(asked, terms.refundWorkingDays);
  return {
    paid: stamp(PAID),
    refundLast: stamp(last),
    refundAskedInTime: stamp(asked),
    refundAskedLate: stamp(last + 6 * HOUR),
    refundDecided: day(decided),
    refundPaidBackLatest: day(decided + terms.refundCardDays * DAY),
    refundWalletLatest: day(decided + terms.refundWalletDays * DAY),
    refundTransferLatest: day(decided + terms.refundTransferDays * DAY),
    chargebackOwed: money(
      cents(terms.examplePlans.small.pricePerMonth) + cents(terms.chargebackFee),
      terms.currency,
    ),
    chargebackFee: money(cents(terms.chargebackFee), terms.currency),
  };
}

function earlyRenewalExamples(terms: Terms): BillingExamples {
  const { due } = billingTimeline(terms);
  // Before the renewal invoice exists: afterwards, paying that invoice is the renewal.
  const renewed = due - Math.max(10, terms.invoiceDaysBefore + 3) * DAY;
  const limit = addMonths(renewed, terms.earlyRenewalMonths);
  let most = 0;
  while (addMonths(TERM_START, most + 2) <= limit) most += 1;
  return {
    renewedEarlyOn: day(renewed),
    renewedEarlyNewDue: day(addMonths(TERM_START, 2)),
    renewedEarlyThreeNewDue: day(addMonths(TERM_START, 4)),
    renewedEarlyThreeCost: money(3 * cents(terms.examplePlans.small.pricePerMonth), terms.currency),
    renewedEarlyLimit: day(limit),
    renewedEarlyMost: plural(most, 'time'),
    renewedEarlyMostNewDue: day(addMonths(TERM_START, 1 + most)),
  };
}

function planExamples(terms: Terms): BillingExamples {
  const { small, large } = terms.examplePlans;
  const daysInTerm = Math.round((addMonths(TERM_START, 1) - TERM_START) / DAY);
  const usedDays = 10;
  const restDays = daysInTerm - usedDays;
  const up = planChange(small.pricePerMonth, large.pricePerMonth, restDays, daysInTerm);
  const down = planChange(large.pricePerMonth, small.pricePerMonth, restDays, daysInTerm);
  // After an early renewal: the rest of this term, and one whole month at the full difference.
  const month = planChange(small.pricePerMonth, large.pricePerMonth, 1, 1);
  const amount = (value: number) => money(value, terms.currency);
  return {
    daysInTerm: String(daysInTerm),
    usedDays: String(usedDays),
    restDays: String(restDays),
    upgradeDay: day(TERM_START + usedDays * DAY),
    smallPlan: small.name,
    largePlan: large.name,
    smallPrice: amount(cents(small.pricePerMonth)),
    largePrice: amount(cents(large.pricePerMonth)),
    upgradeCredit: amount(up.credit),
    upgradeNewCost: amount(up.cost),
    upgradeToPay: amount(up.toPay),
    downgradeCredit: amount(down.toCredit),
    downgradeTime: plural(terms.downgradeDays, 'day'),
    upgradeAheadMonth: amount(month.toPay),
    upgradeAheadToPay: amount(up.toPay + month.toPay),
    dailySmall: amount(Math.round(cents(small.pricePerMonth) / daysInTerm)),
  };
}

function emailExamples(terms: Terms): BillingExamples {
  const confirmed = PAID + 25 * 60_000;
  return {
    emailChanged: stamp(PAID),
    emailLinkEnds: stamp(PAID + terms.emailChangeLinkHours * HOUR),
    emailConfirmed: stamp(confirmed),
    emailHoldEnds: stamp(confirmed + terms.emailHoldHours * HOUR),
  };
}

/** The same day of a later month; the last day of that month where it has no such day. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return first.getTime();
}

/** Monday to Friday; public holidays are not known here. */
function addWorkingDays(time: number, days: number): number {
  let result = time;
  for (let left = days; left > 0;) {
    result += DAY;
    const weekday = new Date(result).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
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

function cents(amount: number): number {
  return Math.round(amount * 100);
}

function money(amountCents: number, currency: string): string {
  return `${currency} ${(amountCents / 100).toFixed(2)}`;
}
