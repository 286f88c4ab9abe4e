/** Sends the searches of the page to the client that the dialog uses. */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type { Provider } from '@site/src/provider/schema';
import type { SearchResult } from '@site/src/search/worker/run-search';
import type { Hit } from '@site/src/search/worker/hits';
import { createSearchClient } from '@site/src/search/client/client';
import { countEmptySearches } from '@site/src/search/client/count-empty-searches';

const HITS_PER_PAGE = 20;
const TYPING_PAUSE_MS = 150;
/** Words per snippet, on wide screens and on screens up to 768 px, as in the dialog. */
const SNIPPET_WORDS = { wide: 10, narrow: 5 };
/** Hits of one page, once the reader expands it. */
const ALL_OF_A_PAGE = 20;

type SearchState =
  | { readonly status: 'idle' | 'loading' | 'error' }
  | { readonly status: 'done'; readonly hits: readonly Hit[]; readonly result: SearchResult };

/** The result of `useAlgoliaThemeConfig`; its type lacks the analytics. */
type AlgoliaSettings = ReturnType<typeof useAlgoliaThemeConfig>['algolia'] & { insights?: unknown };

/** Request parameters common to every search on this page, the same as the dialog's. */
function createRequest({ indexName, insights }: AlgoliaSettings, query: string) {
  const isNarrow = window.matchMedia('(max-width: 768px)').matches;
  const snippetLength = isNarrow ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return {
    indexName,
    query,
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${snippetLength}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insights === true,
  };
}

export interface SearchControls {
  readonly state: SearchState;
  readonly more: () => void;
  readonly moreOf: (url: string) => Promise<readonly Hit[]>;
  readonly retry: () => void;
}

/** Sends one search to the client; only hits in the reader's version and language are returned. */
function useRequest(query: string, feedback: Provider['feedback']) {
  const { algolia } = useAlgoliaThemeConfig();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useCallback(
    async (options: Record<string, unknown>, filter: readonly string[] = []) => {
      const plain = createSearchClient(algolia.appId, algolia.apiKey);
      // Expanding a page is not a new query to report.
      const client = filter.length === 0 ? countEmptySearches(plain, feedback) : plain;
      const facetFilters = [...(JSON.parse(filters) as string[]), ...filter];
      const { results } = await client.searchForHits({
        requests: [{ ...createRequest(algolia, query), ...options, facetFilters }],
      });
      return results[0] as unknown as SearchResult;
    },
    [algolia, feedback, filters, query],
  );
}

/** Requests one page of hits whenever query or page changes; the latest response wins. */
export function useSearch(query: string, feedback: Provider['feedback']): SearchControls {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const newest = useRef(0);
  const request = useRequest(query, feedback);

  const ask = useCallback(
    async (page: number, before: readonly Hit[]) => {
      const id = ++newest.current;
      if (before.length === 0) setState({ status: 'loading' });
      try {
        const result = await request({ page, hitsPerPage: HITS_PER_PAGE });
        if (id === newest.current) {
          setState({ status: 'done', hits: [...before, ...result.hits], result });
        }
      } catch (error) {
        console.error(error);
        if (id === newest.current) setState({ status: 'error' });
      }
    },
    [request],
  );

  useEffect(() => {
    if (query.trim() === '') {
      newest.current++;
      setState({ status: 'idle' });
      return undefined;
    }
    const timer = setTimeout(() => void ask(0, []), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, query]);

  return {
    state,
    more: () => {
      if (state.status === 'done') void ask(state.result.page + 1, state.hits);
    },
    async moreOf(url) {
      const options = { hitsPerPage: ALL_OF_A_PAGE, distinct: ALL_OF_A_PAGE };
      return (await request(options, [`url_without_anchor:${url.split('#')[0] ?? ''}`])).hits;
    },
    retry: () => void ask(0, []),
  };
}
