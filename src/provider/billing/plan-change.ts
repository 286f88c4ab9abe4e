/** Calculates what a change between two plans costs. Amounts are in cents, so that sums are exact. */

/** What a change of plan costs; no amount is negative. */
export interface PlanChange {
  /** Value of the remaining term on the old plan. */
  readonly credit: number;
  /** Cost of the remaining term on the new plan. */
  readonly cost: number;
  readonly toPay: number;
  readonly toCredit: number;
}

interface RemainingTerm {
  readonly restDays: number;
  readonly termDays: number;
}

/**
 * Computes a change of plan in proportion to the days that are left. Both sides are rounded to cents
 * first, so that the amounts on the page add up.
 * @param from monthly price of the old plan, in the currency's main unit
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

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** `EUR 9.00`. */
export function formatMoney(amountCents: number, currency: string): string {
  return `${currency} ${(amountCents / 100).toFixed(2)}`;
}
