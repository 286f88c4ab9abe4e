/**
 * The error catalogue, section 8. Search errors in full: search-dialog; crash: crash-page; page
 * load and preload failures: page-loading; unknown path: routes. The rest is here.
 */
import { expect, test } from '@playwright/test';
import {
  breakSearchButton,
  findColorModeToggle,
  openPage,
  searchFor,
  findSearchButton,
  searchDialog,
  searchInput,
  SITE_TEXTS,
} from '../site';

test.describe('search unreachable', () => {
  test('"Unable to fetch results", "You might want to check your network connection."', async ({
    page,
  }) => {
    await page.route('**/search-index/index.json', (route) => route.abort());
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    await expect(searchDialog(page)).toContainText(
      'You might want to check your network connection.',
    );
    await expect(page.locator('.DocSearch-Container')).toHaveClass(/DocSearch-Container--Errored/);
  });

  test('an answer with an error status counts as unreachable', async ({ page }) => {
    await page.route('**/search-index/index.json', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
  });

  test('an index that is no index counts as unreachable', async ({ page }) => {
    await page.route('**/search-index/index.json', (route) =>
      route.fulfill({ json: { pages: 'none' } }),
    );
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
  });

  test('if even the dialog cannot be loaded, the guide stays', async ({ page, context }) => {
    await openPage(page, '/sftp');
    await context.setOffline(true);
    await page.keyboard.press('/');
    const box = page.getByRole('dialog', { name: 'Unable to fetch results' });
    await expect(box).toContainText('You might want to check your network connection.');
    await box.getByRole('button', { name: 'Close' }).click();
    await expect(box).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/sftp$/);
  });

  test('it recovers without a reload', async ({ page }) => {
    await page.route('**/search-index/index.json', (route) => route.abort());
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    await page.unroute('**/search-index/index.json');
    await searchInput(page).fill('sftp p');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(searchDialog(page)).not.toContainText('Unable to fetch results');
  });

  test('missing texts cost the passages, not the results', async ({ page }) => {
    await page.route('**/search-index/text.json', (route) => route.abort());
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await searchInput(page).fill('backup');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(/back/i);
  });

  for (const [place, address] of [
    ['in the dialog', '/sftp'],
    ['on the search page', '/search?q=sftp'],
  ] as const) {
    test(`all search hosts fail, ${place}: the log says "Unreachable hosts - your application id may be incorrect"`, async ({
      page,
    }) => {
      await page.route('**/search-index/index.json', (route) => route.abort());
      const logged = page.waitForEvent('console', {
        predicate: (message) =>
          message.text().includes('Unreachable hosts - your application id may be incorrect'),
      });
      await openPage(page, address);
      if (place === 'in the dialog') await searchFor(page, 'sftp');
      await logged;
    });
  }

  test('the code of the dialog is missing: the search page opens instead', async ({ page }) => {
    await openPage(page, '/sftp');
    await page.route(/\/assets\/js\//, (route) => route.abort());
    // The way that leaves the page open: the dialog is asked for before it was fetched.
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search');
  });
});

test.describe('failing navbar item', () => {
  test('the error names the faulty item', async ({ page }) => {
    await breakSearchButton(page, 'The search button broke on purpose');
    await page.goto('/sftp');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText('"type": "search"');
    await expect(main).toContainText('The search button broke on purpose');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.describe('storage error', () => {
  test('unavailable storage is logged and falls back to doing nothing', async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await openPage(page, '/');
    expect(warnings.join('\n')).toContain('storage is not available');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await findColorModeToggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page
      .getByRole('checkbox')
      .first()
      .evaluate((element) => element.scrollIntoView());
    await page.getByRole('checkbox').first().check();
    await findSearchButton(page).click();
    await searchInput(page).fill('sftp');
    await page.locator('.DocSearch-Hit').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/sftp/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
    expect(errors).toEqual([]);
  });

  test('storage that refuses a value is logged and harmless', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openPage(page, '/');
    const logged = page.waitForEvent('console', {
      predicate: (message) =>
        message.text().includes("Docusaurus storage error, can't set theme=light"),
    });
    await findColorModeToggle(page).click();
    await logged;
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(errors).toEqual([]);
  });

  test('saved searches that cannot be read do not stop the search', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{not json');
    });
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  });
});
