import { expect, test } from '@playwright/test';
import { collectPageErrors } from '../site';
import { focusWhenReady, openHelper } from './open-helper';

test('the pre-generation calculator loads near the screen and works by keyboard', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const panel = await openHelper(
    page,
    '/multiplatform/chunky',
    'Pre-generation calculator',
    (built) => expect(built.getByRole('status')).toContainText('399,690'),
  );
  const radius = panel.getByLabel('Radius in blocks');
  await focusWhenReady(radius);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1000');
  await expect(panel.getByRole('status')).toContainText('16,418');
  await expect(panel.locator('pre')).toContainText('worldborder set 2000');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0');
  await expect(panel.getByRole('alert')).toContainText('Give a radius');
  expect(complaints).toEqual([]);
});
