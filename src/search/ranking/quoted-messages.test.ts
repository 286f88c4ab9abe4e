import { describe, expect, it } from 'vitest';
import { encodeIndex, type IndexPage } from '../index-format';
import { createSearchModel } from './model';
import { findQuotedMessages } from './quoted-messages';
import { rankPages } from './rank';
import { tokenizeAllWords } from '../words/tokenizer';

const createPage = (url: string, title: string, more: Partial<IndexPage> = {}): IndexPage => ({
  url,
  lvl0: 'Guides',
  title,
  description: '',
  keywords: [],
  sections: [{ level: 1, heading: title, anchor: '' }],
  ...more,
});
const site = [
  createPage('/panel', 'A panel of your own', {
    messages: [[0, '', 'The MAC is invalid in that log']],
  }),
  createPage('/loader', 'Loaders', {
    messages: [[0, '', 'Failed during configuration: no such entry']],
  }),
  createPage('/mods', 'Configuration of mods', {
    keywords: ['mod failed', 'configuration failed'],
  }),
  createPage('/starting', 'The server does not start', {
    keywords: ['server failed', 'start failed'],
  }),
  ...['/one', '/two', '/three', '/four', '/five'].map((url) =>
    createPage(url, 'Other', { messages: [[0, '', `Could not load the file ${url.slice(1)}`]] }),
  ),
];
const model = createSearchModel(encodeIndex(site, site.map(() => []), [])); // prettier-ignore
const findQuoted = (query: string) =>
  [...findQuotedMessages(model, tokenizeAllWords(query))].map(
    ([phrase, sure]): [string, number] => [
      site[model.phrases[phrase]?.page ?? -1]?.url ?? '',
      sure,
    ],
  );
const findFirst = (query: string) => site[rankPages(model, query).pages[0]?.page ?? -1]?.url;

describe('a message of frequent words behind other words', () => {
  it.each([
    'Failed during configuration: the mod failed on my server',
    'server failed, start failed, Failed during configuration',
    'the server does not start, and says failed during configuration',
  ])('%s leads to its page', (query) => {
    expect(findFirst(query)).toBe('/loader');
  });

  it('counts stop words as part of the sequence', () => {
    expect(findFirst('server does not start: the MAC is invalid')).toBe('/panel');
  });
});

describe('findQuotedMessages', () => {
  it('is surest of a whole message, less of a part, least of two words with content', () => {
    const [[, whole] = ['', 0]] = findQuoted(
      'server says failed during configuration: no such entry',
    );
    const [[, part] = ['', 0]] = findQuoted('server says failed during configuration');
    const [[, short] = ['', 0]] = findQuoted('server says the mac is invalid');
    expect(whole).toBe(1);
    expect(part).toBeLessThan(whole);
    expect(short).toBeLessThan(part);
    expect(short).toBeGreaterThan(0);
  });

  it('ignores a sequence that many pages have', () => {
    expect(findQuoted('could not load the file').every(([, sure]) => sure === 0)).toBe(true);
    expect(findQuoted('could not load the file three')).toContainEqual(['/three', 1]);
  });

  it.each([
    ['two words', 'failed during the night'],
    ['another order', 'configuration during failed'],
    ['a word between', 'failed suddenly during configuration'],
    ['stop words', 'is in that'],
    ['nothing', ''],
  ])('finds none in %s', (_, query) => {
    expect(findQuoted(query)).toEqual([]);
  });
});
