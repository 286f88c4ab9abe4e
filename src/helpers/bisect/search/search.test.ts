import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrder, getUnitNames, type AddonOrder } from './order';
import type { Addon } from '../list/addon';
import { MAX_CULPRITS, replayAnswers } from './search';
import {
  countHalvings,
  compareRounds,
  countRoundsToName,
  type RoundAnswer,
  type Culprit,
  type BisectState,
} from './round';

const createAddon = (name: string, needs: readonly string[] = [], library = false): Addon => ({
  name,
  ids: [],
  needs,
  library,
});
const createAddons = (count: number) =>
  Array.from({ length: count }, (_, index) => createAddon(`p${index}`));

const getNames = (order: AddonOrder, unit: number) =>
  getUnitNames(order, unit).map(({ name }) => name);

/**
 * A server with the fault whenever all members of a guilty set are in. It refuses to run a
 * dependent without what it needs.
 * @param guilty sets of addon names
 */
function play(order: AddonOrder, guilty: readonly (readonly string[])[]): BisectState {
  const answers: RoundAnswer[] = [];
  for (;;) {
    const state = replayAnswers(order, answers);
    if (state.next === undefined) return state;
    expect(answers.length).toBeLessThan(300);
    const active = new Set([...state.next.active].flatMap((unit) => getNames(order, unit)));
    for (const { name, needs } of order.addons) {
      if (!active.has(name)) continue;
      const broken = needs.filter(
        (need) => order.addons.some((each) => each.name === need) && !active.has(need),
      );
      expect(broken, `${name} runs without what it needs`).toEqual([]);
    }
    answers.push(guilty.some((set) => set.every((name) => active.has(name))) ? 'fault' : 'clean');
  }
}

/** Rounds that had been answered when only one suspect was left. */
function countRounds(state: BisectState): number {
  const index = state.rounds.findIndex(
    ({ kind, suspects }, at) =>
      at > 0 && suspects.length === 1 && ['half', 'everything', 'without', 'alone'].includes(kind),
  );
  return index === -1 ? state.rounds.length : index;
}

/** Up to 60 addons with random hard needs, cycles included, and random libraries. */
const partLists = fc
  .integer({ min: 1, max: 60 })
  .chain((count) =>
    fc.tuple(
      fc.constant(count),
      fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: count }),
      fc.array(fc.nat(count - 1), { maxLength: 5 }),
    ),
  )
  .map(([count, needs, libraries]) =>
    Array.from({ length: count }, (_, index) =>
      createAddon(
        `p${index}`,
        needs.filter(([from]) => from === index).map(([, to]) => `p${to}`),
        libraries.includes(index),
      ),
    ),
  );

