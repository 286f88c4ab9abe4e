/** Words of the search that Docusaurus does not translate: of its dialog, and of both it and its page. */
export const SEARCH_DOCS = 'Search docs';
export const FAILED = 'Unable to fetch results';
export const FAILED_HELP = 'You might want to check your network connection.';
/** Label of the row of keys at the bottom. */
export const KEYS = 'Keys';
export const formatResultCount = (count: number): string =>
  count === 1 ? '1 result' : `${count} results`;
/** Suggested when nothing was found; the dialog shows three. */
export const USUAL_QUERIES: readonly string[] = ['getting started', 'backups', 'install plugins'];
export const missingResult = (query: string): string => `Missing search result: ${query}`;
