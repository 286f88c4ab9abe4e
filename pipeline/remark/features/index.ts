/**
 * Takes out of a guide what the host does not offer (`features` in provider.config.ts).
 *
 * In:
 *
 * - `<If has="modpacks">…</If>`, `<If lacks="modpacks">…</If>` around blocks or words
 * - `has="modpacks versions"`: all of them are there
 * - `<If has="modpacks">…</If>` alone on a line: a paragraph of its own
 * - `<If has="modpacks" />`, without children: the table row, the list item or, in a heading, the
 *   whole section around it
 *
 * Out: the content without the `<If>`, or nothing; elements that become empty are removed, too:
 *      paragraphs, lists, tables without rows, tabs without a tab
 *
 * Links to guides and sections that are gone become plain words. Where they only point there, they
 * go: a list item that begins with one, one of several with commas between them, one alone in
 * brackets, a card of `<LinkGrid>` or a step of `<Checklist>`. An unknown name stops the build.
 */
import type { Heading, Link, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import {
  CONDITION_NAMES,
  isConditionName,
  isOffered,
  type Features,
} from '../../../src/facts/features';
import { isJsxElement, type JsxElement } from '../../guides/tree';

export interface FeaturesOptions {
  readonly features: Features;
  /** Routes of absent guides, and `/route#anchor` of absent sections. */
  readonly absent: ReadonlySet<string>;
  /** Route of the guide itself, for links within it. */
  readonly route?: string;
}

type FailAt = (reason: string, node: Node) => never;

/** The part of a JavaScript syntax tree (https://github.com/estree/estree) that is read here. */
interface SyntaxNode {
  elements?: (SyntaxNode | null)[];
  readonly expression?: SyntaxNode;
  readonly properties?: readonly {
    readonly key?: { readonly name?: string };
    readonly value?: { readonly value?: unknown };
  }[];
}

export function remarkFeatures(options: FeaturesOptions) {
  return (tree: Root, file: VFile): void => {
    const { slug } = (file.data['frontMatter'] ?? {}) as { slug?: string };
    removeAbsentChildren(tree, { ...options, route: slug }, (reason, node) =>
      file.fail(reason, node),
    );
  };
}

class InvalidConditionError extends Error {}

/**
 * Resolves every `<If>` of a tree in place, for code that reads guides without compiling them.
 * @returns false if a condition is invalid, which the compilation of the guide reports
 */
export function resolveConditions(tree: Root, features: Features): boolean {
  try {
    removeAbsentChildren(tree, { features, absent: new Set() }, (reason) => {
      throw new InvalidConditionError(reason);
    });
    return true;
  } catch (error) {
    if (error instanceof InvalidConditionError) return false;
    throw error;
  }
}

/** Whether an element is `<If>`. */
export function isConditionElement(node: Node): node is JsxElement {
  return isJsxElement(node) && node.name === 'If';
}

/** The features in an `<If>`, and whether it requires them or their absence. */
export function parseCondition(
  node: Node,
  fail: FailAt,
): { names: (keyof Features)[]; has: boolean } {
  const { attributes = [] } = node as JsxElement;
  const [condition, ...others] = attributes;
  const { name: kind, value } = condition ?? {};
  if ((kind !== 'has' && kind !== 'lacks') || typeof value !== 'string' || others.length > 0) {
    return fail('write <If has="name"> or <If lacks="name">', node);
  }
  const names = value.split(/[\s,]+/).filter(Boolean);
  for (const name of names)
    if (!isConditionName(name)) return fail(describeUnknownName(name), node);
  if (names.length === 0) return fail('write <If has="name"> or <If lacks="name">', node);
  return { names, has: kind === 'has' };
}

/** The message for an unknown name. */
function describeUnknownName(name: string): string {
  return `there is no feature or product "${name}" in the features of provider.config.ts. Known: ${CONDITION_NAMES.join(', ')}`;
}

function isFulfilled(node: Node, { features }: FeaturesOptions, fail: FailAt): boolean {
  const { names, has } = parseCondition(node, fail);
  return names.every((name) => isOffered(features, name)) === has;
}

/**
 * Removes what is absent from the children of a node.
 * @returns whether an empty `<If>` in it removes the node around it
 */
function removeAbsentChildren(parent: Parent, options: FeaturesOptions, fail: FailAt): boolean {
  const children: Node[] = [];
  let removesParent = false;
  let removedLevel: number | undefined;
  for (const node of removeReferences(parent.children, options)) {
    const endsRemovedSection =
      node.type === 'heading' && (node as Heading).depth <= (removedLevel ?? 0);
    if (removedLevel !== undefined && !endsRemovedSection) continue;
    const left = removeAbsentFrom(node, options, fail);
    children.push(...left.nodes);
    removesParent ||= left.removesParent ?? false;
    removedLevel = left.removedLevel;
  }
  parent.children = children;
  return removesParent;
}

/** What is left of a node. */
interface Left {
  /** The node itself, the children of an `<If>` or of a link, or nothing. */
  readonly nodes: readonly Node[];
  /** Whether the node around it goes, too. */
  readonly removesParent?: boolean;
  /** Level of a removed heading, whose section goes with it. */
  readonly removedLevel?: number;
}

const NOTHING_LEFT: Left = { nodes: [] };

function removeAbsentFrom(node: Node, options: FeaturesOptions, fail: FailAt): Left {
  if (isConditionElement(node)) return resolveCondition(node, options, fail);
  if (node.type === 'listItem' && startsWithAbsentLink(node as Parent, options))
    return NOTHING_LEFT;

  const wasEmpty = isEmpty(node);
  const hasUnmet = 'children' in node && removeAbsentChildren(node as Parent, options, fail);
  if (node.type === 'heading') trimEnd(node as Heading);
  if (isJsxElement(node)) removeAbsentCards(node, options);

  if (isAbsent(node, options)) return { nodes: (node as Link).children };
  if (hasUnmet && node.type === 'heading') {
    return { nodes: [], removedLevel: (node as Heading).depth };
  }
  if (hasUnmet && (node.type === 'tableRow' || node.type === 'listItem')) return NOTHING_LEFT;
  const isEmptied = !wasEmpty && isEmpty(node);
  // An empty `<If>` in a paragraph or a cell is about the item, row or heading around that.
  return { nodes: isEmptied ? [] : [node], removesParent: hasUnmet };
}

/** Puts the children of a fulfilled `<If>` in its place. */
function resolveCondition(element: JsxElement, options: FeaturesOptions, fail: FailAt): Left {
  const isTrue = isFulfilled(element, options, fail);
  if (isBlank(element)) return { nodes: [], removesParent: !isTrue };
  if (!isTrue) return NOTHING_LEFT;
  const removesParent = removeAbsentChildren(element, options, fail);
  // MDX takes a line that consists of `<If>…</If>` for a block, and its words for no paragraph.
  const isBlock = element.type === 'mdxJsxFlowElement';
  return { nodes: isBlock ? wrapWords(element.children) : element.children, removesParent };
}

const INLINE_NODES = new Set([
  ...['text', 'strong', 'emphasis', 'inlineCode', 'link', 'image', 'break', 'delete'],
  ...['mdxJsxTextElement', 'mdxTextExpression'],
]);

/** Puts words between blocks into paragraphs. */
function wrapWords(nodes: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let paragraph: Parent | undefined;
  for (const node of nodes) {
    if (!INLINE_NODES.has(node.type)) {
      paragraph = undefined;
      blocks.push(node);
    } else if (paragraph !== undefined) {
      paragraph.children.push(node);
    } else if (getOwnValue(node).trim() !== '' || node.type !== 'text') {
      paragraph = { type: 'paragraph', children: [node] };
      blocks.push(paragraph);
    }
  }
  return blocks;
}

/** Removes the space before an `<If>` in a heading; Markdown would write it as `&#x20;`. */
function trimEnd({ children }: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function startsWithAbsentLink(item: Parent, options: FeaturesOptions): boolean {
  const [first] = item.children;
  const inlineNodes = first?.type === 'paragraph' ? (first as Parent).children : [];
  const [link] = removeReferences(inlineNodes, options);
  return link !== undefined && isAbsent(link, options);
}

const isAbsent = (node: Node | undefined, options: FeaturesOptions): boolean =>
  node?.type === 'link' && isLinkToAbsent(node as Link, options);

/**
 * Removes links to absent targets that are only references: one of `[a](/a), [b](/b)` goes with its
 * comma, ` ([a](/a))` with its brackets.
 */
export function removeReferences(nodes: readonly Node[], options: FeaturesOptions): Node[] {
  const result = [...nodes];
  const getTextAt = (at: number) => (result[at]?.type === 'text' ? getOwnValue(result[at]) : '');
  const setText = (at: number, value: string) => {
    result[at] = { ...result[at], value } as Node;
  };
  for (let at = result.length - 1; at >= 0; at -= 1) {
    const link = result[at];
    if (!isAbsent(link, options)) continue;
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
  first === undefined ? '' : getOwnValue(first);

/** Capitalizes the new beginning of a line if the removed link was capitalized. */
function capitalize({ children: [first] }: Link): void {
  if (first?.type === 'text') first.value = first.value.replace(/^./u, (c) => c.toUpperCase());
}

/** Whether an element contains only white space. */
function isBlank({ children }: Parent): boolean {
  return children.every((child) => child.type === 'text' && getOwnValue(child).trim() === '');
}

function isLinkToAbsent({ url }: Link, { absent, route = '' }: FeaturesOptions): boolean {
  const target = url.startsWith('#') ? route : getRoute(url);
  const [, anchor] = url.split('#');
  return absent.has(target) || (anchor !== undefined && absent.has(`${target}#${anchor}`));
}

function getRoute(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Whether removals left nothing to show. */
function isEmpty(node: Node): boolean {
  if (!('children' in node)) return false;
  const { children } = node as Parent;
  switch (node.type) {
    case 'table':
      return children.length < 2;
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return isBlank(node as Parent);
    case 'list':
    case 'listItem':
    case 'blockquote':
    case 'containerDirective':
      return children.length === 0;
    default:
      return isJsxElement(node) && ['Tabs', 'TabItem', 'Fold'].includes(node.name ?? '')
        ? children.length === 0
        : false;
  }
}

function getOwnValue(node: Node): string {
  return 'value' in node ? String(node.value) : '';
}

/** Removes cards that lead to absent guides from a literal list in an attribute. */
function removeAbsentCards({ attributes = [] }: JsxElement, { absent }: FeaturesOptions): void {
  if (absent.size === 0) return;
  for (const { value } of attributes) {
    if (typeof value !== 'object' || value === null) continue;
    const { data } = value as { data?: { estree?: { body: readonly SyntaxNode[] } | null } };
    const list = data?.estree?.body[0]?.expression;
    if (list?.elements === undefined) continue;
    list.elements = list.elements.filter((card) => {
      const to = card?.properties?.find(({ key }) => key?.name === 'to')?.value?.value;
      return typeof to !== 'string' || !absent.has(getRoute(to));
    });
  }
}
