import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  buildDir,
  listBuiltFiles,
  findColorModeToggle,
  markCurrentDocument,
  isSameDocument,
  openPage,
  provider,
  findSearchButton,
  TITLE_END,
  SITE_TEXTS,
} from '../site';

const DESKTOP = { width: 996, height: 800 };
const PHONE = { width: 390, height: 844 };

test.describe('what the product is', () => {
  test('the site title is the provider’s', async ({ page }) => {
    await openPage(page, '/sftp');
    await expect(page.locator('.navbar__title')).toHaveText(provider.site.title);
    expect((await page.title()).endsWith(TITLE_END)).toBe(true);
  });

  test('the tagline is the provider’s', () => {
    // The generator shows no tagline by itself; it hands the words to the pages' code.
    const code = [
      ...listBuiltFiles(path.join(buildDir, 'assets/js'), /^main\.[^/]*\.js$/).values(),
    ];
    expect(code.join('')).toContain(JSON.stringify(provider.site.tagline).slice(1, -1));
  });

  test('the site is single-version (Next, path /)', async ({ page }) => {
    await openPage(page, '/sftp');
    await expect(page.locator('html')).toHaveClass(/\bdocs-version-current\b/);
    await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute(
      'content',
      'current',
    );
    await expect(page.locator('.theme-doc-version-banner, .theme-doc-version-badge')).toHaveCount(
      0,
    );
    const code = [
      ...listBuiltFiles(path.join(buildDir, 'assets/js'), /^main\.[^/]*\.js$/).values(),
    ].join('');
    expect(code.match(/"?label"?:\s?"Next"/g)).toHaveLength(1);
    expect(code).toMatch(/"path":"\/"|path:"\/"/);
  });

  test('the site is single-locale (en, left-to-right)', async ({ page }) => {
    await openPage(page, '/sftp');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const languages = page.locator('link[rel=alternate][hreflang]:not([hreflang=x-default])');
    await expect(languages).toHaveCount(1);
    await expect(languages).toHaveAttribute('hreflang', 'en');
  });

  test('docs generator version is 3.8.1', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('meta[name=generator]')).toHaveAttribute(
      'content',
      'Docusaurus v3.8.1',
    );
  });
});

