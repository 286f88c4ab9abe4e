/** What the tests of in-page helpers share. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { open, PAGE_CHUNKS } from '../site';

/**
 * Opens a guide and scrolls to a helper. Proves that its code is fetched only then, and that its
 * default state stood in the page before.
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
  // Low, so that the helper is far from the screen.
  await page.setViewportSize({ width: viewport?.width ?? 1280, height: 200 });
  const chunks = new Set<string>();
  page.on('request', (request) => {
    if (PAGE_CHUNKS.test(request.url())) chunks.add(request.url());
  });
  await open(page, address);
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

/** Focuses a field of a helper once its code is there; until then the built HTML is inert. */
export async function focusWhenReady(field: Locator): Promise<void> {
  await expect(async () => {
    await field.focus();
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
}
