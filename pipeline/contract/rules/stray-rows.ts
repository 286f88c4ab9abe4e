/** A blank line inside a table ends it (GFM, "Tables"), so the rows below it become text with bars. */
import { visit } from 'unist-util-visit';
import { getText } from '../../guides/tree';
import { NO_POINT, type ContractRule } from '../rule';

export const strayRows: ContractRule = {
  point: NO_POINT,
  appliesTo: 'all-pages',
  check({ tree }, _context, report) {
    visit(tree, 'paragraph', (node) => {
      if (getText(node).trimStart().startsWith('|')) {
        report('a row outside its table: remove the blank line above it', node);
      }
    });
  },
};
