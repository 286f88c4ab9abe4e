/**
 * The request that the dialog sends, word for word from @docsearch/react 3.9.0
 * (`DocSearchModal`, `getSources`; in dist/esm/index.js after `Z.search({requests:[`), with the
 * site's `searchParameters` behind it. `dialog-request.test.ts` compares it with that source.
 */

/** Levels that the dialog truncates; the category is shown whole. */
const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** What `useAlgoliaContextualFacetFilters` gives on a site with one version, in a language. */
export function createFacetFilters(code: string) {
  return [
    `language:${code}`,
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ] as const;
}

/**
 * One request of the dialog.
 * @param query what the reader typed, at most 64 characters
 * @param narrow a screen of at most 768 px, where snippets have 5 words instead of 10
 * @param insights whether the provider turned analytics events on
 */
export function createDialogRequest(
  query: string,
  { narrow = false, insights = false, indexName = 'docs' } = {},
) {
  const snippetLength = narrow ? 5 : 10;
  return {
    query,
    indexName,
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...LEVELS.map((level) => `hierarchy.lvl${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...LEVELS.map((level) => `hierarchy.lvl${level}:${snippetLength}`),
      `content:${snippetLength}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: insights,
    facetFilters: createFacetFilters('en'),
  };
}
