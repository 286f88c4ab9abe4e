/** Tries unusual searches: corrupt saved lists, other alphabets, other dialogs, refused keys. */
import { expect, test } from '@playwright/test';
import { openPage, searchFor, findSearchButton, searchDialog, searchInput } from '../site';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const SAVED = {
  objectID: 'saved',
  url: '/sftp',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Panel', lvl1: 'Saved before', lvl2: null },
};

for (const text of ['[1,null,{}]', '{"a":1}', '[', JSON.stringify([{ objectID: 'x' }, SAVED])]) {
  test(`opens with the saved searches ${text.slice(0, 24)}`, async ({ page }) => {
    await page.addInitScript(
      ([recent, favorite, value]) => {
        localStorage.setItem(recent, value);
        localStorage.setItem(favorite, value);
      },
      [RECENT, FAVOURITE, text] as const,
    );
    await openPage(page, '/sftp');
    await findSearchButton(page).click();
    await expect(searchInput(page)).toBeFocused();
    if (text.includes('Saved before')) {
      await expect(searchDialog(page).getByText('Saved before').first()).toBeVisible();
    } else {
      await expect(searchDialog(page).getByText('No recent searches')).toBeVisible();
    }
  });
}

for (const letter of ['é', 'я', '日', 'ß', '٣']) {
  test(`the button takes the letter ${letter}`, async ({ page }) => {
    await openPage(page, '/sftp');
    await findSearchButton(page).focus();
    await page.evaluate((key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, letter);
    await expect(searchInput(page)).toHaveValue(letter);
  });
}

test('what is typed before the dialog is there is cut to the limit', async ({ page }) => {
  await openPage(page, '/sftp');
  await findSearchButton(page).focus();
  await page.evaluate(() => {
    for (let count = 0; count < 100; count++) {
      const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }
  });
  await expect(searchInput(page)).toHaveValue('a'.repeat(64));
});

test('a pasted text is cut to the limit, and what is behind it is not searched', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = `${'zqj '.repeat(16)}whitelist`;
  await openPage(page, '/sftp');
  await findSearchButton(page).click();
  await expect(searchInput(page)).toBeFocused();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
  await expect(searchInput(page)).toHaveValue(text.slice(0, 64));
  await expect(searchDialog(page)).toContainText('No results for');
});

test('words that name no game are about the game whose guide is open', async ({ page }) => {
  const first = async (route: string) => {
    await openPage(page, route);
    await findSearchButton(page).click();
    await searchInput(page).fill('server not in list');
    const link = searchDialog(page).locator('.DocSearch-Hit a').first();
    await expect(link).toBeVisible();
    return link.getAttribute('href');
  };
  expect(await first('/games/rust/admin')).toMatch(/^\/games\/rust\//);
  expect(await first('/sftp')).not.toMatch(/^\/games\/rust\//);
});

test('opens above another dialog, which closes', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.textContent = 'Another dialog';
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.keyboard.press('Control+k');
  await searchInput(page).fill('backup');
  await expect(searchDialog(page).locator('.DocSearch-Hit').first()).toBeVisible();
  await expect(page.getByText('Another dialog')).toBeHidden();
});

test('pages stand in the order in which they were ranked, with two sections at most', async ({
  page,
}) => {
  await openPage(page, '/');
  await searchFor(page, 'permission denied');
  await expect(searchDialog(page).getByRole('link', { name: /^See all/ })).toBeVisible();
  const shown = await page
    .locator('.DocSearch-Hit a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const runs = shown.filter((path, place) => path !== shown[place - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  for (const path of runs) expect(shown.filter((one) => one === path).length).toBeLessThan(4);
  await page.goto(`/search?q=${encodeURIComponent('permission denied')}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const ranked = await page
    .locator('main article h2 a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(ranked.slice(0, 3)).toEqual(runs.slice(0, 3));
});

test('a page on /search shows more of itself when asked', async ({ page }) => {
  await page.goto('/search?q=backup');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toBeVisible();
  const before = await first.getByRole('link').count();
  expect(before).toBeLessThan(4);
  await first.getByRole('button', { name: /^More in/ }).click();
  await expect.poll(() => first.getByRole('link').count()).toBeGreaterThan(before);
});

test('the first query that finds nothing gets other queries to try', async ({ page }) => {
  await openPage(page, '/');
  await searchFor(page, 'zzqqxxjj');
  const dialog = searchDialog(page);
  await expect(dialog.locator('.DocSearch-Title')).toHaveText('No results for "zzqqxxjj"');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.locator('.DocSearch-Prefill')).toHaveCount(3);
  await dialog.locator('.DocSearch-Prefill').first().click();
  await expect(dialog.locator('.DocSearch-Hit').first()).toBeVisible();
});

test('/search asks whether another word was meant', async ({ page }) => {
  await page.goto('/search?q=worlgaurd');
  const main = page.getByRole('main');
  await expect(main.getByText('Did you mean')).toBeVisible();
  await main.getByRole('button', { name: 'worldguard' }).click();
  await expect(page).toHaveURL(/q=worldguard/);
});
