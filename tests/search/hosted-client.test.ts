/** Tests the official client against a server for the hosted protocol, and against our engine. */
import { ApiError, RetryError, type Cache, type ClientOptions } from '@algolia/client-common';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchClient } from '../../src/search/client/client';
import { EMBEDDED } from '../../src/search/client/embedded';
import { createHostsCache } from '../../src/search/client/hosts-cache';
import { respond } from '../../src/search/worker/protocol';
import { createSampleEngine } from '../../src/search/fixtures/sample-site';
import { createTransport, type WorkerLike } from '../../src/search/client/transport';
import type { WorkerResponse } from '../../src/search/worker/worker';
import { createDialogRequest } from './dialog-request';
import { NodeXhr } from './node-xhr';
import {
  startHostedSearchServer,
  type ServerReply,
  type HostedSearchServer,
} from './hosted-search-server';

const SEARCH = '/1/indexes/*/queries';
const FOUND: ServerReply = {
  status: 200,
  body: { results: [{ hits: [], nbHits: 0, queryID: 'q' }] },
};
const BROWSER_BUILD = 'algoliasearch/dist/lite/builds/browser';

let service: HostedSearchServer;
beforeEach(async () => {
  service = await startHostedSearchServer(() => FOUND);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await service.close();
});

/** The browser build, which uses XMLHttpRequest. */
async function createBrowserClient(
  hosts = [service.host],
  options: ClientOptions = {},
): Promise<LiteClient> {
  vi.stubGlobal('XMLHttpRequest', NodeXhr);
  const build = (await import(BROWSER_BUILD)) as { liteClient: typeof liteClient };
  return build.liteClient('APPID', 'search-only', { hosts, ...options });
}

function createNodeClient(hosts = [service.host]): LiteClient {
  return liteClient('APPID', 'search-only', { hosts });
}

const search = (client: LiteClient, query = 'backup') =>
  client.search({ requests: [createDialogRequest(query) as never] });

