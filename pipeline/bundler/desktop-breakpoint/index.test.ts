import { expect, it } from 'vitest';
import { withOneBreakpoint } from '.';

it('leaves no width between narrow and wide', () => {
  expect(withOneBreakpoint('only screen and (max-width: 996px)')).toBe(
    'only screen and (max-width: 995.98px)',
  );
  expect(withOneBreakpoint('(min-width:997px)')).toBe('(min-width: 996px)');
});

it('leaves other widths alone', () => {
  expect(withOneBreakpoint('(max-width: 768px)')).toBe('(max-width: 768px)');
});
