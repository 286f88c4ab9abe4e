import { expect, test, type Page } from '@playwright/test';
import {
  listAllRoutes,
  findColorModeToggle,
  openPage,
  searchFor,
  findSearchButton,
  searchDialog,
  searchInput,
  SITE_TEXTS,
  provider,
} from '../site';

function readMode(page: Page): Promise<{ theme?: string; choice?: string; stored: string | null }> {
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem('theme'),
  }));
}

async function storeMode(page: Page, value: string): Promise<void> {
  await page.addInitScript((theme) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('theme', theme);
  }, value);
}

test.describe('color mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with no stored choice it is the default, dark, on a ${colorScheme} device`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, '/sftp');
      expect(await readMode(page)).toEqual({ theme: 'dark', choice: 'dark', stored: null });
    });
  }

  test('the toggle cycles between light and dark; system is off', async ({ page }) => {
    await openPage(page, '/sftp');
    const seen: string[] = [];
    for (let click = 0; click < 4; click++) {
      await findColorModeToggle(page).click();
      seen.push((await readMode(page)).theme ?? '');
    }
    expect(seen).toEqual(['light', 'dark', 'light', 'dark']);
  });

  test('the choice is stored under the key "theme" and shown as data-theme and data-theme-choice', async ({
    page,
  }) => {
    await openPage(page, '/sftp');
    await findColorModeToggle(page).click();
    expect(await readMode(page)).toEqual({ theme: 'light', choice: 'light', stored: 'light' });
    await page.reload();
    expect(await readMode(page)).toEqual({ theme: 'light', choice: 'light', stored: 'light' });
    await expect(findColorModeToggle(page)).toHaveAccessibleName(/currently light mode/);
  });

  test('both modes look different', async ({ page }) => {
    await openPage(page, '/sftp');
    const colors = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        return { backgroundColor, color };
      });
    const dark = await colors();
    await findColorModeToggle(page).click();
    await expect.poll(colors).not.toEqual(dark);
  });

  test('a stored choice is shown before any code of the page runs', async ({ page }) => {
    await storeMode(page, 'light');
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/sftp');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the toggle is enabled only after the page has loaded in the browser', async ({ page }) => {
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/sftp');
    await expect(findColorModeToggle(page)).toBeDisabled();
    await page.unrouteAll();
    await page.reload();
    await expect(findColorModeToggle(page)).toBeEnabled();
  });

  test('a stored "system" is a styled page before and without the application', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/sftp');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(228, 234, 237)');
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  });

  for (const stored of ['system', 'sepia']) {
    test(`a stored "${stored}" gives the default mode, as the site does not follow the device`, async ({
      page,
    }) => {
      await storeMode(page, stored);
      await page.emulateMedia({ colorScheme: 'light' });
      await openPage(page, '/sftp');
      expect(await readMode(page)).toMatchObject({
        theme: 'dark',
        choice: stored === 'system' ? 'system' : 'dark',
      });
      await expect(findColorModeToggle(page)).toHaveAccessibleName(/currently dark mode/);
      await findColorModeToggle(page).click();
      expect(await readMode(page)).toEqual({ theme: 'light', choice: 'light', stored: 'light' });
    });
  }

  test('a change of the device does not change the mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/sftp');
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await readMode(page)).theme).toBe('dark');
  });

  test('changes made in another tab are picked up', async ({ page, context }) => {
    await openPage(page, '/sftp');
    const other = await context.newPage();
    await openPage(other, '/databases');
    await findColorModeToggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await findColorModeToggle(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('"system" stored in another tab gives the default mode', async ({ page, context }) => {
    await openPage(page, '/sftp');
    await findColorModeToggle(page).click();
    const other = await context.newPage();
    await openPage(other, '/databases');
    await other.evaluate(() => localStorage.setItem('theme', 'system'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the mode stays from page to page', async ({ page }) => {
    await openPage(page, '/sftp');
    await findColorModeToggle(page).click();
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.databases })
      .click();
    await expect(page).toHaveURL('/databases');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the mobile sidebar has the toggle too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sftp');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('button', { name: /^Switch between/ })
      .click();
    expect(await readMode(page)).toMatchObject({ theme: 'light', stored: 'light' });
  });
});

test.describe('what the browser stores', () => {
  test('names have no suffix, and a visit alone stores no personal choice', async ({ page }) => {
    await openPage(page, '/sftp');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('theme');
    await findColorModeToggle(page).click();
    await searchFor(page, 'sftp');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toHaveCount(0);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toEqual(expect.arrayContaining(['theme', '__DOCSEARCH_RECENT_SEARCHES__docs']));
    const known = [
      /^(?:theme|docs-preferred-version-default|first-hour|algolia-client-js-.*)$/,
      /^docusaurus\.(?:announcement\.(?:id|dismiss)|tab\..+)$/,
      /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__docs$/,
    ];
    expect(keys.filter((key) => !known.some((name) => name.test(key)))).toEqual([]);
  });

  test('docs version choice is persisted: a known preferred version is kept', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('docs-preferred-version-default', 'current'),
    );
    await openPage(page, '/sftp');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      'current',
    );
  });

  test('docs version choice is persisted: a version that no longer exists is forgotten', async ({
    page,
  }) => {
    await page.goto('/not-found');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
    await openPage(page, '/sftp');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBeNull();
  });
});

