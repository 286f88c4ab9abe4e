/** The embedded engine's worker, shared by all clients of a page. */
import { createTransport, type Transport } from './transport';

/** The application id that stands for "no hosted service". */
export const EMBEDDED = 'embedded';

let transport: Transport | undefined;

/** The one transport of the page; its worker starts when it is first needed. */
export function embeddedTransport(): Transport {
  transport ??= createTransport(
    () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' }),
  );
  return transport;
}

/** Starts the embedded engine's worker on intent; does nothing for the hosted service. */
export function warmSearch(appId: string): void {
  if (appId === EMBEDDED) embeddedTransport().warm();
}
