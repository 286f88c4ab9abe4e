import { expect, test, type Page } from '@playwright/test';
import { isSameDocument, markDocument, open, searchButton, WORDS } from '../site';

/**
 * Makes the next guide crash while it renders: its links ask for an observer, which then throws an
 * error with a cause. `window.repair()` ends that.
 */
async function breakRendering(page: Page, links: string): Promise<void> {
  await page.evaluate((broken) => {
    const Working = window.IntersectionObserver;
    window.IntersectionObserver = class extends Working {
      override observe(target: Element): void {
        if (target.matches(broken)) {
          throw new Error('The page broke on purpose', { cause: new Error('A test asked for it') });
        }
        super.observe(target);
      }
    };
    Object.assign(window, {
      repair: () => {
        window.IntersectionObserver = Working;
      },
    });
  }, links);
}

async function crash(page: Page): Promise<void> {
  await open(page, '/sftp');
  await markDocument(page);
  await breakRendering(page, '.theme-doc-markdown a, .pagination-nav a');
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: WORDS.databases })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
}

test('crash page: titled "This page crashed."', async ({ page }) => {
  await crash(page);
  await expect(page).toHaveURL('/databases');
});

test('crash page: shows the error message and its causes', async ({ page }) => {
  await crash(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('The page broke on purpose');
  await expect(main).toContainText('Cause:');
  await expect(main).toContainText('A test asked for it');
});

test('crash page: the navigation bar stays', async ({ page }) => {
  await crash(page);
  await expect(page.locator('.navbar__brand')).toBeVisible();
  await expect(searchButton(page)).toBeVisible();
});

test('crash page: "Try again" renders the page again, without a reload', async ({ page }) => {
  await crash(page);
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create and connect a database');
  expect(await isSameDocument(page)).toBe(true);
});

test('crash page: "Try again" while the fault lasts shows the crash page again', async ({
  page,
}) => {
  await crash(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
});