test.describe('search status', () => {
  test('stalled after 300 ms waiting, idle once the answer is there', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search-index/index.json', async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, '/');
    await searchFor(page, 'sftp');
    const container = page.locator('.DocSearch-Container');
    await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
    release();
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(container).not.toHaveClass(/Stalled|Errored/);
  });

  test('the results panel opens when there are results', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    const lists = page.getByRole('dialog').getByRole('listbox');
    await expect(lists).toHaveCount(0);
    await searchInput(page).fill('sftp');
    await expect(lists.first()).toBeVisible();
    await expect(searchInput(page)).toHaveAttribute('aria-controls', /docsearch-list-0/);
  });

  test('only the newest query is answered', async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).click();
    for (const query of ['b', 'ba', 'sftp', 'whitelist']) await searchInput(page).fill(query);
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(/whitelist/i);
  });

  test('the search loads nothing before a reader shows the wish to search', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, '/sftp');
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.databases })
      .click();
    await expect(page).toHaveURL('/databases');
    expect(asked.filter((url) => url.includes('/search-index/'))).toEqual([]);
  });
});

test.describe('keyboard only', () => {
  test('a reader finds and opens a guide, switches the mode and unfolds a category', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('whitelist');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(/whitelist/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/whitelist/);

    await findColorModeToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    const billing = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', { name: SITE_TEXTS.billing, exact: true });
    await billing.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: SITE_TEXTS.refunds }),
    ).toBeVisible();
  });

  test('Tab reaches every control of the navigation bar in order, each with a visible ring', async ({
    page,
  }) => {
    await openPage(page, '/sftp');
    const seen: string[] = [];
    // A host may have links of its own between ours and the language menu.
    for (let press = 0; press < 20 && seen.at(-1)?.startsWith('Switch') !== true; press++) {
      await page.keyboard.press('Tab');
      const { name, outline } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const style = getComputedStyle(element);
        return {
          name: element.getAttribute('aria-label') ?? element.innerText.trim(),
          outline: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
        };
      });
      expect(outline, name).toBe(true);
      seen.push(name.split(/[(\n]/)[0]?.trim() ?? '');
    }
    const { site, navbar } = provider;
    const first = ['Skip to main content', site.title, navbar.website, navbar.chat, navbar.tickets];
    expect(seen.slice(0, first.length)).toEqual(first);
    expect(seen.slice(-3)).toEqual([
      'English',
      'Search Ctrl K',
      'Switch between dark and light mode',
    ]);
  });

  test('the sidebar stays: nothing hides it, and nothing is there to bring it back', async ({
    page,
  }) => {
    // `docs.sidebar.hideable` would draw the first button, and src/theme has no second one.
    for (const width of [996, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/sftp');
      await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
      await expect(page.getByRole('button', { name: /^(?:collapse|expand) sidebar/i })).toHaveCount(
        0,
      );
    }
  });

  test('the mobile sidebar opens and closes by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sftp');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.getByRole('button', { name: 'Close navigation bar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('tabs of a guide move with the arrow keys', async ({ page }) => {
    await openPage(page, '/sftp');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('roles and permissions', () => {
  test('all visitors are anonymous readers: no page asks for a login or sets a cookie', async ({
    page,
    context,
  }) => {
    await openPage(page, '/');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    expect(listAllRoutes().filter((route) => /log-?in|sign-?in|account$/.test(route))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
