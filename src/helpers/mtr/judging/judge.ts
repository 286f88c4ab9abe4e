/**
 * Judges a route from the last hop backward: only loss and latency that reach the destination
 * count, whatever earlier hops show. Pure.
 */
import type { RouteSegment } from './segments';
import { hasReply, type Hop, type RouteReport } from '../report';
import { computeHiddenLossPercent, isLoss, losesMore } from './statistics';
import {
  analyzeRoute,
  findLoopStart,
  type ProblemStart,
  type RouteAnalysis,
  getSegmentOfStart,
} from './analyze-route';
import { findLossStart, MIN_PACKETS, computeLossRate, SAME_LOSS_FACTOR } from './find-loss';
import { findLongestStep, listSlowHops, findJitterStart } from './find-latency';

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
  readonly lastClear: Hop | undefined;
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

/** The guide's recommendation: detects loss from 1.2 % on. */
export const GOOD_PACKETS = 250;
/** Best latency from which a route is long, and the smallest jump worth reporting. */
const MIN_FAR_MS = 80;
const MIN_JUMP_MS = 50;
/** Replies that prove a long route: a single one can be late by chance. */
const MIN_FAR_ANSWERS = 2;

/**
 * A line with jitter also loses packets now and then. Both are one problem if the last hop loses no
 * more than the hops between the first jitter and the loss, or if hops after the first loss lose
 * nothing.
 */
function isSameProblem(path: readonly Hop[], unsteady: ProblemStart, loss: ProblemStart): boolean {
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

/** Creates the check for hops, apart from the problem found, whose loss goes no further. */
function createLimitCheck(
  { path, getSegment }: RouteAnalysis,
  kind: JudgmentKind,
  start: ProblemStart | undefined,
) {
  const end = path.at(-1) as Hop;
  const isMoreThanAtEnd = (hop: Hop) => losesMore(hop, end);
  if (kind === 'loss') {
    return (hop: Hop, index: number): boolean =>
      index < (start as ProblemStart).at
        ? isLoss(hop.lost, hop.sent)
        : computeLossRate(hop) * SAME_LOSS_FACTOR > computeLossRate(end) && isMoreThanAtEnd(hop);
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
  start?: ProblemStart,
): RouteJudgment {
  const { report, path, last, reached, segments } = route;
  const isHarmless = createLimitCheck(route, kind, start);
  return {
    kind,
    segments,
    last,
    reached,
    at: start && path[start.at],
    segment: start && getSegmentOfStart(route, start),
    lastClear: start && path[start.lastClear],
    also: undefined,
    alsoUnsteady: false,
    unsteadyFrom: undefined,
    limited: path
      .slice(0, -1)
      .filter((hop, index) => hop.lost > 0 && isHarmless(hop, index))
      .map(({ number }) => number),
    slow: listSlowHops(path),
    mute: report.hops
      .filter((hop) => !hasReply(hop) && last !== undefined && hop.number < last.number)
      .map(({ number }) => number),
    few: isFew(route),
    hiddenPercent: computeHiddenLossPercent(last?.sent ?? 0),
  };
}

/** Real loss, with smaller loss and jitter that start before it. */
function createLossJudgment(
  route: RouteAnalysis,
  loss: ProblemStart,
  unsteady: ProblemStart | undefined,
): RouteJudgment {
  const { path } = route;
  const earlier = findLossStart(path.slice(0, loss.at), 2);
  const first = unsteady !== undefined && unsteady.at < loss.at ? unsteady : undefined;
  const judgment: RouteJudgment = {
    ...createJudgment(route, 'loss', loss),
    alsoUnsteady: unsteady !== undefined,
    unsteadyFrom: first && { at: path[first.at] as Hop, segment: getSegmentOfStart(route, first) },
  };
  if (earlier === undefined) return judgment;
  const also = path[earlier.at] as Hop;
  return {
    ...judgment,
    also: { at: also, segment: getSegmentOfStart(route, earlier) },
    limited: judgment.limited.filter((number) => number < also.number),
  };
}

/** Nothing is wrong as far as the route is visible. */
function createQuietJudgment(route: RouteAnalysis): RouteJudgment {
  const { report, path, last, isMismatch, reached, getSegment } = route;
  if (!reached) {
    if (report.cutEnd || isMismatch) return createJudgment(route, 'cut');
    const isOutside = path.some((hop) => getSegment(hop) !== 'home');
    return createJudgment(route, isOutside ? 'silent' : 'blocked');
  }
  const step = findLongestStep(path);
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
    return createJudgment(route, 'refused', { at, lastClear: at - 1 });
  }
  const loop = reached ? -1 : findLoopStart(path);
  if (loop >= 0) return createJudgment(route, 'loop', { at: loop, lastClear: loop - 1 });

  const loss = findLossStart(path, reached ? 1 : 3);
  const unsteady = findJitterStart(path);
  const isUnsteady = unsteady !== undefined && (reached || path.length - unsteady.at >= 3);
  if (loss === undefined) {
    return isUnsteady ? createJudgment(route, 'unsteady', unsteady) : createQuietJudgment(route);
  }
  return isUnsteady && isSameProblem(path, unsteady, loss)
    ? createJudgment(route, 'unsteady', unsteady)
    : createLossJudgment(route, loss, unsteady);
}
