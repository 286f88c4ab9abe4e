import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import type { Text } from './useElements';

/** Whether a link leads to another page of this site, not to a file, another site or below. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    // The origin of a made file's address, `blob:`, is the site's too.
    link.protocol === location.protocol &&
    link.origin === location.origin &&
    !link.download &&
    !/\.\w+$/.test(link.pathname) &&
    !link.getAttribute('href')?.startsWith('#') &&
    (link.target === '' || link.target === '_self')
  );
}

/** The link to a page that an event happened on. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && leadsToPage(link) ? link : undefined;
}

/**
 * Links of a guide's text change the page without a reload, as those of the generator do; their
 * pages are fetched when the links are in view, and made ready when they are pointed at.
 */
export function useLinks(text: Text): void {
  const history = useHistory();
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const follow = (event: MouseEvent) => {
      const link = pageLink(event);
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link === undefined || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const prepare = (event: Event) => {
      const link = pageLink(event);
      if (link === undefined) return;
      // Where it fails, the click that follows asks again and says so.
      Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    });
    for (const link of element.querySelectorAll('a')) if (leadsToPage(link)) observer.observe(link);
    element.addEventListener('click', follow);
    element.addEventListener('mouseover', prepare);
    element.addEventListener('touchstart', prepare, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('click', follow);
      element.removeEventListener('mouseover', prepare);
      element.removeEventListener('touchstart', prepare);
    };
  }, [text, history]);
}
