// Change: the loader and the error box use the site's own styles instead of fixed inline ones.
import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** Shown while a page's code loads: nothing at first, then a ring, or the error with a way out. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="page-loading">
        <div className="page-loading__error" role="alert">
          <p>{String(error)}</p>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      </div>
    );
  }
  return pastDelay ? (
    <div className="page-loading" role="status" aria-label="Loading">
      <div className="page-loading__ring" />
    </div>
  ) : null;
}
