/**
 * Jumps within a page scroll smoothly, so that a reader sees where they lead. New pages and Back do
 * not scroll: they are in position at once. `src/styles/base.css` has the rule, for readers who do
 * not prefer reduced motion.
 */
const MAX_MS = 1000;

/** Makes the next jump scroll smoothly. */
export function scrollSmoothly(): void {
  const page = document.documentElement;
  page.dataset.scrollsSmoothly = '';
  const endScroll = () => {
    clearTimeout(timer);
    removeEventListener('scrollend', endScroll);
    delete page.dataset.scrollsSmoothly;
  };
  // Not every browser fires `scrollend`, and a jump may not scroll.
  const timer = setTimeout(endScroll, MAX_MS);
  addEventListener('scrollend', endScroll);
}
