/**
 * Generates the product cards from the products' records.
 *
 * In:  `<ProductCards />`
 * Out: `<LinkGrid cards={[{ to: '/jars', title: 'Minecraft', text: '…', glyph: 'minecraft' }, …]} />`
 *
 * A card of any `<LinkGrid>` with an unknown `glyph` stops the build.
 */
import type { Property } from 'estree';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { products } from '../../../products/all';
import { listOfferedProducts, createProductCards } from '../../../products/lookup';
import type { Features } from '../../../src/provider/features';
import { createListAttribute } from '../../guides/literal-lists';
import { isJsxElement, type JsxElement } from '../../guides/tree';

/** The remark plugin. */
export function remarkProductCards({ features }: { readonly features: Features }) {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, isJsxElement, (element: JsxElement) => {
      if (element.name === 'ProductCards') {
        element.name = 'LinkGrid';
        const cards = createProductCards(listOfferedProducts(features));
        element.attributes = [createListAttribute('cards', cards)];
      } else if (element.name === 'LinkGrid') {
        checkGlyphs(element, file);
      }
    });
  };
}

/** Stops the build at a glyph that no product has. */
function checkGlyphs(element: JsxElement, file: VFile): void {
  const known = products.map(({ id }) => id);
  const unknown = listGlyphs(element).find((glyph) => !known.includes(glyph));
  if (unknown === undefined) return;
  file.fail(
    `no product is named "${unknown}", so there is no sign for it: ${known.join(', ')}`,
    element,
  );
}

/** Values of `glyph` in the attributes of a component, at any depth of lists and expressions. */
function listGlyphs({ attributes }: JsxElement): string[] {
  const glyphs: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const glyph = findGlyph(value);
    if (glyph !== undefined) glyphs.push(glyph);
    Object.values(value).forEach(walk);
  };
  for (const attribute of attributes) {
    // The syntax tree of `{...cards}` is with the attribute, that of `cards={…}` with its value.
    walk(attribute.data);
    if (typeof attribute.value === 'object') walk(attribute.value?.data);
  }
  return glyphs;
}

/** `rust` of the part `glyph: 'rust'` of a JavaScript syntax tree; undefined for other parts. */
function findGlyph(part: object): string | undefined {
  if (!('type' in part) || part.type !== 'Property') return undefined;
  const { key, value } = part as Property;
  const isGlyph = key.type === 'Identifier' && key.name === 'glyph';
  return isGlyph && value.type === 'Literal' && typeof value.value === 'string'
    ? value.value
    : undefined;
}
