/** Point 2: prerequisites, linked and testable. */
import { containsNode, findSection } from '../nodes';
import type { ContractRule } from '../rule';

export const prerequisites: readonly ContractRule[] = [
  {
    point: 2,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      const before = findSection(tree, 'Before you start');
      if (before === undefined) {
        report('no "## Before you start" section');
        return;
      }
      const isLinked = before.nodes.some((node) =>
        containsNode(
          node,
          (list) => list.type === 'list' && containsNode(list, (inner) => inner.type === 'link'),
        ),
      );
      if (!isLinked) {
        report('"Before you start" needs a list with at least one link', before.heading);
      }
    },
  },
];
