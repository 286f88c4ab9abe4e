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

/** Splits `/a?b#c` into `/a`, `?b` and `#c`. */
function splitAddress(address: string): LocationDescriptorObject {
  const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address);
  return { pathname: parts?.[1], search: parts?.[2], hash: parts?.[3] };
}

/**
 * Parses a location and decodes its path.
 * @param current the current location, for one without a path or with a relative path
 * @throws URIError if the path has an invalid escape
 */
export function createLocation(to: To, ...[state, key, current]: LocationDetails): Location {
  const parts = typeof to === 'string' ? splitAddress(to || '/') : to;
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
    const index = this.keys.indexOf(from.key);
    if (index >= 0) this.keys[index] = key;
  }

  /** Steps from one entry to another; an unknown entry counts as the oldest. */
  between(from: Location, to: Location): number {
    const getHistoryIndex = ({ key }: Location) => Math.max(this.keys.indexOf(key), 0);
    return getHistoryIndex(to) - getHistoryIndex(from);
  }
}

/** The history of the browser window. */
class BrowserHistory {
  length = window.history.length;
  action: Action = 'POP';
  location = readLocation();
  readonly createHref = createPath;

  private readonly entryKeys = new EntryKeys(this.location);
  private readonly listeners = new Set<Listener>();
  private guard: Guard | undefined;
  /** Whether the browser is on its way back to the entry that a refused Back or Forward left. */
  private isReturning = false;

  constructor() {
    window.addEventListener('popstate', this.followBrowser);
  }

  // Properties instead of methods: Docusaurus passes `history.listen` on without its object.
  push = (to: To, state?: unknown) => this.navigate('PUSH', to, state);
  replace = (to: To, state?: unknown) => this.navigate('REPLACE', to, state);
  go = (steps: number) => window.history.go(steps);
  goBack = () => this.go(-1);
  goForward = () => this.go(1);

  /** @returns a function that unsubscribes */
  listen = (listener: Listener) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Sets the guard; there is one at a time. @returns a function that removes it */
  block = (guard: Guard) => {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = undefined;
    };
  };

  /** Goes to another location with pushState or replaceState, unless the guard refuses. */
  private navigate(action: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const key = Math.random().toString(36).slice(2, 8);
    const location = createLocation(to, state, key, this.location);
    if (this.isRefused(location, action)) return;
    const entry = { key, state: location.state };
    if (action === 'PUSH') {
      window.history.pushState(entry, '', createPath(location));
      this.entryKeys.push(this.location, key);
    } else {
      window.history.replaceState(entry, '', createPath(location));
      this.entryKeys.replace(this.location, key);
    }
    this.arrive(location, action);
  }

  /** Answers Back and Forward, which the browser has already carried out. */
  private readonly followBrowser = () => {
    if (this.isReturning) {
      this.isReturning = false;
      this.arrive(this.location, this.action);
      return;
    }
    const location = readLocation();
    if (this.isRefused(location, 'POP')) this.returnFrom(location);
    else this.arrive(location, 'POP');
  };

  /** Undoes a refused Back or Forward that led to a location. */
  private returnFrom(location: Location): void {
    const steps = this.entryKeys.between(location, this.location);
    this.isReturning = steps !== 0;
    if (this.isReturning) this.go(steps);
  }

  private isRefused(location: Location, action: Action): boolean {
    return this.guard?.(location, action) === false;
  }

  /** Makes a location the current one and tells the listeners. */
  private arrive(location: Location, action: Action): void {
    this.location = location;
    this.action = action;
    this.length = window.history.length;
    for (const listener of [...this.listeners]) listener(location, action);
  }
}

export function createBrowserHistory(): BrowserHistory {
  return new BrowserHistory();
}

// react-router imports it for an in-memory router, which the site does not use.
export { createBrowserHistory as createMemoryHistory };
