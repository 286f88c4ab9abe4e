import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  HOSTED_SETTINGS,
  createHostedSettings,
  createHostedSynonyms,
} from '../../pipeline/files/search-index/hosted-settings';
import { createHostedRecords, type HostedRecord } from '../../pipeline/files/search-index/records';
import { describePush, pushSearch } from '../../scripts/push-search';
import { samplePages, sampleSynonyms, sampleTexts } from '../../src/search/fixtures/sample-site';
import { createFacetFilters } from './dialog-request';
import { filterRecords, HostedIndexes } from './hosted-indexes';
import {
  startHostedSearchServer,
  type ReceivedRequest,
  type HostedSearchServer,
} from './hosted-search-server';

const WRITE = 'write-key-0123456789';
const KEYS = {
  [WRITE]: { acl: ['search', 'addObject', 'editSettings', 'deleteIndex'] },
  'reader-key': { acl: ['search'] },
  'half-key': { acl: ['search', 'addObject'] },
  'other-index': { acl: ['addObject', 'editSettings', 'deleteIndex'], indexes: ['blog*'] },
  'narrow-index': { acl: ['addObject', 'editSettings', 'deleteIndex'], indexes: ['docs'] },
  'own-index': { acl: ['addObject', 'editSettings', 'deleteIndex'], indexes: ['docs*'] },
};

const records = createHostedRecords(
  samplePages.map((page, index) => ({ page, passages: sampleTexts[index] ?? [] })),
  { origin: 'https://docs.example.com' },
);
const synonyms = createHostedSynonyms(sampleSynonyms);
const OLD = {
  settings: { old: true },
  synonyms: [],
  records: new Map([['old', { objectID: 'old' }]]),
};

let service: HostedSearchServer;
let hosted: HostedIndexes;
let lines: string[];
beforeEach(async () => {
  hosted = new HostedIndexes(KEYS);
  hosted.indexes.set('docs', OLD);
  lines = [];
  service = await startHostedSearchServer(hosted.reply);
});
afterEach(() => service.close());

function push(adminKey = WRITE, all: readonly HostedRecord[] = records): Promise<void> {
  return pushSearch({
    appId: 'APPID',
    indexName: 'docs',
    adminKey,
    records: all,
    synonyms,
    log: (line) => lines.push(line),
    clientOptions: { hosts: [service.host] },
  });
}

/** The write requests as `METHOD index action`, with a fixed name for the temporary index. */
function listWrites(): string[] {
  return service.calls
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/1/indexes/'))
    .map(({ method, path }) => `${method} ${path.slice('/1/indexes/'.length)}`)
    .map((call) => call.replace(/docs_tmp_\d+/, 'TEMPORARY'));
}

const isWrite = (action: string) => (call: ReceivedRequest) => call.path.endsWith(action);

describe('search:push', () => {
  it('fills a second index, then moves it over the live one', async () => {
    await push();
    expect(listWrites()).toEqual([
      'PUT TEMPORARY/settings',
      'POST TEMPORARY/synonyms/batch',
      'POST TEMPORARY/batch',
      'POST TEMPORARY/operation',
    ]);
    expect([...hosted.indexes.keys()]).toEqual(['docs']);
    const live = hosted.indexes.get('docs');
    expect([...(live?.records.values() ?? [])]).toEqual(JSON.parse(JSON.stringify(records)));
    expect(live?.settings).toEqual(HOSTED_SETTINGS);
    expect(live?.synonyms).toEqual(synonyms);
  });

  it('waits for each task before it goes on', async () => {
    await push();
    const kinds = service.calls.map(({ method, path }) => {
      if (path.includes('/task/')) return 'wait';
      return method === 'GET' ? 'ask' : 'write';
    });
    expect(kinds).toEqual([
      'ask', 'write', 'wait', 'write', 'wait', 'write', 'wait', 'write', 'wait',
    ]); // prettier-ignore
  });

  it('never lets readers see a half: the live index is the old one until the move', async () => {
    const seen: [string, boolean][] = [];
    service.answerWith((call) => {
      const reply = hosted.reply(call);
      seen.push([call.path, hosted.indexes.get('docs') === OLD]);
      return reply;
    });
    await push();
    const move = seen.findIndex(([path]) => path.endsWith('/operation'));
    expect(seen.map(([, isOld]) => isOld)).toEqual(seen.map((_, index) => index < move));
    expect(hosted.indexes.get('docs')?.records.size).toBe(records.length);
  });

  it('sends many records in batches and says how far it is', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => ({
      ...(records[0] as HostedRecord),
      objectID: String(index),
    }));
    await push(WRITE, many);
    const sizes = service.calls
      .filter(isWrite('/batch'))
      .map(({ body }) => (body as { requests?: unknown[] }).requests?.length)
      .filter((size) => size !== undefined);
    expect(sizes).toEqual([1000, 1000, 500]);
    expect(hosted.indexes.get('docs')?.records.size).toBe(2500);
    expect(lines).toEqual([
      'settings',
      '2 synonyms',
      '1000 of 2500 records',
      '2000 of 2500 records',
      '2500 of 2500 records',
      'moving to docs',
      'done: 2500 records in docs',
    ]);
  });

  it.each(['/settings', '/synonyms/batch', '/batch', '/operation'])(
    'leaves the live index alone and tidies up when %s fails',
    async (action) => {
      service.answerWith((call) =>
        isWrite(action)(call)
          ? { status: 400, body: { message: 'Record quota exceeded', status: 400 } }
          : hosted.reply(call),
      );
      await expect(push()).rejects.toThrow('Record quota exceeded');
      expect([...hosted.indexes]).toEqual([['docs', OLD]]);
      expect(listWrites().at(-1)).toBe('DELETE TEMPORARY');
    },
  );

  it('leaves the live index alone when the service goes away half-way', async () => {
    service.answerWith((call) => (isWrite('/batch')(call) ? 'cut' : hosted.reply(call)));
    await expect(push()).rejects.toThrow('Unreachable hosts');
    expect(hosted.indexes.get('docs')).toBe(OLD);
  });

  it('names the temporary index when it cannot be removed', async () => {
    service.answerWith((call) =>
      isWrite('/batch')(call) || call.method === 'DELETE'
        ? { status: 400, body: { message: 'no', status: 400 } }
        : hosted.reply(call),
    );
    await expect(push()).rejects.toThrow('no');
    expect(lines.at(-1)).toMatch(/^could not remove docs_tmp_\d+: remove it in the dashboard$/);
  });

  it('refuses to empty the index', async () => {
    await expect(push(WRITE, [])).rejects.toThrow('There are no records');
    expect(service.calls).toEqual([]);
  });
});

