/** The icon maker on /icon: what it downloads, pixel by pixel, and what it says of other files. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openHelper } from './open-helper';

/** Decodes an 8-bit PNG with alpha. Written for this test, so that no code of the site checks itself. */
function decodePng(file: Buffer): {
  width: number;
  height: number;
  pixel: (x: number, y: number) => number[];
} {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const data: Buffer[] = [];
  let header = Buffer.alloc(0);
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = Buffer.from(content);
    if (type === 'IDAT') data.push(content);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([8, 6, 0, 0, 0]);
  const raw = inflateSync(Buffer.concat(data));
  const row = width * 4;
  const pixels = Buffer.alloc(row * height);
  const at = (index: number, inside: boolean) => (inside ? (pixels[index] ?? 0) : 0);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const here = y * row + x;
      const left = at(here - 4, x >= 4);
      const up = at(here - row, y > 0);
      const corner = at(here - row - 4, x >= 4 && y > 0);
      const guess = left + up - corner;
      const distances = [left, up, corner].map((value) => Math.abs(guess - value)) as [
        number,
        number,
        number,
      ];
      const upOrCorner = distances[1] <= distances[2] ? up : corner;
      const paeth =
        distances[0] <= distances[1] && distances[0] <= distances[2] ? left : upOrCorner;
      const add = [0, left, up, Math.floor((left + up) / 2), paeth][filter] ?? 0;
      pixels[here] = ((raw[y * (row + 1) + 1 + x] ?? 0) + add) & 255;
    }
  }
  return {
    width,
    height,
    pixel: (x, y) => [...pixels.subarray(y * row + x * 4, y * row + x * 4 + 4)],
  };
}

async function downloadIcon(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download server-icon.png' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('server-icon.png');
  return readFileSync(await download.path());
}

const createSvg = (content: string, size = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" ${size}>${content}</svg>`,
  );
const HALVES =
  '<rect width="100" height="100" fill="#f00"/><rect x="100" width="100" height="100" fill="#00f"/>';

test('the icon maker writes a 64×64 PNG', async ({ page, baseURL }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const maker = await openHelper(page, '/icon', 'Icon maker');
  await expectAccessible(page);
  const status = maker.getByRole('status');
  await expect(status).toContainText('64 × 64 pixels, truecolor with alpha, 8 bit');
  const letter = decodePng(await downloadIcon(page));
  expect([letter.width, letter.height]).toEqual([64, 64]);
  expect(letter.pixel(1, 1)).toEqual([0x1f, 0x6f, 0x54, 255]);

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    maker.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await choose('two.svg', 'image/svg+xml', createSvg(HALVES, 'width="400" height="200"'));
  await expect(status).toContainText('two.svg is a SVG of 400 × 200 pixels');
  // The words may be there a moment before the new file is written.
  await expect(async () => {
    const cropped = decodePng(await downloadIcon(page));
    expect(cropped.pixel(5, 32)).toEqual([255, 0, 0, 255]);
    expect(cropped.pixel(58, 32)).toEqual([0, 0, 255, 255]);
  }).toPass();

  await maker.getByLabel('Shape').selectOption('fit');
  await expect(async () => {
    const fitted = decodePng(await downloadIcon(page));
    expect(fitted.pixel(5, 5)).toEqual([0, 0, 0, 0]);
    expect(fitted.pixel(5, 32)).toEqual([255, 0, 0, 255]);
  }).toPass();
  await maker.getByLabel('Shape').selectOption('fill');
  await maker.getByLabel('Left to right').focus();
  await page.keyboard.press('End');
  await expect(async () => {
    expect(decodePng(await downloadIcon(page)).pixel(5, 32)).toEqual([0, 0, 255, 255]);
  }).toPass();

  await choose(
    'server-icon.png',
    'image/png',
    Buffer.from(
      'GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
      'latin1',
    ),
  );
  await expect(status).toContainText('it is a GIF');
  await choose('server-icon.png', 'image/png', await downloadIcon(page));
  await expect(status).toContainText('right size already');
  await choose('notes.txt', 'text/plain', Buffer.from('hello'));
  await expect(status).toContainText('no picture');
  expect(errors).toEqual([]);
  expect(
    requests.filter((url) => !url.startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(url)),
  ).toEqual([]);
});
