/**
 * Compares a finished build with the size budgets. Must run after the compressed copies are
 * written, because transfer sizes are compared. The copies of a build that nobody publishes are
 * larger: of those that are over a budget the published size decides.
 */
import path from 'node:path';
import { BUDGETS, OWN_PARTS_BYTES, TRANSLATION_BYTES } from '../../../config/budgets';
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
  /** Whether the host has parts of its own on every page. */
  readonly hasOwnParts?: boolean;
}

/** What every page loads is over on every page: this many are enough. */
const MAX_NAMED = 6;

const SCRIPTS = 'assets/js';
const GUIDES = 'assets/guides';
const INDEX = 'search-index/index.json';

/** Loaded by every page, and counted with it. */
const isApplication = (name: string) => name.startsWith('main.') || name.startsWith('runtime');
const isSearchWorker = (name: string) => name.startsWith('search.') && name.endsWith('.js');

/** Bytes of a file as it travels from the published site; never more than its copy has. */
export type PublishedSize = (file: string) => number | Promise<number>;

/**
 * Everything in `outDir` that is over budget.
 * @param publishedSize asked only where the copies are over: by default they are the published ones
 */
export async function findOverruns(
  outDir: string,
  pages: readonly PageAssets[],
  budgets: Budgets = BUDGETS,
  publishedSize: PublishedSize = transferSize,
): Promise<Overrun[]> {
  const found: Overrun[] = [];
  const sum = async (names: readonly string[], size: PublishedSize) => {
    let total = 0;
    for (const name of names) total += await size(path.join(outDir, name));
    return total;
  };
  const compare = async (
    what: string,
    names: readonly string[],
    budget: keyof Budgets,
    allowance = 0,
  ) => {
    const most = budgets[budget] + allowance;
    if ((await sum(names, transferSize)) <= most) return;
    const bytes = await sum(names, publishedSize);
    if (bytes <= most) return;
    found.push(`${what}: ${bytes} bytes, at most ${most} (${budget})`);
  };
  const below = (folder: string, ending: string) =>
    filesBelow(path.join(outDir, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name, file: `${folder}/${name}` }));

  for (const { name, scripts, styles, isForeign = false, hasOwnParts = false } of pages) {
    const own = hasOwnParts ? OWN_PARTS_BYTES : 0;
    await compare(name, [name], 'htmlPerPage', own);
    await compare(`${name} and styles`, [name, ...styles], 'firstPaint', own);
    const isGuide = scripts.some((script) => script.startsWith(`/${SCRIPTS}/guide.`));
    await compare(
      `${name} scripts`,
      scripts,
      isGuide ? 'scriptsPerGuide' : 'scriptsPerPage',
      isForeign ? TRANSLATION_BYTES : 0,
    );
    await compare(`${name} styles`, styles, 'stylesPerPage');
  }
  const scripts = below(SCRIPTS, '.js');
  for (const { name, file } of scripts) {
    if (!isApplication(name)) await compare(name, [file], 'chunk');
  }
  for (const { file } of below(GUIDES, '.json')) await compare(file, [file], 'guideData');
  for (const { file } of below(CARD_FOLDER, '.png')) await compare(file, [file], 'socialCard');
  if (filesBelow(outDir).includes(INDEX)) {
    const worker = scripts.filter(({ name }) => isSearchWorker(name)).map(({ file }) => file);
    await compare('search worker and index', [...worker, INDEX], 'searchFirstResult');
  }
  return found;
}

/** Stops the build where something is over budget. */
export async function assertBudgets(
  outDir: string,
  pages: readonly PageAssets[],
  publishedSize?: PublishedSize,
): Promise<void> {
  const overruns = await findOverruns(outDir, pages, BUDGETS, publishedSize);
  if (overruns.length === 0) return;
  const rest = overruns.length - MAX_NAMED;
  const named = rest > 0 ? [...overruns.slice(0, MAX_NAMED), `and ${rest} more`] : overruns;
  throw new Error(
    `Over the size budgets of config/budgets.ts:\n${named.join('\n')}\nMake a page shorter, or two of it. npm run build -- --publish writes .cache/bundle-report.md, which says what scripts are made of.`,
  );
}
