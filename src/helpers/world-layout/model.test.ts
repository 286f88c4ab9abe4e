import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { worldLayouts, worldThings, type WorldThing } from '../../fact-tables/world-layouts.data';
import type { MinecraftVersion } from '../../lib/minecraft-version';
import {
  getLayoutId,
  findLayout,
  MAIN_THINGS,
  parseLevelName,
  parseServerVersion,
  THINGS,
  withLevelName,
  type ServerSetup,
  type WorldSoftware,
} from './layout';
import { findMoveRow, planMigration, formatPlan, type MigrationPlan } from './model';
import { listLosses, getMovedPath } from './moves';
import { SOFTWARE } from './texts';

const OLD: MinecraftVersion = [1, 21, 4];
const NEW: MinecraftVersion = [26, 2, 0];
const createSetup = (software: WorldSoftware, version: MinecraftVersion): ServerSetup => ({
  software,
  version,
});
const plan = (from: ServerSetup, to: ServerSetup, name = 'world') => planMigration(from, to, name);
const listMoves = ({ steps }: MigrationPlan) => steps.flatMap(({ moves = [] }) => moves);
const formatAll = (each: MigrationPlan) => [formatPlan(each), ...each.notes].join('\n');

const software = fc.constantFrom(...(Object.keys(SOFTWARE) as WorldSoftware[]));
const version: fc.Arbitrary<MinecraftVersion> = fc.oneof(
  fc.tuple(fc.constant(1), fc.integer({ min: 7, max: 21 }), fc.integer({ min: 0, max: 11 })),
  fc.tuple(fc.integer({ min: 26, max: 30 }), fc.integer({ min: 1, max: 4 }), fc.nat(3)),
);

/**
 * Known results: PaperMC/docs, src/content/docs/paper/admin/getting-started/migration.md,
 * 2026-07-19.
 */
describe('Paper’s manual says', () => {
  it('from Vanilla, and from Fabric or Forge: automatic', () => {
    for (const from of ['vanilla', 'loader'] as const) {
      for (const each of [OLD, NEW]) {
        const found = plan(createSetup(from, each), createSetup('paper', each));
        expect(found.how).toBe('automatic');
        expect(listMoves(found)).toEqual([]);
      }
    }
    expect(plan(createSetup('loader', NEW), createSetup('paper', NEW)).lost.join()).toContain(
      'of mods',
    );
  });

  it('from Spigot or CraftBukkit since 26.1: only via Vanilla', () => {
    const found = plan(createSetup('spigot', NEW), createSetup('paper', NEW));
    expect(found).toMatchObject({ how: 'viaVanilla', steps: [] });
    expect(found.sources).toEqual([
      'https://docs.papermc.io/paper/migration/#from-spigotcraftbukkit',
    ]);
  });

  it('to Vanilla since 26.1: five files, in its order, and no folders', () => {
    const found = plan(createSetup('paper', NEW), createSetup('vanilla', NEW));
    expect(found.how).toBe('byHand');
    expect(listMoves(found).slice(0, 5)).toEqual(
      [
        'game_rules.dat',
        'scheduled_events.dat',
        'wandering_trader.dat',
        'weather.dat',
        'world_gen_settings.dat',
      ].map((file) => ({
        from: `world/dimensions/minecraft/overworld/data/minecraft/${file}`,
        to: `world/data/minecraft/${file}`,
      })),
    );
    expect(
      listMoves(found)
        .slice(5)
        .map(({ to }) => to),
    ).toEqual(['world/data/minecraft/world_clocks.dat']);
    expect(plan(createSetup('paper', NEW), createSetup('loader', NEW)).how).toBe('byHand');
  });

  it('to Vanilla before 26.1: DIM-1 and DIM1 into world, after moving new ones out of the way', () => {
    const found = plan(createSetup('paper', OLD), createSetup('vanilla', OLD));
    expect(found.how).toBe('byHand');
    expect(listMoves(found)).toEqual([
      { from: 'world/DIM-1', to: 'set-aside/DIM-1' },
      { from: 'world/DIM1', to: 'set-aside/DIM1' },
      { from: 'world_nether/DIM-1', to: 'world/DIM-1' },
      { from: 'world_the_end/DIM1', to: 'world/DIM1' },
    ]);
    expect(found.lost.some((line) => line.startsWith('Game rules'))).toBe(true);
    expect(found.lost.some((line) => line.startsWith('State of the dragon fight'))).toBe(true);
    expect(found.lost.some((line) => line.includes('next to `world`'))).toBe(true);
  });

  it('to CraftBukkit or Spigot: not supported, in either layout', () => {
    expect(plan(createSetup('paper', NEW), createSetup('spigot', NEW)).how).toBe('no');
    expect(plan(createSetup('paper', OLD), createSetup('spigot', OLD)).how).toBe('no');
    expect(plan(createSetup('paper', OLD), createSetup('spigot', NEW)).how).toBe('no');
  });

  it('to an older game version: no', () => {
    for (const each of ['vanilla', 'loader', 'paper', 'spigot'] as const) {
      expect(plan(createSetup(each, NEW), createSetup(each, OLD))).toMatchObject({
        how: 'no',
        steps: [],
      });
      expect(plan(createSetup(each, [1, 21, 4]), createSetup(each, [1, 21, 3])).how).toBe('no');
    }
  });
});

