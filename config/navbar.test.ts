import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logoAddress } from './navbar';

it('a small drawing is its own address, fit for an attribute', () => {
  const address = logoAddress('img/logo.svg');
  expect(address).not.toMatch(/["<>#\n]/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(
    readFileSync('static/img/logo.svg', 'utf8').trim().replace(/>\s+</g, '><').replaceAll('"', "'"),
  );
});

it.each(['img/figures/sftp-details.dark.webp', 'img/none.svg'])('%s stays a file', (file) => {
  expect(logoAddress(file)).toBe(file);
});
