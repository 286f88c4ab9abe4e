// Change: a smaller page with the same client as the dialog, without Algolia's logo.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
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
import { getClientProvider, type ClientProvider } from '@site/src/facts/client-provider';
import type { Provider } from '@site/src/facts/provider';
import { getTicketUrl } from '@site/src/facts/ticket-url';
import type { SearchResult } from '@site/src/search/run-search';
import type { Hit } from '@site/src/search/hits';
import { createSearchClient } from '@site/src/search/client';
import { EMBEDDED } from '@site/src/search/embedded';
import { MAX_FIELD_LENGTH } from '@site/src/search/limits';
import { BASE_URL, withBaseUrl } from '@site/src/lib/base-url';
import { countEmptySearches } from '@site/src/search/count-empty-searches';
import { keepPastedQuery, getWholeQuery } from '@site/src/search/pasted-query';
import { groupByPage } from '@site/src/components/search-dialog/show-as-ranked';
import { USUAL_QUERIES } from '@site/src/components/search-dialog/texts';
import * as VIEW from './texts';
import styles from './styles.module.css';

const HITS_PER_PAGE = 20;
const TYPING_PAUSE_MS = 150;
/** Words per snippet, on wide screens and on screens up to 768 px, as in the dialog. */
const SNIPPET_WORDS = { wide: 10, narrow: 5 };
/** The page itself and two of its sections. */
const SHOWN_OF_A_PAGE = 3;
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
    query: getWholeQuery(query),
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${snippetLength}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insights === true,
  };
}

