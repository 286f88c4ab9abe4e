/**
 * Lines of the specification that only other settings show: the hosted search, the device's color
 * mode, no color switch. The build under test gets them on its way to the browser.
 */
import { expect, test, type Page } from '@playwright/test';
import {
  findColorModeToggle,
  openPage,
  provider,
  searchFor,
  findSearchButton,
  searchDialog,
  SITE_TEXTS,
} from '../site';

/** Changes settings in the JSON of the built scripts; each must exist. */
async function openWithSettings(
  page: Page,
  changes: readonly (readonly [before: string, after: string])[],
): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [before, after] of changes) {
      expect(body).toContain(before);
      body = body.replace(before, after);
    }
    await route.fulfill({ response, body });
  });
}

const FULL_MATCH = { value: 'SFTP', matchLevel: 'full', matchedWords: ['sftp'] };
const HIT = {
  objectID: '1',
  type: 'lvl1',
  url: `${provider.site.url}/sftp`,
  content: null,
  anchor: null,
  hierarchy: { lvl0: 'Panel', lvl1: 'From the service', lvl2: null, lvl3: null },
  _highlightResult: { hierarchy: { lvl0: FULL_MATCH, lvl1: FULL_MATCH } },
  _snippetResult: { hierarchy: { lvl1: FULL_MATCH } },
};

test.describe('hosted search', () => {
  const calls: { method: string; url: URL; data: string; headers: Record<string, string> }[] = [];

  /** @param status the service's response */
  async function openHostedSearch(page: Page, status: number): Promise<void> {
    calls.length = 0;
    await openWithSettings(page, [
      [
        '"appId":"embedded","apiKey":"embedded"',
        '"appId":"APPLICATION1","apiKey":"search-only-key"',
      ],
    ]);
    // The policy of a hosted build allows the service (config/headers.ts).
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers['content-security-policy'];
      return route.fulfill({ response, headers });
    });
    await page.route(/\.algolia(?:net)?\.(?:net|com)\//, (route) => {
      const request = route.request();
      calls.push({
        method: request.method(),
        url: new URL(request.url()),
        data: request.postData() ?? '',
        headers: request.headers(),
      });
      const answer =
        status === 200
          ? { results: [{ hits: [HIT], nbHits: 1, page: 0, nbPages: 1, query: 'sftp' }] }
          : { message: 'Invalid key', status };
      return route.fulfill({
        status,
        json: answer,
        headers: { 'access-control-allow-origin': '*' },
      });
    });
  }

  test('the service answers the call, with its keys in the query and no header of its own', async ({
    page,
  }) => {
    await openHostedSearch(page, 200);
    await openPage(page, '/users');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('SFTP');
    const [call] = calls;
    expect(call?.method).toBe('POST');
    expect(call?.url.host).toBe('application1-dsn.algolia.net');
    expect(decodeURIComponent(call?.url.pathname ?? '')).toBe('/1/indexes/*/queries');
    expect(call?.url.searchParams.get('x-algolia-application-id')).toBe('APPLICATION1');
    expect(call?.url.searchParams.get('x-algolia-api-key')).toBe('search-only-key');
    expect(call?.headers['content-type']).toContain('text/plain');
    expect(JSON.parse(call?.data ?? '')).toMatchObject({
      requests: [{ query: 'sftp', hitsPerPage: 20, facetFilters: expect.anything() as unknown }],
    });
  });

  test('the search page asks with the same attributes, snippets and marks as the dialog', async ({
    page,
  }) => {
    const requests = (data = '{}') =>
      (JSON.parse(data) as { requests?: Record<string, unknown>[] }).requests ?? [];
    await openHostedSearch(page, 200);
    await openPage(page, '/users');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('SFTP');
    const [dialog = {}] = requests(calls[0]?.data);
    calls.length = 0;
    await openPage(page, '/search?q=sftp');
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const [ofPage = {}] = requests(calls[0]?.data);
    for (const name of [
      'indexName',
      'query',
      'attributesToSnippet',
      'snippetEllipsisText',
      'highlightPreTag',
      'highlightPostTag',
      'hitsPerPage',
      'clickAnalytics',
      'facetFilters',
    ]) {
      expect(ofPage[name], name).toEqual(dialog[name]);
    }
    expect(new Set(ofPage['attributesToRetrieve'] as string[])).toEqual(
      new Set(dialog['attributesToRetrieve'] as string[]),
    );
  });

  test('a refused key is a failed search, in the dialog and on its page', async ({ page }) => {
    await openHostedSearch(page, 403);
    await openPage(page, '/users');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    await expect(searchDialog(page)).not.toContainText('No results for');
    await openPage(page, '/search?q=sftp');
    await expect(page.locator('main')).toContainText('Unable to fetch results');
  });
});

test.describe('color mode', () => {
  test('follows the device until the reader chooses, where the site is set so', async ({
    page,
  }) => {
    await openWithSettings(page, [
      ['"respectPrefersColorScheme":false', '"respectPrefersColorScheme":true'],
    ]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('theme', 'system');
    });
    await openPage(page, '/sftp');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await findColorModeToggle(page).click();
    await expect(root).not.toHaveAttribute('data-theme-choice', 'system');
  });

  test('has no switch where the site is set so, and forgets a stored choice', async ({ page }) => {
    await openWithSettings(page, [['"disableSwitch":false', '"disableSwitch":true']]);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('theme', 'light');
    });
    await page.goto('/sftp');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: 'Backups', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(SITE_TEXTS.sftpTitle);
    await expect(findSearchButton(page)).toBeVisible();
    await expect(page.locator('nav.navbar').getByRole('button', { name: /mode/ })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});
