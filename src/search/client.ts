/**
 * The one seam of the search: the official client, with the hosted service or the embedded
 * engine behind it. Validation, retries, time limits and errors are the client's in both cases.
 */
import { createNullCache } from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createHostsCache } from './hosts-cache';
import { createTransport, type Transport } from './transport';

/** The application id that stands for "no hosted service". */
export const EMBEDDED = 'embedded';

/** Outlives a client: the search page makes one per search. */
const hostsCache = createHostsCache();
let transport: Transport | undefined;

function embedded(): Transport {
  transport ??= createTransport(
    () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' }),
  );
  return transport;
}

/** Starts the embedded engine's worker on intent; does nothing for the hosted service. */
export function warmSearch(appId: string): void {
  if (appId === EMBEDDED) embedded().warm();
}

/** A search client; throws '`appId` is missing.' or '`apiKey` is missing.' */
export function createSearchClient(appId: string, apiKey: string): LiteClient {
  if (appId !== EMBEDDED) return liteClient(appId, apiKey, { hostsCache });
  return liteClient(appId, apiKey, {
    requester: embedded(),
    // Answers get better once the texts are loaded, and a worker is not a host to remember.
    responsesCache: createNullCache(),
    hostsCache: createNullCache(),
  });
}
