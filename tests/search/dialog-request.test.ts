import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDialogRequest } from './dialog-request';

const source = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

/** The object literal that the dialog's source passes to `search`, with its variables given. */
function requestInSource(query: string, words: number, insights: boolean): unknown {
  const [, literal, merge] =
    /\.search\(\{requests:\[\w+\((\{query:.*?\}),(\w+)\)\]\}\)/.exec(source) ?? [];
  if (literal === undefined) throw new Error('The dialog no longer sends one request this way');
  expect(merge).toBeDefined();
  const json = literal
    .replace('query:t', `query:${JSON.stringify(query)}`)
    .replace('indexName:o', 'indexName:"docs"')
    .replace(/clickAnalytics:\w+/, `clickAnalytics:${insights}`)
    .replace(/"([^"]*)"\.concat\(\w+\.current\)/g, `"$1${words}"`)
    .replace(/([{,])(\w+):/g, '$1"$2":');
  return JSON.parse(json);
}

describe('the fixture', () => {
  it.each([
    [10, false],
    [5, true],
  ])('is what the dialog sends, with %i words', (words, insights) => {
    const { facetFilters, ...own } = createDialogRequest('backup', {
      narrow: words === 5,
      insights,
    });
    expect(facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(requestInSource('backup', words, insights)).toEqual(own);
  });

  it('has the limits of the specification', () => {
    expect(source).toContain('"(max-width: 768px)").matches&&(');
    expect(source).toMatch(/toString\(\)\.slice\(0,64\)/);
  });
});
