import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { conditionOf, isCondition } from '../remark/features';
import { foldTitle } from '../remark/fold';
import type { Report } from '.';

/** Every `<If>` is one, and every `<Fold>` has a title. */
export function checkConditions(tree: Root, report: Report): void {
  visit(tree as Node, (node: Node) => {
    if ((node as { name?: string }).name === 'Fold' && foldTitle(node) === undefined) {
      report(0, 'write <Fold title="What is inside">', node);
    }
    if (!isCondition(node)) return;
    try {
      conditionOf(node, (reason) => {
        throw new Error(reason);
      });
    } catch (error) {
      report(0, error instanceof Error ? error.message : String(error), node);
    }
  });
}
