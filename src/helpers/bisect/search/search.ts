/**
 * Finds the culprits by bisection. It assumes that a fault which appears with some addons in also
 * appears with more of them in. Then the smallest faulty prefix of the order ends with a culprit,
 * and bisection finds it; any partners are found the same way among the units before it.
 *
 * The assumption fails if a fault is intermittent, or if an addon needs another without declaring it.
 * Then only “the problem is there” is certain. So a name counts as shown only if the problem
 * appeared with it and its partners alone, and with everything in, and was gone without it in as
 * many tests as `countRequiredTests` requires; if one of these is missing, it is only suspected.
 *
 * An example with five addons, A to E, of which C causes the fault, but only together with A:
 * 1. `nothing` is clean, so the fault needs an addon.
 * 2. `half`: A B C is faulty and A B is clean. The smallest faulty prefix ends with C, a culprit.
 * 3. `everything` need not be asked: A B C was faulty, so it would be faulty with D and E, too.
 * 4. `without`: A B D E is clean, so there is no other culprit.
 * 5. `alone`: C is clean, so C has a partner among the units before it, A and B.
 * 6. `partner`: A C is faulty, so the partner is A.
 * 7. `less` need not be asked: A alone is clean because A B was, and C alone was clean in step 5. The
 *    fault needs both, so C is shown, with A as its partner.
 */
import type { AddonOrder } from './order';
import { PROOF_FACTOR, countRequiredTests, type Frequency } from './frequency';
import {
  type BisectEnding,
  type BisectRound,
  type BisectState,
  countHalvings,
  countRoundsToName,
  type Culprit,
  type RoundAnswer,
  type RoundKind,
  type Steps,
} from './round';

/** More culprits, or more partners of one, suggest an intermittent fault. */
export const MAX_CULPRITS = 4;

const joinSets = (...sets: readonly Iterable<number>[]): Set<number> =>
  new Set(sets.flatMap((set) => [...set]));
const isWithin = (inner: ReadonlySet<number>, outer: ReadonlySet<number>): boolean =>
  inner.size <= outer.size && [...inner].every((unit) => outer.has(unit));
const isEqual = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && isWithin(a, b);

/** What a halving is for. */
interface Halving extends Pick<BisectRound, 'found'> {
  readonly kind: 'half' | 'partner';
  /** Units that stay in. */
  readonly fixed: ReadonlySet<number>;
}

/** What a step of the search leads to: the end of the whole search, or what the next step needs. */
type Outcome<Result> =
  | { readonly hasEnded: true; readonly ending: BisectEnding }
  | ({ readonly hasEnded: false } & Result);

interface PartnerCandidate {
  readonly unit: number;
  /** Units before it, libraries included: a partner is one of them. */
  readonly before: readonly number[];
}

/** The positions between two others, from the middle outward: 5, 6, 4, 7, 3 between 2 and 8. */
function listFromMiddle(low: number, high: number): number[] {
  const middle = Math.ceil((low + high) / 2);
  return Array.from({ length: high - low - 1 }, (_, index) => low + 1 + index).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a,
  );
}

class BisectSearch {
  private readonly faulty: ReadonlySet<number>[] = [];
  private readonly clean: ReadonlySet<number>[] = [];
  private readonly useless: ReadonlySet<number>[] = [];
  private readonly all: readonly number[];
  private readonly tests: number;

  constructor(
    private readonly order: AddonOrder,
    private readonly frequency: Frequency,
  ) {
    this.all = order.units.map((_, unit) => unit);
    this.tests = countRequiredTests(frequency);
  }

  /** Asks, unless the answer to a smaller or larger set implies the answer to this one. */
  private *askUnlessImplied(round: BisectRound): Steps<RoundAnswer> {
    if (this.faulty.some((set) => isWithin(set, round.active))) return 'fault';
    if (this.clean.some((set) => isWithin(round.active, set))) return 'clean';
    return yield* this.askUnlessUseless(round);
  }

