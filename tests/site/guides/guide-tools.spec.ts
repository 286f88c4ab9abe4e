/** Tests the tools around a guide's text: heading links, list of keys, ticket link, code blocks, printing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { buildDir, listSitemapRoutes, openPage, provider, searchDialog } from '../site';

/** Minimum size of a touch target, in pixels. */
const TARGET = 44;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Allows copying, and returns what was copied. */
async function allowClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}

const findHeadingLink = (page: Page): Locator =>
  page.locator('.theme-doc-markdown h2 .hash-link').first();
const findCopyStatus = (page: Page): Locator => page.locator('p[role=status]', { hasText: /cop/i });
const findKeys = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard' });

test.describe('heading links', () => {
  test('a click copies the whole address, says so, and still follows the link', async ({
    page,
  }) => {
    await openPage(page, '/sftp');
    const copied = await allowClipboard(page);
    await findHeadingLink(page).click();
    await expect(findCopyStatus(page)).toHaveText('Link copied');
    expect(await copied()).toBe(page.url());
    expect(new URL(page.url()).hash).toBe(await findHeadingLink(page).getAttribute('href'));
    await expect(findCopyStatus(page)).toHaveCount(0);
  });

  test('works by keyboard, and for rows of the trouble table', async ({ page }) => {
    await openPage(page, '/sftp');
    const copied = await allowClipboard(page);
    const row = page.locator('.trouble .hash-link').first();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(findCopyStatus(page)).toHaveText('Link copied');
    expect(await copied()).toMatch(/\/sftp#trouble-/);
  });

  test('where nothing can be copied, it says what to do', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openPage(page, '/sftp');
    await findHeadingLink(page).click();
    await expect(findCopyStatus(page)).toHaveText('Copy the link from the address bar');
    expect(new URL(page.url()).hash).not.toBe('');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the mark is there without hovering, and large enough', async ({ page }) => {
      await openPage(page, '/sftp');
      const links = page.locator('.theme-doc-markdown .hash-link').filter({ visible: true });
      expect(await links.count()).toBeGreaterThan(3);
      for (const link of await links.all()) {
        await expect(link).toHaveCSS('opacity', '1');
        const box = await link.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(TARGET);
        expect(box?.height).toBeGreaterThanOrEqual(TARGET);
      }
      const copied = await allowClipboard(page);
      await findHeadingLink(page).tap();
      await expect(findCopyStatus(page)).toHaveText('Link copied');
      expect(await copied()).toBe(page.url());
    });
  });
});

