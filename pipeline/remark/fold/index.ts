/**
 * Makes a part of a guide collapsible.
 *
 * In:  `<Fold title="Rarer messages">` … `</Fold>`
 * Out: `<details class="fold"><summary>Rarer messages</summary>…</details>`, which browsers open
 *      when a link or a search leads to something inside
 */
import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

interface JsxNode extends Parent {
  readonly name?: string | null;
  readonly attributes?: { name?: string; value?: unknown }[];
}

/** The title of a `<Fold>`; undefined if the node is not one or has no title. */
export function foldTitle(node: Node): string | undefined {
  const { name, attributes = [] } = node as JsxNode;
  const value = attributes.find((attribute) => attribute.name === 'title')?.value;
  return name === 'Fold' && typeof value === 'string' && value !== '' ? value : undefined;
}

/** The remark plugin; runs after the facts are written, because titles may contain quotes. */
export function remarkFold() {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, (node, index, parent: Parent | undefined) => {
      if ((node as JsxNode).name !== 'Fold') return;
      const title = foldTitle(node);
      if (title === undefined) file.fail('write <Fold title="What is inside">', node);
      if (node.type !== 'mdxJsxFlowElement') {
        file.fail('<Fold> needs a line of its own, and an empty line after it', node);
      }
      if (parent === undefined || index === undefined) return;
      parent.children[index] = element('details', 'fold', [
        element('summary', '', [{ type: 'text', value: title } as Node]),
        ...(node as Parent).children,
      ]);
    });
  };
}

function element(hName: string, className: string, children: Node[]): Node {
  return {
    type: 'fold',
    data: { hName, hProperties: className === '' ? {} : { className: [className] } },
    children,
  } as Node;
}
