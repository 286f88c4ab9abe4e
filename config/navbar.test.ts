import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { provider } from '../provider.config';
import { getLogoUrl, createNavbar } from './navbar';

it('a small logo becomes a data URL that is valid in an attribute', () => {
  const address = getLogoUrl('img/logo.svg');
  expect(address).not.toMatch(/["<>#\n]/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(
    readFileSync('static/img/logo.svg', 'utf8').trim().replace(/>\s+</g, '><').replaceAll('"', "'"),
  );
});

it.each(['img/figures/sftp-details.dark.webp', 'img/none.svg'])('%s stays a file', (file) => {
  expect(getLogoUrl(file)).toBe(file);
});

it('menus follow the three links; links within the site open in the same window', () => {
  const links = [
    { label: 'Status', url: 'https://status.example.org' },
    { label: 'Backups', url: '/backups' },
  ];
  const menus = [{ label: 'More', links }];
  const getItems = (own: typeof menus | undefined) =>
    createNavbar({ ...provider, navbar: { ...provider.navbar, menus: own } }).items ?? [];
  const items = getItems(menus);
  expect(items).toContainEqual({
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      { label: 'Status', href: 'https://status.example.org' },
      { label: 'Backups', to: '/backups' },
    ],
  });
  expect(getItems(undefined)).toHaveLength(items.length - 1);
});
