/** `<If>` names existing features, in one of its forms. */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { conditionOf, isConditionElement } from '../remark/features';
import { NO_POINT, type Rule } from './rule';

export const conditions: readonly Rule[] = [
  {
    point: NO_POINT,
    for: 'all',
    check({ tree }, _context, report) {
      visit(tree as Node, (node: Node) => {
        if (!isConditionElement(node)) return;
        try {
          conditionOf(node, (reason) => {
            throw new Error(reason);
          });
        } catch (error) {
          report(error instanceof Error ? error.message : String(error), node);
        }
      });
    },
  },
];
