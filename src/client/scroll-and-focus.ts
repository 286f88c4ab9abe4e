/**
 * Scroll position and focus after a page change: a new page shows its top or the heading that was
 * asked for, and the focus goes there, so that a screen reader says it and Tab goes on from it; Back
 * and Forward show what was on the screen, with the focus where it was.
 *
 * Positions are kept per entry of the window's history, also in `sessionStorage`, for readers who come
 * back from another site.
 */
import { afterPaint } from '../lib/after-paint';

interface Location {
  readonly key?: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Change {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

const STORED = 'scroll-positions';
const MAX_POSITIONS = 50;

/** Pixels from the top by history entry, the last visited last. */
const positions = new Map<string, number>();
const focused = new Map<string, WeakRef<HTMLElement>>();

const nameOf = ({ key, pathname, search, hash }: Location) => key ?? pathname + search + hash;

/** What is on the screen. */
let current: Location | undefined;
/** Whether the position of the page that goes is saved already. */
let isSaved = false;
/** Whether the change under way is Back or Forward. */
let isReturn = false;
/** Whether the next change of the history comes from a link within the page. */
let isJump = false;

function savePosition(location: Location): void {
  const name = nameOf(location);
  positions.delete(name);
  positions.set(name, scrollY);
  for (const old of [...positions.keys()].slice(0, -MAX_POSITIONS)) positions.delete(old);
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    focused.set(name, new WeakRef(document.activeElement));
}

/** Gives something that is no control the focus, until it goes on. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Saves the scroll position of a page that is about to be replaced, before the address changes. */
export function rememberPosition(): void {
  if (current === undefined) return;
  savePosition(current);
  isSaved = true;
}

/** Docusaurus calls this before the page changes. */
export function onRouteUpdate({ previousLocation }: Change): void {
  if (previousLocation !== null && !isSaved) savePosition(previousLocation);
  isSaved = false;
}

/** Docusaurus calls this once the new page is in place and scrolled. */
export function onRouteDidUpdate({ location, previousLocation }: Change): void {
  current = location;
  if (previousLocation === null) return;
  const name = nameOf(location);
  const position = isReturn ? positions.get(name) : undefined;
  isReturn = false;
  if (position !== undefined) scrollTo(0, position);
  if (location.pathname === previousLocation.pathname) return;
  const before = position === undefined ? undefined : focused.get(name);
  // The focus makes the browser lay the page out, which it does anyway before it paints.
  afterPaint(() => {
    const focusedBefore = before?.deref();
    const asked =
      location.hash === ''
        ? null
        : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const target =
      focusedBefore?.isConnected === true
        ? focusedBefore
        : (asked ?? document.querySelector<HTMLElement>('h1'));
    // A reader who has moved the focus meanwhile, for example into the search, keeps it there.
    const { activeElement } = document;
    const isFree =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.closest('a, button') !== null;
    if (target !== null && isFree) focusOn(target);
  });
}

function readPositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const pair of stored as readonly unknown[]) {
      const [name, position] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
      if (typeof name === 'string' && typeof position === 'number') positions.set(name, position);
    }
  } catch (error) {
    console.warn('Scroll positions are not kept', error);
  }
}

if (typeof window !== 'undefined') {
  readPositions();
  // The browser would scroll before the page is there. What it does when it loads one is right.
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions]));
    } catch {
      // Full or forbidden: Back then shows the top.
    }
  });
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      isJump = link?.hash !== '' && link?.pathname === location.pathname;
    },
    true,
  );
  addEventListener('popstate', () => {
    isReturn = !isJump;
    isJump = false;
  });
}
