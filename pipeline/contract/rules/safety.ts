/** Point 3: before a destructive step, the reader knows what is lost and how to get it back. */
// cspell:ignore delet overwrit purg restor replac
import type { Code, Root, Text } from 'mdast';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { findDirectiveName, getText } from '../../guides/tree';
import type { ContractRule } from '../rule';

/** Words for destructive steps. */
const DESTRUCTIVE_WORDS = [
  'delet(?:e|es|ing)',
  'overwrit(?:e|es|ing)',
  'wip(?:e|es|ing)',
  'reinstall(?:s|ing)?',
  'convert(?:s|ing)?',
  'purg(?:e|es|ing)',
  'rm -rf?',
  'reset the world',
  'restor(?:e|es|ing) (?:a|the) backup',
];
export const DESTRUCTIVE = new RegExp(`\\b(?:${DESTRUCTIVE_WORDS.join('|')})\\b`, 'i');
/** The same for code. */
export const DESTRUCTIVE_CODE = /\brm -r|\bDROP\b|purge/i;

/** What a safety block must say, and what is wrong if it does not. */
const SAFETY_PARTS: readonly (readonly [words: RegExp, missing: string])[] = [
  [/back.?up|snapshot|copy|export/, 'the safety block names no backup'],
  [/los[et]|overwrit|delet|replac|gone|change/, 'the safety block does not say what is lost'],
  [/undo|restor|back to|bring back|revert|return/, 'the safety block has no way back'],
];

/** The first `:::safety` of a guide. */
function findSafetyBlock(tree: Root): Node | undefined {
  let block: Node | undefined;
  visit(tree, (node: Node) => {
    if (findDirectiveName(node) === 'safety') block ??= node;
  });
  return block;
}

/** The first text or code of a guide that destroys something; tables and callouts only tell of it. */
function findDestructiveNode(tree: Root): Node | undefined {
  let found: Node | undefined;
  visit(tree, (node: Node) => {
    const { type } = node;
    if (findDirectiveName(node) !== undefined || type === 'table' || type === 'yaml') return SKIP;
    if (type === 'text' && DESTRUCTIVE.test((node as Text).value)) found ??= node;
    if (type === 'code' && DESTRUCTIVE_CODE.test((node as Code).value)) found ??= node;
    return undefined;
  });
  return found;
}

export const safety: readonly ContractRule[] = [
  {
    point: 3,
    appliesTo: 'guides',
    check({ tree }, _context, report) {
      const block = findSafetyBlock(tree);
      if (block === undefined) {
        const destructive = findDestructiveNode(tree);
        if (destructive === undefined) return;
        report(
          'something is deleted, overwritten or converted, but there is no ":::safety" block',
          destructive,
        );
        return;
      }
      const text = getText(block).toLowerCase();
      for (const [words, missing] of SAFETY_PARTS) {
        if (!words.test(text)) report(missing, block);
      }
    },
  },
];
