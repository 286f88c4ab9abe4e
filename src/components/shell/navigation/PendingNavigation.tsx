/**
 * Replaces Docusaurus's `PendingNavigation` in the browser (pipeline/bundler/light-navigation). The
 * original shows the old page until the next one is loaded, in two renders; in the first,
 * everything that reads the location re-renders for the outgoing page. Here a page that has been
 * prepared (`PageLinks`) is shown in the same render that reports the navigation.
 */
import { useContext, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { isPreloaded, preloadPage } from './preloaded-pages';

/** The location on the screen, the one before it, and the one that is loading. */
interface Views {
  readonly shown: Location;
  readonly previous: Location | null;
  readonly asked: Location;
}

/** Loads a page, then calls back; a page that cannot be loaded is requested from the server. */
function loadPage({ pathname }: Location, onLoaded: () => void): void {
  preloadPage(pathname).then(onLoaded, (error: unknown) => {
    console.warn(error);
    // The chunk may be gone after a new release. The address is already right.
    window.location.reload();
  });
}

/**
 * What to show while the router is at a location: the page before it until its own is loaded. In
 * refs and during rendering, because a state would need a second render.
 */
function useViews(location: Location): Views {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const views = useRef<Views>(undefined);
  const finishUpdate = useRef<() => void>(() => undefined);

  if (views.current === undefined) {
    views.current = { shown: location, previous: null, asked: location };
    finishUpdate.current = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: null,
      location,
    });
  } else if (views.current.asked !== location) {
    const { shown, previous } = views.current;
    views.current = { shown, previous, asked: location };
    finishUpdate.current();
    finishUpdate.current = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: shown,
      location,
    });
    if (!isPreloaded(location.pathname)) loadPage(location, renderAgain);
  }
  const { shown, asked } = views.current;
  if (shown !== asked && isPreloaded(asked.pathname)) {
    finishUpdate.current();
    views.current = { shown: asked, previous: shown, asked };
  }
  return views.current;
}

export default function PendingNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const { history } = useContext(RouterContext);
  const { shown, previous } = useViews(location);
  const router = useMemo(
    () => ({
      history,
      location: shown,
      match: { path: '/', url: '/', params: {}, isExact: shown.pathname === '/' },
    }),
    [history, shown],
  );
  return (
    <ClientLifecyclesDispatcher previousLocation={previous} location={shown}>
      <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
    </ClientLifecyclesDispatcher>
  );
}
