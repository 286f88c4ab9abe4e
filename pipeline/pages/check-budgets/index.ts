/**
 * Compares a finished build with the size budgets. Must run after the compressed copies are
 * written, because bytes are counted as they travel.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUDGETS } from '../../../config/budgets';
import { htmlFiles } from '../csp-pages';
import { CARD_FOLDER } from '../../files/social-cards';

/** Something over budget: `build/x: 20000 bytes, at most 16000 (htmlPerPage)`. */
export type Overrun = string;

/** Bytes of a file as it travels: its brotli copy, or itself. */
export function travelBytes(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size;
}

/** Addresses of files that a page's HTML names, minified or not. */
export function filesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Everything in `outDir` that is over budget. */
export function findOverruns(outDir: string, budgets: typeof BUDGETS = BUDGETS): Overrun[] {
  const found: Overrun[] = [];
  const compare = (what: string, bytes: number, budget: keyof typeof BUDGETS) => {
    if (bytes > budgets[budget])
      found.push(`${what}: ${bytes} bytes, at most ${budgets[budget]} (${budget})`);
  };
  const sum = (addresses: string[]) =>
    addresses.reduce((total, address) => total + travelBytes(path.join(outDir, address)), 0);

  for (const file of htmlFiles(outDir)) {
    const html = readFileSync(file, 'utf8');
    const name = path.relative(outDir, file);
    const styles = sum(filesIn(html, /<link[^>]*\shref="?([^"\s>]+\.css)/g));
    compare(name, travelBytes(file), 'htmlPerPage');
    compare(`${name} and styles`, travelBytes(file) + styles, 'firstPaint');
    compare(
      `${name} scripts`,
      sum(filesIn(html, /<script data-app="([^"]+)/g).flatMap((list) => list.split(' '))),
      'scriptsPerPage',
    );
    compare(`${name} styles`, styles, 'stylesPerPage');
  }
  const scripts = path.join(outDir, 'assets/js');
  for (const name of readdirSync(scripts).filter((file) => file.endsWith('.js'))) {
    if (!/^(main|runtime)/.test(name))
      compare(name, travelBytes(path.join(scripts, name)), 'chunk');
  }
  const guides = path.join(outDir, 'assets/guides');
  for (const name of existsSync(guides)
    ? readdirSync(guides, { recursive: true, encoding: 'utf8' })
    : []) {
    if (name.endsWith('.json'))
      compare(`guides/${name}`, travelBytes(path.join(guides, name)), 'guideData');
  }
  const cards = path.join(outDir, CARD_FOLDER);
  for (const name of existsSync(cards)
    ? readdirSync(cards, { recursive: true, encoding: 'utf8' })
    : []) {
    if (name.endsWith('.png'))
      compare(`${CARD_FOLDER}/${name}`, travelBytes(path.join(cards, name)), 'socialCard');
  }
  const index = path.join(outDir, 'search-index/index.json');
  if (existsSync(index)) {
    const worker = readdirSync(scripts).filter((name) => /^search\.[^.]+\.js$/.test(name));
    const bytes = worker.reduce(
      (total, name) => total + travelBytes(path.join(scripts, name)),
      travelBytes(index),
    );
    compare('search worker and index', bytes, 'searchFirstResult');
  }
  return found;
}
