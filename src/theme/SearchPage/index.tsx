// Change: a smaller page on the same client as the dialog, without the hosted service's logo.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { clientProvider } from '@site/src/facts/client-provider';
import { ticketAddress } from '@site/src/facts/ticket-address';
import type { Hit, SearchResult } from '@site/src/search/answer';
import { createSearchClient } from '@site/src/search/client';
import styles from './styles.module.css';

const LONGEST_QUERY = 64;
const HITS_PER_PAGE = 20;
const TYPING_PAUSE_MS = 150;

type State =
  | { readonly status: 'idle' | 'loading' | 'error' }
  | { readonly status: 'done'; readonly hits: readonly Hit[]; readonly result: SearchResult };

/** Asks the client for one page of hits whenever query or page change; the newest answer wins. */
function useSearch(query: string): { state: State; more: () => void; retry: () => void } {
  const { algolia } = useAlgoliaThemeConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [state, setState] = useState<State>({ status: 'idle' });
  const newest = useRef(0);
  const filters = JSON.stringify(facetFilters);

  const ask = useCallback(
    async (page: number, before: readonly Hit[]) => {
      const id = ++newest.current;
      if (before.length === 0) setState({ status: 'loading' });
      try {
        const client = createSearchClient(algolia.appId, algolia.apiKey);
        const { results } = await client.searchForHits({
          requests: [
            {
              indexName: algolia.indexName,
              query,
              page,
              hitsPerPage: HITS_PER_PAGE,
              attributesToSnippet: ['content:25'],
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
              facetFilters: JSON.parse(filters) as string[],
            },
          ],
        });
        const result = results[0] as unknown as SearchResult;
        if (id === newest.current) {
          setState({ status: 'done', hits: [...before, ...result.hits], result });
        }
      } catch (error) {
        console.error(error);
        if (id === newest.current) setState({ status: 'error' });
      }
    },
    [algolia, filters, query],
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
    retry: () => void ask(0, []),
  };
}

/** The engine and the service escape everything but the marks around found words. */
function Marked({ html }: { html: string }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

function Result({ hit }: { hit: Hit }): ReactNode {
  const toRelative = useSearchResultUrlProcessor();
  const level = (['lvl3', 'lvl2', 'lvl1'] as const).find((name) => hit.hierarchy[name] !== null);
  const trail = (['lvl0', 'lvl1', 'lvl2'] as const)
    .filter((name) => name !== level && hit.hierarchy[name] !== null)
    .map((name) => hit.hierarchy[name])
    .join(' › ');
  const title = hit._highlightResult.hierarchy[level ?? 'lvl1']?.value ?? '';
  return (
    <article className={styles.result}>
      <h2>
        <Link to={toRelative(hit.url)}>
          <Marked html={title} />
        </Link>
      </h2>
      <p className={styles.trail}>{trail}</p>
      {hit._snippetResult.content !== undefined && (
        <p>
          <Marked html={hit._snippetResult.content.value} />
        </p>
      )}
    </article>
  );
}

function SearchPageContent(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const provider = clientProvider(siteConfig);
  const [urlQuery, setUrlQuery] = useSearchQueryString();
  // The page is built without a query: the first render in the browser must match it.
  const query = useIsBrowser() ? urlQuery.slice(0, LONGEST_QUERY) : '';
  const { state, more, retry } = useSearch(query);
  const title = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  return (
    <>
      <PageMetadata title={title} description="Search all guides of this help centre." />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{title}</h1>
        <form
          className="search-field"
          role="search"
          action="/search"
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            type="search"
            name="q"
            placeholder="Search docs"
            aria-label="Search docs"
            autoComplete="off"
            maxLength={LONGEST_QUERY}
            value={query}
            onChange={(event) => setUrlQuery(event.target.value)}
          />
        </form>
        <noscript>
          <p>
            Search needs JavaScript. All guides are linked from the <a href="/">home page</a>.
          </p>
        </noscript>
        <p role="status" className={styles.status}>
          {state.status === 'loading' && 'Searching…'}
          {state.status === 'done' &&
            (state.result.nbHits === 1 ? '1 result' : `${state.result.nbHits} results`)}
        </p>
        {state.status === 'error' && (
          <div className={styles.failure}>
            <p>Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
            <button type="button" className="button button--secondary" onClick={retry}>
              Retry
            </button>
          </div>
        )}
        {state.status === 'done' && state.result.nbHits === 0 && (
          <p>
            No results for &quot;<strong>{query}</strong>&quot;. Believe this query should return
            results?{' '}
            <a href={ticketAddress(provider, { subject: `Missing search result: ${query}` })}>
              Let us know.
            </a>
          </p>
        )}
        {state.status === 'done' && (
          <>
            {state.hits.map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
            {state.result.page + 1 < state.result.nbPages && (
              <button type="button" className="button button--secondary" onClick={more}>
                Show more results
              </button>
            )}
          </>
        )}
      </main>
    </>
  );
}

/** The page `/search?q=…`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
