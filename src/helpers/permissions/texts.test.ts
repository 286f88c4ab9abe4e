import { expect, it } from 'vitest';
import { panelPermissions } from '../../fact-tables/panel-permissions';
import { permissionPresets } from '../../fact-tables/panel-permissions.data';
import { listWarnings, type SelectionWarning } from './model';
import { NAMES, describeWarning, VIEW } from './texts';

it('names every set', () => {
  for (const set of permissionPresets) expect(NAMES[set]).toMatch(/^[A-Z]/);
});

it('has a sentence for every warning on any one or two rights', () => {
  const found = new Map<string, SelectionWarning>();
  for (const one of panelPermissions) {
    for (const two of panelPermissions) {
      for (const warning of listWarnings(new Set([one.key, two.key]))) {
        found.set(warning.reason, warning);
      }
    }
  }
  expect([...found.keys()].sort()).toEqual(['backup-delete', 'invites', 'no-read', 'sftp-alone']);
  for (const warning of found.values()) expect(describeWarning(warning)).toMatch(/[^.]\.$/);
  expect(describeWarning({ reason: 'no-read', key: 'file.update', needs: 'file.read' })).toContain(
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
