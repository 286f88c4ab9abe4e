/**
 * Compares the transfer sizes of a finished build with the budgets, so it must run after the
 * compressed copies are written. A build that is not published has larger copies; if one is over
 * budget, its size at the published level decides.
 */
import path from 'node:path';
import { BUDGETS, OWN_PARTS_BYTES, TRANSLATION_BYTES } from '../../../config/budgets';
import { CARD_FOLDER } from '../../files/social-cards';
import { filesBelow, transferSize } from '../../lib/files';

/** One overrun: `x/index.html: 20000 bytes, at most 16000 (htmlPerPage)`. */
export type Overrun = string;

/** The step that makes figures checks their budget. */
export type Budgets = Readonly<Record<Exclude<keyof typeof BUDGETS, 'figure'>, number>>;

/** URLs of everything that a page loads without interaction. */
export interface PageAssets {
  /** The page's file below the build folder. */
  readonly name: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Whether the page is not in English. */
  readonly isForeign?: boolean;
  /** Whether the host adds its own parts to every page. */
  readonly hasOwnParts?: boolean;
}

/** An overrun in a shared file occurs on every page: this many reports are enough. */
const MAX_NAMED = 6;

const NOTHING = { text: 0, scripts: 0 } as const;

const SCRIPTS = 'assets/js';
const GUIDES = 'assets/guides';
const INDEX = 'search-index/index.json';

/** Loaded by every page, and counted with it. */
const isApplication = (name: string) => name.startsWith('main.') || name.startsWith('runtime');
const isSearchWorker = (name: string) => name.startsWith('search.') && name.endsWith('.js');

/** Transfer size of a file when published; never more than its current copy. */
export type PublishedSize = (file: string) => number | Promise<number>;

/**
 * Everything in `outDir` that is over budget.
 * @param publishedSize called only for copies over budget; by default the copies are the published
 *   ones
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
    const own = hasOwnParts ? OWN_PARTS_BYTES : NOTHING;
    const translation = isForeign ? TRANSLATION_BYTES : NOTHING;
    const text = own.text + translation.text;
    await compare(name, [name], 'htmlPerPage', text);
    await compare(`${name} and styles`, [name, ...styles], 'firstPaint', text);
    const isGuide = scripts.some((script) => script.startsWith(`/${SCRIPTS}/guide.`));
    await compare(
      `${name} scripts`,
      scripts,
      isGuide ? 'scriptsPerGuide' : 'scriptsPerPage',
      own.scripts + translation.scripts,
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

/** Fails the build if something is over budget. */
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
    `Over the size budgets of config/budgets.ts:\n${named.join('\n')}\nMake the page shorter, or two of it. Where it is the scripts, npm run build -- --publish writes .cache/bundle-report.md, which says what they are made of; or raise the budget.`,
  );
}
