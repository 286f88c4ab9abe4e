import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listGuides, parseSlug } from '../../pipeline/guides';
import { isFinal, parseAskedQuestions, getVerdict } from './judge';

const asked = parseAskedQuestions(readFileSync('benchmarks/questions/questions.tsv', 'utf8'));
const question = {
  query: 'lost my world',
  address: 'https://example.org/1',
  area: 'worlds',
  year: '2026',
  routes: ['/a', '/b'],
  page: 'partly',
};

describe('questions', () => {
  it('each has an address, a verdict and routes of this site', () => {
    // A host without a game keeps the questions about it.
    const routes = new Set([
      ...listGuides('docs').map(({ source }) => parseSlug(source)),
      ...readFileSync('tests/site/routes.txt', 'utf8').split('\n'),
    ]);
    for (const { query, address, page, routes: wanted } of asked) {
      expect(address, query).toMatch(/^https?:\/\//);
      expect(['solved', 'partly', 'unknown'], query).toContain(page);
      expect(
        wanted.filter((route) => !routes.has(route)),
        query,
      ).toEqual([]);
    }
  });

  it('come from a project at most four times, and about a third are final', () => {
    const projects = new Map<string, number>();
    for (const { address } of asked) {
      const { hostname, pathname } = new URL(address);
      const project =
        hostname === 'github.com' ? pathname.split('/').slice(1, 3).join('/') : hostname;
      projects.set(project, (projects.get(project) ?? 0) + 1);
    }
    expect([...projects].filter(([, count]) => count > 4)).toEqual([]);
    const share = asked.filter(isFinal).length / asked.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.45);
  });
});

describe('getVerdict', () => {
  it.each([
    ['partly', ['/x', '/y', '/b']],
    ['not shown', ['/x', '/y', '/z', '/a']],
  ])('%s for %j', (verdict, found) => {
    expect(getVerdict(question, found)).toBe(verdict);
  });

  it('is unknown if no page answers it, whether a page was found or not', () => {
    expect(getVerdict({ ...question, page: 'unknown' }, ['/a'])).toBe('unknown');
  });
});
