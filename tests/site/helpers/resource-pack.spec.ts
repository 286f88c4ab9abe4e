import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { expectAccessible, openHelper } from './open-helper';

const META = strToU8('{"pack":{"description":"x","min_format":75,"max_format":97}}');
const files: Zippable = { 'pack.mcmeta': META, 'assets/minecraft/lang/en_us.json': strToU8('{}') };

test('the resource-pack checker reads zips in a worker', async ({ page, baseURL }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const checker = await openHelper(page, '/resourcepack', 'Resource-pack checker');
  await expectAccessible(page);
  const status = checker.getByRole('status');
  await expect(status).toContainText('No zip chosen yet');
  const drop = async (content: Zippable | Buffer) => {
    const buffer = Buffer.isBuffer(content) ? content : Buffer.from(zipSync(content));
    await checker
      .locator('input[type=file]')
      .setInputFiles({ name: 'my-pack.zip', mimeType: 'application/zip', buffer });
    return buffer;
  };
  const lines = checker.locator('pre');

  const good = await drop(files);
  await expect(status).toContainText('nothing wrong found');
  await expect(status).toContainText('made for 1.21.11 to 26.3');
  await expect(lines).toContainText(
    `resource-pack-sha1=${createHash('sha1').update(good).digest('hex')}`,
  );
  expect(((await lines.textContent()) ?? '').split('\n')).toHaveLength(5);
  await checker.getByLabel('Game version').selectOption('1.21.4');
  await expect(status).toContainText('Players on 1.21.4 need 46');

  await drop({ 'My Pack': files });
  await expect(status).toContainText('in the folder My Pack, not at the top');
  await drop({ ...files, 'pack.mcmeta': strToU8('{"pack":{,}}') });
  await expect(status).toContainText('pack.mcmeta is broken JSON, near line 1');
  const bomb = Buffer.from(zipSync({ a: new Uint8Array(5_000_000) }, { level: 9 }));
  bomb.writeUInt32LE(4_000_000_000, bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
  await drop(bomb);
  await expect(status).toContainText('Refused');
  await drop(Buffer.from('Rar!'));
  await expect(status).toContainText('This is no zip');

  const link = checker.getByLabel('Direct link');
  await link.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('https://drive.google.com/file/d/1/view');
  await expect(checker.getByRole('alert')).toContainText('leads to a page');
  await checker.getByLabel('Sentence').fill('Say "hi"');
  await expect(lines).toContainText('resource-pack-prompt={"text":"Say \\\\"hi\\\\""}');
  await checker.getByLabel('Disconnect players').press('Space');
  await expect(lines).toContainText('require-resource-pack=true');
  expect(errors).toEqual([]);
  expect(
    requests.filter((url) => !url.startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(url)),
  ).toEqual([]);
});
