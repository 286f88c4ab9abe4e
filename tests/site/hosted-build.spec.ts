import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from './build-site';
import { builtFiles, search, searchDialog } from './site';

const ADMIN_KEY = 'admin-key-that-must-not-be-shipped';

test('with hosted keys nothing embedded is shipped, no admin key, and a refused key is a failed search', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { readHeaders, serve } = await import('../../scripts/serve.mjs');
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

    const { address, close } = await serve({ dir: folder, port: 0 });
    const page = await browser.newPage({ baseURL: address });
    await page.route(/algolia(net)?\.(net|com)\//, (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'Invalid Application-ID or API key', status: 403 },
      }),
    );
    await page.goto(address);
    await search(page, 'backups');
    await expect(searchDialog(page).locator('.DocSearch-Title')).toHaveText(
      'Unable to fetch results',
    );
    await expect(searchDialog(page).getByText('No results for')).toHaveCount(0);
    await page.goto(`${address}/search?q=backups`);
    await expect(page.getByRole('main').getByText('Unable to fetch results')).toBeVisible();
    await page.close();
    await close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
