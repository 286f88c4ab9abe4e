import { describe, expect, it } from 'vitest';
import { createOrder } from './search/order';
import type { Addon } from './list/addon';
import type { Culprit, BisectEnding, BisectRound } from './search/round';
import {
  listAdvice,
  describeForecast,
  getRoundHeading,
  formatUnit,
  LIST,
  ROUNDS,
  describeEnding,
  formatNames,
  getRoundTitle,
} from './texts';

const createAddon = (name: string): Addon => ({ name, ids: [], needs: [], library: false });
const order = createOrder(['Lamps', 'Bulbs', 'Wires'].map(createAddon));
/** The unit of an addon. */
const findUnit = (name: string): number =>
  [0, 1, 2].find((each) => formatUnit(order, each) === name) as number;
const createCulprit = (
  name: string,
  proof: Culprit['proof'],
  partners: readonly string[] = [],
): Culprit => ({
  unit: findUnit(name),
  partners: partners.map(findUnit),
  proof,
});
const createEnding = (
  culprits: readonly Culprit[],
  untested: readonly number[] = [],
): BisectEnding => ({
  kind: 'found',
  culprits,
  untested,
});
const round = (of: Partial<BisectRound>): BisectRound => ({
  kind: 'half',
  active: new Set(),
  suspects: [],
  found: [],
  atMost: 3,
  tests: 1,
  ...of,
});

describe('how a search ended', () => {
  it('distinguishes shown from suspected', () => {
    expect(describeEnding(order, createEnding([createCulprit('Lamps', 'shown')]))).toBe(
      'Shown: Lamps causes the problem.',
    );
    expect(
      describeEnding(
        order,
        createEnding([createCulprit('Lamps', 'suspected', ['Bulbs', 'Wires'])]),
      ),
    ).toBe('Suspected, not shown: Lamps together with Bulbs and Wires.');
    const [report] = listAdvice(order, createEnding([createCulprit('Lamps', 'shown')]), 'plugins');
    expect(report).toMatch(/^Leave Lamps out and report it/);
    const [wait] = listAdvice(
      order,
      createEnding([createCulprit('Lamps', 'suspected')]),
      'plugins',
    );
    expect(wait).toMatch(/^A suspect is no culprit/);
  });

  it('says what several culprits, partners and untested parts mean', () => {
    const both = [createCulprit('Lamps', 'shown', ['Wires']), createCulprit('Bulbs', 'suspected')];
    const advice = listAdvice(order, createEnding(both, [findUnit('Wires')]), 'mods').join('\n');
    expect(advice).toMatch(/More than one/);
    expect(advice).toMatch(/leaving one of them out is enough/);
    expect(advice).toMatch(/neither cleared nor guilty: Wires/);
    expect(listAdvice(order, createEnding([createCulprit('Lamps', 'shown')]), 'mods')).toHaveLength(
      1,
    );
  });

  it('names nobody where nothing is known', () => {
    for (const [ending, sentence, advice] of [
      [{ kind: 'outside' }, /needs none of these/, /Move all mods back/],
      [{ kind: 'gone' }, /it is gone, or it comes and goes/, /Stop here/],
      [
        { kind: 'unreliable', suspects: [findUnit('Bulbs')] },
        /nothing is shown. Suspected: Bulbs\.$/,
        /Stop halving. Find a test/,
      ],
    ] as const) {
      expect(describeEnding(order, ending)).toMatch(sentence);
      expect(listAdvice(order, ending, 'mods')[0]).toMatch(advice);
    }
  });
});

describe('a round', () => {
  it('says what it is for and how often to test', () => {
    expect(getRoundHeading(2, round({}))).toBe('Round 2: Halving.');
    expect(getRoundTitle({ kind: 'alone' })).toMatch(/^proof/);
    expect(describeForecast(round({ atMost: 0 }))).toBe('This round proves or disproves a name.');
    expect(describeForecast(round({ atMost: 1 }))).toMatch(/^At most 1 round, this one/);
    expect(describeForecast(round({ tests: 4 }))).toMatch(/^At most 3 rounds.*Test up to 4 times/);
  });

  it('says what to move where', () => {
    expect(ROUNDS.moveOutAtFirst('mods', 'out', 2)).toMatch(/where it is not there yet$/);
    expect(ROUNDS.moveOut('mods', 'out', 2)).toBe('Move out of “mods” into “out” (2)');
    expect(ROUNDS.start('')).toBe('Start the server and run your test.');
    expect(ROUNDS.start('light a lamp')).toMatch(/: light a lamp\.$/);
  });
});

describe('counts', () => {
  it('have a plural', () => {
    expect(formatNames(['a', 'b'])).toBe('a, b');
    expect(formatNames(Array.from('abcdefghij'))).toBe('a, b, c, d, e, f, g, h and 2 more');
    expect(LIST.summary(3, [], 5)).toMatch(/^3 suspects\. One culprit .* at most 5 rounds/);
    expect(LIST.summary(1, ['Wires'], 1)).toMatch(/^1 suspect, 1 library that stays in \(Wires\)/);
  });
});
