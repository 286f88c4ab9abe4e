/**
 * Gives the browser's own toolbars the page's color. A `media` query cannot: readers choose the
 * color mode here, whatever their device is set to.
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
