/**
 * The next page: where it opens, who hears of it, what is fetched for it, and what Back brings back.
 */
import { expect, test, type Page } from '@playwright/test';
import { readBuiltRedirects } from '../../../scripts/sync-hosting';
import {
  isSameDocument,
  markCurrentDocument,
  openPage,
  PAGE_CHUNKS,
  PHONE,
  scrollToHelper,
} from '../site';

test.use({ reducedMotion: 'no-preference' });

const findSidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true });
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const readPlace = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a page opens at its top at once, also from far below', async ({ page }) => {
  await openPage(page, '/sftp');
  await scrollTo(page, 2000);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const before = document.querySelector('h1')?.textContent;
    const note = () => {
      if (document.querySelector('h1')?.textContent !== before) places.push(scrollY);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await findSidebarLink(page, 'Backups').click();
  await expect(findHeading(page)).toContainText(/back/i);
  await page.waitForTimeout(300);
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places)).toEqual(new Set([0]));
});

test('a jump within a page glides, for those who like motion', async ({ page }) => {
  const steps = async () => {
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const note = () => {
        seen.add(scrollY);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await page.waitForTimeout(1200);
    return page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size);
  };
  await openPage(page, '/sftp');
  expect(await steps()).toBeGreaterThan(4);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/backups');
  expect(await steps()).toBeLessThanOrEqual(2);
});

test('the heading of the new page has the focus, and Tab goes on from there', async ({ page }) => {
  await openPage(page, '/sftp');
  await findSidebarLink(page, 'Backups').focus();
  await page.keyboard.press('Enter');
  await expect(findHeading(page)).toContainText(/back/i);
  await expect(findHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const isBelow = await page.evaluate(
    () => document.activeElement?.closest('.theme-doc-markdown') !== null,
  );
  expect(isBelow).toBe(true);
});

test('a link to a heading of another page puts the focus there', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/backups#if-something-goes-wrong';
    link.id = 'made';
    link.textContent = 'made';
    document.querySelector('.theme-doc-markdown')?.prepend(link);
  });
  await page.locator('#made').click();
  await expect(page.locator('#if-something-goes-wrong')).toBeFocused();
  await expect(page.locator('#if-something-goes-wrong')).toBeInViewport();
});

