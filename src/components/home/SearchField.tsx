import type { ReactNode } from 'react';

/**
 * A large field that opens the search dialog (`useSearchField`); without JavaScript it leads to the
 * search page.
 */
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
        data-opens-search
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
