/** Words of the search dialog that Docusaurus does not translate. */
export const SEARCH_DOCS = 'Search docs';
/** Suggested when nothing was found; the dialog shows three. */
export const USUAL_QUERIES: readonly string[] = ['getting started', 'backups', 'install plugins'];
export const missingResult = (query: string): string => `Missing search result: ${query}`;
