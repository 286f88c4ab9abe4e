/** Point 3: before a destructive step, the reader knows what is lost and how to get it back. */
// cspell:ignore delet overwrit purg restor replac
import type { Code, Text } from 'mdast';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { findDirectiveName, getText } from '../../guides/tree';
import type { ContractRule } from '../rule';

/** Words for destructive steps. */
export const DESTRUCTIVE =
  /\b(delet(e|es|ing)|overwrit(e|es|ing)|wip(e|es|ing)|reinstall(s|ing)?|convert(s|ing)?|purg(e|es|ing)|rm -rf?|reset the world|restor(e|es|ing) (a|the) backup)\b/i;
/** The same for code. */
export const DESTRUCTIVE_CODE = /\brm -r|\bDROP\b|purge/i;

export const safety: readonly ContractRule[] = [
  {
    point: 3,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      let destructive: Node | undefined;
      let block: Node | undefined;
      visit(tree, (node: Node) => {
        if (findDirectiveName(node) === 'safety') block ??= node;
      });
      visit(tree, (node: Node) => {
        if (findDirectiveName(node) !== undefined || node.type === 'table' || node.type === 'yaml')
          return SKIP;
        if (node.type === 'text' && DESTRUCTIVE.test((node as Text).value)) destructive ??= node;
        if (node.type === 'code' && DESTRUCTIVE_CODE.test((node as Code).value))
          destructive ??= node;
        return undefined;
      });
      if (block === undefined) {
        if (destructive === undefined) return;
        report(
          'something is deleted, overwritten or converted, but there is no ":::safety" block',
          destructive,
        );
        return;
      }
      const text = getText(block).toLowerCase();
      if (!/back.?up|snapshot|copy|export/.test(text))
        report('the safety block names no backup', block);
      if (!/los[et]|overwrit|delet|replac|gone|change/.test(text))
        report('the safety block does not say what is lost', block);
      if (!/undo|restor|back to|bring back|revert|return/.test(text))
        report('the safety block has no way back', block);
    },
  },
];
