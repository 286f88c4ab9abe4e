/**
 * `npm run search:learn [folder]`: learns the weights of the ranking (`src/search/ranking/weights.json`)
 * from the indexed and the training questions, and prints the scores of cross-validation by source.
 *
 * A query's pages compete by softmax over their weighted features; the weights that make the right
 * page likely are found by gradient descent (Adam). Readers' questions are in the index, so those
 * of each source are looked up in an index without them, and scored with weights learned from all
 * other sources: future readers are such a new source.
 */
import { writeFileSync } from 'node:fs';
import { runAsCommand } from './lib/run-as-command';
import { createSearchFiles } from '../pipeline/files/search-index';
import { readSite } from '../pipeline/files/search-index/read-site';
import {
  readQuestionTable,
  readAllQuestions,
  type Question,
} from '../pipeline/files/search-index/reader-questions';
import { createSearchModel, type SearchModel } from '../src/search/ranking/model';
import { FEATURES, computeFeatures, type Weights } from '../src/search/ranking/rank';
import { MAX_FIELD_LENGTH } from '../src/search/words/limits';
import { SETS } from '../benchmarks/search/score';

const WEIGHTS_FILE = 'src/search/ranking/weights.json';
const MAX_WRONG_PAGES = 15;
const STEPS = 400;
/** Fewer steps are enough to compare sources. */
const VALIDATION_STEPS = 150;
/** Of every weight that is learned. */
const INITIAL_WEIGHT = 0.5;
const LEARNING_RATE = 0.1;
/** Constants of Adam: how much of the gradient's mean and variance each step keeps. */
const MEAN_DECAY = 0.9;
const VARIANCE_DECAY = 0.999;
const EPSILON = 1e-8;
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

