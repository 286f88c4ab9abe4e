import { expect, test, type Page } from '@playwright/test';
import {
  isSameDocument,
  markCurrentDocument,
  openPage,
  findSearchButton,
  SITE_TEXTS,
} from '../site';

/**
 * Makes the next guide crash while it is shown: its text cannot be made, which throws an error with
 * a cause. `window.repair()` ends that.
 */
async function breakRendering(page: Page): Promise<void> {
  await page.evaluate(() => {
    const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    if (html === undefined) throw new Error('This browser has no innerHTML');
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...html,
      set(this: Element, value: string) {
        if (this.matches('.theme-doc-markdown')) {
          throw new Error('The page broke on purpose', { cause: new Error('A test asked for it') });
        }
        html.set?.call(this, value);
      },
    });
    Object.assign(window, {
      repair: () => Object.defineProperty(Element.prototype, 'innerHTML', html),
    });
  });
}

async function crashPage(page: Page): Promise<void> {
  await openPage(page, '/sftp');
  await markCurrentDocument(page);
  await breakRendering(page);
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: SITE_TEXTS.databases })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
}

test('crash page: titled "This page crashed."', async ({ page }) => {
  await crashPage(page);
  await expect(page).toHaveURL('/databases');
});

test('crash page: shows the error message and its causes', async ({ page }) => {
  await crashPage(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('The page broke on purpose');
  await expect(main).toContainText('Cause:');
  await expect(main).toContainText('A test asked for it');
});

test('crash page: the navigation bar stays', async ({ page }) => {
  await crashPage(page);
  await expect(page.locator('.navbar__brand')).toBeVisible();
  await expect(findSearchButton(page)).toBeVisible();
});

test('crash page: "Try again" renders the page again, without a reload', async ({ page }) => {
  await crashPage(page);
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create and connect a database');
  expect(await isSameDocument(page)).toBe(true);
});

test('crash page: "Try again" while the fault lasts shows the crash page again', async ({
  page,
}) => {
  await crashPage(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
});
