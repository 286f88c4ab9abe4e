/** Tests the start-command generator on /optimization. */
import { expect, test } from '@playwright/test';
import { collectPageErrors } from '../site';
import { expectAccessible, openHelper } from './open-helper';

test('memory becomes a heap that fits, and flags are explained', async ({ page, baseURL }) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/optimization', 'Start-command generator');
  const status = panel.getByRole('status');
  await expect(status).toContainText('Heap 6,600 MB, 1,592 MB stay outside it');
  await expect(panel.locator('figure code')).toHaveText('6600');

  await panel.getByLabel('Memory in GB').fill('16');
  await expect(panel.locator('figure code')).toHaveText('13600');
  await panel.getByLabel('Collector flags').selectOption('tuned');
  await expect(status).toContainText('Start without these first');
  await expect(panel.locator('figure code').nth(1)).toContainText('-XX:G1HeapRegionSize=16M');
  await panel.getByText('What each flag does').press('Enter');
  await expect(panel.getByText('A label for reports; does nothing.').first()).toBeVisible();
  await panel.getByLabel('Where it runs').selectOption('own');
  await expect(panel.locator('figure code')).toContainText('java -Xms13600M -Xmx13600M');
  await expectAccessible(page);

  await panel.getByLabel('File to start').fill('my server.jar');
  await expect(panel.getByRole('alert')).toContainText('without spaces');
  expect(page.url()).toContain('memory=16');
  expect(complaints).toEqual([]);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHelper(page, '/optimization', 'Start-command generator');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
