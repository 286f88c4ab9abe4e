import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { rememberPosition } from '../../../client/scroll-and-focus';
import { afterPaint, whenIdle } from '../../../lib/after-paint';
import { showFirstView } from '../../guide/built/first-view';
import { loadedGuide } from '../../guide/built/loaded-guides';
import { scrollSmoothly } from './smooth-scroll';
import { isPreloaded, prefetchPage } from './preloaded-pages';

/** Whether a link leads to a page of this site, not to a file, another site or another window. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.hasAttribute('href') &&
    // The origin of a `blob:` URL is the site's, too.
    link.protocol === location.protocol &&
    link.origin === location.origin &&
    !link.download &&
    !/\.\w+$/.test(link.pathname) &&
    // Links to other languages, which are separate sites, have the target `_self`.
    link.target === ''
  );
}

const isOnThisPage = (link: HTMLAnchorElement) =>
  link.pathname === location.pathname && link.search === location.search;

/** The page link that an event came from. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && leadsToPage(link) ? link : undefined;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Shows the linked guide's text at once if it is loaded and the link leads to its top. */
function showText({ pathname, hash }: HTMLAnchorElement): boolean {
  const guide = isPreloaded(pathname) && hash === '' ? loadedGuide(pathname) : undefined;
  if (guide === undefined) return false;
  rememberPosition();
  return showFirstView(guide);
}

/** Fetches and prepares the linked page, so that the click finds it ready. */
function prefetchLinked(event: Event): void {
  const link = pageLink(event);
  if (link === undefined || isOnThisPage(link)) return;
  prefetchPage(link.pathname);
}

/**
 * Prefetches linked pages as their links scroll into view, and returns a function that stops it.
 * Without IntersectionObserver, pages are fetched when their links are hovered.
 */
function fetchAhead(): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const known = new WeakSet<Element>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      // Docusaurus requests each address once, and none on a slow or metered connection.
      if (leadsToPage(target) && !isOnThisPage(target))
        void window.docusaurus.prefetch(target.pathname);
    }
  });
  const look = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      inView.observe(link);
    }
  };
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      look();
    });
  };
  const changes = new MutationObserver(plan);
  changes.observe(document.body, { childList: true, subtree: true });
  plan();
  return () => {
    changes.disconnect();
    inView.disconnect();
  };
}

/**
 * Handles all links of the site: they navigate without a reload; their pages are fetched when the
 * links scroll into view, and prepared when they are hovered.
 */
export function PageLinks(): null {
  const history = useHistory();
  useEffect(() => {
    let goOn: (() => void) | undefined;
    const follow = (event: MouseEvent) => {
      // A second click first completes the pending navigation.
      goOn?.();
      const link = pageLink(event);
      if (link === undefined || !isPlain(event) || event.defaultPrevented) return;
      if (isOnThisPage(link) && link.hash !== '') {
        // The browser's own jump also moves the focus; only the scroll behavior is set.
        scrollSmoothly();
        return;
      }
      event.preventDefault();
      const address = link.pathname + link.search + link.hash;
      if (isOnThisPage(link)) {
        history.replace(address);
        return;
      }
      if (!showText(link)) {
        history.push(address);
        return;
      }
      // What surrounds the text updates after the text has been painted.
      goOn = () => {
        goOn = undefined;
        // Synchronously: Back could come before a deferred render, which would then see no change.
        flushSync(() => history.push(address));
      };
      afterPaint(() => goOn?.());
    };
    const stop = fetchAhead();
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', prefetchLinked);
    document.addEventListener('focusin', prefetchLinked);
    document.addEventListener('touchstart', prefetchLinked, { passive: true });
    return () => {
      stop();
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', prefetchLinked);
      document.removeEventListener('focusin', prefetchLinked);
      document.removeEventListener('touchstart', prefetchLinked);
    };
  }, [history]);
  return null;
}
