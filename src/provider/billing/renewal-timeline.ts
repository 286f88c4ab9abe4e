/** Dates the renewal of the customer in the examples, who pays monthly. */
import type { Provider } from '../schema';
import { addClockTime, addMonths, DAY_MS, HOUR_MS, MINUTE_MS } from './calendar';

/** The first day of that customer's term: a Monday. */
export const TERM_START = Date.UTC(2027, 2, 1);

/** How long after the suspension that customer pays; any time at which the guide's story works. */
const PAID_AFTER_SUSPENSION_MS = 2 * DAY_MS + 14 * HOUR_MS + 10 * MINUTE_MS;

/** Times in the life of a renewal that is paid late or never; milliseconds since 1970, UTC. */
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
export function computeRenewalTimeline(terms: Provider['billing']): RenewalTimeline {
  const due = addClockTime(addMonths(TERM_START, 1), terms.runsAtUtc);
  const suspended = due + terms.suspendAfterDays * DAY_MS;
  const deleted = Math.max(due + terms.deleteAfterDays * DAY_MS, suspended);
  const paidLate = Math.min(suspended + PAID_AFTER_SUSPENSION_MS, deleted);
  return {
    invoiced: due - terms.invoiceDaysBefore * DAY_MS,
    reminded: due - terms.reminderDaysBefore * DAY_MS,
    due,
    suspended,
    paidLate,
    reactivated: paidLate + terms.reactivationMinutes * MINUTE_MS,
    deleted,
  };
}