test.describe('top navigation bar', () => {
  test('shows the site title and a logo that lead home', async ({ page }) => {
    const { site } = provider;
    await openPage(page, '/sftp');
    const brand = page.locator('.navbar__brand');
    await expect(brand).toHaveAttribute('href', '/');
    await expect(brand.locator('.navbar__title')).toHaveText(site.title);
    const logo = brand.locator('img:visible');
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('alt', site.logo.alt);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('three links on the left: website, support chat community, billing ticket page', async ({
    page,
  }) => {
    const { urls, navbar } = provider;
    await openPage(page, '/');
    const links = page.locator('.theme-layout-navbar-left a.navbar__link');
    // A host may add links of its own behind them.
    const first = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    );
    expect(first.slice(0, 3)).toEqual([
      [navbar.website, urls.website],
      [navbar.chat, urls.chat],
      [navbar.tickets, urls.tickets],
    ]);
  });

  test('a search button and a color-mode toggle', async ({ page }) => {
    await openPage(page, '/');
    await expect(findSearchButton(page)).toBeVisible();
    await expect(findSearchButton(page)).toHaveAccessibleName(/^Search/);
    await expect(findColorModeToggle(page)).toBeVisible();
  });

  test('a language drop-down with en alone', async ({ page }) => {
    await openPage(page, '/');
    const dropdown = page.locator('.navbar .dropdown').filter({ hasText: 'English' });
    await expect(dropdown.getByRole('button')).toHaveText('English');
    await dropdown.hover();
    const languages = dropdown.locator('.dropdown__link');
    await expect(languages).toHaveText(['English']);
    await expect(languages).toBeVisible();
    await expect(languages).toHaveAttribute('lang', 'en');
  });

  test('navbar hide-on-scroll is disabled', async ({ page }) => {
    await openPage(page, '/sftp');
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.locator('.navbar')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('small screens, below 996 px', () => {
  test('navigation becomes a slide-in sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 995, height: 800 });
    await openPage(page, '/');
    const sidebar = page.locator('.navbar-sidebar');
    await expect(page.locator('.navbar a.navbar__item.navbar__link').first()).toBeHidden();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(sidebar).toBeVisible();
    await expect(sidebar).toBeInViewport();
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(sidebar).toBeHidden();
  });

  test('from 996 px on there is no slide-in sidebar', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openPage(page, '/');
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    await expect(page.locator('.navbar a.navbar__item.navbar__link').first()).toBeVisible();
  });

  test('the sidebar opens on a secondary docs-menu panel with a back-to-main-menu button', async ({
    page,
  }) => {
    const { navbar } = provider;
    await page.setViewportSize(PHONE);
    await openPage(page, '/sftp');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(
      sidebar.locator('.menu__link--active', { hasText: SITE_TEXTS.sftp }),
    ).toBeInViewport();
    await expect(sidebar.getByRole('link', { name: navbar.website })).not.toBeInViewport();
    await sidebar.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(sidebar.getByRole('link', { name: navbar.website })).toBeInViewport();
    await expect(sidebar.getByRole('link', { name: navbar.chat })).toBeInViewport();
    await expect(sidebar.getByRole('link', { name: navbar.tickets })).toBeInViewport();
    await expect(
      sidebar.locator('.menu__link--active', { hasText: SITE_TEXTS.sftp }),
    ).not.toBeInViewport();
  });

  test('a link of the docs panel opens its page and closes the sidebar', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/sftp');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: SITE_TEXTS.databases }).click();
    await expect(page).toHaveURL('/databases');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('it closes when the viewport becomes desktop-sized', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/sftp');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize(DESKTOP);
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });
});

test.describe('footer and skip link', () => {
  test('footer: a copyright line only, "Copyright", the year, the company, "Built with" the generator', async ({
    page,
  }) => {
    const { name, site } = provider;
    await openPage(page, '/sftp');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveText(
      `Copyright ${site.copyrightYear} ${name}. Built with Docusaurus.`,
    );
    await expect(footer.getByRole('link')).toHaveCount(0);
  });

  test('a skip-to-main-content link is the first stop and leads past the navigation', async ({
    page,
  }) => {
    await openPage(page, '/sftp');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inNavbar = await page.evaluate(() => document.activeElement?.closest('.navbar') !== null);
    expect(inNavbar).toBe(false);
    await expect(page.locator(':focus')).not.toHaveRole('document');
  });
});

test.describe('docs pages', () => {
  test('breadcrumbs are on', async ({ page }) => {
    await openPage(page, '/sftp');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.locator('.breadcrumbs__item')).toHaveText([
      '',
      SITE_TEXTS.panel,
      SITE_TEXTS.sftp,
    ]);
    await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  });

  test('the table of contents shows heading levels 2 to 3', async ({ page }) => {
    await openPage(page, '/world-reset');
    const wanted = await page
      .locator('.theme-doc-markdown :is(h2, h3)[id]')
      .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(wanted);
    expect(await page.locator('.theme-doc-toc-desktop ul ul').count()).toBeGreaterThan(0);
    await expect(page.locator('.theme-doc-toc-desktop ul ul ul')).toHaveCount(0);
  });

  test('images in the markdown content have click-to-zoom', async ({ page }) => {
    await openPage(page, '/sftp');
    await page.locator('.theme-doc-markdown figure img:visible').first().click();
    const enlarged = page.getByRole('dialog').getByRole('img');
    await expect(enlarged).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enlarged).toHaveCount(0);
  });

  test('one docs sidebar', async ({ page }) => {
    await openPage(page, '/sftp');
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(1);
    const first = await page.locator('.theme-doc-sidebar-menu > li').allInnerTexts();
    await openPage(page, '/billing/refunds');
    const titles = (all: string[]) => all.map((text) => text.split('\n')[0]);
    expect(titles(await page.locator('.theme-doc-sidebar-menu > li').allInnerTexts())).toEqual(
      titles(first),
    );
  });

  test('sidebar categories are collapsed or expanded', async ({ page }) => {
    await openPage(page, '/');
    const category = (name: string) =>
      page
        .locator('.theme-doc-sidebar-item-category-level-1')
        .filter({ has: page.getByRole('button', { name, exact: true }) });
    await expect(category(SITE_TEXTS.panel)).not.toHaveClass(/menu__list-item--collapsed/);
    await expect(
      category(SITE_TEXTS.panel).getByRole('link', { name: SITE_TEXTS.sftp }),
    ).toBeVisible();
    await expect(category(SITE_TEXTS.billing)).toHaveClass(/menu__list-item--collapsed/);
    await category(SITE_TEXTS.billing).getByRole('button').click();
    await expect(
      category(SITE_TEXTS.billing).getByRole('link', { name: SITE_TEXTS.refunds }),
    ).toBeVisible();
    await category(SITE_TEXTS.billing).getByRole('button').click();
    await expect(
      category(SITE_TEXTS.billing).getByRole('link', { name: SITE_TEXTS.refunds }),
    ).toBeHidden();
  });

  test('the category of the open page is expanded', async ({ page }) => {
    await openPage(page, '/billing/refunds');
    const active = page.locator('.theme-doc-sidebar-menu .menu__link--active', {
      hasText: SITE_TEXTS.refunds,
    });
    await expect(active).toBeVisible();
    await expect(active).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('routes without a reload', () => {
  test('docs are served from the site root with no docs prefix', async ({ page, request }) => {
    await openPage(page, '/');
    await markCurrentDocument(page);
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: SITE_TEXTS.sftp })
      .click();
    await expect(page).toHaveURL('/sftp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE_TEXTS.sftpTitle);
    expect(await isSameDocument(page)).toBe(true);
    expect((await request.get('/docs/sftp')).status()).toBe(404);
  });

  test('search engines find the site search', () => {
    const description = readFileSync(path.join(buildDir, 'opensearch.xml'), 'utf8');
    expect(description).toContain('/search?q={searchTerms}');
  });
});
