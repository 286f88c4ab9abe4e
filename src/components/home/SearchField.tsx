import type { ReactNode } from 'react';

/** Name of the event that asks the search button to open its dialog. */
export const OPEN_SEARCH = 'docs:open-search';

/** A large field that opens the search dialog; without JavaScript it leads to the search page. */
export function SearchField(): ReactNode {
  return (
    <form className="search-field" role="search" action="/search">
      <input
        type="search"
        name="q"
        placeholder="Search docs"
        aria-label="Search docs"
        maxLength={64}
        autoComplete="off"
        onClick={(event) => {
          event.currentTarget.blur();
          window.dispatchEvent(new CustomEvent(OPEN_SEARCH));
        }}
        onKeyDown={(event) => {
          if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          window.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail: event.key }));
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
