/**
 * Runs inline in every page: starts the application when the text has been painted, or at once when
 * a reader does something that only the application can answer. That is held, and done again when
 * the page is live, so that no click and no key is lost. `data-app` names the scripts to load: the
 * bundler's runtime, the parts that the page needs, the application.
 */
(() => {
  const scripts = (document.currentScript?.dataset.app ?? '').split(' ');
  const page = document.documentElement;
  const MAX_WAIT_MS = 1000;
  // A stored color mode is written into the page as it is, also one that no style knows.
  const defaultMode = page.dataset.theme ?? 'dark';
  new MutationObserver(() => {
    if (!/^(?:light|dark)$/.test(page.dataset.theme ?? '')) page.dataset.theme = defaultMode;
  }).observe(page, { attributeFilter: ['data-theme'] });

  /** @type {(() => void)[]} */
  const held = [];

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    scripts.forEach((src, index) => {
      const script = document.createElement('script');
      const isPart = index > 0 && index < scripts.length - 1;
      // The bundler waits for a script that has the address it would ask for, even for one that
      // failed. A part that is fetched ahead is not to be taken for its own, so that it asks again.
      script.src = isPart ? location.origin + src : src;
      // The first runs before the last; the page's own parts are taken in at any time.
      script.async = isPart;
      if (!isPart) script.onerror = release;
      document.head.append(script);
    });
  };

  /** @param {MouseEvent} event */
  const holdClick = (event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest('button,[role=button],[role=tab]');
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(() => control.click());
    start();
  };

  /** @param {KeyboardEvent} event */
  const holdKey = (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!event.isTrusted || !(target instanceof HTMLElement)) return;
    const opensSearch =
      ctrlKey || metaKey
        ? key.toLowerCase() === 'k'
        : target.matches('.DocSearch-Button')
          ? key !== ' ' && [...key].length === 1
          : key === '/' && !target.matches('input,select,textarea');
    if (!opensSearch) return;
    event.preventDefault();
    held.push(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true })),
    );
    start();
  };

  const release = () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('keydown', holdKey, true);
    live.disconnect();
  };
  const live = new MutationObserver(() => {
    if (page.dataset.hasHydrated !== 'true') return;
    release();
    for (const act of held) act();
  });

  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);
  live.observe(page, { attributeFilter: ['data-has-hydrated'] });
  const observesPaint = PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (observesPaint) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing.
  addEventListener('load', () => {
    if (document.hidden || !observesPaint) start();
    else setTimeout(start, MAX_WAIT_MS);
  });
})();
