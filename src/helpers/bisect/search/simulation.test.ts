/** Simulated servers with an intermittent fault: no innocent addon may be named as shown. */
import { describe, expect, it } from 'vitest';
import { createOrder, type AddonOrder } from './order';
import type { Addon } from '../list/addon';
import { CHANCE, type Frequency } from './frequency';
import { search } from './search';
import type { RoundAnswer, BisectEnding } from './round';

/** Mulberry32: a seeded generator, so that every run draws the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Server {
  readonly order: AddonOrder;
  /** Units: the fault appears whenever all members of one of these sets are in. */
  readonly guilty: readonly (readonly number[])[];
  /** Units: the first does not run without the second, and its jar does not declare it. */
  readonly undeclared: readonly (readonly [number, number])[];
}

/** 5 to 40 addons with hard dependencies and libraries; one culprit, two, or two that conflict. */
function drawServer(draw: () => number, undeclared: number): Server {
  const count = 5 + Math.floor(draw() * 36);
  const pick = () => Math.floor(draw() * count);
  const libraries = new Set(Array.from({ length: Math.floor(draw() * 5) }, pick));
  const addons = Array.from({ length: count }, (_, index): Addon => ({
    name: `p${index}`,
    ids: [],
    needs: draw() < 0.3 ? [`p${pick()}`] : [],
    library: libraries.has(index),
  }));
  const order = createOrder(addons);
  const unit = () => {
    const addon = pick();
    return order.units.findIndex((indices) => indices.includes(addon));
  };
  const kind = draw();
  const pair = () => (kind < 0.75 ? [[unit()], [unit()]] : [[unit(), unit()]]);
  const guilty = kind < 0.5 ? [[unit()]] : pair();
  return {
    order,
    guilty,
    undeclared: Array.from({ length: undeclared }, () => [unit(), unit()] as const),
  };
}

/** Answers like a reader who repeats each test as the helper asks. */
function play({ order, guilty, undeclared }: Server, frequency: Frequency, draw: () => number) {
  const steps = search(order, frequency);
  let [tests, rounds] = [0, 0];
  let step = steps.next();
  while (step.done !== true) {
    const { active } = step.value;
    const broken = undeclared.some(([user, need]) => active.has(user) && !active.has(need));
    const faulty = guilty.some((set) => set.every((unit) => active.has(unit)));
    if (broken) {
      rounds++;
      step = steps.next('other');
      continue;
    }
    let seen = false;
    for (let test = 0; test < step.value.tests && !seen; test++) {
      tests++;
      seen = faulty && draw() < CHANCE[frequency];
    }
    rounds++;
    step = steps.next(seen ? 'fault' : 'clean');
  }
  return { ending: step.value, tests, rounds };
}

function judgeEnding({ guilty }: Server, ending: BisectEnding) {
  const culprits = ending.kind === 'found' ? ending.culprits : [];
  const isGuilty = (unit: number) => guilty.some((set) => set.includes(unit));
  const names = (proof: 'shown' | 'suspected') =>
    culprits.filter((each) => each.proof === proof).flatMap((c) => [c.unit, ...c.partners]);
  return {
    innocentShown: names('shown').filter((unit) => !isGuilty(unit)).length,
    innocentSuspected: names('suspected').filter((unit) => !isGuilty(unit)).length,
    shown: names('shown').some(isGuilty),
    suspected: names('suspected').some(isGuilty),
  };
}

const RUNS = 2000;
/** Answers after which a search counts as endless. */
const MAX_ROUNDS = 500;

describe('no innocent part is named as shown', () => {
  it.each(['always', 'mostly', 'often', 'half'] as const)(
    'if the fault appears %s',
    (frequency) => {
      const draw = createRandom(16);
      const sum = { shown: 0, suspected: 0, none: 0, innocentSuspected: 0, tests: 0, rounds: 0 };
      for (let run = 0; run < RUNS; run++) {
        const server = drawServer(draw, 0);
        const { ending, tests, rounds } = play(server, frequency, draw);
        const result = judgeEnding(server, ending);
        expect(result.innocentShown, `run ${run}`).toBe(0);
        sum.tests += tests;
        sum.rounds += rounds;
        sum.innocentSuspected += Math.min(1, result.innocentSuspected);
        if (result.shown) sum.shown++;
        else if (result.suspected) sum.suspected++;
        else sum.none++;
      }
      console.info(
        `${frequency}: of ${RUNS} shown ${sum.shown}, suspected only ${sum.suspected}, no name ${sum.none}; innocent suspected ${sum.innocentSuspected}; rounds ${(sum.rounds / RUNS).toFixed(1)}, tests ${(sum.tests / RUNS).toFixed(1)}`,
      );
      expect(sum.shown / RUNS).toBeGreaterThan(0.85);
    },
  );

  it('if parts have undeclared dependencies, and the reader distinguishes the errors', () => {
    const draw = createRandom(17);
    const sum = { shown: 0, suspected: 0, none: 0 };
    for (let run = 0; run < RUNS; run++) {
      const server = drawServer(draw, 2);
      const { ending } = play(server, 'always', draw);
      const result = judgeEnding(server, ending);
      expect(result.innocentShown, `run ${run}`).toBe(0);
      if (result.shown) sum.shown++;
      else if (result.suspected) sum.suspected++;
      else sum.none++;
    }
    console.info(
      `undeclared needs: of ${RUNS} shown ${sum.shown}, suspected only ${sum.suspected}, no name ${sum.none}`,
    );
    expect(sum.shown / RUNS).toBeGreaterThan(0.4);
  });
});

describe('random answers', () => {
  it('end every search, and never name anything that no round showed', () => {
    const draw = createRandom(18);
    const kinds = new Set<string>();
    for (let run = 0; run < 20_000; run++) {
      const server = drawServer(draw, 0);
      // From readers who are almost always right to those who guess.
      const wrong = draw() * 0.6;
      const steps = search(server.order, 'always');
      let step = steps.next();
      let faults = 0;
      for (let round = 0; step.done !== true; round++) {
        // `expect` here would take a quarter of the test's time.
        if (round >= MAX_ROUNDS) throw new Error(`no end after ${MAX_ROUNDS} answers`);
        const { active } = step.value;
        const right = server.guilty.some((set) => set.every((unit) => active.has(unit)))
          ? 'fault'
          : 'clean';
        const guess = (['fault', 'clean', 'other'] as const)[Math.floor(draw() * 3)] as RoundAnswer;
        const answer = draw() < wrong ? guess : right;
        if (answer === 'fault') faults++;
        step = steps.next(answer);
      }
      kinds.add(step.value.kind);
      if (step.value.kind === 'found' && step.value.culprits.some((c) => c.proof === 'shown')) {
        expect(faults).toBeGreaterThan(0);
      }
    }
    expect([...kinds].sort()).toEqual(['found', 'gone', 'outside', 'unreliable']);
  });
});
