import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from '.';

let folder: string;
const getPath = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([true, false])(
  'writes copies beside text files, reuses them, and makes new ones for changed text (published: %s)',
  async (isPublished) => {
    mkdirSync(getPath('a'));
    const text = `${'A guide. '.repeat(100)}${Math.random()}`;
    writeFileSync(getPath('a/index.html'), text);
    writeFileSync(getPath('small.txt'), 'x');
    writeFileSync(getPath('picture.webp'), text);
    const read = () => [
      String(brotliDecompressSync(readFileSync(getPath('a/index.html.br')))),
      String(gunzipSync(readFileSync(getPath('a/index.html.gz')))),
    ];
    expect(await compressFolder(folder, isPublished)).toBe(1);
    expect(read()).toEqual([text, text]);
    await compressFolder(folder, isPublished);
    expect(read()).toEqual([text, text]);
    writeFileSync(getPath('a/index.html'), `${text}!`);
    await compressFolder(folder, isPublished);
    expect(read()).toEqual([`${text}!`, `${text}!`]);
    expect(existsSync(getPath('small.txt.br'))).toBe(false);
    expect(existsSync(getPath('picture.webp.br'))).toBe(false);
  },
);

it('published copies are no larger than others', async () => {
  const text = `${readFileSync('README.md', 'utf8')}${Math.random()}`;
  const sizes: number[] = [];
  for (const isPublished of [false, true]) {
    writeFileSync(getPath('a.html'), text);
    await compressFolder(folder, isPublished);
    sizes.push(readFileSync(getPath('a.html.br')).length);
  }
  expect(sizes[1]).toBeLessThan(0.95 * (sizes[0] ?? 0));
});
