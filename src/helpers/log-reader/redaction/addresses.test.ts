import { expect, it } from 'vitest';
import { findAddresses } from './addresses';

function listFound(text: string): string[] {
  const all: string[] = [];
  findAddresses(text, (_kind, start, end) => all.push(text.slice(start, end)));
  return all;
}

it('a cell in a table of jars is a version, in the middle of a log and at its end', () => {
  const row = '| Some mod | 4.1.9.2 | some-mod.jar |';
  expect(listFound(`${row}\n`)).toEqual([]);
  expect(listFound(row)).toEqual([]);
});

it('the same cell in any other table is an address', () => {
  expect(listFound('| Some host | 4.1.9.2 | up |')).toEqual(['4.1.9.2']);
});

it.each([
  "\t - Mod 'Lamp' (lamp) 4.0.0.2 requires version 12.1.0.4 or later of mod 'Bulb' (bulb)",
  'but only the wrong version is present: 11.0.0.3!',
  "\t - Replace mod 'Bulb' (bulb) 11.0.0.3 with version 12.1.0.4 or later.",
  '\t- Mod lamp requires bulb 5.7.0.1 or above',
  '\t   \\-- bulb 11.0.0.3',
  'fork/exec ./bedrock_server-1.21.81.2: permission denied',
])('versions in the words of a loader are no addresses: %s', (line) => {
  expect(listFound(line)).toEqual([]);
});

it('addresses beside the same words stay addresses', () => {
  expect(listFound('Alex (lamp) 203.0.113.7 requires a password')).toEqual(['203.0.113.7']);
  expect(listFound('only the host is present: 203.0.113.7')).toEqual(['203.0.113.7']);
});
