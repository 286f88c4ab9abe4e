import { describe, expect, it } from 'vitest';
import { createGuideCopies, sampleEvenly, removeSidebar } from './growth';

const createGuide = (name: string, slug: string) => ({
  name,
  source: `---\nslug: ${slug}\ntitle: "Connect: with ${'something '.repeat(4)}"\nsidebar_label: Connect\nminutes: 5\n---\n\nText about servers, [others](/sftp#check) and worlds that players visit.\n`,
});
const guides = [
  createGuide('home.mdx', '/'),
  createGuide('panel/sftp.mdx', '/sftp'),
  createGuide('panel/users.mdx', '/users'),
];

describe('createGuideCopies', () => {
  const grown = createGuideCopies(guides, 40);

  it('keeps the real guides and adds others, each with its own file and route', () => {
    expect(grown.slice(0, 3)).toEqual(guides);
    expect(new Set(grown.map(({ name }) => name)).size).toBe(40);
    const slugs = grown.map(({ source }) => /^slug: (.*)$/m.exec(source)?.[1]);
    expect(new Set(slugs).size).toBe(40);
  });

  it('keeps the text, and writes titles that are valid front matter', () => {
    const copy = grown[5]?.source ?? '';
    expect(copy.split('---\n')[2]).toBe(guides[1]?.source.split('---\n')[2]);
    const title = JSON.parse(/^title: (.*)$/m.exec(copy)?.[1] ?? '""') as string;
    expect(title).toMatch(/^[a-z]+: with /);
    expect(title.length).toBeLessThanOrEqual(70);
  });

  it('is deterministic', () => {
    expect(createGuideCopies(guides, 40)).toEqual(grown);
  });
});

it('removeSidebar removes only the sidebar', () => {
  expect(
    removeSidebar(
      '<nav>a</nav><aside class="theme-doc-sidebar-container x"><ul></ul></aside><main>b</main>',
    ),
  ).toBe('<nav>a</nav><main>b</main>');
});

it('sampleEvenly picks evenly spaced values, or all of a short list', () => {
  expect(sampleEvenly([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 3, 5]);
  expect(sampleEvenly([1, 2], 3)).toEqual([1, 2]);
});
