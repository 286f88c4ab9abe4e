import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { Verdict } from './Verdict';
import styles from './styles.module.css';

/** How far from the screen a helper may be when its code is fetched. */
const NEAR = '400px';

/**
 * A helper whose code is fetched only when the reader scrolls near, which focus does too. The built
 * page holds its default state as HTML, which stays on screen until the code arrives, so that nothing
 * moves; without JavaScript it stays as it is. Where the code cannot be had, the HTML stays too. A
 * helper that crashes leaves the guide around it as it is.
 * @param load imports the view, a default export without props
 */
export function lazyHelper(load: () => Promise<{ default: ComponentType }>): () => ReactNode {
  const ServerView = lazy(load);

  return function LazyHelper(): ReactNode {
    const box = useRef<HTMLDivElement>(null);
    const [View, setView] = useState<ComponentType>();

    useEffect(() => {
      const element = box.current;
      if (element === null || View !== undefined) return undefined;
      // What is typed into the built HTML would be lost when the code takes over.
      element.inert = true;
      let asked = false;
      const wake = () => {
        if (asked) return;
        asked = true;
        load().then(
          (module) => setView(() => module.default),
          (error: unknown) => {
            asked = false;
            element.inert = false;
            console.error(error);
          },
        );
      };
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) wake();
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, [View]);

    if (!ExecutionEnvironment.canUseDOM) {
      return (
        <div className={styles.lazy}>
          <Suspense>
            <ServerView />
          </Suspense>
        </div>
      );
    }
    // An empty __html makes React keep what the server wrote when it takes the page over.
    return View === undefined ? (
      <div
        key="waiting"
        ref={box}
        className={styles.lazy}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    ) : (
      <div key="ready" className={styles.lazy}>
        <ErrorBoundary
          fallback={({ error, tryAgain }) => (
            <Verdict tone="danger" title={`This helper stopped: ${error.message}`}>
              <p>The guide is complete without it.</p>
              <button type="button" className="button button--secondary" onClick={tryAgain}>
                Try again
              </button>
            </Verdict>
          )}
        >
          <View />
        </ErrorBoundary>
      </div>
    );
  };
}
