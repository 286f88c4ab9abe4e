/**
 * The part of `react-loadable` that Docusaurus's `ComponentCreator` uses: a component that shows a
 * page once its parts have loaded, and a loading or error component otherwise.
 */
import {
  createElement,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** Delay in ms before the loading component shows itself. */
const DELAY_MS = 200;

interface LoadableOptions<Loader, Loaded> {
  readonly loader: Loader;
  readonly loading: ComponentType<LoadingComponentProps>;
  readonly render: (loaded: Loaded, props: object) => ReactNode;
}

/** A pending load and its result. */
interface Attempt<Loaded> {
  readonly promise: Promise<Loaded>;
  loaded?: Loaded;
  error?: unknown;
}

function startLoading<Loaded>(load: () => Promise<Loaded>): Attempt<Loaded> {
  const attempt: Attempt<Loaded> = {
    promise: load().then(
      (loaded) => (attempt.loaded = loaded),
      (error: unknown) => {
        attempt.error = error;
        throw error;
      },
    ),
  };
  return attempt;
}

function create<Loader, Loaded>(
  load: (loader: Loader) => Promise<Loaded>,
  { loader, loading: Loading, render }: LoadableOptions<Loader, Loaded>,
) {
  let latest: Attempt<Loaded> | undefined;
  const begin = () => startLoading(() => load(loader));
  const getLatest = () => (latest ??= begin());

  function LoadableComponent(props: object): ReactNode {
    const [pastDelay, setPastDelay] = useState(false);
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const { promise, loaded, error } = getLatest();
    const isLoading = loaded === undefined && error === undefined;
    useEffect(() => {
      if (!isLoading) return undefined;
      let isShown = true;
      const settle = () => {
        if (isShown) renderAgain();
      };
      promise.then(settle, settle);
      const timer = setTimeout(() => setPastDelay(true), DELAY_MS);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [promise, isLoading]);
    if (loaded !== undefined) return render(loaded, props);
    const retry = () => {
      latest = begin();
      renderAgain();
    };
    return createElement(Loading, { isLoading, pastDelay, timedOut: false, error, retry });
  }

  /** Loads the parts; a failure is cached until the reader retries. */
  LoadableComponent.preload = () => getLatest().promise;
  return LoadableComponent;
}

type LoadModule = () => Promise<unknown>;

/** A component with one part. */
function Loadable(options: LoadableOptions<LoadModule, unknown>) {
  return create((load) => load(), options);
}

/** A component with several named parts. */
Loadable.Map = (options: LoadableOptions<Record<string, LoadModule>, Record<string, unknown>>) =>
  create(
    async (loaders) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(loaders).map(async ([name, load]) => [name, await load()] as const),
        ),
      ),
    options,
  );

export default Loadable;
