import { expect, it } from 'vitest';
import { checkPlace } from './check-guides';

const findMessages = (id: string) =>
  checkPlace({ id, file: `docs/${id}.mdx` }).map(({ message }) => message);

it('accepts guides in the sidebar, and those that no list shows on purpose', () => {
  expect(findMessages('panel/sftp')).toEqual([]);
  expect(findMessages('running/ab')).toEqual([]);
});

it('finds a guide that no list shows, and one that belongs to no product', () => {
  expect(findMessages('panel/forgotten')).toEqual([
    "no list shows the guide: write 'panel/forgotten' into sidebars.ts or config/unlisted.ts",
  ]);
  expect(findMessages('unknown/forgotten')[1]).toMatch(/^belongs to no product\. Name its folder/);
});