describe('two languages in one index', () => {
  const pages = samplePages.map((page, index) => ({ page, passages: sampleTexts[index] ?? [] }));
  const german = createHostedRecords(pages, {
    origin: 'https://docs.example.com',
    language: { code: 'de', base: '/de/' },
  });

  it('are all there, and the dialog of a language asks for its records alone', async () => {
    await pushSearch({
      appId: 'APPID',
      indexName: 'docs',
      adminKey: WRITE,
      records: [...records, ...german],
      synonyms,
      languages: ['en', 'de'],
      log: () => undefined,
      clientOptions: { hosts: [service.host] },
    });
    const live = hosted.indexes.get('docs');
    const stored = [...(live?.records.values() ?? [])] as HostedRecord[];
    expect(stored).toHaveLength(records.length + german.length);
    expect(live?.settings).toEqual(createHostedSettings(['en', 'de']));
    const facets = HOSTED_SETTINGS.attributesForFaceting ?? [];
    for (const [code, own] of [
      ['en', records],
      ['de', german],
    ] as const) {
      const found = filterRecords(stored, createFacetFilters(code), facets).map(({ url }) => url);
      expect(found).toEqual(own.map(({ url }) => url));
      expect(found.every((url) => url.includes('/de/') === (code === 'de'))).toBe(true);
    }
    expect(filterRecords(stored, createFacetFilters('fr'), facets)).toEqual([]);
  });
});

describe('the key', () => {
  it.each([
    ['reader-key', 'may only search; it also needs addObject, editSettings, deleteIndex. A search-only key belongs in SEARCH_API_KEY'],
    ['half-key', 'may only search, addObject; it also needs editSettings, deleteIndex'],
    ['other-index', 'limited to the indexes blog*; it needs docs and docs_tmp_*'],
    ['narrow-index', 'limited to the indexes docs; it needs docs and docs_tmp_*'],
    ['unknown-key', 'The service does not accept SEARCH_ADMIN_KEY (403: Invalid Application-ID or API key)'],
  ])('is refused before anything is written: %s', async (key, message) => {
    await expect(push(key)).rejects.toThrow(message);
    expect(service.calls.every(({ method }) => method === 'GET')).toBe(true);
    expect([...hosted.indexes]).toEqual([['docs', OLD]]);
  }); // prettier-ignore

  it.each(['admin', 'own-index'])('is accepted: %s', async (key) => {
    await push(key);
    expect(hosted.indexes.get('docs')?.records.size).toBe(records.length);
  });

  it('travels in headers, apart from the question what it may do', async () => {
    await push();
    for (const { path, query, headers, body } of service.calls) {
      expect(headers['x-algolia-api-key']).toBe(WRITE);
      expect(JSON.stringify([query, body ?? null])).not.toContain(WRITE);
      if (!path.startsWith('/1/keys/')) expect(path).not.toContain(WRITE);
    }
  });

  it('appears in no line and no message', async () => {
    await push();
    service.answerWith((call) =>
      call.path.startsWith('/1/keys/')
        ? { status: 400, body: { message: `Key ${WRITE} is odd`, status: 400 } }
        : hosted.reply(call),
    );
    const error = await push().catch((reason: unknown) => reason);
    expect(String((error as Error).stack)).toContain('Key [key] is odd');
    expect(JSON.stringify([lines, String((error as Error).stack), error])).not.toContain(WRITE);
    expect((error as Error).cause).toBeUndefined();
  });
});

describe('the command', () => {
  const run = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/push-search.ts', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    });

  it('says which variables are missing', () => {
    const { status, stderr } = run(['tests/search'], { SEARCH_APP_ID: 'APPID' });
    expect(status).toBe(1);
    expect(stderr).toContain('Set SEARCH_INDEX_NAME, SEARCH_ADMIN_KEY in the environment');
  });

  it('sends nothing on a dry run, and needs no key', () => {
    // A folder without pages; the next test covers the output.
    const { status, stdout } = run(['--dry-run', 'tests/search'], {});
    expect(status).toBe(0);
    expect(stdout).toContain('0 records: 0 pages, 0 headings, 0 passages');
  });

  it('describes what would be sent', () => {
    const [counts, words, , first] = describePush(records, synonyms);
    expect(counts).toBe('19 records: 4 pages, 6 headings, 9 passages');
    expect(words).toBe('2 synonyms');
    expect(JSON.parse(first ?? '')).toMatchObject({
      type: 'lvl1',
      hierarchy: { lvl1: 'Upload files with SFTP' },
    });
  });
});
