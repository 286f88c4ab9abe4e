/** Reads nodes of a guide's syntax tree (mdast with MDX and directives). */
import type { Definition, Link } from 'mdast';
import type { Node, Parent } from 'unist';

/** A component or an HTML element, as the MDX parser returns it. */
export interface JsxElement extends Parent {
  name?: string | null;
  attributes?: JsxAttribute[];
}

/** Its value is a string (`name="ports"`) or an expression (`cards={[…]}`). */
export interface JsxAttribute {
  readonly type?: string;
  readonly name?: string;
  value?: unknown;
}

/** Whether a node is a component or an HTML element. */
export function isJsxElement(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Name of a component, such as `TabItem`; undefined for other nodes and fragments. */
export function findElementName(node: Node): string | undefined {
  return isJsxElement(node) ? (node.name ?? undefined) : undefined;
}

/** A string attribute of a component: `ports` for `name` of `<Helper name="ports" />`. */
export function findAttribute(node: Node, name: string): string | undefined {
  // The attributes of a directive are an object instead.
  const { attributes } = node as { attributes?: unknown };
  if (!Array.isArray(attributes)) return undefined;
  const value = (attributes as JsxAttribute[]).find((other) => other.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Where a link leads: of Markdown, a definition, or `<a href="…">`; undefined for other nodes. */
export function findLinkUrl(node: Node): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return (node as Link | Definition).url;
  return findElementName(node) === 'a' ? findAttribute(node, 'href') : undefined;
}

/** The name of a directive: `safety` for `:::safety`. */
export function findDirectiveName(node: Node): string | undefined {
  return node.type === 'containerDirective'
    ? (node as unknown as { name: string }).name
    : undefined;
}

/** Text content of a node, code included. */
export function getText(node: Node): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? (node as Parent).children.map(getText).join('') : '';
}
