import { expect, it } from 'vitest';
import { getWorstTone } from './tone';

it('returns the most serious one, in any order', () => {
  expect(getWorstTone(['note', 'danger', 'caution'])).toBe('danger');
  expect(getWorstTone(['caution', 'note'])).toBe('caution');
  expect(getWorstTone(['good', 'note'])).toBe('note');
  expect(getWorstTone([])).toBe('good');
});
