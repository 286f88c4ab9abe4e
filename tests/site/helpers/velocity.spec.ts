/** Tests the network builder on /velocity. */
import { expect, test } from '@playwright/test';
import { collectPageErrors } from '../site';
import { expectAccessible, openHelper } from './open-helper';

test('servers and names become files, with one secret that stays here', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/velocity', 'Velocity network builder');
  const file = (name: string) => panel.locator('figure', { hasText: name }).locator('code').first();
  await expect(panel.getByRole('status')).toContainText('2 game servers behind one proxy');
  await expect(file('paper-global.yml')).toContainText('YOUR_FORWARDING_SECRET');

  await panel.getByRole('button', { name: 'Make a secret' }).press('Enter');
  const secret = (await file('forwarding.secret on the proxy').textContent()) ?? '';
  expect(secret).toMatch(/^[a-z2-9]{32}$/);
  await expect(file('paper-global.yml')).toContainText(`secret: "${secret}"`);
  expect(page.url()).not.toContain(secret);
  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ),
  ).not.toContain(secret);
  await panel.getByRole('button', { name: 'Make another secret' }).press('Enter');
  await expect(file('forwarding.secret on the proxy')).not.toHaveText(secret);

  await panel.getByRole('button', { name: 'Add a game server' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('would not start');
  const third = panel.getByRole('group', { name: 'Game server 3' });
  await third.getByLabel('Name', { exact: true }).fill('lobby');
  await expect(third.getByRole('alert').first()).toContainText('Another server has this name');
  await third.getByLabel('Name', { exact: true }).fill('creative');
  await third.getByLabel('Internal address and port').fill('third.internal:25566');
  await third.getByLabel('Host names that lead here').fill('Build.example.org');
  await expect(file('velocity.toml')).toContainText('creative = "third.internal:25566"');
  await expect(file('velocity.toml')).toContainText('"build.example.org" = ["creative", "lobby"]');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Remove server 3' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('2 game servers');
  expect(complaints).toEqual([]);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHelper(page, '/velocity', 'Velocity network builder');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
