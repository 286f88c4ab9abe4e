/**
 * Exports the only entry point of the search: Algolia's client, backed by Algolia's servers or the
 * embedded engine. Validation, retries, timeouts and errors are the client's in both cases.
 */
import { createNullCache } from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { EMBEDDED, getEmbeddedTransport } from './embedded';
import { createHostsCache } from './hosts-cache';

/** Outlives a client: the search page creates one per search. */
const hostsCache = createHostsCache();

/** A search client; throws '`appId` is missing.' or '`apiKey` is missing.' */
export function createSearchClient(appId: string, apiKey: string): LiteClient {
  if (appId !== EMBEDDED) return liteClient(appId, apiKey, { hostsCache });
  return liteClient(appId, apiKey, {
    requester: getEmbeddedTransport(),
    // No caching: answers improve once the texts are loaded, and a worker has no host state.
    responsesCache: createNullCache(),
    hostsCache: createNullCache(),
  });
}
