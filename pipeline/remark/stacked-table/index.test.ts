import { expect, it } from 'vitest';
import { processMdx } from '../test-process';
import { remarkStackedTable } from '.';

const transform = (source: string) => processMdx(source, remarkStackedTable as never);

it('labels the cells of a table of three columns, in a list too', async () => {
  const table = '| Key | Default | Advice |\n| --- | --- | --- |\n| `a` | 1 | none |';
  const html = await transform(table);
  expect(html).toContain('<table class="stack" role="table">');
  expect(html).toContain('<th role="columnheader">Default</th>');
  expect(html).toContain('<td role="rowheader" data-label="Key"><code>a</code></td>');
  expect(html).toContain('<td role="cell" data-label="Default">1</td>');
  expect(await transform(`1. A\n\n   ${table.replaceAll('\n', '\n   ')}`)).toContain('data-label');
});

it('leaves a table of two columns alone', async () => {
  expect(await transform('| A | B |\n| --- | --- |\n| a | b |')).not.toMatch(/stack|role/);
});

it.each([
  ['two columns', '| | A |\n| --- | --- |\n| a | 1 |', 1],
  ['three columns', '| | A | B |\n| --- | --- | --- |\n| a | 1 | 2 |', 2],
])('makes an empty first header a plain cell: %s', async (_, table, headers) => {
  const html = await transform(table);
  expect(html).toMatch(/<thead>\s*<tr[^>]*>\s*<td[^>]*><\/td>/);
  expect(html.match(/<th[ >]/g)).toHaveLength(headers);
});
