/**
 * Encodes and decodes the file that the embedded engine loads: pages with their short strings, and
 * the pages that contain each other term. The texts of passages are in a second file, fetched after
 * the first answer.
 */
import { createRowSlug } from '../lib/trouble-row';
import { isCommonHeading, isStopWord, type IndexLanguage } from './words/language';
import { getTerms, tokenize } from './words/tokenizer';

export interface IndexSection {
  /** 1 is the page itself, 2 and 3 are headings. */
  readonly level: number;
  readonly heading: string;
  /**
   * Without `#`; empty for the page itself, and in the index also for the default anchor (see
   * `getHeadingAnchor`).
   */
  readonly anchor: string;
}

/** A message of a trouble table: section, anchor of the row (or '', see `getRowAnchor`), text. */
export type TroubleMessage = readonly [section: number, anchor: string, text: string];

/** The subject of a page about a single product. */
export interface Subject {
  readonly kind: 'game' | 'tool' | 'machine';
  /** Names for it; each is a list of terms, all of which must match. */
  readonly names: readonly (readonly string[])[];
}

export interface IndexPage {
  readonly url: string;
  /** Category in the sidebar. */
  readonly lvl0: string;
  readonly title: string;
  readonly description: string;
  /** Words and phrases that readers use for the page; not displayed. */
  readonly keywords: readonly string[];
  readonly sections: readonly IndexSection[];
  readonly messages?: readonly TroubleMessage[];
  /** Readers' questions that the page answers; never displayed. The index has only their terms. */
  readonly questions?: readonly string[];
  /** Absent for general pages. */
  readonly subject?: Subject;
}

/** A self-contained piece of text: a paragraph, a list item, a table row, a code block. */
export interface Passage {
  /** Index of its section in the page. */
  readonly section: number;
  /** Its own anchor, if any (rows of trouble tables), otherwise empty. */
  readonly anchor: string;
  readonly text: string;
}

/** What the browser loads first. */
export interface IndexFile extends IndexLanguage {
  readonly pages: readonly IndexPage[];
  /**
   * Sorted terms, one per line, with shared prefixes: the first letter encodes how many letters to
   * take from the previous term.
   */
  readonly terms: string;
  /**
   * For each term, the pages that contain it only in their text, delta-encoded in letters (see
   * `encodeNumber`). Each list ends with a space. Terms in a page's short strings are omitted.
   */
  readonly postings: string;
  readonly synonyms: readonly (readonly string[])[];
}

/** An index as it is stored: the questions of all pages as one list of terms. */
export interface StoredIndex extends Omit<IndexFile, 'pages'> {
  readonly pages: readonly StoredPage[];
  /** The questions that contain each term, in the form of `terms` and `postings`. */
  readonly questions: Pick<IndexFile, 'terms' | 'postings'>;
}

/** `questions` is the number of questions. They are numbered page by page. */
interface StoredPage extends Omit<IndexPage, 'questions'> {
  readonly questions?: number;
}

/** Passages by page, in the order of `IndexFile.pages`. */
export type TextFile = readonly (readonly Passage[])[];

/**
 * A word in the text of more pages than this is omitted: the questions find their guides just as
 * well.
 */
export const MAX_PAGES_PER_TERM = 5;

/** Amounts and single letters in examples: nobody who types one means the example. */
const NOISE = /^(?:\d{1,3}[a-z]?|[a-z])$/;

/** Encodes the index from pages and their passages; deterministic. */
export function encodeIndex(
  read: readonly IndexPage[],
  texts: TextFile,
  synonyms: readonly (readonly string[])[],
): IndexFile {
  const pages = read.map(shortenPage);
  const pagesByTerm = new Map<string, Set<number>>();
  for (const [number, passages] of texts.entries()) {
    const page = pages[number];
    const known = page === undefined ? new Set<string>() : getTermsOfStrings(page);
    for (const passage of passages) {
      for (const { term } of tokenize(passage.text)) {
        if (isStopWord(term) || NOISE.test(term) || known.has(term)) continue;
        const pagesOf = pagesByTerm.get(term);
        if (pagesOf === undefined) pagesByTerm.set(term, new Set([number]));
        else pagesOf.add(number);
      }
    }
  }
  for (const [term, pagesOf] of pagesByTerm) {
    if (pagesOf.size > MAX_PAGES_PER_TERM) pagesByTerm.delete(term);
  }
  return { pages, ...encodePostings(pagesByTerm), synonyms };
}

