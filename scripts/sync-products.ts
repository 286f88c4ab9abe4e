/**
 * `npm run sync:products`: writes the lists of `products/` that code imports, from its folders.
 * `npm start`, `npm run dev` and `npm run build` do it first, so that a game is added by adding its
 * folder and removed by deleting it.
 *
 * Two lists, because each goes to another place: records are small and reach the browser; helpers
 * are loaded one at a time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productLists } from '../pipeline/lib/product-lists';

/** Writes those that differ; returns their names. */
export function syncProducts(folder = 'products'): string[] {
  const changed = Object.entries(productLists(folder)).filter(([name, text]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of changed) writeFileSync(path.join(folder, name), text);
  return changed.map(([name]) => path.posix.join(folder, name));
}

if (process.argv[1]?.endsWith('sync-products.ts') === true) {
  try {
    for (const file of syncProducts()) console.log(`${file} written`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
