import { expect, it } from 'vitest';
import { createSidebars, listCategories, removeGuides } from './sidebars';

it('leaves out guides, and categories that become empty', () => {
  const inner = { type: 'category' as const, label: 'B', items: ['b'] };
  const sidebars = { docs: ['a', { type: 'category' as const, label: 'A', items: ['c', inner] }] };
  expect(removeGuides(sidebars, ['b'])).toEqual({
    docs: ['a', { type: 'category', label: 'A', items: ['c'] }],
  });
  expect(removeGuides(sidebars, ['b', 'c'])).toEqual({ docs: ['a'] });
});

it('uses the file in the repository unless a guide is left out', () => {
  expect(createSidebars([]).sidebarPath).toBe('./sidebars.ts');
  expect(createSidebars(['panel/sftp']).sidebarPath).toMatch(/^\.cache\/sidebars-\w+\.json$/);
});

it('names the categories around a guide, outermost first', () => {
  const inner = { type: 'category' as const, label: 'B', items: ['b'] };
  const sidebars = { docs: ['a', { type: 'category' as const, label: 'A', items: ['c', inner] }] };
  expect([...listCategories(sidebars)]).toEqual([
    ['a', []],
    ['c', ['A']],
    ['b', ['A', 'B']],
  ]);
});