function createExamples(model: SearchModel, questions: readonly Question[]): Example[] {
  return questions.map(({ query, routes }) => {
    const { candidates } = computeFeatures(model, query.slice(0, MAX_FIELD_LENGTH));
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

function computeDotProduct(weights: readonly number[], features: readonly number[]): number {
  let product = 0;
  for (let i = 0; i < weights.length; i++) {
    product += (weights[i] as number) * (features[i] as number);
  }
  return product;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The examples with a right page, each with the wrong pages that have the highest features. */
function selectUsable(examples: readonly Example[]): Example[] {
  return examples
    .filter(({ right }) => right.length > 0)
    .map(({ right, wrong }) => ({
      right,
      wrong: [...wrong].sort((a, b) => sum(b) - sum(a)).slice(0, MAX_WRONG_PAGES),
    }));
}

/** The gradient of the loss: minus the mean log likelihood of the right pages, plus the decay. */
function computeGradient(weights: readonly number[], examples: readonly Example[]): number[] {
  const gradient = weights.map((weight) => WEIGHT_DECAY * weight);
  for (const { right, wrong } of examples) {
    const best = right.reduce((a, b) =>
      computeDotProduct(weights, b) > computeDotProduct(weights, a) ? b : a,
    );
    const pages = [best, ...wrong];
    const scores = pages.map((features) => computeDotProduct(weights, features));
    // The highest score becomes 0, so that no exponential overflows.
    const maxScore = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - maxScore));
    const total = sum(odds);
    for (const [page, features] of pages.entries()) {
      const isBest = page === 0;
      const probability = (odds[page] as number) / total;
      const error = (probability - (isBest ? 1 : 0)) / examples.length;
      for (let i = 0; i < gradient.length; i++) {
        gradient[i] = (gradient[i] as number) + error * (features[i] as number);
      }
    }
  }
  return gradient;
}

/** The weights that make the right page of each example most likely. */
export function learnWeights(examples: readonly Example[], steps = STEPS): number[] {
  const usable = selectUsable(examples);
  const weights: number[] = FEATURES.map((name) => RULES[name] ?? INITIAL_WEIGHT);
  const mean = weights.map(() => 0);
  const variance = weights.map(() => 0);
  for (let step = 1; step <= steps; step++) {
    for (const [i, slope] of computeGradient(weights, usable).entries()) {
      mean[i] = MEAN_DECAY * (mean[i] as number) + (1 - MEAN_DECAY) * slope;
      variance[i] = VARIANCE_DECAY * (variance[i] as number) + (1 - VARIANCE_DECAY) * slope * slope;
      const unbiasedMean = mean[i] / (1 - MEAN_DECAY ** step);
      const unbiasedVariance = variance[i] / (1 - VARIANCE_DECAY ** step);
      const change = (LEARNING_RATE * unbiasedMean) / (Math.sqrt(unbiasedVariance) + EPSILON);
      weights[i] = RULES[FEATURES[i] as keyof Weights] ?? (weights[i] as number) - change;
    }
  }
  return weights;
}

/** How many of some questions have the right page first, and among the first three. */
interface FoldScore {
  readonly questions: number;
  readonly first: number;
  readonly inThree: number;
}

/** The score of one question. */
function scoreExample(weights: readonly number[], { right, wrong }: Example): FoldScore {
  if (right.length === 0) return { questions: 1, first: 0, inThree: 0 };
  const best = Math.max(...right.map((features) => computeDotProduct(weights, features)));
  const above = wrong.filter((features) => computeDotProduct(weights, features) > best).length;
  return { questions: 1, first: above === 0 ? 1 : 0, inThree: above < 3 ? 1 : 0 };
}

const addScores = (a: FoldScore, b: FoldScore): FoldScore => ({
  questions: a.questions + b.questions,
  first: a.first + b.first,
  inThree: a.inThree + b.inThree,
});

/** The questions of one source, looked up in an index without that source's questions. */
interface Fold {
  readonly source: string;
  readonly examples: readonly Example[];
}

function createFolds(folder: string): Fold[] {
  const pages = readSite(folder);
  const readersQuestions = readQuestionTable();
  const knownQuestions = [SETS.indexed, SETS.training, SETS['training-threads']].flatMap((file) =>
    readQuestionTable(file),
  );
  return [...new Set(knownQuestions.map(({ source }) => source))].map((source) => {
    const others = readersQuestions.filter((question) => question.source !== source);
    const model = createSearchModel(
      createSearchFiles(pages, { questions: readAllQuestions(others) }).index,
    );
    const heldOut = knownQuestions.filter((question) => question.source === source);
    return { source, examples: createExamples(model, heldOut) };
  });
}

/** The scores of each fold with weights learned from all others, and of all together. */
function runCrossValidation(folds: readonly Fold[]): Map<string, FoldScore> {
  const scores = new Map<string, FoldScore>();
  let total: FoldScore = { questions: 0, first: 0, inThree: 0 };
  for (const fold of folds) {
    const others = folds.filter((other) => other !== fold);
    const weights = learnWeights(
      others.flatMap(({ examples }) => examples),
      VALIDATION_STEPS,
    );
    const score = fold.examples.map((example) => scoreExample(weights, example)).reduce(addScores);
    scores.set(fold.source, score);
    total = addScores(total, score);
  }
  return scores.set('all', total);
}

function main(folder: string): void {
  const folds = createFolds(folder);
  for (const [source, { questions, first, inThree }] of runCrossValidation(folds)) {
    const formatShare = (count: number) => (count / questions).toFixed(3);
    console.log(
      `${source}: ${questions} questions, first ${formatShare(first)}, in three ${formatShare(inThree)}`,
    );
  }
  const weights = learnWeights(folds.flatMap(({ examples }) => examples));
  const weightsByName = Object.fromEntries(
    FEATURES.map((name, i) => [name, Math.round((weights[i] as number) * 1000) / 1000]),
  ) as Weights;
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(weightsByName, null, 2)}\n`);
}

runAsCommand('scripts/learn-search.ts', ([folder = 'build']) => {
  main(folder);
});
