/**
 * Says at the top of a guide that it is not translated yet.
 *
 * In:  `docs/panel/sftp.mdx` in the German build, for want of a German file of that path
 * Out: `<p class="guide-untranslated" lang="de">` with a link to the English page, as the first node.
 *      The rest of the page says that it is English in `pipeline/pages/translations`.
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Words } from '../../words';

/** Which words a remark plugin writes. */
export interface WordsOptions {
  /** Words for a guide by its file: a guide that is not translated keeps English ones. */
  readonly wordsFor?: (file: string) => Words;
}

/** What the line needs to know. */
export interface UntranslatedOptions {
  /** Of the build. */
  readonly language: string;
  readonly words: Words;
  readonly isTranslated: (file: string) => boolean;
}

/** The class by which the line is found. */
export const UNTRANSLATED = 'guide-untranslated';

/** The remark plugin. Goes after the one that writes the guide's first lines. */
export function remarkUntranslated({ language, words, isTranslated }: UntranslatedOptions) {
  return (tree: Root, file: VFile): void => {
    if (isTranslated(file.path)) return;
    const { slug = '/' } = (file.data['frontMatter'] ?? {}) as { slug?: string };
    // As JSX that an author typed, which MDX gives to no component of the theme: that would put the
    // path of the language in front.
    const link = {
      type: 'mdxJsxTextElement',
      name: 'a',
      data: { _mdxExplicitJsx: true },
      attributes: Object.entries({ href: slug, lang: 'en', target: '_self' }).map(
        ([name, value]) => ({ type: 'mdxJsxAttribute', name, value }),
      ),
      children: [text(words.readEnglish)],
    } as Node;
    const line = element('p', { className: [UNTRANSLATED, 'search-skip'], lang: language }, [
      text(`${words.untranslated} `),
      link,
    ]);
    const start = tree.children.findIndex((node) => (node.type as string) !== 'yaml');
    tree.children.splice(Math.max(start, 0), 0, line as Root['children'][number]);
  };
}

function text(value: string): Node {
  return { type: 'text', value } as Node;
}

function element(hName: string, hProperties: object, children: Node[]): Node {
  return { type: 'untranslated', data: { hName, hProperties }, children } as Node;
}
