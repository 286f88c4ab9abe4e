/**
 * Judges a route from the last hop backward: only loss and latency that reach the destination
 * count, whatever earlier hops show. Pure.
 */
import { findSegments, type RouteSegment } from './segments';
import { hasReply, type Hop, type RouteReport } from './report';
import { hiddenLossPercent, isLoss, losesMore, computeMisfit, SOUND_LOSS } from './statistics';

export type JudgmentKind =
  /** Nothing wrong at the destination; `limited` and `silent` hops may still look alarming. */
  | 'clean'
  /** Real loss, from hop `at` on. */
  | 'loss'
  /** Varying latency (jitter), from hop `at` on. */
  | 'unsteady'
  /** Steady but high latency: distance, a detour or a slow line, from hop `at` on. */
  | 'far'
  /** Too few packets to detect loss; nothing else stands out. */
  | 'too-few'
  /** The destination does not reply; nothing is wrong up to the last hop that does. */
  | 'silent'
  /** No hop after the reader's own network replies. */
  | 'blocked'
  /** A router reports that the route ends there. */
  | 'refused'
  /** A routing loop. */
  | 'loop'
  /** The last line is missing, so the report says nothing about the destination. */
  | 'cut';

export interface RouteJudgment {
  readonly kind: JudgmentKind;
  readonly segments: readonly RouteSegment[];
  /** Last hop that replied; the server if `reached`. */
  readonly last: Hop | undefined;
  readonly reached: boolean;
  /** First hop with the problem, and the segment of the route that it is in. */
  readonly at: Hop | undefined;
  readonly segment: RouteSegment | undefined;
  /** Last hop before it that is certainly unaffected. */
  readonly clear: Hop | undefined;
  /** Additional, smaller loss that starts before `at`. */
  readonly also: { readonly at: Hop; readonly segment: RouteSegment } | undefined;
  /** The loss comes with jitter. */
  readonly alsoUnsteady: boolean;
  /** Where the jitter starts, if before the loss. */
  readonly unsteadyFrom: { readonly at: Hop; readonly segment: RouteSegment } | undefined;
  /** Numbers of hops that limit their replies, which is harmless. */
  readonly limited: readonly number[];
  /** Numbers of hops that reply slowly but forward packets normally. */
  readonly slow: readonly number[];
  /** Numbers of hops that never reply although later ones do. */
  readonly mute: readonly number[];
  readonly few: boolean;
  /** Loss in percent that can go undetected in this number of packets. */
  readonly hiddenPercent: number;
}

/** With fewer packets, loss below 10 % can go undetected: no verdict on loss. */
const MIN_PACKETS = 30;
/** The guide's recommendation: detects loss from 1.2 % on. */
export const GOOD_PACKETS = 250;
/** Three standard deviations: a hop beyond that shows something other than the loss in question. */
const MAX_MISFIT = 9;
/**
 * Maximum penalty against a start for a hop with more loss: small, because reply limits are common.
 */
const MAX_LIMITED_COST = 4;
/** Real loss comes in bursts: two rates within this factor count as equal. */
const SAME_LOSS_FACTOR = 0.6;
/** Latency above the best that players notice; one Minecraft tick is 50 ms. */
const MIN_UNSTEADY_MS = 10;
const MIN_UNSTEADY_FEW_MS = 20;
/**
 * In few packets: late replies at every hop, including the first, mean a line with jitter from the
 * start.
 */
const MIN_SHAKY_MS = 40;
const MIN_SHAKY_MEAN_MS = 8;
const MIN_SHAKY_PACKETS = 10;
/** A hop with less than this share of the last hop's jitter is free of its cause. */
const MIN_SHARE = 1 / 3;
/** Best latency from which a route is long, and the smallest jump worth reporting. */
const MIN_FAR_MS = 80;
const MIN_JUMP_MS = 50;
/** Replies that prove a long route: a single one can be late by chance. */
const MIN_FAR_ANSWERS = 2;

const rate = (hop: Hop): number => hop.lost / hop.sent;

interface LossStart {
  /** Index among the hops that reply. */
  readonly at: number;
  readonly clear: number;
}

/** How badly a rate explains a hop's losses, and what that counts against the assumed start. */
interface Penalty {
  readonly misfit: number;
  readonly cost: number;
}

/** More loss than assumed counts little: the hop may limit its replies. */
function getPenalty(hop: Hop, assumedRate: number): Penalty {
  const off = computeMisfit(hop.lost, hop.sent, assumedRate);
  return { misfit: off, cost: rate(hop) > assumedRate ? Math.min(MAX_LIMITED_COST, off) : off };
}

