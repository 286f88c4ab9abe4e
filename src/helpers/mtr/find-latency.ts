/** Finds the hop from which on a route is slow: jitter, steady latency, slow replies. Pure. */
import type { Hop } from './report';
import type { ProblemStart } from './analyze-route';
import { MIN_PACKETS } from './find-loss';
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

/** Mean or spread of the latency above the best, without the slowest packet. */
function computeExcessMs({ sent, lost, bestMs, avgMs, worstMs, stdevMs }: Hop): number | undefined {
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
export function findJitterStart(hops: readonly Hop[]): ProblemStart | undefined {
  const end = hops.at(-1);
  const excess = end && computeExcessMs(end);
  if (end === undefined || excess === undefined) return undefined;
  const few = end.sent < MIN_PACKETS;
  if (few && end.sent >= MIN_SHAKY_PACKETS && hops.length >= 3 && hops.every(isShaky)) {
    return { at: 0, clear: -1 };
  }
  if (excess < (few ? MIN_UNSTEADY_FEW_MS : MIN_UNSTEADY_MS)) return undefined;
  let at = hops.length - 1;
  for (let index = at - 1; index >= 0; index--) {
    const above = computeExcessMs(hops[index] as Hop);
    if (above !== undefined && above < excess * MIN_SHARE) break;
    if (above !== undefined) at = index;
  }
  if (few && at === hops.length - 1) return undefined;
  return { at, clear: at - 1 };
}

/** The largest increase of the best latency that persists up to the last hop. */
export function findLongestStep(hops: readonly Hop[]): (ProblemStart & { ms: number }) | undefined {
  let step: (ProblemStart & { ms: number }) | undefined;
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

/** Hops that reply much more slowly than the last one: busy with other work. */
export function listSlowHops(path: readonly Hop[]): number[] {
  const end = path.at(-1)?.avgMs;
  if (end === undefined) return [];
  return path
    .slice(0, -1)
    .filter(({ avgMs }) => avgMs !== undefined && avgMs > end + Math.max(20, end / 4))
    .map(({ number }) => number);
}
