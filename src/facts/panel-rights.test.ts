import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { panelRights, rightOfAll, rightSets } from './panel-rights.data';

const guide = readFileSync('docs/panel/users.mdx', 'utf8');
/** Rows of the two tables of sets: key, what it allows, and a cell for each set. */
const rows = guide.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim());
  const key = /^`([a-z]+\.[a-z_-]+)`$/.exec(cells[1] ?? '')?.[1];
  return key !== undefined && cells.length === 8 ? [{ key, cells: cells.slice(2, 7) }] : [];
});

it('has the rights of the panel family, no more and no fewer', () => {
  // Constants of Permission.php, read on 2026-11-20.
  const family: Record<string, string> = {
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
  const keys = Object.entries(family).flatMap(([group, names]) =>
    names.split(' ').map((name) => `${group}.${name}`),
  );
  expect([...panelRights.map(({ key }) => key), rightOfAll].toSorted()).toEqual(keys.toSorted());
});

it('the tables of the guide say the same', () => {
  expect(rows.map(({ key }) => key)).toEqual(panelRights.map(({ key }) => key));
  for (const [index, { key, allows, full, sets }] of panelRights.entries()) {
    const [text = '', ...ticks] = rows[index]?.cells ?? [];
    expect([key, text.startsWith(allows)]).toEqual([key, true]);
    expect([key, text.includes('**Full**')]).toEqual([key, full !== undefined]);
    expect([key, rightSets.filter((_, at) => ticks[at] === '✓')]).toEqual([key, sets]);
  }
});

it('the table of rights that equal full control names them all', () => {
  const section = /## Rights that equal full control\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? '';
  const named = section
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z]+\.[a-z_-]+)`/g)])
    .map(([, key = '']) => key);
  const full = panelRights.filter((right) => right.full !== undefined).map(({ key }) => key);
  expect(named.toSorted()).toEqual(full.toSorted());
});

it('a right of one set is in every larger set', () => {
  for (const { key, sets } of panelRights) {
    const first = rightSets.findIndex((set) => sets.includes(set));
    if (first >= 0) expect([key, sets]).toEqual([key, rightSets.slice(first)]);
  }
});
