import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelRights } from '../../facts/panel-rights';
import { rightSets } from '../../facts/panel-rights.data';
import {
  fullRights,
  groups,
  readTicks,
  remarksOf,
  setOf,
  tickList,
  ticksOf,
  withTick,
  writeTicks,
  type Ticks,
} from './model';

const anyTicks = fc.subarray(panelRights.map(({ key }) => key)).map((keys): Ticks => new Set(keys));

it('groups contain every right once', () => {
  expect(groups.flatMap(({ rights }) => rights)).toEqual(expect.arrayContaining([...panelRights]));
  expect(groups.map(({ name }) => name)).toEqual([
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
  const viewer = ticksOf('viewer');
  const [first = ''] = viewer;
  expect(withTick(viewer, first, false).has(first)).toBe(false);
  expect([...withTick(withTick(viewer, first, false), first, true)]).toEqual([...viewer]);
});

describe('ready-made sets', () => {
  it('viewer and moderator give no full control, builder and co-owner do', () => {
    expect(fullRights(ticksOf('viewer'))).toEqual([]);
    expect(fullRights(ticksOf('moderator'))).toEqual([]);
    expect(fullRights(ticksOf('builder')).map(({ key }) => key)).toEqual([
      'file.create',
      'file.update',
    ]);
    expect(fullRights(ticksOf('co-owner'))).not.toEqual([]);
  });

  it('nobody can remove backups, reinstall or change who has access', () => {
    for (const set of rightSets) {
      for (const key of ['backup.delete', 'settings.reinstall', 'user.create', 'user.update']) {
        expect(ticksOf(set).has(key)).toBe(false);
      }
    }
  });

  it('have no remarks', () => {
    for (const set of rightSets) expect([set, remarksOf(ticksOf(set))]).toEqual([set, []]);
  });

  it('are recognized', () => {
    for (const set of rightSets) expect(setOf(ticksOf(set))).toBe(set);
    expect(setOf(new Set())).toBeUndefined();
    // As many ticks as the viewer has, but different ones.
    const many = panelRights.slice(0, ticksOf('viewer').size).map(({ key }) => key);
    expect(setOf(new Set(many))).toBeUndefined();
  });
});

describe('remarksOf', () => {
  const reasons = (...keys: string[]) => remarksOf(new Set(keys)).map(({ reason }) => reason);

  it('asks for the right that shows the list, once per heading', () => {
    expect(remarksOf(new Set(['backup.create', 'backup.restore']))).toEqual([
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

it('tickList lists the ticks by heading', () => {
  expect(tickList(ticksOf('moderator'))).toEqual([
    'control: start, restart',
    'file: read',
    'backup: read, create',
    'schedule: read',
    'allocation: read',
    'activity: read',
  ]);
  fc.assert(
    fc.property(anyTicks, (ticks) => {
      const keys = tickList(ticks).flatMap((line) => {
        const [name = '', rights = ''] = line.split(': ');
        return rights.split(', ').map((right) => `${name}.${right}`);
      });
      expect(new Set(keys)).toEqual(ticks);
    }),
  );
});

describe('the address', () => {
  it('reads back', () => {
    fc.assert(
      fc.property(anyTicks, (ticks) => {
        expect(readTicks(writeTicks(ticks))).toEqual(ticks);
      }),
    );
    expect(writeTicks(ticksOf('builder'))).toBe('builder');
    expect(readTicks('builder')).toEqual(ticksOf('builder'));
  });

  it('rejects unknown rights', () => {
    for (const text of ['admin', 'file.read,root', `${'file.read,'.repeat(99)}x`, ',']) {
      expect(readTicks(text)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        readTicks(text);
      }),
    );
  });
});
