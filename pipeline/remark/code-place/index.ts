/**
 * Says above every code block where it belongs, and tells what you type from what you then see.
 *
 * In:  ```text place="console"
 *      save-all flush
 *      ```
 *      ```text output
 *      Saved the game
 *      ```
 * Out: both blocks in a `<div class="code-place …">` with a label, "Type in the console" and
 *      "You then see". `title="server.properties"` stays a file title. `no-output` after a place
 *      adds "Nothing is printed."; `any-output` says that no output block follows, although the
 *      command prints something. A place that is not in the list stops the build.
 */
import type { Code, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { words as english } from '../../words';
import type { WordsOptions } from '../untranslated';

/** Label by the word that authors write: `place="console"`. */
export const PLACES = english.code.places;

/** What the words after the language of a fence say. */
export interface FenceMeta {
  readonly place?: string;
  readonly title?: string;
  readonly output: boolean;
  /** The command prints nothing. */
  readonly noOutput: boolean;
  /** What the command prints does not matter, or differs. */
  readonly anyOutput: boolean;
}

/** Reads `place="console" no-output`, `output`, `title="a/b.yml" {2}`. Unknown words are ignored. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const place = /\bplace="([^"]*)"/.exec(text)?.[1];
  const title = /\btitle="([^"]*)"/.exec(text)?.[1];
  const words = text.replace(/\w+="[^"]*"/g, '').split(/\s+/);
  return {
    ...(place !== undefined && { place }),
    ...(title !== undefined && { title }),
    output: words.includes('output'),
    noOutput: words.includes('no-output'),
    anyOutput: words.includes('any-output'),
  };
}

/** The remark plugin. */
export function remarkCodePlace({ wordsFor = () => english }: WordsOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const { code: words } = wordsFor(file.path);
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const meta = parseFenceMeta(node.meta);
      if (meta.place === undefined && !meta.output) return;
      const label = meta.output ? words.output : words.places[meta.place ?? ''];
      if (label === undefined) {
        file.fail(
          `unknown place "${meta.place}" of a code block: use one of ${Object.keys(words.places).join(', ')}`,
          node,
        );
      }
      const kind = meta.output ? 'output' : 'input';
      const children: Node[] = [paragraph(label, 'code-place__label'), node];
      if (meta.noOutput) children.push(paragraph(words.noOutput, 'code-place__none'));
      (parent as Parent).children.splice(index, 1, box(`code-place code-place--${kind}`, children));
      return [SKIP, index + 1];
    });
  };
}

function box(className: string, children: Node[]): Node {
  return {
    type: 'codePlace',
    data: { hName: 'div', hProperties: { className: className.split(' ') } },
    children,
  } as Node;
}

function paragraph(value: string, className: string): Node {
  return {
    type: 'paragraph',
    data: { hProperties: { className: [className] } },
    children: [{ type: 'text', value }],
  } as Node;
}
