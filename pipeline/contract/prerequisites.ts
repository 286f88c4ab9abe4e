/** Point 2: prerequisites, linked and testable. */
import { contains, section } from './nodes';
import type { Rule } from './rule';

export const prerequisites: readonly Rule[] = [
  {
    point: 2,
    for: 'guides',
    check({ tree }, _context, report) {
      const before = section(tree, 'Before you start');
      if (before === undefined) {
        report('no "## Before you start" section');
        return;
      }
      const isLinked = before.nodes.some((node) =>
        contains(
          node,
          (list) => list.type === 'list' && contains(list, (inner) => inner.type === 'link'),
        ),
      );
      if (!isLinked) {
        report('"Before you start" needs a list with at least one link', before.heading);
      }
    },
  },
];
