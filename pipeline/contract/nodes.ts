/** Queries on the syntax tree of a guide. */
import type { Code, Heading, InlineCode, Parent, Root, Text } from 'mdast';
import type { Node } from 'unist';
import { resolveInText, type FactTables } from '../../src/quotes/resolve';
import { parseCondition, isConditionElement } from '../remark/features/condition';
import { getText } from '../guides/tree';

export interface Section {
  readonly heading: Heading;
  readonly nodes: readonly Node[];
}

/** The nodes between a heading with this text and the next heading of its level or higher. */
export function findSection(tree: Root, title: string): Section | undefined {
  return listSections(tree).find(({ heading }) => getText(heading).trim() === title);
}

/** Every heading with the nodes below it, up to the next heading of its level or higher. */
export function listSections(tree: Root): Section[] {
  return tree.children.flatMap((heading, index) => {
    if (heading.type !== 'heading') return [];
    const rest = tree.children.slice(index + 1);
    const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
    return [{ heading, nodes: end < 0 ? rest : rest.slice(0, end) }];
  });
}

export function containsNode(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true;
  return 'children' in node && (node as Parent).children.some((child) => containsNode(child, test));
}

/** Whether a node is an `<If lacks>`: no reader sees both sides. */
function isAlternative(node: Node): boolean {
  const condition = isConditionElement(node) ? parseCondition(node) : undefined;
  return condition?.ok === true && !condition.has;
}

/**
 * The visible text of a node: text and code with facts filled in, without `<If lacks>`.
 * @param isLeftOut nodes to skip
 */
export function getProse(
  node: Node,
  tables: FactTables,
  isLeftOut: (node: Node) => boolean = () => false,
): string {
  if (isLeftOut(node) || isAlternative(node)) return '';
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    const { value } = node as Text | InlineCode | Code;
    return `${resolveInText(value, tables, () => undefined)} `;
  }
  return 'children' in node
    ? (node as Parent).children.map((child) => getProse(child, tables, isLeftOut)).join('')
    : '';
}

/** Words of a text: sequences without spaces that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
