/** Computes the worked examples on the billing pages from the provider's terms. */
import { formatCount } from '../lib/format-count';
import type { Provider } from './provider';

/**
 * Dates and amounts for the worked examples on the billing pages, computed from the provider's
 * terms, so that a changed deadline updates the examples. All times are UTC.
 */
export type BillingExamples = Readonly<Record<string, string>>;

type BillingTerms = Provider['billing'];

/** The customer of every example pays monthly; the term starts on this day. */
const TERM_START = Date.UTC(2027, 2, 1);
/** When that customer paid for the first time: a Monday. */
const PAID = Date.UTC(2027, 2, 1, 14, 30);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Times (milliseconds since the epoch, UTC) in the life of a renewal that is paid late or never.
 */
export interface RenewalTimeline {
  readonly invoiced: number;
  readonly reminded: number;
  readonly due: number;
  readonly suspended: number;
  /** A payment between suspension and deletion. */
  readonly paidLate: number;
  readonly reactivated: number;
  /** Never before `suspended`, whatever the terms say. */
  readonly deleted: number;
}

/** The renewal due at the end of the example's first term. */
export function computeRenewalTimeline(terms: BillingTerms): RenewalTimeline {
  const due = addClockTime(addMonths(TERM_START, 1), terms.runsAtUtc);
  const suspended = due + terms.suspendAfterDays * DAY_MS;
  const deleted = Math.max(due + terms.deleteAfterDays * DAY_MS, suspended);
  const paidLate = Math.min(suspended + 2 * DAY_MS + 14 * HOUR_MS + 10 * 60_000, deleted);
  return {
    invoiced: due - terms.invoiceDaysBefore * DAY_MS,
    reminded: due - terms.reminderDaysBefore * DAY_MS,
    due,
    suspended,
    paidLate,
    reactivated: paidLate + terms.reactivationMinutes * 60_000,
    deleted,
  };
}

/** Amounts in cents for changing between two plans; none is negative. */
export interface PlanChange {
  /** Value of the remaining term on the old plan. */
  readonly credit: number;
  /** Cost of the remaining term on the new plan. */
  readonly cost: number;
  readonly toPay: number;
  readonly toCredit: number;
}

/** The rest of a term, in days. */
interface RemainingTerm {
  readonly restDays: number;
  readonly termDays: number;
}

/**
 * Computes a change of plan pro rata by days. Both sides are rounded to cents first, so that the
 * amounts on the page add up.
 * @param from monthly price of the old plan
 * @param to monthly price of the new plan
 */
export function computePlanChange(
  from: number,
  to: number,
  { restDays, termDays }: RemainingTerm,
): PlanChange {
  const computeShare = (price: number) => Math.round((toCents(price) * restDays) / termDays);
  const credit = computeShare(from);
  const cost = computeShare(to);
  return {
    credit,
    cost,
    toPay: Math.max(cost - credit, 0),
    toCredit: Math.max(credit - cost, 0),
  };
}

/** Builds the quotable examples: `[[example.refundLast]]` and so on. */
export function createBillingExamples(provider: Provider): BillingExamples {
  const terms = provider.billing;
  return {
    ...createRenewalExamples(terms, provider.backups.emergencyDays),
    ...createCancellationExamples(terms),
    ...createRefundExamples(terms),
    ...createEarlyRenewalExamples(terms),
    ...planExamples(terms),
    ...createEmailExamples(terms),
    subuserInvited: formatTime(PAID),
    subuserInviteEnds: formatTime(PAID + terms.subuserInviteDays * DAY_MS),
  };
}

function createRenewalExamples(terms: BillingTerms, emergencyDays: number): BillingExamples {
  const line = computeRenewalTimeline(terms);
  return {
    termStart: formatDay(TERM_START),
    due: formatTime(line.due),
    dueDay: formatDay(line.due),
    nextDueDay: formatDay(addMonths(TERM_START, 2)),
    invoiceCreated: formatDay(line.invoiced),
    reminder: formatDay(line.reminded),
    suspended: formatTime(line.suspended),
    suspendedDay: formatDay(line.suspended),
    paidLate: formatTime(line.paidLate),
    reactivated: formatTime(line.reactivated),
    deleted: formatTime(line.deleted),
    deletedDay: formatDay(line.deleted),
    emergencyAskLatest: formatDay(line.deleted + emergencyDays * DAY_MS),
    appealLatest: formatDay(line.suspended + terms.appealDays * DAY_MS),
    suspendedDownloads: terms.suspendedCanDownload
      ? 'existing files and backups can still be downloaded'
      : 'neither files nor backups can be downloaded',
    suspendAfter: formatCount(terms.suspendAfterDays, 'day'),
    deleteAfter: formatCount(terms.deleteAfterDays, 'day'),
  };
}

function createCancellationExamples(terms: BillingTerms): BillingExamples {
  const { due } = computeRenewalTimeline(terms);
  const cancelledNow = PAID + 5 * DAY_MS;
  return {
    cancelLatest: formatTime(due - terms.cancelHoursBefore * HOUR_MS),
    cancelTooLate: formatTime(due - (terms.cancelHoursBefore / 2) * HOUR_MS),
    cancelDataGone: formatDay(due + terms.dataKeptDays * DAY_MS),
    cancelledNow: formatTime(cancelledNow),
    cancelUndoLatest: formatTime(cancelledNow + terms.cancelUndoHours * HOUR_MS),
    cancelledNowGone: formatDay(cancelledNow + terms.dataKeptDays * DAY_MS),
  };
}

