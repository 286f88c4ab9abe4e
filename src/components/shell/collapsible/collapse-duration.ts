/**
 * Shortest and longest animation of the height, in milliseconds; at `FULL_HEIGHT` and above, the
 * longest.
 */
const MIN_MS = 4;
const MAX_MS = 19;
/** A long sidebar category, in pixels. */
const FULL_HEIGHT = 1000;
/** For readers who asked for less motion. */
const REDUCED_MS = 1;

/**
 * Duration of an expand or collapse animation.
 * @param height of the content, in pixels
 * @param isReduced whether the reader prefers reduced motion
 * @returns 4 to 19 ms, growing with the height; 1 ms for reduced motion
 */
export function computeCollapseDuration(
  height: number,
  isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches,
): number {
  if (isReduced) return REDUCED_MS;
  const share = Math.min(1, Math.max(0, height / FULL_HEIGHT));
  return MIN_MS + (MAX_MS - MIN_MS) * share;
}
