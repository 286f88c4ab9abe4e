/** Creates nodes that remark-rehype turns into the HTML elements named here. */
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';

/**
 * An HTML element.
 * @param properties hast properties, such as `{ className: ['fold'] }`
 */
export function createHtmlElement(tagName: string, properties: object, children: Node[]): Node {
  return {
    type: 'htmlElement',
    data: { hName: tagName, hProperties: properties },
    children,
  } as Node;
}

/** Attributes of a component, by name. */
export function createJsxAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

export function createTextNode(value: string): Node {
  return { type: 'text', value } as Node;
}

/** Inserts nodes above everything that a guide shows: behind its front matter, if the tree has it. */
export function insertAtTop(tree: Root, nodes: readonly Node[]): void {
  const start = tree.children.findIndex(({ type }) => type !== 'yaml');
  tree.children.splice(Math.max(start, 0), 0, ...(nodes as Root['children']));
}
