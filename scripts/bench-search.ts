/**
 * `npm run bench:search [-- query]`: how well questions find their guides, and how fast. With
 * `--save` the score is kept; the site tests fail when it falls.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createModel, rank, type SearchModel } from '../src/search/rank';
import { answer, type Engine } from '../src/search/answer';
import type { IndexFile, TextFile } from '../src/search/index-format';

/** Scores that may not fall; `--save` writes them. */
export const SCORE = 'src/search/benchmark/score.json';
const QUESTIONS = 'src/search/benchmark/questions.tsv';

/** What the benchmark says of a set of questions. */
export interface Score {
  readonly questions: number;
  readonly successAt1: number;
  readonly successAt3: number;
  readonly mrr: number;
  readonly misses: readonly string[];
}

/** Reads `query<TAB>route,route` lines. */
export function readQuestions(file = QUESTIONS): { query: string; routes: string[] }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', routes = ''] = line.split('\t');
      return { query, routes: routes.split(',').map((route) => route.trim()) };
    });
}

/** The routes that a query finds, best first, each once. */
export function routesFor(model: SearchModel, query: string): string[] {
  const { places } = rank(model, query);
  return [...new Set(places.map(({ page }) => model.pages[page]?.page.url ?? ''))];
}

/** Scores a model on questions. */
export function scoreQuestions(
  model: SearchModel,
  questions: readonly { query: string; routes: readonly string[] }[],
): Score {
  let first = 0;
  let three = 0;
  let reciprocal = 0;
  const misses: string[] = [];
  for (const { query, routes } of questions) {
    const found = routesFor(model, query);
    const place = found.findIndex((route) => routes.includes(route));
    if (place === 0) first++;
    else
      misses.push(
        `${query} → ${found.slice(0, 3).join(' ')} (wants ${routes.join(',')}, is ${place + 1 || 'absent'})`,
      );
    if (place >= 0 && place < 3) three++;
    if (place >= 0) reciprocal += 1 / (place + 1);
  }
  const count = questions.length;
  return {
    questions: count,
    successAt1: first / count,
    successAt3: three / count,
    mrr: reciprocal / count,
    misses,
  };
}

/** The model of the site in `build/`; throws where there is none. */
export function loadModel(): SearchModel {
  const file = 'build/search-index/index.json';
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
  return createModel(JSON.parse(readFileSync(file, 'utf8')) as IndexFile);
}

/** The sets of questions; `held-out` was written by somebody who had seen neither guides nor code. */
export const QUESTION_SETS = ['questions', 'more-questions', 'held-out-questions'] as const;

/** Scores of all sets, rounded to three digits, as `benchmark/score.json` keeps them. */
export function scoreSets(model: SearchModel): Record<string, Omit<Score, 'misses'>> {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return Object.fromEntries(
    QUESTION_SETS.map((name) => {
      const score = scoreQuestions(model, readQuestions(`src/search/benchmark/${name}.tsv`));
      const { questions, successAt1, successAt3, mrr } = score;
      const rounded = {
        successAt1: round(successAt1),
        successAt3: round(successAt3),
        mrr: round(mrr),
      };
      return [name, { questions, ...rounded }];
    }),
  );
}

/** Milliseconds that a whole answer with snippets takes after each key of each question. */
function keystrokeTimes(model: SearchModel): number[] {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(`build/search-index/${name}.json`, 'utf8'));
  const engine: Engine = {
    index: read('index') as IndexFile,
    texts: read('text') as TextFile,
    model,
    origin: 'https://docs.example.com',
  };
  const request = { attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'] };
  return readQuestions()
    .flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1)))
    .map((query) => {
      const started = performance.now();
      answer(engine, { ...request, query }, () => performance.now());
      return performance.now() - started;
    })
    .sort((a, b) => a - b);
}

function main(args: readonly string[]): void {
  const model = loadModel();
  const query = args.filter((argument) => !argument.startsWith('--')).join(' ');
  if (query !== '') {
    for (const place of rank(model, query).places.slice(0, 10)) {
      const page = model.pages[place.page]?.page;
      console.log(place.score.toFixed(2), page?.url, page?.sections[place.section]?.heading);
    }
    return;
  }
  for (const name of QUESTION_SETS) {
    const score = scoreQuestions(model, readQuestions(`src/search/benchmark/${name}.tsv`));
    console.log(`${score.misses.join('\n')}\n`);
  }
  const scores = scoreSets(model);
  console.table(scores);
  if (args.includes('--save')) writeFileSync(SCORE, `${JSON.stringify(scores, null, 2)}\n`);
  const times = keystrokeTimes(model);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  console.log(
    `${times.length} keystrokes, whole answers: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`,
  );
}

if (process.argv[1]?.endsWith('bench-search.ts') === true) main(process.argv.slice(2));
