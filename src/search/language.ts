/**
 * Holds the language of the current index: its stemmer, stop words, and the headings that all
 * guides have. A site has one index per language; English is the default.
 */
import { setCommonHeadings, type IndexFile } from './index-format';
import { setLanguageOfWords } from './tokenizer';

/** Switches to the language of an index. */
export function speakAs({ language, headings }: Pick<IndexFile, 'language' | 'headings'>): void {
  setLanguageOfWords(language);
  setCommonHeadings(headings);
}
