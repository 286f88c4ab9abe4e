/**
 * Only in builds of other languages than English: marks links and contents lists in English, so that
 * screen readers read them as such. The text of a guide is marked while it is built.
 */
import guides from '@generated/untranslated/default/routes.json';

const ENGLISH = new Set(guides as readonly string[]);
const isEnglish = (address: string) => ENGLISH.has(address.replace(/(?<=.)\/$/, ''));

/** Lists of links to guides: sidebar, trail, next and previous guide. */
const LINKS = '.menu__link[href], .pagination-nav__link, .breadcrumbs__item--active';
const CONTENTS = '.table-of-contents';

function mark(element: Element, is: boolean): void {
  if (is) element.setAttribute('lang', 'en');
  else if (element.getAttribute('lang') === 'en') element.removeAttribute('lang');
}

function markAll(): void {
  for (const link of document.querySelectorAll(LINKS)) {
    const address = link instanceof HTMLAnchorElement ? link.pathname : location.pathname;
    mark(link, isEnglish(address));
  }
  for (const list of document.querySelectorAll(CONTENTS)) mark(list, isEnglish(location.pathname));
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
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
  plan();
}
