// Change: the search client comes from src/search, the dialog links to the ticket page when
// nothing is found, and no hint to connect to the hosted service is written into the page.
import { useCallback, useEffect, useMemo, useRef, useState, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { AutocompleteState } from '@algolia/autocomplete-core';
import {
  DocSearchButton,
  useDocSearchKeyboardEvents,
  type DocSearchModal as DocSearchModalComponent,
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
import { OPEN_SEARCH } from '@site/src/components/home/SearchField';
import { clientProvider } from '@site/src/facts/client-provider';
import { ticketAddress } from '@site/src/facts/ticket-address';
import type { createSearchClient as CreateSearchClient } from '@site/src/search/client';
import { EMBEDDED, warmSearch } from '@site/src/search/embedded';
import { keepErrorStatus } from './keep-error-status';
import { nameDialog } from './name-dialog';
import { dropUnreadableLists } from './saved-searches';

let DocSearchModal: typeof DocSearchModalComponent | undefined;
let createSearchClient: typeof CreateSearchClient | undefined;

/** Loads the dialog on intent. A chunk that fails to load may be asked for again. */
async function loadModal(): Promise<void> {
  if (DocSearchModal !== undefined) return;
  const [modal, client] = await Promise.all([
    import('@docsearch/react/modal'),
    import('@site/src/search/client'),
    import('./styles.css'),
  ]);
  DocSearchModal = modal.DocSearchModal;
  createSearchClient = client.createSearchClient;
}

/** The dialog is only shown once its code and the client's are there. */
function makeClient(appId: string, apiKey: string): ReturnType<typeof CreateSearchClient> {
  if (createSearchClient === undefined) throw new Error('The search client is not loaded');
  return createSearchClient(appId, apiKey);
}

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

/** The search button and its dialog. */
export default function SearchBar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const { appId, apiKey, indexName } = algolia;
  const provider = clientProvider(siteConfig);
  const navigator = useNavigator();
  const toRelative = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const container = useRef<HTMLDivElement | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();

  const prepare = useCallback(() => {
    warmSearch(appId);
    loadModal().catch((error: unknown) => console.error(error));
  }, [appId]);

  const open = useCallback(() => {
    if (container.current === null) {
      container.current = document.createElement('div');
      container.current.className = appId === EMBEDDED ? 'search-embedded' : 'search-hosted';
      document.body.insertBefore(container.current, document.body.firstChild);
    }
    warmSearch(appId);
    dropUnreadableLists(indexName);
    loadModal().then(
      () => setIsOpen(true),
      // The dialog's code is missing, for example after a new release: the page does the same.
      () => window.location.assign('/search'),
    );
  }, [appId, indexName]);

  const close = useCallback(() => {
    setIsOpen(false);
    setInitialQuery(undefined);
    button.current?.focus();
  }, []);

  useEffect(
    () => (isOpen && container.current !== null ? nameDialog(container.current) : undefined),
    [isOpen],
  );

  const onInput = useCallback(
    (event: KeyboardEvent) => {
      if (event.key === 'f' && (event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setInitialQuery(event.key);
      open();
    },
    [open],
  );

  useEffect(() => {
    const onAsked = (event: Event) => {
      const typed: unknown = (event as CustomEvent).detail;
      if (typeof typed === 'string') setInitialQuery(typed);
      open();
    };
    window.addEventListener(OPEN_SEARCH, onAsked);
    return () => window.removeEventListener(OPEN_SEARCH, onAsked);
  }, [open]);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    onInput,
    searchButtonRef: button,
  });

  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({ ...item, url: toRelative(item.url) })),
    [toRelative],
  );
  const transformSearchClient = useCallback<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(() => keepErrorStatus(makeClient(appId, apiKey)), [appId, apiKey]);
  const resultsFooterComponent = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      function Footer({ state }) {
        return <ResultsFooter state={state} onClose={close} />;
      },
    [close],
  );

  return (
    <>
      <DocSearchButton
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={open}
        ref={button}
        translations={translations.button}
      />
      {isOpen &&
        DocSearchModal !== undefined &&
        container.current !== null &&
        createPortal(
          <DocSearchModal
            appId={appId}
            apiKey={apiKey}
            indexName={indexName}
            insights={(algolia as { insights?: boolean }).insights ?? false}
            onClose={close}
            initialScrollY={window.scrollY}
            {...(initialQuery !== undefined && { initialQuery })}
            navigator={navigator}
            transformItems={transformItems}
            hitComponent={Hit}
            transformSearchClient={transformSearchClient}
            resultsFooterComponent={resultsFooterComponent}
            getMissingResultsUrl={({ query }) =>
              ticketAddress(provider, { subject: `Missing search result: ${query}` })
            }
            placeholder={translations.placeholder}
            translations={translations.modal}
            searchParameters={{ facetFilters }}
          />,
          container.current,
        )}
    </>
  );
}
