import { expect, test } from '@playwright/test';

/** A heading of `/known-mods` with nothing but a fold below it. */
const HEADING = 'antixray';

test('a link to a heading opens the fold that is all below it', async ({ page }) => {
  await page.goto('/known-mods');
  const fold = page.locator(`#${HEADING} + details`);
  await expect(fold).not.toHaveAttribute('open');
  await page.locator(`main a[href="#${HEADING}"]`).first().click();
  await expect(fold).toHaveAttribute('open');
});

test('so does an address with its anchor', async ({ page }) => {
  await page.goto(`/known-mods#${HEADING}`);
  await expect(page.locator(`#${HEADING} + details`)).toHaveAttribute('open');
});
