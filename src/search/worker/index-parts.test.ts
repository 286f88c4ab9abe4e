import { describe, expect, it } from 'vitest';
import { runSearch } from './run-search';
import { encodeIndex, packIndex, type IndexFile, type IndexPage } from '../index-format';
import { createSearchModel } from '../ranking/model';
import {
  isPartList,
  joinParts,
  createPartList,
  PartitionedEngine,
  createPartSelector,
} from './index-parts';
import { rankPages } from '../ranking/rank';
import { samplePages, sampleTexts } from '../fixtures/sample-site';

const OPTIONS = { clock: () => 0 };
const SYNONYMS = [['ftp', 'sftp']];
const whole = encodeIndex(samplePages, sampleTexts, SYNONYMS);
const parts = samplePages.map((page, number) =>
  encodeIndex([page], [sampleTexts[number] ?? []], []),
);
const list = createPartList(
  samplePages.map((page) => [page]),
  SYNONYMS,
);

function createEngine(fails: () => boolean = () => false) {
  const asked: string[] = [];
  const engine = new PartitionedEngine(list, 'https://docs.example.com', (kind, part) => {
    asked.push(`${kind}-${part}`);
    if (fails()) return Promise.reject(new Error('offline'));
    return Promise.resolve(
      kind === 'index' ? packIndex(parts[part] as IndexFile) : [sampleTexts[part]],
    );
  });
  return { engine, asked };
}

describe('a list of parts', () => {
  it.each(['rust+', '//wand', 'restore backup', 'filez'])(
    'ranks the part for %j first',
    (query) => {
      const best = rankPages(createSearchModel(whole), query).pages[0]?.page;
      expect(createPartSelector(list)(query)[0]).toBe(best);
    },
  );

  it('finds nothing for words in no title, address or keyword', () => {
    expect(createPartSelector(list)('zzzz')).toEqual([]);
    expect(createPartSelector(list)('')).toEqual([]);
  });

  it('is distinguished from an index', () => {
    expect(isPartList(JSON.parse(JSON.stringify(list)))).toBe(true);
    expect(isPartList(whole)).toBe(false);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list of no parts', { ...list, parts: 0 }],
    ['a list without a posting', { ...list, postings: list.postings.replace(/ [^ ]*$/, '') }],
    ['a list without synonyms', { ...list, synonyms: undefined }],
  ])('%s is none', (_, value) => {
    expect(isPartList(value)).toBe(false);
  });
});

describe('merged parts', () => {
  it('equal the whole index', () => {
    expect(joinParts(parts, list)).toMatchObject({
      pages: whole.pages,
      terms: whole.terms,
      postings: whole.postings,
      synonyms: whole.synonyms,
    });
  });
});

describe('the engine of a large site', () => {
  it('fetches the parts for a query once, and answers from those it has', async () => {
    const { engine, asked } = createEngine();
    const first = runSearch(await engine.loadEngine('filezilla'), { query: 'filezilla' }, OPTIONS);
    expect(first.hits[0]?.url).toBe('https://docs.example.com/sftp');
    await engine.loadEngine('filezilla');
    expect(asked).toEqual(['index-0']);
    const both = await engine.loadEngine('backup');
    expect(both.index.pages.map(({ url }) => url)).toEqual(['/sftp', '/backups']);
    expect(await engine.loadEngine('backup')).toBe(both);
  });

  it('adds the texts of the parts it has', async () => {
    const { engine, asked } = createEngine();
    const query = 'quickconnect filezilla';
    await engine.loadEngine(query);
    await engine.loadTexts();
    await engine.loadTexts();
    expect(asked).toEqual(['index-0', 'text-0']);
    const { hits } = runSearch(await engine.loadEngine(query), { query }, OPTIONS);
    expect(hits.map(({ content }) => content).join()).toContain('Quickconnect');
  });

  it('fails if a part cannot be loaded, and recovers', async () => {
    let isOffline = true;
    const { engine } = createEngine(() => isOffline);
    await expect(engine.loadEngine('filezilla')).rejects.toThrow('offline');
    isOffline = false;
    expect((await engine.loadEngine('filezilla')).index.pages).toHaveLength(1);
  });

  it('rejects a part that is not an index', async () => {
    const engine = new PartitionedEngine(list, '', () => Promise.resolve({ pages: [] }));
    await expect(engine.loadEngine('filezilla')).rejects.toThrow('malformed');
  });

  it('evicts parts that were not used recently', async () => {
    const pages = Array.from({ length: 27 }, (_, number): IndexPage => ({
      ...(samplePages[0] as IndexPage),
      url: `/page-${number}`,
      title: `Alone${number}`,
      keywords: [],
    }));
    const many = pages.map((page) => packIndex(encodeIndex([page], [[]], [])));
    const engine = new PartitionedEngine(
      createPartList(pages.map((page) => [page]), []), // prettier-ignore
      '',
      (_, part) => Promise.resolve(many[part]),
    );
    for (const { title } of pages) await engine.loadEngine(title);
    const { index } = await engine.loadEngine('Alone26');
    expect(index.pages).toHaveLength(24);
    expect(index.pages[0]?.title).toBe('Alone3');
  });
});
