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

export default function PendingNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const { history } = useContext(RouterContext);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const views = useRef<Views>(undefined);
  const finish = useRef<() => void>(() => undefined);

  if (views.current === undefined) {
    views.current = { shown: location, previous: null, asked: location };
    finish.current = dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location });
  } else if (views.current.asked !== location) {
    const { shown, previous } = views.current;
    views.current = { shown, previous, asked: location };
    finish.current();
    finish.current = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: shown,
      location,
    });
    if (!isPreloaded(location.pathname)) {
      preloadPage(location.pathname).then(renderAgain, (error: unknown) => {
        console.warn(error);
        // The chunk may be gone after a new release. The address is already right.
        window.location.reload();
      });
    }
  }
  const { shown, asked } = views.current;
  if (shown !== asked && isPreloaded(asked.pathname)) {
    finish.current();
    views.current = { shown: asked, previous: shown, asked };
  }

  const view = views.current.shown;
  const router = useMemo(
    () => ({
      history,
      location: view,
      match: { path: '/', url: '/', params: {}, isExact: view.pathname === '/' },
    }),
    [history, view],
  );
  return (
    <ClientLifecyclesDispatcher previousLocation={views.current.previous} location={view}>
      <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
    </ClientLifecyclesDispatcher>
  );
}
