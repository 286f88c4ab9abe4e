/** Opens a helper on its guide, for the tests of helpers. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage, PAGE_CHUNKS, scrollToHelper } from '../site';

/**
 * Opens a guide and scrolls to a helper. Proves that its code is fetched only then, and that its
 * default state was in the page before.
 * @param name title of its panel
 * @param onBuilt looks at the panel as it was built, before its code is there
 */
export async function openHelper(
  page: Page,
  address: string,
  name: string,
  onBuilt?: (panel: Locator) => Promise<void>,
): Promise<Locator> {
  const viewport = page.viewportSize();
  // Low, so that the helper is far from the screen; some are so high that they are near anyway,
  // so that near means on the screen here.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { ...options, rootMargin: '0px' });
      }
    };
  });
  await page.setViewportSize({ width: viewport?.width ?? 1280, height: 200 });
  const chunks = new Set<string>();
  page.on('request', (request) => {
    if (PAGE_CHUNKS.test(request.url())) chunks.add(request.url());
  });
  await openPage(page, address);
  const panel = page.getByRole('region', { name, exact: true });
  await panel.evaluate((element) => (element.dataset.server = 'yes'));
  await page.waitForLoadState('networkidle');
  await onBuilt?.(panel);
  const before = chunks.size;
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(panel).not.toHaveAttribute('data-server', 'yes');
  expect(chunks.size).toBeGreaterThan(before);
  if (viewport !== null) await page.setViewportSize(viewport);
  return panel;
}

/** No rule of axe is broken inside the helper, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.locator('html').evaluate((html, name) => (html.dataset.theme = name), theme);
    const { violations } = await new AxeBuilder({ page }).include('section.search-skip').analyze();
    expect(violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual(
      [],
    );
  }
}

/**
 * Declares a test per theme: a working helper on a phone has no barriers, and nothing sticks out.
 * @param act uses the helper, and is tried again until its code is there
 */
export function testOnPhone(
  address: string,
  panelOf: (page: Page) => Locator,
  act: (panel: Locator) => Promise<void>,
): void {
  for (const theme of ['light', 'dark'] as const) {
    test(`360 px, ${theme}: axe finds nothing, nothing sticks out`, async ({ page }) => {
      await page.addInitScript((mode) => {
        localStorage.setItem('theme', mode);
      }, theme);
      await page.setViewportSize({ width: 360, height: 740 });
      await openPage(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      // What is found or typed before the code arrives is lost with the HTML that it replaces.
      await expect(async () => {
        await scrollToHelper(panelOf(page));
        await act(panelOf(page));
      }).toPass();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
      const axe = await new AxeBuilder({ page }).include('section[aria-labelledby]').analyze();
      expect(axe.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    });
  }
}

/** Focuses a field of a helper once its code has loaded; until then the built HTML is inert. */
export async function focusWhenReady(field: Locator): Promise<void> {
  await expect(async () => {
    await field.focus();
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
}
