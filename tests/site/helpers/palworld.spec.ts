/** Tests the settings form on /games/palworld/config. */
import { expect, test } from '@playwright/test';
import { isRequired, collectPageErrors } from '../site';
import { expectAccessible, openHelper } from './open-helper';

test.skip(!isRequired('/games/palworld/config'), 'a site without this game');

test('a pasted file is checked, changed by keyboard and written back', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(page, '/games/palworld/config', 'Palworld settings');
  const output = panel.locator('figure code');
  await expect(panel).toContainText('It cannot see your server');
  await expect(panel).toContainText('WorldOption.sav');
  await expect(panel.getByRole('status')).toContainText('122 keys, all as on a new server');
  await expect(output).toContainText(
    '[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(Difficulty=None,',
  );

  const pasted = panel.getByLabel('Your PalWorldSettings.ini');
  await pasted.fill(
    '[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=2.000000,ServerName="A, b",FutureKey=(x,y),CrossplayPlatforms=(Steam,Xbox),ServerDescription="")',
  );
  await expect(panel.getByRole('status')).toContainText('5 keys, 4 unlike a new server');
  await expect(panel.getByRole('status')).toContainText('FutureKey is not in our list. It is kept');

  await panel.getByText('World and progress').focus();
  await page.keyboard.press('Enter');
  await panel.getByLabel('ExpRate', { exact: true }).fill('1,5');
  await expect(panel.getByRole('alert')).toContainText('with a point');
  await panel.getByLabel('ExpRate', { exact: true }).fill('1.5');
  await expect(output).toHaveText(
    '[/Script/Pal.PalGameWorldSettings]\nOptionSettings=(ExpRate=1.500000,ServerName="A, b",FutureKey=(x,y),CrossplayPlatforms=(Steam,Xbox),ServerDescription="")',
  );

  await panel.getByLabel('Find a setting').fill('crossplay');
  await panel.getByLabel('Mac', { exact: true }).press('Space');
  await expect(output).toContainText('CrossplayPlatforms=(Steam,Xbox,Mac)');
  await panel.getByLabel('bEnablePlayerToPlayerDamage').waitFor({ state: 'detached' });
  await panel.getByLabel('Find a setting').fill('pvp');
  await panel.getByLabel('bIsPvP', { exact: true }).selectOption('True');
  await expect(panel.getByRole('status')).toContainText('needs all three');
  await expectAccessible(page);

  await pasted.fill('OptionSettings=(ExpRate=1,5)');
  await expect(panel.getByRole('status')).toContainText('This file cannot be read');
  await expect(panel.getByRole('status')).toContainText('A decimal comma');
  expect(complaints).toEqual([]);
});

test('fits a phone, with every topic open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await openHelper(page, '/games/palworld/config', 'Palworld settings');
  for (const summary of await panel.locator('summary').all()) await summary.click();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
