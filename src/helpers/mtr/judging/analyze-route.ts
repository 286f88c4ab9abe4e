/** Where a route ends: at its target, at a router that refuses it, in a loop, or out of sight. Pure. */
import { findSegments, type RouteSegment } from './segments';
import { hasReply, type Hop, type RouteReport } from '../report';

/** Where a problem starts, as indexes among the hops that reply. */
export interface ProblemStart {
  /** The first hop with the problem. */
  readonly at: number;
  /** The last hop before it that certainly lacks it; -1 if there is none. */
  readonly lastClear: number;
}

/** The router where the route ends. If later hops reply, it forwarded other packets. */
function findRefusingHop(path: readonly Hop[]): Hop | undefined {
  const passed = path.findLastIndex((hop) => hop.refused === undefined);
  return path[passed + 1];
}

/** Two routers that alternate: A, B, A, B. */
export function findLoopStart(hops: readonly Hop[]): number {
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
export interface RouteAnalysis {
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

export function analyzeRoute(report: RouteReport): RouteAnalysis {
  const { hops } = report;
  const path = hops.filter(hasReply);
  const last = path.at(-1);
  const isWhole = last !== undefined && last === hops.at(-1);
  const isMismatch = isWhole && !isTarget(report, last);
  const refusing = findRefusingHop(path);
  const reached = isWhole && !report.cutEnd && !isMismatch && refusing === undefined;
  const segments = findSegments(report, reached ? hops.indexOf(last) : -1);
  const getSegment = (hop: Hop): RouteSegment => segments[hops.indexOf(hop)] as RouteSegment;
  return { report, path, last, isMismatch, refusing, reached, segments, getSegment };
}

/** The segment of a problem that starts at a hop. */
export function getSegmentOfStart(
  { report, path, getSegment }: RouteAnalysis,
  start: ProblemStart,
): RouteSegment {
  const at = path[start.at] as Hop;
  if (start.lastClear >= 0) return getSegment(at);
  if (report.cutStart) return 'unknown';
  return at === report.hops[0] || getSegment(at) === 'home' ? getSegment(at) : 'first-mile';
}
