/** The rounds of the bisection: what is asked, what was answered, and how the search can end. Pure. */
import type { AddonOrder } from './order';

/**
 * `other`: the server does not start or something else is wrong, so the round is inconclusive;
 * usually an addon needs another that it does not declare.
 */
export type RoundAnswer = 'fault' | 'clean' | 'other';

/**
 * `libraries`: libraries only. `nothing`: an empty folder. `half`: bisection. `everything`: all in.
 * `without`: all but the culprits. `alone`: a culprit with what it needs. `partner`: bisection for
 * a partner, with the culprit in. `less`: the culprits found, without one of them. `back`:
 * everything but the other culprits.
 */
export type RoundKind =
  | 'libraries'
  | 'nothing'
  | 'half'
  | 'everything'
  | 'without'
  | 'alone'
  | 'partner'
  | 'less'
  | 'back';

export interface BisectRound {
  readonly kind: RoundKind;
  /** Units that are in; never one without what it needs. */
  readonly active: ReadonlySet<number>;
  /** Units that this part of the search has narrowed the culprit or partner down to. */
  readonly suspects: readonly number[];
  /** Culprits known so far. */
  readonly found: readonly number[];
  /** Maximum rounds until the next name, including this one; 0 for proofs. */
  readonly atMost: number;
  /** Tests without the fault that make the round clean; one with it is enough. */
  readonly tests: number;
}

export interface Culprit {
  readonly unit: number;
  /** Units that must also be in for the fault to appear. */
  readonly partners: readonly number[];
  readonly proof: 'shown' | 'suspected';
}

/**
 * `found`: names, shown or suspected. `outside`: the fault needs no addon. `gone`: no fault with
 * everything in. `unreliable`: too many names to be plausible.
 */
export type BisectEnding =
  | {
      readonly kind: 'found';
      readonly culprits: readonly Culprit[];
      /** Units that were out because they need a culprit: neither cleared nor guilty. */
      readonly untested: readonly number[];
    }
  | { readonly kind: 'unreliable'; readonly suspects: readonly number[] }
  | { readonly kind: 'outside' | 'gone' };

export interface BisectState {
  readonly rounds: readonly (BisectRound & { readonly answer: RoundAnswer })[];
  readonly next?: BisectRound;
  readonly ending?: BisectEnding;
}

export type Steps<Result> = Generator<BisectRound, Result, RoundAnswer>;
/** Tests that bisection needs to choose one of this many. */
export const countHalvings = (count: number): number =>
  count < 2 ? 0 : Math.ceil(Math.log2(count));

/** Maximum rounds until the search has a first name: libraries, bisection. */
export function countRoundsToName(order: AddonOrder): number {
  return countHalvings(order.units.length - order.libraryCount) + 1;
}

/** Units to move between one round and the next. */
export function compareRounds(
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): { readonly back: readonly number[]; readonly out: readonly number[] } {
  return {
    back: [...after].filter((unit) => !before.has(unit)).sort((a, b) => a - b),
    out: [...before].filter((unit) => !after.has(unit)).sort((a, b) => a - b),
  };
}
