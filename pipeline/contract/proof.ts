/** Point 6: proof that it worked, seen from outside. */
import { section } from './nodes';
import type { Rule } from './rule';

export const proof: readonly Rule[] = [
  {
    point: 6,
    for: 'guides',
    check({ tree }, _context, report) {
      if (section(tree, 'Check that it works') === undefined) {
        report('no "## Check that it works" section');
      }
    },
  },
];
