/**
 * `npx tsx benchmarks/questions/judge.ts [--final]`: types the questions of `questions.tsv` into
 * the embedded search of `build/` and lists those whose page is not among the first three results.
 * The working set by default; the final third only with `--final`. How verdicts are made: see
 * README.md.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadEngine, findRoutes } from '../search/score';
import { runAsCommand } from '../../scripts/lib/run-as-command';

const FILE = 'benchmarks/questions/questions.tsv';
/** Results visible without scrolling. */
const SHOWN = 3;

export interface AskedQuestion {
  readonly query: string;
  readonly address: string;
  readonly area: string;
  readonly year: string;
  readonly routes: readonly string[];
  /** solved, partly or unknown: the verdict on the pages' text, whether they are found or not. */
  readonly page: string;
}

/** Every third question, by a hash of its query and address, so that nobody picks them. */
export function isFinal({ query, address }: Pick<AskedQuestion, 'query' | 'address'>): boolean {
  const hash = createHash('sha256')
    .update(address + query)
    .digest();
  return hash.reduce((rest, byte) => (rest * 256 + byte) % 3, 0) === 0;
}

/** Parses lines of `query, address, area, year, routes, page`, separated by tabs. */
export function parseAskedQuestions(text: string): AskedQuestion[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [query = '', address = '', area = '', year = '', routes = '', page = ''] =
        line.split('\t');
      return { query, address, area, year, routes: routes.split(','), page };
    });
}

/** The page's verdict, or `not shown` if the search does not show that page. */
export function getVerdict(question: AskedQuestion, found: readonly string[]): string {
  if (question.page === 'unknown') return 'unknown';
  const isShown = found.slice(0, SHOWN).some((route) => question.routes.includes(route));
  return isShown ? question.page : 'not shown';
}

function main(args: readonly string[]): void {
  const { model } = loadEngine();
  const wantsFinal = args.includes('--final');
  const asked = parseAskedQuestions(readFileSync(FILE, 'utf8')).filter(
    (question) => isFinal(question) === wantsFinal,
  );
  const counts = new Map<string, number>();
  for (const question of asked) {
    const found = [...new Set(findRoutes(model, question.query))];
    const verdict = getVerdict(question, found);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (verdict !== 'solved') {
      const best = found.slice(0, SHOWN).join(' ');
      console.log(`${verdict}: ${question.query} → ${best} (${question.routes.join(',')})`);
    }
  }
  console.log(wantsFinal ? 'final' : 'work', asked.length, Object.fromEntries(counts));
}

runAsCommand('benchmarks/questions/judge.ts', main);
