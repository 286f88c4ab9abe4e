/**
 * Generates the product cards from the products' records.
 *
 * In:  `<ProductCards />`
 * Out: `<LinkGrid cards={[{ to: '/jars', title: 'Minecraft', text: '…', glyph: 'minecraft' }, …]} />`
 *
 * A card of any `<LinkGrid>` with an unknown `glyph` stops the build.
 */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { products } from '../../../products/all';
import { listOfferedProducts, createProductCards } from '../../../products/lookup';
import type { Features } from '../../../src/provider/features';

/** The part of a JavaScript syntax tree (https://github.com/estree/estree) that is used here. */
interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Element extends Node {
  name?: string | null;
  attributes?: Node[];
}

/** The remark plugin. */
export function remarkProductCards({ features }: { readonly features: Features }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node: Node) => {
      const element = node as Element;
      if (element.name === 'ProductCards') {
        element.name = 'LinkGrid';
        element.attributes = [
          createCardsAttribute('cards', createProductCards(listOfferedProducts(features))),
        ];
      } else if (element.name === 'LinkGrid') {
        for (const glyph of listGlyphs(element)) {
          if (products.some(({ id }) => id === glyph)) continue;
          const known = products.map(({ id }) => id).join(', ');
          file.fail(`no product is named "${glyph}", so there is no sign for it: ${known}`, node);
        }
      }
    });
  };
}

/** Values of `glyph` in the literal cards of an attribute. */
function listGlyphs({ attributes = [] }: Element): string[] {
  const glyphs: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, key, value: inner } = value as SyntaxNode;
    const name = (key as { name?: string } | undefined)?.name;
    const text = (inner as { value?: unknown } | undefined)?.value;
    if (type === 'Property' && name === 'glyph' && typeof text === 'string') glyphs.push(text);
    Object.values(value).forEach(walk);
  };
  for (const attribute of attributes) {
    // The syntax tree of `{...cards}` is with the attribute, that of `cards={…}` with its value.
    walk(attribute.data);
    walk((attribute as { value?: { data?: unknown } }).value?.data);
  }
  return glyphs;
}

/** An attribute with a list of objects, as the MDX parser would produce it. */
function createCardsAttribute(
  name: string,
  rows: readonly Readonly<Record<string, string>>[],
): Node {
  const expression = {
    type: 'ArrayExpression',
    elements: rows.map((row) => ({
      type: 'ObjectExpression',
      properties: Object.entries(row).map(([key, value]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Identifier', name: key },
        value: { type: 'Literal', value, raw: JSON.stringify(value) },
      })),
    })),
  };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(rows),
      data: { estree },
    },
  } as Node;
}
