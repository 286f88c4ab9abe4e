/**
 * Sets scroll position and focus after a page change. A new page opens at its top, or at the
 * heading in the link's hash, and focus moves there: a screen reader announces it, and Tab
 * continues from it. Back and Forward restore the scroll position and the focus.
 *
 * Positions are kept per history entry, and in `sessionStorage` for readers who return from another
 * site.
 */
import { runAfterPaint } from '../lib/after-paint';

interface PageLocation {
  readonly key?: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface RouteChange {
  readonly location: PageLocation;
  readonly previousLocation: PageLocation | null;
}

const STORED = 'scroll-positions';
const MAX_POSITIONS = 50;

/** Scroll offset in pixels by history entry, least recently visited first. */
const positions = new Map<string, number>();
const focused = new Map<string, WeakRef<HTMLElement>>();

const getStorageKey = ({ key, pathname, search, hash }: PageLocation) =>
  key ?? pathname + search + hash;

let current: PageLocation | undefined;
/** Whether the scroll position of the page being left is already saved. */
let isSaved = false;
/** Whether the current navigation is Back or Forward. */
let isReturn = false;
/** Whether the next history change comes from a link within the page. */
let isJump = false;

function rememberPosition(location: PageLocation): void {
  const name = getStorageKey(location);
  positions.delete(name);
  positions.set(name, scrollY);
  for (const oldest of [...positions.keys()].slice(0, -MAX_POSITIONS)) positions.delete(oldest);
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    focused.set(name, new WeakRef(document.activeElement));
}

/** Focuses an element. One that is not a control becomes focusable until it loses focus. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Saves the scroll position of a page that is about to be replaced, before the address changes. */
export function savePosition(): void {
  if (current === undefined) return;
  rememberPosition(current);
  isSaved = true;
}

/** Docusaurus calls this before the page changes. */
export function onRouteUpdate({ previousLocation }: RouteChange): void {
  if (previousLocation !== null && !isSaved) rememberPosition(previousLocation);
  isSaved = false;
}

/** Docusaurus calls this once the new page is in place and scrolled. */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  current = location;
  if (previousLocation === null) return;
  const name = getStorageKey(location);
  const position = isReturn ? positions.get(name) : undefined;
  isReturn = false;
  if (position !== undefined) scrollTo(0, position);
  if (location.pathname === previousLocation.pathname) return;
  const before = position === undefined ? undefined : focused.get(name);
  // The focus makes the browser lay the page out, which it does anyway before it paints.
  runAfterPaint(() => {
    const focusedBefore = before?.deref();
    const linked =
      location.hash === ''
        ? null
        : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const target =
      focusedBefore?.isConnected === true
        ? focusedBefore
        : (linked ?? document.querySelector<HTMLElement>('h1'));
    // A reader who has moved the focus in the meantime, say into the search field, keeps it there.
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
  // The browser would scroll before the page is rendered. On a full page load, its own restoration
  // is right.
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions]));
    } catch {
      // Storage is full or blocked: Back then opens the page at its top.
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
