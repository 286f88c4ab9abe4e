import { expect, it } from 'vitest';
import { panelRights } from '../../facts/panel-rights';
import { rightSets } from '../../facts/panel-rights.data';
import { remarksOf, type Remark } from './model';
import { NAMES, remarkWords } from './words';

it('names every set', () => {
  for (const set of rightSets) expect(NAMES[set]).toMatch(/^[A-Z]/);
});

it('has a sentence for every remark that any one or two rights get', () => {
  const found = new Map<string, Remark>();
  for (const one of panelRights) {
    for (const two of panelRights) {
      for (const remark of remarksOf(new Set([one.key, two.key]))) {
        found.set(remark.reason, remark);
      }
    }
  }
  expect([...found.keys()].sort()).toEqual(['backup-delete', 'invites', 'no-read', 'sftp-alone']);
  for (const remark of found.values()) expect(remarkWords(remark)).toMatch(/[^.]\.$/);
  expect(remarkWords({ reason: 'no-read', key: 'file.update', needs: 'file.read' })).toContain(
    'file.update is of little use without file.read',
  );
});
