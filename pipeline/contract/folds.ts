/** The title of every `<Fold>` says what is inside. */
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { foldTitle } from '../remark/fold';
import { elementName } from './nodes';
import type { Rule } from './rule';

export const folds: readonly Rule[] = [
  {
    point: 0,
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
