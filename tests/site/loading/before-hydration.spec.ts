/**
 * Pages before hydration, pages whose scripts fail to load, and scripts that must not load early.
 */
import { expect, test, type Page } from '@playwright/test';
import { openPage, PHONE, searchDialog, searchInput, SITE_TEXTS, scrollToHelper } from '../site';

const APPLICATION = /\/assets\/js\/main\.[^/]+\.js$/;

/** Opens a page while the application's scripts are held back; the returned function releases them. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(APPLICATION, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.footer')).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  return release;
}

test('no script is asked for before the text is painted', async ({ page }) => {
  await openPage(page, '/sftp');
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(asked.length).toBeGreaterThan(2);
  for (const time of asked) expect(time).toBeGreaterThanOrEqual(painted);
});

test.describe('what is done before the application is there is not lost', () => {
  test('a click on the search button, and what is typed after it', async ({ page }) => {
    const release = await openEarly(page, '/sftp');
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.type('sftp');
    release();
    await expect(searchDialog(page)).toBeVisible();
    await expect(searchInput(page)).toHaveValue('sftp');
  });

  for (const key of ['ControlOrMeta+K', '/']) {
    test(`the key ${key}`, async ({ page }) => {
      const release = await openEarly(page, '/sftp');
      await page.keyboard.press(key);
      release();
      await expect(searchDialog(page)).toBeVisible();
    });
  }

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openEarly(page, '/sftp');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeVisible();
  });

  test('a category of the sidebar, and the page stays where it is', async ({ page }) => {
    const release = await openEarly(page, '/sftp');
    const category = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: SITE_TEXTS.billing });
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.click();
    await expect(page).toHaveURL('/sftp');
    release();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  });

  test('links work without waiting', async ({ page }) => {
    await openEarly(page, '/sftp');
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Backups' }).click();
    await expect(page).toHaveURL('/backups');
  });
});

test.describe('parts that never come', () => {
  test('without the application a guide is readable and its links lead on', async ({ page }) => {
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto('/sftp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Backups' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/backup/i);
  });

  test('a part that failed before the application came is asked for again', async ({ page }) => {
    // While the first request is pending, the browser makes the second one share its result.
    const failed = page.waitForEvent('requestfailed');
    await page.route(APPLICATION, async (route) => {
      await failed;
      await route.continue();
    });
    let asked = 0;
    await page.route(/\/assets\/js\/docs\.[^/]+\.js$/, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await openPage(page, '/sftp');
    expect(asked).toBeGreaterThan(1);
  });

  for (const [words, comesLater] of [
    ['is loaded once more', true],
    ['says so above its text, is not loaded again and again, and can be mended', false],
  ] as const) {
    test(`a page whose part fails while the application waits for it ${words}`, async ({
      page,
    }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      const application = page.waitForEvent('response', (response) =>
        APPLICATION.test(response.url()),
      );
      await page.route(/\/assets\/js\/docs\.[^/]+\.js$/, async (route) => {
        if (documents > 1 && comesLater) return route.continue();
        await application;
        await page.waitForTimeout(500);
        return route.abort().catch(() => undefined);
      });
      await page.goto('/sftp');
      await expect.poll(() => documents).toBe(2);
      await expect(page.locator('html[data-has-hydrated=true]')).toHaveCount(1);
      const box = page.getByRole('alert').filter({ hasText: 'Loading chunk' });
      await expect(box).toHaveCount(comesLater ? 0 : 1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
      await expect(page.locator('.theme-doc-markdown')).toContainText('Settings');
      expect(documents).toBe(2);
      if (!comesLater) {
        await page.unrouteAll();
        await box.getByRole('button', { name: 'Retry' }).click();
        await expect(box).toHaveCount(0);
        await expect(page.locator('.theme-code-block button').first()).toBeAttached();
      }
    });
  }

  test('without a picture the guide says what it shows', async ({ page }) => {
    await page.route(/\.webp$/, (route) => route.abort());
    await openPage(page, '/sftp');
    const picture = page.locator('figure img:visible').first();
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20);
  });

  test('a helper that crashes says so and can be tried again; the guide stays', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let crashes = true;
      Object.assign(window, { mend: () => (crashes = false) });
      Number.prototype.toLocaleString = function (this: number) {
        if (crashes) throw new Error('No numbers today');
        return String(this);
      };
    });
    await openPage(page, '/multiplatform/chunky');
    await scrollToHelper(page.getByRole('region', { name: 'Pre-generation calculator' }));
    const stopped = page.getByRole('status').filter({ hasText: 'This helper stopped' });
    await expect(stopped).toContainText('No numbers today');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await stopped.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Radius in blocks')).toBeVisible();
  });

  test('a full localStorage leaves everything usable', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await openPage(page, '/sftp');
    await page.locator('.theme-layout-navbar-right button[aria-label^="Switch between"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('a browser that lacks something', () => {
  /** Uncaught errors. */
  const uncaught = (page: Page): string[] => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    return errors;
  };
  const without = (page: Page, name: string) =>
    page.addInitScript((lacking) => Reflect.deleteProperty(window, lacking), name);

  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    test(`without ${name} a page is live, and so are its helper and the next page`, async ({
      page,
    }) => {
      const errors = uncaught(page);
      await without(page, name);
      await openPage(page, '/multiplatform/chunky');
      const helper = page.getByRole('region', { name: 'Pre-generation calculator' });
      await scrollToHelper(helper);
      // Text typed before the code has loaded is lost.
      await expect(async () => {
        await helper.getByLabel('Radius in blocks').fill('1000');
        await expect(helper).toContainText('chunky radius 1000', { timeout: 500 });
      }).toPass();
      await page.locator('.theme-doc-sidebar-menu').getByRole('link').first().click();
      await expect(page).not.toHaveURL(/chunky/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('without Worker the search says that it failed', async ({ page }) => {
    const errors = uncaught(page);
    await without(page, 'Worker');
    await openPage(page, '/sftp');
    await page.locator('.DocSearch-Button').click();
    await searchInput(page).fill('backups');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
    expect(errors).toEqual([]);
  });

  test('without Worker the resource-pack checker says that it failed', async ({ page }) => {
    const errors = uncaught(page);
    await without(page, 'Worker');
    await openPage(page, '/resourcepack');
    const checker = page.getByRole('region', { name: 'Resource-pack checker' });
    await scrollToHelper(checker);
    await checker.locator('input[type=file]').setInputFiles({
      name: 'my-pack.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no zip'),
    });
    await expect(checker.getByRole('status')).toContainText('browser could not');
    await expect(page.getByText('This helper stopped')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('what is not needed is not loaded', () => {
  test('the logos, which are in the page', async ({ page }) => {
    const logos = new Set<string>();
    page.on('request', (request) => {
      // The dark one is the icon of the tab, too.
      if (request.resourceType() === 'image' && request.url().includes('/img/logo'))
        logos.add(request.url());
    });
    await openPage(page, '/sftp');
    await page.waitForLoadState('networkidle');
    expect([...logos]).toEqual([]);
    const width = await page
      .locator('.navbar__logo img:visible')
      .evaluate((logo: HTMLImageElement) => logo.naturalWidth);
    expect(width).toBeGreaterThan(0);
  });

  test('the manifest and its icons before the page is live', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, '/sftp');
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
    const early = asked.slice(
      0,
      asked.findIndex((path) => path.includes('/assets/js/main.')),
    );
    expect(early.filter((path) => /manifest|\/icons\//.test(path))).toEqual([]);
  });

  test('the menu of a phone before it is opened, and the pages behind it', async ({ page }) => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') ahead.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize(PHONE);
    await page.goto('/sftp');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    // Chunks that only other pages need: the few that visible links lead to.
    const scripts = ahead.filter((url) => url.includes('/assets/js/'));
    expect(scripts.length).toBeLessThanOrEqual(4);
  });
});

test('going back and forward restores where the reader was', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/backups"]')?.click());
  await expect(page).toHaveURL('/backups');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 100))).toBe(9);
});
