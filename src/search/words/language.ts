/**
 * The language of the current index: its stemmer, stop words, and the headings that all guides
 * have. It is one for the whole module graph, because a site has one index per language; only the
 * build, which writes several, switches back. English is the default.
 */
import { ENGLISH_STOP_WORDS, stemEnglish } from './english';
import { GERMAN_STOP_WORDS, stemGerman } from './german';

/** What an index says of its language. */
export interface IndexLanguage {
  /** Language code, if not English. */
  readonly language?: string;
  /** Headings that every guide has in that language, the trouble table's first. */
  readonly headings?: readonly string[];
}

/** The headings of an English guide, the trouble table's first. */
const ENGLISH_HEADINGS = [
  'If something goes wrong',
  'Before you start',
  'Check that it works',
  'Related',
];

interface WordRules {
  readonly stem: (word: string) => string;
  readonly stopWords: ReadonlySet<string>;
}

const RULES: Readonly<Record<string, WordRules | undefined>> = {
  en: { stem: stemEnglish, stopWords: ENGLISH_STOP_WORDS },
  de: { stem: stemGerman, stopWords: GERMAN_STOP_WORDS },
};
const NO_RULES: WordRules = { stem: (word) => word, stopWords: new Set() };

function createLanguage({ language = 'en', headings = ENGLISH_HEADINGS }: IndexLanguage) {
  const [troubleHeading = ''] = headings;
  return { ...(RULES[language] ?? NO_RULES), headings: new Set(headings), troubleHeading };
}

let current = createLanguage({});

/** Switches to the language of an index; one without rules is searched by whole words. */
export function setIndexLanguage(index: IndexLanguage): void {
  current = createLanguage(index);
}

/** Runs something in the language of an index, and returns to the language before it. */
export function withIndexLanguage<T>(index: IndexLanguage, run: () => T): T {
  const before = current;
  setIndexLanguage(index);
  try {
    return run();
  } finally {
    current = before;
  }
}

/** The current language as an opaque key: what is derived from another one is out of date. */
export const getIndexLanguage = (): object => current;

/** A folded word without its suffixes. */
export const stem = (word: string): string => current.stem(word);

/** Whether a folded word says nothing in a question; ignored if no other word is left. */
export const isStopWord = (word: string): boolean => current.stopWords.has(word);

/** Whether every guide has this heading, so that it says nothing about the page. */
export const isCommonHeading = (heading: string): boolean => current.headings.has(heading);

/** Whether this is the heading of the trouble table. */
export const isTroubleHeading = (heading: string): boolean => heading === current.troubleHeading;
