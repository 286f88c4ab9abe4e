import { describe, expect, it } from 'vitest';
import type { Finding } from './model';
import { readLog } from './read-log';
import * as syntheticFirst from './fixtures/labeled/synthetic-first-round';
import * as syntheticSecond from './fixtures/labeled/synthetic-second-round';
import * as syntheticThird from './fixtures/labeled/synthetic-third-round';
import * as independent from './fixtures/labeled/threads-labeled-independently';
import * as halfOfSixty from './fixtures/labeled/threads-development-half-of-sixty';
import * as unreadProjects from './fixtures/labeled/threads-development-half-unread-projects';
import * as twoThirds from './fixtures/labeled/threads-development-two-thirds';
import * as seventyFour from './fixtures/labeled/threads-development-seventy-four';
import * as sixDozen from './fixtures/labeled/threads-development-six-dozen';

const sets = [
  syntheticFirst,
  syntheticSecond,
  syntheticThird,
  independent,
  unreadProjects,
  halfOfSixty,
  twoThirds,
  seventyFour,
  sixDozen,
];
const problems = sets.flatMap((set) => set.problems);
const clean = sets.flatMap((set) => set.clean);

const isIt = ({ id, guides, title }: Finding, ids: string, word: string): boolean =>
  title.toLowerCase().includes(word.toLowerCase()) &&
  ids
    .split('|')
    .some((name) => (name.startsWith('/') ? guides.some((g) => g.route === name) : name === id));

describe('labeled logs', () => {
  it('are numerous enough, with unique names per set', () => {
    expect(problems.length).toBeGreaterThanOrEqual(100);
    expect(clean.length).toBeGreaterThanOrEqual(35);
    for (const set of sets) {
      const names = [...set.problems, ...set.clean].map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(problems)('finds the problem: %s', (_, log, expected) => {
    const found = readLog(log, { coordinates: false }).report.problems;
    for (const [ids, word] of expected) {
      expect(
        found.some((finding) => isIt(finding, ids, word)),
        `${ids} with “${word}” in ${found.map(({ id, title }) => `${id}: ${title}`).join('; ')}`,
      ).toBe(true);
    }
  });

  it.each(sixDozen.problems)('names it first: %s', (_, log, [[ids, word] = ['', '']]) => {
    const [first] = readLog(log, { coordinates: false }).report.problems;
    expect(first && isIt(first, ids, word)).toBe(true);
  });

  it.each(unreadProjects.clean)('points to none of its lines: %s', (_, log) => {
    const { firstError, possibleCause } = readLog(log, { coordinates: false }).report;
    expect(firstError?.error).toBeUndefined();
    expect(possibleCause).toBeUndefined();
  });

  it.each(clean)('raises no alarm: %s', (_, log) => {
    expect(readLog(log, { coordinates: false }).report.problems).toEqual([]);
  });
});
