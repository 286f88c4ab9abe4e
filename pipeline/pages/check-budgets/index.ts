/**
 * Compares a finished build with the size budgets. Must run after the compressed copies are
 * written, because transfer sizes are compared.
 */
import path from 'node:path';
import { BUDGETS, TRANSLATION_BYTES } from '../../../config/budgets';
import { CARD_FOLDER } from '../../files/social-cards';
import { filesBelow, transferSize } from '../../lib/files';

/** Something over budget: `x/index.html: 20000 bytes, at most 16000 (htmlPerPage)`. */
export type Overrun = string;

/** The budget of figures is checked where they are made. */
export type Budgets = Readonly<Record<Exclude<keyof typeof BUDGETS, 'figure'>, number>>;

/** What a page loads by itself, as addresses. */
export interface PageAssets {
  /** The page's file below the build folder. */
  readonly name: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether the page is in another language than English. */
  readonly isForeign?: boolean;
}

const SCRIPTS = 'assets/js';
const GUIDES = 'assets/guides';
const INDEX = 'search-index/index.json';

/** Loaded by every page, and counted with it. */
const isApplication = (name: string) => name.startsWith('main.') || name.startsWith('runtime');
const isSearchWorker = (name: string) => name.startsWith('search.') && name.endsWith('.js');

/** Everything in `outDir` that is over budget. */
export function findOverruns(
  outDir: string,
  pages: readonly PageAssets[],
  budgets: Budgets = BUDGETS,
): Overrun[] {
  const found: Overrun[] = [];
  const compare = (what: string, bytes: number, budget: keyof Budgets) => {
    if (bytes <= budgets[budget]) return;
    found.push(`${what}: ${bytes} bytes, at most ${budgets[budget]} (${budget})`);
  };
  const size = (name: string) => transferSize(path.join(outDir, name));
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + size(name), 0);
  const below = (folder: string, ending: string) =>
    filesBelow(path.join(outDir, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name, file: `${folder}/${name}` }));

  for (const { name, scripts, styles, isForeign = false } of pages) {
    compare(name, size(name), 'htmlPerPage');
    compare(`${name} and styles`, size(name) + sum(styles), 'firstPaint');
    const isGuide = scripts.some((script) => script.startsWith(`/${SCRIPTS}/guide.`));
    compare(
      `${name} scripts`,
      sum(scripts) - (isForeign ? TRANSLATION_BYTES : 0),
      isGuide ? 'scriptsPerGuide' : 'scriptsPerPage',
    );
    compare(`${name} styles`, sum(styles), 'stylesPerPage');
  }
  const scripts = below(SCRIPTS, '.js');
  for (const { name, file } of scripts) {
    if (!isApplication(name)) compare(name, size(file), 'chunk');
  }
  for (const { file } of below(GUIDES, '.json')) compare(file, size(file), 'guideData');
  for (const { file } of below(CARD_FOLDER, '.png')) compare(file, size(file), 'socialCard');
  if (filesBelow(outDir).includes(INDEX)) {
    const worker = scripts.filter(({ name }) => isSearchWorker(name)).map(({ file }) => file);
    compare('search worker and index', sum([...worker, INDEX]), 'searchFirstResult');
  }
  return found;
}

/** Stops the build where something is over budget. */
export function demandBudgets(outDir: string, pages: readonly PageAssets[]): void {
  const overruns = findOverruns(outDir, pages);
  if (overruns.length === 0) return;
  throw new Error(`Over the size budgets of config/budgets.ts:\n${overruns.join('\n')}`);
}
