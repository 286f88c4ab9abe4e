/**
 * What the router asks of `history`: the addresses that the window shows one after another, and a
 * question before each change (`block`), by which the menu of a phone closes on Back. No base path, no
 * `confirm` window, no browsers without the History API.
 */
import type { Action, Location, LocationDescriptorObject } from 'history';

/** An address as text or in parts. */
type To = string | LocationDescriptorObject;
type Listener = (location: Location, action: Action) => void;
/** Answers `false` to what must not happen. */
type Guard = (location: Location, action: Action) => unknown;

const withSign = (sign: string, text = '') =>
  text === '' || text === sign ? '' : text.startsWith(sign) ? text : sign + text;

/** An address in parts as text. */
export function createPath({ pathname, search, hash }: LocationDescriptorObject): string {
  return (pathname || '/') + withSign('?', search) + withSign('#', hash);
}

/**
 * An address in parts, with its path decoded.
 * @param current where the reader is, for an address that has no path or a relative one
 * @throws URIError where the path has a broken escape
 */
export function createLocation(
  to: To,
  state?: unknown,
  key?: string,
  current?: LocationDescriptorObject,
): Location {
  const [, path = '', search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(
    typeof to === 'string' ? to || '/' : '',
  ) as unknown as string[];
  const parts = typeof to === 'string' ? { pathname: path, search, hash } : to;
  const from = current?.pathname ?? '/';
  let pathname = decodeURI(parts.pathname ?? '') || from;
  if (current !== undefined && !pathname.startsWith('/')) {
    pathname = decodeURI(new URL(pathname, new URL(from, window.location.origin)).pathname);
  }
  return {
    ...parts,
    pathname,
    search: withSign('?', parts.search),
    hash: withSign('#', parts.hash),
    state: typeof to === 'string' || to.state === undefined ? state : to.state,
    ...(key !== undefined && { key }),
  };
}

/** Whether two addresses are one, as the same step of the window. */
export function locationsAreEqual(one: Location, other: Location): boolean {
  return (
    createPath(one) === createPath(other) &&
    one.key === other.key &&
    JSON.stringify(one.state) === JSON.stringify(other.state)
  );
}

/** Where the window is. */
function locationShown(): Location {
  const { pathname, search, hash } = window.location;
  const { key, state } = (window.history.state ?? {}) as { key?: string; state?: unknown };
  return createLocation(pathname + search + hash, state, key);
}

/** Keys of the steps that this page knows, oldest first, by which a refused Back is taken back. */
class Steps {
  private keys: (string | undefined)[];

  constructor(first: Location) {
    this.keys = [first.key];
  }

  /** Notes a step that follows the one at `from`; those that followed it until now are gone. */
  push(from: Location, key: string): void {
    this.keys = [...this.keys.slice(0, this.keys.indexOf(from.key) + 1), key];
  }

  replace(from: Location, key: string): void {
    const place = this.keys.indexOf(from.key);
    if (place >= 0) this.keys[place] = key;
  }

  /** How many steps lead from one to the other; one that is not known counts as the oldest. */
  between(from: Location, to: Location): number {
    const placeOf = ({ key }: Location) => Math.max(this.keys.indexOf(key), 0);
    return placeOf(to) - placeOf(from);
  }
}

/** The window's own addresses. */
export function createBrowserHistory() {
  const { history: browser } = window;
  const listeners = new Set<Listener>();
  let guard: Guard | undefined;
  /** A step that only takes back a refused one. */
  let isReturning = false;

  const refuses = (location: Location, action: Action) => guard?.(location, action) === false;

  const first = locationShown();
  const known = new Steps(first);

  function tell(location: Location, action: Action): void {
    Object.assign(history, { location, action, length: browser.length });
    for (const listener of [...listeners]) listener(location, action);
  }

  /** Shows an address by the window's own function. */
  function show(action: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const key = Math.random().toString(36).slice(2, 8);
    const location = createLocation(to, state, key, history.location);
    if (refuses(location, action)) return;
    const step = { key, state: location.state };
    const isPush = action === 'PUSH';
    browser[isPush ? 'pushState' : 'replaceState'](step, '', createPath(location));
    known[isPush ? 'push' : 'replace'](history.location, key);
    tell(location, action);
  }

  window.addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false;
      tell(history.location, history.action);
      return;
    }
    const location = locationShown();
    if (!refuses(location, 'POP')) {
      tell(location, 'POP');
      return;
    }
    const steps = known.between(location, history.location);
    isReturning = steps !== 0;
    if (isReturning) browser.go(steps);
  });

  const history = {
    length: browser.length,
    action: 'POP' as Action,
    location: first,
    createHref: createPath,
    push: (to: To, state?: unknown) => show('PUSH', to, state),
    replace: (to: To, state?: unknown) => show('REPLACE', to, state),
    go: (steps: number) => browser.go(steps),
    goBack: () => browser.go(-1),
    goForward: () => browser.go(1),
    /** @returns ends it */
    listen(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** One guard at a time. @returns ends it */
    block(next: Guard) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
  return history;
}

// react-router names it for a router in memory, which the site does not have.
export { createBrowserHistory as createMemoryHistory };