/** Encodes the numbers for each term, which must be in ascending order. */
export function encodePostings(
  numbersByTerm: ReadonlyMap<string, Iterable<number>>,
): Pick<IndexFile, 'terms' | 'postings'> {
  const sorted = [...numbersByTerm.keys()].sort();
  let before = '';
  const terms = sorted.map((term) => {
    let shared = 0;
    while (shared < before.length && before[shared] === term[shared]) shared++;
    before = term;
    return String.fromCharCode(FIRST_LETTER + shared) + term.slice(shared);
  });
  const postings = sorted.map((term) => {
    let last = 0;
    return [...(numbersByTerm.get(term) ?? [])]
      .map((number) => {
        const step = number - last;
        last = number;
        return encodeNumber(step);
      })
      .join('');
  });
  return { terms: terms.join('\n'), postings: postings.join(' ') };
}

/** The form in which an index is stored: a term that many questions contain is written once. */
export function packIndex({ pages, ...index }: IndexFile): StoredIndex {
  const numbersByTerm = new Map<string, number[]>();
  let number = 0;
  for (const { questions = [] } of pages) {
    for (const question of questions) {
      for (const term of question.split(' ')) {
        const numbers = numbersByTerm.get(term);
        if (numbers === undefined) numbersByTerm.set(term, [number]);
        else numbers.push(number);
      }
      number++;
    }
  }
  return {
    ...index,
    pages: pages.map(({ questions, ...page }) => ({
      ...page,
      ...(questions && { questions: questions.length }),
    })),
    questions: encodePostings(numbersByTerm),
  };
}

/**
 * The index in a loaded value; undefined if the value is none, because the network may deliver
 * anything. The terms of a question come in alphabetical order.
 */
export function unpackIndex(value: unknown): IndexFile | undefined {
  if (!isStoredIndex(value)) return undefined;
  const { pages, questions: stored, ...index } = value;
  const questions: string[] = [];
  for (const [term, numbers] of decodePostings(stored)) {
    for (const number of numbers) {
      const before = questions[number];
      questions[number] = before === undefined ? term : `${before} ${term}`;
    }
  }
  let start = 0;
  return {
    ...index,
    pages: pages.map(({ questions: count, ...page }) => {
      if (count === undefined) return page;
      const ofPage = questions.slice(start, start + count);
      start += count;
      return { ...page, questions: ofPage };
    }),
  };
}

/** A page in file format: questions reduced to terms, derivable values omitted. */
function shortenPage({ questions, ...page }: IndexPage): IndexPage {
  return {
    ...page,
    sections: page.sections.map((section) =>
      section.anchor === getHeadingAnchor(section.heading) ? { ...section, anchor: '' } : section,
    ),
    ...(questions && { questions: getQuestionTerms(questions) }),
  };
}

/**
 * Questions as terms without stop words or duplicates, both in alphabetical order: similar questions
 * get neighboring numbers, which compresses best. Neither order affects the ranking.
 */
function getQuestionTerms(questions: readonly string[]): string[] {
  const lines = questions.map((question) => {
    const groups = decodeTermGroups(question);
    const meant = groups.filter((terms) => terms.some((term) => !isStopWord(term)));
    const terms = new Set((meant.length > 0 ? meant : groups).map(([whole = '']) => whole));
    return [...terms].sort().join(' ');
  });
  return [...new Set(lines)].filter((line) => line !== '').sort();
}

/** The terms of each word of a stored question: parts of compounds are derived again. */
export function parseStoredGroups(question: string): string[][] {
  return question.split(' ').map((term) => (/^\p{L}+$/u.test(term) ? [term] : getTerms(term)));
}

