import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from './build-site';
import { builtFiles } from './site';

const ADMIN_KEY = 'admin-key-that-must-not-be-shipped';

test('with hosted keys nothing embedded is shipped, and no admin key', async () => {
  test.setTimeout(300_000);
  const { readHeaders } = await import('../../scripts/serve.mjs');
  const folder = buildSite('hosted', {
    SEARCH_APP_ID: 'APPLICATION1',
    SEARCH_API_KEY: 'search-only-key',
    SEARCH_INDEX_NAME: 'help',
    SEARCH_ADMIN_KEY: ADMIN_KEY,
  });
  try {
    expect(existsSync(path.join(folder, 'search-index'))).toBe(false);
    const scripts = builtFiles(folder, /\.js$/);
    const text = [...scripts.values()].join('\n');
    expect([...scripts.keys()].filter((name) => /(^|\/)search\.[0-9a-f]+\.js$/.test(name))).toEqual(
      [],
    );
    expect(text).not.toContain('search-index/index.json');
    expect(text).toContain('APPLICATION1');
    expect(text).not.toContain(ADMIN_KEY);
    const policy = readHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'))[
      'Content-Security-Policy'
    ];
    expect(policy).toContain('https://*.algolia.net');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
