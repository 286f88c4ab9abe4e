/** Shortest and longest change of height, in milliseconds; from `FULL_HEIGHT` on it takes the longest. */
const MIN_MS = 4;
const MAX_MS = 19;
/** A long category of the sidebar, in pixels. */
const FULL_HEIGHT = 1000;
/** For readers who asked for less motion. */
const REDUCED_MS = 1;

/**
 * How long something takes to fold or unfold.
 * @param height of its content, in pixels
 * @param isReduced whether the reader asked for less motion
 * @returns 4 to 19 ms, growing with the height; 1 ms with less motion
 */
export function collapseDuration(
  height: number,
  isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches,
): number {
  if (isReduced) return REDUCED_MS;
  const share = Math.min(1, Math.max(0, height / FULL_HEIGHT));
  return MIN_MS + (MAX_MS - MIN_MS) * share;
}
