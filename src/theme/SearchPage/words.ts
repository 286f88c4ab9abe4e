/** Words of the page of search results. */
export const titleEmpty = 'Search the documentation';
export const title = (query: string): string => `Search results for "${query}"`;
export const description = 'Search all guides of this help centre.';
export const field = 'Search docs';
export const needsJavaScript = 'Search needs JavaScript. All guides are linked from the';
export const homePage = 'home page';
export const searching = 'Searching…';
export const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
export const failed = 'Unable to fetch results';
export const failedHelp = 'You might want to check your network connection.';
export const retry = 'Retry';
export const noResults = 'No results for';
export const believe = 'Believe this query should return results?';
export const letUsKnow = 'Let us know.';
export const missing = (query: string): string => `Missing search result: ${query}`;
export const moreIn = (title: string): string => `More in “${title}”`;
export const more = 'Show more results';
export const didYouMean = 'Did you mean';
