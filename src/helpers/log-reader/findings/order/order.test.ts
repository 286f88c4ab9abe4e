/** The order of findings, step by step. */
import { describe, expect, it } from 'vitest';
import { createDraft, createError } from '../../fixtures/draft';
import type { LogFindingDraft } from '../findings';
import { sortFindings } from './order';
import type { Outcome } from './outcome';

interface Log {
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** Number of the line at which the program began to stop. */
  readonly stopsAt?: number;
}

/** The ids of findings in the order shown; those without an outcome of their own are `open`. */
const order = (
  drafts: readonly LogFindingDraft[],
  { outcomes = {}, stopsAt = Infinity }: Log = {},
): string[] =>
  sortFindings({
    drafts,
    lifecycle: { stoppedBefore: (line) => stopsAt < line },
    getOutcome: ({ id }) => outcomes[id] ?? 'open',
  }).map(({ id }) => id);

/** Findings on the lines 1, 2, 3 … */
const listInLines = (...list: readonly Partial<LogFindingDraft>[]): LogFindingDraft[] =>
  list.map((fields, index) => createDraft({ line: index + 1, ...fields }));

describe('step 1, the outcome', () => {
  it('puts first what ended the program, then what may have, then what it survived', () => {
    const drafts = listInLines({ id: 'survived' }, { id: 'may-have' }, { id: 'ended' });
    expect(order(drafts, { outcomes: { ended: 'ended', survived: 'went-on' } })).toEqual([
      'ended',
      'may-have',
      'survived',
    ]);
  });

  it('weighs more than the tier: an end without a reason stands above a cause that was survived', () => {
    const drafts = listInLines({ id: 'cause' }, { id: 'only-end', reportsOnlyTheEnd: true });
    expect(order(drafts, { outcomes: { 'only-end': 'ended', cause: 'went-on' } })).toEqual([
      'only-end',
      'cause',
    ]);
  });
});

describe('step 2, the tier', () => {
  const SINGLE_NEED = { roles: ['version-need'], needed: 'minecraft' } as const;
  const NEED = { ...SINGLE_NEED, isOfSeveral: true } as const;
  const WARNING = { id: 'warning', isWarning: true };
  const ONLY_END = { id: 'only-end', reportsOnlyTheEnd: true };
  const EXPLAINED = { id: 'explained', explainedBy: { rules: ['cause'] } };
  const WITHOUT_SUSPECT = {
    id: 'without-suspect',
    isNamed: false,
    leavesOpen: 'suspect',
  } as const;

  it('goes from the platform over the cause to the end without a reason', () => {
    const drafts = listInLines(
      ONLY_END,
      { id: 'while-stopping', line: 90 },
      WARNING,
      WITHOUT_SUSPECT,
      EXPLAINED,
      { id: 'cause' },
      { id: 'platform', ...NEED },
    );
    expect(order(drafts, { stopsAt: 80 })).toEqual([
      'platform',
      'cause',
      'explained',
      'without-suspect',
      'warning',
      'while-stopping',
      'only-end',
    ]);
  });

  it('is that of a cause if nothing nearby explains the finding', () => {
    expect(order(listInLines(EXPLAINED, { id: 'other' }))).toEqual(['explained', 'other']);
    expect(order([createDraft(EXPLAINED), createDraft({ id: 'cause', line: 500 })])).toEqual([
      'explained',
      'cause',
    ]);
  });

  it('is that of the platform for single needs only if there are several', () => {
    const cause = { id: 'cause' };
    const need = { id: 'need', ...SINGLE_NEED };
    expect(order(listInLines(cause, need))).toEqual(['cause', 'need']);
    expect(order(listInLines(cause, need, { ...need, id: 'need-2' }))).toEqual([
      'need',
      'need-2',
      'cause',
    ]);
    const ofLibrary = { ...need, needed: 'curios' };
    expect(order(listInLines(cause, ofLibrary, { ...ofLibrary, id: 'need-2' }))).toEqual([
      'cause',
      'need',
      'need-2',
    ]);
  });

  it('is that of the platform for a Java in which Mixin does not find Java’s own classes', () => {
    const tooNew = { id: 'java-too-new', roles: ['java-too-new'], isWarning: true } as const;
    const mixin = {
      id: 'mixin',
      roles: ['mixin'],
      error: createError(1, 1, { rootCause: 'java.lang.ClassNotFoundException: java.lang.Lamp' }),
    } as const;
    expect(order(listInLines(mixin, tooNew), { stopsAt: 1 })).toEqual(['java-too-new', 'mixin']);
    expect(order(listInLines({ id: 'cause' }, tooNew))).toEqual(['cause', 'java-too-new']);
  });

  it('is the last of those that hold', () => {
    const warnedWhileStopping = { ...WARNING, id: 'both', line: 90 };
    const drafts = [createDraft(warnedWhileStopping), createDraft({ ...WARNING, line: 70 })];
    expect(order(drafts, { stopsAt: 80 })).toEqual(['warning', 'both']);
  });

  it('weighs more than the depth: a deeper line that is only a warning stays behind', () => {
    const outer = { id: 'outer', leavesOpen: 'reason', error: createError(1, 9) } as const;
    expect(order(listInLines(outer, { ...WARNING, subject: 'Bulbs' }))).toEqual([
      'outer',
      'warning',
    ]);
  });
});

describe('step 3, the depth', () => {
  const OUTER = { id: 'outer', leavesOpen: 'reason', error: createError(1, 9) } as const;

  it('keeps the order of the log', () => {
    expect(order(listInLines({ id: 'first' }, { id: 'second' }))).toEqual(['first', 'second']);
  });

  it('puts a deeper line of a trace before the line that only reports it', () => {
    expect(order(listInLines(OUTER, { id: 'inner', subject: 'Bulbs' }))).toEqual([
      'inner',
      'outer',
    ]);
  });

  it('puts it before all lines that report it, one in the other', () => {
    const middle = { ...OUTER, id: 'middle', subject: 'Wires', error: createError(2, 9) };
    expect(order(listInLines(OUTER, middle, { id: 'inner', subject: 'Bulbs' }))).toEqual([
      'inner',
      'middle',
      'outer',
    ]);
  });

  it.each([
    ['below the trace', { line: 20 }],
    ['that the program survives', { effect: 'survived' }],
    ['of which a guide tells in general', { source: 'row' }],
    ['that leaves the reason open, too, about the same plugin', { leavesOpen: 'reason' }],
    [
      'that only repeats an error of before',
      {
        error: createError(2, 3, {
          header: 'java.lang.NoClassDefFoundError: Could not initialize class Lamp',
        }),
      },
    ],
  ] satisfies [string, Partial<LogFindingDraft>][])('does not move a line %s', (_, inner) => {
    expect(order(listInLines(OUTER, { id: 'inner', subject: 'Lamps', ...inner }))).toEqual([
      'outer',
      'inner',
    ]);
  });
});
