/**
 * Reads and creates lists of objects in attributes of components:
 * `cards={[{ to: '/sftp', title: 'Upload files' }]}`.
 */
import type { ArrayExpression, Program, Property } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { JsxAttribute } from './tree';

/** An element of a literal list: an object, or code that computes one. */
export type ListElement = ArrayExpression['elements'][number];

/** The list of an attribute; undefined if its value is text, or code that computes a list. */
export function findLiteralList(attribute: JsxAttribute | undefined): ArrayExpression | undefined {
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  if (typeof value !== 'object') return undefined;
  const statement = value?.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'ArrayExpression' ? expression : undefined;
}

/** The literal values of an object by key: `{ to: '/sftp', open: isOpen() }` has only `to`. */
export function readLiteralValues(element: ListElement): Record<string, unknown> {
  if (element?.type !== 'ObjectExpression') return {};
  const entries = element.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    return key.type === 'Identifier' && value.type === 'Literal' ? [[key.name, value.value]] : [];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** An attribute with a list of objects, as the MDX parser would produce it. */
export function createListAttribute(
  name: string,
  rows: readonly Readonly<Record<string, string>>[],
): MdxJsxAttribute {
  const list: ArrayExpression = {
    type: 'ArrayExpression',
    elements: rows.map((row) => ({
      type: 'ObjectExpression',
      properties: Object.entries(row).map(([key, value]) => createProperty(key, value)),
    })),
  };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression: list }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(rows),
      data: { estree },
    },
  };
}

function createProperty(key: string, value: string): Property {
  return {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: key },
    value: { type: 'Literal', value, raw: JSON.stringify(value) },
  };
}
