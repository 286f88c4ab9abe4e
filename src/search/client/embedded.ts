/** Starts the embedded engine's worker, which all clients of a page share. */
import { BASE_URL } from '../../lib/base-url';
import { createTransport, type Transport } from './transport';

/** The application id that means "not Algolia, but the embedded engine". */
export const EMBEDDED = 'embedded';

let transport: Transport | undefined;

/** The path of the open page, as in the index: without base URL and trailing slash. */
function openPath(): string {
  const { pathname } = window.location;
  return `/${pathname.startsWith(BASE_URL) ? pathname.slice(BASE_URL.length) : ''}`.replace(
    /(.)\/$/,
    '$1',
  );
}

/** The page's only transport; its worker starts on first use. */
export function getEmbeddedTransport(): Transport {
  transport ??= createTransport(
    () => new Worker(new URL('../worker/worker.ts', import.meta.url), { name: 'search' }),
    openPath,
  );
  return transport;
}

/** Starts the embedded engine's worker on intent; does nothing on sites with Algolia. */
export function warmUpSearch(appId: string): void {
  if (appId === EMBEDDED) getEmbeddedTransport().warm();
}
