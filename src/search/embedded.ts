/** The embedded engine's worker, shared by all clients of a page. */
import { BASE_URL } from '../lib/base-url';
import { createTransport, type Transport } from './transport';

/** The application id that stands for "no hosted service". */
export const EMBEDDED = 'embedded';

let transport: Transport | undefined;

/** The path of the page that is open, as the index writes it: below the site's own, no slash at its end. */
function openPath(): string {
  const { pathname } = window.location;
  return `/${pathname.startsWith(BASE_URL) ? pathname.slice(BASE_URL.length) : ''}`.replace(
    /(.)\/$/,
    '$1',
  );
}

/** The one transport of the page; its worker starts when it is first needed. */
export function embeddedTransport(): Transport {
  transport ??= createTransport(
    () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' }),
    openPath,
  );
  return transport;
}

/** Starts the embedded engine's worker on intent; does nothing for the hosted service. */
export function warmSearch(appId: string): void {
  if (appId === EMBEDDED) embeddedTransport().warm();
}
