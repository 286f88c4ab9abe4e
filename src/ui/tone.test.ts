import { expect, it } from 'vitest';
import { worstTone } from './tone';

it('returns the most serious one, in any order', () => {
  expect(worstTone(['note', 'danger', 'caution'])).toBe('danger');
  expect(worstTone(['caution', 'note'])).toBe('caution');
  expect(worstTone(['good', 'note'])).toBe('note');
  expect(worstTone([])).toBe('good');
});
