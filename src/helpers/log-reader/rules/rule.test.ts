/** Combinations in a rule that mean nothing: each must not compile, so `tsc` is what tests them. */
import { expect, it } from 'vitest';
import { ANYWHERE, JAVA_SERVERS, type Rule } from './rule';

const RULE = {
  id: 'lamp-broken',
  software: ANYWHERE,
  literals: ['lamp'],
  patterns: [/lamp/],
  title: 'The lamp is broken.',
  cause: 'It was dropped.',
  fix: 'Take a new one.',
};

it('a rule may be as short as a line that explains itself', () => {
  const rule: Rule = RULE;
  expect(rule.scope).toBeUndefined();
});

it('a rule on entries may leave the entry unexplained, and one on lines may explain it', () => {
  const rules: readonly Rule[] = [
    { ...RULE, scope: 'entry', covers: false },
    { ...RULE, covers: true },
  ];
  expect(rules).toHaveLength(2);
});

it('nothing is said twice or against itself', () => {
  const refused: readonly Rule[] = [
    // @ts-expect-error A rule on entries explains them anyway.
    { ...RULE, scope: 'entry', covers: true },
    // @ts-expect-error A rule on lines explains no more anyway.
    { ...RULE, covers: false },
    // @ts-expect-error What the program survives is not its end.
    { ...RULE, effect: 'survived', reportsOnlyTheEnd: true },
    // @ts-expect-error Who only says that the program ended names nobody who failed.
    { ...RULE, leavesOpen: 'reason', reportsOnlyTheEnd: true },
    // @ts-expect-error A summary tells who failed, and leaves to the trace why.
    { ...RULE, isInSummary: true },
    // @ts-expect-error The log of a Minecraft server shows no other game.
    { ...RULE, software: JAVA_SERVERS, product: 'ARK' },
  ];
  expect(refused).toHaveLength(6);
});