describe('the request of the dialog, on the wire', () => {
  it('is a POST with its credentials in the query string', async () => {
    await search(await createBrowserClient());
    const [call] = service.calls;
    expect(call).toMatchObject({
      method: 'POST',
      path: SEARCH,
      query: { 'x-algolia-application-id': 'APPID', 'x-algolia-api-key': 'search-only' },
    });
    expect(call?.query['x-algolia-agent']).toMatch(
      /^Algolia for JavaScript \(.+\); Lite \(.+\); Browser$/,
    );
    expect(call?.headers).not.toHaveProperty('x-algolia-api-key');
    expect(call?.headers).not.toHaveProperty('x-algolia-application-id');
    // A plain text body needs no CORS preflight.
    expect(call?.headers['content-type']).toBe('text/plain');
  });

  it.each([
    ['on a wide screen', { narrow: false, insights: false }, 10, false],
    ['on a narrow screen, with analytics', { narrow: true, insights: true }, 5, true],
  ])('has the body of the specification %s', async (_, options, words, clickAnalytics) => {
    const client = await createBrowserClient();
    await client.search({ requests: [createDialogRequest('luck perms', options) as never] });
    expect(service.calls[0]?.body).toEqual({
      requests: [
        {
          query: 'luck perms',
          indexName: 'docs',
          attributesToRetrieve: [
            'hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4',
            'hierarchy.lvl5', 'hierarchy.lvl6', 'content', 'type', 'url',
          ],
          attributesToSnippet: [
            `hierarchy.lvl1:${words}`, `hierarchy.lvl2:${words}`, `hierarchy.lvl3:${words}`,
            `hierarchy.lvl4:${words}`, `hierarchy.lvl5:${words}`, `hierarchy.lvl6:${words}`,
            `content:${words}`,
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      ],
    });
  }); // prettier-ignore

  it('carries hostile queries unharmed', async () => {
    const client = await createBrowserClient();
    for (const query of ['<script>', '\u0000\u001b', '__proto__', '"}]}', 'é 日本 🎮']) {
      await search(client, query);
      expect(service.calls.at(-1)?.body).toMatchObject({ requests: [{ query }] });
    }
  });

  it('asks the hosts of the application, and no other', () => {
    const hosts = createSearchClient('APPID', 'k').transporter.hosts.map(({ url, protocol }) => {
      expect(protocol).toBe('https');
      return url;
    });
    expect(hosts.sort()).toEqual([
      'APPID-1.algolianet.com', 'APPID-2.algolianet.com', 'APPID-3.algolianet.com',
      'APPID-dsn.algolia.net', 'APPID.algolia.net',
    ]); // prettier-ignore
  });
});

describe('validation', () => {
  it('wants an application id and a key', async () => {
    vi.stubGlobal('XMLHttpRequest', NodeXhr);
    const build = (await import(BROWSER_BUILD)) as { liteClient: typeof liteClient };
    for (const make of [createSearchClient, build.liteClient]) {
      expect(() => make('', 'key')).toThrow('`appId` is missing.');
      expect(() => make('APPID', '')).toThrow('`apiKey` is missing.');
    }
  });

  it('wants requests, and a path for the generic call', async () => {
    const client = createNodeClient();
    expect(() => client.search(undefined as never)).toThrow('`searchMethodParams` is required');
    expect(() => client.search({} as never)).toThrow('`searchMethodParams.requests` is required');
    expect(() => client.customPost({ path: '' })).toThrow('`path` is required');
    await client.customPost({ path: '1/anything', body: { a: 1 } });
    expect(service.calls).toMatchObject([{ method: 'POST', path: '/1/anything', body: { a: 1 } }]);
  });
});

describe('recommendations', () => {
  it('calls recommendations of the service as it calls the search', async () => {
    const requests = [
      { indexName: 'docs', model: 'related-products', objectID: '1', threshold: 0 },
    ];
    await createNodeClient().getRecommendations({ requests } as never);
    expect(service.calls).toMatchObject([
      { method: 'POST', path: '/1/indexes/*/recommendations', body: { requests } },
    ]);
  });
});

describe('failures', () => {
  it('goes on with the next host when one is down', async () => {
    const gone = await startHostedSearchServer(() => FOUND);
    await gone.close();
    const client = await createBrowserClient([gone.host, service.host]);
    await expect(search(client)).resolves.toMatchObject({ results: [{ queryID: 'q' }] });
  });

  it('goes on with the next host after an error of the server', async () => {
    const broken = await startHostedSearchServer(() => ({
      status: 503,
      body: { message: 'down', status: 503 },
    }));
    const client = await createBrowserClient([broken.host, service.host]);
    await expect(search(client)).resolves.toMatchObject({ results: [{ queryID: 'q' }] });
    expect(broken.calls).toHaveLength(1);
    await broken.close();
  });

  /** Sends requests 0, 119 and 121 seconds after a failure; returns how often the first host got one. */
  async function askAround(hostsCache?: Cache): Promise<number[]> {
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = await startHostedSearchServer(() => ({
      status: 500,
      body: { message: 'x', status: 500 },
    }));
    const client = await createBrowserClient(
      [first.host, service.host],
      hostsCache && { hostsCache },
    );
    const counts: number[] = [];
    for (const [index, wait] of [0, 119_000, 2_000].entries()) {
      vi.setSystemTime(Date.now() + wait);
      await search(client, `query ${index}`);
      counts.push(first.calls.length);
      first.answerWith(() => FOUND);
    }
    await first.close();
    return counts;
  }

  it('leaves a host alone that was down, and comes back to it after two minutes', async () => {
    expect(await askAround(createHostsCache())).toEqual([1, 1, 2]);
  });

  it('needs its own cache for that: the one of the client forgets', async () => {
    // If this fails after an upgrade, src/search/client/hosts-cache.ts may go.
    expect(await askAround()).toEqual([1, 2, 3]);
  });

  it('says that the hosts are unreachable when all are down, and recovers', async () => {
    service.answerWith(() => 'cut');
    const client = await createBrowserClient();
    const failed = search(client);
    await expect(failed).rejects.toThrow(
      /^Unreachable hosts - your application id may be incorrect\./,
    );
    await expect(failed).rejects.toBeInstanceOf(Error);
    await expect(failed).rejects.toMatchObject({ name: 'RetryError' });
    service.answerWith(() => FOUND);
    await expect(search(client)).resolves.toMatchObject({ results: [{ queryID: 'q' }] });
  });

  it('gives an error of the service with status and message, without another try', async () => {
    service.answerWith(() => ({
      status: 403,
      body: { message: 'Invalid Application-ID or API key', status: 403 },
    }));
    await expect(search(createNodeClient([service.host, service.host]))).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    expect(service.calls).toHaveLength(1);
  });
});

/** A worker that answers synchronously in this process, with the same code as the real one. */
function createEngineWorker(): WorkerLike {
  const engine = createSampleEngine();
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage({ id, call }) {
      const data: WorkerResponse = { id, answer: respond(engine, call, () => 0) };
      queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent<WorkerResponse>));
    },
  };
  return worker;
}

