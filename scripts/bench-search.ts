/** `npm run bench:search [query]`: how well questions find their guides, and how fast. */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createModel, rank, type SearchModel } from '../src/search/rank';
import type { IndexFile } from '../src/search/index-format';

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

function main(query: string | undefined): void {
  const model = loadModel();
  if (query !== undefined) {
    for (const place of rank(model, query).places.slice(0, 10)) {
      const page = model.pages[place.page]?.page;
      console.log(place.score.toFixed(2), page?.url, page?.sections[place.section]?.heading);
    }
    return;
  }
  const known = new Set(model.pages.map(({ page }) => page.url));
  const questions = readQuestions().filter(({ routes }) =>
    routes.some((route) => known.has(route)),
  );
  const score = scoreQuestions(model, questions);
  console.log(score.misses.join('\n'));
  console.log(
    `${score.questions} questions: success@1 ${score.successAt1.toFixed(3)}, success@3 ${score.successAt3.toFixed(3)}, MRR ${score.mrr.toFixed(3)}`,
  );
  const times: number[] = [];
  for (const { query: text } of questions) {
    for (let end = 1; end <= text.length; end++) {
      const started = performance.now();
      rank(model, text.slice(0, end));
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  console.log(
    `${times.length} keystrokes: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`,
  );
}

if (process.argv[1]?.endsWith('bench-search.ts') === true) main(process.argv[2]);
