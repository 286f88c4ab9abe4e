/**
 * Computes dates and amounts for the worked examples on the billing pages from the provider's terms,
 * so that a changed deadline updates the examples. All times are UTC.
 */
import { formatCount } from '../../lib/format-count';
import type { Provider } from '../schema';
import {
  addMonths,
  addWorkingDays,
  DAY_MS,
  formatDay,
  formatTime,
  HOUR_MS,
  MINUTE_MS,
} from './calendar';
import { computePlanChange, formatMoney, toCents } from './plan-change';
import { computeRenewalTimeline, TERM_START } from './renewal-timeline';

/** What `[[example.name]]` stands for, by name. */
export type BillingExamples = Readonly<Record<string, string>>;

type BillingTerms = Provider['billing'];

/** When the customer of the examples paid for the first time. */
const PAID = TERM_START + 14 * HOUR_MS + 30 * MINUTE_MS;

/** Builds the quotable examples: `[[example.refundLast]]` and so on. */
export function createBillingExamples(provider: Provider): BillingExamples {
  const terms = provider.billing;
  return {
    ...createRenewalExamples(terms, provider.backups.emergencyDays),
    ...createCancellationExamples(terms),
    ...createRefundExamples(terms),
    ...createEarlyRenewalExamples(terms),
    ...createPlanExamples(terms),
    ...createEmailExamples(terms),
    subuserInvited: formatTime(PAID),
    subuserInviteEnds: formatTime(PAID + terms.subuserInviteDays * DAY_MS),
  };
}

function createRenewalExamples(terms: BillingTerms, emergencyDays: number): BillingExamples {
  const timeline = computeRenewalTimeline(terms);
  return {
    termStart: formatDay(TERM_START),
    due: formatTime(timeline.due),
    dueDay: formatDay(timeline.due),
    nextDueDay: formatDay(addMonths(TERM_START, 2)),
    invoiceCreated: formatDay(timeline.invoiced),
    reminder: formatDay(timeline.reminded),
    suspended: formatTime(timeline.suspended),
    suspendedDay: formatDay(timeline.suspended),
    paidLate: formatTime(timeline.paidLate),
    reactivated: formatTime(timeline.reactivated),
    deleted: formatTime(timeline.deleted),
    deletedDay: formatDay(timeline.deleted),
    emergencyAskLatest: formatDay(timeline.deleted + emergencyDays * DAY_MS),
    appealLatest: formatDay(timeline.suspended + terms.appealDays * DAY_MS),
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
  // Some hours before the last moment, but not before the payment.
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
  // Before the invoice of the next term exists, because paying that invoice is the usual renewal.
  const renewed = due - Math.max(10, terms.invoiceDaysBefore + 3) * DAY_MS;
  const limit = addMonths(renewed, terms.earlyRenewalMonths);
  // Each renewal on that day ends the term a month later, up to the limit.
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

function createPlanExamples(terms: BillingTerms): BillingExamples {
  const { small, large } = terms.examplePlans;
  const daysInTerm = Math.round((addMonths(TERM_START, 1) - TERM_START) / DAY_MS);
  const usedDays = 10;
  const restDays = daysInTerm - usedDays;
  const remaining = { restDays, termDays: daysInTerm };
  const upgrade = computePlanChange(small.pricePerMonth, large.pricePerMonth, remaining);
  const downgrade = computePlanChange(large.pricePerMonth, small.pricePerMonth, remaining);
  // After an early renewal, the change also costs a whole month's difference.
  const wholeMonth = computePlanChange(small.pricePerMonth, large.pricePerMonth, {
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
    upgradeCredit: formatAmount(upgrade.credit),
    upgradeNewCost: formatAmount(upgrade.cost),
    upgradeToPay: formatAmount(upgrade.toPay),
    downgradeCredit: formatAmount(downgrade.toCredit),
    downgradeTime: formatCount(terms.downgradeDays, 'day'),
    upgradeAheadMonth: formatAmount(wholeMonth.toPay),
    upgradeAheadToPay: formatAmount(upgrade.toPay + wholeMonth.toPay),
    dailySmall: formatAmount(Math.round(toCents(small.pricePerMonth) / daysInTerm)),
  };
}

function createEmailExamples(terms: BillingTerms): BillingExamples {
  const confirmed = PAID + 25 * MINUTE_MS;
  return {
    emailChanged: formatTime(PAID),
    emailLinkEnds: formatTime(PAID + terms.emailChangeLinkHours * HOUR_MS),
    emailConfirmed: formatTime(confirmed),
    emailHoldEnds: formatTime(confirmed + terms.emailHoldHours * HOUR_MS),
  };
}
