import { createRequire } from 'node:module';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as own from './history';

const fromRouter = createRequire(require.resolve('react-router'));
// The package checks once, at import, whether there is a window.
vi.stubGlobal('window', { document: { createElement: () => undefined } });
const original = fromRouter('history') as typeof own;
vi.unstubAllGlobals();

/** The parts of a window that the history uses. */
function stubWindow(start: string) {
  const entries: { url: URL; state: unknown }[] = [
    { url: new URL(start, 'https://docs.example.com'), state: null },
  ];
  let place = 0;
  const heard: ((event: { state: unknown }) => void)[] = [];
  const history = {
    get length() {
      return entries.length;
    },
    get state() {
      return entries[place]?.state;
    },
    pushState(state: unknown, _title: string, href: string) {
      entries.splice(place + 1, entries.length, { url: new URL(href, start0()), state });
      place += 1;
    },
    replaceState(state: unknown, _title: string, href: string) {
      entries[place] = { url: new URL(href, start0()), state };
    },
    go(steps: number) {
      if (entries[place + steps] === undefined) return;
      place += steps;
      for (const hear of heard) hear({ state: history.state });
    },
  };
  const start0 = () => entries[place]?.url ?? 'https://docs.example.com';
  vi.stubGlobal('window', {
    document: { createElement: () => undefined },
    navigator: { userAgent: 'Chrome' },
    history,
    get location() {
      return entries[place]?.url;
    },
    addEventListener: (_name: string, hear: (typeof heard)[number]) => heard.push(hear),
    removeEventListener: () => undefined,
  });
  return () => ({ urls: entries.map(({ url }) => url.href), place });
}

afterEach(() => vi.unstubAllGlobals());

const path = fc.constantFrom(
  '',
  '/',
  '/a',
  '/a/b/',
  '/a%20b',
  '/ä',
  '/%C3%A4',
  '/a?',
  '/a#',
  '/q?x=1#h',
);
const search = fc.constantFrom(undefined, '', '?a=1', 'a=1');
const hash = fc.constantFrom(undefined, '', '#a', 'a');
const state = fc.constantFrom(undefined, null, { a: 1 });
const parts = fc.record({
  pathname: path.map((text) => text.replace(/[?#].*/, '')),
  search,
  hash,
  state,
});
const to = fc.oneof(path, parts);

describe('an address', () => {
  it('has the same parts and text as in the package', () => {
    fc.assert(
      fc.property(
        to,
        state,
        fc.constantFrom(undefined, 'k'),
        fc.boolean(),
        (one, kept, key, isStart) => {
          const current = isStart ? undefined : { pathname: '/now/here', search: '', hash: '' };
          const made = own.createLocation(one, kept, key, current);
          expect(made).toEqual(original.createLocation(one, kept, key, current));
          expect(own.createPath(made)).toBe(original.createPath(made));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['b', '/a/b'],
    ['../b', '/b'],
    ['./b?x#y', '/a/b'],
  ])('%s resolves against the current location', (relative, pathname) => {
    stubWindow('/a/c');
    const current = { pathname: '/a/c', search: '', hash: '' };
    expect(own.createLocation(relative, undefined, undefined, current)).toMatchObject({ pathname });
    expect(original.createLocation(relative, undefined, undefined, current)).toMatchObject({
      pathname,
    });
  });

  it('with an invalid escape is rejected', () => {
    for (const { createLocation } of [own, original]) {
      expect(() => createLocation('/%E0%A4%A')).toThrow(URIError);
    }
  });

  it('compares equal as in the package', () => {
    const locations = fc.tuple(parts, fc.constantFrom('k', 'l'));
    fc.assert(
      fc.property(locations, locations, ([one, key], [other, otherKey]) => {
        const [a, b] = [
          own.createLocation(one, null, key),
          own.createLocation(other, null, otherKey),
        ];
        expect(own.locationsAreEqual(a, b)).toBe(original.locationsAreEqual(a, b));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the window', () => {
  type Step =
    | { readonly kind: 'push' | 'replace'; readonly to: string | object }
    | { readonly kind: 'go'; readonly by: number }
    | { readonly kind: 'block'; readonly refused: string }
    | { readonly kind: 'unblock' };

  /** Where a reader's steps lead, and what listeners are told. */
  function follow({ createBrowserHistory }: typeof own, steps: readonly Step[]): unknown {
    let count = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => (count += 1) / 1000);
    const bar = stubWindow('/start?x#y');
    const history = createBrowserHistory();
    const log: unknown[] = [history.location, history.action];
    const end = history.listen(({ key: _key, ...location }, action) =>
      log.push({ ...location, action }),
    );
    let unblock = () => undefined as unknown;
    for (const step of steps) {
      if (step.kind === 'go') history.go(step.by);
      else if (step.kind === 'block') {
        unblock();
        unblock = history.block((_location, action) => action !== step.refused);
      } else if (step.kind === 'unblock') unblock();
      else history[step.kind](step.to);
      log.push(bar(), history.length, history.action, history.createHref(history.location));
    }
    end();
    history.push('/after');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    return log;
  }

  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('push', 'replace'), to }),
    fc.record({ kind: fc.constant('go'), by: fc.constantFrom(-2, -1, 1, 2) }),
    fc.record({ kind: fc.constant('block'), refused: fc.constantFrom('POP', 'PUSH', 'none') }),
    fc.record({ kind: fc.constant('unblock') }),
  ) as fc.Arbitrary<Step>;

  it('ends at the same address as the package, with the same calls of every listener', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        expect(follow(own, steps)).toEqual(follow(original, steps));
      }),
      { numRuns: 1000 },
    );
  });
});
