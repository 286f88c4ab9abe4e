/** Words of the page of search results. */
export const TITLE_EMPTY = 'Search the documentation';
export const title = (query: string): string => `Search results for "${query}"`;
export const DESCRIPTION = 'Search all guides of this help centre.';
export const NEEDS_JAVASCRIPT = 'Search needs JavaScript. All guides are linked from the';
export const HOME_PAGE = 'home page';
export const SEARCHING = 'Searching…';
export const NO_RESULTS = 'No results for';
export const TRY_SEARCHING = 'Try searching for';
export const BELIEVE = 'Believe this query should return results?';
export const LET_US_KNOW = 'Let us know.';
export const formatMoreIn = (guide: string): string => `More in “${guide}”`;
export const MORE = 'Show more results';
export const DID_YOU_MEAN = 'Did you mean';
