import { describe, expect, it } from 'vitest';
import { runSearch } from './run-search';
import { encodeIndex, type IndexPage } from './index-format';
import { createSearchModel } from './model';
import {
  isPartsFile,
  joinParts,
  createPartsFile,
  PartedEngine,
  createPartsChooser,
} from './index-parts';
import { rankPages } from './rank';
import { samplePages, sampleTexts } from './sample-site';

const OPTIONS = { clock: () => 0 };
const SYNONYMS = [['ftp', 'sftp']];
const whole = encodeIndex(samplePages, sampleTexts, SYNONYMS);
const parts = samplePages.map((page, number) =>
  encodeIndex([page], [sampleTexts[number] ?? []], []),
);
const list = createPartsFile(
  samplePages.map((page) => [page]),
  SYNONYMS,
);

function engineOver(fails: () => boolean = () => false) {
  const asked: string[] = [];
  const engine = new PartedEngine(list, 'https://docs.example.com', (kind, part) => {
    asked.push(`${kind}-${part}`);
    if (fails()) return Promise.reject(new Error('offline'));
    return Promise.resolve(kind === 'index' ? parts[part] : [sampleTexts[part]]);
  });
  return { engine, asked };
}

describe('a list of parts', () => {
  it.each(['rust+', '//wand', 'restore backup', 'filez'])(
    'ranks the part for %j first',
    (query) => {
      const best = rankPages(createSearchModel(whole), query).pages[0]?.page;
      expect(createPartsChooser(list)(query)[0]).toBe(best);
    },
  );

  it('finds nothing for words in no title, address or keyword', () => {
    expect(createPartsChooser(list)('zzzz')).toEqual([]);
    expect(createPartsChooser(list)('')).toEqual([]);
  });

  it('is distinguished from an index', () => {
    expect(isPartsFile(JSON.parse(JSON.stringify(list)))).toBe(true);
    expect(isPartsFile(whole)).toBe(false);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list of no parts', { ...list, parts: 0 }],
    ['a list without a posting', { ...list, postings: list.postings.replace(/ [^ ]*$/, '') }],
    ['a list without synonyms', { ...list, synonyms: undefined }],
  ])('%s is none', (_, value) => {
    expect(isPartsFile(value)).toBe(false);
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
    const { engine, asked } = engineOver();
    const first = runSearch(await engine.engineFor('filezilla'), { query: 'filezilla' }, OPTIONS);
    expect(first.hits[0]?.url).toBe('https://docs.example.com/sftp');
    await engine.engineFor('filezilla');
    expect(asked).toEqual(['index-0']);
    const both = await engine.engineFor('backup');
    expect(both.index.pages.map(({ url }) => url)).toEqual(['/sftp', '/backups']);
    expect(await engine.engineFor('backup')).toBe(both);
  });

  it('adds the texts of the parts it has', async () => {
    const { engine, asked } = engineOver();
    const query = 'quickconnect filezilla';
    await engine.engineFor(query);
    await engine.loadTexts();
    await engine.loadTexts();
    expect(asked).toEqual(['index-0', 'text-0']);
    const { hits } = runSearch(await engine.engineFor(query), { query }, OPTIONS);
    expect(hits.map(({ content }) => content).join()).toContain('Quickconnect');
  });

  it('fails if a part cannot be loaded, and recovers', async () => {
    let isOffline = true;
    const { engine } = engineOver(() => isOffline);
    await expect(engine.engineFor('filezilla')).rejects.toThrow('offline');
    isOffline = false;
    expect((await engine.engineFor('filezilla')).index.pages).toHaveLength(1);
  });

  it('rejects a part that is not an index', async () => {
    const engine = new PartedEngine(list, '', () => Promise.resolve({ pages: [] }));
    await expect(engine.engineFor('filezilla')).rejects.toThrow('malformed');
  });

  it('evicts parts that were not used recently', async () => {
    const pages = Array.from({ length: 27 }, (_, number): IndexPage => ({
      ...(samplePages[0] as IndexPage),
      url: `/page-${number}`,
      title: `Alone${number}`,
      keywords: [],
    }));
    const many = pages.map((page) => encodeIndex([page], [[]], []));
    const engine = new PartedEngine(
      createPartsFile(pages.map((page) => [page]), []), // prettier-ignore
      '',
      (_, part) => Promise.resolve(many[part]),
    );
    for (const { title } of pages) await engine.engineFor(title);
    const { index } = await engine.engineFor('Alone26');
    expect(index.pages).toHaveLength(24);
    expect(index.pages[0]?.title).toBe('Alone3');
  });
});
