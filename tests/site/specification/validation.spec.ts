import { expect, test } from '@playwright/test';
import { openPage, findSearchButton, searchInput, SITE_TEXTS } from '../site';

const LONG =
  'A sentence that is selected on the page and has more than sixty-four characters in it';

test('the search input accepts at most 64 characters', async ({ page }) => {
  await openPage(page, '/');
  await findSearchButton(page).click();
  await expect(searchInput(page)).toHaveAttribute('maxlength', '64');
  await searchInput(page).pressSequentially(LONG);
  await expect(searchInput(page)).toHaveValue(LONG.slice(0, 64));
});

test('the field of the home page accepts at most 64 characters', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveAttribute('maxlength', '64');
});

test('a query of the search page is cut to 64 characters', async ({ page }) => {
  await openPage(page, `/search?q=${encodeURIComponent(LONG)}`);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(LONG.slice(0, 64));
});

test('the initial query comes from the initial value: what was typed into the button', async ({
  page,
}) => {
  await openPage(page, '/');
  await findSearchButton(page).focus();
  await page.keyboard.press('w');
  await expect(searchInput(page)).toHaveValue('w');
});

test('the initial query comes from the text selection', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading !== null) getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toHaveValue(SITE_TEXTS.sftpTitle);
});

test('the initial query is cut to 64 characters', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.evaluate((text) => {
    const heading = document.querySelector('h1');
    if (heading === null) return;
    heading.textContent = text;
    getSelection()?.selectAllChildren(heading);
  }, LONG);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toHaveValue(LONG.slice(0, 64));
});

test('markup in a query is shown as text', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>';
  await openPage(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
  await expect(page.locator('main img')).toHaveCount(0);
  await findSearchButton(page).click();
  await searchInput(page).fill(query);
  await expect(page.locator('.DocSearch-Dropdown')).not.toBeEmpty();
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
});
