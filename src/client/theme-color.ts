/**
 * Gives the browser's own bars the color of the page. A `media` query cannot: the color mode is the
 * reader's choice here, not the device's.
 */
if (typeof window !== 'undefined') {
  const root = document.documentElement;
  const follow = () => {
    const color = getComputedStyle(root).getPropertyValue('--page').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  };
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}
