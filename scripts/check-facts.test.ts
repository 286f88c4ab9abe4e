import { describe, expect, it } from 'vitest';
import { readAllEntries, parseFactEntries } from './lib/fact-positions';
import { describeDue, isDue, getFactKind, MAX_AGE_DAYS } from './check-facts';

const read = (day: string) => [
  ...parseFactEntries(
    'facts/plugin/one.yml',
    `name: One\nnewest: '1'\nsource: https://example.com/a\nread: ${day}\n`,
  ),
  ...parseFactEntries(
    'facts/other.yml',
    `- source: https://example.com/a\n  read: ${day}\n  facts:\n    two: 2\n`,
  ),
  ...parseFactEntries(
    'facts/lists/ports.yml',
    `- source: https://example.com/a\n  read: ${day}\n  rows:\n    - id: web\n      port: 80\n      unverified: Open.\n`,
  ),
];
const getTimeAfter = (days: number) => Date.parse('2026-01-01') + days * 86_400_000;

describe('check:facts', () => {
  it('has ages by kind', () => {
    const entries = read('2026-01-01');
    expect(entries.map(getFactKind)).toEqual(['version', 'other', 'port']);
    const due = (days: number) =>
      entries.filter((entry) => isDue(entry, getTimeAfter(days))).map(({ path }) => path);
    expect(due(MAX_AGE_DAYS.version)).toEqual([]);
    expect(due(MAX_AGE_DAYS.version + 1)).toEqual(['plugin.one']);
    expect(due(MAX_AGE_DAYS.other + 1)).toEqual(['plugin.one', 'other.two']);
    expect(due(MAX_AGE_DAYS.port + 1)).toEqual(['plugin.one', 'other.two', 'port.web']);
  });

  it('an invalid date counts as due', () => {
    expect(read('soon').every((entry) => isDue(entry, getTimeAfter(0)))).toBe(true);
  });

  it('a day to come counts as due, but not tomorrow: elsewhere it may have begun', () => {
    expect(read('2026-01-02').some((entry) => isDue(entry, getTimeAfter(0)))).toBe(false);
    expect(read('2027-01-01').every((entry) => isDue(entry, getTimeAfter(0)))).toBe(true);
  });

  it('reports file, line, source and guides', () => {
    const [, , web] = read('2026-01-01');
    expect(web && describeDue(web, ['docs/a.mdx', 'docs/b.mdx'])).toBe(
      'facts/lists/ports.yml:4 port.web was read on 2026-01-01, not within the last 730 days: https://example.com/a (quoted by docs/a.mdx, docs/b.mdx)',
    );
  });

  it('every fact of this repository has a date', () => {
    const wrong = readAllEntries().filter(({ checked }) => Number.isNaN(Date.parse(checked.text)));
    expect(wrong.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });
});
