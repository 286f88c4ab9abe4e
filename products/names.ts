/**
 * Tells whether a text names a product that a provider does not sell: by its label, or by a line of
 * `names.txt` beside its record, where words stand that mean nothing else in texts of a provider.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isOffered, type Features } from '../src/provider/features';
import { products } from './all';
import type { Product } from './product';

const patterns = new Map<string, RegExp>();

/** Finds the names of a product as whole words, in any case. */
function createNamePattern({ id, label }: Product): RegExp {
  const file = `products/${id}/names.txt`;
  const more = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const names = [label, ...more].map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'iu');
}

/**
 * Whether a text that readers or the search see names a product that the provider does not sell.
 * @param features what the provider offers; without them, everything
 */
export function mentionsAbsentProduct(text: string, features: Partial<Features> = {}): boolean {
  return products.some((product) => {
    if (isOffered(features, product.id)) return false;
    const pattern = patterns.get(product.id) ?? createNamePattern(product);
    patterns.set(product.id, pattern);
    return pattern.test(text);
  });
}
