/**
 * The one seam of the search: the official client, with the hosted service or the embedded
 * engine behind it. Validation, retries, time limits and errors are the client's in both cases.
 */
import { createNullCache } from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { EMBEDDED, embeddedTransport } from './embedded';
import { createHostsCache } from './hosts-cache';

/** Outlives a client: the search page makes one per search. */
const hostsCache = createHostsCache();

/** A search client; throws '`appId` is missing.' or '`apiKey` is missing.' */
export function createSearchClient(appId: string, apiKey: string): LiteClient {
  if (appId !== EMBEDDED) return liteClient(appId, apiKey, { hostsCache });
  return liteClient(appId, apiKey, {
    requester: embeddedTransport(),
    // Answers get better once the texts are loaded, and a worker is not a host to remember.
    responsesCache: createNullCache(),
    hostsCache: createNullCache(),
  });
}
