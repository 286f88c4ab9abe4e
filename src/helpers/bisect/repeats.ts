/** How often a test is run before “the problem is gone” counts. Pure. */

/** How often the problem shows in a test while its cause is in. */
export type Shows = 'always' | 'mostly' | 'often' | 'half';

/** The least that each answer promises; who does not know says `half`. */
export const CHANCE: Readonly<Record<Shows, number>> = {
  always: 1,
  mostly: 0.9,
  often: 0.7,
  half: 0.5,
};

/** Chance that all tests of a round miss the problem although its cause is in. */
const MAX_MISSED = 0.01;

/** Tests without the problem that make a round clean: 1, 2, 4 or 7. */
export const testsFor = (shows: Shows): number =>
  shows === 'always' ? 1 : Math.ceil(Math.log(MAX_MISSED) / Math.log(1 - CHANCE[shows]));

/** A proof takes this many times the tests: there, a wrong “gone” would name an innocent. */
export const PROOF_FACTOR = 2;
