/** `<If>` names existing features, in one of its forms. */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parseCondition, isConditionElement } from '../../remark/features/condition';
import { NO_POINT, type ContractRule } from '../rule';

export const conditions: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'all-pages',
    check({ tree }, _context, report) {
      visit(tree as Node, (node: Node) => {
        if (!isConditionElement(node)) return;
        const condition = parseCondition(node);
        if (!condition.ok) report(condition.reason, node);
      });
    },
  },
];