  /**
   * Asks, unless earlier answers prove this one. If the fault is intermittent, or the answers
   * contradict each other, only a fault in exactly this set is a proof.
   */
  private *askUnlessProven(round: BisectRound): Steps<RoundAnswer> {
    if (this.frequency === 'always' && !this.isContradicted())
      return yield* this.askUnlessImplied(round);
    return yield* this.askUnlessSeenFaulty(round);
  }

  /** Asks, unless exactly this set was faulty before: other sets prove nothing here. */
  private *askUnlessSeenFaulty(round: BisectRound): Steps<RoundAnswer> {
    const isSame = (set: ReadonlySet<number>) => isEqual(set, round.active);
    if (this.faulty.some(isSame)) return 'fault';
    return yield* this.askUnlessUseless(round);
  }

  /** Asks, unless exactly this set could not be tested before, and remembers the answer. */
  private *askUnlessUseless(round: BisectRound): Steps<RoundAnswer> {
    const isSame = (set: ReadonlySet<number>) => isEqual(set, round.active);
    if (this.useless.some(isSame)) return 'other';
    const answer = yield round;
    const sets = { fault: this.faulty, clean: this.clean, other: this.useless };
    sets[answer].push(round.active);
    return answer;
  }

  /** A fault in a subset of a clean set: it is intermittent, or something was missing. */
  private isContradicted(): boolean {
    return this.faulty.some((fault) => this.clean.some((clean) => isWithin(fault, clean)));
  }

  private createProofRound(
    kind: RoundKind,
    active: Iterable<number>,
    names: readonly number[],
  ): BisectRound {
    const tests = this.tests === 1 ? 1 : this.tests * PROOF_FACTOR;
    return {
      kind,
      active: new Set(active),
      suspects: [...names],
      found: [...names],
      atMost: 0,
      tests,
    };
  }

  /** What units need, including themselves. */
  private withNeeds(units: readonly number[]): ReadonlySet<number> {
    return joinSets(...units.map((unit) => this.order.below(unit)));
  }

  /** All units that are left when some are out along with everything that needs them. */
  private listAllWithout(units: readonly number[]): number[] {
    const out = joinSets(...units.map((unit) => this.order.above(unit)));
    return this.all.filter((unit) => !out.has(unit));
  }

  /**
   * The item that triggers the fault: `fixed` is clean, `fixed` with all items is faulty. A half
   * that cannot run is replaced by the next larger or smaller one.
   * @returns several items if none of the halves between them can run
   */
  private *halve(
    items: readonly number[],
    { fixed, ...purpose }: Halving,
  ): Steps<readonly [number, ...number[]]> {
    let low = 0;
    let high = items.length;
    while (high - low > 1) {
      const before = high - low;
      for (const middle of listFromMiddle(low, high)) {
        const answer = yield* this.askUnlessImplied({
          ...purpose,
          active: joinSets(fixed, items.slice(0, middle)),
          suspects: items.slice(low, high),
          atMost: countHalvings(high - low),
          tests: this.tests,
        });
        if (answer === 'other') continue;
        if (answer === 'fault') high = middle;
        else low = middle;
        break;
      }
      if (high - low === before) break;
    }
    return items.slice(low, high) as [number, ...number[]];
  }

  /**
   * Whether the fault needs any addon: tests libraries only, then nothing.
   * @returns what stays in while the rest is searched, or an ending
   */
  private *findStart(): Steps<
    Outcome<{ floor: ReadonlySet<number>; universe: readonly number[] }>
  > {
    const { libraryCount } = this.order;
    const libraries = this.all.slice(0, libraryCount);
    const first = yield* this.askUnlessImplied({
      kind: libraryCount === 0 ? 'nothing' : 'libraries',
      active: new Set(libraries),
      suspects: this.all.slice(libraryCount),
      found: [],
      atMost: countRoundsToName(this.order),
      tests: this.tests,
    });
    if (first !== 'fault') {
      return libraryCount === this.all.length
        ? { hasEnded: true, ending: { kind: 'gone' } }
        : { hasEnded: false, floor: new Set(libraries), universe: this.all };
    }
    if (libraryCount === 0) return { hasEnded: true, ending: { kind: 'outside' } };
    const nothing = yield* this.askUnlessImplied({
      kind: 'nothing',
      active: new Set(),
      suspects: libraries,
      found: [],
      atMost: countHalvings(libraryCount) + 1,
      tests: this.tests,
    });
    return nothing === 'fault'
      ? { hasEnded: true, ending: { kind: 'outside' } }
      : { hasEnded: false, floor: new Set(), universe: libraries };
  }

