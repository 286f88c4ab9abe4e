import { expect, it } from 'vitest';
import { checkListed, checkPlace, checkRoutes } from './check-guides';

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

it('finds what the sidebar lists and is no guide, with its line', () => {
  const list = { file: 'sidebars.ts', source: "items: [\n  'panel/sftp',\n  'panel/backup',\n]" };
  const ids = ['panel/sftp', 'panel/backups', 'running/ab'];
  expect(checkListed(['panel/sftp', 'panel/backup'], ids, list)).toMatchObject([
    {
      file: 'sidebars.ts',
      line: 3,
      message: "'panel/backup' is no guide. Nearest: panel/backups, panel/sftp, running/ab",
    },
  ]);
});

it('finds guides with the same route', () => {
  const createGuide = (id: string, slug: string) => ({
    id,
    file: `docs/${id}.mdx`,
    source: `---\ntitle: x\nslug: ${slug}\n---\n`,
  });
  const guides = [createGuide('a', '/a'), createGuide('b', '/b'), createGuide('c', '/a')];
  expect(
    checkRoutes(guides).map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([
    'docs/a.mdx:3 the route /a is that of docs/c.mdx, too: write another slug',
    'docs/c.mdx:3 the route /a is that of docs/a.mdx, too: write another slug',
  ]);
});
