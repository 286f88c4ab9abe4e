import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { provider } from '../provider.config';
import { logoAddress, navbar } from './navbar';

it('a small logo becomes a data URL that is valid in an attribute', () => {
  const address = logoAddress('img/logo.svg');
  expect(address).not.toMatch(/["<>#\n]/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(
    readFileSync('static/img/logo.svg', 'utf8').trim().replace(/>\s+</g, '><').replaceAll('"', "'"),
  );
});

it.each(['img/figures/sftp-details.dark.webp', 'img/none.svg'])('%s stays a file', (file) => {
  expect(logoAddress(file)).toBe(file);
});

it('menus follow the three links; links within the site open in the same window', () => {
  const links = [
    { label: 'Status', url: 'https://status.example.org' },
    { label: 'Backups', url: '/backups' },
  ];
  const menus = [{ label: 'More', links }];
  const itemsOf = (own: typeof menus | undefined) =>
    navbar({ ...provider, navbar: { ...provider.navbar, menus: own } }).items ?? [];
  const items = itemsOf(menus);
  expect(items).toContainEqual({
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      { label: 'Status', href: 'https://status.example.org' },
      { label: 'Backups', to: '/backups' },
    ],
  });
  expect(itemsOf(undefined)).toHaveLength(items.length - 1);
});
