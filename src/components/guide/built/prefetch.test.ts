import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replacePrefetch } from './prefetch';
import { guideStore } from './window-store';

vi.mock('./window-store', () => ({ guideStore: { loaded: { prefetch: vi.fn() } } }));

const bundler = { gca: (name: string): string | undefined => name };
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  bundler.gca = (name) => `/assets/js/${name}.js`;
  vi.stubGlobal('__webpack_require__', bundler);
  vi.stubGlobal('document', {
    querySelector: () => ({ dataset: { app: '/assets/js/runtime.js /assets/js/app.js' } }),
  });
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve();
  });
  replacePrefetch();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches a script once, and leaves nothing to Docusaurus', () => {
  expect([bundler.gca('search'), bundler.gca('search')]).toEqual([undefined, undefined]);
  expect(fetched).toEqual(['/assets/js/search.js']);
});

it('loads a guide into memory, by its route', () => {
  expect(bundler.gca('/sftp')).toBeUndefined();
  expect(guideStore.loaded.prefetch).toHaveBeenCalledWith('/sftp');
  expect(fetched).toEqual([]);
});

it('fetches no script that the page has, and none that is part of another', () => {
  bundler.gca('app');
  bundler.gca('guide.undefined');
  expect(fetched).toEqual([]);
});
