import { describe, expect, it } from 'vitest';
import { listGuides, getRoutes } from '../../pipeline/guides';
import { readGlossary, parseGlossary } from './glossary';

describe('the glossary', () => {
  it('links only to guides that exist', () => {
    const routes = getRoutes(listGuides('docs'));
    const wrong = Object.entries(readGlossary()).filter(
      ([, { guide }]) => guide !== undefined && !routes.has(guide),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('has names that make distinct anchors', () => {
    const anchors = Object.keys(readGlossary()).map((id) => id.toLowerCase());
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

it.each([
  ['heap:\n  word: heap\n', 'g.yml:2 heap.means: is missing'],
  ['a:\n  word: aa\n  means: Short.\n', 'g.yml:3 a.means: at least 30 letters'],
  [
    `ok:\n  word: ok\n  means: ${'long '.repeat(10)}\nb:\n  word: bb\n  means: ${'x'.repeat(200)}\n`,
    'g.yml:6 b.means: at most',
  ],
])('a mistake is named with its line', (text, message) => {
  expect(() => parseGlossary(text, 'g.yml')).toThrow(message);
});
