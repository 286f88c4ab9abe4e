/** The title of every `<Fold>` says what is inside. */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { findElementName } from '../../guides/tree';
import { findFoldTitle } from '../../remark/fold';
import { NO_POINT, type ContractRule } from '../rule';

export const folds: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'all-pages',
    check({ tree }, _context, report) {
      visit(tree as Node, (node: Node) => {
        if (findElementName(node) === 'Fold' && findFoldTitle(node) === undefined) {
          report('write <Fold title="What is inside">', node);
        }
      });
    },
  },
];
