import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelPermissions } from '../../fact-tables/panel-permissions';
import { permissionPresets } from '../../fact-tables/panel-permissions.data';
import {
  listFullControl,
  permissionGroups,
  parseSelection,
  listWarnings,
  findPreset,
  formatSelectionLines,
  getPresetSelection,
  withPermission,
  formatSelection,
  type Selection,
} from './model';

const anySelection = fc
  .subarray(panelPermissions.map(({ key }) => key))
  .map((keys): Selection => new Set(keys));

it('groups contain every right once', () => {
  expect(permissionGroups.flatMap(({ permissions }) => permissions)).toEqual(
    expect.arrayContaining([...panelPermissions]),
  );
  expect(permissionGroups.map(({ name }) => name)).toEqual([
    'control',
    'file',
    'backup',
    'database',
    'schedule',
    'allocation',
    'startup',
    'settings',
    'user',
    'activity',
  ]);
});

it('a removed tick returns to its place', () => {
  const viewer = getPresetSelection('viewer');
  const [first = ''] = viewer;
  expect(withPermission(viewer, first, false).has(first)).toBe(false);
  expect([...withPermission(withPermission(viewer, first, false), first, true)]).toEqual([
    ...viewer,
  ]);
});

describe('ready-made sets', () => {
  it('viewer and moderator give no full control, builder and co-owner do', () => {
    expect(listFullControl(getPresetSelection('viewer'))).toEqual([]);
    expect(listFullControl(getPresetSelection('moderator'))).toEqual([]);
    expect(listFullControl(getPresetSelection('builder')).map(({ key }) => key)).toEqual([
      'file.create',
      'file.update',
    ]);
    expect(listFullControl(getPresetSelection('co-owner'))).not.toEqual([]);
  });

  it('nobody can remove backups, reinstall or change who has access', () => {
    for (const set of permissionPresets) {
      for (const key of ['backup.delete', 'settings.reinstall', 'user.create', 'user.update']) {
        expect(getPresetSelection(set).has(key)).toBe(false);
      }
    }
  });

  it('have no warnings', () => {
    for (const set of permissionPresets)
      expect([set, listWarnings(getPresetSelection(set))]).toEqual([set, []]);
  });

  it('are recognized', () => {
    for (const set of permissionPresets) expect(findPreset(getPresetSelection(set))).toBe(set);
    expect(findPreset(new Set())).toBeUndefined();
    // As many selection as the viewer has, but different ones.
    const many = panelPermissions.slice(0, getPresetSelection('viewer').size).map(({ key }) => key);
    expect(findPreset(new Set(many))).toBeUndefined();
  });
});

describe('listWarnings', () => {
  const reasons = (...keys: string[]) => listWarnings(new Set(keys)).map(({ reason }) => reason);

  it('asks for the right that shows the list, once per heading', () => {
    expect(listWarnings(new Set(['backup.create', 'backup.restore']))).toEqual([
      { reason: 'no-read', key: 'backup.create', needs: 'backup.read' },
    ]);
    // These headings have no such right.
    expect(reasons('control.start', 'settings.rename')).toEqual([]);
  });

  it('knows the traps', () => {
    expect(reasons('file.read', 'file.sftp')).toEqual(['sftp-alone']);
    expect(reasons('file.read', 'file.sftp', 'file.update')).toEqual([]);
    expect(reasons('backup.read', 'backup.delete')).toEqual(['backup-delete']);
    expect(reasons('user.read', 'user.create')).toEqual(['invites']);
    expect(reasons('user.read', 'user.update')).toEqual(['invites']);
  });
});

it('formatSelectionLines lists the selection by heading', () => {
  expect(formatSelectionLines(getPresetSelection('moderator'))).toEqual([
    'control: start, restart',
    'file: read',
    'backup: read, create',
    'schedule: read',
    'allocation: read',
    'activity: read',
  ]);
  fc.assert(
    fc.property(anySelection, (selection) => {
      const keys = formatSelectionLines(selection).flatMap((line) => {
        const [name = '', rights = ''] = line.split(': ');
        return rights.split(', ').map((right) => `${name}.${right}`);
      });
      expect(new Set(keys)).toEqual(selection);
    }),
  );
});

describe('the address', () => {
  it('reads back', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(parseSelection(formatSelection(selection))).toEqual(selection);
      }),
    );
    expect(formatSelection(getPresetSelection('builder'))).toBe('builder');
    expect(parseSelection('builder')).toEqual(getPresetSelection('builder'));
  });

  it('rejects unknown rights', () => {
    for (const text of ['admin', 'file.read,root', `${'file.read,'.repeat(99)}x`, ',']) {
      expect(parseSelection(text)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseSelection(text);
      }),
    );
  });
});
