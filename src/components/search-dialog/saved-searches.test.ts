import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterReadableSearches } from './saved-searches';

const good = {
  objectID: '/sftp#-0',
  url: '/sftp',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Panel', lvl1: 'SFTP', lvl2: null },
};

describe('filterReadableSearches', () => {
  it('keeps searches as they are', () => {
    expect(filterReadableSearches(JSON.stringify([good]))).toEqual([good]);
  });

  it.each([
    'null', '{}', '[', '"x"', '[1,null,"x",[],{}]',
    JSON.stringify([{ ...good, hierarchy: null }]),
    JSON.stringify([{ ...good, hierarchy: { lvl0: {} , lvl1: 'x' } }]),
    JSON.stringify([{ ...good, type: 'lvl2' }]),
    JSON.stringify([{ ...good, type: 'content' }]),
    JSON.stringify([{ ...good, url: 7 }]),
  ])('drops %s', (text) => {
    expect(filterReadableSearches(text)).toEqual([]);
  }); // prettier-ignore

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(filterReadableSearches(text))).toBe(true);
      }),
    );
  });
});
