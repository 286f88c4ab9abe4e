/**
 * A part of the first page that cannot be had would leave it readable but never live, without a
 * word: Docusaurus waits for all parts before it starts. The page is loaded once more, if the
 * site answers; where that does not help, the application starts without the part, and
 * `src/theme/Loading` says what is missing above the text of the built page.
 */
import routes from '@generated/routes';

interface Route {
  readonly component?: { preload?: () => Promise<unknown> };
  readonly routes?: readonly Route[];
}

const KEY = 'reloaded-once';

const isLive = () => document.documentElement.dataset.hasHydrated === 'true';

/** Whether this is the first failure of this page in this window. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === location.href) return false;
    sessionStorage.setItem(KEY, location.href);
    return true;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
}

/** Loads the page again, and then never ends; ends where that is of no use. */
async function startAgain(reason: unknown): Promise<void> {
  console.warn('A part of the page is missing', reason);
  if (!isFirst()) return;
  const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({ ok: false }));
  if (!ok) return;
  location.reload();
  await new Promise(() => undefined);
}

function endure(list: readonly Route[]): void {
  for (const { component, routes: children = [] } of list) {
    endure(children);
    const preload = component?.preload?.bind(component);
    if (component === undefined || preload === undefined) continue;
    component.preload = () =>
      preload().catch((reason: unknown) => {
        // Later Docusaurus answers for it: it loads the page that was asked for.
        if (isLive()) throw reason;
        return startAgain(reason);
      });
  }
}

if (typeof window !== 'undefined') endure(routes as unknown as readonly Route[]);
