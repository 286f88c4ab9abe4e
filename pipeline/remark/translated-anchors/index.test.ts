import type { Link, Root } from 'mdast';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { createAnchorTranslator, remarkTranslatedAnchors } from '.';

const createGuide = (id: string, text: string, isTranslated?: true) => ({
  id,
  file: `${id}.mdx`,
  source: `---\nslug: /${id}\n---\n\n${text}\n`,
  ...(isTranslated && { isTranslated }),
});
const tables = { panel: { files: { label: 'Files' } } };
const anchorFor = createAnchorTranslator(
  [
    createGuide('same', '## One\n\n### Open [[panel.files]]\n\n## Related'),
    createGuide('other', '## One\n\n## Two'),
    createGuide('english', '## One'),
  ],
  [
    createGuide('same', '## Eins\n\n### [[panel.files]] öffnen\n\n## Related', true),
    createGuide('other', '## Eins', true),
    createGuide('english', '## One'),
  ],
  tables,
);

it.each([
  ['/same', 'one', 'eins', 'the heading in the same place'],
  ['/same', 'open-files', 'files-öffnen', 'with the words of the provider'],
  ['/same', 'related', 'related', 'one of the same name'],
  ['/same', 'trouble-no-such-row', '', 'no heading'],
  ['/other', 'two', '', 'another number of headings'],
  ['/english', 'one', 'one', 'a guide that is not translated either'],
])('%s#%s leads to "%s": %s', (route, anchor, to) => {
  expect(anchorFor(route, anchor)).toBe(to);
});

it('changes only links of untranslated guides', () => {
  const urls = ['/same#one', '/other#two', '#one', 'https://a.test/#one', '/same'];
  const listLinks = (isTranslated: boolean) => {
    const links = urls.map((url): Link => ({ type: 'link', url, children: [] }));
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: links }] };
    const plugin = remarkTranslatedAnchors({ isTranslated: () => isTranslated, anchorFor });
    plugin(tree, new VFile({ path: 'docs/x.mdx' }));
    return links.map(({ url }) => url);
  };
  expect(listLinks(true)).toEqual(urls);
  expect(listLinks(false)).toEqual([
    '/same#eins',
    '/other',
    '#one',
    'https://a.test/#one',
    '/same',
  ]);
});
