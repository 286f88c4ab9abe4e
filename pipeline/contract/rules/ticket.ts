/** Point 12: when to open a ticket, what to attach, what is not supported. */
import { findDirectiveName } from '../../guides/tree';
import { containsNode } from '../nodes';
import type { ContractRule } from '../rule';

export const ticket: readonly ContractRule[] = [
  {
    point: 12,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      if (!containsNode(tree, (node) => findDirectiveName(node) === 'ticket')) {
        report(
          'no ":::ticket" block (when to open a ticket, what to attach, what is not supported)',
        );
      }
    },
  },
];