describe('other migrations', () => {
  it('Spigot to Paper with the old folders: nothing to move; then the update', () => {
    expect(plan(createSetup('spigot', OLD), createSetup('paper', OLD)).how).toBe('nothing');
    const found = plan(createSetup('spigot', OLD), createSetup('paper', NEW));
    expect(found.how).toBe('automatic');
    const steps = found.steps.map((step) => step.text);
    expect(steps.findIndex((line) => line.includes('version 1.21.4'))).toBeLessThan(
      steps.findIndex((line) => line.includes('version 26.2')),
    );
  });

  it('Spigot’s old folders to Vanilla: like Paper’s, and it names the source', () => {
    const found = plan(createSetup('spigot', OLD), createSetup('vanilla', OLD));
    expect(listMoves(found)).toEqual(
      listMoves(plan(createSetup('paper', OLD), createSetup('vanilla', OLD))),
    );
    expect(found.notes.join()).toContain('last word');
  });

  it('updates: automatic across 26.1, otherwise nothing to move', () => {
    expect(plan(createSetup('paper', OLD), createSetup('paper', NEW)).how).toBe('automatic');
    expect(plan(createSetup('paper', OLD), createSetup('paper', NEW)).sources).toHaveLength(1);
    expect(plan(createSetup('vanilla', OLD), createSetup('vanilla', NEW)).how).toBe('automatic');
    expect(plan(createSetup('paper', [26, 1, 0]), createSetup('paper', NEW)).how).toBe('nothing');
    expect(plan(createSetup('spigot', [1, 20, 0]), createSetup('spigot', OLD)).how).toBe('nothing');
  });

  it('program and version: first the moves in the old layout, then the update', () => {
    const found = plan(createSetup('paper', OLD), createSetup('vanilla', NEW));
    expect(found.how).toBe('byHand');
    expect(listMoves(found).at(-1)).toEqual({ from: 'world_the_end/DIM1', to: 'world/DIM1' });
    expect(plan(createSetup('vanilla', OLD), createSetup('loader', NEW)).how).toBe('automatic');
    expect(plan(createSetup('vanilla', NEW), createSetup('loader', [26, 3, 0])).how).toBe(
      'nothing',
    );
  });

  it('says what is unknown', () => {
    for (const found of [
      plan(createSetup('spigot', OLD), createSetup('spigot', NEW)),
      plan(createSetup('spigot', NEW), createSetup('vanilla', NEW)),
      plan(createSetup('vanilla', OLD), createSetup('spigot', OLD)),
      plan(createSetup('vanilla', NEW), createSetup('spigot', NEW)),
      plan(createSetup('other', NEW), createSetup('paper', NEW)),
      plan(createSetup('paper', NEW), createSetup('other', NEW)),
    ]) {
      expect(found).toMatchObject({ how: 'unknown', steps: [] });
    }
  });

  it('mods: what is lost from one loader to another, and to Vanilla', () => {
    expect(plan(createSetup('loader', NEW), createSetup('loader', NEW)).lost.join()).toContain(
      'the other loader',
    );
    expect(plan(createSetup('loader', NEW), createSetup('vanilla', NEW)).lost.join()).toContain(
      'without the mods',
    );
    expect(plan(createSetup('vanilla', NEW), createSetup('vanilla', NEW)).lost).toEqual([]);
  });
});