/** The terms of a page's short strings, which the file contains in full. */
function getTermsOfStrings(page: IndexPage): Set<string> {
  const strings = [
    page.title,
    page.description,
    ...page.keywords,
    ...(page.messages ?? []).map(([, , text]) => text),
    ...page.sections.map(({ heading }) => heading).filter((text) => !isCommonHeading(text)),
  ];
  return new Set([
    ...strings.flatMap((text) => tokenize(text).map(({ term }) => term)),
    ...(page.questions ?? []).flatMap((question) => parseStoredGroups(question).flat()),
  ]);
}

/** Docusaurus's anchor for a heading; the index omits an anchor that equals it. */
export function getHeadingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** The default anchor of a message's row; the index omits an anchor that equals it. */
export function getRowAnchor(message: string): string {
  return `trouble-${createRowSlug(message)}`;
}

const FIRST_LETTER = 48;
/** Half of the 92 letters end a number, the other half continue it. */
const LETTERS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((letter) => letter !== '"' && letter !== '\\')
  .join('');
const HALF = LETTERS.length / 2;

/** Encodes a whole number as letters that JSON need not escape: base 46, lowest digit first. */
export function encodeNumber(value: number): string {
  let text = '';
  let remainder = value;
  while (remainder >= HALF) {
    text += LETTERS[HALF + (remainder % HALF)] ?? '';
    remainder = Math.floor(remainder / HALF);
  }
  return text + (LETTERS[remainder] ?? '');
}

/** Digits by character code: searching `LETTERS` for each letter takes several times as long. */
const DIGIT_OF = Array.from({ length: 128 }, (_, code) =>
  LETTERS.indexOf(String.fromCharCode(code)),
);

/** Decodes consecutive numbers; skips invalid letters. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (let index = 0; index < text.length; index++) {
    const digit = DIGIT_OF[text.charCodeAt(index)] ?? -1;
    if (digit < 0) continue;
    value += (digit % HALF) * place;
    if (digit >= HALF) {
      place *= HALF;
    } else {
      numbers.push(value);
      value = 0;
      place = 1;
    }
  }
  return numbers;
}

/** The numbers for each term: in an index, the pages that contain it only in their text. */
export function decodePostings({
  terms,
  postings,
}: Pick<IndexFile, 'terms' | 'postings'>): Map<string, number[]> {
  const result = new Map<string, number[]>();
  if (terms === '') return result;
  const lists = postings.split(' ');
  let term = '';
  for (const [index, line] of terms.split('\n').entries()) {
    term = term.slice(0, line.charCodeAt(0) - FIRST_LETTER) + line.slice(1);
    let page = 0;
    result.set(
      term,
      decodeNumbers(lists[index] ?? '').map((step) => (page += step)),
    );
  }
  return result;
}

/** Terms of a short text such as a title: one group of terms per written word. */
export function decodeTermGroups(text: string): string[][] {
  const seen = new Map<string, string[]>();
  for (const match of text.matchAll(/[^\s()[\]{}"“”,;:!?|→]+/gu)) {
    const terms = tokenize(match[0]).map(({ term }) => term);
    if (terms.length > 0) seen.set(terms.join(' '), terms);
  }
  return [...seen.values()];
}

/** The common part of an index and a list of parts. */
type Postings = Pick<IndexFile, 'terms' | 'postings' | 'synonyms'>;

/** Whether a loaded value has one posting list per term. */
function isPostings(value: unknown): value is Pick<IndexFile, 'terms' | 'postings'> {
  if (typeof value !== 'object' || value === null) return false;
  const { terms, postings } = value as Record<string, unknown>;
  return (
    typeof terms === 'string' &&
    typeof postings === 'string' &&
    terms.split('\n').length === postings.split(' ').length
  );
}

/** Whether a loaded value has what indexes and lists of parts have in common. */
export function hasPostings(value: unknown): value is Postings & Record<string, unknown> {
  return isPostings(value) && Array.isArray((value as Partial<Postings>).synonyms);
}

function isStoredIndex(value: unknown): value is StoredIndex {
  return hasPostings(value) && Array.isArray(value.pages) && isPostings(value.questions);
}
