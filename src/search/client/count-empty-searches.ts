/** Reports searches without results to the provider, if the provider file enables that. */
import type { Provider } from '../../provider/schema';
import { postToHost } from '../../lib/post-to-host';
import type { SearchClient } from './search-client';

interface QueryRequest {
  readonly query?: unknown;
  readonly params?: { readonly query?: unknown };
}

/** A query counts as finished once nothing was typed for this long, in milliseconds. */
const PAUSE_MS = 2500;

/** Shared by all clients, because the search page creates one per search. */
const reported = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The query in a search call, in any form that clients accept. */
function getQuery(call: readonly unknown[]): string {
  const [argument] = call as readonly [
    { requests?: readonly QueryRequest[] } | readonly QueryRequest[],
  ];
  const [first] = 'requests' in argument ? (argument.requests ?? []) : (argument as QueryRequest[]);
  const query = first?.query ?? first?.params?.query;
  return typeof query === 'string' ? query.trim() : '';
}

/**
 * Reports each query without results once per visit: `{ search: 'the query' }`. Skips queries that
 * the reader was still typing.
 * @param client a search client; modified in place
 */
export function countEmptySearches<C extends SearchClient>(
  client: C,
  feedback: Provider['feedback'],
): C {
  if (feedback?.emptySearches !== true) return client;
  const searchOnce = client.search.bind(client);
  client.search = async (...call) => {
    clearTimeout(timer);
    const answer = (await searchOnce(...call)) as {
      readonly results?: readonly { readonly nbHits?: number }[];
    };
    const query = getQuery(call);
    const isEmpty =
      answer.results?.length !== 0 && answer.results?.every(({ nbHits }) => nbHits === 0);
    if (isEmpty !== true || query === '' || reported.has(query)) return answer;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reported.add(query);
      // Not awaited: a failed report does not matter.
      postToHost(feedback.address, { search: query }).catch(() => undefined);
    }, PAUSE_MS);
    return answer;
  };
  return client;
}
