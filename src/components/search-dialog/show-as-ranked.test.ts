import { describe, expect, it } from 'vitest';
import {
  groupInRuns,
  groupByPage,
  getPlainCategory,
  showAsRanked,
  type RankedHit,
} from './show-as-ranked';

function createHit(url: string, lvl0: string): RankedHit {
  return { url, hierarchy: { lvl0, lvl1: url.split('#')[0] ?? '' } };
}

/** Groups hits as the dialog does: by highlighted category, in order of first appearance. */
function getGroups(hits: readonly RankedHit[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { url, _highlightResult } of hits) {
    const name = (_highlightResult as { hierarchy: { lvl0: { value: string } } }).hierarchy.lvl0
      .value;
    groups.set(name, [...(groups.get(name) ?? []), url]);
  }
  return [...groups];
}

describe('groupByPage', () => {
  it('groups up to three hits per page, ordered by each page’s best hit', () => {
    const hits = ['/a', '/b#1', '/a#1', '/a#2', '/b', '/a#3'].map((url) => createHit(url, 'Panel'));
    expect(groupByPage(hits).map((page) => page.map(({ url }) => url))).toEqual([
      ['/a', '/a#1', '/a#2'],
      ['/b#1', '/b'],
    ]);
  });
});

describe('groupInRuns', () => {
  it('keeps pages in ranked order, whatever their categories', () => {
    const hits = [
      createHit('/a', 'Panel'),
      createHit('/b', 'Plugins'),
      createHit('/c', 'Panel'),
      createHit('/c#1', 'Panel'),
      createHit('/d', 'Panel'),
    ];
    const groups = getGroups(groupInRuns(hits));
    expect(groups.map(([, urls]) => urls)).toEqual([['/a'], ['/b'], ['/c', '/c#1', '/d']]);
    expect(groups.map(([name]) => getPlainCategory(name))).toEqual(['Panel', 'Plugins', 'Panel']);
  });
});

it('starts another group after five results, between two pages', () => {
  const urls = ['/a', '/a#1', '/b', '/b#1', '/c', '/c#1'];
  const groups = getGroups(groupInRuns(urls.map((url) => createHit(url, 'Panel'))));
  expect(groups.map(([, ofGroup]) => ofGroup)).toEqual([
    ['/a', '/a#1', '/b', '/b#1'],
    ['/c', '/c#1'],
  ]);
});

describe('showAsRanked', () => {
  const client = (results: unknown[]) =>
    showAsRanked({ search: () => Promise.resolve({ results }) }, ['a', 'b', 'c']);
  const groups = async (from: ReturnType<typeof client>) => {
    const { results } = (await from.search()) as { results: { hits: RankedHit[] }[] };
    return getGroups(results[0]?.hits ?? []).map(([name]) => name);
  };

  it('offers likely corrections, then the usual queries', async () => {
    const names = await groups(client([{ hits: [], userData: [{ didYouMean: ['worldguard'] }] }]));
    expect(names.slice(0, 3)).toEqual(['worldguard', 'a', 'b']);
  });

  it('always has more groups than before, or the dialog would keep its old suggestions', async () => {
    const from = client([{ hits: [] }]);
    const first = await groups(from);
    const second = await groups(from);
    expect(second.length).toBeGreaterThan(first.length);
    expect(second.slice(0, 3)).toEqual(['a', 'b', 'c']);
  });

  it('leaves an empty answer unchanged', async () => {
    await expect(client([]).search()).resolves.toEqual({ results: [] });
  });
});
