/**
 * Classes that a step of the build or a component writes into pages and another step looks for.
 * Styles name them literally.
 */

/** Neither shown among search results nor searched. */
export const SEARCH_SKIP = 'search-skip';
/** The link to a heading or a row, which the theme and the trouble tables add. */
export const HASH_LINK = 'hash-link';
/** The box around a trouble table. */
export const TROUBLE_TABLE = 'trouble';
/** The summary at the top of a guide: what it leads to, and its facts. */
export const GUIDE_OUTCOME = 'guide-outcome';
export const GUIDE_FACTS = 'guide-facts';
/** Where to type a code block, and the note that it prints nothing. */
export const CODE_PLACE_LABEL = 'code-place__label';
export const CODE_PLACE_NO_OUTPUT = 'code-place__none';
/** The button on a word of the glossary. */
export const TERM = 'term';
