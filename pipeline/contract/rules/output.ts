/** Point 5: the output that the reader sees. */
import type { Code, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../remark/code-place';
import { getArticleFrontMatter, type ContractRule } from '../rule';

export const output: readonly ContractRule[] = [
  {
    point: 5,
    appliesTo: 'guides',
    check(guide, _context, report) {
      if (getArticleFrontMatter(guide).kind === 'policy') return;
      visit(guide.tree, 'code', (node: Code, index, parent) => {
        const { place, noOutput, anyOutput } = parseFenceMeta(node.meta);
        if (place === undefined || noOutput || anyOutput || index === undefined) return;
        const next = (parent as Parent).children.slice(index + 1, index + 3);
        const isAnswered = next.some(
          (other) => other.type === 'code' && parseFenceMeta(other.meta).output,
        );
        if (!isAnswered) report('command without an "output" block after it or "no-output"', node);
      });
    },
  },
  {
    point: 5,
    appliesTo: 'guides-with-evidence',
    check({ tree }, _context, report) {
      visit(tree, 'code', (node: Code) => {
        const isEmpty = !/[\p{L}\p{N}]/u.test(node.value);
        if (isEmpty && parseFenceMeta(node.meta).output) {
          report('an output block that shows nothing: write "no-output" at the command', node);
        }
      });
    },
  },
];