test.describe('list of keys', () => {
  test('opens on ? and closes on Escape, with focus where it was', async ({ page }) => {
    await openPage(page, '/sftp');
    await findHeadingLink(page).focus();
    await page.keyboard.press('?');
    await expect(findKeys(page)).toBeVisible();
    await expect(findKeys(page)).toContainText('Search');
    await page.keyboard.press('Escape');
    await expect(findKeys(page)).toHaveCount(0);
    await expect(findHeadingLink(page)).toBeFocused();
    await page.keyboard.press('?');
    await expect(findKeys(page)).toBeVisible();
  });

  test('opens by pointer below a guide, and closes by its button or a click beside it', async ({
    page,
  }) => {
    await openPage(page, '/sftp');
    await page.getByRole('button', { name: 'Keyboard help' }).click();
    await findKeys(page).getByRole('button', { name: 'Close' }).click();
    await expect(findKeys(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Keyboard help' }).click();
    await expect(findKeys(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(findKeys(page)).toHaveCount(0);
  });

  test('does not open while text is typed', async ({ page }) => {
    await openPage(page, '/search');
    const field = page.getByRole('searchbox').first();
    await field.fill('why');
    await field.press('?');
    await expect(field).toHaveValue('why?');
    await expect(findKeys(page)).toHaveCount(0);
  });

  test('is loaded only when it is asked for', async ({ page }) => {
    const loaded: string[] = [];
    await openPage(page, '/sftp');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => loaded.push(request.url()));
    await page.keyboard.press('?');
    await expect(findKeys(page)).toBeVisible();
    expect(loaded.filter((address) => address.endsWith('.js'))).toHaveLength(1);
  });

  test('names the keys that open the search, and they do', async ({ page }) => {
    await openPage(page, '/sftp');
    await page.keyboard.press('?');
    const row = findKeys(page).locator('dl > div', { hasText: 'Search' }).first();
    await expect(row.locator('kbd').first()).toHaveText('/');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(searchDialog(page)).toBeVisible();
  });

  test('fits a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await openPage(page, '/sftp');
    await page.keyboard.press('?');
    const box = await findKeys(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    expect(box?.height).toBeLessThanOrEqual(480);
    const content = findKeys(page).locator('> div');
    expect(await content.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('ticket link', () => {
  const link = (page: Page) =>
    page.locator('.theme-admonition-ticket').locator('a.button', { hasText: 'Open a ticket' });

  test('names the guide and what the guide asks to attach, which stays readable', async ({
    page,
  }) => {
    await openPage(page, '/sftp');
    const { origin, pathname, searchParams } = new URL(
      (await link(page).getAttribute('href')) ?? '',
    );
    expect(origin + pathname).toBe(provider.urls.tickets);
    expect(searchParams.get(provider.ticketForm.page)).toBe(`${provider.site.url}/sftp`);
    const attach = searchParams.get(provider.ticketForm.attach) ?? '';
    expect(attach).toMatch(/^To attach: \S/);
    const list = attach.replace('To attach: ', '');
    await expect(page.locator('.theme-admonition-ticket')).toContainText(list);
  });

  test('no guide’s text is cut inside a file name', () => {
    const lists: string[] = [];
    for (const route of listSitemapRoutes()) {
      const html = readFileSync(path.join(buildDir, decodeURI(route), 'index.html'), 'utf8');
      for (const [, query = ''] of html.matchAll(/tickets\/new\?([^"\s>]+)/g)) {
        const params = new URLSearchParams(query.replaceAll('&amp;', '&'));
        lists.push(params.get(provider.ticketForm.attach) ?? '');
      }
    }
    expect(lists.filter((list) => list !== '').length).toBeGreaterThan(15);
    expect(
      lists.filter((list) => /\.(?:$|\s*[A-Z])|\b(?:logs\/latest|config)$/.test(list)),
    ).toEqual([]);
  });
});

test.describe('Markdown copy', () => {
  const button = (page: Page) => page.locator('.guide-tools').getByRole('button').first();

  test('is copied in one tap', async ({ page }) => {
    await openPage(page, '/sftp');
    const copied = await allowClipboard(page);
    await expect(button(page)).toHaveText('Copy as Markdown');
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    const text = await (await page.request.get('/sftp.md')).text();
    expect(await copied()).toBe(text);
  });

  test('that cannot be had says so', async ({ page }) => {
    await page.route('**/sftp.md', (route) => route.abort());
    await openPage(page, '/sftp');
    await allowClipboard(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Open the Markdown and copy it there');
  });
});

test('"checked on" says what was checked', async ({ page }) => {
  await openPage(page, '/sftp');
  await page.locator('.guide-facts > summary').click();
  const facts = page.locator('.guide-facts div', { hasText: 'Checked on' });
  await expect(facts).toBeVisible();
  await expect(facts).toContainText(/\d{4} \(every fact, with .*panel screens/);
});

test.describe('next and previous', () => {
  const next = (page: Page) => page.locator('.pagination-nav__link--next');
  const previous = (page: Page) => page.locator('.pagination-nav__link--prev');

  test('lead through a section, and not into another one', async ({ page }) => {
    await openPage(page, '/sftp');
    await expect(next(page)).toHaveCount(1);
    await expect(previous(page)).toHaveCount(1);
    await openPage(page, '/billing/billing_subusers');
    await expect(previous(page)).toHaveCount(1);
    await expect(next(page)).toHaveCount(0);
    await openPage(page, '/games/terraria/connecting');
    await expect(previous(page)).toHaveCount(0);
    await openPage(page, '/');
    await expect(next(page)).toHaveCount(1);
  });
});

test.describe('code blocks', () => {
  const block = (page: Page) => page.locator('.theme-code-block', { has: page.locator('pre') });

  test('every one says where it belongs, and its buttons have names', async ({ page }) => {
    await openPage(page, '/sftp');
    const labels = await block(page).evaluateAll((blocks) =>
      blocks.map(
        (element) =>
          element.closest('.code-place')?.querySelector('.code-place__label')?.textContent ??
          element.querySelector('.theme-code-block__title')?.textContent ??
          '',
      ),
    );
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.filter((label) => label.trim() === '')).toEqual([]);
    const buttons = page.locator('.theme-code-block button').filter({ visible: true });
    for (const button of await buttons.all()) {
      await expect(button).toHaveAccessibleName(/copy|wrap/i);
    }
  });

  test('marked lines are told by more than a color, in both modes', async ({ page }) => {
    await openPage(page, '/extras/template');
    const marked = page.locator('.code-line');
    await expect(marked).toHaveText(['view-distance=8']);
    for (const mode of ['dark', 'light']) {
      await page.evaluate((m) => document.documentElement.setAttribute('data-theme', m), mode);
      await expect(marked).not.toHaveCSS('box-shadow', 'none');
      // The wash of the theme, on which text of the theme is readable (config/accent.test.ts).
      const wash = await page.evaluate(() => {
        const probe = document.createElement('i');
        const root = getComputedStyle(document.documentElement).getPropertyValue('--accent-wash');
        // Before it is in the page: a color that changes there does so by a transition.
        probe.style.setProperty('background-color', root);
        document.body.append(probe);
        const color = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return color;
      });
      await expect(marked).toHaveCSS('background-color', wash);
    }
  });

  test('copy and wrap work by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 800 });
    await openPage(page, '/multiplatform/luckperms');
    const copied = await allowClipboard(page);
    const wide = block(page).filter({
      has: page.getByRole('button', { name: 'Wrap long lines' }),
    });
    const first = wide.filter({ visible: true }).first();
    const code = first.locator('code');
    await first.getByRole('button', { name: 'Wrap long lines' }).focus();
    await page.keyboard.press('Enter');
    await expect(code).toHaveCSS('white-space', 'pre-wrap');
    await expect(first.getByRole('button', { name: 'Wrap long lines' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(first.getByRole('button', { name: 'Copied' })).toBeFocused();
    expect((await copied()).trim()).toBe((await code.innerText()).replaceAll('\u00a0', ' ').trim());
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('buttons are there without hovering, and large enough', async ({ page }) => {
      await openPage(page, '/sftp');
      const buttons = await page
        .locator('.theme-code-block button')
        .filter({ visible: true })
        .all();
      expect(buttons.length).toBeGreaterThan(1);
      for (const button of buttons) {
        await expect(button).toHaveCSS('opacity', '1');
        const box = await button.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(TARGET);
        expect(box?.height).toBeGreaterThanOrEqual(TARGET);
      }
    });
  });
});

test.describe('printed', () => {
  test('shows link targets, and leaves out what paper cannot do', async ({ page }) => {
    await openPage(page, '/sftp');
    await page.emulateMedia({ media: 'print' });
    const targets = await page
      .locator('.theme-doc-markdown :is(p, li, td) a:not(.hash-link, .button)')
      .evaluateAll((links) =>
        links
          .filter((link) => !(link.getAttribute('href') ?? '').startsWith('#'))
          .map((link) => [
            getComputedStyle(link, '::after').content,
            JSON.stringify(` (${link.getAttribute('href') ?? ''})`),
          ]),
      );
    expect(targets.length).toBeGreaterThan(3);
    for (const [shown, expected] of targets) expect(shown).toBe(expected);
    await expect(page.getByRole('button', { name: 'Keyboard help' })).toBeHidden();
    await expect(page.locator('.navbar')).toBeHidden();
  });
});
