import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from './run-search';
import { respond, type ApiRequest } from './protocol';
import { createSampleEngine } from '../fixtures/sample-site';
import { getProcessorMs } from '../../../tests/lib/processor-time';

const engine = createSampleEngine();
const URL = 'https://embedded-dsn.algolia.net/1/indexes/*/queries?x-algolia-api-key=embedded';

function call(change: Partial<ApiRequest>) {
  const { status, content } = respond(
    engine,
    { method: 'POST', url: URL, data: '{}', ...change },
    () => 0,
  );
  return { status, body: JSON.parse(content) as Record<string, unknown> };
}

function search(...requests: unknown[]): SearchResult[] {
  const { status, body } = call({ data: JSON.stringify({ requests }) });
  expect(status).toBe(200);
  return body.results as SearchResult[];
}

describe('errors have the service’s format', () => {
  it.each<[string, Partial<ApiRequest>, number, string]>([
    ['recommendations', { url: 'https://x.test/1/indexes/*/recommendations' }, 404, 'Path not found: /1/indexes/*/recommendations'],
    ['an unknown path', { url: 'https://x.test/1/keys' }, 404, 'Path not found: /1/keys'],
    ['an address that is none', { url: 'no address' }, 404, 'Path not found: no address'],
    ['a path with a broken escape', { url: 'https://x.test/%E0%A4%A' }, 404, 'Path not found: https://x.test/%E0%A4%A'],
    ['another method', { method: 'GET' }, 405, 'Method not allowed: GET'],
    ['a body that is not JSON', { data: '{' }, 400, 'The body is not JSON'],
    ['no body', { data: undefined }, 400, 'The body is not JSON'],
    ['no requests', { data: '{}' }, 400, 'Missing mandatory parameter: requests'],
    ['null', { data: 'null' }, 400, 'Missing mandatory parameter: requests'],
    ['requests that are no list', { data: '{"requests":{}}' }, 400, 'Missing mandatory parameter: requests'],
    ['51 requests', { data: JSON.stringify({ requests: Array(51).fill({}) }) }, 400, 'Too many requests: at most 50'],
  ])('%s', (_, change, status, message) => {
    expect(call(change)).toEqual({ status, body: { message, status } });
  }); // prettier-ignore
});

describe('search', () => {
  it('reads the path with an escaped star', () => {
    expect(call({ url: 'https://x.test/1/indexes/%2A/queries', data: '{"requests":[]}' })).toEqual({
      status: 200,
      body: { results: [] },
    });
  });

  it('answers several requests in their order', () => {
    const results = search(
      { query: 'backup', indexName: 'a' },
      { query: 'sftp', indexName: 'b' },
      {},
    );
    expect(results.map(({ index, query }) => [index, query])).toEqual([
      ['a', 'backup'],
      ['b', 'sftp'],
      ['', ''],
    ]);
    expect(results[1]?.hits[0]?.url).toBe('https://docs.example.com/sftp');
  });

  it('reads the old format with `params`', () => {
    const params = new URLSearchParams({
      query: 'backup',
      hitsPerPage: '1',
      page: '1',
      facetFilters: JSON.stringify(['language:en']),
      attributesToSnippet: 'content:5',
    }).toString();
    const [old] = search({ indexName: 'docs', params });
    const [now] = search({
      indexName: 'docs',
      query: 'backup',
      hitsPerPage: 1,
      page: 1,
      facetFilters: ['language:en'],
      attributesToSnippet: ['content:5'],
    });
    expect(old).toEqual(now);
    expect(old?.hits).toHaveLength(1);
  });

  it('reads a number in `params` as a text query', () => {
    expect(search({ params: 'query=backup&hitsPerPage=no' })[0]?.hitsPerPage).toBe(20);
  });

  it('treats requests that are not objects as empty', () => {
    expect(search(null, 1, 'x').map(({ nbHits }) => nbHits)).toEqual([0, 0, 0]);
  });
});

describe('hostile calls', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '__proto__', 'constructor', 'toString', 'hasOwnProperty', '<script>alert(1)</script>',
      '\u0000\u0001\u001b[31m', '\ud800', '\udfff', 'backup \ud83d', '\u202e', 'a'.repeat(10_000),
      'backup '.repeat(1500), '/'.repeat(10_000), '.-'.repeat(5000), '\ufeff', '%00', '(((((',
      "'; drop table", '+'.repeat(10_000), 'a+'.repeat(5000), "a'".repeat(5000),
    ),
  ); // prettier-ignore

  it('never throws on any query, and what it marks is escaped', () => {
    fc.assert(
      fc.property(nasty, (query) => {
        const [result] = search({ query, highlightPreTag: '', highlightPostTag: '' });
        expect(result?.query).toBe(JSON.parse(JSON.stringify(query)));
        for (const hit of result?.hits ?? []) {
          expect(JSON.stringify(hit._snippetResult)).not.toContain('<');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('answers in time, whatever is pasted', () => {
    for (const part of ['a', '+', '/', '.-', "a'", '<', 'é', '\ud800', '//w', '1.']) {
      const query = part.repeat(10_000);
      expect(getProcessorMs(() => search({ query }))).toBeLessThan(2000);
    }
  });

  it('never throws on any call', () => {
    const url = fc.oneof(fc.constant(URL), fc.webUrl(), fc.string());
    const data = fc.oneof(
      fc.json(),
      fc.string(),
      fc.anything().map((value) => JSON.stringify({ requests: [value] }, replaceBigInt)),
      nasty.map((params) => JSON.stringify({ requests: [{ params }] })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('POST', 'GET', '__proto__', ''),
        url,
        data,
        (method, address, body) => {
          const { status, content } = respond(
            engine,
            { method, url: address, data: body },
            () => 0,
          );
          expect([200, 400, 404, 405]).toContain(status);
          expect(() => JSON.parse(content) as unknown).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('prevents prototype pollution by a request', () => {
    call({
      data: '{"requests":[{"__proto__":{"polluted":1},"params":"__proto__=%7B%22polluted%22:1%7D"}]}',
    });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

function replaceBigInt(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