  /** Finds one culprit after another, until everything left is clean. */
  private *findCandidates(
    floor: ReadonlySet<number>,
    start: readonly number[],
  ): Steps<Outcome<{ candidates: readonly PartnerCandidate[] }>> {
    const candidates: PartnerCandidate[] = [];
    const getUnits = () => candidates.map(({ unit }) => unit);
    let universe = start;
    for (;;) {
      const inside = new Set(universe);
      const fixed = new Set([...floor].filter((unit) => inside.has(unit)));
      const items = universe.filter((unit) => !fixed.has(unit));
      // Everything left is out because it needs a culprit: nothing more to find.
      if (items.length === 0)
        return { hasEnded: true, ending: { kind: 'unreliable', suspects: getUnits() } };
      const [unit, ...otherUnits] = yield* this.halve(items, {
        kind: 'half',
        fixed,
        found: getUnits(),
      });
      if (otherUnits.length > 0) {
        return {
          hasEnded: true,
          ending: { kind: 'unreliable', suspects: [...getUnits(), unit, ...otherUnits] },
        };
      }
      const whole = yield* this.askUnlessImplied({
        kind: 'everything',
        active: inside,
        suspects: [unit],
        found: getUnits(),
        atMost: 0,
        tests: this.tests,
      });
      if (whole === 'clean') return { hasEnded: true, ending: { kind: 'gone' } };
      const before = items.slice(0, items.indexOf(unit));
      candidates.push({ unit, before: [...fixed, ...before] });
      if (candidates.length > MAX_CULPRITS) {
        return { hasEnded: true, ending: { kind: 'unreliable', suspects: getUnits() } };
      }
      universe = this.listAllWithout(getUnits());
      const rest = yield* this.askUnlessProven(
        this.createProofRound('without', universe, getUnits()),
      );
      // Without this test nothing can be concluded: it stays the only suspect.
      if (rest !== 'fault') return { hasEnded: false, candidates };
    }
  }

  /**
   * Adds partners to names until the fault appears with them and what they need.
   * @param others candidates for partners
   * @returns undefined if even all of them are not enough
   */
  private *addPartners(
    names: readonly number[],
    others: readonly number[],
  ): Steps<readonly number[] | undefined> {
    const required = [...names];
    let items = [...others].sort((a, b) => a - b);
    for (;;) {
      const fixed = this.withNeeds(required);
      items = items.filter((item) => !fixed.has(item));
      const answer = yield* this.askUnlessProven(this.createProofRound('alone', fixed, required));
      if (answer === 'fault') return required;
      if (items.length === 0 || required.length > MAX_CULPRITS) return undefined;
      const [partner, ...otherPartners] = yield* this.halve(items, {
        kind: 'partner',
        fixed,
        found: [...required],
      });
      if (otherPartners.length > 0) return undefined;
      required.push(partner);
      items = items.slice(0, items.indexOf(partner));
    }
  }

