/** What the search fields take, as the dialog has it: a longer text is cut. */
export const FIELD_LIMIT = 64;
/** Longest query that is looked at; the hosted service takes no more. */
export const MAX_QUERY = 512;
