import { expect, test } from '@playwright/test';
import { expectAccessible, openHelper } from './open-helper';

test('the MOTD editor writes, previews and reads back, from the keyboard', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const editor = await openHelper(page, '/motd', 'MOTD editor');
  await expectAccessible(page);
  const output = editor.locator('pre');
  await expect(output).toHaveText(/^motd=\\u00A76\\u00A7lMy Server/);
  const first = editor.getByLabel('First line');
  await first.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Hi there');
  await page.keyboard.press('Home');
  await editor.getByRole('button', { name: 'gold' }).focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue('&6Hi there');
  await expect(first).toBeFocused();
  await expect(output).toHaveText(/^motd=\\u00A76Hi there\\n/);
  const status = editor.getByRole('status').first();
  await expect(status).toContainText('Fits: 40 and 110 of about 267 pixels');
  await expect(editor.getByRole('img')).toHaveAttribute('aria-label', /Line 1: Hi there/);

  await editor.getByLabel('For', { exact: true }).selectOption('velocity');
  await expect(output).toContainText('motd = "<gold>Hi there</gold><newline>');
  await first.fill('<gradient:#ff0000:#0000ff>Hi</gradient>');
  await expect(editor.locator('svg g[fill="#0000ff"]')).toHaveCount(1);
  await first.fill('W'.repeat(60));
  await expect(status).toContainText('Too wide: 360');

  await editor.getByText('Check or edit a line').click();
  const paste = editor.getByLabel('Paste the motd line');
  await paste.fill('level-name=world\nmotd=\\u00A6');
  await expect(editor.getByText('Malformed \\uxxxx encoding')).toHaveCount(0);
  await paste.fill('level-name=world\nmotd=\\u00A');
  await expect(editor.getByRole('status').last()).toContainText('Line 2: \\u00A');
  await paste.fill('motd=\\u00A7cRed\\nTwo');
  await editor.getByRole('button', { name: 'Edit it above' }).click();
  await expect(first).toHaveValue('&cRed');
  await expect(page).toHaveURL(/motd=%26cRed/);
  expect(await page.locator('[style]').and(editor.locator('*')).count()).toBe(0);
  expect(errors).toEqual([]);
  expect(
    requests.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:')),
  ).toEqual([]);
});
