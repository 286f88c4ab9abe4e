import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ISLANDS } from '../islands';
import { useElements, type Text } from './useElements';
import { COMPLETE, STOPPED, TRY_AGAIN } from './words';

/** How far outside the viewport an island may be when its code is fetched. */
const NEAR = '400px';

/** The code of each island (`Island`), fetched when the reader scrolls near. */
export function Islands({ text }: { text: Text }): ReactNode {
  const places = useElements(text, '[data-island]');
  return places.map((place, index) => <LoadedIsland key={index} place={place} />);
}

/**
 * The built HTML stays on the screen until the code arrives, so nothing moves; if the code cannot
 * be loaded, it stays for good. An island that crashes leaves the guide around it intact.
 */
function LoadedIsland({ place }: { place: HTMLElement }): ReactNode {
  const [View, setView] = useState<ComponentType<object>>();

  useEffect(() => {
    if (View !== undefined) return undefined;
    // Text typed into the built HTML would be lost when React takes over.
    place.inert = true;
    let asked = false;
    const activate = () => {
      const load = ISLANDS[place.dataset.island ?? ''];
      if (asked || load === undefined) return;
      asked = true;
      load().then(
        (module) => {
          if (!place.isConnected) return;
          place.inert = false;
          // Both in the same frame.
          flushSync(() => {
            place.replaceChildren();
            setView(() => module.default as ComponentType<object>);
          });
        },
        (error: unknown) => {
          asked = false;
          place.inert = false;
          console.error(error);
        },
      );
    };
    // Without IntersectionObserver, load everything.
    if (!('IntersectionObserver' in window)) {
      activate();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) activate();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [View, place]);

  if (View === undefined) return null;
  const props = JSON.parse(place.dataset.props ?? '{}') as object;
  return createPortal(
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        // The generic error box: the helpers' own would add all their styles to every guide.
        <div className="page-loading__error" role="status">
          <p>{STOPPED(error.message)}</p>
          <p>{COMPLETE}</p>
          <button type="button" className="button button--secondary" onClick={tryAgain}>
            {TRY_AGAIN}
          </button>
        </div>
      )}
    >
      <View {...props} />
    </ErrorBoundary>,
    place,
  );
}
