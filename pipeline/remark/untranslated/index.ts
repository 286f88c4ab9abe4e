/**
 * Adds a note to the top of a guide that is not translated yet.
 *
 * In:  `docs/panel/sftp.mdx` in the German build, without a German file at that path
 * Out: `<p class="guide-untranslated" lang="de">` with a link to the English page, as the first
 *      node. `pipeline/pages/translations` marks the rest of the page as English.
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { SEARCH_SKIP } from '../../../src/lib/guide-classes';
import type { Texts } from '../../texts';
import { createHtmlElement, createJsxAttributes, createTextNode, insertAtTop } from '../html-nodes';

/** What the note needs to know. */
export interface UntranslatedOptions {
  /** Code of the language of the words: English as long as the build's own has none. */
  readonly language: string;
  readonly texts: Texts;
  readonly isTranslated: (file: string) => boolean;
}

/** The class that identifies the note. */
export const UNTRANSLATED = 'guide-untranslated';

/** The remark plugin. */
export function remarkUntranslated({ language, texts, isTranslated }: UntranslatedOptions) {
  return (tree: Root, file: VFile): void => {
    if (isTranslated(file.path)) return;
    const { slug = '/' } = (file.data['frontMatter'] ?? {}) as { slug?: string };
    // As JSX typed by an author, which MDX does not map to the theme's link component: that would
    // add the language's path.
    const link = {
      type: 'mdxJsxTextElement',
      name: 'a',
      data: { _mdxExplicitJsx: true },
      attributes: createJsxAttributes({ href: slug, lang: 'en', target: '_self' }),
      children: [createTextNode(texts.readEnglish)],
    } as Node;
    const line = createHtmlElement(
      'p',
      { className: [UNTRANSLATED, SEARCH_SKIP], lang: language },
      [createTextNode(`${texts.untranslated} `), link],
    );
    insertAtTop(tree, [line]);
  };
}
