import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from './run-search';
import { packIndex } from '../index-format';
import { createSampleEngine, sampleTexts } from '../fixtures/sample-site';
import type { WorkerResponse, WorkerRequest } from './worker';

const URL = 'https://embedded-dsn.algolia.net/1/indexes/*/queries';
const files = {
  '/search-index/index.json': packIndex(createSampleEngine().index),
  '/search-index/text.json': sampleTexts,
};

/** Contents of the mock network: a value per path, or nothing. */
let network: Partial<Record<string, unknown>>;
let requests: string[];
let answers: WorkerResponse[];
let deliver: (message: { data: WorkerRequest }) => void;
let clockMs: number;

beforeEach(async () => {
  network = { ...files };
  requests = [];
  answers = [];
  clockMs = 0;
  vi.resetModules();
  vi.stubGlobal('performance', { now: () => clockMs });
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return path in network
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(network[path]) })
      : Promise.resolve({ ok: false, status: 404 });
  });
  vi.stubGlobal('self', {
    location: { origin: 'https://docs.example.com' },
    addEventListener: (_: string, listener: typeof deliver) => (deliver = listener),
    postMessage: (answer: WorkerResponse) => answers.push(answer),
  });
  await import('./worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function search(query: string): Promise<WorkerResponse> {
  const count = answers.length;
  const data = JSON.stringify({ requests: [{ query }] });
  deliver({ data: { id: count, call: { method: 'POST', url: URL, data } } });
  await vi.waitFor(() => {
    expect(answers).toHaveLength(count + 1);
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return answers[count] as WorkerResponse;
}

function listUrls({ answer }: WorkerResponse): string[] {
  const { results } = JSON.parse(answer?.content ?? '') as { results: SearchResult[] };
  return results[0]?.hits.map(({ url }) => url.replace('https://docs.example.com', '')) ?? [];
}

describe('worker', () => {
  it('answers before the texts are loaded, and with them afterwards', async () => {
    const first = await search('permission denied');
    expect(listUrls(first)).not.toContain('/sftp#trouble-permission-denied');
    expect(listUrls(await search('permission denied'))).toContain(
      '/sftp#trouble-permission-denied',
    );
    expect(requests).toEqual(['/search-index/index.json', '/search-index/text.json']);
  });

  it.each<[string, unknown]>([
    ['is missing', undefined],
    ['is no index', { pages: [] }],
    ['is malformed inside', { ...files['/search-index/index.json'], pages: [null] }],
  ])('says that the index %s, and recovers', async (_, content) => {
    if (content === undefined) delete network['/search-index/index.json'];
    else network['/search-index/index.json'] = content;
    const failed = await search('backup');
    expect(failed.answer).toBeUndefined();
    expect(failed.error).toMatch(/./);
    network = { ...files };
    expect(listUrls(await search('backup'))[0]).toBe('/backups');
  });

  it('works without texts, and retries after a while', async () => {
    delete network['/search-index/text.json'];
    expect(listUrls(await search('backup'))[0]).toBe('/backups');
    await search('backup');
    expect(requests.filter((path) => path.endsWith('text.json'))).toHaveLength(1);
    network = { ...files };
    clockMs = 10_001;
    await search('backup');
    expect(listUrls(await search('permission denied'))).toContain(
      '/sftp#trouble-permission-denied',
    );
    expect(requests.filter((path) => path.endsWith('text.json'))).toHaveLength(2);
  });
});
