import { expect, it } from 'vitest';
import { panelRights } from '../../facts/panel-rights';
import { rightSets } from '../../facts/panel-rights.data';
import { remarksOf, type Remark } from './model';
import { NAMES, remarkText, VIEW } from './texts';

it('names every set', () => {
  for (const set of rightSets) expect(NAMES[set]).toMatch(/^[A-Z]/);
});

it('has a sentence for every remark on any one or two rights', () => {
  const found = new Map<string, Remark>();
  for (const one of panelRights) {
    for (const two of panelRights) {
      for (const remark of remarksOf(new Set([one.key, two.key]))) {
        found.set(remark.reason, remark);
      }
    }
  }
  expect([...found.keys()].sort()).toEqual(['backup-delete', 'invites', 'no-read', 'sftp-alone']);
  for (const remark of found.values()) expect(remarkText(remark)).toMatch(/[^.]\.$/);
  expect(remarkText({ reason: 'no-read', key: 'file.update', needs: 'file.read' })).toContain(
    'file.update is of little use without file.read',
  );
});

it('counts rights, and those that equal full control', () => {
  expect(VIEW.count(3, 30, 0)).toBe('3 of 30 rights, none equals full control');
  expect(VIEW.count(3, 30, 1)).toBe('3 of 30 rights; 1 of them equals full control');
  expect(VIEW.count(3, 30, 2)).toBe('3 of 30 rights; 2 of them equal full control');
  expect(VIEW.allows('Reads files', undefined)).toBe('Reads files.');
  expect(VIEW.allows('Writes files', 'a plugin')).toBe('Writes files. Full control: a plugin');
});
