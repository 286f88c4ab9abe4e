/**
 * Generates the product cards from the products' records.
 *
 * In:  `<ProductCards />`
 * Out: `<LinkGrid cards={[{ to: '/jars', title: 'Minecraft', text: '…', glyph: 'minecraft' }, …]} />`,
 *      and a paragraph with the products that have one guide: `More games: [Factorio](…), …`
 *
 * A card of any `<LinkGrid>` with an unknown `glyph` stops the build.
 */
import type { Property } from 'estree';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { products } from '../../../products/all';
import { createProductCards, listHomeLinks, listOfferedProducts } from '../../../products/lookup';
import type { Features } from '../../../src/provider/features';
import { createListAttribute } from '../../guides/literal-lists';
import type { Texts } from '../../texts';
import { isJsxElement, type JsxElement } from '../../guides/tree';

export interface ProductCardsOptions {
  readonly features: Features;
  readonly textsFor: (file: string) => Texts;
}

/** The remark plugin. */
export function remarkProductCards({ features, textsFor }: ProductCardsOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, isJsxElement, (element: JsxElement, index, parent: Parent | undefined) => {
      if (element.name === 'ProductCards') {
        element.name = 'LinkGrid';
        const offered = listOfferedProducts(features);
        element.attributes = [createListAttribute('cards', createProductCards(offered))];
        const links = listHomeLinks(offered);
        if (links.length > 0)
          parent?.children.splice((index ?? 0) + 1, 0, createLine(links, textsFor(file.path)));
      } else if (element.name === 'LinkGrid') {
        checkGlyphs(element, file);
      }
    });
  };
}

/** `More games: [Factorio](/other-servers/factorio), …` */
function createLine(
  links: readonly { to: string; label: string }[],
  { moreGames }: Texts,
): Paragraph {
  const children = links.flatMap(({ to, label }, index): PhrasingContent[] => [
    { type: 'text', value: index === 0 ? `${moreGames} ` : ', ' },
    { type: 'link', url: to, children: [{ type: 'text', value: label }] },
  ]);
  return { type: 'paragraph', children: [...children, { type: 'text', value: '.' }] };
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
