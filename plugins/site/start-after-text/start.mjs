/**
 * Runs inline in every page: starts the application when the text has been painted, or at once when
 * a reader does something that only the application can answer. That is held, and done again when
 * the page is live, so that no click and no key is lost. Named in `data-app`: the scripts to load.
 */
(() => {
  const scripts = (document.currentScript?.dataset.app ?? '').split(' ');
  const page = document.documentElement;
  /** @type {(() => void)[]} */
  const held = [];

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      // In this order, whichever comes first.
      script.async = false;
      script.onerror = release;
      document.head.append(script);
    }
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
          ? /^[a-z\d/]$/i.test(key)
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
  // A tab in the background paints nothing; it starts when all is loaded.
  addEventListener('load', start);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
})();
