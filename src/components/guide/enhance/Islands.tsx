import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ISLANDS } from '../islands';
import { useElements, type Text } from './useElements';
import { COMPLETE, STOPPED, TRY_AGAIN } from './words';

/** How far from the screen a part may be when its code is fetched. */
const NEAR = '400px';

/** The code of the parts that need one (`Island`), each fetched when the reader comes near. */
export function Islands({ text }: { text: Text }): ReactNode {
  const places = useElements(text, '[data-island]');
  return places.map((place, index) => <LoadedIsland key={index} place={place} />);
}

/**
 * The built HTML stays on screen until the code arrives, so that nothing moves; where the code
 * cannot be had, it stays too. A part that crashes leaves the guide around it as it is.
 */
function LoadedIsland({ place }: { place: HTMLElement }): ReactNode {
  const [View, setView] = useState<ComponentType<object>>();

  useEffect(() => {
    if (View !== undefined) return undefined;
    // What is typed into the built HTML would be lost when the code takes over.
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
          // Both before the next paint.
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
    // A browser that cannot tell what is near loads everything.
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
        // The box of other parts that fail: the helpers' own would bring all their styles to every guide.
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