/** Assumes that the loss starts after this hop. */
const penaltyBefore = (hop: Hop): Penalty => getPenalty(hop, SOUND_LOSS);

/** Assumes that the hop shares the loss of the last hop, whose rate is `endRate`. */
function getPenaltyOfSharedLoss(hop: Hop, endRate: number): Penalty {
  const shared = Math.min(
    endRate / SAME_LOSS_FACTOR,
    Math.max(endRate * SAME_LOSS_FACTOR, rate(hop)),
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
function lossStart(hops: readonly Hop[], together: number): LossStart | undefined {
  const end = hops.at(-1);
  if (end === undefined || end.lost === 0) return undefined;
  const endRate = Math.max(rate(end), 2 * SOUND_LOSS);
  const isLower = (hop: Hop) => rate(hop) < endRate * SAME_LOSS_FACTOR && losesMore(end, hop);
  const likeliest = likeliestStart(hops, endRate, hops.findLastIndex(isLower));
  // Hops that only limit replies do not indicate the start: continue to the first that does.
  const isPlausibleStart = (hop: Hop) =>
    hop === end || getPenaltyOfSharedLoss(hop, endRate).misfit < MAX_MISFIT;
  const at = likeliest + hops.slice(likeliest).findIndex(isPlausibleStart);
  const isClear = (hop: Hop) => penaltyBefore(hop).misfit < MAX_MISFIT || isLower(hop);
  const clear = hops.slice(0, at).findLastIndex(isClear);
  return isSignificant(hops.slice(at).filter(isPlausibleStart), end, together)
    ? { at, clear }
    : undefined;
}

/**
 * The index with the lowest sum of penalties: hops before it have no loss, hops from it on share the
 * loss of the last hop.
 * @param stop the last hop that certainly has less loss; the start comes after it
 */
function likeliestStart(hops: readonly Hop[], endRate: number, stop: number): number {
  let sum = hops.reduce((total, hop) => total + getPenaltyOfSharedLoss(hop, endRate).cost, 0);
  let lowest = Infinity;
  let start = 0;
  hops.forEach((hop, index) => {
    // Sums of equal penalties differ in the last digits: the first of them wins.
    if (index > stop && sum < lowest - 1e-9) [lowest, start] = [sum, index];
    sum += penaltyBefore(hop).cost - getPenaltyOfSharedLoss(hop, endRate).cost;
  });
  return start;
}

/** Mean or spread of the latency above the best, without the slowest packet. */
function excessMs({ sent, lost, bestMs, avgMs, worstMs, stdevMs }: Hop): number | undefined {
  const n = sent - lost;
  if (bestMs === undefined || avgMs === undefined || worstMs === undefined || n < 2)
    return undefined;
  const mean = (avgMs * n - worstMs) / (n - 1) - bestMs;
  // Sum of squares without the slowest packet; the one left of two has no spread.
  const squares = (n - 1) * (stdevMs ?? 0) ** 2 - (n / (n - 1)) * (worstMs - avgMs) ** 2;
  const variance = n < 3 ? 0 : squares / (n - 2);
  return Math.max(0, mean, (2 / 3) * Math.sqrt(Math.max(0, variance)));
}

/** A hop with a late packet and an average that reflects it. */
function isShaky({ bestMs = Infinity, avgMs = 0, worstMs = 0 }: Hop): boolean {
  return worstMs - bestMs >= MIN_SHAKY_MS && avgMs - bestMs >= MIN_SHAKY_MEAN_MS;
}

/** Where jitter that reaches the last hop starts. */
function unsteadyStart(hops: readonly Hop[]): LossStart | undefined {
  const end = hops.at(-1);
  const excess = end && excessMs(end);
  if (end === undefined || excess === undefined) return undefined;
  const few = end.sent < MIN_PACKETS;
  if (few && end.sent >= MIN_SHAKY_PACKETS && hops.length >= 3 && hops.every(isShaky)) {
    return { at: 0, clear: -1 };
  }
  if (excess < (few ? MIN_UNSTEADY_FEW_MS : MIN_UNSTEADY_MS)) return undefined;
  let at = hops.length - 1;
  for (let index = at - 1; index >= 0; index--) {
    const above = excessMs(hops[index] as Hop);
    if (above !== undefined && above < excess * MIN_SHARE) break;
    if (above !== undefined) at = index;
  }
  if (few && at === hops.length - 1) return undefined;
  return { at, clear: at - 1 };
}

/** The largest increase of the best latency that persists up to the last hop. */
function longestStep(hops: readonly Hop[]): (LossStart & { ms: number }) | undefined {
  let step: (LossStart & { ms: number }) | undefined;
  let lowest = Infinity;
  const stays = hops.map((hop) => hop.bestMs ?? Infinity);
  for (let index = hops.length - 1; index >= 0; index--) {
    lowest = Math.min(lowest, stays[index] as number);
    stays[index] = lowest;
  }
  hops.forEach((_, at) => {
    const ms = (stays[at] as number) - (at === 0 ? 0 : (stays[at - 1] as number));
    if (Number.isFinite(ms) && ms > (step?.ms ?? 0)) step = { at, clear: at - 1, ms };
  });
  return step;
}

/** The router where the route ends. If later hops reply, it forwarded other packets. */
function refusingHop(path: readonly Hop[]): Hop | undefined {
  const passed = path.findLastIndex((hop) => hop.refused === undefined);
  return path[passed + 1];
}

/**
 * A line with jitter also loses packets now and then. Both are one problem if the last hop loses no
 * more than the hops between the first jitter and the loss, or if hops after the first loss lose
 * nothing.
 */
function isOneTrouble(path: readonly Hop[], unsteady: LossStart, loss: LossStart): boolean {
  if (unsteady.at > loss.at) return false;
  const end = path.at(-1) as Hop;
  const between = path.slice(unsteady.at, loss.at);
  const below = path.slice(loss.at);
  const losing = below.filter((hop) => hop.lost > 0).length;
  return (
    between.every((hop) => !losesMore(end, hop)) &&
    (between.length > 0 || losing * 4 < below.length * 3)
  );
}

/** Two routers that alternate: A, B, A, B. */
function loopStart(hops: readonly Hop[]): number {
  const hosts = hops.map((hop) => hop.address ?? hop.host);
  return hosts.findIndex(
    (name, at) =>
      name !== undefined &&
      hosts.some((later, index) => index > at + 1 && later === name && hosts[index - 1] !== name) &&
      hosts.some(
        (other, index) =>
          index > at &&
          other !== undefined &&
          other !== name &&
          hosts.indexOf(other, index + 2) > 0,
      ),
  );
}

function isTarget(report: RouteReport, hop: Hop): boolean {
  const { targetAddress } = report;
  if (targetAddress === undefined || hop.address === undefined) return true;
  const name = report.target?.split(' ')[0];
  return (
    hop.address === targetAddress ||
    hop.host?.split(' ')[0] === name ||
    hop.others.some((other) => other.includes(targetAddress))
  );
}

/** Working data for a verdict. */
interface RouteAnalysis {
  readonly report: RouteReport;
  /** Hops that reply. */
  readonly path: readonly Hop[];
  readonly last: Hop | undefined;
  /** The last line replies, but is not the tested host. */
  readonly isMismatch: boolean;
  readonly refusing: Hop | undefined;
  readonly reached: boolean;
  readonly segments: readonly RouteSegment[];
  readonly getSegment: (hop: Hop) => RouteSegment;
}

function analyzeRoute(report: RouteReport): RouteAnalysis {
  const { hops } = report;
  const path = hops.filter(hasReply);
  const last = path.at(-1);
  const isWhole = last !== undefined && last === hops.at(-1);
  const isMismatch = isWhole && !isTarget(report, last);
  const refusing = refusingHop(path);
  const reached = isWhole && !report.cutEnd && !isMismatch && refusing === undefined;
  const segments = findSegments(report, reached ? hops.indexOf(last) : -1);
  const getSegment = (hop: Hop): RouteSegment => segments[hops.indexOf(hop)] as RouteSegment;
  return { report, path, last, isMismatch, refusing, reached, segments, getSegment };
}

/** The segment of a problem that starts at a hop. */
function segmentOfStart(
  { report, path, getSegment }: RouteAnalysis,
  start: LossStart,
): RouteSegment {
  const at = path[start.at] as Hop;
  if (start.clear >= 0) return getSegment(at);
  if (report.cutStart) return 'unknown';
  return at === report.hops[0] || getSegment(at) === 'home' ? getSegment(at) : 'first-mile';
}

/** Lists the hops, apart from the problem found, whose loss does not reach the hops after them. */
function isLimited(
  { path, getSegment }: RouteAnalysis,
  kind: JudgmentKind,
  start: LossStart | undefined,
) {
  const end = path.at(-1) as Hop;
  const isMoreThanAtEnd = (hop: Hop) => losesMore(hop, end);
  if (kind === 'loss') {
    return (hop: Hop, index: number): boolean =>
      index < (start as LossStart).at
        ? isLoss(hop.lost, hop.sent)
        : rate(hop) * SAME_LOSS_FACTOR > rate(end) && isMoreThanAtEnd(hop);
  }
  return (hop: Hop): boolean =>
    !(kind === 'unsteady' && getSegment(hop) === 'home') &&
    (end.lost === 0 || isMoreThanAtEnd(hop)) &&
    (isLoss(hop.lost, hop.sent) || (hop.sent < MIN_PACKETS && hop.sent >= 3));
}

const isFew = ({ last }: RouteAnalysis): boolean => (last?.sent ?? 0) < MIN_PACKETS;

/**
 * Builds a judgment of one kind, with its notes.
 * @param start where its problem starts
 */
function createJudgment(
  route: RouteAnalysis,
  kind: JudgmentKind,
  start?: LossStart,
): RouteJudgment {
  const { report, path, last, reached, segments } = route;
  const isHarmless = isLimited(route, kind, start);
  return {
    kind,
    segments,
    last,
    reached,
    at: start && path[start.at],
    segment: start && segmentOfStart(route, start),
    clear: start && path[start.clear],
    also: undefined,
    alsoUnsteady: false,
    unsteadyFrom: undefined,
    limited: path
      .slice(0, -1)
      .filter((hop, index) => hop.lost > 0 && isHarmless(hop, index))
      .map(({ number }) => number),
    slow: slowReplies(path),
    mute: report.hops
      .filter((hop) => !hasReply(hop) && last !== undefined && hop.number < last.number)
      .map(({ number }) => number),
    few: isFew(route),
    hiddenPercent: hiddenLossPercent(last?.sent ?? 0),
  };
}

/** Real loss, with smaller loss and jitter that start before it. */
function lossJudgment(
  route: RouteAnalysis,
  loss: LossStart,
  unsteady: LossStart | undefined,
): RouteJudgment {
  const { path } = route;
  const earlier = lossStart(path.slice(0, loss.at), 2);
  const first = unsteady !== undefined && unsteady.at < loss.at ? unsteady : undefined;
  const judgment: RouteJudgment = {
    ...createJudgment(route, 'loss', loss),
    alsoUnsteady: unsteady !== undefined,
    unsteadyFrom: first && { at: path[first.at] as Hop, segment: segmentOfStart(route, first) },
  };
  if (earlier === undefined) return judgment;
  const also = path[earlier.at] as Hop;
  return {
    ...judgment,
    also: { at: also, segment: segmentOfStart(route, earlier) },
    limited: judgment.limited.filter((number) => number < also.number),
  };
}

/** Nothing is wrong as far as the route is visible. */
function quietJudgment(route: RouteAnalysis): RouteJudgment {
  const { report, path, last, isMismatch, reached, getSegment } = route;
  if (!reached) {
    if (report.cutEnd || isMismatch) return createJudgment(route, 'cut');
    const isOutside = path.some((hop) => getSegment(hop) !== 'home');
    return createJudgment(route, isOutside ? 'silent' : 'blocked');
  }
  const step = longestStep(path);
  if (step !== undefined && (step.ms >= MIN_JUMP_MS || (last?.bestMs ?? 0) >= MIN_FAR_MS)) {
    const answers = path.slice(step.at).reduce((sum, hop) => sum + hop.sent - hop.lost, 0);
    if (answers >= MIN_FAR_ANSWERS) return createJudgment(route, 'far', step);
  }
  return createJudgment(route, isFew(route) ? 'too-few' : 'clean');
}

/** Verdict on one report. */
export function judgeRoute(report: RouteReport): RouteJudgment {
  const route = analyzeRoute(report);
  const { path, last, refusing, reached } = route;
  if (last === undefined) return createJudgment(route, 'blocked');
  if (refusing !== undefined) {
    const at = path.indexOf(refusing);
    return createJudgment(route, 'refused', { at, clear: at - 1 });
  }
  const loop = reached ? -1 : loopStart(path);
  if (loop >= 0) return createJudgment(route, 'loop', { at: loop, clear: loop - 1 });

  const loss = lossStart(path, reached ? 1 : 3);
  const unsteady = unsteadyStart(path);
  const isUnsteady = unsteady !== undefined && (reached || path.length - unsteady.at >= 3);
  if (loss === undefined) {
    return isUnsteady ? createJudgment(route, 'unsteady', unsteady) : quietJudgment(route);
  }
  return isUnsteady && isOneTrouble(path, unsteady, loss)
    ? createJudgment(route, 'unsteady', unsteady)
    : lossJudgment(route, loss, unsteady);
}

/** Hops that reply much more slowly than the last one: busy with other work. */
function slowReplies(path: readonly Hop[]): number[] {
  const end = path.at(-1)?.avgMs;
  if (end === undefined) return [];
  return path
    .slice(0, -1)
    .filter(({ avgMs }) => avgMs !== undefined && avgMs > end + Math.max(20, end / 4))
    .map(({ number }) => number);
}