interface SearchControls {
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
function useSearch(query: string, feedback: Provider['feedback']): SearchControls {
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

/** The embedded engine and Algolia escape everything except the tags around matches. */
function Marked({ html }: { html: string }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

type Level = 'lvl1' | 'lvl2' | 'lvl3';

function getLevel(hit: Hit): Level {
  return (['lvl3', 'lvl2'] as const).find((name) => hit.hierarchy[name] !== null) ?? 'lvl1';
}

function HitLink({ hit }: { hit: Hit }): ReactNode {
  const toRelative = useSearchResultUrlProcessor();
  const title = hit._highlightResult.hierarchy[getLevel(hit)]?.value ?? '';
  return (
    <Link to={toRelative(hit.url)}>
      <Marked html={title} />
    </Link>
  );
}

function Snippet({ hit }: { hit: Hit }): ReactNode {
  const content = hit._snippetResult.content;
  return (
    content !== undefined && (
      <p>
        <Marked html={content.value} />
      </p>
    )
  );
}

/** A page with its best sections below it; the others load on request. */
function PageResult({
  hits,
  more,
}: {
  hits: readonly Hit[];
  more: (url: string) => Promise<readonly Hit[]>;
}): ReactNode {
  const [allHits, setAll] = useState<readonly Hit[]>();
  const shownHits = allHits ?? hits;
  const [first, ...sections] = shownHits;
  if (first === undefined) return null;
  return (
    <article className={styles.result}>
      <h2>
        <HitLink hit={first} />
      </h2>
      <p className={styles.trail}>
        {[first.hierarchy.lvl0, getLevel(first) === 'lvl1' ? null : first.hierarchy.lvl1]
          .filter((name) => name !== null)
          .join(' › ')}
      </p>
      <Snippet hit={first} />
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.objectID}>
              <HitLink hit={hit} />
              <Snippet hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {allHits === undefined && hits.length >= SHOWN_OF_A_PAGE && (
        <button
          type="button"
          className={clsx('button button--link button--sm', styles.more)}
          onClick={() => {
            more(first.url).then(setAll, (error: unknown) => console.error(error));
          }}
        >
          {VIEW.formatMoreIn(first.hierarchy.lvl1 ?? '')}
        </button>
      )}
    </article>
  );
}

/** Queries that the reader can choose instead, in a sentence. */
function OtherQueries({
  words,
  queries,
  end,
  onChoose,
}: {
  words: string;
  queries: readonly string[];
  end: string;
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    queries.length > 0 && (
      <p>
        {words}{' '}
        {queries.map((query, place) => (
          <span key={query}>
            {place > 0 && ', '}
            <button type="button" className={styles.meant} onClick={() => onChoose(query)}>
              {query}
            </button>
          </span>
        ))}
        {end}
      </p>
    )
  );
}

function SearchForm({
  query,
  onType,
}: {
  query: string;
  onType: (query: string) => void;
}): ReactNode {
  const isEmbedded = useAlgoliaThemeConfig().algolia.appId === EMBEDDED;
  return (
    <form
      className="search-field"
      role="search"
      action={withBaseUrl('/search')}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        type="search"
        name="q"
        placeholder={VIEW.FIELD}
        aria-label={VIEW.FIELD}
        autoComplete="off"
        maxLength={MAX_FIELD_LENGTH}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onPaste={isEmbedded ? (event) => keepPastedQuery(event.nativeEvent) : undefined}
      />
    </form>
  );
}

function Failure({ retry }: Pick<SearchControls, 'retry'>): ReactNode {
  return (
    <div className={styles.failure}>
      <p>{VIEW.FAILED}</p>
      <p>{VIEW.FAILED_HELP}</p>
      <button type="button" className="button button--secondary" onClick={retry}>
        {VIEW.RETRY}
      </button>
    </div>
  );
}

/** The results, page by page, or suggestions if there are none. */
function Results({
  query,
  hits,
  result,
  search: { more, moreOf },
  provider,
  onChoose,
}: {
  query: string;
  hits: readonly Hit[];
  result: SearchResult;
  search: SearchControls;
  provider: ClientProvider;
  onChoose: (query: string) => void;
}): ReactNode {
  const meant = (result.userData ?? []).flatMap(({ didYouMean }) => didYouMean);
  return (
    <>
      <OtherQueries words={VIEW.DID_YOU_MEAN} queries={meant} end="?" onChoose={onChoose} />
      {result.nbHits === 0 && (
        <>
          <p>
            {VIEW.NO_RESULTS} &quot;<strong>{query}</strong>&quot;.
          </p>
          <OtherQueries
            words={VIEW.TRY_SEARCHING}
            queries={USUAL_QUERIES}
            end="."
            onChoose={onChoose}
          />
          <p>
            {VIEW.BELIEVE}{' '}
            <a href={getTicketUrl(provider, { subject: VIEW.missing(query) })}>
              {VIEW.LET_US_KNOW}
            </a>
          </p>
        </>
      )}
      {groupByPage(hits).map((ofPage) => (
        <PageResult key={`${query} ${ofPage[0]?.objectID ?? ''}`} hits={ofPage} more={moreOf} />
      ))}
      {result.page + 1 < result.nbPages && (
        <button type="button" className="button button--secondary" onClick={more}>
          {VIEW.MORE}
        </button>
      )}
    </>
  );
}

function SearchPageContent(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const provider = getClientProvider(siteConfig);
  const [urlQuery, setUrlQuery] = useSearchQueryString();
  // The built page has no query: the first render in the browser must match it.
  const query = useIsBrowser() ? urlQuery.slice(0, MAX_FIELD_LENGTH) : '';
  const search = useSearch(query, provider.feedback);
  const { state } = search;
  const title = query === '' ? VIEW.TITLE_EMPTY : VIEW.title(query);
  return (
    <>
      <PageMetadata title={title} description={VIEW.DESCRIPTION} />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{title}</h1>
        <SearchForm query={query} onType={setUrlQuery} />
        <noscript>
          <p>
            {VIEW.NEEDS_JAVASCRIPT} <a href={BASE_URL}>{VIEW.HOME_PAGE}</a>.
          </p>
        </noscript>
        <p role="status" className={styles.status}>
          {state.status === 'loading' && VIEW.SEARCHING}
          {state.status === 'done' && VIEW.results(state.result.nbHits)}
        </p>
        {state.status === 'error' && <Failure retry={search.retry} />}
        {state.status === 'done' && (
          <Results
            query={query}
            hits={state.hits}
            result={state.result}
            search={search}
            provider={provider}
            onChoose={setUrlQuery}
          />
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
