import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../build-site';
import { listBuiltFiles, searchFor, searchDialog, searchInput } from '../site';

const ADMIN_KEY = 'admin-key-that-must-not-be-shipped';

test('with hosted keys nothing embedded is shipped, no admin key, and a refused key is a failed search', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { parseHeaders, serve } = await import('../../../scripts/serve.mjs');
  const folder = buildSite('hosted', {
    SEARCH_APP_ID: 'APPLICATION1',
    SEARCH_API_KEY: 'search-only-key',
    SEARCH_INDEX_NAME: 'help',
    SEARCH_ADMIN_KEY: ADMIN_KEY,
  });
  try {
    expect(existsSync(path.join(folder, 'search-index'))).toBe(false);
    const scripts = listBuiltFiles(folder, /\.js$/);
    const text = [...scripts.values()].join('\n');
    expect([...scripts.keys()].filter((name) => /(^|\/)search\.[0-9a-f]+\.js$/.test(name))).toEqual(
      [],
    );
    expect(text).not.toContain('search-index/index.json');
    expect(text).toContain('APPLICATION1');
    expect(text).not.toContain(ADMIN_KEY);
    const policy = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'))[
      'Content-Security-Policy'
    ];
    expect(policy).toContain('https://*.algolia.net');

    const { address, close } = await serve({ dir: folder, port: 0 });
    const page = await browser.newPage({ baseURL: address });
    const queries: string[] = [];
    await page.route(/algolia(net)?\.(net|com)\//, (route) => {
      const asked = route.request().postDataJSON() as { requests: { query: string }[] } | null;
      queries.push(...(asked?.requests ?? []).map(({ query }) => query));
      return route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'Invalid Application-ID or API key', status: 403 },
      });
    });
    await page.goto(address);
    await searchFor(page, 'backups');
    await expect(searchDialog(page).locator('.DocSearch-Title')).toHaveText(
      'Unable to fetch results',
    );
    await expect(searchDialog(page).getByText('No results for')).toHaveCount(0);

    // A pasted text is cut to what the field holds.
    const text64 = 'a backup that failed with '.repeat(3).slice(0, 64);
    await searchInput(page).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, `${text64} and more`);
    await searchInput(page).fill(text64);
    await expect.poll(() => queries.at(-1)).toBe(text64);

    await page.goto(`${address}/search?q=backups`);
    await expect(page.getByRole('main').getByText('Unable to fetch results')).toBeVisible();
    await page.close();
    await close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
