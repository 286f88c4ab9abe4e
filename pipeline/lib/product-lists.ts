/** The lists of `products/` that code imports, from its folders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const HEAD = '// Written by `npm run sync:products` from the folders beside it.\n';

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Folders of products, in alphabetical order. Throws where one has no record. */
export function productFolders(folder = 'products'): string[] {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  for (const id of ids) {
    const file = path.posix.join(folder, id, 'index.ts');
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(`id: '${id}'`)) {
      throw new Error(
        `${file}: must export a product with id: '${id}'. See products/product.ts, or delete the folder.`,
      );
    }
  }
  return ids;
}

/**
 * The two files by name.
 * @param without products that are left out
 * @param from what stands in front of the names of folders in imports
 */
export function productLists(
  folder = 'products',
  without: readonly string[] = [],
  from = '.',
): Record<string, string> {
  const ids = productFolders(folder).filter((id) => !without.includes(id));
  const having = (file: string) => ids.filter((id) => existsSync(path.join(folder, id, file)));
  const islands = having('islands.ts');
  const lines = (all: string[], line: (id: string) => string) => all.map(line).join('');
  return {
    'all.ts': `${HEAD}${lines(ids, (id) => `import { product as ${camel(id)} } from '${from}/${id}';\n`)}import type { Product } from '${from}/product';

/** Every product, in alphabetical order of the folders. */
export const products: readonly Product[] = [
${lines(ids, (id) => `  ${camel(id)},\n`)}];
`,
    'all-islands.ts': `${HEAD}${lines(islands, (id) => `import { islands as ${camel(id)} } from '${from}/${id}/islands';\n`)}
/** Helpers of products by the name that guides use. */
export const productIslands = {
${lines(islands, (id) => `  ...${camel(id)},\n`)}};
`,
  };
}
