/** Looks up products: that of a guide, those that the provider sells, those with a card. */
import { products } from './all';
import type { Product } from './product';

/**
 * The product that a guide is about: of those that list it or its folder, the most specific.
 * @param guideId its path below `docs/` without the extension
 * @throws if no product lists the guide or its folder
 */
export function getProduct(guideId: string, all: readonly Product[] = products): Product {
  const [mostSpecific] = all
    .flatMap((product) =>
      product.guides
        .filter((prefix) => guideId.startsWith(prefix))
        .map((prefix) => ({ product, prefix })),
    )
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (mostSpecific === undefined) {
    throw new Error(
      `docs/${guideId}.mdx:1 belongs to no product. Name its folder under "guides" in products/<name>/index.ts (npm run new:game makes one for a game).`,
    );
  }
  return mostSpecific.product;
}

/** Products that the provider sells: all except those that `features` turns off. */
export function listOfferedProducts(
  features: Readonly<Record<string, boolean | undefined>>,
  all: readonly Product[] = products,
): readonly Product[] {
  return all.filter(({ id, optional }) => optional !== true || features[id] !== false);
}

/** `queryNames` of all products. */
export function listQueryNames(
  all: readonly Product[] = products,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(all.flatMap(({ queryNames = {} }) => Object.entries(queryNames)));
}

/** Products with a card on the home page, in order. */
export function createProductCards(
  all: readonly Product[] = products,
): readonly { to: string; title: string; text: string; glyph: string }[] {
  return all
    .flatMap(({ card, label, id }) => (card === undefined ? [] : [{ ...card, label, id }]))
    .sort((a, b) => a.order - b.order)
    .map(({ to, title, label, text, id }) => ({ to, title: title ?? label, text, glyph: id }));
}

/** Products with a link below the cards of the home page, in order. */
export function listHomeLinks(
  all: readonly Product[] = products,
): readonly { to: string; label: string }[] {
  return all
    .flatMap(({ homeLink, label }) => (homeLink === undefined ? [] : [{ ...homeLink, label }]))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'en'))
    .map(({ to, label }) => ({ to, label }));
}
