import { expect, it } from 'vitest';
import { plural } from './plural';

it('uses the singular or plural of the noun', () => {
  expect(plural(1, 'port')).toBe('1 port');
  expect(plural(0, 'port')).toBe('0 ports');
  expect(plural(2, 'entry', 'entries')).toBe('2 entries');
  expect(plural(1200, 'line')).toBe('1,200 lines');
});
