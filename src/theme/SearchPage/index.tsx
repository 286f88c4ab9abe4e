// Change: a smaller page with the same client as the dialog, without Algolia's logo.
import type { ReactNode } from 'react';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { getValuesForBrowser } from '@site/src/provider/values-for-browser';
import { MAX_FIELD_LENGTH } from '@site/src/search/words/limits';
import { BASE_URL, withBaseUrl } from '@site/src/lib/base-url';
import {
  FAILED,
  FAILED_HELP,
  formatResultCount,
  SEARCH_DOCS,
} from '@site/src/components/search-dialog/texts';
import * as VIEW from '@site/src/components/search-page/texts';
import { RETRY } from '@site/src/components/shell/texts';
import styles from '@site/src/components/search-page/styles.module.css';
import { type SearchControls, useSearch } from '@site/src/components/search-page/useSearch';
import { Results } from '@site/src/components/search-page/Results';

function SearchForm({
  query,
  onType,
}: {
  query: string;
  onType: (query: string) => void;
}): ReactNode {
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
        placeholder={SEARCH_DOCS}
        aria-label={SEARCH_DOCS}
        autoComplete="off"
        maxLength={MAX_FIELD_LENGTH}
        value={query}
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  );
}

function Failure({ retry }: Pick<SearchControls, 'retry'>): ReactNode {
  return (
    <div className={styles.failure}>
      <p>{FAILED}</p>
      <p>{FAILED_HELP}</p>
      <button type="button" className="button button--secondary" onClick={retry}>
        {RETRY}
      </button>
    </div>
  );
}

function SearchPageContent(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const provider = getValuesForBrowser(siteConfig);
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
          {state.status === 'done' && formatResultCount(state.result.nbHits)}
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
