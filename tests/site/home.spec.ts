import { expect, test } from '@playwright/test';
import { hydrated, open } from './site';

test('the first hour: ticks stay on this device', async ({ page }) => {
  await open(page, '/');
  const step = page.getByRole('checkbox', { name: 'Make a backup and look into it' });
  // The code of the list comes when the list is near the screen.
  await step.evaluate((element) => element.scrollIntoView());
  await step.check();
  await expect(page.getByText('1 of 8 done')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await step.evaluate((element) => element.scrollIntoView());
  await expect(step).toBeChecked();
  await expect(page.getByText('1 of 8 done')).toBeVisible();
  await step.uncheck();
  await page.reload();
  await hydrated(page);
  await step.evaluate((element) => element.scrollIntoView());
  await expect(step).not.toBeChecked();
});
