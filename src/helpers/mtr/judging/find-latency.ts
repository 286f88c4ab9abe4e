/** Finds the hop from which on a route is slow: jitter, steady latency, slow replies. Pure. */
// cspell:ignore Welford
import type { Hop } from '../report';
import type { ProblemStart } from './analyze-route';
import { MIN_PACKETS } from './find-loss';

/** Latency above the best that players notice; one Minecraft tick is 50 ms. */
const MIN_UNSTEADY_MS = 10;
/** The same where few packets were sent, of which one may be late by chance. */
const MIN_UNSTEADY_FEW_PACKETS_MS = 20;
/**
 * In few packets: late replies at every hop, including the first, mean a line with jitter from the
 * start. Chosen on `fixtures/115-mtr-shaky-eleven.txt`.
 */
const MIN_SHAKY_MS = 40;
const MIN_SHAKY_MEAN_MS = 8;
const MIN_SHAKY_PACKETS = 10;
const MIN_SHAKY_HOPS = 3;
/** A hop with less than this share of the last hop's jitter is free of its cause. */
const MIN_SHARE = 1 / 3;

/**
 * A standard deviation of 15 ms counts like a mean of 10 ms above the best. A choice, made on the
 * labeled reports in `fixtures/`: with 1/2, `102-mtr-unsteady-from-home-some-loss` is misjudged.
 */
const SPREAD_FACTOR = 2 / 3;
/** Two of them are left without the slowest, and one value has no spread. */
const MIN_PACKETS_FOR_SPREAD = 3;

/**
 * How far the latency is above the best, by mean or spread, without the slowest packet: one late
 * reply is no jitter.
 */
function computeExcessMs(hop: Hop): number | undefined {
  const { bestMs, avgMs, worstMs, stdevMs = 0 } = hop;
  const received = hop.sent - hop.lost;
  if (bestMs === undefined || avgMs === undefined || worstMs === undefined || received < 2)
    return undefined;
  const others = received - 1;
  const meanExcess = (avgMs * received - worstMs) / others - bestMs;
  if (received < MIN_PACKETS_FOR_SPREAD) return Math.max(0, meanExcess);
  // Without one of n values, the sum of squared deviations falls by n / (n - 1) times the square of
  // that value's deviation (Welford, 1962, "Note on a method for calculating corrected sums of
  // squares and products"); n - 1 times the sample variance is the sum.
  const squares = others * stdevMs ** 2 - (received / others) * (worstMs - avgMs) ** 2;
  const spread = Math.sqrt(Math.max(0, squares) / (others - 1));
  return Math.max(0, meanExcess, SPREAD_FACTOR * spread);
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
  const hasFewPackets = end.sent < MIN_PACKETS;
  const mayBeShaky = end.sent >= MIN_SHAKY_PACKETS && hops.length >= MIN_SHAKY_HOPS;
  if (hasFewPackets && mayBeShaky && hops.every(isShaky)) {
    return { at: 0, lastClear: -1 };
  }
  if (excess < (hasFewPackets ? MIN_UNSTEADY_FEW_PACKETS_MS : MIN_UNSTEADY_MS)) return undefined;
  let at = hops.length - 1;
  for (let index = at - 1; index >= 0; index--) {
    const above = computeExcessMs(hops[index] as Hop);
    if (above !== undefined && above < excess * MIN_SHARE) break;
    if (above !== undefined) at = index;
  }
  if (hasFewPackets && at === hops.length - 1) return undefined;
  return { at, lastClear: at - 1 };
}

/** The largest increase of the best latency that persists up to the last hop. */
export function findLongestStep(hops: readonly Hop[]): (ProblemStart & { ms: number }) | undefined {
  // The best latency of each hop and all behind it: an increase that does not persist is no step.
  const lowestFromHere = hops.map((_, at) =>
    Math.min(...hops.slice(at).map(({ bestMs = Infinity }) => bestMs)),
  );
  let longest: (ProblemStart & { ms: number }) | undefined;
  for (const [at, lowest] of lowestFromHere.entries()) {
    const ms = lowest - (lowestFromHere[at - 1] ?? 0);
    if (Number.isFinite(ms) && ms > (longest?.ms ?? 0)) longest = { at, lastClear: at - 1, ms };
  }
  return longest;
}

/** A reply is slow if it takes this much longer than the last hop's, and a quarter longer. */
const MIN_SLOWER_MS = 20;
const MIN_SLOWER_SHARE = 1 / 4;

/** Hops that reply much more slowly than the last one: busy with other work. */
export function listSlowHops(path: readonly Hop[]): number[] {
  const endMs = path.at(-1)?.avgMs;
  if (endMs === undefined) return [];
  const slowMs = endMs + Math.max(MIN_SLOWER_MS, endMs * MIN_SLOWER_SHARE);
  return path
    .slice(0, -1)
    .filter(({ avgMs }) => avgMs !== undefined && avgMs > slowMs)
    .map(({ number }) => number);
}
