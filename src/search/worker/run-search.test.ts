import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSearch, matchesFacets, type SearchRequest } from './run-search';
import { highlight, createSnippet } from './highlight';
import { createSampleEngine } from '../fixtures/sample-site';
import { stem } from '../words/language';

const engine = createSampleEngine();
const ask = (request: SearchRequest, from = engine, open?: string) =>
  runSearch(from, request, { clock: () => 0, open });
const MARK = { pre: '<mark>', post: '</mark>' };
const stemAll = (...words: string[]) => new Set(words.map(stem));
const cutTo = (wordCount: number, ...words: string[]) => ({
  terms: stemAll(...words),
  tags: MARK,
  wordCount,
  ellipsis: '…',
});

/** Decodes the five entities that the engine writes, like a browser. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('highlight', () => {
  it('marks found words and escapes the rest', () => {
    expect(highlight('<b>port</b> & "world"', stemAll('port'), MARK)).toEqual({
      value: '&lt;b&gt;<mark>port</mark>&lt;/b&gt; &amp; &quot;world&quot;',
      matchLevel: 'full',
      matchedWords: ['port'],
    });
  });

  it('says when nothing was found', () => {
    expect(highlight('port', stemAll('world'), MARK)).toMatchObject({
      value: 'port',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  it('marks a compound once, as a whole', () => {
    expect(highlight('x server.properties', stemAll('server'), MARK).value).toBe(
      'x <mark>server.properties</mark>',
    );
  });

  it('contains no markup except the tags, and loses no text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(fc.constantFrom('<script>', 'port', '&amp;', '"', "'", '</mark>', ' '), { maxLength: 12 })
        .map((parts) => parts.join('')),
    ); // prettier-ignore
    fc.assert(
      fc.property(text, (value) => {
        const tags = { pre: '\u0001', post: '\u0002' };
        fc.pre(!value.includes('\u0001') && !value.includes('\u0002'));
        const html = highlight(value, stemAll('port', 'script'), tags).value;
        expect(html).not.toMatch(/[<>"]/);
        expect(unescapeHtml(html.replaceAll('\u0001', '').replaceAll('\u0002', ''))).toBe(value);
      }),
    );
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven port thirteen fourteen';

  it.each([10, 5])('has %i words around the first match', (count) => {
    const { value } = createSnippet(text, cutTo(count, 'port'));
    expect(value).toContain('<mark>port</mark>');
    expect(value.replaceAll('…', '').split(' ')).toHaveLength(count);
  });

  it('has an ellipsis exactly where it was cut', () => {
    expect(createSnippet(text, { ...cutTo(5, 'one'), ellipsis: ' [cut]' }).value).toMatch(
      /^<mark>one.*five \[cut\]$/,
    );
    expect(createSnippet(text, cutTo(5, 'fourteen')).value).toMatch(
      /^…ten .*<mark>fourteen<\/mark>$/,
    );
    expect(createSnippet('a port', cutTo(10, 'port')).value).toBe('a <mark>port</mark>');
  });

  it('chooses the window with most matches', () => {
    expect(createSnippet(`port ${text} port refused`, cutTo(5, 'port', 'refused')).value).toContain(
      '<mark>port</mark> <mark>refused</mark>',
    );
  });

  it('never has more words than requested', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('port', 'a<b', 'world', '&'), { maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        (all, count) => {
          const { value } = createSnippet(all.join(' '), cutTo(count, 'port'));
          const shown = value.replaceAll('…', '').split(' ').filter(Boolean);
          expect(shown).toHaveLength(Math.min(count, all.length));
        },
      ),
    );
  });
});

describe('matchesFacets', () => {
  it.each<[unknown, boolean]>([
    [undefined, true],
    [[], true],
    ['language:en', true],
    ['language:de', false],
    [['language:en', 'docusaurus_tag:default'], true],
    [['language:en', 'docusaurus_tag:other'], false],
    [['language:en', ['docusaurus_tag:other', 'docusaurus_tag:docs-default-current']], true],
    [['language:en', ['docusaurus_tag:other', 'docusaurus_tag:another']], false],
    [[[]], true],
    [['color:red'], false],
    [{ language: 'en' }, true],
    [[1, null], true],
  ])('%j matches: %s', (filters, matches) => {
    expect(matchesFacets(filters)).toBe(matches);
  });

  it('empties the answer if it does not match', () => {
    expect(ask({ query: 'backup', facetFilters: ['language:de'] })).toMatchObject({
      hits: [],
      nbHits: 0,
      nbPages: 0,
    });
  });
});

describe('postResult', () => {
  it('gives a page its title, category and description', () => {
    const [hit] = ask({ query: 'backups' }).hits;
    expect(hit).toMatchObject({
      url: 'https://docs.example.com/backups',
      url_without_anchor: 'https://docs.example.com/backups',
      anchor: null,
      type: 'lvl1',
      hierarchy: { lvl0: 'Panel', lvl1: 'Backups', lvl2: null, lvl6: null },
      content: 'Make, download and restore a backup.',
    });
  });

  it('links to the row of a trouble table', () => {
    const hit = ask({ query: 'permission denied' }).hits.find(({ url }) => url.includes('#'));
    expect(hit?.url).toBe('https://docs.example.com/sftp#trouble-permission-denied');
    expect(hit?.anchor).toBe('trouble-permission-denied');
    expect(hit?._snippetResult.content?.value).toContain('<em>Permission</em> <em>denied</em>');
  });

  it('includes the parent of a third-level heading', () => {
    const hit = ask({ query: 'winscp windows' }).hits.find(({ anchor }) => anchor === 'on-windows');
    expect(hit?.hierarchy).toMatchObject({ lvl2: 'Connect', lvl3: 'On Windows' });
  });

  it('cuts snippets to the requested words, 10 by default', () => {
    const words = (request: SearchRequest) =>
      ask({ query: 'quickconnect', snippetEllipsisText: '', ...request })
        .hits.find(({ anchor }) => anchor === 'connect')
        ?._snippetResult.content?.value.split(' ').length;
    expect(words({ attributesToSnippet: ['hierarchy.lvl1:3', 'content:10'] })).toBe(10);
    expect(words({ attributesToSnippet: ['content:5'] })).toBe(5);
    expect(words({ attributesToSnippet: ['content:none', 7] })).toBe(10);
    expect(words({})).toBe(10);
  });

  it('returns only the requested attributes', () => {
    const [hit] = ask({ query: 'backups', attributesToRetrieve: ['hierarchy.lvl0', 'url'] }).hits;
    expect(Object.keys(hit ?? {}).sort()).toEqual([
      '_highlightResult', '_snippetResult', 'hierarchy', 'objectID', 'url',
    ]); // prettier-ignore
    expect(ask({ query: 'backups', attributesToRetrieve: ['*'] }).hits[0]).toHaveProperty(
      'content',
    );
  });

  it('has only headings before the texts are loaded', () => {
    const { hits } = ask({ query: 'permission denied' }, createSampleEngine(false));
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ url }) => !url.includes('trouble-'))).toBe(true);
  });

  it('gives each hit a unique and stable id', () => {
    const ids = () => ask({ query: 'server' }).hits.map(({ objectID }) => objectID);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toEqual(ids());
  });

  it('pages through the same hits', () => {
    const all = ask({ query: 'server files backup' });
    expect(all).toMatchObject({ page: 0, hitsPerPage: 20, nbPages: 1 });
    expect(all.hits.length).toBeGreaterThan(2);
    const pages = Array.from({ length: Math.ceil(all.hits.length / 2) }, (_, page) =>
      ask({ query: 'server files backup', page, hitsPerPage: 2 }),
    );
    expect(pages.flatMap(({ hits }) => hits)).toEqual(all.hits);
    expect(pages.every(({ nbHits }) => nbHits === all.nbHits)).toBe(true);
    // There is another page exactly as long as it has hits.
    expect(pages.map(({ page, nbPages }) => page + 1 < nbPages)).toEqual(
      pages.map((_, page) => page + 1 < pages.length),
    );
    expect(pages.at(-1)?.nbPages).toBe(pages.length);
    expect(ask({ query: 'server files backup', page: 999 }).hits).toEqual([]);
  });

  it('finds nothing for an empty query', () => {
    for (const query of ['', '   ', '?!', undefined]) {
      expect(ask({ query })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
    }
  });

  it('ignores values of the wrong type', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            query: fc.oneof(fc.anything(), fc.constant('backup')),
            indexName: fc.anything(),
            page: fc.anything(),
            hitsPerPage: fc.anything(),
            attributesToRetrieve: fc.anything(),
            attributesToSnippet: fc.anything(),
            snippetEllipsisText: fc.anything(),
            highlightPreTag: fc.anything(),
            highlightPostTag: fc.anything(),
            facetFilters: fc.anything(),
          },
          { requiredKeys: [] },
        ),
        (request) => {
          const result = ask(request);
          expect(result.page).toBeGreaterThanOrEqual(0);
          expect(result.hitsPerPage).toBeGreaterThan(0);
          expect(typeof result.index).toBe('string');
          expect(() => JSON.stringify(result)).not.toThrow();
        },
      ),
    );
  });

  it('has an id per query, in the service’s format', () => {
    expect(ask({ query: 'a' }).queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(ask({ query: 'a' }).queryID).not.toBe(ask({ query: 'b' }).queryID);
  });
});
