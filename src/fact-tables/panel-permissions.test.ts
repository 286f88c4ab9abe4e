import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  pelicanPermissions,
  pterodactylPermissions,
  COMMON_PERMISSION,
  permissionPresets,
} from './panel-permissions.data';

const guide = readFileSync('docs/panel/users.mdx', 'utf8');
/** The lines of the guide that are shown for one panel. */
const listLines = (panel: 'pterodactyl' | 'pelican') =>
  guide
    .split('\n')
    .filter((line) => !line.includes(panel === 'pelican' ? '<If lacks="pel' : '<If has="pel'))
    .map((line) => line.replace(/ <If (?:has|lacks)="pelican" \/>/, ''));
const PANELS = [
  ['pterodactyl', pterodactylPermissions],
  ['pelican', pelicanPermissions],
] as const;
/** Rows of the guide's two tables of sets: key, what it allows, and a cell for each set. */
const listRows = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const key = /^`([a-z]+\.[a-z_-]+)`$/.exec(cells[1] ?? '')?.[1];
    return key !== undefined && cells.length === 8 ? [{ key, cells: cells.slice(2, 7) }] : [];
  });

it('lists exactly the permissions of both panels', () => {
  // Constants of Permission.php, read on 2026-11-20.
  const pterodactyl: Record<string, string> = {
    websocket: 'connect',
    control: 'console start stop restart',
    database: 'read create update delete view_password',
    schedule: 'read create update delete',
    user: 'read create update delete',
    backup: 'read create delete download restore',
    allocation: 'read create update delete',
    file: 'read read-content create update delete archive sftp',
    startup: 'read update docker-image',
    settings: 'rename reinstall',
    activity: 'read',
  };
  // Cases of SubuserPermission.php, read on 2026-11-22.
  const pelican = {
    ...pterodactyl,
    database: 'read create update delete view-password',
    settings: 'rename description reinstall change-icon',
    mount: 'read update',
  };
  const getKeys = (family: Record<string, string>) =>
    Object.entries(family).flatMap(([group, names]) =>
      names.split(' ').map((name) => `${group}.${name}`),
    );
  const own = (rights: readonly { key: string }[]) => [
    ...rights.map(({ key }) => key),
    COMMON_PERMISSION,
  ];
  expect(own(pterodactylPermissions).toSorted()).toEqual(getKeys(pterodactyl).toSorted());
  expect(own(pelicanPermissions).toSorted()).toEqual(getKeys(pelican).toSorted());
});

it.each(PANELS)('matches the tables in the guide for %s', (panel, permissions) => {
  const rows = listRows(listLines(panel));
  expect(rows.map(({ key }) => key)).toEqual(permissions.map(({ key }) => key));
  for (const [index, { key, allows, full, sets }] of permissions.entries()) {
    const [text = '', ...ticks] = rows[index]?.cells ?? [];
    expect([key, text.startsWith(allows)]).toEqual([key, true]);
    expect([key, text.includes('**Full**')]).toEqual([key, full !== undefined]);
    expect([key, permissionPresets.filter((_, at) => ticks[at] === '✓')]).toEqual([key, sets]);
  }
});

it.each(PANELS)(
  'the table of rights that equal full control names all of %s',
  (panel, permissions) => {
    const text = listLines(panel).join('\n');
    const section = /## Rights that equal full control\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    const named = section
      .split('\n')
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z]+\.[a-z_-]+)`/g)])
      .map(([, key = '']) => key);
    const full = permissions.filter((right) => right.full !== undefined).map(({ key }) => key);
    expect(named.toSorted()).toEqual(full.toSorted());
  },
);

it('every set includes the smaller ones', () => {
  for (const { key, sets } of [...pterodactylPermissions, ...pelicanPermissions]) {
    const first = permissionPresets.findIndex((set) => sets.includes(set));
    if (first >= 0) expect([key, sets]).toEqual([key, permissionPresets.slice(first)]);
  }
});
