import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { devServer } from '.';
import addEvidenceDependency from './evidence.mjs';

const context = {
  siteDir: '/site',
  baseUrl: '/de/',
  i18n: { currentLocale: 'de' },
} as unknown as LoadContext;

const configure = (isServer: boolean) =>
  devServer(context).configureWebpack?.({}, isServer, {} as never, undefined);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the bundler options', () => {
  it('are empty in a build, and for the server', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false)).toEqual({});
    vi.stubEnv('NODE_ENV', 'development');
    expect(configure(true)).toEqual({});
  });

  it('set a cache for each language, and serve the index of the last build', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(configure(false)).toMatchObject({
      experiments: {
        cache: {
          version: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          storage: { directory: path.join('/site/.cache/dev/de') },
        },
      },
      devServer: {
        static: [
          { directory: path.join('/site/build/search-index'), publicPath: '/de/search-index' },
        ],
      },
    });
  });
});

it.each([
  ['docs/plugins/vault.mdx', 'addDependency', 'docs/plugins/vault.evidence.yml'],
  ['docs/none.mdx', 'addMissingDependency', 'docs/none.evidence.yml'],
])('the guide %s is compiled again with its evidence: %s', (resourcePath, call, evidence) => {
  const loader = { resourcePath, addDependency: vi.fn(), addMissingDependency: vi.fn() };
  expect(addEvidenceDependency.call(loader as never, 'text')).toBe('text');
  expect(loader[call as 'addDependency']).toHaveBeenCalledWith(evidence);
});
