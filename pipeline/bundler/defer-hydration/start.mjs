/**
 * Runs inline in every page. Starts the application once the text has been painted, or at once if a
 * reader does something that only the application can answer. Such clicks and keys are queued, and
 * replayed once the page is hydrated, so that none is lost. `data-app` lists the scripts to load: the
 * bundler's runtime, the chunks that the page needs, the application.
 */
(() => {
  const scripts = (document.currentScript?.dataset.app ?? '').split(' ');
  const page = document.documentElement;
  const MAX_WAIT_MS = 1000;
  // Docusaurus copies the stored color mode into the page unchecked, so no style may know it.
  const defaultMode = page.dataset.theme ?? 'dark';
  new MutationObserver(() => {
    if (!/^(?:light|dark)$/.test(page.dataset.theme ?? '')) page.dataset.theme = defaultMode;
  }).observe(page, { attributeFilter: ['data-theme'] });

  /** @type {(() => void)[]} */
  const queued = [];

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    scripts.forEach((src, index) => {
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
    });
  };

  /** @param {MouseEvent} event */
  const queueClick = (event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest('button,[role=button],[role=tab]');
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    queued.push(() => control.click());
    start();
  };

  /** @param {KeyboardEvent} event */
  const queueKey = (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!event.isTrusted || !(target instanceof HTMLElement)) return;
    let opensSearch = key === '/' && !target.matches('input,select,textarea');
    if (target.matches('.DocSearch-Button')) opensSearch = key !== ' ' && [...key].length === 1;
    if (ctrlKey || metaKey) opensSearch = key.toLowerCase() === 'k';
    if (!opensSearch) return;
    event.preventDefault();
    queued.push(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
    );
    start();
  };

  const stopQueueing = () => {
    removeEventListener('click', queueClick, true);
    removeEventListener('keydown', queueKey, true);
    hydration.disconnect();
  };
  const hydration = new MutationObserver(() => {
    if (page.dataset.hasHydrated !== 'true') return;
    stopQueueing();
    for (const replay of queued) replay();
  });

  addEventListener('click', queueClick, true);
  addEventListener('keydown', queueKey, true);
  hydration.observe(page, { attributeFilter: ['data-has-hydrated'] });
  const observesPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (observesPaint) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab in the background never paints.
  addEventListener('load', () => {
    if (document.hidden || !observesPaint) start();
    else setTimeout(start, MAX_WAIT_MS);
  });
})();
