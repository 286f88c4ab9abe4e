import { expect, it } from 'vitest';
import { withOneBreakpoint } from '.';

it('every width is either narrow or wide', () => {
  expect(withOneBreakpoint('only screen and (max-width: 996px)')).toBe(
    'only screen and (max-width: 995.98px)',
  );
  expect(withOneBreakpoint('(min-width:997px)')).toBe('(min-width: 996px)');
});

it('other widths stay the same', () => {
  expect(withOneBreakpoint('(max-width: 768px)')).toBe('(max-width: 768px)');
});
