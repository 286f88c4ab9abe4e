/**
 * Sets the language of the current index: its stemmer, stop words, and the headings that all guides
 * have. It is global: the modules of the search keep it in variables, because a site has one index
 * per language. English is the default.
 */
import { setCommonHeadings, type IndexFile } from './index-format';
import { setTokenizerLanguage } from './tokenizer';

/** Switches to the language of an index. */
export function setIndexLanguage({
  language,
  headings,
}: Pick<IndexFile, 'language' | 'headings'>): void {
  setTokenizerLanguage(language);
  setCommonHeadings(headings);
}
