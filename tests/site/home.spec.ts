import { expect, test } from '@playwright/test';
import { waitForHydration, openPage } from './site';

test('the first hour: ticks stay on this device', async ({ page }) => {
  await openPage(page, '/');
  const steps = page.locator('main').getByRole('checkbox');
  const step = steps.nth(1);
  const oneDone = page.getByText(`1 of ${await steps.count()} done`);
  // The code of the list comes when the list is near the screen.
  await step.evaluate((element) => element.scrollIntoView());
  await step.check();
  await expect(oneDone).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await step.evaluate((element) => element.scrollIntoView());
  await expect(step).toBeChecked();
  await expect(oneDone).toBeVisible();
  await step.uncheck();
  await page.reload();
  await waitForHydration(page);
  await step.evaluate((element) => element.scrollIntoView());
  await expect(step).not.toBeChecked();
});
