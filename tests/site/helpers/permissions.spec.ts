/** Tests the permission sets on /users. */
import { expect, test } from '@playwright/test';
import { collectPageErrors } from '../site';
import { expectAccessible, openHelper } from './open-helper';

test('a set is changed box by box, and full control is named', async ({ page, baseURL }) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/users', 'Permission sets');
  const status = panel.getByRole('status');
  // Families of panels have more and fewer rights.
  await expect(status).toContainText(/\d+ of \d+ rights, none equals full control/);
  const [, chosen = '', all = ''] =
    /(\d+) of (\d+) rights/.exec((await status.textContent()) ?? '') ?? [];
  expect(Number(chosen)).toBeGreaterThan(5);
  expect(Number(all)).toBeGreaterThan(30);
  await expect(panel.locator('figure code')).toContainText('control: start, restart');

  await panel.getByText('control (2 of 4)').focus();
  await page.keyboard.press('Enter');
  await panel.getByLabel('control.console').press('Space');
  await expect(status).toContainText('1 of them equals full control');
  await expect(status).toContainText('It makes anybody operator');
  await expect(panel.getByLabel('Set', { exact: true })).toHaveValue('own');
  await expectAccessible(page);

  await page.reload();
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(status).toContainText(`${Number(chosen) + 1} of ${all} rights`);
  await panel.getByLabel('Set', { exact: true }).selectOption('viewer');
  await expect(status).toContainText('none equals full control');
  expect(page.url()).toContain('rights=viewer');
  expect(complaints).toEqual([]);
});

test('fits a phone, with every heading open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await openHelper(page, '/users', 'Permission sets');
  for (const summary of await panel.locator('summary').all()) await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
