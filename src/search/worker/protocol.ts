/**
 * Implements Algolia's API on the embedded engine. Pure: takes a call, returns a response with a
 * status. Errors have Algolia's format, `{ message, status }`.
 */
import { runSearch, type SearchEngine, type SearchRequest } from './run-search';

/** A call as Algolia's client sends it: method, path with query string, JSON body. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly data: string | undefined;
  /**
   * Path of the page that the reader has open, without the base URL; not part of Algolia's API.
   */
  readonly open?: string;
}

export interface ApiResponse {
  readonly status: number;
  /** JSON. */
  readonly content: string;
}

const SEARCH_PATH = '/1/indexes/*/queries';
const MAX_REQUESTS = 50;

/** Answers any call; responds 404 or 400 to what the engine does not support. Never throws. */
export function respond(engine: SearchEngine, call: ApiRequest, clock: () => number): ApiResponse {
  const path = parsePath(call.url);
  if (path !== SEARCH_PATH) return createFailure(404, `Path not found: ${path}`);
  if (call.method !== 'POST') return createFailure(405, `Method not allowed: ${call.method}`);
  let body: unknown;
  try {
    body = JSON.parse(call.data ?? '');
  } catch {
    return createFailure(400, 'The body is not JSON');
  }
  const requests = (body as { requests?: unknown } | null)?.requests;
  if (!Array.isArray(requests)) return createFailure(400, 'Missing mandatory parameter: requests');
  if (requests.length > MAX_REQUESTS)
    return createFailure(400, `Too many requests: at most ${MAX_REQUESTS}`);
  const results = requests.map((request: unknown) =>
    runSearch(engine, mergeParams(request), { clock, open: call.open }),
  );
  return { status: 200, content: JSON.stringify({ results }) };
}

/** The query of the first request; undefined if there is none. */
export function parseQuery({ data }: ApiRequest): string {
  try {
    const { requests } = JSON.parse(data ?? '') as { requests: unknown[] };
    const { query } = mergeParams(requests[0]);
    return typeof query === 'string' ? query : '';
  } catch {
    return '';
  }
}

/** The decoded path of a URL; an invalid one is returned unchanged. */
function parsePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}

/** The old request format has its parameters in `params`, as a query string. */
function mergeParams(request: unknown): SearchRequest {
  if (typeof request !== 'object' || request === null) return {};
  const { params, ...rest }: { params?: unknown } = request;
  if (typeof params !== 'string') return rest;
  const read = Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, value]): [string, unknown] => {
      try {
        return [name, JSON.parse(value)];
      } catch {
        return [name, value];
      }
    }),
  );
  return { ...read, ...rest };
}

function createFailure(status: number, message: string): ApiResponse {
  return { status, content: JSON.stringify({ message, status }) };
}