/** Names of all attributes and kinds of all values, at every depth; lists by their first entry. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [getShape(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'string' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]): [string, unknown] => [name, getShape(inner)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

describe('the embedded engine behind the same client', () => {
  const embedded = () =>
    liteClient(EMBEDDED, EMBEDDED, { requester: createTransport(createEngineWorker) });

  /** A response of the hosted service to the dialog's request, from its API reference. */
  const none = { value: 'Panel', matchLevel: 'none', matchedWords: [] };
  const mark = { value: '<mark>Backups</mark>', matchLevel: 'full', matchedWords: ['backup'] };
  const HOSTED_RESULT = {
    hits: [
      {
        hierarchy: {
          lvl0: 'Panel', lvl1: 'Backups', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null,
        },
        content: 'Make, download and restore a backup.',
        type: 'lvl1',
        url: 'https://docs.example.com/backups',
        objectID: '/backups',
        _highlightResult: { hierarchy: { lvl0: none, lvl1: mark }, content: mark },
        _snippetResult: { hierarchy: { lvl0: none, lvl1: mark }, content: mark },
      },
    ],
    nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, exhaustiveNbHits: true, query: 'backups',
    params: '', index: 'docs', queryID: '0123456789abcdef0123456789abcdef', processingTimeMS: 1,
  }; // prettier-ignore

  it('gives results[0] in the same shape', async () => {
    service.answerWith(() => ({ status: 200, body: { results: [HOSTED_RESULT] } }));
    const [hosted, own] = await Promise.all([
      search(createNodeClient(), 'backups'),
      search(embedded(), 'backups'),
    ]);
    expect(getShape(own.results[0])).toEqual(getShape(hosted.results[0]));
    expect(own.results[0]).toMatchObject({
      index: 'docs',
      query: 'backups',
      hitsPerPage: 20,
      page: 0,
    });
  });

  it('marks with the tags of the dialog', async () => {
    const { results } = await search(embedded(), 'backups');
    expect(JSON.stringify(results[0])).toContain('<mark>Backups</mark>');
  });

  it('answers several requests at once', async () => {
    const { results } = await embedded().search({
      requests: [createDialogRequest('backup') as never, createDialogRequest('sftp') as never],
    });
    expect(results.map((result) => (result as { query: string }).query)).toEqual([
      'backup',
      'sftp',
    ]);
  });

  it('gives errors of the protocol as the client does for the service', async () => {
    const failed = embedded().getRecommendations({ requests: [] });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({
      status: 404,
      message: 'Path not found: /1/indexes/*/recommendations',
    });
  });

  it('looks like unreachable hosts when no worker starts, and recovers', async () => {
    let blocked = true;
    const requester = createTransport(() => {
      if (blocked) throw new Error('blocked');
      return createEngineWorker();
    });
    const client = liteClient(EMBEDDED, EMBEDDED, { requester });
    await expect(search(client)).rejects.toBeInstanceOf(RetryError);
    blocked = false;
    await expect(search(client)).resolves.toMatchObject({ results: [{ query: 'backup' }] });
  });
});
