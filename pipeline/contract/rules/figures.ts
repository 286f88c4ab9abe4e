/** Point 10: figures are ours, and their text says what they show. */
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { resolveInText } from '../../../src/quotes/resolve';
import { findFigureName, readFigureSize, describeWrongFigure } from '../../remark/figure';
import type { ContractRule } from '../rule';

const MIN_ALT_LENGTH = 20;

export const figures: readonly ContractRule[] = [
  {
    point: 10,
    appliesTo: 'all-pages',
    check({ tree }, { tables }, report) {
      visit(tree, 'image', (node: Image) => {
        const name = findFigureName(node);
        const figure = name === undefined ? undefined : readFigureSize(name);
        if (figure?.ok === false) report(figure.reason, node);
        if (resolveInText(node.alt ?? '', tables, () => undefined).length < MIN_ALT_LENGTH)
          report(`alternative text of ${MIN_ALT_LENGTH} characters or more`, node);
        if (/^(https?:)?\/\//.test(node.url)) report('image from another host', node);
        else if (name === undefined) report(describeWrongFigure(node.url), node);
      });
    },
  },
];
