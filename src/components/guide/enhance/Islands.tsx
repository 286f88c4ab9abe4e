import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ISLANDS } from '../islands';
import { useElements, type GuideRef } from './useElements';
import { COMPLETE, stopped, TRY_AGAIN } from './texts';

/** How far outside the viewport an island may be when its code is fetched. */
const NEAR = '400px';

/** Renders each island (`Island`) once its code, fetched when the reader scrolls near, is there. */
export function Islands({ guide }: { guide: GuideRef }): ReactNode {
  const containers = useElements(guide, '[data-island]');
  return containers.map((container, index) => <LoadedIsland key={index} container={container} />);
}

/**
 * Calls back when an element comes near the viewport; at once without IntersectionObserver.
 * @returns a function that stops observing
 */
function watchUntilNear(element: HTMLElement, onNear: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) {
    onNear();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The built HTML stays on the screen until the code arrives, so nothing moves; if the code cannot
 * be loaded, it stays for good. An island that crashes leaves the guide around it intact.
 */
function LoadedIsland({ container }: { container: HTMLElement }): ReactNode {
  const [View, setView] = useState<ComponentType<object>>();

  useEffect(() => {
    if (View !== undefined) return undefined;
    // Text typed into the built HTML would be lost when React renders the island.
    container.inert = true;
    let isLoading = false;
    return watchUntilNear(container, () => {
      const load = ISLANDS[container.dataset.island ?? ''];
      if (isLoading || load === undefined) return;
      isLoading = true;
      load().then(
        (module) => {
          if (!container.isConnected) return;
          container.inert = false;
          // Both in the same frame.
          flushSync(() => {
            container.replaceChildren();
            setView(() => module.default as ComponentType<object>);
          });
        },
        (error: unknown) => {
          // The next time it comes near, loading is tried again.
          isLoading = false;
          container.inert = false;
          console.error(error);
        },
      );
    });
  }, [View, container]);

  if (View === undefined) return null;
  const props = JSON.parse(container.dataset.props ?? '{}') as object;
  return createPortal(
    <ErrorBoundary fallback={StoppedIsland}>
      <View {...props} />
    </ErrorBoundary>,
    container,
  );
}

/** The generic error box: the helpers' own would add all their styles to every guide. */
function StoppedIsland({ error, tryAgain }: { error: Error; tryAgain: () => void }): ReactNode {
  return (
    <div className="page-loading__error" role="status">
      <p>{stopped(error.message)}</p>
      <p>{COMPLETE}</p>
      <button type="button" className="button button--secondary" onClick={tryAgain}>
        {TRY_AGAIN}
      </button>
    </div>
  );
}
