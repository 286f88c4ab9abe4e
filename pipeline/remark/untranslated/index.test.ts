import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import type { Words } from '../../words';
import { remarkUntranslated, UNTRANSLATED } from '.';

const words = { untranslated: 'Noch nicht auf Deutsch.', readEnglish: 'Auf Englisch' } as Words;

function lineOf(isTranslated: boolean): Root {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'Text' }] }],
  };
  const file = new VFile({ path: 'docs/panel/sftp.mdx' });
  file.data['frontMatter'] = { slug: '/sftp' };
  remarkUntranslated({ language: 'de', words, isTranslated: () => isTranslated })(tree, file);
  return tree;
}

it('says in front of a guide without a translation where the English page is', () => {
  const [line] = lineOf(false).children;
  expect(line).toMatchObject({
    data: { hProperties: { className: [UNTRANSLATED, 'search-skip'] } },
  });
  // As typed by an author: else the theme would put the path of the language in front of the link.
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

it('leaves a translated guide as it is', () => {
  expect(lineOf(true).children).toHaveLength(1);
});
