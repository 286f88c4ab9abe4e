/**
 * The file that the embedded engine loads: pages, headings and where each term stands. Texts of
 * passages are in a second file, fetched after the first answer.
 */
import { words } from './text';

export interface IndexSection {
  /** 1 is the page itself, 2 and 3 are headings. */
  readonly level: number;
  readonly heading: string;
  /** Without `#`; empty for the page itself. */
  readonly anchor: string;
}

export interface IndexPage {
  readonly url: string;
  /** Category in the sidebar. */
  readonly lvl0: string;
  readonly title: string;
  readonly description: string;
  /** Words and phrases that readers use for the page; not shown. */
  readonly keywords: readonly string[];
  readonly sections: readonly IndexSection[];
}

/** A piece of text one can read by itself: a paragraph, a list item, a table row, a code block. */
export interface Passage {
  /** Index of the section in its page. */
  readonly section: number;
  /** Its own anchor where it has one (rows of trouble tables), else empty. */
  readonly anchor: string;
  readonly text: string;
}

/** What the browser loads first. */
export interface IndexFile {
  readonly pages: readonly IndexPage[];
  /** Sorted terms, each as the number of letters it shares with the one before, then the rest. */
  readonly terms: readonly (readonly [shared: number, rest: string])[];
  /** For each term the section numbers (over all pages) it stands in, as differences. */
  readonly postings: readonly (readonly number[])[];
  readonly synonyms: readonly (readonly string[])[];
}

/** Passages of each page, in the order of `IndexFile.pages`. */
export type TextFile = readonly (readonly Passage[])[];

/** Writes the index of pages and their passages; the same input gives the same bytes. */
export function encodeIndex(
  pages: readonly IndexPage[],
  texts: TextFile,
  synonyms: readonly (readonly string[])[],
): IndexFile {
  const sectionsByTerm = new Map<string, Set<number>>();
  let first = 0;
  for (const [pageIndex, page] of pages.entries()) {
    for (const passage of texts[pageIndex] ?? []) {
      for (const { term } of words(passage.text)) {
        let sections = sectionsByTerm.get(term);
        if (sections === undefined) sectionsByTerm.set(term, (sections = new Set()));
        sections.add(first + passage.section);
      }
    }
    first += page.sections.length;
  }
  const sorted = [...sectionsByTerm.keys()].sort();
  let before = '';
  const terms = sorted.map((term) => {
    let shared = 0;
    while (shared < before.length && before[shared] === term[shared]) shared++;
    before = term;
    return [shared, term.slice(shared)] as const;
  });
  const postings = sorted.map((term) => {
    let last = 0;
    return [...(sectionsByTerm.get(term) ?? [])]
      .sort((a, b) => a - b)
      .map((section) => {
        const step = section - last;
        last = section;
        return step;
      });
  });
  return { pages, terms, postings, synonyms };
}

/** Reads the terms and postings back. */
export function decodePostings({ terms, postings }: IndexFile): Map<string, number[]> {
  const result = new Map<string, number[]>();
  let term = '';
  for (const [index, [shared, rest]] of terms.entries()) {
    term = term.slice(0, shared) + rest;
    let section = 0;
    result.set(
      term,
      (postings[index] ?? []).map((step) => (section += step)),
    );
  }
  return result;
}

/** Terms of a short text such as a title: each written word gives one group of terms. */
export function termGroups(text: string): string[][] {
  const seen = new Map<string, string[]>();
  for (const match of text.matchAll(/[^\s()[\]{}"“”,;:!?|→]+/gu)) {
    const terms = words(match[0]).map(({ term }) => term);
    if (terms.length > 0) seen.set(terms.join(' '), terms);
  }
  return [...seen.values()];
}

/** Whether a loaded value is an index; the network may hand out anything. */
export function isIndexFile(value: unknown): value is IndexFile {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, terms, postings, synonyms } = value as Record<string, unknown>;
  return (
    Array.isArray(pages) &&
    Array.isArray(terms) &&
    Array.isArray(postings) &&
    Array.isArray(synonyms) &&
    terms.length === postings.length
  );
}
