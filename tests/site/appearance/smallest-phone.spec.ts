/** Checks words and boxes on the smallest phone: nothing is split, cut as a whole or too small. */
import { expect, test } from '@playwright/test';
import { GUIDE, openPageOnPhone, SITE_TEXTS } from '../site';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test('the whole box of the contents list opens it, and an arrow says so', async ({ page }) => {
  await page.goto(GUIDE);
  const box = page.locator('.theme-doc-toc-mobile');
  const button = box.getByRole('button');
  const [outer, inner] = [await box.boundingBox(), await button.boundingBox()];
  expect(inner?.width).toBeGreaterThan((outer?.width ?? Infinity) - 4);
  const arrow = await button.evaluate((one) => {
    const { content, display, width, borderRightStyle } = getComputedStyle(one, '::after');
    return { isDrawn: content !== 'none' && display !== 'inline', width, borderRightStyle };
  });
  expect(arrow).toEqual({ isDrawn: true, width: '8px', borderRightStyle: 'solid' });
});

test('links to the previous and next guide split no word', async ({ page }) => {
  for (const route of ['/extras/available-modpacks', '/plugins/ajLeaderboards']) {
    await page.goto(route);
    const split = await page.locator('.pagination-nav__label').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const text = label.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        });
      }),
    );
    expect(split, route).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('a long trail is cut within a word, not before it', async ({ page }) => {
  await page.goto('/motd');
  const last = page.locator('.breadcrumbs__item').filter({ visible: true }).last();
  // A box of its own would be replaced by the three dots as a whole.
  await expect(last).toHaveCSS('display', 'inline');
  await expect(last.locator('.breadcrumbs__link')).toHaveCSS('display', 'inline');
});

test('a card of a table does not name columns that are empty in its row', async ({ page }) => {
  await page.goto('/motd');
  const empty = page.locator('.stack td:empty');
  expect(await empty.count()).toBeGreaterThan(0);
  await expect(empty.filter({ visible: true })).toHaveCount(0);
});

for (const mode of ['light', 'dark']) {
  test(`the menu shows the cross that closes it, ${mode}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
    await openPageOnPhone(page, GUIDE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    const [stroke, words] = await close.evaluate((button) =>
      [button.querySelector('g'), button].map((one) => {
        const { stroke: line, color } = getComputedStyle(one as Element);
        return one === button ? color : line;
      }),
    );
    expect(stroke).toBe(words);
    await close.click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
}

test('the open menu keeps the focus, Escape closes it, and a link of it leads to the heading', async ({
  page,
}) => {
  await openPageOnPhone(page, GUIDE);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  // The second time, the menu is already in the page.
  for (const round of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press(round === 1 ? 'Tab' : 'Shift+Tab');
      expect(await page.locator(':focus:not(.navbar-sidebar *):not(body)').count()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
    await toggle.focus();
  }
  await toggle.click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: SITE_TEXTS.databases }).click();
  await expect(page).toHaveURL('/databases');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
