import { expect, it } from 'vitest';
import { findAddresses } from './addresses';

function found(text: string): string[] {
  const all: string[] = [];
  findAddresses(text, (_kind, start, end) => all.push(text.slice(start, end)));
  return all;
}

it('a cell in a table of jars is a version, in the middle of a log and at its end', () => {
  const row = '| Some mod | 4.1.9.2 | some-mod.jar |';
  expect(found(`${row}\n`)).toEqual([]);
  expect(found(row)).toEqual([]);
});

it('the same cell in any other table is an address', () => {
  expect(found('| Some host | 4.1.9.2 | up |')).toEqual(['4.1.9.2']);
});
