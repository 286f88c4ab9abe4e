import { expect, test } from '@playwright/test';
import { collectPageErrors } from '../site';
import { openHelper } from './open-helper';

test('rows follow the form, and what cannot work is refused', async ({ page, baseURL }) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/domain', 'DNS record builder');
  const status = panel.getByRole('status');
  await expect(status).toContainText('The address is an example');

  const address = panel.getByLabel('IP address of the server');
  await address.fill('192.168.1.20');
  await expect(panel.getByRole('alert')).toContainText('private network only');
  await address.fill('198.41.0.4');
  await expect(status).toContainText('Two records, and players type play.example.org');
  await expect(panel).toContainText(
    '_minecraft._tcp.play.example.org. 300 IN SRV 0 5 25571 play.example.org.',
  );

  await panel.getByLabel('Name in front of it').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('play.example.org');
  await expect(panel.getByRole('alert')).toContainText('The domain is in it twice');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('@');
  await expect(status).toContainText('players type example.org');

  await panel.getByText('shall point to another name').click();
  await panel.getByLabel('Target', { exact: true }).fill('198.41.0.4');
  await expect(panel.getByRole('alert')).toContainText('RFC 2782 forbids an IP address');
  await panel.getByLabel('Target', { exact: true }).fill('mc.example.org');
  await panel.getByLabel('That name has').selectOption('alias');
  await expect(panel.getByRole('alert')).toContainText('RFC 2782 forbids an alias');
  await panel.getByLabel('That name has').selectOption('address');
  await expect(status).toContainText('One record');

  await panel.getByLabel('Game').selectOption('bedrock');
  await expect(status).toContainText('An SRV record is not used');
  await panel.getByLabel('Your domain').fill('bücher.example');
  await expect(status).toContainText('xn--bcher-kva.example');
  expect(new URL(page.url()).searchParams.get('game')).toBe('bedrock');
  expect(complaints).toEqual([]);
});
