import { expect, it } from 'vitest';
import { redirectsOfAbsent } from './redirects';

const guide = (id: string) => ({ id, file: `docs/${id}.mdx`, source: `---\nslug: /${id}\n---\n` });
const category = (...items: unknown[]) => ({ type: 'category', label: 'x', items });

it('leads to the next guide of the same category, to the one around it, or home', () => {
  const sidebars = {
    docs: ['home', category('a', category('b', 'c'), category('d')), category('e')],
  };
  const to = (present: string[], absent: string[]) =>
    redirectsOfAbsent({ present: present.map(guide), absent: absent.map(guide) }, sidebars);
  expect(to(['a', 'c', 'd', 'e'], ['b'])).toEqual([{ from: '/b', to: '/c' }]);
  expect(to(['a', 'e'], ['b', 'c', 'd'])).toEqual([
    { from: '/b', to: '/a' },
    { from: '/c', to: '/a' },
    { from: '/d', to: '/a' },
  ]);
  expect(to(['a'], ['e'])).toEqual([{ from: '/e', to: '/' }]);
  expect(to(['a'], ['not-listed'])).toEqual([{ from: '/not-listed', to: '/' }]);
});
