import type { ReactNode } from 'react';
import { products } from '../../../products/all';

/**
 * A product's icon. Decorative beside the product's name, so hidden from screen readers.
 * @param product id of its record
 * @throws if there is no such record
 */
export function Glyph({ product }: { product: string }): ReactNode {
  const record = products.find(({ id }) => id === product);
  if (record === undefined) throw new Error(`No product is named "${product}".`);
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={record.glyph} />
    </svg>
  );
}
