/** Finds the hop from which on a route loses packets. Pure. */
import type { Hop } from '../report';
import { isLoss, losesMore, computeMisfit, SOUND_LOSS } from './statistics';
import type { ProblemStart } from './analyze-route';

/** With fewer packets, loss below 10 % can go undetected: no verdict on loss. */
export const MIN_PACKETS = 30;
/** Three standard deviations: a hop beyond that shows something other than the loss in question. */
const MAX_MISFIT = 9;
/**
 * Maximum penalty against a start for a hop with more loss: small, because reply limits are common.
 */
const MAX_LIMITED_COST = 4;
/** Real loss comes in bursts: two rates within this factor count as equal. */
export const SAME_LOSS_FACTOR = 0.6;

export const computeLossRate = (hop: Hop): number => hop.lost / hop.sent;

/** How badly a rate explains a hop's losses, and what that counts against the assumed start. */
interface Penalty {
  readonly misfit: number;
  readonly cost: number;
}

/** More loss than assumed counts little: the hop may limit its replies. */
function getPenalty(hop: Hop, assumedRate: number): Penalty {
  const off = computeMisfit(hop.lost, hop.sent, assumedRate);
  return {
    misfit: off,
    cost: computeLossRate(hop) > assumedRate ? Math.min(MAX_LIMITED_COST, off) : off,
  };
}

/** Assumes that the loss starts after this hop. */
const getPenaltyOfNoLoss = (hop: Hop): Penalty => getPenalty(hop, SOUND_LOSS);

/** Assumes that the hop shares the loss of the last hop, whose rate is `endRate`. */
function getPenaltyOfSharedLoss(hop: Hop, endRate: number): Penalty {
  const shared = Math.min(
    endRate / SAME_LOSS_FACTOR,
    Math.max(endRate * SAME_LOSS_FACTOR, computeLossRate(hop)),
  );
  return getPenalty(hop, shared);
}

/** True if the loss at the end, or that of all hops that share it, is not chance. */
function isSignificant(sharing: readonly Hop[], end: Hop, together: number): boolean {
  if (together <= 1 && end.sent >= 10 && isLoss(end.lost, end.sent)) return true;
  const lost = sharing.reduce((total, hop) => total + hop.lost, 0);
  const sent = sharing.reduce((total, hop) => total + hop.sent, 0);
  const losing = sharing.filter((hop) => hop.lost > 0).length;
  return (
    end.lost >= (end.sent < MIN_PACKETS ? 1 : 2) &&
    losing >= Math.max(3, together) &&
    losing * 4 >= sharing.length * 3 &&
    isLoss(lost, sent)
  );
}

/**
 * Where loss that reaches the last of these hops starts: the start with the highest likelihood for
 * the losses of all hops, treating hops that lose more than the rest as limiting replies. Undefined
 * if the loss could be chance.
 * @param together how many hops must share the loss; 1 if the last hop alone can prove it
 */
export function findLossStart(hops: readonly Hop[], together: number): ProblemStart | undefined {
  const end = hops.at(-1);
  if (end === undefined || end.lost === 0) return undefined;
  const endRate = Math.max(computeLossRate(end), 2 * SOUND_LOSS);
  const isLower = (hop: Hop) =>
    computeLossRate(hop) < endRate * SAME_LOSS_FACTOR && losesMore(end, hop);
  const likeliest = findLikeliestStart(hops, endRate, hops.findLastIndex(isLower));
  // Hops that only limit replies do not indicate the start: continue to the first that does.
  const isPlausibleStart = (hop: Hop) =>
    hop === end || getPenaltyOfSharedLoss(hop, endRate).misfit < MAX_MISFIT;
  const at = likeliest + hops.slice(likeliest).findIndex(isPlausibleStart);
  const isClear = (hop: Hop) => getPenaltyOfNoLoss(hop).misfit < MAX_MISFIT || isLower(hop);
  const lastClear = hops.slice(0, at).findLastIndex(isClear);
  return isSignificant(hops.slice(at).filter(isPlausibleStart), end, together)
    ? { at, lastClear }
    : undefined;
}

/**
 * The index with the lowest sum of penalties: hops before it have no loss, hops from it on share the
 * loss of the last hop.
 * @param stop the last hop that certainly has less loss; the start comes after it
 */
function findLikeliestStart(hops: readonly Hop[], endRate: number, stop: number): number {
  let sum = hops.reduce((total, hop) => total + getPenaltyOfSharedLoss(hop, endRate).cost, 0);
  let lowest = Infinity;
  let start = 0;
  hops.forEach((hop, index) => {
    // Sums of equal penalties differ in the last digits: the first of them wins.
    if (index > stop && sum < lowest - 1e-9) [lowest, start] = [sum, index];
    sum += getPenaltyOfNoLoss(hop).cost - getPenaltyOfSharedLoss(hop, endRate).cost;
  });
  return start;
}
