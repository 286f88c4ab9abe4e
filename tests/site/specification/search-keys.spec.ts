/** The keys of the search beyond the plain ones: any letter, over other dialogs, switched off. */
import { expect, test } from '@playwright/test';
import { openPage, findSearchButton, searchDialog, searchInput } from '../site';

for (const letter of ['ü', 'ж', '-', 'ア']) {
  test(`also when typing ${letter}`, async ({ page }) => {
    await openPage(page, '/');
    await findSearchButton(page).focus();
    await page.evaluate((key) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }, letter);
    await expect(searchInput(page)).toHaveValue(letter);
  });
}

test('typed before the dialog is there: no more than the field takes', async ({ page }) => {
  await openPage(page, '/');
  await findSearchButton(page).focus();
  await page.evaluate(() => {
    for (let count = 0; count < 72; count++)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'x', bubbles: true }),
      );
  });
  await expect(searchInput(page)).toHaveValue('x'.repeat(64));
});

for (const key of ['Control+k', '/']) {
  test(`${key} closes the list of keys, and the search takes what is typed`, async ({ page }) => {
    await openPage(page, '/sftp');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(searchInput(page)).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toHaveCount(0);
    await page.keyboard.type('sftp');
    await expect(searchInput(page)).toHaveValue('sftp');
  });
}

test('the single keys can be switched off, and Control+k stays', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Use the single keys / and ?' }).uncheck();
  await page.keyboard.press('Escape');
  for (const key of ['/', '?']) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('/');
  await page.waitForTimeout(300);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
});

test('what stands on the search button is its name', async ({ page }) => {
  await openPage(page, '/');
  const words = (await findSearchButton(page).innerText()).split(/\s+/).join(' ');
  expect(words).toMatch(/^Search \S+ K$/);
  await expect(findSearchButton(page)).toHaveAccessibleName(words);
});
