import { expect, it } from 'vitest';
import { checkInternalLinks } from './provider-links';

const createGuide = (id: string) => ({
  id,
  file: `docs/${id}.mdx`,
  source: `---\nslug: /${id}\n---\n`,
});

const createLink = (url: string) => ({ label: 'x', url });

it('names links of the navbar and legal links of the provider that lead to no page', () => {
  const links = {
    navbar: {
      links: ['/a', '/lost'].map(createLink),
      menus: [{ label: 'More', links: ['/a', '/nowhere#x'].map(createLink) }],
    },
    legal: ['https://www.example.com/imprint', '/gone', '/search?q=a', '/a.md'].map(createLink),
  };
  const guides = { present: [createGuide('a')], absentGuides: [createGuide('gone')] };
  const options = { others: ['/search'], placeOf: (keys: readonly string[]) => keys.join('.') };
  expect(checkInternalLinks(guides, links, options)).toEqual([
    'navbar.links.1.url leads to "/lost", which is not a page of this site. Nearest: /a, /search',
    'navbar.menus.0.links.1.url leads to "/nowhere#x", which is not a page of this site. Nearest: /search, /a',
    'legal.1.url leads to "/gone", which is not a page of this site. Nearest: /a, /search',
  ]);
});
