/**
 * Reloads a page once if one of its chunks failed to load. Docusaurus waits for every chunk of the
 * first page before it hydrates. If one failed to load, the page would stay readable but dead,
 * without a message. So it reloads, if the site responds. If that does not help, the application
 * starts without the chunk, and `src/theme/Loading` shows what is missing above the built text.
 */
import routes from '@generated/routes';

interface RouteWithPreload {
  readonly component?: { preload?: () => Promise<unknown> };
  readonly routes?: readonly RouteWithPreload[];
}

const STORAGE_KEY = 'reloaded-once';

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Whether this is the first failure of this page in this window. */
function isFirstFailure(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === location.href) return false;
    sessionStorage.setItem(STORAGE_KEY, location.href);
    return true;
  } catch {
    // Without storage, the page could reload forever.
    return false;
  }
}

/** Reloads the page and never resolves; resolves if a reload would not help. */
async function reloadOnce(reason: unknown): Promise<void> {
  console.warn('A part of the page is missing', reason);
  if (!isFirstFailure()) return;
  const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ ok: false }));
  if (!ok) return;
  location.reload();
  await new Promise(() => undefined);
}

function reloadOnFailure(list: readonly RouteWithPreload[]): void {
  for (const { component, routes: children = [] } of list) {
    reloadOnFailure(children);
    const preload = component?.preload?.bind(component);
    if (component === undefined || preload === undefined) continue;
    component.preload = () =>
      preload().catch((reason: unknown) => {
        // Later failures are handled by Docusaurus: it loads the requested page from the server.
        if (isHydrated()) throw reason;
        return reloadOnce(reason);
      });
  }
}

if (typeof window !== 'undefined')
  reloadOnFailure(routes as unknown as readonly RouteWithPreload[]);
