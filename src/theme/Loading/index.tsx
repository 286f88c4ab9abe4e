// Change: the loader and the error box use the site's own styles instead of fixed inline ones, and
// if a chunk is missing on the first page, the built text stays.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { LOADING, RETRY } from '@site/src/components/shell/texts';

/** A copy of the built page's HTML, until React has hydrated it. */
function copyOfBuilt(): { page: readonly Node[]; main: readonly Node[] } | undefined {
  const root = document.getElementById('__docusaurus');
  if (root === null || document.documentElement.dataset.hasHydrated === 'true') return undefined;
  const copy = root.cloneNode(true) as HTMLElement;
  return { page: [...copy.childNodes], main: [...(copy.querySelector('main')?.childNodes ?? [])] };
}

function Failure({ error, retry }: { error: unknown; retry: () => void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [built] = useState(copyOfBuilt);
  useLayoutEffect(() => {
    const isInside = place.current?.closest('main') != null;
    place.current?.replaceChildren(...((isInside ? built?.main : built?.page) ?? []));
  }, [built]);
  return (
    <>
      <div className="page-loading">
        <div className="page-loading__error" role="alert">
          <p>{String(error)}</p>
          <button
            type="button"
            className="button button--primary"
            // On the first page several chunks may be missing, and each would have its own box.
            onClick={built === undefined ? retry : () => location.reload()}
          >
            {RETRY}
          </button>
        </div>
      </div>
      <div ref={place} />
    </>
  );
}

/** Shown while a page's code loads: first nothing, then a spinner, or the error with a way out. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) return <Failure error={error as unknown} retry={retry} />;
  return pastDelay ? (
    <div className="page-loading" role="status" aria-label={LOADING}>
      <div className="page-loading__ring" />
    </div>
  ) : (
    // Without an element at the top, React keeps the built page and puts the loaded one below it.
    <div hidden />
  );
}
