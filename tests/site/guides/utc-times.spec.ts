import { expect, test } from '@playwright/test';

test.use({ timezoneId: 'America/New_York' });

test('times in UTC carry the reader’s own zone once the page is live', async ({ page }) => {
  await page.goto('/billing/refunds');
  const time = page.locator('.theme-doc-markdown time').first();
  await expect(time).toContainText('UTC');
  await expect(page.locator('.local-time').first()).toHaveText(/\(.*\d{2}:\d{2} your time\)/);
});

test('a date without a time of day carries none', async ({ page }) => {
  await page.goto('/2fa');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.theme-doc-markdown time').first()).toBeAttached();
  await expect(page.locator('.local-time')).toHaveCount(0);
});