describe('every plan', () => {
  it('never deletes players’ files, and has a backup first and a way back', () => {
    fc.assert(
      fc.property(software, version, software, version, (from, a, to, b) => {
        const found = plan(createSetup(from, a), createSetup(to, b));
        const steps = found.steps.map((step) => step.text);
        expect(steps.join('\n')).not.toMatch(/\bdelete\b/i);
        for (const move of listMoves(found)) {
          expect(`${move.from} ${move.to}`).not.toMatch(/players|playerdata|stats|advancements/);
        }
        if (steps.length > 0) {
          expect(steps[0]).toContain('make a backup');
          expect(found.undo).toContain('restore the backup');
        } else {
          expect(found.notes).not.toEqual([]);
        }
        expect(formatAll(found)).not.toContain('undefined');
      }),
      { numRuns: 1000 },
    );
  });

  it('accounts for everything: it is where the new server looks, or listed as lost', () => {
    for (const each of [OLD, NEW]) {
      for (const [from, to] of [
        ['paper', 'vanilla'],
        ['spigot', 'vanilla'],
        ['paper', 'loader'],
      ] as const) {
        const source = findLayout(from, each)?.paths;
        const target = findLayout(to, each)?.paths;
        if (source === undefined || target === undefined) continue;
        const found = plan(createSetup(from, each), createSetup(to, each));
        const moves = listMoves(found).filter((move) => !move.to.startsWith('set-aside'));
        const silent = THINGS.filter((thing: WorldThing) => {
          const path = source[thing];
          const losses = found.lost.join('\n');
          return (
            path !== null &&
            getMovedPath(path, moves) !== target[thing] &&
            !losses.includes(worldThings[thing])
          );
        });
        expect(silent, `${from} to ${to}`).toEqual([]);
      }
    }
  });

  it('renames the world everywhere', () => {
    fc.assert(
      fc.property(software, version, software, version, (from, a, to, b) => {
        const renamed = formatAll(plan(createSetup(from, a), createSetup(to, b), 'my isle'));
        expect(renamed).not.toMatch(/(^|[\s`])world(\/|_nether|_the_end)/m);
      }),
    );
    expect(
      plan(createSetup('paper', OLD), createSetup('vanilla', OLD), '$&').steps[2]?.moves?.[0],
    ).toEqual({
      from: '$&_nether/DIM-1',
      to: '$&/DIM-1',
    });
  });
});

describe('the parts of a plan', () => {
  it('reads versions, also with a suffix, and refuses what is no release', () => {
    expect(parseServerVersion(' 1.21.11 ')).toEqual([1, 21, 11]);
    expect(parseServerVersion('26.1')).toEqual([26, 1, 0]);
    for (const same of [
      'v26.1',
      '26.1-pre-1',
      '26.1-rc1',
      '26.1 pre-release 3',
      '26.1-snapshot-2',
    ]) {
      expect(parseServerVersion(same), same).toEqual([26, 1, 0]);
    }
    expect(parseServerVersion('1.21.4-R0.1-SNAPSHOT')).toEqual([1, 21, 4]);
    for (const none of [
      '',
      '1.21.12',
      '1.22',
      '26.0',
      '25.4',
      '2.0',
      '26w14a',
      'latest',
      '1',
      '1.2.3.4',
      '26.1-beta of mine',
      '1.21.4x',
    ]) {
      expect(parseServerVersion(none), none).toBeUndefined();
    }
    expect(getLayoutId([1, 21, 11])).toBe('before26');
    expect(getLayoutId([26, 1, 0])).toBe('since26');
    fc.assert(
      fc.property(version, (a) => {
        expect(parseServerVersion(a.join('.'))).toEqual(a);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => void parseServerVersion(any)));
  });

  it('finds the layout of a program and version, or none', () => {
    expect(findLayout('paper', OLD)?.paths.netherChunks).toBe('world_nether/DIM-1/region');
    expect(findLayout('spigot', OLD)).toBe(findLayout('paper', OLD));
    expect(findLayout('spigot', NEW)).toBeUndefined();
    expect(findLayout('other', NEW)).toBeUndefined();
    expect(findLayout('loader', NEW)).toBe(findLayout('vanilla', NEW));
    expect(worldLayouts).toHaveLength(4);
    expect(MAIN_THINGS.every((thing) => THINGS.includes(thing))).toBe(true);
    expect(listLosses(createSetup('other', NEW), createSetup('paper', NEW), [])).toEqual([]);
    expect(listLosses(createSetup('paper', NEW), createSetup('paper', NEW), [])).toEqual([]);
    expect(() => findMoveRow('nowhere', 'Paper')).toThrow('nowhere');
  });

  it('reads the level name, and writes it into paths', () => {
    expect(parseLevelName(' my isle ')).toBe('my isle');
    expect(parseLevelName('maps/isle')).toBe('maps/isle');
    for (const none of [
      '',
      '.',
      '..',
      '../x',
      'a/../b',
      '/a',
      'a/',
      'a\\b',
      'a:b',
      'a`b',
      'x'.repeat(65),
    ]) {
      expect(parseLevelName(none), none).toBeUndefined();
    }
    expect(withLevelName('world_nether/DIM-1', 'a')).toBe('a_nether/DIM-1');
    expect(withLevelName('world_gen_settings.dat', 'a')).toBe('world_gen_settings.dat');
    expect(withLevelName('paper-world.yml in each world folder', 'a')).toBe(
      'paper-world.yml in each world folder',
    );
    expect(withLevelName('a folder of its own next to `world`', 'x')).toBe(
      'a folder of its own next to `x`',
    );
  });
});

it('reports which fact is not a release', async () => {
  vi.resetModules();
  vi.doMock('../../fact-tables/minecraft.data', () => ({
    minecraft: { lastOf1: 'next', newWorldFoldersSince: '26.1' },
  }));
  await expect(import('./layout')).rejects.toThrow('"next" is not a release of Minecraft');
  vi.doUnmock('../../fact-tables/minecraft.data');
});
