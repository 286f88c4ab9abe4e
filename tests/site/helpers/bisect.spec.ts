/** The bisect assistant on /binarysearch: a list, jars, rounds to a culprit, undo, reload, plan. */
import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { collectPageErrors } from '../site';
import { openHelper, testOnPhone } from './open-helper';

const getPanel = (page: Page) => page.getByRole('region', { name: 'Bisect assistant' });

async function wake(page: Page) {
  const panel = await openHelper(page, '/binarysearch', 'Bisect assistant');
  // The field takes input only once the code has arrived.
  const field = panel.getByLabel('Answer to “plugins”');
  await expect(async () => {
    await field.fill('Plugins (2): Alpha, Beta');
    await expect(panel).toContainText('2 suspects', { timeout: 500 });
  }).toPass();
  return { panel, field };
}

test('a pasted list is searched by keyboard, survives a reload, and can be undone', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const { panel, field } = await wake(page);
  await field.fill(`[12:00:05 INFO]: ℹ Server Plugins (6):
[12:00:05 INFO]: Bukkit Plugins:
[12:00:05 INFO]:  - Alpha, Beta, Gamma, Delta, Vault, Epsilon`);
  await expect(panel).toContainText('5 suspects, 1 library that stays in (Vault)');
  await panel.getByLabel('Your test').fill('open a chest');

  const there = panel.getByRole('button', { name: 'The problem is there' });
  const gone = panel.getByRole('button', { name: 'The problem is gone' });
  await expect(panel.getByRole('status').filter({ hasText: 'Round 0' })).toBeVisible();
  await gone.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('Move back from “plugins-off” into “plugins” (3)');
  await expect(panel).toContainText('open a chest');

  await page.reload();
  await panel.evaluate((element) => element.scrollIntoView());
  await expect(panel).toContainText('Round 1: Halving');
  await there.focus();
  await page.keyboard.press('Space');
  await expect(panel).toContainText('Round 2: Halving');
  await panel.getByRole('button', { name: 'Undo the last answer' }).press('Enter');
  await expect(panel).toContainText('Round 1: Halving');

  // Beta is the culprit.
  await there.press('Enter');
  await there.press('Enter');
  await gone.press('Enter');
  await expect(panel).toContainText('Proof one');
  await gone.press('Enter');
  await there.press('Enter');
  await expect(
    panel.getByRole('status').filter({ hasText: 'Beta causes the problem.' }),
  ).toBeVisible();

  await panel.getByText('The plan as text').click();
  const plan = (await panel.locator('figure pre').last().textContent()) ?? '';
  expect(plan).toContain('answer: fault');
  await panel.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect(panel).toContainText('Round 0');
  await field.fill(plan);
  await expect(
    panel.getByRole('status').filter({ hasText: 'Beta causes the problem.' }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('jars are read here: what needs what, and no bomb', async ({ page, baseURL }) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const { panel } = await wake(page);
  await panel.getByRole('button', { name: 'Forget this list' }).press('Enter');
  const jar = (name: string, content: Record<string, Uint8Array>) => ({
    name,
    mimeType: 'application/java-archive',
    buffer: Buffer.from(zipSync(content)),
  });
  await panel
    .getByLabel('Or choose the jar files')
    .setInputFiles([
      jar('Guard-7.jar', { 'plugin.yml': strToU8('name: Guard\ndepend: [Edit, Nowhere]') }),
      jar('edit.jar', { 'plugin.yml': strToU8('name: Edit') }),
      jar('bomb.jar', { 'plugin.yml': new Uint8Array(4_000_000) }),
    ]);
  await expect(panel).toContainText('Used by the file’s name only: bomb.jar');
  await expect(panel).toContainText('Nowhere (by Guard)');
  await expect(panel).toContainText('3 suspects');
  await panel.getByRole('button', { name: 'The problem is gone' }).press('Enter');
  await expect(panel.locator('figure').first()).toContainText('edit.jar');
  await expect(panel.locator('figure').first()).toContainText('Guard-7.jar');
  expect(complaints).toEqual([]);
});

testOnPhone('/binarysearch', getPanel, async (panel) => {
  await panel.getByLabel('Answer to “plugins”').fill('Plugins (2): Alpha, Beta');
  await expect(panel).toContainText('2 suspects', { timeout: 500 });
  await panel.getByRole('button', { name: 'The problem is gone' }).click({ timeout: 1000 });
  await panel.getByText('Libraries and what belongs together').click({ timeout: 1000 });
});
