import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, normalizeName, type Addon } from '../list/addon';
import { cleanTest, isPlan, parsePlan, formatPlan, type BisectPlan } from './plan';
import { createOrder } from './order';
import { parseAddonList } from '../list/addon-list';
import { replayAnswers } from './search';
import type { RoundAnswer } from './round';
import { describeEnding } from '../texts';

const plan: BisectPlan = {
  kind: 'plugins',
  test: 'join; open a chest',
  addons: parseAddonList('Plugins (4): Chunky, Citizens, Vault, EssentialsX').addons,
  frequency: 'always',
  answers: ['clean', 'fault'],
  tried: 0,
};

const nameTexts = fc
  .oneof(
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('a;b,c%3b', '%', 'needs: x'),
  )
  .map(cleanName)
  .filter((name) => normalizeName(name) !== '');
const addons: fc.Arbitrary<Addon> = fc.record(
  {
    name: nameTexts,
    file: nameTexts,
    ids: fc.array(nameTexts, { maxLength: 4 }),
    needs: fc.array(nameTexts, { maxLength: 4 }),
    library: fc.boolean(),
  },
  { requiredKeys: ['name', 'ids', 'needs', 'library'] },
);
const plans: fc.Arbitrary<BisectPlan> = fc.record({
  kind: fc.constantFrom('plugins' as const, 'mods' as const),
  test: fc.string({ unit: 'binary' }).map(cleanTest),
  addons: fc.array(addons, { minLength: 1, maxLength: 12 }),
  frequency: fc.constantFrom('always' as const, 'mostly' as const, 'half' as const),
  answers: fc.array(fc.constantFrom<RoundAnswer>('fault', 'clean', 'other'), { maxLength: 12 }),
  tried: fc.constant(0),
});

describe('a plan', () => {
  it('is readable text that parses back', () => {
    const text = formatPlan(plan);
    expect(text).toMatchInlineSnapshot(`
      "# Search for a broken plugin or mod. Paste this text back to go on.
      search: 1
      kind: plugins
      test: join; open a chest
      part: Chunky
      part: Citizens
      part: Vault; library
      part: EssentialsX
      # Round 0, libraries only. In:
      #   Vault
      answer: clean
      # Round 1, halving. In:
      #   Vault, Chunky, Citizens
      answer: fault
      # Round 2, halving. These must be in, all others out:
      #   Vault, Chunky
      # Problem there? [ ] yes  [ ] no  [ ] something else is wrong
      # On paper: the suspects in the order of the search. Go on with the half that
      # brings the problem; what stands above it stays in.
      #   [ ] 1. Chunky
      #   [ ] 2. Citizens
      "
    `);
    expect(parsePlan(text)).toEqual(plan);
  });

  it('round-trips with any names; answers beyond the end are dropped', () => {
    fc.assert(
      fc.property(plans, (any) => {
        const text = formatPlan(any);
        const { rounds } = replayAnswers(createOrder(any.addons), any.answers, any.frequency);
        expect(parsePlan(text)).toEqual({ ...any, answers: any.answers.slice(0, rounds.length) });
        expect(parsePlan(text.replaceAll('\n', '\r\n'))).toEqual(parsePlan(text));
      }),
    );
  });

  it('is undefined or valid for hostile text', () => {
    const line = fc.constantFrom(
      'search: 1',
      'part: A',
      'part: ;',
      'part',
      'answer: fault',
      'answer: no',
      'kind: mods',
      'test: x',
      '# x',
      'part: B; needs: A, , %zz',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string({ unit: 'binary' }))), (lines) => {
        const found = parsePlan(lines.join('\n'));
        if (found === undefined) return;
        expect(found.addons.length).toBeGreaterThan(0);
        const again = parsePlan(formatPlan(found)) as BisectPlan;
        expect(again.addons).toEqual(found.addons);
      }),
    );
    expect(parsePlan('search: 1\n')).toBeUndefined();
    expect(parsePlan('Plugins (1): A')).toBeUndefined();
    expect(isPlan('  search: 1 ')).toBe(true);
    const many = parsePlan(
      `search: 1\n${'part: A\n'.repeat(3000)}${'answer: fault\n'.repeat(3000)}`,
    );
    expect(many?.addons).toHaveLength(1000);
    expect(many?.answers).toHaveLength(200);
  });

  it('keeps how often the problem appears, and the tests of the current round', () => {
    const text = formatPlan({ ...plan, frequency: 'half', tried: 3 });
    expect(text).toContain('shows: half');
    expect(text).toContain('“No” only after 7 tests without the problem.');
    expect(parsePlan(text)).toMatchObject({ frequency: 'half', tried: 3 });
    expect(parsePlan(`${text}tried: some\n`)).toMatchObject({ tried: 0 });
    expect(parsePlan(`${text}part: -\n`)).toEqual(parsePlan(text));
    expect(parsePlan(`${text}shows: never\ntried: -4\n`)).toMatchObject({
      frequency: 'always',
      tried: 0,
    });
  });

  it('describes every ending', () => {
    const pair = createOrder(plan.addons);
    expect(
      describeEnding(pair, {
        kind: 'found',
        culprits: [
          { unit: 1, partners: [], proof: 'shown' },
          { unit: 2, partners: [0, 3], proof: 'suspected' },
        ],
        untested: [],
      }),
    ).toBe(
      'Shown: Chunky causes the problem. Suspected, not shown: Citizens together with Vault and EssentialsX.',
    );
    for (const kind of ['outside', 'gone'] as const) {
      expect(describeEnding(pair, { kind })).toMatch(/^The /);
    }
    expect(describeEnding(pair, { kind: 'unreliable', suspects: [1] })).toMatch(
      /nothing is shown. Suspected: Chunky\.$/,
    );
    expect(formatPlan({ ...plan, test: '', answers: ['fault', 'fault'] })).toContain(
      '# Result: The problem needs none of these',
    );
  });
});
