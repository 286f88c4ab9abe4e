/**
 * The search itself. What is assumed: a fault that shows with some parts in also shows with more
 * of them in. Then the smallest faulty prefix of the order ends with a culprit, and halving finds
 * it; its partners, if it needs any, are found the same way among what stands before it.
 */
import type { Order } from './order';

export type Answer = 'fault' | 'clean';

/**
 * `libraries`: libraries only. `nothing`: an empty folder. `half`: halving. `everything`: all in.
 * `without`: all but the culprits. `alone`: a culprit with what it needs. `partner`: halving for
 * a partner, with the culprit in.
 */
export type RoundKind =
  'libraries' | 'nothing' | 'half' | 'everything' | 'without' | 'alone' | 'partner';

export interface Round {
  readonly kind: RoundKind;
  /** Units that are in; never one without what it needs. */
  readonly active: ReadonlySet<number>;
  /** Units among which the culprit (or the partner) of this part of the search is. */
  readonly suspects: readonly number[];
  /** Culprits known so far. */
  readonly found: readonly number[];
  /** Rounds until the next name at most, this one included; 0 for proofs. */
  readonly atMost: number;
}

export interface Culprit {
  readonly unit: number;
  /** Units that must be in as well for the fault to show. */
  readonly partners: readonly number[];
}

/**
 * `found`: proven both ways. `outside`: the fault needs no part at all. `gone`: all in, and no
 * fault. `unreliable`: too many culprits to be believed.
 */
export type Ending =
  | {
      readonly kind: 'found';
      readonly culprits: readonly Culprit[];
      /** Units that were out because they need a culprit: neither cleared nor guilty. */
      readonly untested: readonly number[];
    }
  | { readonly kind: 'outside' | 'gone' | 'unreliable' };

export interface State {
  readonly rounds: readonly (Round & { readonly answer: Answer })[];
  readonly next?: Round;
  readonly ending?: Ending;
}

/** More culprits, or more partners of one, are a sign of a fault that comes and goes. */
export const MOST_CULPRITS = 4;

type Steps<Result> = Generator<Round, Result, Answer>;

const union = (...sets: readonly Iterable<number>[]): Set<number> =>
  new Set(sets.flatMap((set) => [...set]));
const isWithin = (inner: ReadonlySet<number>, outer: ReadonlySet<number>): boolean =>
  inner.size <= outer.size && [...inner].every((unit) => outer.has(unit));
/** Tests that halving needs to choose one of so many. */
export const halvings = (count: number): number => (count < 2 ? 0 : Math.ceil(Math.log2(count)));

/** Rounds that a search for one culprit takes until it has a name, at most: libraries, halving. */
export function roundsToName(order: Order): number {
  return halvings(order.units.length - order.base) + 1;
}

class Hunt {
  private readonly faulty: ReadonlySet<number>[] = [];
  private readonly clean: ReadonlySet<number>[] = [];

  constructor(private readonly order: Order) {}

  /** Asks, unless earlier answers settle it. */
  private *ask(round: Round): Steps<Answer> {
    if (this.faulty.some((set) => isWithin(set, round.active))) return 'fault';
    if (this.clean.some((set) => isWithin(round.active, set))) return 'clean';
    const answer = yield round;
    (answer === 'fault' ? this.faulty : this.clean).push(round.active);
    return answer;
  }

  /**
   * The place in `items` whose addition brings the fault: with `fixed` it is clean, with `fixed`
   * and all items it is faulty.
   */
  private *halve(
    kind: 'half' | 'partner',
    fixed: ReadonlySet<number>,
    items: readonly number[],
    found: readonly number[],
  ): Steps<number> {
    let low = 0;
    let high = items.length;
    while (high - low > 1) {
      const middle = Math.ceil((low + high) / 2);
      const answer = yield* this.ask({
        kind,
        active: union(fixed, items.slice(0, middle)),
        suspects: items.slice(low, high),
        found,
        atMost: halvings(high - low),
      });
      if (answer === 'fault') high = middle;
      else low = middle;
    }
    return high - 1;
  }

  /** All units that are left when some are out, with everything that needs them. */
  private without(found: readonly number[]): number[] {
    const out = union(...found.map((unit) => this.order.above(unit)));
    return this.order.units.map((_, unit) => unit).filter((unit) => !out.has(unit));
  }

