/**
 * Jumps within a page scroll smoothly, so that a reader sees where they lead. Everything else is at its place
 * at once: a new page, and Back. `src/styles/base.css` has the rule, for those who like motion.
 */
const MAX_MS = 1000;

/** Lets the jump that follows scroll smoothly. */
export function scrollSmoothly(): void {
  const page = document.documentElement;
  page.dataset.scrollsSmoothly = '';
  const end = () => {
    clearTimeout(timer);
    removeEventListener('scrollend', end);
    delete page.dataset.scrollsSmoothly;
  };
  // Not every browser says when a page has come to rest, and a jump may go nowhere.
  const timer = setTimeout(end, MAX_MS);
  addEventListener('scrollend', end);
}
