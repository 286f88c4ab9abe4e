/** Reads nodes of a guide's syntax tree (mdast with MDX and directives). */
import type { Definition, Link } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node, Parent } from 'unist';

/** A component or an HTML element, as the MDX parser returns it: a block, or in a paragraph. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** `name="ports"`, `cards={[…]}`, or `{...cards}`, which has no name. */
export type JsxAttribute = JsxElement['attributes'][number];

/** Whether a node is a component or an HTML element. */
export function isJsxElement(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Name of a component, such as `TabItem`; undefined for other nodes and fragments. */
export function findElementName(node: Node): string | undefined {
  return isJsxElement(node) ? (node.name ?? undefined) : undefined;
}

/** An attribute of a component by its name, with text or code as its value. */
export function findNamedAttribute(
  { attributes }: JsxElement,
  name: string,
): MdxJsxAttribute | undefined {
  return attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** A string attribute of a component: `ports` for `name` of `<Helper name="ports" />`. */
export function findAttribute(node: Node, name: string): string | undefined {
  const value = isJsxElement(node) ? findNamedAttribute(node, name)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Where a link leads: of Markdown, a definition, or `<a href="…">`; undefined for other nodes. */
export function findLinkUrl(node: Node): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return (node as Link | Definition).url;
  return findElementName(node) === 'a' ? findAttribute(node, 'href') : undefined;
}

/** The name of a directive: `safety` for `:::safety`. */
export function findDirectiveName(node: Node): string | undefined {
  return node.type === 'containerDirective' ? (node as ContainerDirective).name : undefined;
}

/** Text content of a node, code included. */
export function getText(node: Node): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? (node as Parent).children.map(getText).join('') : '';
}
