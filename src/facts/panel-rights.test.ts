import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pelicanRights, pterodactylRights, rightOfAll, rightSets } from './panel-rights.data';

const guide = readFileSync('docs/panel/users.mdx', 'utf8');
/** The lines of the guide that are shown for one panel. */
const linesFor = (panel: 'pterodactyl' | 'pelican') =>
  guide
    .split('\n')
    .filter((line) => !line.includes(panel === 'pelican' ? '<If lacks="pel' : '<If has="pel'))
    .map((line) => line.replace(/ <If (?:has|lacks)="pelican" \/>/, ''));
const PANELS = [
  ['pterodactyl', pterodactylRights],
  ['pelican', pelicanRights],
] as const;
/** Rows of the guide's two tables of sets: key, what it allows, and a cell for each set. */
const rowsIn = (lines: readonly string[]) =>
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
  const keysOf = (family: Record<string, string>) =>
    Object.entries(family).flatMap(([group, names]) =>
      names.split(' ').map((name) => `${group}.${name}`),
    );
  const own = (rights: readonly { key: string }[]) => [...rights.map(({ key }) => key), rightOfAll];
  expect(own(pterodactylRights).toSorted()).toEqual(keysOf(pterodactyl).toSorted());
  expect(own(pelicanRights).toSorted()).toEqual(keysOf(pelican).toSorted());
});

it.each(PANELS)('matches the tables in the guide for %s', (panel, panelRights) => {
  const rows = rowsIn(linesFor(panel));
  expect(rows.map(({ key }) => key)).toEqual(panelRights.map(({ key }) => key));
  for (const [index, { key, allows, full, sets }] of panelRights.entries()) {
    const [text = '', ...ticks] = rows[index]?.cells ?? [];
    expect([key, text.startsWith(allows)]).toEqual([key, true]);
    expect([key, text.includes('**Full**')]).toEqual([key, full !== undefined]);
    expect([key, rightSets.filter((_, at) => ticks[at] === '✓')]).toEqual([key, sets]);
  }
});

it.each(PANELS)(
  'the table of rights that equal full control names all of %s',
  (panel, panelRights) => {
    const text = linesFor(panel).join('\n');
    const section = /## Rights that equal full control\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    const named = section
      .split('\n')
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z]+\.[a-z_-]+)`/g)])
      .map(([, key = '']) => key);
    const full = panelRights.filter((right) => right.full !== undefined).map(({ key }) => key);
    expect(named.toSorted()).toEqual(full.toSorted());
  },
);

it('every set includes the smaller ones', () => {
  for (const { key, sets } of [...pterodactylRights, ...pelicanRights]) {
    const first = rightSets.findIndex((set) => sets.includes(set));
    if (first >= 0) expect([key, sets]).toEqual([key, rightSets.slice(first)]);
  }
});
