/** Point 6: proof that it worked, seen from outside. */
import { findSection } from '../nodes';
import type { ContractRule } from '../rule';

export const proof: readonly ContractRule[] = [
  {
    point: 6,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      if (findSection(tree, 'Check that it works') === undefined) {
        report('no "## Check that it works" section');
      }
    },
  },
];