  /** Partners of a culprit among the units that were in when it was found. */
  private *partners(
    unit: number,
    before: readonly number[],
    floor: ReadonlySet<number>,
    found: readonly number[],
  ): Steps<readonly number[] | undefined> {
    const required = [unit];
    let items = before;
    for (;;) {
      const fixed = union(floor, ...required.map((each) => this.order.below(each)));
      items = items.filter((item) => !fixed.has(item));
      const answer = yield* this.ask({
        kind: 'alone',
        active: fixed,
        suspects: [...required],
        found,
        atMost: 0,
      });
      if (answer === 'fault') return required.slice(1);
      if (items.length === 0 || required.length > MOST_CULPRITS) return undefined;
      const place = yield* this.halve('partner', fixed, items, found);
      required.push(items[place] as number);
      items = items.slice(0, place);
    }
  }

  *run(): Steps<Ending> {
    const { units, base } = this.order;
    const all = units.map((_, unit) => unit);
    const libraries = all.slice(0, base);
    let floor: ReadonlySet<number> = new Set(libraries);
    let universe: readonly number[] = all;
    const first = yield* this.ask({
      kind: base === 0 ? 'nothing' : 'libraries',
      active: floor,
      suspects: all.slice(base),
      found: [],
      atMost: roundsToName(this.order),
    });
    if (first === 'fault') {
      if (base === 0) return { kind: 'outside' };
      floor = new Set();
      universe = libraries;
      const nothing = yield* this.ask({
        kind: 'nothing',
        active: floor,
        suspects: libraries,
        found: [],
        atMost: halvings(base) + 1,
      });
      if (nothing === 'fault') return { kind: 'outside' };
    } else if (base === units.length) {
      return { kind: 'gone' };
    }

    const culprits: { unit: number; before: readonly number[]; floor: ReadonlySet<number> }[] = [];
    const found = () => culprits.map(({ unit }) => unit);
    for (;;) {
      const items = universe.filter((unit) => !floor.has(unit));
      const inside = new Set(universe);
      const fixed = new Set([...floor].filter((unit) => inside.has(unit)));
      const place = yield* this.halve('half', fixed, items, found());
      const unit = items[place] as number;
      const whole = yield* this.ask({
        kind: 'everything',
        active: inside,
        suspects: [unit],
        found: found(),
        atMost: 0,
      });
      if (whole === 'clean') return { kind: 'gone' };
      culprits.push({ unit, before: items.slice(0, place), floor: fixed });
      if (culprits.length > MOST_CULPRITS) return { kind: 'unreliable' };
      universe = this.without(found());
      const rest = yield* this.ask({
        kind: 'without',
        active: new Set(universe),
        suspects: found(),
        found: found(),
        atMost: 0,
      });
      if (rest === 'clean') break;
    }

    const proven: Culprit[] = [];
    for (const culprit of culprits) {
      const partners = yield* this.partners(culprit.unit, culprit.before, culprit.floor, found());
      if (partners === undefined) return { kind: 'unreliable' };
      proven.push({ unit: culprit.unit, partners });
    }
    const left = new Set(universe);
    const guilty = new Set(found());
    return {
      kind: 'found',
      culprits: proven,
      untested: all.filter((unit) => !left.has(unit) && !guilty.has(unit)),
    };
  }
}

/** Where a search stands after some answers; answers beyond its end are not looked at. */
export function replay(order: Order, answers: readonly Answer[]): State {
  if (order.units.length === 0) return { rounds: [], ending: { kind: 'gone' } };
  const steps = new Hunt(order).run();
  const rounds: (Round & { answer: Answer })[] = [];
  let step = steps.next();
  for (const answer of answers) {
    if (step.done === true) break;
    rounds.push({ ...step.value, answer });
    step = steps.next(answer);
  }
  return step.done === true ? { rounds, ending: step.value } : { rounds, next: step.value };
}

/** What to move from one round to the next, as units. */
export function movesBetween(
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): { readonly back: readonly number[]; readonly out: readonly number[] } {
  return {
    back: [...after].filter((unit) => !before.has(unit)).sort((a, b) => a - b),
    out: [...before].filter((unit) => !after.has(unit)).sort((a, b) => a - b),
  };
}
