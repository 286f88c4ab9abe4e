// Change: renders its own button, because the original bundles the whole dialog into every page;
// the dialog is in Dialog.tsx. Adds no preconnect hint for Algolia.
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import type DialogComponent from '@site/src/components/search-dialog/Dialog';
import { SearchUnreachable } from '@site/src/components/search-dialog/SearchUnreachable';
import { SearchButton } from '@site/src/components/search-dialog/SearchButton';
import { useSearchField } from '@site/src/components/search-dialog/useSearchField';
import { useSearchKeys } from '@site/src/components/search-dialog/useSearchKeys';
import { withBaseUrl } from '@site/src/lib/base-url';
import { EMBEDDED, warmUpSearch } from '@site/src/search/client/embedded';
import { MAX_FIELD_LENGTH } from '@site/src/search/words/limits';

let Dialog: typeof DialogComponent | undefined;

/** Loads the dialog on intent. A chunk that fails to load can be requested again. */
async function loadDialog(): Promise<void> {
  Dialog ??= (await import('@site/src/components/search-dialog/Dialog')).default;
}

/** Opens the search page instead of the dialog. Rejects if the site is unreachable, and stays. */
async function openSearchPage(): Promise<void> {
  const address = withBaseUrl('/search');
  await fetch(address, { method: 'HEAD' });
  window.location.assign(address);
}

/** A native modal dialog is above everything else; the search would open behind it. */
function closeModalDialogs(): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close();
}

/** The element in front of the page that contains the dialog. */
function insertContainer(appId: string): HTMLDivElement {
  const container = document.createElement('div');
  container.className = appId === EMBEDDED ? 'search-embedded' : 'search-hosted';
  document.body.insertBefore(container, document.body.firstChild);
  return container;
}

/** The search button and its dialog. */
export default function SearchBar(): ReactNode {
  const { appId } = useAlgoliaThemeConfig().algolia;
  const button = useRef<HTMLButtonElement | null>(null);
  const { container, isOpen, isUnreachable, initialQuery, ...dialog } = useDialog(appId, button);
  const { open, close, openWith } = dialog;

  const prepare = useCallback(() => {
    warmUpSearch(appId);
    loadDialog().catch((error: unknown) => console.error(error));
  }, [appId]);

  const onInput = useCallback(
    (event: KeyboardEvent) => {
      event.preventDefault();
      openWith(event.key);
    },
    [openWith],
  );

  useSearchField(openWith);
  useSearchKeys({ isOpen, open, close, onInput, button });

  return (
    <>
      <SearchButton button={button} onIntent={prepare} onClick={open} />
      {isOpen &&
        Dialog !== undefined &&
        container.current !== null &&
        createPortal(
          <Dialog box={container.current} initialQuery={initialQuery} onClose={close} />,
          container.current,
        )}
      {isUnreachable && <SearchUnreachable onClose={close} />}
    </>
  );
}

/** Whether the dialog is open and with which query, and how to open and close it. */
function useDialog(appId: string, button: RefObject<HTMLButtonElement | null>) {
  const container = useRef<HTMLDivElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();

  const open = useCallback(() => {
    closeModalDialogs();
    container.current ??= insertContainer(appId);
    warmUpSearch(appId);
    loadDialog().then(
      () => setIsOpen(true),
      // The dialog's chunk is missing, for example after a release.
      () => openSearchPage().catch(() => setIsUnreachable(true)),
    );
  }, [appId]);

  const close = useCallback(() => {
    setIsOpen(false);
    setIsUnreachable(false);
    setInitialQuery(undefined);
    button.current?.focus();
  }, [button]);

  const openWith = useCallback(
    (typed: string) => {
      // Includes keys typed before the dialog is ready.
      // The dialog truncates what is typed, but not its initial query.
      if (typed !== '')
        setInitialQuery((before = '') => (before + typed).slice(0, MAX_FIELD_LENGTH));
      open();
    },
    [open],
  );

  return { container, isOpen, isUnreachable, initialQuery, open, close, openWith };
}
