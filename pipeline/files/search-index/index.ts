/**
 * Writes the embedded search's files from the built pages: `search-index/index.json` (loaded on
 * intent) and `search-index/text.json` (loaded after the first answer). With hosted search keys
 * nothing is written: the hosted index is filled by `npm run search:push`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { offeredProducts } from '../../../products/of-guide';
import { isHosted } from '../../../config/search';
import type { Provider } from '../../../src/facts/provider';
import {
  encodeIndex,
  rowAnchor,
  type IndexFile,
  type IndexPage,
  type TextFile,
} from '../../../src/search/index-format';
import { subjectOf } from '../../../src/search/subjects';
import { routeOf } from '../../lib/built-page';
import { htmlFiles } from '../../lib/files';
import { load } from 'cheerio';
import { readPage, type ReadPage } from './read-page';
import { readReaderQuestions } from './reader-questions';

const SYNONYMS_FILE = 'src/search/synonyms.yml';

/** Every guide of a built site, in the order of its routes. */
export function readSite(outDir: string): ReadPage[] {
  return htmlFiles(outDir)
    .map((name) => {
      const html = readFileSync(path.join(outDir, name), 'utf8');
      return readPage(load(html, { scriptingEnabled: false }), routeOf(name));
    })
    .filter((page) => page !== undefined);
}

/**
 * Groups of words that mean the same, one list each, those of products last. Throws where the file
 * has another form.
 * @param features what the host offers: words of other products are left out
 */
export function readSynonyms(
  features: Readonly<Record<string, boolean>> = {},
  file = SYNONYMS_FILE,
): string[][] {
  const groups: unknown = parse(readFileSync(file, 'utf8'));
  const isGroup = (group: unknown): group is string[] =>
    Array.isArray(group) && group.every((word) => typeof word === 'string');
  if (!Array.isArray(groups) || !groups.every(isGroup)) {
    throw new Error(`${file}: must be a list of lists of words`);
  }
  return [
    ...groups,
    ...offeredProducts(features).flatMap(({ synonyms = [] }) =>
      synonyms.map((group) => [...group]),
    ),
  ];
}

/**
 * Both files for a set of pages.
 * @param questions readers' questions by route
 * @param features what the host offers
 */
export function searchFiles(
  pages: readonly ReadPage[],
  questions: ReadonlyMap<string, readonly string[]> = readReaderQuestions(),
  features: Readonly<Record<string, boolean>> = {},
): { index: IndexFile; texts: TextFile } {
  const texts = pages.map(({ passages }) => passages);
  return {
    index: encodeIndex(
      pages.map(({ page }) => withKnowledge(page, questions.get(page.url))),
      texts,
      readSynonyms(features),
    ),
    texts,
  };
}

/** A page with what its text does not say: its readers' questions, and its product. */
function withKnowledge(page: IndexPage, questions: readonly string[] | undefined): IndexPage {
  const subject = subjectOf(page.url, page.title);
  const messages = page.messages?.map(
    ([section, anchor, text]) => [section, anchor === rowAnchor(text) ? '' : anchor, text] as const,
  );
  return {
    ...page,
    ...(messages && { messages }),
    ...(questions && { questions }),
    ...(subject && { subject }),
  };
}

/**
 * Writes the files below `outDir`, unless the hosted service answers.
 * @param pages the guides, in the order of their routes
 */
export function writeSearchIndex(
  outDir: string,
  provider: Provider,
  pages: readonly ReadPage[],
): void {
  if (isHosted(provider)) return;
  const { index, texts } = searchFiles(pages, readReaderQuestions(), provider.features);
  const folder = path.join(outDir, 'search-index');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));
  writeFileSync(path.join(folder, 'text.json'), JSON.stringify(texts));
}
