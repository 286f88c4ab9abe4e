/** Runs axe on the screens without a URL of their own, in both modes. */
import { expect, test, type Page } from '@playwright/test';
import { findViolations, IS_FULL, MODES, NARROW, waitForPaint, WIDE } from '../axe';
import {
  breakSearchButton,
  waitForHydration,
  openPage,
  openPageOnPhone,
  provider,
  searchFor,
  findSearchButton,
  searchDialog,
} from '../site';

const INDEX = '**/search-index/index.json';

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'search dialog, start': async (page) => {
    await openPage(page, '/sftp');
    await findSearchButton(page).click();
    await expect(searchDialog(page)).toContainText('No recent searches');
  },
  'search dialog, results': async (page) => {
    await openPage(page, '/sftp');
    await searchFor(page, 'backup');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  },
  'search dialog, no results': async (page) => {
    await openPage(page, '/sftp');
    await searchFor(page, 'qzxqzx');
    await expect(searchDialog(page)).toContainText('No results for');
  },
  'search dialog, error': async (page) => {
    await page.route(INDEX, (route) => route.abort());
    await openPage(page, '/sftp');
    await searchFor(page, 'backup');
    await expect(searchDialog(page)).toContainText('Unable to fetch results');
  },
  'search page, results': async (page) => {
    await openPage(page, '/search?q=server');
    await expect(page.getByRole('button', { name: 'Show more results' })).toBeVisible();
  },
  'search page, no results': async (page) => {
    await openPage(page, '/search?q=qzxqzx');
    await expect(page.getByRole('link', { name: 'Let us know.' })).toBeVisible();
  },
  'search page, error': async (page) => {
    await page.route(INDEX, (route) => route.abort());
    await openPage(page, '/search?q=server');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
  'search dialog, recent and favorite searches': async (page) => {
    await openPage(page, '/sftp');
    for (const query of ['backup', 'whitelist']) {
      await searchFor(page, query);
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(searchDialog(page)).toHaveCount(0);
      await waitForHydration(page);
    }
    await findSearchButton(page).click();
    await page.getByRole('button', { name: 'Save this search' }).first().click();
    await expect(searchDialog(page)).toContainText('Favorite');
  },
  'list of keys': async (page) => {
    await openPage(page, '/sftp');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  },
  'enlarged picture': async (page) => {
    await openPage(page, '/sftp');
    await page.locator('[data-enlarge]').first().click();
    await expect(page.locator('dialog[open] img').filter({ visible: true })).toHaveCount(1);
  },
  'language menu': async (page) => {
    await openPage(page, '/sftp');
    await page.getByRole('button', { name: 'English' }).press('Enter');
    await expect(page.locator('.dropdown__menu')).toBeVisible();
  },
  'mobile sidebar': async (page) => {
    await openPageOnPhone(page, '/sftp');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  },
  'mobile sidebar, main menu': async (page) => {
    await openPageOnPhone(page, '/sftp');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(page.getByRole('link', { name: provider.navbar.website })).toBeInViewport();
  },
  'contents list of a phone': async (page) => {
    await openPageOnPhone(page, '/sftp');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  },
  'every category unfolded': async (page) => {
    await openPage(page, '/');
    const folded = page.locator(
      '.theme-doc-sidebar-menu .menu__list-item--collapsed > .menu__list-item-collapsible > .menu__link',
    );
    for (let left = await folded.count(); left > 0; left = await folded.count()) {
      await folded.first().click();
      await expect.poll(() => folded.count()).not.toBe(left);
    }
  },
  'crash page': async (page) => {
    await breakSearchButton(page, 'Broken on purpose');
    await page.goto('/sftp');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Screens of one width only: the other one has no such menu, or closes it. */
const IS_ONE_WIDTH = /phone|mobile|language|category/;

for (const [name, show] of Object.entries(SCREENS)) {
  test(`${name}: axe finds nothing`, async ({ page }) => {
    await show(page);
    const viewport = page.viewportSize() ?? WIDE;
    for (const size of !IS_FULL || IS_ONE_WIDTH.test(name) ? [viewport] : [viewport, NARROW]) {
      await page.setViewportSize(size);
      for (const mode of MODES) {
        await waitForPaint(page, mode);
        const rules = IS_FULL || mode === 'dark' ? 'all' : 'colors';
        expect.soft(await findViolations(page, rules), `${mode}, ${size.width} px`).toEqual([]);
      }
    }
  });
}
