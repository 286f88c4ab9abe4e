/** Keeps the hosted service's indexes in memory, for the tests of `search:push`. */
import type { ReceivedRequest, ServerReply } from './hosted-search-server';

/** What an index holds. */
export interface HostedIndex {
  settings: unknown;
  synonyms: unknown[];
  readonly records: Map<string, unknown>;
}

/** What each key may do, as the service stores it. */
type KeyRights = Readonly<Record<string, { acl: string[]; indexes?: string[] }>>;

const createFailure = (status: number, message: string): ServerReply => ({
  status,
  body: { message, status },
});

/** The service: its indexes, and its answers to requests of the official client. */
export class HostedIndexes {
  readonly indexes = new Map<string, HostedIndex>();
  private lastTask = 0;

  /** @param keys the key named `admin` is the application's own and not among them */
  constructor(private readonly keys: KeyRights) {}

  /** Answers a request; unknown ones get 404. */
  readonly reply = (call: ReceivedRequest): ServerReply => {
    const key = String(call.headers['x-algolia-api-key']);
    if (!(key in this.keys) && key !== 'admin')
      return createFailure(403, 'Invalid Application-ID or API key');
    const asked = /^\/1\/keys(?:\/(.+))?$/.exec(call.path);
    if (asked !== null) return this.replyAboutKey(key, asked[1]);
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(call.path) ?? [];
    return this.replyAboutIndex(name, action, call);
  };

  /** Answers `/1/keys`, the list, or `/1/keys/<asked>`, what the own key may do. */
  private replyAboutKey(key: string, asked: string | undefined): ServerReply {
    if (asked === undefined) {
      return key === 'admin'
        ? { status: 200, body: { keys: [] } }
        : createFailure(403, 'not allowed');
    }
    const rights = this.keys[key];
    return rights === undefined
      ? createFailure(404, `Key ${asked} does not exist`)
      : { status: 200, body: { value: key, createdAt: 0, ...rights } };
  }

  /** Answers `/1/indexes/<name>/<action>`. */
  private replyAboutIndex(name: string, action: string, call: ReceivedRequest): ServerReply {
    switch (`${call.method} ${action}`) {
      case 'PUT settings':
        this.open(name).settings = call.body;
        return this.createTask();
      case 'POST synonyms/batch':
        this.open(name).synonyms = call.body as unknown[];
        return this.createTask();
      case 'POST batch':
        return this.addRecords(name, call);
      case 'POST operation':
        return this.move(name, call);
      case 'DELETE ':
        this.indexes.delete(name);
        return this.createTask();
      default:
        return action.startsWith('task/')
          ? { status: 200, body: { status: 'published', pendingTask: false } }
          : createFailure(404, 'no such call');
    }
  }

  private addRecords(name: string, { body }: ReceivedRequest): ServerReply {
    const { requests } = body as { requests: { body: { objectID: string } }[] };
    const records = requests.map((request) => request.body);
    for (const record of records) this.open(name).records.set(record.objectID, record);
    return this.createTask({ objectIDs: records.map(({ objectID }) => objectID) });
  }

  private move(name: string, { body }: ReceivedRequest): ServerReply {
    const { operation, destination } = body as { operation: string; destination: string };
    if (operation !== 'move') return createFailure(400, 'only move');
    this.indexes.set(destination, this.open(name));
    this.indexes.delete(name);
    return this.createTask();
  }

  /** An index, which is made if it is not there. */
  private open(name: string): HostedIndex {
    const index = this.indexes.get(name) ?? { settings: {}, synonyms: [], records: new Map() };
    this.indexes.set(name, index);
    return index;
  }

  private createTask(more = {}): ServerReply {
    return { status: 200, body: { taskID: ++this.lastTask, ...more } };
  }
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
