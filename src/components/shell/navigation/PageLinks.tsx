import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { savePosition } from '../../../client/scroll-and-focus';
import { runAfterPaint, runWhenIdle } from '../../../lib/after-paint';
import { guideStore } from '../../guide/built/window-store';
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
function findPageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && leadsToPage(link) ? link : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Shows the linked guide's text at once if it is loaded and the link leads to its top. */
function showLoadedText({ pathname, hash }: HTMLAnchorElement): boolean {
  const guide = isPreloaded(pathname) && hash === '' ? guideStore.loaded.find(pathname) : undefined;
  if (guide === undefined) return false;
  savePosition();
  return guideStore.clicked.show(guide);
}

/** Fetches and prepares the linked page, so that the click finds it ready. */
function prefetchLinked(event: Event): void {
  const link = findPageLink(event);
  if (link === undefined || isOnThisPage(link)) return;
  prefetchPage(link.pathname);
}

/**
 * Prefetches linked pages as their links scroll into view, and returns a function that stops it.
 * Without IntersectionObserver, pages are fetched when their links are hovered.
 */
function prefetchVisibleLinks(): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observed = new WeakSet<Element>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      visibility.unobserve(target);
      // Docusaurus requests each address once, and none on a slow or metered connection.
      if (leadsToPage(target) && !isOnThisPage(target))
        void window.docusaurus.prefetch(target.pathname);
    }
  });
  const observeNewLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (observed.has(link)) continue;
      observed.add(link);
      visibility.observe(link);
    }
  };
  let isScheduled = false;
  const scheduleObservation = () => {
    if (isScheduled) return;
    isScheduled = true;
    runWhenIdle(() => {
      isScheduled = false;
      observeNewLinks();
    });
  };
  const mutations = new MutationObserver(scheduleObservation);
  mutations.observe(document.body, { childList: true, subtree: true });
  scheduleObservation();
  return () => {
    mutations.disconnect();
    visibility.disconnect();
  };
}

/** Follows links to pages of the site without a reload; leaves all other clicks to the browser. */
function createClickHandler(history: ReturnType<typeof useHistory>) {
  let completeNavigation: (() => void) | undefined;
  return (event: MouseEvent): void => {
    // A second click first completes the pending navigation.
    completeNavigation?.();
    const link = findPageLink(event);
    if (link === undefined || !isPlainClick(event) || event.defaultPrevented) return;
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
    if (!showLoadedText(link)) {
      history.push(address);
      return;
    }
    // What surrounds the text updates after the text has been painted.
    completeNavigation = () => {
      completeNavigation = undefined;
      // Synchronously: Back could come before a deferred render, which would then see no change.
      flushSync(() => history.push(address));
    };
    runAfterPaint(() => completeNavigation?.());
  };
}

/**
 * Handles all links of the site: they navigate without a reload; their pages are fetched when the
 * links scroll into view, and prepared when they are hovered.
 */
export function PageLinks(): null {
  const history = useHistory();
  useEffect(() => {
    const handleClick = createClickHandler(history);
    const stopPrefetching = prefetchVisibleLinks();
    document.addEventListener('click', handleClick);
    document.addEventListener('mouseover', prefetchLinked);
    document.addEventListener('focusin', prefetchLinked);
    document.addEventListener('touchstart', prefetchLinked, { passive: true });
    return () => {
      stopPrefetching();
      document.removeEventListener('click', handleClick);
      document.removeEventListener('mouseover', prefetchLinked);
      document.removeEventListener('focusin', prefetchLinked);
      document.removeEventListener('touchstart', prefetchLinked);
    };
  }, [history]);
  return null;
}
