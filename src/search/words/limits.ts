/** Maximum length of the search fields, as in the dialog; longer text is cut. */
export const MAX_FIELD_LENGTH = 64;
/** Maximum length of a query; Algolia accepts no more. */
export const MAX_QUERY_LENGTH = 512;