  /** Removes names, along with what they need, that the fault does not need. */
  private *reduceToNeeded(names: readonly number[]): Steps<readonly number[] | undefined> {
    for (const name of names) {
      const above = this.order.above(name);
      const otherNames = names.filter((other) => other !== name);
      // None of the others needs it: partners come before a unit and do not depend on it.
      const active = [...this.withNeeds(names)].filter((unit) => !above.has(unit));
      if (active.length === 0) continue;
      const answer = yield* this.askUnlessProven(this.createProofRound('less', active, names));
      if (answer === 'other') return undefined;
      if (answer === 'clean') continue;
      if (otherNames.length > 0) {
        const other = yield* this.addPartners(otherNames, active);
        return other === undefined ? undefined : yield* this.reduceToNeeded(other);
      }
      const items = active.sort((a, b) => a - b);
      const [unit, ...otherUnits] = yield* this.halve(items, {
        kind: 'half',
        fixed: new Set(),
        found: [],
      });
      return otherUnits.length > 0 ? undefined : yield* this.reduceToNeeded([unit]);
    }
    return names;
  }

  /**
   * Whether the fault appears with a culprit and everything but the other culprits, and is gone
   * without it: an addon that fails only because another is out is innocent.
   */
  private *isNecessary(unit: number, others: readonly number[]): Steps<boolean> {
    const { above } = this.order;
    // What needs another culprit is out with it, and may be what this one is missing.
    if (others.some((other) => above(other).size > 1)) return false;
    const dependents = [...above(unit)].filter((user) => user !== unit);
    const out = [...others, ...dependents];
    if (out.length > 0) {
      const back = this.createProofRound('back', this.listAllWithout(out), [unit]);
      if ((yield* this.askUnlessSeenFaulty(back)) !== 'fault') return false;
    }
    const rest = this.createProofRound('without', this.listAllWithout([...others, unit]), [unit]);
    return (yield* this.askUnlessProven(rest)) === 'clean';
  }

  private *proveCulprit(candidate: PartnerCandidate, others: readonly number[]): Steps<Culprit> {
    const names = yield* this.addPartners([candidate.unit], candidate.before);
    const fewest = names === undefined ? undefined : yield* this.reduceToNeeded(names);
    if (fewest === undefined) return { unit: candidate.unit, partners: [], proof: 'suspected' };
    const [unit = candidate.unit, ...partners] = fewest;
    const rest = others.filter((other) => !fewest.includes(other));
    const isNeeded = yield* this.isNecessary(unit, rest);
    return { unit, partners, proof: isNeeded ? 'shown' : 'suspected' };
  }

  *run(): Steps<BisectEnding> {
    const start = yield* this.findStart();
    if (start.hasEnded) return start.ending;
    const found = yield* this.findCandidates(start.floor, start.universe);
    if (found.hasEnded) return found.ending;
    const { candidates } = found;
    const culprits: Culprit[] = [];
    for (const candidate of candidates) {
      const others = candidates.filter((other) => other !== candidate).map(({ unit }) => unit);
      culprits.push(yield* this.proveCulprit(candidate, others));
    }
    const remaining = new Set(this.listAllWithout(candidates.map(({ unit }) => unit)));
    const named = new Set(culprits.flatMap(({ unit, partners }) => [unit, ...partners]));
    return {
      kind: 'found',
      culprits: culprits.filter(
        ({ unit }, index) => culprits.findIndex((other) => other.unit === unit) === index,
      ),
      untested: this.all.filter((unit) => !remaining.has(unit) && !named.has(unit)),
    };
  }
}

/** The search as a generator: each step yields a round and takes its answer. */
export const search = (order: AddonOrder, frequency: Frequency): Steps<BisectEnding> =>
  new BisectSearch(order, frequency).run();

/** State of a search after some answers; answers beyond its end are ignored. */
export function replayAnswers(
  order: AddonOrder,
  answers: readonly RoundAnswer[],
  frequency: Frequency = 'always',
): BisectState {
  if (order.units.length === 0) return { rounds: [], ending: { kind: 'gone' } };
  const steps = search(order, frequency);
  const rounds: (BisectRound & { answer: RoundAnswer })[] = [];
  let step = steps.next();
  for (const answer of answers) {
    if (step.done === true) break;
    rounds.push({ ...step.value, answer });
    step = steps.next(answer);
  }
  return step.done === true ? { rounds, ending: step.value } : { rounds, next: step.value };
}
