/**
 * Labels every code block with the place it belongs to, and distinguishes input from output.
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
import { CODE_PLACE_LABEL, CODE_PLACE_NO_OUTPUT } from '../../../src/lib/guide-classes';
import { CODE_PLACES, isCodePlace } from '../../code-places';
import { texts as english } from '../../texts';
import { createHtmlElement, createTextNode } from '../html-nodes';
import type { TextsOptions } from '../texts-options';

/** The parsed words after the language of a fence. */
export interface FenceMeta {
  readonly place?: string;
  readonly title?: string;
  readonly output: boolean;
  /** The command prints nothing. */
  readonly noOutput: boolean;
  /** The output does not matter, or varies. */
  readonly anyOutput: boolean;
}

/** Parses `place="console" no-output`, `output`, `title="a/b.yml" {2}`. Ignores unknown words. */
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

export function remarkCodePlace({ textsFor = () => english }: TextsOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const { code: labels } = textsFor(file.path);
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const { place, output, noOutput } = parseFenceMeta(node.meta);
      if (place === undefined && !output) return;
      if (!output && !isCodePlace(place)) {
        file.fail(
          `unknown place "${place}" of a code block: use one of ${CODE_PLACES.join(', ')}`,
          node,
        );
      }
      const isInput = isCodePlace(place) && !output;
      const parts: Node[] = [
        createParagraph(isInput ? labels.places[place] : labels.output, CODE_PLACE_LABEL),
        node,
        ...(noOutput ? [createParagraph(labels.noOutput, CODE_PLACE_NO_OUTPUT)] : []),
      ];
      const className = ['code-place', `code-place--${isInput ? 'input' : 'output'}`];
      (parent as Parent).children[index] = createHtmlElement('div', { className }, parts);
      return [SKIP, index + 1];
    });
  };
}

function createParagraph(value: string, className: string): Node {
  return {
    type: 'paragraph',
    data: { hProperties: { className: [className] } },
    children: [createTextNode(value)],
  } as Node;
}
