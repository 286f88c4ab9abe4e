import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it('uses the singular or plural of the noun', () => {
  expect(formatCount(1, 'port')).toBe('1 port');
  expect(formatCount(0, 'port')).toBe('0 ports');
  expect(formatCount(2, 'entry', 'entries')).toBe('2 entries');
  expect(formatCount(1200, 'line')).toBe('1,200 lines');
});
