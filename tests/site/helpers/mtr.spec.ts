/** The MTR reader on /mtr, by keyboard. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { focusWhenReady, openHelper, testOnPhone } from './open-helper';

const readFixture = (name: string) => readFileSync(`src/helpers/mtr/fixtures/${name}.txt`, 'utf8');

function findPanel(page: Page) {
  return page.getByRole('region', { name: 'MTR reader' });
}

test('reads a pasted report, hides the home network, sends nothing', async ({ page, baseURL }) => {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  let before = 0;
  await openHelper(page, '/mtr', 'MTR reader', async (built) => {
    await expect(built.getByRole('status')).toContainText('Example: The route is fine');
    before = requests.length;
  });
  const field = findPanel(page).getByLabel('Your report');
  await focusWhenReady(field);
  await page.keyboard.insertText(readFixture('02-mtr-provider-loss-asn'));
  await expect(findPanel(page).getByRole('status')).toContainText(
    'Real packet loss, from hop 3 on: at your internet provider',
  );
  await expect(findPanel(page).getByRole('row')).toHaveCount(6);
  await expect(findPanel(page).locator('pre')).toContainText('(own network)');
  await findPanel(page).getByLabel('Hide names and addresses of my own network').focus();
  await page.keyboard.press('Space');
  await expect(findPanel(page).locator('pre')).toContainText('fritz.box (192.168.178.1)');

  await field.fill(readFixture('48-mtr-two-reports'));
  await findPanel(page).getByLabel('Report to read').selectOption({ index: 1 });
  await expect(findPanel(page).getByRole('status')).toContainText('The route is fine');
  await field.fill('nothing of the kind');
  await expect(findPanel(page).getByRole('alert')).toContainText('No route report found');

  expect(requests.slice(before).filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(problems).toEqual([]);
});

test('its code is fetched only when it comes near', async ({ page }) => {
  await openHelper(page, '/mtr', 'MTR reader');
});

testOnPhone('/mtr', findPanel, async (panel) => {
  await panel.getByLabel('Your report').fill(readFixture('36-mtr-rate-limit-then-real'));
  await expect(panel.getByRole('status')).toContainText('from hop 5 on', { timeout: 1000 });
});
