import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import type { Texts } from '../../texts';
import { remarkUntranslated, UNTRANSLATED } from '.';

const texts = { untranslated: 'Noch nicht auf Deutsch.', readEnglish: 'Auf Englisch' } as Texts;

function createLine(isTranslated: boolean): Root {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Text' }] }],
  };
  const file = new VFile({ path: 'docs/panel/sftp.mdx' });
  file.data['frontMatter'] = { slug: '/sftp' };
  remarkUntranslated({ language: 'de', texts, isTranslated: () => isTranslated })(tree, file);
  return tree;
}

it('links to the English page at the top of an untranslated guide', () => {
  const [line] = createLine(false).children;
  expect(line).toMatchObject({
    data: { hProperties: { className: [UNTRANSLATED, 'search-skip'] } },
  });
  // As if an author typed it: otherwise the theme would prefix the link with the language's path.
  expect(line).toMatchObject({
    children: [
      { value: 'Noch nicht auf Deutsch. ' },
      {
        name: 'a',
        data: { _mdxExplicitJsx: true },
        attributes: expect.arrayContaining([
          expect.objectContaining({ name: 'href', value: '/sftp' }),
          expect.objectContaining({ name: 'target', value: '_self' }),
        ]) as unknown,
      },
    ],
  });
});

it('leaves a translated guide unchanged', () => {
  expect(createLine(true).children).toHaveLength(1);
});