function createRefundExamples(terms: BillingTerms): BillingExamples {
  const last = PAID + terms.refundHours * HOUR_MS;
  const requested = last - Math.min(6, terms.refundHours) * HOUR_MS;
  const decided = addWorkingDays(requested, terms.refundWorkingDays);
  return {
    paid: formatTime(PAID),
    refundLast: formatTime(last),
    refundAskedInTime: formatTime(requested),
    refundAskedLate: formatTime(last + 6 * HOUR_MS),
    refundDecided: formatDay(decided),
    refundPaidBackLatest: formatDay(decided + terms.refundCardDays * DAY_MS),
    refundWalletLatest: formatDay(decided + terms.refundWalletDays * DAY_MS),
    refundTransferLatest: formatDay(decided + terms.refundTransferDays * DAY_MS),
    chargebackOwed: formatMoney(
      toCents(terms.examplePlans.small.pricePerMonth) + toCents(terms.chargebackFee),
      terms.currency,
    ),
    chargebackFee: formatMoney(toCents(terms.chargebackFee), terms.currency),
  };
}

function createEarlyRenewalExamples(terms: BillingTerms): BillingExamples {
  const { due } = computeRenewalTimeline(terms);
  // Before the renewal invoice exists: afterwards, paying that invoice is the renewal.
  const renewed = due - Math.max(10, terms.invoiceDaysBefore + 3) * DAY_MS;
  const limit = addMonths(renewed, terms.earlyRenewalMonths);
  let maxRenewals = 0;
  while (addMonths(TERM_START, maxRenewals + 2) <= limit) maxRenewals += 1;
  return {
    renewedEarlyOn: formatDay(renewed),
    renewedEarlyNewDue: formatDay(addMonths(TERM_START, 2)),
    renewedEarlyThreeNewDue: formatDay(addMonths(TERM_START, 4)),
    renewedEarlyThreeCost: formatMoney(
      3 * toCents(terms.examplePlans.small.pricePerMonth),
      terms.currency,
    ),
    renewedEarlyLimit: formatDay(limit),
    renewedEarlyMost: formatCount(maxRenewals, 'time'),
    renewedEarlyMostNewDue: formatDay(addMonths(TERM_START, 1 + maxRenewals)),
  };
}

function planExamples(terms: BillingTerms): BillingExamples {
  const { small, large } = terms.examplePlans;
  const daysInTerm = Math.round((addMonths(TERM_START, 1) - TERM_START) / DAY_MS);
  const usedDays = 10;
  const restDays = daysInTerm - usedDays;
  const rest = { restDays, termDays: daysInTerm };
  const up = computePlanChange(small.pricePerMonth, large.pricePerMonth, rest);
  const down = computePlanChange(large.pricePerMonth, small.pricePerMonth, rest);
  // After an early renewal: the rest of this term, and one whole month at the full difference.
  const month = computePlanChange(small.pricePerMonth, large.pricePerMonth, {
    restDays: 1,
    termDays: 1,
  });
  const formatAmount = (value: number) => formatMoney(value, terms.currency);
  return {
    daysInTerm: String(daysInTerm),
    usedDays: String(usedDays),
    restDays: String(restDays),
    upgradeDay: formatDay(TERM_START + usedDays * DAY_MS),
    smallPlan: small.name,
    largePlan: large.name,
    smallPrice: formatAmount(toCents(small.pricePerMonth)),
    largePrice: formatAmount(toCents(large.pricePerMonth)),
    upgradeCredit: formatAmount(up.credit),
    upgradeNewCost: formatAmount(up.cost),
    upgradeToPay: formatAmount(up.toPay),
    downgradeCredit: formatAmount(down.toCredit),
    downgradeTime: formatCount(terms.downgradeDays, 'day'),
    upgradeAheadMonth: formatAmount(month.toPay),
    upgradeAheadToPay: formatAmount(up.toPay + month.toPay),
    dailySmall: formatAmount(Math.round(toCents(small.pricePerMonth) / daysInTerm)),
  };
}

function createEmailExamples(terms: BillingTerms): BillingExamples {
  const confirmed = PAID + 25 * 60_000;
  return {
    emailChanged: formatTime(PAID),
    emailLinkEnds: formatTime(PAID + terms.emailChangeLinkHours * HOUR_MS),
    emailConfirmed: formatTime(confirmed),
    emailHoldEnds: formatTime(confirmed + terms.emailHoldHours * HOUR_MS),
  };
}

/** The same day in a later month; the last day of that month if it has no such day. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return first.getTime();
}

/** Monday to Friday; public holidays are not taken into account. */
function addWorkingDays(time: number, days: number): number {
  let result = time;
  for (let left = days; left > 0;) {
    result += DAY_MS;
    const weekday = new Date(result).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return result;
}

function addClockTime(time: number, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return time + hours * HOUR_MS + minutes * 60_000;
}

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

function formatDay(time: number): string {
  return DAY_FORMAT.format(time);
}

function formatTime(time: number): string {
  return `${formatDay(time)}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}

function formatMoney(amountCents: number, currency: string): string {
  return `${currency} ${(amountCents / 100).toFixed(2)}`;
}
