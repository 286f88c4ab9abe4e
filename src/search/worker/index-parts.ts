/**
 * Splits the index of a large site into parts. `index.json` then lists the parts that have a word
 * in titles, addresses, keywords and readers' questions. A query fetches the five parts that match
 * it best, and is answered from all recently fetched parts as if they were the whole site.
 */
import type { SearchEngine } from './run-search';
import {
  decodePostings,
  encodePostings,
  hasPostings,
  unpackIndex,
  type IndexFile,
  type IndexPage,
  type TextFile,
} from '../index-format';
import { createSearchModel } from '../ranking/model';
import { isStopWord } from '../words/language';
import { tokenizeQuery, tokenize } from '../words/tokenizer';
import { createPageTexts, type PageTexts } from '../ranking/page-texts';

/** Up to this many pages, the index is not split. */
export const MAX_UNSPLIT_PAGES = 999;
/**
 * Pages per part: about 29 KB. Many small parts find the right page more often than a few large
 * ones.
 */
export const PAGES_PER_PART = 25;
/** Parts fetched per query. */
const PARTS_PER_QUERY = 5;
/** Parts kept in memory. */
const MAX_KEPT_PARTS = 24;
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 3;

/** `index.json` of a large site: for each term, the parts that contain it. */
export interface PartList extends Omit<IndexFile, 'pages'> {
  readonly parts: number;
}

/** Whether a loaded value is the list of parts. */
export function isPartList(value: unknown): value is PartList {
  return hasPostings(value) && Number.isInteger(value.parts) && Number(value.parts) > 0;
}

/** The terms under which a page is listed. */
function collectTerms({ title, url, keywords, questions = [] }: IndexPage): Set<string> {
  const route = url.replace(/[/_-]/g, ' ');
  const terms = [title, route, ...keywords].flatMap((text) =>
    tokenize(text).map(({ term }) => term),
  );
  // Questions are stored as terms already.
  for (const question of questions) terms.push(...question.split(' '));
  return new Set(terms.filter((term) => !isStopWord(term)));
}

/** Builds the list of parts from their pages. */
export function createPartList(
  parts: readonly (readonly IndexPage[])[],
  synonyms: IndexFile['synonyms'],
): PartList {
  const byTerm = new Map<string, Set<number>>();
  for (const [part, pages] of parts.entries()) {
    for (const term of pages.flatMap((page) => [...collectTerms(page)])) {
      byTerm.set(term, (byTerm.get(term) ?? new Set<number>()).add(part));
    }
  }
  return { parts: parts.length, ...encodePostings(byTerm), synonyms };
}

/** Selects the parts for a query, best first: rare words weigh more. */
export function createPartSelector(file: PartList): (query: string) => number[] {
  const byTerm = decodePostings(file);
  const terms = [...byTerm.keys()];
  const computeRarity = (parts: readonly number[]) => Math.log(1 + file.parts / parts.length);
  return (query) => {
    const queryTokens = tokenizeQuery(query);
    const sums = new Map<number, number>();
    for (const [place, { text, term }] of queryTokens.entries()) {
      const mayBegin = place === queryTokens.length - 1 && text.length >= MIN_PREFIX_LENGTH;
      const exactTerms = [text, term].filter((form) => byTerm.has(form));
      const prefixedTerms = mayBegin ? terms.filter((known) => known.startsWith(term)) : [];
      const best = new Map<number, number>();
      for (const matched of new Set([...exactTerms, ...prefixedTerms])) {
        const parts = byTerm.get(matched) ?? [];
        const weight =
          computeRarity(parts) * (exactTerms.includes(matched) ? 1 : term.length / matched.length);
        for (const part of parts) best.set(part, Math.max(weight, best.get(part) ?? 0));
      }
      for (const [part, weight] of best) sums.set(part, (sums.get(part) ?? 0) + weight);
    }
    return [...sums]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, PARTS_PER_QUERY)
      .map(([part]) => part);
  };
}

/** Merges several parts into one index. */
export function joinParts(parts: readonly IndexFile[], file: Omit<PartList, 'parts'>): IndexFile {
  const byTerm = new Map<string, number[]>();
  const pages: IndexPage[] = [];
  for (const part of parts) {
    for (const [term, numbers] of decodePostings(part)) {
      const list = byTerm.get(term) ?? [];
      for (const number of numbers) list.push(pages.length + number);
      byTerm.set(term, list);
    }
    pages.push(...part.pages);
  }
  return { ...file, pages, ...encodePostings(byTerm) };
}

interface IndexPart {
  readonly index: IndexFile;
  texts: PageTexts | undefined;
}

/** The engine of a large site, over the recently used parts. */
export class PartitionedEngine {
  readonly #choose: (query: string) => number[];
  /** By part number, most recently used last. */
  readonly #parts = new Map<number, IndexPart>();
  #engine: { key: string; engine: SearchEngine } | undefined;

  /**
   * @param fetchPart fetches `index` or `text` of a part; throws if that fails
   */
  constructor(
    private readonly file: PartList,
    private readonly origin: string,
    private readonly fetchPart: (kind: 'index' | 'text', part: number) => Promise<unknown>,
  ) {
    this.#choose = createPartSelector(file);
  }

  /** The engine for a query; fetches missing parts. */
  async loadEngine(query: string): Promise<SearchEngine> {
    const chosen = this.#choose(query);
    await Promise.all(
      chosen.map(async (number) => {
        const part = this.#parts.get(number) ?? (await this.#fetchIndex(number));
        this.#parts.delete(number);
        this.#parts.set(number, part);
      }),
    );
    for (const number of [...this.#parts.keys()].slice(0, -MAX_KEPT_PARTS))
      this.#parts.delete(number);
    const numbers = [...this.#parts.keys()].sort((a, b) => a - b);
    const parts = numbers.map((number) => this.#parts.get(number) as IndexPart);
    const key = numbers.join(' ');
    if (this.#engine?.key !== key) {
      const index = joinParts(
        parts.map((part) => part.index),
        this.file,
      );
      const engine = {
        index,
        model: createSearchModel(index),
        texts: mergeTexts(parts),
        origin: this.origin,
      };
      this.#engine = { key, engine };
    }
    return this.#engine.engine;
  }

  async #fetchIndex(number: number): Promise<IndexPart> {
    const index = unpackIndex(await this.fetchPart('index', number));
    if (index === undefined) throw new Error(`Part ${number} of the search index is malformed`);
    return { index, texts: undefined };
  }

  /** Fetches the texts of the loaded parts; retries failed ones the next time. */
  async loadTexts(): Promise<void> {
    await Promise.all(
      [...this.#parts].map(async ([number, part]) => {
        if (part.texts !== undefined) return;
        const file = await this.fetchPart('text', number).catch(() => undefined);
        if (Array.isArray(file)) part.texts = createPageTexts(file as TextFile);
      }),
    );
  }
}

/** The texts of several parts, by page number in the merged index. */
function mergeTexts(parts: readonly IndexPart[]): PageTexts {
  return {
    get(page) {
      let number = page;
      for (const { index, texts } of parts) {
        if (number < index.pages.length) return texts?.get(number);
        number -= index.pages.length;
      }
      return undefined;
    },
  };
}
