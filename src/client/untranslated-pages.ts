/**
 * Runs only on sites with more than one language. Marks English links and contents lists on pages
 * in another language as English, so that screen readers pronounce them correctly. Also keeps the
 * page head as the build wrote it (pipeline/pages/translations): Helmet would add every language of
 * the site again.
 */
import untranslated from '@generated/untranslated/default/routes.json';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import { BASE_URL } from '../lib/base-url';

const ROUTES = untranslated as Readonly<Record<string, readonly string[]>>;
const isMissing = (route: string, language: string) => ROUTES[language]?.includes(route) === true;
/** The route of an address of this language. */
const getRoute = (address: string) => `/${address.slice(BASE_URL.length).replace(/\/$/, '')}`;
const isEnglish = (address: string) => isMissing(getRoute(address), i18n.currentLocale);

/** Lists of links to guides: sidebar, trail, next and previous guide. */
const LINKS = '.menu__link[href], .pagination-nav__link, .breadcrumbs__item--active';
const CONTENTS = '.table-of-contents';

function setMark(element: Element, isUntranslated: boolean): void {
  if (isUntranslated) element.setAttribute('lang', 'en');
  else if (element.getAttribute('lang') === 'en') element.removeAttribute('lang');
}

function markAll(): void {
  const { pathname } = location;
  for (const link of document.querySelectorAll(LINKS)) {
    setMark(link, isEnglish(link instanceof HTMLAnchorElement ? link.pathname : pathname));
  }
  for (const list of document.querySelectorAll(CONTENTS)) setMark(list, isEnglish(pathname));
  for (const link of document.querySelectorAll('link[rel=alternate][hreflang]')) {
    if (isMissing(getRoute(pathname), link.getAttribute('hreflang') ?? '')) link.remove();
  }
  if (isEnglish(pathname)) {
    const canonical = document.querySelector('link[rel=canonical]');
    canonical?.setAttribute('href', siteConfig.url + getRoute(pathname));
  }
}

if (typeof window !== 'undefined') {
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      markAll();
    });
  };
  new MutationObserver(plan).observe(document, { childList: true, subtree: true });
  plan();
}
