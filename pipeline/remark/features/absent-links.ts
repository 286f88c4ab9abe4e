/** Finds and removes links to guides and sections that the provider lacks. */
import type { Link } from 'mdast';
import type { Node, Parent } from 'unist';
import { findLiteralList, readLiteralValues } from '../../guides/literal-lists';
import { getText, type JsxElement } from '../../guides/tree';

/** What links may lead to in vain. */
export interface AbsentTargets {
  /** Routes of absent guides, and `/route#anchor` of absent sections. */
  readonly absentTargets: ReadonlySet<string>;
  /** Route of the guide itself, for links within it. */
  readonly route?: string;
}

export function startsWithAbsentLink(item: Parent, options: AbsentTargets): boolean {
  const [first] = item.children;
  const inlineNodes = first?.type === 'paragraph' ? (first as Parent).children : [];
  const [link] = removeReferences(inlineNodes, options);
  return link !== undefined && isAbsentLink(link, options);
}

/** Whether a paragraph is a name and links, and all of these are absent: `**Others:** [a](/a), [b](/b).` */
export function isNameOfAbsentLinks(node: Node, options: AbsentTargets): boolean {
  const [name, ...others] = node.type === 'paragraph' ? (node as Parent).children : [];
  if (name?.type !== 'strong') return false;
  const links = others.filter(({ type }) => type === 'link');
  return (
    links.length > 0 &&
    links.every((link) => isAbsentLink(link, options)) &&
    others.every(
      (other) =>
        links.includes(other) || (other.type === 'text' && /^[\s,.]*$/.test(getText(other))),
    )
  );
}

/** Whether a node is a link to something absent. */
export const isAbsentLink = (node: Node | undefined, options: AbsentTargets): boolean =>
  node?.type === 'link' && isLinkToAbsent(node as Link, options);

/**
 * Removes links to absent targets that are only references: one of `[a](/a), [b](/b)` goes with its
 * comma, ` ([a](/a))` with its brackets.
 */
export function removeReferences(nodes: readonly Node[], options: AbsentTargets): Node[] {
  const result = [...nodes];
  const getTextAt = (at: number) => (result[at]?.type === 'text' ? getText(result[at]) : '');
  const setText = (at: number, value: string) => {
    result[at] = { ...result[at], value } as Node;
  };
  for (let at = result.length - 1; at >= 0; at -= 1) {
    const link = result[at];
    if (!isAbsentLink(link, options)) continue;
    if (getTextAt(at - 1).endsWith(' (') && getTextAt(at + 1).startsWith(')')) {
      setText(at - 1, getTextAt(at - 1).slice(0, -2));
      setText(at + 1, getTextAt(at + 1).slice(1));
      result.splice(at, 1);
    } else if (getTextAt(at - 1) === ', ' && result[at - 2]?.type === 'link') {
      result.splice(at - 1, 2);
    } else if (getTextAt(at + 1) === ', ' && result[at + 2]?.type === 'link') {
      const next = result[at + 2] as Link;
      if (/^\p{Lu}/u.test(getFirstText(link as Link))) capitalize(next);
      result.splice(at, 2);
    }
  }
  return result;
}

const getFirstText = ({ children: [first] }: Link): string =>
  first !== undefined && 'value' in first ? first.value : '';

/** Capitalizes the new beginning of a line if the removed link was capitalized. */
function capitalize({ children: [first] }: Link): void {
  if (first?.type === 'text') first.value = first.value.replace(/^./u, (c) => c.toUpperCase());
}

function isLinkToAbsent({ url }: Link, { absentTargets, route = '' }: AbsentTargets): boolean {
  const target = url.startsWith('#') ? route : getRoute(url);
  const [, anchor] = url.split('#');
  return (
    absentTargets.has(target) || (anchor !== undefined && absentTargets.has(`${target}#${anchor}`))
  );
}

function getRoute(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Removes cards that lead to absent guides from a literal list in an attribute. */
export function removeAbsentCards(
  { attributes }: JsxElement,
  { absentTargets }: AbsentTargets,
): void {
  if (absentTargets.size === 0) return;
  for (const attribute of attributes) {
    const list = findLiteralList(attribute);
    if (list === undefined) continue;
    list.elements = list.elements.filter((card) => {
      const { to } = readLiteralValues(card);
      return typeof to !== 'string' || !absentTargets.has(getRoute(to));
    });
  }
}
