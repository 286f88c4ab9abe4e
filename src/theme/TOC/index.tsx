// Change: the list is a landmark with a visible title.
import type { ReactNode } from 'react';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { ON_THIS_PAGE } from '@site/src/components/shell/texts';

/** The contents list next to a page, on wide screens. */
export default function TOC({ className = '', ...props }: Props): ReactNode {
  return (
    <nav className={`toc thin-scrollbar ${className}`} aria-labelledby="toc-title">
      <p className="toc__title" id="toc-title">
        {ON_THIS_PAGE}
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
