/**
 * Writes the embedded search's files from the built pages: `search-index/index.json` (loaded on
 * intent) and `search-index/text.json` (loaded after the first answer). With hosted search keys
 * nothing is written: the hosted index is filled by `npm run search:push`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { offeredProducts } from '../../../products/lookup';
import { ENGLISH, type Language } from '../../../config/languages';
import { isHosted } from '../../../config/search';
import type { Provider } from '../../../src/facts/provider';
import {
  encodeIndex,
  rowAnchor,
  type IndexFile,
  type IndexPage,
  type TextFile,
} from '../../../src/search/index-format';
import { speakAs } from '../../../src/search/language';
import { listParts, MAX_WHOLE, PART_PAGES } from '../../../src/search/parts';
import { subjectOf } from '../../../src/search/subjects';
import { words as english, type Words } from '../../words';
import { routeOf } from '../../lib/built-page';
import { htmlFiles } from '../../lib/files';
import { UNTRANSLATED } from '../../remark/untranslated';
import { load } from 'cheerio';
import { readPage, type ReadPage } from './read-page';
import { readReaderQuestions } from './reader-questions';

const SYNONYMS_FILE = 'src/search/synonyms.yml';

/**
 * Every guide of one language of a built site, sorted by route, without untranslated ones.
 * @param others folders of other languages below this one
 */
export function readSite(outDir: string, others: readonly string[] = []): ReadPage[] {
  return htmlFiles(outDir)
    .filter((name) => !others.some((folder) => name.startsWith(`${folder}/`)))
    .map((name) => {
      const html = readFileSync(path.join(outDir, name), 'utf8');
      const $ = load(html, { scriptingEnabled: false });
      return $(`.${UNTRANSLATED}`).length > 0 ? undefined : readPage($, routeOf(name));
    })
    .filter((page) => page !== undefined);
}

/**
 * Groups of synonyms, one list each, those of products last. Throws if the file is invalid.
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
  synonyms: readonly (readonly string[])[] = readSynonyms(features),
): { index: IndexFile; texts: TextFile } {
  const texts = pages.map(({ passages }) => passages);
  return {
    index: encodeIndex(
      pages.map(({ page }) => withQuestionsAndProduct(page, questions.get(page.url))),
      texts,
      synonyms,
    ),
    texts,
  };
}

/** What the search needs to know about a language. */
export type SearchedLanguage = Pick<Language, 'code' | 'folder' | 'guides'>;

/**
 * Both files for pages of another language, with the readers' questions beside its guides and the
 * synonyms in its folder, if any.
 * @param headings those that all guides share, the trouble table's first
 */
function searchFilesIn(
  { code, folder = '', guides }: SearchedLanguage,
  headings: readonly string[],
  pages: readonly ReadPage[],
  features: Readonly<Record<string, boolean>>,
): { index: IndexFile; texts: TextFile } {
  const own = path.join(folder, 'synonyms.yml');
  const hasGuides = guides !== undefined && existsSync(guides);
  const questions = hasGuides ? readReaderQuestions([], guides) : new Map<string, string[]>();
  const synonyms = readSynonyms(features, existsSync(own) ? own : undefined);
  speakAs({ language: code, headings });
  try {
    const { index, texts } = searchFiles(pages, questions, features, synonyms);
    return { index: { ...index, language: code, headings }, texts };
  } finally {
    speakAs({});
  }
}

/** A page with its readers' questions and its product, which its text does not contain. */
function withQuestionsAndProduct(
  page: IndexPage,
  questions: readonly string[] | undefined,
): IndexPage {
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

/** The files by name: two, or for a large site two per part plus a list of the parts. */
export function splitIntoFiles(
  pages: readonly ReadPage[],
  encode: (pages: readonly ReadPage[]) => { index: IndexFile; texts: TextFile },
): Record<string, unknown> {
  if (pages.length <= MAX_WHOLE) {
    const { index, texts } = encode(pages);
    return { index, text: texts };
  }
  const files: Record<string, unknown> = {};
  const parts: IndexFile[] = [];
  for (let start = 0; start < pages.length; start += PART_PAGES) {
    const { index, texts } = encode(pages.slice(start, start + PART_PAGES));
    files[`index-${parts.length}`] = { ...index, synonyms: [] };
    files[`text-${parts.length}`] = texts;
    parts.push(index);
  }
  const { pages: _, ...first } = parts[0] as IndexFile;
  speakAs(first);
  const list = listParts(parts.map((part) => part.pages), first.synonyms); // prettier-ignore
  speakAs({});
  return { ...files, index: { ...first, ...list } };
}

/**
 * Writes the files of a language below `outDir`, unless the hosted service answers.
 * @param pages the guides, sorted by route
 */
export function writeSearchIndex(
  outDir: string,
  provider: Provider,
  pages: readonly ReadPage[],
  language: SearchedLanguage = { code: ENGLISH },
  { headings }: Words = english,
): void {
  if (isHosted(provider)) return;
  const { trouble, before, check, related } = headings;
  const common = [trouble, before, check, related];
  const questions = language.code === ENGLISH ? readReaderQuestions() : new Map<string, string[]>();
  const encode = (some: readonly ReadPage[]) =>
    language.code === ENGLISH
      ? searchFiles(some, questions, provider.features)
      : searchFilesIn(language, common, some, provider.features);
  const folder = path.join(outDir, 'search-index');
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(splitIntoFiles(pages, encode))) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(value));
  }
}
