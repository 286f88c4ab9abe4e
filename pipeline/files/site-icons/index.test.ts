import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import { drawIcon, encodeIco, createManifest, writeSiteIcons } from '.';

/** Width and height in the header of a PNG. */
const getSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('writes every icon of the manifest in the size that it gives', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'icons-'));
  writeSiteIcons(dir, provider);
  const written = JSON.parse(readFileSync(path.join(dir, 'manifest.webmanifest'), 'utf8')) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(written.name).toContain(provider.name);
  expect(written.theme_color).toBe(provider.site.accent);
  expect(written.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of written.icons) {
    expect(getSize(readFileSync(path.join(dir, src))).join('x')).toBe(sizes);
  }
  expect(getSize(readFileSync(path.join(dir, 'apple-touch-icon.png')))).toEqual([180, 180]);
  expect(existsSync(path.join(dir, 'favicon.ico'))).toBe(true);
});

it('the icon file points to its picture', () => {
  const png = drawIcon(provider.site.logo.dark, { size: 32, share: 1 });
  const ico = encodeIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(offset, offset + length).equals(png)).toBe(true);
});

it('another provider gets another manifest, and a missing logo stops the build', () => {
  const other = { ...provider, name: 'Other', site: { ...provider.site, accent: '#123456' } };
  expect(createManifest(other)).toMatchObject({
    name: `Other ${provider.site.title}`,
    theme_color: '#123456',
  });
  expect(() => drawIcon('img/none.svg', { size: 32, share: 1 })).toThrow(/none\.svg/);
});
