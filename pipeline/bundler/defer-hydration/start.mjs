/**
 * Runs inline in every page. Starts the application once the text has been painted, or at once if a
 * reader does something that only the application can answer. Such clicks and keys are queued, and
 * replayed once the page is hydrated, so that none is lost. `data-app` lists the scripts to load: the
 * bundler's runtime, the chunks that the page needs, the application.
 */
(() => {
  const page = document.documentElement;
  const scripts = (document.currentScript?.dataset.app ?? '').split(' ');
  const MAX_WAIT_MS = 1000;

  /** Docusaurus copies the stored color mode into the page unchecked, so no style may know it. */
  const keepColorMode = () => {
    const defaultMode = page.dataset.theme ?? 'dark';
    new MutationObserver(() => {
      if (!/^(?:light|dark)$/.test(page.dataset.theme ?? '')) page.dataset.theme = defaultMode;
    }).observe(page, { attributeFilter: ['data-theme'] });
  };

  let started = false;
  const start = () => {
    if (!started) scripts.forEach(addScript);
    started = true;
  };

  /** @param {string} src @param {number} index */
  const addScript = (src, index) => {
    const script = document.createElement('script');
    const isChunk = index > 0 && index < scripts.length - 1;
    // The bundler's runtime waits for an existing script element with the same URL, even if that
    // one failed. Chunks get a different form of their URL here, so that the runtime can retry
    // them.
    script.src = isChunk ? location.origin + src : src;
    // The runtime has to run before the application; chunks may run at any time.
    script.async = isChunk;
    if (!isChunk) script.onerror = stopQueueing;
    document.head.append(script);
  };

  /** What was queued, as functions that replay it. @type {(() => void)[]} */
  const queued = [];

  /** @param {Event} event @param {() => void} replay */
  const queue = (event, replay) => {
    event.preventDefault();
    queued.push(replay);
    start();
  };

  /** @param {MouseEvent} event */
  const queueClick = (event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest('button,[role=button],[role=tab]');
    if (!(control instanceof HTMLElement)) return;
    event.stopPropagation();
    queue(event, () => control.click());
  };

  /** @param {KeyboardEvent} event */
  const queueKey = (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!event.isTrusted || !(target instanceof HTMLElement) || !opensSearch(target, event)) return;
    queue(event, () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
    );
  };

  /** @param {HTMLElement} target @param {KeyboardEvent} event */
  const opensSearch = (target, { key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
    if (target.matches('.DocSearch-Button')) return key !== ' ' && [...key].length === 1;
    return key === '/' && !target.matches('input,select,textarea');
  };

  const hydration = new MutationObserver(() => {
    if (page.dataset.hasHydrated !== 'true') return;
    stopQueueing();
    for (const replay of queued) replay();
  });

  const startQueueing = () => {
    addEventListener('click', queueClick, true);
    addEventListener('keydown', queueKey, true);
    hydration.observe(page, { attributeFilter: ['data-has-hydrated'] });
  };

  const stopQueueing = () => {
    removeEventListener('click', queueClick, true);
    removeEventListener('keydown', queueKey, true);
    hydration.disconnect();
  };

  const startAfterPaint = () => {
    const observesPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
    if (observesPaint) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // A tab in the background never paints.
    addEventListener('load', () => {
      if (document.hidden || !observesPaint) start();
      else setTimeout(start, MAX_WAIT_MS);
    });
  };

  keepColorMode();
  startQueueing();
  startAfterPaint();
})();
