import { describe, expect, it } from 'vitest';
import { allEntries, factEntries } from '../pipeline/facts/entries';
import { dueLine, isDue, kindOf, MAX_AGE_DAYS } from './check-facts';

const read = (day: string) => {
  const source = 'https://example.com/a';
  const text = `const page = '${source}';
export const plugin = {
  one: { newest: '1', source: page, checked: '${day}' },
  two: { value: 2, source: page, checked: '${day}' },
};
export const general = { web: { value: 80, source: page, checked: '${day}', unverified: 'Open.' } };
`;
  return factEntries('facts.ts', text);
};
const after = (days: number) => Date.parse('2026-01-01') + days * 86_400_000;

describe('check:facts', () => {
  it('has ages by kind', () => {
    const entries = read('2026-01-01');
    expect(entries.map(kindOf)).toEqual(['version', 'other', 'port']);
    const due = (days: number) =>
      entries.filter((entry) => isDue(entry, after(days))).map(({ path }) => path);
    expect(due(MAX_AGE_DAYS.version)).toEqual([]);
    expect(due(MAX_AGE_DAYS.version + 1)).toEqual(['plugin.one']);
    expect(due(MAX_AGE_DAYS.other + 1)).toEqual(['plugin.one', 'plugin.two']);
    expect(due(MAX_AGE_DAYS.port + 1)).toEqual(['plugin.one', 'plugin.two', 'port.web']);
  });

  it('takes a day that is none for due', () => {
    expect(read('soon').every((entry) => isDue(entry, after(0)))).toBe(true);
  });

  it('names file, line, source and guides', () => {
    const [, , web] = read('2026-01-01');
    expect(web && dueLine(web, ['docs/a.mdx', 'docs/b.mdx'])).toBe(
      'facts.ts:6 port.web was read on 2026-01-01, more than 730 days ago: https://example.com/a (quoted by docs/a.mdx, docs/b.mdx)',
    );
  });

  it('every fact of this repository has a day', () => {
    const wrong = allEntries().filter(({ checked }) => Number.isNaN(Date.parse(checked.text)));
    expect(wrong.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });
});
