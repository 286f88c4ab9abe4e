/**
 * Scrolls the sidebar to the link of the current page, if it is out of view: on a page that a
 * search engine or another guide led to, readers see where in the list they are.
 */
import { runAfterPaint } from '../lib/after-paint';

const LINK = '.theme-doc-sidebar-menu [aria-current="page"]';

/** Docusaurus calls this once the page is in place. */
export function onRouteDidUpdate(): void {
  // The positions are read, which makes the browser lay the page out: not before it has painted.
  runAfterPaint(() => {
    const link = document.querySelector(LINK);
    const list = link?.closest('.menu');
    if (link == null || list == null) return;
    const { top, bottom } = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.top >= top && place.bottom <= bottom) return;
    list.scrollTop += (place.top + place.bottom - top - bottom) / 2;
  });
}
