import { expect, it } from 'vitest';
import { withOneBorder } from '.';

it('leaves no width between narrow and wide', () => {
  expect(withOneBorder('only screen and (max-width: 996px)')).toBe(
    'only screen and (max-width: 995.98px)',
  );
  expect(withOneBorder('(min-width:997px)')).toBe('(min-width: 996px)');
});

it('leaves other widths alone', () => {
  expect(withOneBorder('(max-width: 768px)')).toBe('(max-width: 768px)');
});
