import { products } from './all';
import type { Product } from './product';

/**
 * The product that a guide is about.
 * @param id of the guide: its path below `docs/` without the extension
 * @throws if no product lists the guide or its folder
 */
export function productOf(id: string, all: readonly Product[] = products): Product {
  const [best] = all
    .flatMap((product) =>
      product.guides.filter((start) => id.startsWith(start)).map((start) => ({ product, start })),
    )
    .sort((one, other) => other.start.length - one.start.length);
  if (best === undefined) {
    throw new Error(
      `docs/${id}.mdx:1 belongs to no product. Name its folder under "guides" in products/<name>/index.ts (npm run new:game makes one for a game).`,
    );
  }
  return best.product;
}

/** Products that the host sells: all except those that `features` turns off. */
export function offeredProducts(
  features: Readonly<Record<string, boolean>>,
  all: readonly Product[] = products,
): readonly Product[] {
  return all.filter(({ id, optional }) => optional !== true || features[id] !== false);
}

/** Products with a card on the home page, in order. */
export function productCards(
  all: readonly Product[] = products,
): readonly { to: string; title: string; text: string; glyph: string }[] {
  return all
    .flatMap(({ card, label, id }) => (card === undefined ? [] : [{ ...card, label, id }]))
    .sort((one, other) => one.order - other.order)
    .map(({ to, title, label, text, id }) => ({ to, title: title ?? label, text, glyph: id }));
}
