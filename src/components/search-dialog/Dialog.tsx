// The search dialog and everything only it needs; fetched when a reader first reaches for the
// search.
import { useCallback, useEffect, useMemo, type JSX, type ReactNode } from 'react';
import type { AutocompleteState } from '@algolia/autocomplete-core';
import {
  DocSearchModal,
  type DocSearchModalProps,
  type InternalDocSearchHit,
  type StoredDocSearchHit,
} from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import { getValuesForBrowser, type ValuesForBrowser } from '../../provider/values-for-browser';
import { getTicketUrl } from '../../provider/ticket-url';
import { createSearchClient } from '../../search/client/client';
import { countEmptySearches } from '../../search/client/count-empty-searches';
import { keepErrorStatus, logFailures } from './keep-error-status';
import { correctDialogSemantics } from './correct-dialog-semantics';
import { dropUnreadableSearches } from './saved-searches';
import { RESULTS_PER_GROUP, showAsRanked, type RankedHit } from './show-as-ranked';
import { missingResult, USUAL_QUERIES } from './texts';
import './styles.css';

function Hit({
  hit,
  children,
}: {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  children: ReactNode;
}): JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}

function ResultsFooter({
  state,
  onClose,
}: {
  state: AutocompleteState<InternalDocSearchHit>;
  onClose: () => void;
}): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(state.query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{ count: state.context.nbHits as number }}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

function useNavigator(): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({ itemUrl }) => history.push(itemUrl),
      navigateNewTab({ itemUrl }) {
        window.open(itemUrl, '_blank', 'noopener')?.focus();
      },
      navigateNewWindow({ itemUrl }) {
        window.open(itemUrl, '_blank', 'noopener,popup=0');
      },
    }),
    [history],
  );
}

type ItemsTransform = NonNullable<DocSearchModalProps['transformItems']>;
type ClientTransform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Adapts results for the dialog: no suggestions, and links relative to the site's base path. */
function useItems(): ItemsTransform {
  const toRelative = useSearchResultUrlProcessor();
  return useCallback<ItemsTransform>(
    (items) =>
      items
        .filter((item) => (item as Partial<RankedHit>).isSuggestion !== true)
        .map((item) => ({ ...item, url: toRelative(item.url) })),
    [toRelative],
  );
}

/** Gives the dialog the site's own client instead of Algolia's. */
function useClient(
  appId: string,
  apiKey: string,
  feedback: ValuesForBrowser['feedback'],
): ClientTransform {
  return useCallback<ClientTransform>(() => {
    const client = countEmptySearches(createSearchClient(appId, apiKey), feedback);
    return keepErrorStatus(showAsRanked(client, USUAL_QUERIES));
  }, [appId, apiKey, feedback]);
}

/** The footer as a component that stays the same from render to render, or React would remount it. */
const useResultsFooter = (onClose: () => void): DocSearchModalProps['resultsFooterComponent'] =>
  useMemo(
    () =>
      function Footer({ state }) {
        return <ResultsFooter state={state} onClose={onClose} />;
      },
    [onClose],
  );

/** Names the dialog for screen readers and reports failures of the search. */
function useDialogEffects(box: HTMLElement, indexName: string): void {
  // Must run before the dialog first reads the lists.
  useMemo(() => dropUnreadableSearches(indexName), [indexName]);
  useEffect(() => correctDialogSemantics(box), [box]);
  useEffect(() => logFailures(window), []);
}

/**
 * DocSearch's dialog with the site's search client.
 * @param box the element that contains it
 * @param initialQuery truncated by the dialog
 */
export default function Dialog({
  box,
  initialQuery,
  onClose,
}: {
  box: HTMLElement;
  initialQuery: string | undefined;
  onClose: () => void;
}): ReactNode {
  const provider = getValuesForBrowser(useDocusaurusContext().siteConfig);
  const { algolia } = useAlgoliaThemeConfig();
  const { appId, apiKey, indexName } = algolia;
  const navigator = useNavigator();
  const facetFilters = useAlgoliaContextualFacetFilters();
  useDialogEffects(box, indexName);
  const transformItems = useItems();
  const transformSearchClient = useClient(appId, apiKey, provider.feedback);
  const resultsFooterComponent = useResultsFooter(onClose);

  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      insights={(algolia as { insights?: boolean }).insights ?? false}
      maxResultsPerGroup={RESULTS_PER_GROUP}
      onClose={onClose}
      initialScrollY={window.scrollY}
      {...(initialQuery !== undefined && { initialQuery })}
      navigator={navigator}
      transformItems={transformItems}
      hitComponent={Hit}
      transformSearchClient={transformSearchClient}
      resultsFooterComponent={resultsFooterComponent}
      getMissingResultsUrl={({ query }) =>
        getTicketUrl(provider, { subject: missingResult(query) })
      }
      placeholder={translations.placeholder}
      translations={translations.modal}
      searchParameters={{ facetFilters }}
    />
  );
}
