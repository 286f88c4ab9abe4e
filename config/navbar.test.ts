import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { provider } from '../provider.config';
import type { Provider } from '../src/provider/schema';
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

const links = [
  { label: 'Status', url: 'https://status.example.org' },
  { label: 'Backups', url: '/backups' },
];
const getItems = (own: Pick<Provider['navbar'], 'links' | 'menus'>) =>
  createNavbar({ ...provider, navbar: { ...provider.navbar, ...own } }).items ?? [];
const standard = getItems({ links: undefined, menus: undefined });

it('links of the host follow the three that every host has', () => {
  const items = getItems({ links, menus: undefined });
  expect(items.slice(0, 3)).toEqual(standard.slice(0, 3));
  expect(items.slice(3, 5)).toEqual([
    { label: 'Status', href: 'https://status.example.org', position: 'left' },
    { label: 'Backups', to: '/backups', position: 'left' },
  ]);
  expect(items.slice(5)).toEqual(standard.slice(3));
});

it('menus follow the links; links within the site open in the same window', () => {
  const items = getItems({ links, menus: [{ label: 'More', links }] });
  expect(items[5]).toEqual({
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      { label: 'Status', href: 'https://status.example.org' },
      { label: 'Backups', to: '/backups' },
    ],
  });
  expect(items).toHaveLength(standard.length + 3);
});
