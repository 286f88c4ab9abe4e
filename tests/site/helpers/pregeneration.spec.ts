import { expect, test } from '@playwright/test';
import { openPage, collectPageErrors, scrollToHelper } from '../site';
import { focusWhenReady } from './open-helper';

test('the pre-generation calculator loads near the screen and works by keyboard', async ({
  page,
  baseURL,
}) => {
  const complaints = await collectPageErrors(page, baseURL ?? '');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await openPage(page, '/multiplatform/chunky');
  const panel = page.getByRole('region', { name: 'Pre-generation calculator' });
  await expect(panel.getByRole('status')).toContainText('399,690');
  const before = scripts.length;

  await scrollToHelper(panel);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
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
