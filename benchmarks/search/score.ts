/**
 * `npm run bench:search [-- query]`: how well questions find their guides, and how fast. With a
 * query it only prints the ten best pages for it.
 *
 * The questions of `src/search/reader-questions.tsv` are in the index, so their score is too good;
 * `--not-indexed` scores only sets that are not. `--misses` lists questions whose guide does not
 * come first. `--save` keeps the scores; the site tests fail when they fall. `--stale` lists guides
 * that changed after their readers' questions were written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  readQuestionTable,
  findStaleQuestions,
  type Question,
} from '../../pipeline/files/search-index/reader-questions';
import { runSearch, type SearchEngine } from '../../src/search/worker/run-search';
import { unpackIndex, type TextFile } from '../../src/search/index-format';
import { createSearchModel, type SearchModel } from '../../src/search/ranking/model';
import { rankPages } from '../../src/search/ranking/rank';
import { MAX_FIELD_LENGTH } from '../../src/search/words/limits';
import { createPageTexts } from '../../src/search/ranking/page-texts';
import { getCpuMs, getQuantile } from '../lib/measure-time';
import { runAsCommand } from '../../scripts/lib/run-as-command';

/** The scores that `--save` writes; a test fails if one falls. */
export const SCORE = 'benchmarks/search/score.json';

/** Scores of one set of questions. */
export interface RelevanceScore {
  readonly questions: number;
  readonly first: number;
  readonly inThree: number;
  readonly misses: readonly string[];
}

/**
 * Files of questions. `indexed` sets are in the index; the weights are learned from them and from
 * both `training` sets; the `test` sets are neither indexed nor learned from.
 */
export const SETS = {
  indexed: 'src/search/reader-questions.tsv',
  training: 'benchmarks/search/training.tsv',
  'training-threads': 'benchmarks/search/training-threads.tsv',
  'test-1': 'benchmarks/search/test-1.tsv',
  'test-2': 'benchmarks/search/test-2.tsv',
  'test-3': 'benchmarks/search/test-3.tsv',
  'test-4': 'benchmarks/search/test-4.tsv',
  'test-5': 'benchmarks/search/test-5.tsv',
  development: 'benchmarks/search/development.tsv',
} as const;
export type QuestionSet = keyof typeof SETS;

/** The routes that the search dialog finds for a query, best first. */
export function findRoutes(model: SearchModel, query: string): string[] {
  return rankPages(model, query.slice(0, MAX_FIELD_LENGTH)).pages.map(
    ({ page }) => model.pages[page]?.url ?? '',
  );
}

/** Scores any function from query to routes. */
export async function scoreQuestions(
  search: (query: string) => readonly string[] | Promise<readonly string[]>,
  questions: readonly Question[],
): Promise<RelevanceScore> {
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

/** The embedded engine of the site in `build/`; throws if there is none. */
export function loadEngine(): SearchEngine {
  const read = (name: string): unknown => {
    const file = `build/search-index/${name}.json`;
    if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const index = unpackIndex(read('index'));
  if (index === undefined) throw new Error('build/ is of another version: run npm run build');
  return {
    index,
    model: createSearchModel(index),
    texts: createPageTexts(read('text') as TextFile),
    origin: 'https://docs.example.com',
  };
}

/**
 * The questions of a set that this site can answer. A provider that leaves guides out drops the
 * questions about them.
 */
export function selectAnswerable(model: SearchModel, set: QuestionSet): Question[] {
  const known = new Set(model.pages.map(({ url }) => url));
  return readQuestionTable(SETS[set]).filter(({ routes }) =>
    routes.some((route) => known.has(route)),
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Scores of sets, rounded to three digits as in `score.json`. */
export async function scoreSets(
  model: SearchModel,
  sets: readonly QuestionSet[] = Object.keys(SETS) as QuestionSet[],
): Promise<Record<string, Omit<RelevanceScore, 'misses'>>> {
  const scores: Record<string, Omit<RelevanceScore, 'misses'>> = {};
  for (const set of sets) {
    const all = selectAnswerable(model, set);
    for (const source of ['all', ...new Set(all.map((question) => question.source))].sort()) {
      const chosen = source === 'all' ? all : all.filter((one) => one.source === source);
      const score = await scoreQuestions((query) => findRoutes(model, query), chosen);
      const { questions, first, inThree } = score;
      scores[`${set} ${source}`] = { questions, first: round(first), inThree: round(inThree) };
    }
  }
  return scores;
}

/** Processor time in ms for a complete answer with snippets, after each keystroke. */
export function measureKeystrokes(engine: SearchEngine, every = 1): number[] {
  const request = { attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'] };
  return readQuestionTable()
    .filter((_, place) => place % 4 === 0)
    .flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1)))
    .filter((_, place) => place % every === 0)
    .map((query) => {
      const started = getCpuMs();
      runSearch(engine, { ...request, query }, { clock: () => 0 });
      return getCpuMs() - started;
    });
}

async function main(args: readonly string[]): Promise<void> {
  const engine = loadEngine();
  const query = args.filter((argument) => !argument.startsWith('--')).join(' ');
  if (query !== '') {
    for (const { page, score } of rankPages(engine.model, query).pages.slice(0, 10)) {
      console.log(score.toFixed(2), engine.index.pages[page]?.url);
    }
    return;
  }
  const sets: QuestionSet[] = args.includes('--not-indexed')
    ? ['training', 'training-threads']
    : ['indexed'];
  if (args.includes('--misses')) {
    const search = (text: string) => findRoutes(engine.model, text);
    for (const set of sets) {
      console.log(
        (await scoreQuestions(search, selectAnswerable(engine.model, set))).misses.join('\n'),
      );
    }
  }
  console.table(await scoreSets(engine.model, sets));
  if (args.includes('--save')) {
    writeFileSync(SCORE, `${JSON.stringify(await scoreSets(engine.model), null, 2)}\n`);
  }
  const times = measureKeystrokes(engine);
  const formatQuantile = (share: number) => getQuantile(times, share).toFixed(2);
  console.log(
    `${times.length} keystrokes, whole answers: median ${formatQuantile(0.5)} ms, 95th percentile ${formatQuantile(0.95)} ms`,
  );
  const { changed, missing } = findStaleQuestions();
  if (missing.length > 0) console.log(`without questions of readers: ${missing.join(', ')}`);
  if (changed.length > 0) {
    console.log(`changed since their questions were written: ${changed.length} guides (--stale)`);
  }
  if (args.includes('--stale')) console.log(changed.join('\n'));
}

runAsCommand('benchmarks/search/score.ts', main);
