import { expect, test } from '@playwright/test';
import { provider, SITE_TEXTS } from '../site';

test.use({ javaScriptEnabled: false });

test('a guide is readable: title, steps, tables and the contents list', async ({ page }) => {
  await page.goto('/sftp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
  await expect(page.locator('.theme-doc-markdown ol').first()).toBeVisible();
  await expect(page.locator('.theme-doc-markdown table').first()).toBeVisible();
  await page.locator('.theme-doc-toc-desktop a[href="#check-that-it-works"]').click();
  await expect(page.locator('#check-that-it-works')).toBeInViewport();
});

test('the page has the default color mode', async ({ page }) => {
  await page.goto('/sftp');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('links lead from page to page', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Upload files/ })
    .click();
  await expect(page).toHaveURL('/sftp');
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: SITE_TEXTS.databases })
    .click();
  await expect(page).toHaveURL('/databases');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/databases');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
});

test('every tab of a guide is readable', async ({ page }) => {
  await page.goto('/sftp');
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('the search form of the home page leads to the search page, which says what to do', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search docs' }).fill('sftp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sftp');
  const note = page.locator('main noscript p');
  await expect(note).toBeVisible();
  expect(await note.innerText()).toContain('Search needs JavaScript');
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the not-found page is readable', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link', { name: /home page/ })).toBeVisible();
});

test('the bar and the footer are whole', async ({ page }) => {
  await page.goto('/sftp');
  await expect(page.locator('.theme-layout-navbar-left a.navbar__link')).toHaveText([
    provider.navbar.website,
    provider.navbar.chat,
    provider.navbar.tickets,
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('Built with Docusaurus');
});

test('all guides can be reached on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sftp');
  // The slide-in sidebar needs code; the links at the foot of a guide do not.
  await expect(
    page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first(),
  ).toBeVisible();
});
