import { expect, it } from 'vitest';
import { parseNumber } from './number';

it.each([
  ['5000', 5000],
  [' 5 000 ', 5000],
  ['5,000', 5000],
  ['29,999,984', 29_999_984],
  ['1,234.5', 1234.5],
  ['5’000', 5000],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['0,125', 0.125],
  ['8', 8],
])('%s', (text, number) => expect(parseNumber(text)).toBe(number));

it.each(['', ' ', 'x', '-1', '1e3', '0x10', '1,2,3', '5.', '.5', 'Infinity', '1 2'])(
  '"%s" is no number',
  (text) => expect(parseNumber(text)).toBeNaN(),
);
