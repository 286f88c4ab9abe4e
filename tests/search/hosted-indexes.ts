/** Keeps the hosted service's indexes in memory, for the tests of `search:push`. */
import type { ReceivedRequest, ServerReply } from './hosted-search-server';

/** What an index holds. */
export interface HostedIndex {
  settings: unknown;
  synonyms: unknown[];
  readonly records: Map<string, unknown>;
}

export interface HostedIndexes {
  readonly indexes: Map<string, HostedIndex>;
  /** Answers a request of the official client; unknown ones get 404. */
  readonly reply: (call: ReceivedRequest) => ServerReply;
}

/** @param keys what each key may do; the key named `admin` is the application's own and unlisted */
export function createHostedIndexes(
  keys: Readonly<Record<string, { acl: string[]; indexes?: string[] }>>,
): HostedIndexes {
  const indexes = new Map<string, HostedIndex>();
  let lastTask = 0;
  const open = (name: string): HostedIndex => {
    const index = indexes.get(name) ?? { settings: {}, synonyms: [], records: new Map() };
    indexes.set(name, index);
    return index;
  };
  const createTask = (more = {}): ServerReply => ({
    status: 200,
    body: { taskID: ++lastTask, ...more },
  });
  const createFailure = (status: number, message: string): ServerReply => ({
    status,
    body: { message, status },
  });

  const onIndex = (name: string, action: string, call: ReceivedRequest): ServerReply => {
    switch (`${call.method} ${action}`) {
      case 'PUT settings':
        open(name).settings = call.body;
        return createTask();
      case 'POST synonyms/batch':
        open(name).synonyms = call.body as unknown[];
        return createTask();
      case 'POST batch': {
        const { requests } = call.body as { requests: { body: { objectID: string } }[] };
        for (const { body } of requests) open(name).records.set(body.objectID, body);
        return createTask({ objectIDs: requests.map(({ body }) => body.objectID) });
      }
      case 'POST operation': {
        const { operation, destination } = call.body as { operation: string; destination: string };
        if (operation !== 'move') return createFailure(400, 'only move');
        indexes.set(destination, open(name));
        indexes.delete(name);
        return createTask();
      }
      case 'DELETE ':
        indexes.delete(name);
        return createTask();
      default:
        return action.startsWith('task/')
          ? { status: 200, body: { status: 'published', pendingTask: false } }
          : createFailure(404, 'no such call');
    }
  };

  const reply = (call: ReceivedRequest): ServerReply => {
    const key = String(call.headers['x-algolia-api-key']);
    const right = keys[key];
    if (right === undefined && key !== 'admin')
      return createFailure(403, 'Invalid Application-ID or API key');
    const asked = /^\/1\/keys(?:\/(.+))?$/.exec(call.path);
    if (asked !== null) {
      if (asked[1] === undefined) {
        return key === 'admin'
          ? { status: 200, body: { keys: [] } }
          : createFailure(403, 'not allowed');
      }
      return right === undefined
        ? createFailure(404, `Key ${asked[1]} does not exist`)
        : { status: 200, body: { value: key, createdAt: 0, ...right } };
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(call.path) ?? [];
    return onIndex(name, action, call);
  };
  return { indexes, reply };
}

/**
 * The records that match the dialog's facet filters: all filters must match; of a nested list, one.
 * Unknown facets match nothing.
 */
export function filterRecords<T extends object>(
  records: readonly T[],
  filters: readonly (string | readonly string[])[],
  facets: readonly string[],
): T[] {
  const hasFacet = (record: T, filter: string) => {
    const [name = '', value] = filter.split(':');
    return facets.includes(name) && (record as Record<string, unknown>)[name] === value;
  };
  return records.filter((record) =>
    filters.every((filter) => [filter].flat().some((one) => hasFacet(record, one))),
  );
}
