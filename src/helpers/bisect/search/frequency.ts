/** Computes how often to repeat a test before “the problem is gone” counts. Pure. */

/** How often the problem appears in a test while its cause is in. */
export type Frequency = 'always' | 'mostly' | 'often' | 'half';

/** Lowest probability for each answer; readers who do not know choose `half`. */
export const CHANCE: Readonly<Record<Frequency, number>> = {
  always: 1,
  mostly: 0.9,
  often: 0.7,
  half: 0.5,
};

/** Probability that all tests of a round miss the problem although its cause is in. */
const MAX_MISSED = 0.01;

/** Tests without the problem that a clean round takes: 1, 2, 4 or 7. */
export const countRequiredTests = (frequency: Frequency): number =>
  frequency === 'always' ? 1 : Math.ceil(Math.log(MAX_MISSED) / Math.log(1 - CHANCE[frequency]));

/** Factor for proofs: there, a wrong “gone” would accuse an innocent addon. */
export const PROOF_FACTOR = 2;
