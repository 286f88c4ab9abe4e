import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import { unpackIndex } from '../../../src/search/index-format';
import { isPartList } from '../../../src/search/worker/index-parts';
import { writeSearchIndex } from '.';
import { readSite } from './read-site';
import { readSynonyms } from './synonyms';
import type { ParsedPage } from './parse-page';

const renderPage = (title: string, text: string, head = '') =>
  `<html><head>${head}</head><body><div class=theme-doc-markdown><h1>${title}</h1><p>${text}</p></div></body></html>`;
const embedded = { ...provider, search: { ...provider.search, appId: '', apiKey: '' } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
  const put = (name: string, html: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), html);
  };
  put('worlds/index.html', renderPage('Worlds', 'Upload a world.'));
  put('backups/index.html', renderPage('Backups', 'Make a backup.'));
  put('games/rust/admin/index.html', renderPage('Admin', 'Become an admin.'));
  put('index.html', renderPage('Welcome', 'All guides.'));
  put('404.html', '<html><body><h1>Page not found</h1></body></html>');
  put('draft/index.html', renderPage('Draft', 'x', '<meta name=robots content=noindex>'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('readSite', () => {
  it('reads every guide with its route, in a fixed order', () => {
    expect(readSite(folder).map(({ page }) => page.url)).toEqual([
      '/backups',
      '/games/rust/admin',
      '/',
      '/worlds',
    ]);
  });
});

describe('writeSearchIndex', () => {
  const names = () => readdirSync(path.join(folder, 'search-index')).sort();
  const content = () =>
    names().map((name) => readFileSync(path.join(folder, 'search-index', name), 'utf8'));

  it('writes both files, deterministically', () => {
    writeSearchIndex(folder, readSite(folder), { provider: embedded });
    expect(names()).toEqual(['index.json', 'text.json']);
    const before = content();
    writeSearchIndex(folder, readSite(folder), { provider: embedded });
    expect(content()).toEqual(before);
    const [index, texts] = before.map((text) => JSON.parse(text) as unknown);
    expect(unpackIndex(index)?.pages).toHaveLength(4);
    expect(texts).toHaveLength(4);
  });

  it('splits a large site into parts, each an index of its own, with a list of them', () => {
    const [page] = readSite(folder);
    const many = Array.from({ length: 1000 }, (_, number) => ({
      ...(page as ParsedPage),
      page: { ...(page as ParsedPage).page, url: `/page-${number}` },
    }));
    writeSearchIndex(folder, many, { provider: embedded });
    const texts = content();
    const files = new Map(
      names().map((name, place) => [name, JSON.parse(texts[place] ?? '') as unknown]),
    );
    expect(files.size).toBe(81);
    expect(isPartList(files.get('index.json'))).toBe(true);
    expect(unpackIndex(files.get('index-39.json'))?.pages).toHaveLength(25);
    expect(files.get('text-39.json')).toHaveLength(25);
  });

  it('writes nothing for the hosted service', () => {
    const hosted = { ...embedded.search, appId: 'APP', apiKey: 'search-only' };
    writeSearchIndex(folder, readSite(folder), { provider: { ...embedded, search: hosted } });
    expect(readdirSync(folder)).not.toContain('search-index');
  });
});

describe('readSynonyms', () => {
  it('reads the file of the site', () => {
    expect(readSynonyms().length).toBeGreaterThan(0);
  });

  it.each(['word', '- word', '- [1, 2]', '{}'])('rejects a file that contains `%s`', (text) => {
    const file = path.join(folder, 'synonyms.yml');
    writeFileSync(file, text);
    expect(() => readSynonyms({}, file)).toThrow('must be a list of lists of words');
  });
});
