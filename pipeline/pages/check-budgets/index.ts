/**
 * Compares the transfer sizes of a finished build with the budgets, so it must run after the
 * compressed copies are written. A build that is not published has larger copies; if one is over
 * budget, its size at the published level decides.
 */
import path from 'node:path';
import { BUDGETS, OPTIONAL_PARTS_BYTES, TRANSLATION_BYTES } from '../../../config/budgets';
import { CARD_FOLDER } from '../../files/social-cards';
import { listFiles, measureTransferSize } from '../../lib/built-files';

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
  readonly isOtherLanguage?: boolean;
  /** Whether the provider adds its own parts to every page. */
  readonly hasOptionalParts?: boolean;
}

/** An overrun in a shared file occurs on every page: this many reports are enough. */
const MAX_REPORTED = 6;

const SCRIPTS_FOLDER = 'assets/js';
const GUIDES_FOLDER = 'assets/guides';
const SEARCH_INDEX = 'search-index/index.json';

/** Loaded by every page, and counted with it. */
const isApplication = (name: string) => name.startsWith('main.') || name.startsWith('runtime');
const isSearchWorker = (name: string) => name.startsWith('search.') && name.endsWith('.js');

/** Transfer size of a file when published; never more than its current copy. */
export type PublishedSize = (file: string) => number | Promise<number>;

/** Files whose sizes count together. */
interface MeasuredFiles {
  /** What an overrun calls them. */
  readonly label: string;
  /** Below the build folder. */
  readonly files: readonly string[];
  readonly budget: keyof Budgets;
  readonly allowance?: number;
}

/** The page, what blocks its first paint, its scripts and its styles. */
function measurePage(page: PageAssets): MeasuredFiles[] {
  const { name, scripts, styles } = page;
  const allowance = getAllowance(page);
  const isGuide = scripts.some((script) => script.startsWith(`/${SCRIPTS_FOLDER}/guide.`));
  return [
    { label: name, files: [name], budget: 'htmlPerPage', allowance: allowance.text },
    {
      label: `${name} and styles`,
      files: [name, ...styles],
      budget: 'firstPaint',
      allowance: allowance.text,
    },
    {
      label: `${name} scripts`,
      files: scripts,
      budget: isGuide ? 'scriptsPerGuide' : 'scriptsPerPage',
      allowance: allowance.scripts,
    },
    { label: `${name} styles`, files: styles, budget: 'stylesPerPage' },
  ];
}

/** Bytes that another language and the parts that a provider turns on may add to a page. */
function getAllowance({ isOtherLanguage = false, hasOptionalParts = false }: PageAssets) {
  const added = [
    ...(isOtherLanguage ? [TRANSLATION_BYTES] : []),
    ...(hasOptionalParts ? [OPTIONAL_PARTS_BYTES] : []),
  ];
  return {
    text: added.reduce((sum, { text }) => sum + text, 0),
    scripts: added.reduce((sum, { scripts }) => sum + scripts, 0),
  };
}

/** Chunks, guides' data, social cards and the search, each file once. */
function measureFiles(outDir: string): MeasuredFiles[] {
  const listFilesWithEnding = (folder: string, ending: string) =>
    listFiles(path.join(outDir, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name, file: `${folder}/${name}` }));
  const scripts = listFilesWithEnding(SCRIPTS_FOLDER, '.js');
  const worker = scripts.filter(({ name }) => isSearchWorker(name)).map(({ file }) => file);
  const search: MeasuredFiles = {
    label: 'search worker and index',
    files: [...worker, SEARCH_INDEX],
    budget: 'searchFirstResult',
  };
  return [
    ...scripts
      .filter(({ name }) => !isApplication(name))
      .map(({ name, file }): MeasuredFiles => ({ label: name, files: [file], budget: 'chunk' })),
    ...listFilesWithEnding(GUIDES_FOLDER, '.json').map(({ file }): MeasuredFiles => ({
      label: file,
      files: [file],
      budget: 'guideData',
    })),
    ...listFilesWithEnding(CARD_FOLDER, '.png').map(({ file }): MeasuredFiles => ({
      label: file,
      files: [file],
      budget: 'socialCard',
    })),
    ...(listFiles(outDir).includes(SEARCH_INDEX) ? [search] : []),
  ];
}

/** A copy that is compressed fast is at least this many times as large as the published one. */
const FAST_COPY = 1.05;

export interface BudgetOptions {
  readonly budgets?: Budgets;
  /**
   * Called only where the copies are so large that the published ones may be over budget; by default
   * the copies are the published ones.
   */
  readonly publishedSize?: PublishedSize;
}

/** Everything in `outDir` that is over budget. */
export async function findOverruns(
  outDir: string,
  pages: readonly PageAssets[],
  { budgets = BUDGETS, publishedSize }: BudgetOptions = {},
): Promise<Overrun[]> {
  const sum = async (names: readonly string[], sizeOf: PublishedSize) => {
    let bytes = 0;
    for (const name of names) bytes += await sizeOf(path.join(outDir, name));
    return bytes;
  };
  const overruns: Overrun[] = [];
  const measured = [...pages.flatMap(measurePage), ...measureFiles(outDir)];
  for (const { label, files, budget, allowance = 0 } of measured) {
    const limit = budgets[budget] + allowance;
    const copies = await sum(files, measureTransferSize);
    if (copies <= limit * (publishedSize === undefined ? 1 : FAST_COPY)) continue;
    const bytes = publishedSize === undefined ? copies : await sum(files, publishedSize);
    if (bytes > limit) overruns.push(`${label}: ${bytes} bytes, at most ${limit} (${budget})`);
  }
  return overruns;
}

/** Fails the build if something is over budget. */
export async function assertBudgets(
  outDir: string,
  pages: readonly PageAssets[],
  options: Pick<BudgetOptions, 'publishedSize'> = {},
): Promise<void> {
  const overruns = await findOverruns(outDir, pages, options);
  if (overruns.length === 0) return;
  const rest = overruns.length - MAX_REPORTED;
  const named = rest > 0 ? [...overruns.slice(0, MAX_REPORTED), `and ${rest} more`] : overruns;
  throw new Error(
    `Over the size budgets of config/budgets.ts:\n${named.join('\n')}\nMake the page shorter, or two of it. Where it is the scripts, npm run build -- --publish writes .cache/bundle-report.md, which says what they are made of; or raise the budget.`,
  );
}
