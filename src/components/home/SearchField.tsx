import type { ReactNode } from 'react';
import { withBaseUrl } from '../../lib/base-url';
import { SEARCH_DOCS } from '../search-dialog/texts';

/**
 * A large field that opens the search dialog (`useSearchField`); without JavaScript it leads to the
 * search page.
 */
export function SearchField(): ReactNode {
  return (
    <form className="search-field" role="search" action={withBaseUrl('/search')}>
      <input
        type="search"
        name="q"
        placeholder={SEARCH_DOCS}
        aria-label={SEARCH_DOCS}
        maxLength={64}
        autoComplete="off"
        data-opens-search
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
