/** A tab in the background paints nothing. */
const MAX_WAIT_MS = 250;

/** Runs when the next frame has been painted. */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  setTimeout(once, MAX_WAIT_MS);
  // The frame is painted before a task that its callback queues.
  requestAnimationFrame(() => setTimeout(once));
}

/** Runs when the browser has nothing better to do. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, MAX_WAIT_MS);
}
