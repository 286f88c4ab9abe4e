/**
 * `npm run bench:search [-- query]`: how well questions find their guides, and how fast. With
 * `--misses` it lists what the training set does not find, with `--final` it looks at the final set
 * too, with `--threads` at questions from public threads, and with `--save` the score is kept; the site tests fail when it falls.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { answer, type Engine } from '../src/search/answer';
import type { IndexFile, TextFile } from '../src/search/index-format';
import { createModel, type SearchModel } from '../src/search/model';
import { rank } from '../src/search/rank';
import { FIELD_LIMIT } from '../src/search/text';
import { createTexts } from '../src/search/texts';
import { cpuMs, quantile } from './measure-time';

/** Scores that may not fall; `--save` writes them. */
export const SCORE = 'src/search/benchmark/score.json';

/** A question with the routes that answer it and the set it was written for. */
export interface Question {
  readonly query: string;
  readonly routes: readonly string[];
  readonly source: string;
}

/** What the benchmark says of a set of questions. */
export interface Score {
  readonly questions: number;
  readonly first: number;
  readonly inThree: number;
  readonly misses: readonly string[];
}

export const SETS = ['train', 'dev', 'final'] as const;
export type QuestionSet = (typeof SETS)[number];

/** Questions from public threads, which nobody tuned on. */
const THREADS = 'benchmarks/search/threads.tsv';

/** Reads `query<TAB>route,route<TAB>source` lines. */
export function readQuestions(set: QuestionSet | 'threads' = 'dev'): Question[] {
  return readFileSync(set === 'threads' ? THREADS : `src/search/benchmark/${set}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => {
      const [query = '', routes = '', source = ''] = line.split('\t');
      return { query, routes: routes.split(',').map((route) => route.trim()), source };
    });
}

/** The routes that a query finds when it is typed into the field, best first. */
export function routesFor(model: SearchModel, query: string): string[] {
  return rank(model, query.slice(0, FIELD_LIMIT)).pages.map(
    ({ page }) => model.pages[page]?.url ?? '',
  );
}

/** Scores anything that finds routes. */
export async function scoreQuestions(
  search: (query: string) => readonly string[] | Promise<readonly string[]>,
  questions: readonly Question[],
): Promise<Score> {
  let first = 0;
  let inThree = 0;
  const misses: string[] = [];
  for (const { query, routes } of questions) {
    const found = [...new Set(await search(query))];
    const place = found.findIndex((route) => routes.includes(route));
    if (place === 0) first++;
    else {
      const best = found.slice(0, 3).join(' ');
      misses.push(`${query} → ${best} (wants ${routes.join(',')}, is ${place + 1 || 'absent'})`);
    }
    if (place >= 0 && place < 3) inThree++;
  }
  const count = Math.max(1, questions.length);
  return { questions: questions.length, first: first / count, inThree: inThree / count, misses };
}

/** The embedded engine on the site in `build/`; throws where there is none. */
export function loadEngine(): Engine {
  const read = (name: string): unknown => {
    const file = `build/search-index/${name}.json`;
    if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const index = read('index') as IndexFile;
  return {
    index,
    model: createModel(index),
    texts: createTexts(read('text') as TextFile),
    origin: 'https://docs.example.com',
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Scores of sets, rounded to three digits, as `benchmark/score.json` keeps them. */
export async function scoreSets(
  model: SearchModel,
  sets: readonly QuestionSet[] = SETS,
): Promise<Record<string, Omit<Score, 'misses'>>> {
  const scores: Record<string, Omit<Score, 'misses'>> = {};
  for (const set of sets) {
    const all = readQuestions(set);
    for (const source of ['all', ...new Set(all.map((question) => question.source))].sort()) {
      const chosen = source === 'all' ? all : all.filter((one) => one.source === source);
      const score = await scoreQuestions((query) => routesFor(model, query), chosen);
      const { questions, first, inThree } = score;
      scores[`${set} ${source}`] = { questions, first: round(first), inThree: round(inThree) };
    }
  }
  return scores;
}

/** Milliseconds of processor time that a whole answer with snippets takes after each key. */
export function keystrokeTimes(engine: Engine, every = 1): number[] {
  const request = { attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'] };
  return readQuestions('dev')
    .flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1)))
    .filter((_, place) => place % every === 0)
    .map((query) => {
      const started = cpuMs();
      answer(engine, { ...request, query }, () => 0);
      return cpuMs() - started;
    });
}

async function main(args: readonly string[]): Promise<void> {
  const engine = loadEngine();
  const query = args.filter((argument) => !argument.startsWith('--')).join(' ');
  if (query !== '') {
    for (const { page, score } of rank(engine.model, query).pages.slice(0, 10)) {
      console.log(score.toFixed(2), engine.index.pages[page]?.url);
    }
    return;
  }
  if (args.includes('--misses')) {
    const search = (text: string) => routesFor(engine.model, text);
    console.log((await scoreQuestions(search, readQuestions('train'))).misses.join('\n'));
  }
  const isFinal = args.includes('--final') || args.includes('--save');
  const scores = await scoreSets(engine.model, isFinal ? SETS : ['train', 'dev']);
  console.table(scores);
  if (args.includes('--threads')) {
    const search = (text: string) => routesFor(engine.model, text);
    const { questions, first, inThree } = await scoreQuestions(search, readQuestions('threads'));
    console.log(
      `threads: ${questions} questions, first ${round(first)}, in three ${round(inThree)}`,
    );
  }
  if (args.includes('--save')) writeFileSync(SCORE, `${JSON.stringify(scores, null, 2)}\n`);
  const times = keystrokeTimes(engine);
  const at = (share: number) => quantile(times, share).toFixed(2);
  console.log(
    `${times.length} keystrokes, whole answers: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`,
  );
}

if (process.argv[1]?.endsWith('bench-search.ts') === true) void main(process.argv.slice(2));
