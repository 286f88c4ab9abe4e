import { expect, it } from 'vitest';
import type { Jar } from './jars';
import { readList } from './list';
import { MAX_ADDONS } from './addon';
import { writePlan, type Plan } from './plan';
import { jarsNote, readInput } from './read-input';

const plan: Plan = {
  kind: 'plugins',
  test: 'join',
  addons: readList('Alpha\nBeta').addons,
  shows: 'always',
  answers: ['clean'],
  tried: 0,
};

it('a list restarts the rounds and keeps the test', () => {
  const { plan: next, note } = readInput(plan, 'Plugins (2): Gamma, Delta');
  expect(next).toMatchObject({ test: 'join', answers: [], tried: 0 });
  expect(next?.addons.map(({ name }) => name)).toEqual(['Gamma', 'Delta']);
  expect(note).toBeUndefined();
});

it('warns about an incomplete list', () => {
  expect(readInput(plan, 'Plugins (5): Gamma, Delta').note?.text).toContain('counts 5, and 2');
  const many = Array.from({ length: MAX_ADDONS + 1 }, (_, index) => `p${index}`).join('\n');
  expect(readInput(plan, many).note?.text).toContain(`first ${MAX_ADDONS} names`);
  expect(readInput(plan, ' \n')).toEqual({
    note: { tone: 'caution', text: expect.stringContaining('No names found') as string },
  });
});

it('takes a saved plan, and refuses one without names', () => {
  const taken = readInput({ ...plan, addons: [] }, writePlan(plan));
  expect(taken.plan).toEqual(plan);
  expect(taken.note).toEqual({ tone: 'note', text: 'Plan read, with 1 answer.' });
  expect(readInput(plan, 'search: 1\n')).toMatchObject({ note: { tone: 'caution' } });
});

it('reports what was read from jars', () => {
  const jar = (file: string, refused?: Jar['refused']): Jar => ({
    file,
    descriptors: [],
    ...(refused !== undefined && { refused }),
  });
  expect(jarsNote([]).text).toContain('“.jar”');
  expect(jarsNote([jar('a.jar')])).toMatchObject({ tone: 'note' });
  expect(jarsNote([jar('a.jar'), jar('b.jar', 'damaged')])).toEqual({
    tone: 'caution',
    text: 'Used by the file’s name only: b.jar is damaged.',
  });
});
