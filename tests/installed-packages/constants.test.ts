/**
 * Numbers of the specification's section 9 that live in installed packages: read from the packages'
 * exports. The page's own numbers: `tests/site/specification/constants.spec.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createStatefulHost } from '@algolia/client-common';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings as ownProgress } from '../../pipeline/bundler/package-replacements/nprogress';

const require = createRequire(import.meta.url);
const fromTheme = createRequire(require.resolve('@docusaurus/theme-classic/package.json'));
const fromDialog = createRequire(require.resolve('@docsearch/react'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('search client', () => {
  it('connects in 1 s, reads in 2 s, writes in 30 s', async () => {
    // Node gets another build of it, with other timeouts.
    vi.stubGlobal('localStorage', {});
    const file = '../../node_modules/algoliasearch/dist/lite/builds/browser.js';
    const { liteClient } = (await import(/* @vite-ignore */ file)) as {
      liteClient: (
        appId: string,
        apiKey: string,
      ) => { transporter: { timeouts: Record<string, number> } };
    };
    expect(liteClient('a', 'b').transporter.timeouts).toEqual({
      connect: 1000,
      read: 2000,
      write: 30_000,
    });
  });

  it('tries a host that is down again after 120 s', () => {
    vi.useFakeTimers();
    const host = createStatefulHost({ url: 'a', accept: 'read', protocol: 'https' }, 'down');
    vi.advanceTimersByTime(120_000);
    expect(host.isUp()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(host.isUp()).toBe(true);
  });
});

describe('search dialog', () => {
  interface Autocomplete {
    readonly getInputProps: (given: object) => { maxLength: number };
  }
  const { createAutocomplete } = fromDialog('@algolia/autocomplete-core') as {
    createAutocomplete: (options: object) => Autocomplete;
  };

  it('takes 512 characters unless told otherwise', () => {
    const { getInputProps } = createAutocomplete({ environment: {}, getSources: () => [] });
    expect(getInputProps({ inputElement: null }).maxLength).toBe(512);
    expect(getInputProps({ inputElement: null, maxLength: 64 }).maxLength).toBe(64);
  });

  it('says after 300 ms that an answer is late', async () => {
    vi.useFakeTimers();
    const status: string[] = [];
    const never = new Promise<never>(() => undefined);
    const autocomplete = createAutocomplete({
      environment: globalThis,
      getSources: () => never,
      onStateChange: ({ state }: { state: { status: string } }) => status.push(state.status),
    }) as Autocomplete & { setQuery: (text: string) => void; refresh: () => Promise<void> };
    autocomplete.setQuery('a');
    void autocomplete.refresh();
    await vi.advanceTimersByTimeAsync(299);
    expect(status).not.toContain('stalled');
    await vi.advanceTimersByTimeAsync(2);
    expect(status).toContain('stalled');
  });
});

it('progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle interval 800 ms', () => {
  const original = fromTheme('nprogress') as { settings: object };
  // The browser gets a smaller one (pipeline/bundler/package-replacements).
  for (const { settings } of [original, { settings: ownProgress }]) {
    expect(settings).toMatchObject({
      minimum: 0.08,
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
    });
  }
});

it('router match cache: 10000 entries', () => {
  // Not exported, so read from the package's source.
  const source = readFileSync(
    fromTheme.resolve('react-router').replace(/index\.js$/, 'esm/react-router.js'),
    'utf8',
  );
  expect(source.match(/var cacheLimit\S* = \d+/g)).toEqual([
    'var cacheLimit = 10000',
    'var cacheLimit$1 = 10000',
  ]);
});
