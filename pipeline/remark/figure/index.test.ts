import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { readFigureSize, remarkFigure } from '.';

const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
const transform = (source: string) =>
  processMdx(source, remarkFigure as never, { options: { folder } });
const ALT = 'The box with the address and the user name';

/** A WebP file that consists of its header (lossless form). */
function createWebp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8L', 8);
  bytes.writeUInt32LE(10, 16);
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}

beforeAll(() => {
  const write = (name: string, bytes: Buffer) => writeFileSync(path.join(folder, name), bytes);
  write('box.light.webp', createWebp(960, 401));
  write('box.dark.webp', createWebp(960, 401));
  write('half.light.webp', createWebp(960, 400));
  write('uneven.light.webp', createWebp(960, 400));
  write('uneven.dark.webp', createWebp(960, 402));
  write('broken.light.webp', Buffer.from('no picture'));
  write('broken.dark.webp', Buffer.from('no picture'));
});

it('reads the size from the files, half of their pixels', async () => {
  expect(await transform(`![${ALT}](figure:box)`)).toBe(
    `<figure name="box" alt="${ALT}" width="480" height="201"></figure>`,
  );
});

it('works in a list, with a caption', async () => {
  const html = await transform(
    `1. Open the box:\n\n   ![${ALT}](figure:box "Numbers are those of the steps")`,
  );
  expect(html).toContain('caption="Numbers are those of the steps"');
});

it.each([
  [`![${ALT}](figure:bxo)`, 'there is no figure "bxo"'],
  [`![${ALT}](figure:../../box)`, 'there is no figure'],
  [`![${ALT}](figure:half)`, 'half.dark.webp is missing'],
  [`![${ALT}](figure:uneven)`, 'another size in each theme'],
  [`![${ALT}](figure:broken)`, 'is not a picture'],
  ['![Too short](figure:box)', 'alternative text of 20 characters'],
  ['![x](./a.png)', '"./a.png" is not a figure'],
  [`Look: ![${ALT}](figure:box)`, 'a paragraph of its own'],
])('rejects %s with the line', async (source, reason) => {
  await expect(transform(`First line\n\n${source}`)).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining(reason) as string,
  });
});

it('finds every figure of the site under its own name', () => {
  expect(readFigureSize('sftp-details')).toMatchObject({ ok: true });
});
