/** The world-layout wizard on /converting-worlds: the plan follows the form, by keyboard. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { collectPageErrors } from '../site';
import { openHelper } from './open-helper';

/** Opens the wizard with game version 26.1 before and after. */
async function openWizard(page: Page): Promise<Locator> {
  const panel = await openHelper(page, '/converting-worlds', 'World-layout wizard', (built) =>
    expect(built).toContainText('world_gen_settings.dat'),
  );
  const version = panel.getByLabel('in game version');
  await version.fill('nonsense');
  await expect(panel.getByRole('alert')).toContainText('A release such as');
  await version.fill('26.1');
  await panel.getByLabel('in the new game version').fill('26.1');
  return panel;
}

test('steps, losses and impossible ways', async ({ page, baseURL }) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openWizard(page);
  const verdict = panel.getByRole('status');
  await expect(verdict).toContainText('Possible, with moves by hand');
  await expect(panel).toContainText('world/dimensions/minecraft/overworld/data/minecraft/');

  await panel.getByLabel('in game version').fill('1.21.4');
  await panel.getByLabel('in the new game version').fill('1.21.4');
  await panel.getByLabel('Folder of the world').fill('isle');
  await expect(panel).toContainText('isle_nether/DIM-1 to isle/DIM-1');

  await panel.getByLabel('in the new game version').fill('1.20');
  await expect(verdict).toContainText('Not possible or not supported');

  await panel.getByLabel('in the new game version').fill('26.2');
  await panel.getByLabel('Now it runs').selectOption('vanilla');
  await panel.getByLabel('It shall run').focus();
  await page.keyboard.type('Paper');
  await expect(verdict).toContainText('The server converts the world by itself');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    from: 'vanilla',
    to: 'paper',
    'from-version': '1.21.4',
    'to-version': '26.2',
  });
  await page.reload();
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(verdict).toContainText('The server converts the world by itself');
  await panel.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(panel).toContainText('Command storage of data packs');
  expect(complaints).toEqual([]);
});

test('fits 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const panel = await openWizard(page);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(360);
});
