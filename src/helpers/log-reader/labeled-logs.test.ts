import { describe, expect, it } from 'vitest';
import { hasEveryGame, isGuideOffered } from '../../../tests/lib/guides-here';
import type { LogFinding } from './model';
import { readLog } from './read-log';
import type { Clean, ExpectedFinding, Labeled } from './fixtures/labeled/types';
import * as syntheticFirst from './fixtures/labeled/synthetic-first-round';
import * as syntheticSecond from './fixtures/labeled/synthetic-second-round';
import * as syntheticThird from './fixtures/labeled/synthetic-third-round';
import * as games from './fixtures/labeled/threads-games';
import * as healthy from './fixtures/labeled/healthy';
import * as machine from './fixtures/labeled/threads-machine';
import * as minecraft from './fixtures/labeled/threads-minecraft';
import * as mods from './fixtures/labeled/threads-mods';
import * as proxies from './fixtures/labeled/threads-proxies';
import * as services from './fixtures/labeled/threads-services';
import * as stackTraces from './fixtures/labeled/threads-stack-traces';

interface LabeledSet {
  readonly problems?: readonly Labeled[];
  readonly clean?: readonly Clean[];
}

const sets: readonly LabeledSet[] = [
  syntheticFirst,
  syntheticSecond,
  syntheticThird,
  games,
  healthy,
  machine,
  minecraft,
  mods,
  proxies,
  services,
  stackTraces,
];

/** A rule in the code, or a guide that the host has kept. */
const isThere = (name: string): boolean => !name.startsWith('/') || isGuideOffered(name);
const canBeFound = ({ expected }: Labeled): boolean =>
  expected.every(({ anyOf }) => anyOf.some(isThere));

const labeled = sets.flatMap((set) => set.problems ?? []);
const problems = labeled.filter(canBeFound);
const clean = sets.flatMap((set) => set.clean ?? []);

/** True if a finding is the expected one. */
const isExpected = (
  { id, guides, title }: LogFinding,
  { anyOf, inTitle = '' }: ExpectedFinding,
): boolean =>
  title.toLowerCase().includes(inTitle.toLowerCase()) &&
  anyOf.some((name) => name === id || guides.some(({ route }) => route === name));

const listProblems = (log: string): readonly LogFinding[] =>
  readLog(log, { coordinates: false }).report.problems;

describe('labeled logs', () => {
  it('are numerous enough, with unique names per set', () => {
    expect(problems.length).toBeGreaterThanOrEqual(100);
    if (hasEveryGame) expect(problems).toHaveLength(labeled.length);
    expect(clean.length).toBeGreaterThanOrEqual(35);
    for (const set of sets) {
      const names = [...(set.problems ?? []), ...(set.clean ?? [])].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(problems)('finds the problem: $name', ({ log, expected }) => {
    const findings = listProblems(log);
    for (const label of expected) {
      expect(
        findings.some((finding) => isExpected(finding, label)),
        `${label.anyOf.join(' or ')} with “${label.inTitle ?? ''}” in ${findings.map(({ id, title }) => `${id}: ${title}`).join('; ')}`,
      ).toBe(true);
    }
  });

  it.each(problems.filter(({ namedFirst }) => namedFirst))(
    'names it first: $name',
    ({ log, expected }) => {
      const [first] = listProblems(log);
      const [label] = expected;
      expect(first && label && isExpected(first, label)).toBe(true);
    },
  );

  it.each([
    ['Docker Compose', 'lamp-server-1  | '],
    ['the system journal', 'Mar  6 17:17:05 host lamp-server[372]: '],
    ['times of Docker', '2026-03-06T17:17:05.123456789Z '],
    ['Kubernetes', '2026-03-06T17:17:05.123456789Z stdout F '],
    ['a table of a machine for files', '2026/03/06 17:17:05,stdout,'],
    ['an indented quotation', '    '],
  ])('finds every problem under the wrapper of %s', (_, prefix) => {
    const missed = problems.filter(({ log, expected }) => {
      const findings = listProblems(log.replace(/^(?=[^])/gm, prefix));
      return !expected.every((label) => findings.some((finding) => isExpected(finding, label)));
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it.each(clean.filter(({ isSilent }) => isSilent))(
    'points to none of its lines: $name',
    ({ log }) => {
      const { firstError, possibleCause } = readLog(log, { coordinates: false }).report;
      expect(firstError?.header).toBeUndefined();
      expect(possibleCause).toBeUndefined();
    },
  );

  it.each(clean)('raises no alarm: $name', ({ log }) => {
    expect(listProblems(log)).toEqual([]);
  });
});
