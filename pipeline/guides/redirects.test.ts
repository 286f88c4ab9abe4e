import { expect, it } from 'vitest';
import { allRedirects, redirectProblems, redirectsOfAbsent } from './redirects';

const guide = (id: string) => ({ id, file: `docs/${id}.mdx`, source: `---\nslug: /${id}\n---\n` });
const category = (...items: unknown[]) => ({ type: 'category', label: 'x', items });

it('redirects of absent guides lead to the next guide of the same category, to its parent category, or home', () => {
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

it('redirects come from the provider file and front matter first, then from absent guides', () => {
  const moved = {
    ...guide('a'),
    source: '---\nslug: /a\nmoved_from: [/older, /oldest]\n---\n',
  };
  const guides = { present: [moved], absent: [guide('gone')] };
  expect(redirectProblems(guides, { '/x': '/a' })).toEqual([]);
  expect(allRedirects(guides, {}, { '/x': '/a' })).toEqual([
    { from: '/x', to: '/a' },
    { from: '/older', to: '/a' },
    { from: '/oldest', to: '/a' },
    { from: '/gone', to: '/' },
  ]);
  // An explicit redirect of an absent guide wins.
  expect(allRedirects({ present: [], absent: [guide('gone')] }, {}, { '/gone': '/b' })).toEqual([
    { from: '/gone', to: '/b' },
  ]);
});

it.each([
  [{ '/a': '/b' }, 'is a page of the site'],
  [{ '/x': '/nowhere' }, 'leads to "/nowhere", which is no page of the site.'],
  [{ '/x': '/x' }, 'leads to "/x", which is a redirect too'],
  [{ '/x': '/y', '/y': '/x' }, 'leads to "/y", which is a redirect too'],
  [{ '/older': '/b' }, 'has a redirect already: provider.config.ts redirects'],
])('reports %j', (listed, message) => {
  const moved = { ...guide('b'), source: '---\nslug: /b\nmoved_from: [/older]\n---\n' };
  const problems = redirectProblems({ present: [guide('a'), moved], absent: [] }, listed);
  expect(problems.join('\n')).toContain(message);
  expect(problems[0]).toMatch(/^(?:provider\.config\.ts redirects|docs\/b\.mdx:3 moved_from) "/);
});
