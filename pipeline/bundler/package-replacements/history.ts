/**
 * The part of `history` that the router uses: the window's session history, and a guard before each
 * navigation (`block`), with which Back closes a phone's menu. No base path, no `confirm` dialog,
 * no browsers without the History API.
 */
import type { Action, Location, LocationDescriptorObject } from 'history';

/** A location as text, or in parts. */
type To = string | LocationDescriptorObject;
/** The other arguments of `createLocation`, in the order in which `react-router` passes them. */
type LocationDetails = [state?: unknown, key?: string, current?: LocationDescriptorObject];
type Listener = (location: Location, action: Action) => void;
/** Returns `false` to cancel a navigation. */
type Guard = (location: Location, action: Action) => unknown;

/** A query or fragment with its sign in front; empty if there is none. */
function addSign(sign: string, text = ''): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}

/** A location in parts as text. */
export function createPath({ pathname, search, hash }: LocationDescriptorObject): string {
  return (pathname || '/') + addSign('?', search) + addSign('#', hash);
}

/**
 * Parses a location and decodes its path.
 * @param current the current location, for one without a path or with a relative path
 * @throws URIError if the path has an invalid escape
 */
export function createLocation(to: To, ...[state, key, current]: LocationDetails): Location {
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
    search: addSign('?', parts.search),
    hash: addSign('#', parts.hash),
    state: typeof to === 'string' || to.state === undefined ? state : to.state,
    ...(key !== undefined && { key }),
  };
}

/** Whether two locations are equal and the same history entry. */
export function locationsAreEqual(a: Location, b: Location): boolean {
  return (
    createPath(a) === createPath(b) &&
    a.key === b.key &&
    JSON.stringify(a.state) === JSON.stringify(b.state)
  );
}

/** The current location of the window. */
function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key, state } = (window.history.state ?? {}) as { key?: string; state?: unknown };
  return createLocation(pathname + search + hash, state, key);
}

/** Keys of the history entries that this page knows, oldest first; needed to undo a canceled Back. */
class EntryKeys {
  private keys: (string | undefined)[];

  constructor(first: Location) {
    this.keys = [first.key];
  }

  /** Records an entry after the one at `from`, and drops those that came after it. */
  push(from: Location, key: string): void {
    this.keys = [...this.keys.slice(0, this.keys.indexOf(from.key) + 1), key];
  }

  replace(from: Location, key: string): void {
    const place = this.keys.indexOf(from.key);
    if (place >= 0) this.keys[place] = key;
  }

  /** Steps from one entry to another; an unknown entry counts as the oldest. */
  between(from: Location, to: Location): number {
    const getHistoryIndex = ({ key }: Location) => Math.max(this.keys.indexOf(key), 0);
    return getHistoryIndex(to) - getHistoryIndex(from);
  }
}

/** The history of the browser window. */
export function createBrowserHistory() {
  const { history: browser } = window;
  const listeners = new Set<Listener>();
  let guard: Guard | undefined;
  /** A step that only undoes a canceled one. */
  let isReturning = false;

  const isBlocked = (location: Location, action: Action) => guard?.(location, action) === false;

  const first = readLocation();
  const entryKeys = new EntryKeys(first);

  function notify(location: Location, action: Action): void {
    Object.assign(history, { location, action, length: browser.length });
    for (const listener of [...listeners]) listener(location, action);
  }

  /** Calls pushState or replaceState. */
  function navigate(action: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const key = Math.random().toString(36).slice(2, 8);
    const location = createLocation(to, state, key, history.location);
    if (isBlocked(location, action)) return;
    const step = { key, state: location.state };
    const isPush = action === 'PUSH';
    browser[isPush ? 'pushState' : 'replaceState'](step, '', createPath(location));
    entryKeys[isPush ? 'push' : 'replace'](history.location, key);
    notify(location, action);
  }

  window.addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false;
      notify(history.location, history.action);
      return;
    }
    const location = readLocation();
    if (!isBlocked(location, 'POP')) {
      notify(location, 'POP');
      return;
    }
    const steps = entryKeys.between(location, history.location);
    isReturning = steps !== 0;
    if (isReturning) browser.go(steps);
  });

  const history = {
    length: browser.length,
    action: 'POP' as Action,
    location: first,
    createHref: createPath,
    push: (to: To, state?: unknown) => navigate('PUSH', to, state),
    replace: (to: To, state?: unknown) => navigate('REPLACE', to, state),
    go: (steps: number) => browser.go(steps),
    goBack: () => browser.go(-1),
    goForward: () => browser.go(1),
    /** @returns a function that unsubscribes */
    listen(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** One guard at a time. @returns a function that removes it */
    block(next: Guard) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
  return history;
}

// react-router imports it for an in-memory router, which the site does not use.
export { createBrowserHistory as createMemoryHistory };
