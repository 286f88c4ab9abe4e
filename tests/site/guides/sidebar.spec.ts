/** The sidebar shows which page is open. */
import { expect, test } from '@playwright/test';
import { openPage } from '../site';

const LINKS = '.theme-doc-sidebar-menu a.menu__link[href^="/"]';

test('the sidebar is scrolled to the open page, and stays where a reader has scrolled it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, '/');
  // Categories that are closed have no links in the page; their own link leads to their last part.
  const last = page.locator('.theme-doc-sidebar-menu > li').last().locator('a').first();
  await last.click();
  const link = page.locator(LINKS).last();
  const address = (await link.getAttribute('href')) ?? '';
  await openPage(page, address);
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const list = page.locator('nav.menu').first();
  await list.evaluate((menu) => menu.scrollTo(0, 0));
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(500);
  expect(await list.evaluate((menu) => menu.scrollTop)).toBe(0);
});
