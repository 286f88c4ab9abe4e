import { expect, it } from 'vitest';
import { findFacts } from './check-facts';

const fact = (checked: string, more: object = {}) => ({
  value: 1,
  source: 'https://example.org',
  checked,
  ...more,
});

it('finds old and unsettled facts, and no others', () => {
  const tables = {
    a: { fresh: fact('2026-06-01'), old: fact('2026-01-01') },
    b: [fact('2026-06-01', { unverified: 'Nobody knows.' })],
    c: { bad: fact('yesterday') },
  };
  expect(
    findFacts(tables, Date.parse('2026-08-01')).map(({ path, reason }) => `${path} ${reason}`),
  ).toEqual(['a.old old', 'b.0 unverified', 'c.bad old']);
});
