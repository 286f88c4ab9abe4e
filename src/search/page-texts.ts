/** Tokenizes the passages of the second file, page by page on first use. */
import type { Passage, TextFile } from './index-format';
import { tokenize } from './tokenizer';

/** The passages of a page, and the positions of its terms. */
export interface PageText {
  readonly passages: readonly Passage[];
  /** Indexes of the passages that contain each term. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export interface PageTexts {
  /** @param page index of the page */
  readonly get: (page: number) => PageText | undefined;
}

/** Caches tokenized pages: each takes some milliseconds the first time. */
export function createPageTexts(file: TextFile): PageTexts {
  const cachedPages = new Map<number, PageText>();
  return {
    get(page) {
      let text = cachedPages.get(page);
      const passages = file[page];
      if (text === undefined && passages !== undefined) {
        const places = new Map<string, number[]>();
        for (const [number, passage] of passages.entries()) {
          for (const term of new Set(tokenize(passage.text).map((token) => token.term))) {
            const list = places.get(term);
            if (list === undefined) places.set(term, [number]);
            else list.push(number);
          }
        }
        cachedPages.set(page, (text = { passages, places }));
      }
      return text;
    },
  };
}
