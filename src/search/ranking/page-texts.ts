/** Tokenizes the passages of the second file, page by page on first use. */
import type { Passage, TextFile } from '../index-format';
import { tokenize } from '../words/tokenizer';

/** The passages of a page, and which of them contain a term. */
export interface PageText {
  readonly passages: readonly Passage[];
  /** Indexes of the passages, by the terms that they contain. */
  readonly passagesByTerm: ReadonlyMap<string, readonly number[]>;
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
        const passagesByTerm = new Map<string, number[]>();
        for (const [number, passage] of passages.entries()) {
          for (const term of new Set(tokenize(passage.text).map((token) => token.term))) {
            const list = passagesByTerm.get(term);
            if (list === undefined) passagesByTerm.set(term, [number]);
            else list.push(number);
          }
        }
        cachedPages.set(page, (text = { passages, passagesByTerm }));
      }
      return text;
    },
  };
}
