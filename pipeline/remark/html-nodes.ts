/** Creates nodes that remark-rehype turns into the HTML elements named here. */
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

export function createTextNode(value: string): Node {
  return { type: 'text', value } as Node;
}