describe('one culprit', () => {
  it('is the one of the guide’s table, in the rounds of the table', () => {
    const order = createOrder([
      ...['LuckPerms', 'PlaceholderAPI', 'Vault'].map((name) => createAddon(name, [], true)),
      ...['Chunky', 'Citizens', 'CoreProtect', 'EssentialsX', 'Multiverse-Core'].map((name) =>
        createAddon(name),
      ),
    ]);
    const state = play(order, [['Citizens']]);
    expect(
      state.rounds.map(({ kind, active, answer }) => [
        kind,
        [...active]
          .filter((unit) => unit >= order.libraryCount)
          .flatMap((unit) => getNames(order, unit)),
        answer,
      ]),
    ).toEqual([
      ['libraries', [], 'clean'],
      ['half', ['Chunky', 'Citizens', 'CoreProtect'], 'fault'],
      ['half', ['Chunky', 'Citizens'], 'fault'],
      ['half', ['Chunky'], 'clean'],
      ['without', ['Chunky', 'CoreProtect', 'EssentialsX', 'Multiverse-Core'], 'clean'],
      ['alone', ['Citizens'], 'fault'],
    ]);
    expect(state.ending).toEqual({
      kind: 'found',
      culprits: [{ unit: 4, partners: [], proof: 'shown' }],
      untested: [],
    });
  });

  it('of n without libraries is named after ⌈log2 n⌉ + 1 rounds, and proven after three more', () => {
    for (const count of [1, 2, 3, 4, 5, 8, 9, 16, 31, 32, 33, 64, 100, 128]) {
      const order = createOrder(createAddons(count));
      const roundsToName = Math.ceil(Math.log2(count)) + 1;
      expect(countRoundsToName(order)).toBe(roundsToName);
      for (let culprit = 0; culprit < count; culprit += 1) {
        const state = play(order, [[`p${culprit}`]]);
        expect(state.ending).toMatchObject({ culprits: [{ unit: culprit, partners: [] }] });
        expect(countRounds(state)).toBeLessThanOrEqual(roundsToName);
        expect(state.rounds.length).toBeLessThanOrEqual(roundsToName + 3);
      }
    }
  });

  it('is found with any dependencies; no dependent runs alone, and the forecast holds', () => {
    fc.assert(
      fc.property(partLists, fc.nat(), (addons, seed) => {
        const order = createOrder(addons);
        const culprit = (addons[seed % addons.length] as Addon).name;
        const state = play(order, [[culprit]]);
        if (state.ending?.kind !== 'found') throw new Error('nothing found');
        expect(state.ending.culprits).toHaveLength(1);
        const [{ unit, partners }] = state.ending.culprits as readonly [Culprit];
        expect(getNames(order, unit)).toContain(culprit);
        expect(partners).toEqual([]);
        if (unit >= order.libraryCount) {
          expect(countRounds(state)).toBeLessThanOrEqual(countRoundsToName(order));
        }
        const halving = state.rounds.filter(({ kind }) => kind === 'half');
        halving.forEach(({ atMost }, index) =>
          expect(atMost).toBeGreaterThanOrEqual(halving.length - index),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('may be a library', () => {
    const order = createOrder([
      createAddon('A', ['L2']),
      createAddon('L1', [], true),
      createAddon('L2', [], true),
    ]);
    expect(order.libraryCount).toBe(2);
    const state = play(order, [['L2']]);
    expect(state.rounds.map(({ kind }) => kind)).toContain('nothing');
    expect(state.ending).toEqual({
      kind: 'found',
      culprits: [{ unit: 1, partners: [], proof: 'shown' }],
      untested: [2],
    });
  });
});

describe('two culprits', () => {
  it('that work independently are both found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 80 }), fc.nat(), fc.nat(), (count, a, b) => {
        const order = createOrder(createAddons(count));
        const pair = [a % count, b % count];
        const state = play(
          order,
          pair.map((index) => [`p${index}`]),
        );
        if (state.ending?.kind !== 'found') throw new Error('nothing found');
        expect(state.ending.culprits.map(({ unit }) => unit)).toEqual(
          [...new Set(pair)].sort((x, y) => x - y),
        );
        expect(state.rounds.length).toBeLessThanOrEqual(2 * countHalvings(count) + 7);
      }),
    );
  });

  it('that fail only together are found as a pair', () => {
    fc.assert(
      fc.property(partLists, fc.nat(), fc.nat(), (addons, a, b) => {
        const order = createOrder(addons);
        const guilty = [a, b].map((seed) => (addons[seed % addons.length] as Addon).name);
        const state = play(order, [guilty]);
        if (state.ending?.kind !== 'found') throw new Error('nothing found');
        expect(state.ending.culprits).toHaveLength(1);
        const [{ unit, partners }] = state.ending.culprits as readonly [Culprit];
        // A partner that the other needs is in anyway and is not named.
        const named = [unit, ...partners].flatMap((each) => getNames(order, each));
        const implied = [unit, ...partners].flatMap((each) =>
          [...order.below(each)].flatMap((need) => getNames(order, need)),
        );
        for (const name of guilty) {
          expect(named.includes(name) || implied.includes(name)).toBe(true);
        }
        expect(partners.length).toBeLessThanOrEqual(1);
        expect(state.rounds.length).toBeLessThanOrEqual(2 * countHalvings(order.units.length) + 7);
      }),
      { numRuns: 300 },
    );
  });

  it('three that fail only together, and a pair plus a single one, are found too', () => {
    const order = createOrder(createAddons(20));
    expect(play(order, [['p3', 'p9', 'p17']]).ending).toMatchObject({
      culprits: [{ unit: 17, partners: [9, 3] }],
    });
    expect(play(order, [['p2', 'p11'], ['p7']]).ending).toMatchObject({
      culprits: [
        { unit: 7, partners: [] },
        { unit: 11, partners: [2] },
      ],
    });
  });

  it('one of them a library: both are named while what needs the first is out', () => {
    const order = createOrder([
      createAddon('Lib', [], true),
      createAddon('A'),
      createAddon('B', ['A']),
      createAddon('C'),
    ]);
    expect(play(order, [['Lib', 'A']]).ending).toEqual({
      kind: 'found',
      culprits: [{ unit: 1, partners: [0], proof: 'shown' }],
      untested: [2],
    });
  });
});

describe('stop rules', () => {
  const order = createOrder(createAddons(8));
  const answerAll = (answer: RoundAnswer, target = order) =>
    replayAnswers(target, Array<RoundAnswer>(300).fill(answer));

  it('a fault that needs no part ends the search', () => {
    expect(answerAll('fault').ending).toEqual({ kind: 'outside' });
    const libraries = createOrder([createAddon('L', [], true), createAddon('A')]);
    expect(answerAll('fault', libraries)).toMatchObject({
      rounds: [{ kind: 'libraries' }, { kind: 'nothing' }],
      ending: { kind: 'outside' },
    });
  });

  it('a fault that never appears ends the search, after a test with everything in', () => {
    const state = answerAll('clean');
    expect(state.ending).toEqual({ kind: 'gone' });
    expect(state.rounds.at(-1)).toMatchObject({ kind: 'everything' });
    expect(state.rounds).toHaveLength(countHalvings(8) + 2);
    for (const addons of [[createAddon('L', [], true)], []]) {
      expect(answerAll('clean', createOrder(addons)).ending).toEqual({ kind: 'gone' });
    }
  });

  it('too many culprits are rejected, too many partners only suspected', () => {
    const many = createOrder(createAddons(12));
    const names = many.addons.map(({ name }) => name);
    expect(
      play(
        many,
        names.slice(0, MAX_CULPRITS + 1).map((name) => [name]),
      ).ending,
    ).toEqual({ kind: 'unreliable', suspects: [0, 1, 2, 3, 4] });
    expect(play(many, [names]).ending).toMatchObject({
      culprits: [{ unit: 11, partners: [], proof: 'suspected' }],
    });
  });

  it('a half that cannot run is replaced; if none can, no part counts as shown', () => {
    const eight = createOrder(createAddons(8));
    const first = replayAnswers(eight, ['clean', 'other', 'fault']);
    expect(first.rounds.map(({ active }) => active.size)).toEqual([0, 4, 5]);
    expect(first.next?.suspects).toEqual([0, 1, 2, 3, 4]);
    const none = replayAnswers(createOrder(createAddons(3)), ['clean', 'other', 'other']);
    expect(none.ending).toEqual({ kind: 'unreliable', suspects: [0, 1, 2] });
  });

  it('any answers lead to an end, with something to do until then', () => {
    fc.assert(
      fc.property(
        partLists,
        fc.infiniteStream(fc.constantFrom<RoundAnswer>('fault', 'clean', 'other')),
        (addons, stream) => {
          const target = createOrder(addons);
          const answers: RoundAnswer[] = [];
          for (;;) {
            const state = replayAnswers(target, answers);
            expect(state.rounds).toHaveLength(answers.length);
            expect((state.next === undefined) !== (state.ending === undefined)).toBe(true);
            if (state.next === undefined) break;
            const answer = stream.next().value as RoundAnswer;
            answers.push(answer);
            expect(answers.length).toBeLessThan(120);
          }
        },
      ),
    );
  });

  it('undo asks the same question again', () => {
    fc.assert(
      fc.property(
        partLists,
        fc.array(fc.constantFrom<RoundAnswer>('fault', 'clean', 'other')),
        (addons, all) => {
          const target = createOrder(addons);
          const state = replayAnswers(target, all);
          const answers = all.slice(0, state.rounds.length);
          state.rounds.forEach((round, index) =>
            expect(round).toEqual({
              ...replayAnswers(target, answers.slice(0, index)).next,
              answer: answers[index],
            }),
          );
        },
      ),
    );
  });
});

it('moves are the difference between two rounds', () => {
  expect(compareRounds(new Set([3, 1, 2]), new Set([2, 5, 4]))).toEqual({
    back: [4, 5],
    out: [1, 3],
  });
});

describe('a proof that shows the fault without the culprit', () => {
  const library = (name: string) => createAddon(name, [], true);

  interface Reader {
    /** The addons that cause the fault together. */
    readonly guilty: readonly string[];
    readonly frequency: 'always' | 'half';
    /** The answer in rounds that the reader answers wrongly. */
    readonly wrong: (kind: string, active: readonly string[]) => RoundAnswer | undefined;
  }

  /** The culprits that a reader finds. */
  function findCulprits(
    order: AddonOrder,
    { guilty, frequency, wrong }: Reader,
  ): readonly Culprit[] {
    const answers: RoundAnswer[] = [];
    for (;;) {
      const { next, ending } = replayAnswers(order, answers, frequency);
      if (next === undefined) return ending?.kind === 'found' ? ending.culprits : [];
      expect(answers.length).toBeLessThan(60);
      const active = [...next.active].flatMap((unit) => getNames(order, unit));
      const truth = guilty.every((name) => active.includes(name)) ? 'fault' : 'clean';
      answers.push(wrong(next.kind, active) ?? truth);
    }
  }

  it('keeps the culprit of a pair a suspect if its requirements cause the fault only together', () => {
    const needs = ['a', 'b', 'c', 'd', 'e'];
    const order = createOrder(
      [...needs, 'partner'].map((name) => createAddon(name)).concat(createAddon('user', needs)),
    );
    const culprits = findCulprits(order, {
      guilty: ['user', 'partner'],
      frequency: 'half',
      wrong: (kind) => (kind === 'less' ? 'fault' : undefined),
    });
    expect(culprits.map(({ proof, partners }) => [proof, partners])).toEqual([['suspected', []]]);
    expect(culprits.flatMap(({ unit }) => getNames(order, unit))).toEqual(['user']);
  });

  it('keeps the culprit a suspect if no half of its requirements can run', () => {
    const order = createOrder([...['a', 'b', 'c'].map(library), createAddon('user', ['a', 'b'])]);
    const culprits = findCulprits(order, {
      guilty: ['user'],
      frequency: 'always',
      wrong: (kind, active) => {
        if (kind === 'less') return 'fault';
        const cannotRun = kind === 'half' || (active.length === 3 && active.includes('c'));
        return cannotRun ? 'other' : undefined;
      },
    });
    expect(culprits.map(({ proof }) => proof)).toEqual(['suspected']);
    expect(culprits.flatMap(({ unit }) => getNames(order, unit))).toEqual(['user']);
  });
});
