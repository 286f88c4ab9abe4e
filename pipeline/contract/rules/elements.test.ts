import { expect, it } from 'vitest';
import { loadProvider } from '../../../config/load-provider';
import { createFactTables } from '../../../src/quotes/tables';
import { checkGuide } from '..';

const provider = await loadProvider();
const context = { provider, tables: createFactTables(provider) };
const listFound = (text: string): string[] =>
  checkGuide({ file: 'docs/a.mdx', source: `---\nslug: /a\n---\n\n${text}\n` }, context)
    .filter(({ message }) => message.includes('is named'))
    .map(({ line, message }) => `${line} ${message}`);

it('an unknown element is reported with similar names', () => {
  expect(listFound('<Hepler name="java" />')).toEqual([
    expect.stringMatching(/^5 no element is named <Hepler>\. Nearest: <Helper>,/),
  ]);
});

it('a helper without a record is reported with similar names', () => {
  expect(listFound('<Helper name="jvaa" />')).toEqual([
    expect.stringMatching(/^5 no helper is named "jvaa"\. Nearest: java, /),
  ]);
  expect(listFound('<Helper />')).toHaveLength(1);
});

it('elements of the theme, of HTML and of imports are known', () => {
  const imported = "import { Box } from '@site/src/Box';";
  expect(listFound(`${imported}\n\n<Helper name="java" /> <kbd>F3</kbd>\n\n<Box />`)).toEqual([]);
});
