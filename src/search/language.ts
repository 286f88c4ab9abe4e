/**
 * The language of the index at hand: how its words are cut, which of them mean nothing, and which
 * headings all guides have. A site has one index for each language; English needs none of this said.
 */
import { setCommonHeadings, type IndexFile } from './index-format';
import { setLanguageOfWords } from './tokenizer';

/** Goes over to the language of an index. */
export function speakAs({ language, headings }: Pick<IndexFile, 'language' | 'headings'>): void {
  setLanguageOfWords(language);
  setCommonHeadings(headings);
}
