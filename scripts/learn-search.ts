/**
 * `npm run search:learn [folder]`: learns the weights of the ranking (`src/search/weights.json`)
 * from every known question except those of the final set, and prints the scores of
 * cross-validation by source.
 *
 * A query's pages compete by softmax over their weighted features; the weights that make the right
 * page likely are found by gradient descent (Adam). Readers' questions are in the index, so those
 * of each source are looked up in an index without them, and scored with weights learned from all
 * other sources: future readers are such a new source.
 */
import { writeFileSync } from 'node:fs';
import { searchFiles } from '../pipeline/files/search-index';
import { readSite } from '../pipeline/files/search-index/read-site';
import {
  readQuestions,
  readReaderQuestions,
  type Question,
} from '../pipeline/files/search-index/reader-questions';
import { createModel, type SearchModel } from '../src/search/model';
import { FEATURES, featuresOf, type Weights } from '../src/search/rank';
import { FIELD_LIMIT } from '../src/search/limits';
import { SETS } from '../benchmarks/search/score';
import { runAsCommand } from './lib/run-as-command';

const WEIGHTS_FILE = 'src/search/weights.json';
const MAX_WRONG_PAGES = 15;
const STEPS = 400;
const LEARNING_RATE = 0.1;
/** Pulls weights toward zero, so that rare features do not grow without need. */
const WEIGHT_DECAY = 1e-3;

/**
 * Rules, not learned: general pages are preferred to those about a game that is not named, a
 * message that is quoted leads to its page, and pages about the product of the open page are
 * preferred. These cannot be learned, because questions rarely quote a message and do not say on
 * which page they were asked.
 */
const RULES: Partial<Weights> = { gameNotNamed: -4, messageQuoted: 4, subjectOpen: 2 };

/** The features of one query's pages: the right ones, and all others. */
interface Example {
  readonly right: readonly (readonly number[])[];
  readonly wrong: readonly (readonly number[])[];
}

function examplesOf(model: SearchModel, questions: readonly Question[]): Example[] {
  return questions.map(({ query, routes }) => {
    const { candidates } = featuresOf(model, query.slice(0, FIELD_LIMIT));
    const isRight = (page: number) => routes.includes(model.pages[page]?.url ?? '');
    return {
      right: candidates
        .filter(({ page, fit }) => isRight(page) && fit !== 'other')
        .map(({ features }) => features),
      wrong: candidates
        .filter(({ page, fit }) => !isRight(page) && fit !== 'other')
        .map(({ features }) => features),
    };
  });
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum;
}

/** The weights that make the right page of each example most likely. */
export function learn(examples: readonly Example[], steps = STEPS): number[] {
  const size = FEATURES.length;
  const usable = examples
    .filter(({ right }) => right.length > 0)
    .map(({ right, wrong }) => ({
      right,
      wrong: [...wrong]
        .sort((a, b) => b.reduce((x, y) => x + y, 0) - a.reduce((x, y) => x + y, 0))
        .slice(0, MAX_WRONG_PAGES),
    }));
  const weights: number[] = FEATURES.map((name) => RULES[name] ?? 0.5);
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => WEIGHT_DECAY * weight);
    for (const { right, wrong } of usable) {
      const best = right.reduce((a, b) => (dot(weights, b) > dot(weights, a) ? b : a));
      const all = [best, ...wrong];
      const scores = all.map((features) => dot(weights, features));
      const top = Math.max(...scores);
      const likely = scores.map((score) => Math.exp(score - top));
      const sum = likely.reduce((a, b) => a + b, 0);
      for (const [place, features] of all.entries()) {
        const share = ((likely[place] as number) / sum - (place === 0 ? 1 : 0)) / usable.length;
        for (let i = 0; i < size; i++) {
          gradient[i] = (gradient[i] as number) + share * (features[i] as number);
        }
      }
    }
    for (let i = 0; i < size; i++) {
      const g = gradient[i] as number;
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
      square[i] = 0.999 * (square[i] as number) + 0.001 * g * g;
      const m = (mean[i] as number) / (1 - 0.9 ** step);
      const v = (square[i] as number) / (1 - 0.999 ** step);
      const next = (weights[i] as number) - (LEARNING_RATE * m) / (Math.sqrt(v) + 1e-8);
      weights[i] = RULES[FEATURES[i] as keyof Weights] ?? next;
    }
  }
  return weights;
}

/** How many examples have the right page first, and among the first three. */
function judge(weights: readonly number[], examples: readonly Example[]): [number, number] {
  let [first, three] = [0, 0];
  for (const { right, wrong } of examples) {
    if (right.length === 0) continue;
    const best = Math.max(...right.map((features) => dot(weights, features)));
    const above = wrong.filter((features) => dot(weights, features) > best).length;
    if (above === 0) first++;
    if (above < 3) three++;
  }
  return [first, three];
}

function main(folder: string): void {
  const pages = readSite(folder);
  const asked = readQuestions();
  const known = [SETS.indexed, SETS.training, SETS['training-threads']].flatMap((file) =>
    readQuestions(file),
  );
  const folds = [...new Set(known.map(({ source }) => source))].map((source) => {
    const others = asked.filter((one) => one.source !== source);
    const model = createModel(searchFiles(pages, { questions: readReaderQuestions(others) }).index);
    const heldOut = known.filter((one) => one.source === source);
    return { held: heldOut, examples: examplesOf(model, heldOut) };
  });
  const found = new Map<string, [questions: number, first: number, three: number]>();
  for (const [fold, { held, examples }] of folds.entries()) {
    const weights = learn(folds.flatMap((one, place) => (place === fold ? [] : one.examples)), 150); // prettier-ignore
    for (const [place, { source }] of held.entries()) {
      const [first, three] = judge(weights, [examples[place] as Example]);
      for (const name of [source, 'all']) {
        const [questions, firsts, threes] = found.get(name) ?? [0, 0, 0];
        found.set(name, [questions + 1, firsts + first, threes + three]);
      }
    }
  }
  for (const [name, [questions, first, three]] of found) {
    const share = (count: number) => (count / questions).toFixed(3);
    console.log(`${name}: ${questions} questions, first ${share(first)}, in three ${share(three)}`);
  }
  const weights = learn(folds.flatMap(({ examples }) => examples));
  const named = Object.fromEntries(
    FEATURES.map((name, i) => [name, Math.round((weights[i] as number) * 1000) / 1000]),
  ) as Weights;
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(named, null, 2)}\n`);
}

runAsCommand('scripts/learn-search.ts', ([folder = 'build']) => {
  main(folder);
});
