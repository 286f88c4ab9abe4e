/** Creates nodes that remark-rehype turns into the HTML elements named here. */
import type { Node } from 'unist';

/**
 * An HTML element.
 * @param properties hast properties, such as `{ className: ['fold'] }`
 */
export function htmlElement(tagName: string, properties: object, children: Node[]): Node {
  return {
    type: 'htmlElement',
    data: { hName: tagName, hProperties: properties },
    children,
  } as Node;
}

export function textNode(value: string): Node {
  return { type: 'text', value } as Node;
}
