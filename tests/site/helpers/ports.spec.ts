/** Tests the port finder on /ports-and-proxies. */
import { expect, test } from '@playwright/test';
import { collectPageErrors } from '../site';
import { expectAccessible, openHelper } from './open-helper';

test('programs are added, a collision is named, and the address keeps the list', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/ports-and-proxies', 'Port finder');
  const status = panel.getByRole('status');
  await expect(status).toContainText('3 ports to open: 25565, 24454, 8100');
  await expect(status).toContainText('No public port for Minecraft RCON');

  await panel.getByLabel('Program to add').selectOption({ label: 'Dynmap' });
  await panel.getByRole('button', { name: 'Add Dynmap' }).press('Enter');
  await panel.getByLabel('Dynmap', { exact: true }).fill('8100');
  await expect(status).toContainText('BlueMap and Dynmap both want TCP 8100.');
  await panel.getByLabel('Dynmap', { exact: true }).fill('');
  await expect(status).toContainText('A port is missing');
  await panel.getByLabel('Dynmap', { exact: true }).fill('8123');
  await expect(status).toContainText('4 ports to open');
  await expectAccessible(page);

  await page.reload();
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(panel.getByLabel('Dynmap', { exact: true })).toHaveValue('8123');
  await panel.getByLabel('Where it runs').selectOption('own');
  await expect(panel.locator('figure code')).toHaveText(
    'sudo ufw allow 25565/tcp\nsudo ufw allow 24454/udp\nsudo ufw allow 8100/tcp\nsudo ufw allow from YOUR_OWN_ADDRESS to any port 25575 proto tcp\nsudo ufw allow 8123/tcp',
  );
  await panel.getByRole('button', { name: 'Remove Dynmap' }).press('Enter');
  await expect(status).toContainText('3 ports to open');
  expect(complaints).toEqual([]);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHelper(page, '/ports-and-proxies', 'Port finder');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
