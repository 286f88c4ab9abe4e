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
import { findAttribute, findElementName } from '../../guides/tree';
import { createHtmlElement, createTextNode } from '../html-nodes';

/** The title of a `<Fold>`; undefined if the node is not one or has no title. */
export function findFoldTitle(node: Node): string | undefined {
  const title = findElementName(node) === 'Fold' ? findAttribute(node, 'title') : undefined;
  return title === '' ? undefined : title;
}

/** The remark plugin. */
export function remarkFold() {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, (node, index, parent: Parent | undefined) => {
      if (findElementName(node) !== 'Fold') return;
      const title = findFoldTitle(node);
      if (title === undefined) file.fail('write <Fold title="What is inside">', node);
      if (node.type !== 'mdxJsxFlowElement') {
        file.fail('<Fold> needs a line of its own, and an empty line after it', node);
      }
      if (parent === undefined || index === undefined) return;
      parent.children[index] = createHtmlElement('details', { className: ['fold'] }, [
        createHtmlElement('summary', {}, [createTextNode(title)]),
        ...(node as Parent).children,
      ]);
    });
  };
}
