/** Pictures in guides: which file is loaded, the space reserved for it, and the enlarged view. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { findColorModeToggle, openPage, collectPageErrors } from '../site';

const GUIDE = '/sftp';
const LIGHT = '/img/figures/sftp-details.light.webp';
const DARK = '/img/figures/sftp-details.dark.webp';

const findPicture = (page: Page): Locator => page.locator('.theme-doc-markdown figure img:visible');
const findEnlargeButton = (page: Page): Locator =>
  page.locator('.theme-doc-markdown').getByRole('button', { name: /^Enlarge: Settings/ });
const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Settings/ });

/** URLs of the pictures that the page requested. */
function recordPictureRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/img/figures/')) asked.push(pathname);
  });
  return asked;
}

/** Whether the picture has loaded and was painted. */
function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate(
    (element: HTMLImageElement) => element.complete && element.naturalWidth > 0,
  );
}

test('only the picture of the shown theme is downloaded; the toggle shows the other', async ({
  page,
}) => {
  const asked = recordPictureRequests(page);
  await openPage(page, GUIDE);
  await findPicture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(findPicture(page))).toBe(true);
  expect(asked).toEqual([DARK]);

  await findColorModeToggle(page).click();
  await expect(findPicture(page)).toHaveAttribute('src', LIGHT);
  await findPicture(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(findPicture(page))).toBe(true);
  expect(asked).toEqual([DARK, LIGHT]);
});

test('a page keeps the room of its pictures before they arrive', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/img/figures/**', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await openPage(page, GUIDE);
  const step = page.locator('.theme-doc-markdown ol').first();
  await findPicture(page).scrollIntoViewIfNeeded();
  const before = { picture: await findPicture(page).boundingBox(), step: await step.boundingBox() };
  expect(before.picture?.height).toBeGreaterThan(100);
  release();
  await expect.poll(() => isLoaded(findPicture(page))).toBe(true);
  expect({
    picture: await findPicture(page).boundingBox(),
    step: await step.boundingBox(),
  }).toEqual(before);
});

test('without a script the picture of the default theme shows', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}${GUIDE}`);
  // Without scripting, browsers ignore `loading="lazy"`, so both files are downloaded.
  await expect(findPicture(page)).toHaveAttribute('src', DARK);
  await page.close();
});

test('the keyboard enlarges and closes; the focus stays at the picture', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  await openPage(page, GUIDE);
  for (const [opens, closes] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
  ] as const) {
    await findEnlargeButton(page).focus();
    await page.keyboard.press(opens);
    await expect(findDialog(page)).toBeVisible();
    await expect(findDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    // Nothing behind the dialog can be focused.
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);
    await findDialog(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(closes);
    await expect(findDialog(page)).toHaveCount(0);
    await expect(findEnlargeButton(page)).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test('the mouse enlarges, in the colors of the theme, and any click closes', async ({ page }) => {
  await openPage(page, GUIDE);
  const small = await findPicture(page).boundingBox();
  await findPicture(page).click();
  const large = findDialog(page).locator('img:visible');
  await expect(large).toHaveAttribute('src', DARK);
  expect((await large.boundingBox())?.width).toBeGreaterThan((small?.width ?? 0) * 1.3);
  const pageColor = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor);
  await expect(findDialog(page)).toHaveCSS('background-color', pageColor);
  await large.click();
  await expect(findDialog(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap shows the picture larger than the screen, to be moved; a tap closes', async ({
    page,
  }) => {
    await openPage(page, GUIDE);
    expect((await findPicture(page).boundingBox())?.width).toBeLessThanOrEqual(360);
    await findPicture(page).tap();
    const large = findDialog(page).locator('img:visible');
    expect((await large.boundingBox())?.width).toBeGreaterThan(600);
    await expect
      .poll(() => findDialog(page).evaluate((element) => element.scrollWidth > element.clientWidth))
      .toBe(true);
    await large.tap({ position: { x: 20, y: 20 } });
    await expect(findDialog(page)).toHaveCount(0);
  });
});
