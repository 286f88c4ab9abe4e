/** How long to wait for a frame: a tab in the background never paints one. */
const MAX_PAINT_WAIT_MS = 250;
/** How long a busy browser may postpone idle work. */
const MAX_IDLE_WAIT_MS = 2000;
/** Delay that replaces idle time in Safari, which has no `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 250;

/** Runs once the next frame has been painted. */
export function runAfterPaint(run: () => void): void {
  let isDone = false;
  const runOnce = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  setTimeout(runOnce, MAX_PAINT_WAIT_MS);
  // The callback runs before the frame is painted; a task queued in it runs after.
  requestAnimationFrame(() => setTimeout(runOnce));
}

/** Runs when the browser is idle. */
export function runWhenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(run, IDLE_FALLBACK_MS);
}
