/**
 * `npm run bench:search-growth [folder] [pages …]`: what the embedded search costs when the site
 * grows. Prints a Markdown table for 125, 1,000 and 5,000 pages.
 *
 * The pages are copies of real ones (and of their readers' questions) with other words: some of the
 * longer words become other words of the site, which keeps text lengths and word frequencies; fewer
 * become new words, so the dictionary grows as on a real site. Each size runs in its own process,
 * because memory is measured.
 */
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { createSearchFiles } from '../../pipeline/files/search-index';
import { readSite } from '../../pipeline/files/search-index/read-site';
import type { ParsedPage } from '../../pipeline/files/search-index/parse-page';
import { packIndex, unpackIndex } from '../../src/search/index-format';
import { runSearch, type SearchEngine } from '../../src/search/worker/run-search';
import { createSearchModel } from '../../src/search/ranking/model';
import { createPageTexts } from '../../src/search/ranking/page-texts';
import {
  readQuestionTable,
  readAllQuestions,
} from '../../pipeline/files/search-index/reader-questions';
import { getCpuMs, measureFastest, getQuantile } from '../lib/measure-time';
import { runAsCommand } from '../../scripts/lib/run-as-command';

const SIZES = [125, 1000, 5000];
const KEYSTROKES = 150;
const LARGE_TEXT = 4_000_000;
/** Percentage of words with five or more letters that a copy replaces. */
const OTHER_WORDS = 35;
const NEW_WORDS = 3;
// cspell:ignore okan
const ENDINGS = ['ora', 'ent', 'ix', 'uma', 'eth', 'okan', 'ist', 'avo'];

/** A number from 0 to 2³² − 1 that depends only on the text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** `count` pages made from real ones. Deterministic. */
export function createPageCopies(pages: readonly ParsedPage[], count: number): ParsedPage[] {
  const vocabulary = [
    ...new Set(
      pages.flatMap(({ passages }) =>
        passages.flatMap(({ text }) => text.match(/[a-z]{5,}/g) ?? []),
      ),
    ),
  ].sort();
  const frequent = findFrequentHeadings(pages);
  return Array.from({ length: count }, (_, index) => {
    const page = pages[index % pages.length] as ParsedPage;
    const copy = Math.floor(index / pages.length);
    return copy === 0 ? page : substitute(page, copy, { vocabulary, keptHeadings: frequent });
  });
}

/** Headings on more than a third of all pages: the template of every guide, so copies keep them. */
function findFrequentHeadings(pages: readonly ParsedPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { page } of pages) {
    for (const { heading } of page.sections) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > pages.length / 3).map(([name]) => name));
}

/** The word that stands for another in a copy: one of the vocabulary, an invented one, or itself. */
function substituteWord(word: string, copy: number, vocabulary: readonly string[]): string {
  const hash = hashText(`${copy} ${word}`);
  const percent = hash % 100;
  const index = Math.floor(hash / 100);
  if (percent < OTHER_WORDS) return vocabulary[index % vocabulary.length] as string;
  if (percent >= OTHER_WORDS + NEW_WORDS) return word;
  const endings = [ENDINGS[index % 8], ENDINGS[(index >>> 3) % 8]];
  return word.slice(0, 4) + endings.join('');
}

interface SubstituteOptions {
  readonly vocabulary: readonly string[];
  /** Headings that copies keep. */
  readonly keptHeadings: ReadonlySet<string>;
}

/** A copy of a page with many words replaced, each always by the same one. */
function substitute(
  { page, passages }: ParsedPage,
  copy: number,
  { vocabulary, keptHeadings }: SubstituteOptions,
): ParsedPage {
  const substitutes = new Map<string, string>();
  const getSubstitute = (word: string): string => {
    const known = substitutes.get(word) ?? substituteWord(word, copy, vocabulary);
    substitutes.set(word, known);
    return known;
  };
  const change = (text: string) => text.replace(/[a-z]{5,}/g, getSubstitute);
  return {
    page: {
      ...page,
      url: `/copy-${copy}${change(page.url)}`,
      title: change(page.title),
      description: change(page.description),
      keywords: page.keywords.map(change),
      ...(page.questions && { questions: page.questions.map(change) }),
      sections: page.sections.map(({ heading, ...section }) => ({
        ...section,
        heading: keptHeadings.has(heading) ? heading : change(heading),
      })),
      ...(page.messages !== undefined && {
        messages: page.messages.map(
          ([section, anchor, text]) => [section, anchor, change(text)] as const,
        ),
      }),
    },
    passages: passages.map((passage) => ({ ...passage, text: change(passage.text) })),
  };
}

