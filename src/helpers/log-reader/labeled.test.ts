import { describe, expect, it } from 'vitest';
import type { Finding } from './model';
import { readLog } from './read-log';
import * as first from './fixtures/labeled-1';
import * as second from './fixtures/labeled-2';
import * as third from './fixtures/labeled-3';
import * as fourth from './fixtures/labeled-4';
import * as fifth from './fixtures/labeled-5';

const sets = [first, second, third, fourth, fifth];
const problems = sets.flatMap((set) => set.problems);
const clean = sets.flatMap((set) => set.clean);

const isIt = ({ id, guides, title }: Finding, ids: string, word: string): boolean =>
  title.toLowerCase().includes(word.toLowerCase()) &&
  ids
    .split('|')
    .some((name) => (name.startsWith('/') ? guides.some((g) => g.route === name) : name === id));

describe('labeled logs', () => {
  it('are enough, and each has a name of its own in its set', () => {
    expect(problems.length).toBeGreaterThanOrEqual(100);
    expect(clean.length).toBeGreaterThanOrEqual(35);
    for (const set of sets) {
      const names = [...set.problems, ...set.clean].map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(problems)('finds it: %s', (_, log, expected) => {
    const found = readLog(log, { coordinates: false }).report.problems;
    for (const [ids, word] of expected) {
      expect(
        found.some((finding) => isIt(finding, ids, word)),
        `${ids} with “${word}” in ${found.map(({ id, title }) => `${id}: ${title}`).join('; ')}`,
      ).toBe(true);
    }
  });

  it.each(fifth.clean)('takes none of it for the place to look: %s', (_, log) => {
    const { place, reading } = readLog(log, { coordinates: false }).report;
    expect(place?.error).toBeUndefined();
    expect(reading).toBeUndefined();
  });

  it.each(clean)('raises no alarm: %s', (_, log) => {
    expect(readLog(log, { coordinates: false }).report.problems).toEqual([]);
  });
});
