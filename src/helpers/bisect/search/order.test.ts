import { expect, it } from 'vitest';
import type { Addon } from '../list/addon';
import { createOrder } from './order';
import { getProcessorMs } from '../../../../tests/lib/processor-time';

const createAddon = (name: string, needs: readonly string[] = [], library = false): Addon => ({
  name,
  ids: [],
  needs,
  library,
});

it('puts requirements first, otherwise keeps the list’s order, and joins mutual dependencies', () => {
  const order = createOrder([
    createAddon('Spawn', ['Essentials']),
    createAddon('Alpha'),
    createAddon('Essentials', ['vault']),
    createAddon('Vault', [], true),
    createAddon('Ying', ['Yang']),
    createAddon('Yang', ['Ying', 'Nowhere', 'Yang']),
  ]);
  expect(order.units.map((unit) => unit.map((index) => order.addons[index]?.name))).toEqual([
    ['Vault'],
    ['Essentials'],
    ['Spawn'],
    ['Alpha'],
    ['Ying', 'Yang'],
  ]);
  expect(order.libraryCount).toBe(1);
  expect(order.missing).toEqual([{ addon: 'Yang', needs: 'Nowhere' }]);
  expect([...order.above(0)]).toEqual([0, 1, 2]);
});

it('what a library needs stays in with it', () => {
  const order = createOrder([
    createAddon('A'),
    createAddon('Deep'),
    createAddon('Lib', ['Deep'], true),
  ]);
  expect(order.libraryCount).toBe(2);
  expect(order.units.flat()).toEqual([1, 2, 0]);
});

it('a requirement is found by id, by name without platform and by file name', () => {
  const order = createOrder([
    {
      name: 'Fabric API',
      file: 'x.jar',
      ids: ['fabric-api', 'fabric'],
      needs: [],
      library: false,
    },
    createAddon('Foo', ['fabric_api', 'WorldEdit', 'bar']),
    createAddon('WorldEdit-Bukkit'),
    { ...createAddon('Something'), file: 'Bar-1.2.3.jar' },
  ]);
  expect(order.missing).toEqual([]);
  expect([...order.below(order.units.findIndex(([index]) => index === 1))]).toHaveLength(4);
});

it('is fast for a thousand parts in a chain, or with many requirements each', () => {
  const chain = Array.from({ length: 1000 }, (_, index) =>
    createAddon(`p${index}`, index === 999 ? [] : [`p${index + 1}`]),
  );
  const dense = Array.from({ length: 1000 }, (_, index) =>
    createAddon(
      `p${index}`,
      Array.from({ length: 200 }, (__, step) => `p${(index + step) % 1000}`),
    ),
  );
  const ms = getProcessorMs(() => {
    expect(createOrder(chain).units.map(([index]) => index)).toEqual(
      Array.from({ length: 1000 }, (_, index) => 999 - index),
    );
    expect(createOrder(dense).units).toHaveLength(1);
  });
  expect(ms).toBeLessThan(5000);
});