/** Brotli at the build's level, or at 9 instead of 11 for texts that would take too long. */
export function countBrotliBytes(text: string): number {
  const quality = text.length > LARGE_TEXT ? 9 : 11;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Heap size in bytes after garbage collection. */
function measureHeapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const formatKilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;
const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

/** A sample of what the search field holds while the questions are typed. */
function sampleKeystrokes(): string[] {
  const typed = readQuestionTable().flatMap(({ query }) =>
    Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)),
  );
  const step = Math.max(1, Math.floor(typed.length / KEYSTROKES));
  return typed.filter((_, place) => place % step === 0);
}

/** Time in ms that each keystroke takes, once the engine is warm. */
async function measureKeystrokes(engine: SearchEngine): Promise<number[]> {
  const keystrokes = sampleKeystrokes();
  const search = (query: string) => runSearch(engine, { query }, { clock: () => 0 });
  for (const query of keystrokes.slice(0, 20)) search(query);
  const times: number[] = [];
  for (const query of keystrokes) times.push(await measureFastest(3, () => search(query)));
  return times;
}

/**
 * One row of the table. Copies repeat each other and compress too well, so the second index size
 * assumes that new pages compress like the real ones.
 */
async function measure(folder: string, count: number): Promise<string> {
  const real = readSite(folder);
  const questions = readAllQuestions();
  const withQuestions = real.map((read) => ({
    ...read,
    page: { ...read.page, questions: questions.get(read.page.url) ?? [] },
  }));
  const pages = createPageCopies(withQuestions, count);
  let started = getCpuMs();
  const built = createSearchFiles(pages);
  const indexText = JSON.stringify(packIndex(built.index));
  const textsText = JSON.stringify(built.texts);
  const buildMs = getCpuMs() - started;

  const before = measureHeapBytes();
  started = getCpuMs();
  const index = unpackIndex(JSON.parse(indexText)) ?? built.index;
  const model = createSearchModel(index);
  const startMs = getCpuMs() - started;
  const texts = createPageTexts(JSON.parse(textsText) as typeof built.texts);
  for (const page of index.pages.keys()) texts.get(page);
  const memory = measureHeapBytes() - before;

  const engine = { index, model, texts, origin: 'https://docs.example.com' };
  const times = await measureKeystrokes(engine);
  const realText = JSON.stringify(packIndex(createSearchFiles(real).index));
  const ratio = countBrotliBytes(realText) / realText.length;
  return [
    '',
    count.toLocaleString('en'),
    index.terms.split('\n').length.toLocaleString('en'),
    formatKilobytes(indexText.length),
    `${formatKilobytes(countBrotliBytes(indexText))} to ${formatKilobytes(ratio * indexText.length)}`,
    formatKilobytes(countBrotliBytes(textsText)),
    `${(buildMs / 1000).toFixed(1)} s`,
    `${Math.round(startMs)} ms`,
    `${getQuantile(times, 0.5).toFixed(1)} / ${getQuantile(times, 0.95).toFixed(1)} ms`,
    formatMegabytes(memory),
    '',
  ]
    .join(' | ')
    .trim();
}

async function main(folder: string, sizes: readonly number[]): Promise<void> {
  if (sizes.length === 1) {
    console.log(await measure(folder, sizes[0] as number));
    return;
  }
  console.log(
    '| Pages | terms | index | index, brotli | texts, brotli | build | start in the worker | keystroke, median / p95 | memory |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const size of sizes) {
    const args = ['--import', 'tsx', 'benchmarks/search/index-growth.ts', folder, String(size)];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    console.log(status === 0 ? stdout.trim() : stderr);
  }
}

runAsCommand('benchmarks/search/index-growth.ts', ([folder = 'build', ...sizes]) =>
  main(folder, sizes.length > 0 ? sizes.map(Number) : SIZES),
);
