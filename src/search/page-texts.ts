/** The passages of the second file, cut into words page by page, when they are first needed. */
import type { Passage, TextFile } from './index-format';
import { words } from './tokenizer';

/** The passages of a page and where its terms are. */
export interface PageText {
  readonly passages: readonly Passage[];
  /** For each term the numbers of the passages that hold it. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export interface PageTexts {
  /** @param page number of the page in the index */
  readonly of: (page: number) => PageText | undefined;
}

/** Keeps what was cut: each page costs some milliseconds the first time. */
export function createPageTexts(file: TextFile): PageTexts {
  const known = new Map<number, PageText>();
  return {
    of(page) {
      let text = known.get(page);
      const passages = file[page];
      if (text === undefined && passages !== undefined) {
        const places = new Map<string, number[]>();
        for (const [number, passage] of passages.entries()) {
          for (const term of new Set(words(passage.text).map((word) => word.term))) {
            const list = places.get(term);
            if (list === undefined) places.set(term, [number]);
            else list.push(number);
          }
        }
        known.set(page, (text = { passages, places }));
      }
      return text;
    },
  };
}
