import { expect, it } from 'vitest';
import { listRedirects, checkRedirects, listRedirectsOfAbsentGuides } from './redirects';

const createGuide = (id: string) => ({
  id,
  file: `docs/${id}.mdx`,
  source: `---\nslug: /${id}\n---\n`,
});
const withFrontMatter = (id: string, line: string) => ({
  ...createGuide(id),
  source: `---\nslug: /${id}\n${line}\n---\n`,
});

it('redirects of absent guides and of their former routes lead to what the guide names, or home', () => {
  const to = (...absentGuides: ReturnType<typeof createGuide>[]) =>
    listRedirectsOfAbsentGuides({ present: [createGuide('a')], absentGuides });
  expect(to(createGuide('b'))).toEqual([{ from: '/b', to: '/' }]);
  expect(to(withFrontMatter('b', 'instead: /a\nmoved_from: [/older]'))).toEqual([
    { from: '/b', to: '/a' },
    { from: '/older', to: '/a' },
  ]);
  // What it names is absent, too.
  expect(to(withFrontMatter('b', 'instead: /c'), createGuide('c'))).toEqual([
    { from: '/b', to: '/' },
    { from: '/c', to: '/' },
  ]);
});

it('reports a guide that names no page', () => {
  const wrong = withFrontMatter('b', 'instead: /nowhere');
  const problems = checkRedirects({ present: [createGuide('a')], absentGuides: [wrong] }, {});
  expect(problems).toEqual([
    'docs/b.mdx:3 instead "/nowhere" is not a page of this site. Nearest: /a, /b',
  ]);
});

it('redirects come from the provider file and front matter first, then from absent guides', () => {
  const moved = {
    ...createGuide('a'),
    source: '---\nslug: /a\nmoved_from: [/older, /oldest]\n---\n',
  };
  const guides = { present: [moved], absentGuides: [createGuide('gone')] };
  expect(checkRedirects(guides, { '/x': '/a' })).toEqual([]);
  expect(listRedirects(guides, { '/x': '/a' })).toEqual([
    { from: '/x', to: '/a' },
    { from: '/older', to: '/a' },
    { from: '/oldest', to: '/a' },
    { from: '/gone', to: '/' },
  ]);
  // An explicit redirect of an absent guide wins.
  expect(
    listRedirects({ present: [], absentGuides: [createGuide('gone')] }, { '/gone': '/b' }),
  ).toEqual([{ from: '/gone', to: '/b' }]);
});

it.each([
  [{ '/a': '/b' }, 'is a page of the site'],
  [{ '/x': '/nowhere' }, 'leads to "/nowhere", which is not a page of this site. Nearest: /a, /b'],
  [{ '/x': '/x' }, 'leads to "/x", which is a redirect too'],
  [{ '/x': '/y', '/y': '/x' }, 'leads to "/y", which is a redirect too'],
  [{ '/older': '/b' }, 'has a redirect already: provider.config.ts redirects'],
])('reports %j', (listed, message) => {
  const moved = { ...createGuide('b'), source: '---\nslug: /b\nmoved_from: [/older]\n---\n' };
  const problems = checkRedirects({ present: [createGuide('a'), moved], absentGuides: [] }, listed);
  expect(problems.join('\n')).toContain(message);
  expect(problems[0]).toMatch(/^(?:provider\.config\.ts redirects|docs\/b\.mdx:3 moved_from) "/);
});
