/** Reports searches that found nothing to the host, where the provider file asks for it. */
import type { Provider } from '../facts/provider';
import { postToHost } from '../lib/post-to-host';

interface Client {
  search(...call: never[]): Promise<unknown>;
}

interface Request {
  readonly query?: unknown;
  readonly params?: { readonly query?: unknown };
}

/** A query counts as finished when nothing was typed for this long. */
const PAUSE_MS = 2500;

/** Shared by all clients, because the search page makes one per search. */
const reported = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The query of a search call, in any of the forms that clients take. */
function queryOf(call: readonly unknown[]): string {
  const [argument] = call as readonly [{ requests?: readonly Request[] } | readonly Request[]];
  const [first] = 'requests' in argument ? (argument.requests ?? []) : (argument as Request[]);
  const query = first?.query ?? first?.params?.query;
  return typeof query === 'string' ? query.trim() : '';
}

/**
 * Reports each query that found nothing, once per visit: `{ search: 'the query' }`. Queries that a
 * reader was still typing are left out.
 * @param client a search client; changed in place
 */
export function countEmpty<C extends Client>(client: C, feedback: Provider['feedback']): C {
  if (feedback?.emptySearches !== true) return client;
  const searchOnce = client.search.bind(client);
  client.search = async (...call) => {
    clearTimeout(timer);
    const answer = (await searchOnce(...call)) as {
      readonly results?: readonly { readonly nbHits?: number }[];
    };
    const query = queryOf(call);
    const isEmpty =
      answer.results?.length !== 0 && answer.results?.every(({ nbHits }) => nbHits === 0);
    if (isEmpty !== true || query === '' || reported.has(query)) return answer;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reported.add(query);
      // Nobody waits for it.
      postToHost(feedback.address, { search: query }).catch(() => undefined);
    }, PAUSE_MS);
    return answer;
  };
  return client;
}
