/**
 * `npm run bench:growth [folder] [pages …]`: what the embedded search costs when the site grows.
 * Prints a Markdown table for 125, 1,000 and 5,000 pages.
 *
 * The pages are real ones used again with other words: in every copy a part of the longer words is
 * replaced by other words of the site, so texts stay as long and words as frequent as they are, and
 * a smaller part by new ones, so that the dictionary grows as it does on a real site. Each size
 * runs in a process of its own, because memory is measured.
 */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { readSite, searchFiles } from '../plugins/site/search-index';
import type { ReadPage } from '../plugins/site/search-index/read-page';
import { answer } from '../src/search/answer';
import { createModel, rank } from '../src/search/rank';
import { readQuestions } from './bench-search';

const SIZES = [125, 1000, 5000];
const KEYSTROKES = 150;
const LARGE_TEXT = 4_000_000;
/** Shares of the words with five letters or more that a copy replaces, in percent. */
const OTHER_WORDS = 35;
const NEW_WORDS = 3;
const ENDINGS = ['ora', 'ent', 'ix', 'uma', 'eth', 'okan', 'ist', 'avo'];

/** A number from 0 to 2³² − 1 that depends on the text alone (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** `count` pages made from real ones; the same pages give the same result. */
export function growPages(pages: readonly ReadPage[], count: number): ReadPage[] {
  const vocabulary = [
    ...new Set(
      pages.flatMap(({ passages }) =>
        passages.flatMap(({ text }) => text.match(/[a-z]{5,}/g) ?? []),
      ),
    ),
  ].sort();
  return Array.from({ length: count }, (_, index) => {
    const page = pages[index % pages.length] as ReadPage;
    const copy = Math.floor(index / pages.length);
    return copy === 0 ? page : substitute(page, copy, vocabulary);
  });
}

function substitute(
  { page, passages }: ReadPage,
  copy: number,
  vocabulary: readonly string[],
): ReadPage {
  const words = new Map<string, string>();
  const other = (word: string): string => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const hash = hashOf(`${copy} ${word}`);
    const share = hash % 100;
    const place = Math.floor(hash / 100);
    const found =
      share < OTHER_WORDS
        ? (vocabulary[place % vocabulary.length] as string)
        : share < OTHER_WORDS + NEW_WORDS
          ? word.slice(0, 4) +
            (ENDINGS[place % 8] as string) +
            (ENDINGS[(place >>> 3) % 8] as string)
          : word;
    words.set(word, found);
    return found;
  };
  const change = (text: string) => text.replace(/[a-z]{5,}/g, other);
  return {
    page: {
      ...page,
      url: `/copy-${copy}${page.url}`,
      title: change(page.title),
      description: change(page.description),
      keywords: page.keywords.map(change),
      sections: page.sections.map((section) => ({ ...section, heading: change(section.heading) })),
    },
    passages: passages.map((passage) => ({ ...passage, text: change(passage.text) })),
  };
}

/** Brotli as the build does it, but 9 instead of 11 for texts too large to wait for. */
function brotliBytes(text: string): number {
  const quality = text.length > LARGE_TEXT ? 9 : 11;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Bytes on the heap after everything that nobody uses was thrown away. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

/** One row of the table. */
function measure(folder: string, count: number): string {
  const pages = growPages(readSite(folder), count);
  let started = performance.now();
  const built = searchFiles(pages);
  const indexText = JSON.stringify(built.index);
  const textsText = JSON.stringify(built.texts);
  const buildMs = performance.now() - started;

  const before = heapBytes();
  started = performance.now();
  const index = JSON.parse(indexText) as typeof built.index;
  const model = createModel(index);
  const startMs = performance.now() - started;
  const texts = JSON.parse(textsText) as typeof built.texts;
  const memory = heapBytes() - before;

  const engine = { index, model, texts, origin: 'https://docs.example.com' };
  const typed = readQuestions().flatMap(({ query }) =>
    Array.from({ length: query.length }, (_, end) => query.slice(0, end + 1)),
  );
  const step = Math.max(1, Math.floor(typed.length / KEYSTROKES));
  const keystrokes = typed.filter((_, place) => place % step === 0);
  for (const query of keystrokes.slice(0, 20)) rank(model, query);
  const times = keystrokes.map((query) => {
    // The shortest of three: what others do on the machine meanwhile counts less.
    const runs = [1, 2, 3].map(() => {
      const asked = performance.now();
      answer(engine, { query }, () => 0);
      return performance.now() - asked;
    });
    return Math.min(...runs);
  });
  return [
    '',
    count.toLocaleString('en'),
    index.terms.length.toLocaleString('en'),
    kilobytes(indexText.length),
    kilobytes(brotliBytes(indexText)),
    kilobytes(brotliBytes(textsText)),
    `${(buildMs / 1000).toFixed(1)} s`,
    `${Math.round(startMs)} ms`,
    `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} ms`,
    megabytes(memory),
    '',
  ]
    .join(' | ')
    .trim();
}

function main(folder: string, sizes: readonly number[]): void {
  if (sizes.length === 1) {
    console.log(measure(folder, sizes[0] as number));
    return;
  }
  console.log(
    '| Pages | terms | index | index, brotli | texts, brotli | build | start in the worker | keystroke, median / p95 | memory |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const size of sizes) {
    const args = ['--import', 'tsx', 'scripts/bench-growth.ts', folder, String(size)];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    console.log(status === 0 ? stdout.trim() : stderr);
  }
}

if (process.argv[1]?.endsWith('bench-growth.ts') === true) {
  const [folder = 'build', ...sizes] = process.argv.slice(2);
  main(folder, sizes.length > 0 ? sizes.map(Number) : SIZES);
}