test.describe('Back', () => {
  test('shows what was on the screen, with the focus where it was', async ({ page }) => {
    await openPage(page, '/backups');
    const link = page.locator('.theme-doc-markdown li a[href^="/"]:not([href*="#"])').last();
    await link.scrollIntoViewIfNeeded();
    const before = await readPlace(page);
    expect(before).toBeGreaterThan(500);
    await markCurrentDocument(page);
    await link.click();
    await expect(findHeading(page)).not.toContainText(/back up/i);
    await expect.poll(() => readPlace(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/backups$/);
    await expect.poll(() => readPlace(page)).toBe(before);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect.poll(() => readPlace(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('keeps what was unfolded and chosen', async ({ page }) => {
    await openPage(page, '/sftp');
    await page.evaluate(() => {
      const fold = document.createElement('details');
      const summary = document.createElement('summary');
      summary.textContent = 'More';
      fold.append(summary, 'Text');
      document.querySelector('.theme-doc-markdown')?.append(fold);
    });
    await page.locator('.theme-doc-markdown details summary').last().click();
    await page.getByRole('tab').nth(1).click();
    await findSidebarLink(page, 'Backups').click();
    await expect(findHeading(page)).toContainText(/back/i);
    await page.goBack();
    await expect(findHeading(page)).toHaveText('Connect with SFTP');
    await expect(page.locator('.theme-doc-markdown details').last()).toHaveAttribute('open', '');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps what was typed into a helper, which goes on', async ({ page }) => {
    await openPage(page, '/motd');
    const editor = page.getByRole('region', { name: 'MOTD editor', exact: true });
    await scrollToHelper(editor);
    await expect(page.locator('[data-island]').first()).not.toHaveAttribute('inert');
    const field = editor.getByLabel('First line');
    await field.fill('A server with a past');
    await page.locator('.pagination-nav__link').last().click();
    await expect(page).not.toHaveURL(/motd/);
    await page.goBack();
    await expect(field).toHaveValue('A server with a past');
    await field.fill('A server with a future');
    await expect(editor.locator('pre')).toContainText('A server with a future');
  });
});

test('what is fetched ahead is fetched once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/sftp');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => asked.filter((url) => url.endsWith('.json')).length).toBeGreaterThan(5);
  await findSidebarLink(page, 'Backups').hover();
  await findSidebarLink(page, 'Backups').click();
  await expect(findHeading(page)).toContainText(/back/i);
  await page.waitForLoadState('networkidle');
  const twice = asked.filter((url, index) => PAGE_CHUNKS.test(url) && asked.indexOf(url) !== index);
  expect(twice).toEqual([]);
});

test('scripts are fetched ahead in a way that every browser allows', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') ahead.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/search');
  await expect.poll(() => ahead.some((url) => /\/assets\/js\/docs\./.test(url))).toBe(true);
  expect(ahead.filter((url) => url.includes('undefined'))).toEqual([]);
  // Firefox blocks these under `default-src 'none'`.
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('no class of the page costs the style of all of it', async ({ page }) => {
  await openPage(page, '/sftp');
  const selectors = await page.evaluate(() => {
    const all: string[] = [];
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) all.push(rule.selectorText);
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return all;
  });
  expect(selectors.length).toBeGreaterThan(300);
  // Infima has one of its own, `.col[class*=col--]`, which asks nothing of other elements.
  const parts = selectors.filter((selector) => /\[class/.test(selector.replace('.col[class', '')));
  expect(parts).toEqual([]);
});

test('on a phone the contents list says whether it is unfolded', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/sftp');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the text is seen before anything around it is rendered, and what is below it follows', async ({
  page,
}) => {
  await openPage(page, '/sftp');
  await findSidebarLink(page, 'Backups').hover();
  const crumb = page.locator('.breadcrumbs__item--active');
  const before = await crumb.textContent();
  await page.evaluate(() => {
    const frames: { heading: string; crumb: string; blocks: number }[] = [];
    Object.assign(window, { frames });
    const note = () => {
      frames.push({
        heading: document.querySelector('h1')?.textContent ?? '',
        crumb: document.querySelector('.breadcrumbs__item--active')?.textContent ?? '',
        blocks: document.querySelector('.theme-doc-markdown')?.children.length ?? 0,
      });
      requestAnimationFrame(note);
    };
    addEventListener('click', () => requestAnimationFrame(note), { capture: true, once: true });
  });
  await findSidebarLink(page, 'Backups').click();
  await expect(crumb).not.toHaveText(before ?? '');
  const frames = await page.evaluate(
    () =>
      (window as unknown as { frames: Record<'heading' | 'crumb' | 'blocks', string>[] }).frames,
  );
  expect(frames[0]?.heading).toMatch(/back/i);
  expect(frames[0]?.crumb).toBe(before);
  expect(Number(frames[0]?.blocks)).toBeGreaterThan(2);
  await expect
    .poll(() => page.locator('.theme-doc-markdown > *').count())
    .toBeGreaterThan(Number(frames[0]?.blocks));
});

test('a second click before the page has followed its text loses neither page', async ({
  page,
}) => {
  await openPage(page, '/sftp');
  await scrollTo(page, 300);
  await findSidebarLink(page, 'Backups').hover();
  await page.evaluate(() => {
    const link = (name: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-sidebar-menu a')].find(
        (each) => each.textContent === name,
      );
    link('Backups')?.click();
    link('SFTP')?.click();
  });
  await expect(findHeading(page)).toHaveText('Connect with SFTP');
  await expect(page).toHaveURL(/\/sftp$/);
  await page.goBack();
  await expect(findHeading(page)).toContainText(/back/i);
  await page.goBack();
  await expect(findHeading(page)).toHaveText('Connect with SFTP');
  await expect.poll(() => readPlace(page)).toBe(300);
});

test('a link to an address that moved leads to the new one, to an unknown one it does not', async ({
  page,
}) => {
  const follow = async (href: string) => {
    await openPage(page, '/2fa');
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, text: 'Old link' });
      document.querySelector('.markdown')?.prepend(link);
    }, href);
    await page.getByRole('link', { name: 'Old link' }).click();
  };
  await follow('/no-such-page');
  await expect(findHeading(page)).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/no-such-page');
  const [moved] = await readBuiltRedirects(process.env.BUILD_DIR ?? 'build');
  test.skip(moved === undefined, 'no address has moved');
  const [from, to] = moved ?? ['', ''];
  await follow(from);
  await expect(page).toHaveURL(to);
});
