import { expect, it } from 'vitest';
import sidebars from '../sidebars';
import { findPaginationEnds } from './pagination';

const createCategory = (...items: string[]) => ({ type: 'category' as const, label: 'C', items });

it('stops at the end of a sidebar category, and starts with the next one', () => {
  const { noNext, noPrevious } = findPaginationEnds({
    docs: ['home', createCategory('a', 'b'), createCategory('c', 'd'), createCategory('e', 'f')],
  });
  expect([...noNext]).toEqual(['b', 'd']);
  expect([...noPrevious]).toEqual(['c', 'e']);
});

it('on this site, billing does not lead to tools and Rust does not lead to Terraria', () => {
  const { noNext, noPrevious } = findPaginationEnds(sidebars);
  expect([...noNext]).toContain('billing/billing-subusers');
  expect([...noPrevious]).toContain('games/terraria/connecting');
  expect([...noPrevious]).not.toContain('panel/basic-controls');
});
