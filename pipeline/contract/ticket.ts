/** Point 12: when to open a ticket, what to attach, what is not supported. */
import { directiveName } from '../guides/tree';
import { contains } from './nodes';
import type { Rule } from './rule';

export const ticket: readonly Rule[] = [
  {
    point: 12,
    for: 'guides',
    check({ tree }, _context, report) {
      if (!contains(tree, (node) => directiveName(node) === 'ticket')) {
        report(
          'no ":::ticket" block (when to open a ticket, what to attach, what is not supported)',
        );
      }
    },
  },
];
