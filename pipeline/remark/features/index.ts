/**
 * Takes out of a guide what the provider does not offer (`features` in provider.config.ts).
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
import { isOffered, type Features } from '../../../src/provider/features';
import { getText, isJsxElement, type JsxElement } from '../../guides/tree';
import {
  isAbsentLink,
  isNameOfAbsentLinks,
  removeAbsentCards,
  removeReferences,
  startsWithAbsentLink,
  type AbsentTargets,
} from './absent-links';
import { isConditionElement, parseCondition } from './condition';

export interface FeaturesOptions extends AbsentTargets {
  readonly features: Features;
}

type FailAt = (reason: string, node: Node) => never;

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
    removeAbsentChildren(tree, { features, absentTargets: new Set() }, (reason) => {
      throw new InvalidConditionError(reason);
    });
    return true;
  } catch (error) {
    if (error instanceof InvalidConditionError) return false;
    throw error;
  }
}

function isFulfilled(element: JsxElement, { features }: FeaturesOptions, fail: FailAt): boolean {
  const condition = parseCondition(element);
  if (!condition.ok) return fail(condition.reason, element);
  return condition.names.every((name) => isOffered(features, name)) === condition.has;
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
    const result = removeAbsentFrom(node, options, fail);
    children.push(...result.nodes);
    removesParent ||= result.removesParent ?? false;
    removedLevel = result.removedLevel;
  }
  parent.children = children;
  return removesParent;
}

/** What the removals leave of a node. */
interface RemovalResult {
  /** The node itself, the children of an `<If>` or of a link, or nothing. */
  readonly nodes: readonly Node[];
  /** Whether the node around it goes, too. */
  readonly removesParent?: boolean;
  /** Level of a removed heading, whose section goes with it. */
  readonly removedLevel?: number;
}

const NOTHING_LEFT: RemovalResult = { nodes: [] };

function removeAbsentFrom(node: Node, options: FeaturesOptions, fail: FailAt): RemovalResult {
  if (isConditionElement(node)) return resolveCondition(node, options, fail);
  if (node.type === 'listItem' && startsWithAbsentLink(node as Parent, options))
    return NOTHING_LEFT;
  if (isNameOfAbsentLinks(node, options)) return NOTHING_LEFT;

  const wasEmpty = isEmpty(node);
  const hadChoice = isChoiceOfTabs(node);
  const containsEmptiedCondition =
    'children' in node && removeAbsentChildren(node as Parent, options, fail);
  if (node.type === 'heading') trimEnd(node as Heading);
  if (isJsxElement(node)) removeAbsentCards(node, options);

  if (isAbsentLink(node, options)) return { nodes: (node as Link).children };
  return (
    (containsEmptiedCondition ? removeConditional(node) : undefined) ?? {
      nodes:
        (hadChoice ? replaceByOnlyTab(node as Parent) : undefined) ??
        keepUnlessEmptied(node, wasEmpty),
      // An empty `<If>` in a paragraph or a cell is about the item, row or heading around that.
      removesParent: containsEmptiedCondition,
    }
  );
}

/** Removes what an empty `<If>` in it is about: a heading, a row or a list item. */
function removeConditional(node: Node): RemovalResult | undefined {
  switch (node.type) {
    case 'heading':
      return { nodes: [], removedLevel: (node as Heading).depth };
    case 'tableRow':
    case 'listItem':
      return NOTHING_LEFT;
    default:
      return undefined;
  }
}

const isChoiceOfTabs = (node: Node): boolean =>
  isJsxElement(node) && node.name === 'Tabs' && node.children.length > 1;

/** The content of the only tab that is left: one tab is no choice, so it stands for itself. */
function replaceByOnlyTab({ children }: Parent): readonly Node[] | undefined {
  const [onlyTab, ...otherTabs] = children;
  return onlyTab !== undefined && otherTabs.length === 0 && 'children' in onlyTab
    ? (onlyTab as Parent).children
    : undefined;
}

/** Nothing of a node that the removals emptied; one that was empty before stays as it was written. */
const keepUnlessEmptied = (node: Node, wasEmpty: boolean): readonly Node[] =>
  !wasEmpty && isEmpty(node) ? [] : [node];

/** Puts the children of a fulfilled `<If>` in its place. */
function resolveCondition(
  element: JsxElement,
  options: FeaturesOptions,
  fail: FailAt,
): RemovalResult {
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
    } else if (getText(node).trim() !== '' || node.type !== 'text') {
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

/** Whether an element contains only white space. */
function isBlank({ children }: Parent): boolean {
  return children.every((child) => child.type === 'text' && getText(child).trim() === '');
}
