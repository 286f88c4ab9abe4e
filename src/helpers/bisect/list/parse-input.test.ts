import { expect, it } from 'vitest';
import type { Jar } from './jars';
import { parseAddonList } from './addon-list';
import { MAX_ADDONS } from './addon';
import { formatPlan, type BisectPlan } from '../search/plan';
import { describeJars, parseInput } from './parse-input';

const plan: BisectPlan = {
  kind: 'plugins',
  test: 'join',
  addons: parseAddonList('Alpha\nBeta').addons,
  frequency: 'always',
  answers: ['clean'],
  tried: 0,
};

it('a list restarts the rounds and keeps the test', () => {
  const { plan: next, note } = parseInput(plan, 'Plugins (2): Gamma, Delta');
  expect(next).toMatchObject({ test: 'join', answers: [], tried: 0 });
  expect(next?.addons.map(({ name }) => name)).toEqual(['Gamma', 'Delta']);
  expect(note).toBeUndefined();
});

it('warns about an incomplete list', () => {
  expect(parseInput(plan, 'Plugins (5): Gamma, Delta').note?.text).toContain('counts 5, and 2');
  const many = Array.from({ length: MAX_ADDONS + 1 }, (_, index) => `p${index}`).join('\n');
  expect(parseInput(plan, many).note?.text).toContain(`first ${MAX_ADDONS} names`);
  expect(parseInput(plan, ' \n')).toEqual({
    note: { tone: 'caution', text: expect.stringContaining('No names found') as string },
  });
});

it('takes a saved plan, and refuses one without names', () => {
  const taken = parseInput({ ...plan, addons: [] }, formatPlan(plan));
  expect(taken.plan).toEqual(plan);
  expect(taken.note).toEqual({ tone: 'note', text: 'Plan read, with 1 answer.' });
  expect(parseInput(plan, 'search: 1\n')).toMatchObject({ note: { tone: 'caution' } });
});

it('reports what was read from jars', () => {
  const jar = (file: string, refused?: Jar['refused']): Jar => ({
    file,
    descriptors: [],
    ...(refused !== undefined && { refused }),
  });
  expect(describeJars([]).text).toContain('“.jar”');
  expect(describeJars([jar('a.jar')])).toMatchObject({ tone: 'note' });
  expect(describeJars([jar('a.jar'), jar('b.jar', 'damaged')])).toEqual({
    tone: 'caution',
    text: 'Used by the file’s name only: b.jar is damaged.',
  });
});
