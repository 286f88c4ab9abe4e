/** The title of every `<Fold>` says what is inside. */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { elementName } from '../guides/tree';
import { foldTitle } from '../remark/fold';
import { NO_POINT, type Rule } from './rule';

export const folds: readonly Rule[] = [
  {
    point: NO_POINT,
    for: 'all',
    check({ tree }, _context, report) {
      visit(tree as Node, (node: Node) => {
        if (elementName(node) === 'Fold' && foldTitle(node) === undefined) {
          report('write <Fold title="What is inside">', node);
        }
      });
    },
  },
];
