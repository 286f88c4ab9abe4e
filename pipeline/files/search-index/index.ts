/**
 * Writes the embedded search's files from the built pages: `search-index/index.json` (loaded on
 * intent) and `search-index/text.json` (loaded after the first answer). With hosted search keys
 * nothing is written: the hosted index is filled by `npm run search:push`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, type Language } from '../../../config/languages';
import { isHostedSearch } from '../../../config/search';
import type { Provider } from '../../../src/provider/schema';
import {
  encodeIndex,
  getRowAnchor,
  packIndex,
  type IndexFile,
  type IndexPage,
  type TextFile,
} from '../../../src/search/index-format';
import { withIndexLanguage } from '../../../src/search/words/language';
import {
  createPartList,
  MAX_UNSPLIT_PAGES,
  PAGES_PER_PART,
} from '../../../src/search/worker/index-parts';
import { listQueryNames } from '../../../products/lookup';
import { findSubject } from '../../../src/search/ranking/subjects';
import { texts as english, type Texts } from '../../texts';
import type { ParsedPage } from './parse-page';
import { readAllQuestions } from './reader-questions';
import { readSynonyms } from './synonyms';

interface SearchFiles {
  readonly index: IndexFile;
  readonly texts: TextFile;
}

interface IndexOptions {
  /** Readers' questions by route; by default those of the guides in `docs/`. */
  readonly questions?: ReadonlyMap<string, readonly string[]>;
  /** What the provider offers. */
  readonly features?: Readonly<Record<string, boolean>>;
  readonly synonyms?: readonly (readonly string[])[];
}

/** Both files for a set of pages. */
export function createSearchFiles(
  pages: readonly ParsedPage[],
  {
    features = {},
    questions = readAllQuestions(undefined, undefined, features),
    synonyms = readSynonyms(features),
  }: IndexOptions = {},
): SearchFiles {
  const texts = pages.map(({ passages }) => passages);
  const withAllQuestions = pages.map(({ page }) =>
    withQuestionsAndProduct(page, questions.get(page.url)),
  );
  return { index: encodeIndex(withAllQuestions, texts, synonyms), texts };
}

/** What the search needs to know about a language. */
export type SearchedLanguage = Pick<Language, 'code' | 'folder' | 'guides'>;

/**
 * Both files for pages of another language, with the readers' questions beside its guides and the
 * synonyms in its folder, if any.
 * @param options.headings those that all guides share, the trouble table's first
 */
function createTranslatedSearchFiles(
  { code, folder = '', guides }: SearchedLanguage,
  pages: readonly ParsedPage[],
  {
    headings,
    features,
  }: {
    readonly headings: readonly string[];
    readonly features: Readonly<Record<string, boolean | undefined>>;
  },
): SearchFiles {
  const own = path.join(folder, 'synonyms.yml');
  const hasGuides = guides !== undefined && existsSync(guides);
  const questions = hasGuides
    ? readAllQuestions([], guides, features)
    : new Map<string, string[]>();
  const synonyms = readSynonyms(features, existsSync(own) ? own : undefined);
  const { index, texts } = withIndexLanguage({ language: code, headings }, () =>
    createSearchFiles(pages, { questions, synonyms }),
  );
  return { index: { ...index, language: code, headings }, texts };
}

/** A page with its readers' questions and its product, which its text does not contain. */
function withQuestionsAndProduct(
  page: IndexPage,
  questions: readonly string[] | undefined,
): IndexPage {
  const subject = findSubject(page.url, page.title, listQueryNames());
  const messages = page.messages?.map(
    ([section, anchor, text]) =>
      [section, anchor === getRowAnchor(text) ? '' : anchor, text] as const,
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
  pages: readonly ParsedPage[],
  encode: (pages: readonly ParsedPage[]) => SearchFiles,
): Record<string, unknown> {
  if (pages.length <= MAX_UNSPLIT_PAGES) {
    const { index, texts } = encode(pages);
    return { index: packIndex(index), text: texts };
  }
  const files: Record<string, unknown> = {};
  const parts: IndexFile[] = [];
  for (let start = 0; start < pages.length; start += PAGES_PER_PART) {
    const { index, texts } = encode(pages.slice(start, start + PAGES_PER_PART));
    files[`index-${parts.length}`] = packIndex({ ...index, synonyms: [] });
    files[`text-${parts.length}`] = texts;
    parts.push(index);
  }
  const { pages: _, ...first } = parts[0] as IndexFile;
  const list = withIndexLanguage(first, () =>
    createPartList(
      parts.map((part) => part.pages),
      first.synonyms,
    ),
  );
  return { ...files, index: { ...first, ...list } };
}

/**
 * Writes the files of a language below `outDir`, unless the hosted service answers.
 * @param pages the guides, sorted by route
 */
export function writeSearchIndex(
  outDir: string,
  pages: readonly ParsedPage[],
  {
    provider,
    language = { code: ENGLISH },
    texts = english,
  }: {
    readonly provider: Provider;
    readonly language?: SearchedLanguage;
    readonly texts?: Texts;
  },
): void {
  if (isHostedSearch(provider)) return;
  const { features } = provider;
  const isEnglish = language.code === ENGLISH;
  const { trouble, before, check, related } = texts.headings;
  const headings = [trouble, before, check, related];
  const questions = isEnglish
    ? readAllQuestions(undefined, undefined, features)
    : new Map<string, string[]>();
  const encode = (some: readonly ParsedPage[]) =>
    isEnglish
      ? createSearchFiles(some, { questions, features })
      : createTranslatedSearchFiles(language, some, { headings, features });
  const folder = path.join(outDir, 'search-index');
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(splitIntoFiles(pages, encode))) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(value));
  }
}
