import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { countEmptySearches as CountEmpty } from './count-empty-searches';

const ADDRESS = 'https://help.example.org/told';
const WANTED = { address: ADDRESS, guides: false, emptySearches: true };
const PAUSE_MS = 2500;

let countEmpty: typeof CountEmpty;
let told: unknown[];

/** A client that finds `found` hits. */
const createClient = (found: (query: string) => number) => ({
  search: (call: { requests: { query: string }[] }) =>
    Promise.resolve({ results: call.requests.map(({ query }) => ({ nbHits: found(query) })) }),
});
const ask = (of: ReturnType<typeof createClient>, query: string) =>
  of.search({ requests: [{ query }] });

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  told = [];
  vi.stubGlobal('fetch', (address: string, { body, credentials }: RequestInit) => {
    told.push([address, body, credentials]);
    return Promise.reject(new Error('nothing answers'));
  });
  ({ countEmptySearches: countEmpty } = await import('./count-empty-searches'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports a query without results once, without cookies', async () => {
  const counted = countEmpty(
    createClient(() => 0),
    WANTED,
  );
  await ask(counted, ' warp drive ');
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(told).toEqual([[ADDRESS, '{"search":"warp drive"}', 'omit']]);
  await ask(
    countEmpty(
      createClient(() => 0),
      WANTED,
    ),
    'warp drive',
  );
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(told).toHaveLength(1);
});

it('does not report partial queries, empty fields, or queries with results', async () => {
  const counted = countEmpty(
    createClient((query) => (query === 'backup' ? 3 : 0)),
    WANTED,
  );
  await ask(counted, 'backupp');
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  await ask(counted, 'backup');
  await ask(counted, ' ');
  await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
  expect(told).toEqual([]);
});

it('reports nothing unless the provider enables it', async () => {
  for (const feedback of [undefined, { ...WANTED, emptySearches: false }]) {
    await ask(
      countEmpty(
        createClient(() => 0),
        feedback,
      ),
      'warp drive',
    );
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
  }
  expect(told).toEqual([]);
});
