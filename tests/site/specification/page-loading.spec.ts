/**
 * Docusaurus loads a page's code before it shows the page, so readers see the loader only if that
 * step was skipped: for a URL with `.html` that the browser does not let the site normalize
 * (browsers limit how often a URL may change). These tests block that change.
 */
import { expect, test, type Page } from '@playwright/test';
import {
  holdChunks,
  isSameDocument,
  markCurrentDocument,
  openPage,
  PAGE_CHUNKS,
  SITE_TEXTS,
} from '../site';

async function refuseAddressChange(page: Page): Promise<void> {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
}

/**
 * The search page's parts are files of their own. A guide's are in the application's script, and
 * Docusaurus waits for the list of the sidebars before it replaces the built page.
 */
const PAGE = '/search';

/** URLs of the scripts that the search page names beside the application's own. */
async function findPageChunks(page: Page): Promise<Set<string>> {
  await openPage(page, PAGE);
  const names = await page.locator('script[data-app]').getAttribute('data-app');
  const urls = (names ?? '').split(' ').map((name) => new URL(name, page.url()).href);
  return new Set(urls.filter((url) => PAGE_CHUNKS.test(url)));
}

test.describe('first load', () => {
  let chunks: Set<string>;

  test.beforeEach(async ({ page }) => {
    chunks = await findPageChunks(page);
    expect(chunks.size).toBeGreaterThan(0);
    await refuseAddressChange(page);
  });

  test('a loader appears while the page loads and goes when it is there', async ({ page }) => {
    const release = await holdChunks(page, (url) => chunks.has(url));
    await page.goto(`${PAGE}.html`, { waitUntil: 'commit' });
    const loader = page.getByRole('status', { name: 'Loading' });
    await expect(loader).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    await expect(loader).toHaveCount(0);
  });

  test('the loader appears after a 200 ms delay, not earlier', async ({ page }) => {
    // The test controls the clock, so the numbers are exact on any machine.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms?: number) => {
        if (ms === 200) document.documentElement.dataset.waits = 'yes';
        return wait(run, ms);
      }) as typeof window.setTimeout;
    });
    const release = await holdChunks(page, (url) => chunks.has(url));
    await page.goto(`${PAGE}.html`, { waitUntil: 'commit' });
    const loader = page.getByRole('status', { name: 'Loading' });
    // React has hydrated and waits: the heading of the built page is gone.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-waits', 'yes');
    await page.clock.runFor(199);
    await expect(loader).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(loader).toHaveCount(1);
    release();
  });

  test('if the page fails to load: an error box with the error text and a Retry button', async ({
    page,
  }) => {
    await page.route(PAGE_CHUNKS, (route) =>
      chunks.has(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(`${PAGE}.html`, { waitUntil: 'commit' });
    const box = page.getByRole('alert');
    await expect(box).toContainText(/Loading chunk \S+ failed/);
    await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('Retry loads the page', async ({ page }) => {
    await page.route(PAGE_CHUNKS, (route) =>
      chunks.has(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(`${PAGE}.html`, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('route change', () => {
  test('the next page is preloaded: the old one stays until the new one is there', async ({
    page,
  }) => {
    // Before the page, which fetches ahead what its links lead to.
    const release = await holdChunks(page, (url) => url.endsWith('/databases.json'));
    await openPage(page, '/sftp');
    await markCurrentDocument(page);
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.databases })
      .click();
    await expect(page).toHaveURL('/databases');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create and connect a database',
    );
    expect(await isSameDocument(page)).toBe(true);
  });

  test('if preloading fails, a warning is logged and the whole page reloads', async ({ page }) => {
    // What is fetched ahead must not answer either.
    await page.route(/\/databases\.json$/, (route) => route.abort());
    await openPage(page, '/sftp');
    await markCurrentDocument(page);
    const warning = page.waitForEvent('console', {
      predicate: (message) =>
        message.type() === 'warning' &&
        /Failed to fetch|Loading page \S+ failed/.test(message.text()),
    });
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.databases })
      .click();
    await warning;
    await page.unrouteAll();
    await expect(page).toHaveURL('/databases');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create and connect a database',
    );
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  });

  test('assets are prefetched for links in view', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, '/sftp');
    await expect
      .poll(() => asked.filter((url) => /\/assets\/guides\/.*\.json$/.test(url)).length)
      .toBeGreaterThan(5);
  });

  for (const [words, connection] of [
    ['on slow 2g connections', { effectiveType: 'slow-2g', saveData: false }],
    ['when data-saver is on', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`assets are not prefetched ${words}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const ahead: string[] = [];
      page.on('request', (request) => ahead.push(request.url()));
      await openPage(page, '/sftp');
      await page.waitForLoadState('networkidle');
      expect(ahead.filter((url) => url.endsWith('.json'))).toEqual([]);
      // Pointing at a link asks for its page too, unless the reader saves data.
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', { name: SITE_TEXTS.databases })
        .hover();
      await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Backups' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/back/i);
      expect(asked.some((url) => PAGE_CHUNKS.test(url))).toBe(true);
    });
  }
});

test.describe('progress bar', () => {
  test('starts after a path change, shows no spinner, finishes when the route updates', async ({
    page,
  }) => {
    const release = await holdChunks(page, (url) => url.endsWith('/databases.json'));
    await openPage(page, '/sftp');
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.databases })
      .click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create and connect a database',
    );
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('starts 200 ms after the path change, not earlier', async ({ page }) => {
    await page.clock.install();
    const release = await holdChunks(page, (url) => url.endsWith('/databases.json'));
    await openPage(page, '/sftp');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.databases })
      .click();
    await expect(page).toHaveURL('/databases');
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.locator('#nprogress')).toHaveCount(1);
    release();
  });

  test('a jump within the page shows no bar', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/sftp');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});
