/** Words of the parts of the home page. */
export const SEARCH_DOCS = 'Search docs';
export const formatProgress = (count: number, of: number): string => `${count} of ${of} done`;
