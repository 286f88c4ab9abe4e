/** A reader without a mouse: these tests click, scroll and focus only by keyboard. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage, openPageOnPhone, searchInput, SITE_TEXTS } from '../site';

const MAX_STOPS = 250;

const findSidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** The focused element, if a reader could miss it: no focus ring, off screen, or below the navbar. */
function findInvisibleFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Between the end and the start of the page, the browser's own toolbar has the focus.
    if (element === null || element === document.body) return null;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
    // A file field is drawn by its label, a checkbox by itself.
    const box = element.getBoundingClientRect();
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const top = element.closest('.navbar, dialog, .navbar-sidebar') === null ? bar : 0;
    if (box.bottom <= top || box.top >= innerHeight) return `${name}: not on the screen`;
    const { outlineStyle, boxShadow, borderColor } = getComputedStyle(element);
    const isSeen = outlineStyle !== 'none' || boxShadow !== 'none' || borderColor === '';
    return isSeen ? null : `${name}: no ring`;
  });
}

/** Presses Tab until an element has the focus; checks that every stop is visible. */
async function pressTabUntil(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const faults: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const fault = await findInvisibleFocus(page);
    if (fault !== null) faults.push(fault);
    if ((await target.count()) > 0 && (await isFocused(target))) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error(`${MAX_STOPS} stops and no ${target.toString()}\n${faults.join('\n')}`);
}

test('from the search to a guide, its tabs, its contents list, the next guide', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.keyboard.press('/');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('sftp');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/sftp/i);
  await page.keyboard.press('Enter');
  await expect(findHeading(page)).toHaveText(SITE_TEXTS.sftpTitle);
  await expect(findHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(SITE_TEXTS.sftpTitle));

  const tabs = page.getByRole('tab');
  await pressTabUntil(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  // One stop for all tabs: the next is in the panel or behind it.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.role)).not.toBe('tab');

  const link = page.locator('.table-of-contents a').last();
  await pressTabUntil(page, link);
  const target = page.locator(`[id="${((await link.getAttribute('href')) ?? '').slice(1)}"]`);
  await page.keyboard.press('Enter');
  await expect(target).toBeInViewport();
  await page.keyboard.press('Tab');
  const isBelow = await target.evaluate(
    (element) =>
      (element.compareDocumentPosition(document.activeElement ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0,
  );
  expect(isBelow, 'Tab goes on from the heading').toBe(true);

  const next = page.locator('.pagination-nav__link--next');
  await pressTabUntil(page, next);
  await page.keyboard.press('Enter');
  await expect(findHeading(page)).not.toHaveText(SITE_TEXTS.sftpTitle);
  await expect(findHeading(page)).toBeFocused();
});

test('past the navigation, into the sidebar, and on to a guide', async ({ page }) => {
  await openPage(page, '/sftp');
  await pressTabUntil(page, page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null),
    'behind the bar',
  ).toBe(true);

  const category = findSidebar(page).getByRole('button', { name: SITE_TEXTS.billing, exact: true });
  await pressTabUntil(page, category);
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await pressTabUntil(
    page,
    findSidebar(page).getByRole('link', { name: SITE_TEXTS.refunds, exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/billing/refunds');
  await expect(findHeading(page)).toBeFocused();
  await page.goBack();
  await expect(findHeading(page)).toHaveText(SITE_TEXTS.sftpTitle);
});

test('into a helper, through its fields, and out of it again', async ({ page }) => {
  await openPage(page, '/motd');
  const editor = page.getByRole('region', { name: 'MOTD editor' });
  const field = editor.getByLabel('First line');
  // Its fields are stops once its code is there, which comes as the focus comes near.
  await pressTabUntil(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Hello');
  await expect(editor.locator('pre')).toContainText('Hello');
  await pressTabUntil(page, page.locator('.pagination-nav__link--next'));
  await pressTabUntil(page, field, 'Shift+Tab');
});

test('the menu of a phone: open, and on to a guide', async ({ page }) => {
  await openPageOnPhone(page, '/sftp');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await pressTabUntil(page, toggle);
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  const guide = page.locator('.navbar-sidebar').getByRole('link', { name: SITE_TEXTS.databases });
  await pressTabUntil(page, guide);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/databases');
  await expect(findHeading(page)).toBeFocused();
});

test('the dialogs hold the focus and give it back', async ({ page }) => {
  await openPage(page, '/sftp');
  const picture = page.locator('[data-enlarge]').first();
  await pressTabUntil(page, picture);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog[open]') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});
