/** Writes lists of the folders of `products/` and `src/helpers/`, as modules that code imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const HEAD = '// Written by `npm run sync:lists` from the folders beside it.\n';

const toCamelCase = (id: string) =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const toPropertyName = (id: string) =>
  id === toCamelCase(id) ? id : `'${id}': ${toCamelCase(id)}`;
const joinLines = (ids: readonly string[], line: (id: string) => string) => ids.map(line).join('');

const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Folders of products, in alphabetical order. Throws if one has no record. */
export function listProductFolders(root = '.'): string[] {
  const ids = listFolders(path.posix.join(root, 'products'));
  for (const id of ids) {
    const file = path.posix.join(root, 'products', id, 'index.ts');
    if (!existsSync(file) || !readFileSync(file, 'utf8').includes(`id: '${id}'`)) {
      throw new Error(
        `${file}: must export a product with id: '${id}'. See products/product.ts, or delete the folder.`,
      );
    }
  }
  return ids;
}

interface HelperFolder {
  readonly name: string;
  readonly view: string;
  readonly product: string | undefined;
}

/** Folders of helpers, in alphabetical order. Throws if one has no record, view or product. */
function listHelperFolders(root: string, products: readonly string[]): HelperFolder[] {
  const folder = path.posix.join(root, 'src/helpers');
  return listFolders(folder).map((name) => {
    const file = path.posix.join(folder, name, 'index.ts');
    const record = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const findField = (key: string) =>
      new RegExp(`^ {2}${key}: '([\\w-]+)',$`, 'm').exec(record)?.[1];
    const view = findField('view');
    if (view === undefined || !existsSync(path.join(folder, name, `${view}.tsx`))) {
      throw new Error(
        `${file}: must export a helper whose "view" names a file beside it. See src/helpers/helper.ts, or delete the folder.`,
      );
    }
    const product = findField('product');
    if (product !== undefined && !products.includes(product)) {
      throw new Error(
        `${file}: belongs to products/${product}, which is not there. Delete the folder of the helper, or its "product" line.`,
      );
    }
    return { name, view, product };
  });
}

/**
 * The lists by file.
 * @param without products to leave out, with their helpers
 * @param from prefix of folder names in imports
 */
export function renderFolderLists(
  root = '.',
  without: readonly string[] = [],
  from?: { readonly products: string; readonly helpers: string },
): Record<string, string> {
  const all = listProductFolders(root);
  const products = all.filter((id) => !without.includes(id));
  const helpers = listHelperFolders(root, all).filter(
    ({ product }) => product === undefined || !without.includes(product),
  );
  const names = helpers.map(({ name }) => name);
  const [ofProducts, ofHelpers] = [from?.products ?? '.', from?.helpers ?? '.'];
  return {
    'products/all.ts': `${HEAD}${joinLines(products, (id) => `import { product as ${toCamelCase(id)} } from '${ofProducts}/${id}';\n`)}import type { Product } from '${ofProducts}/product';

/** Every product, in alphabetical order of the folders. */
export const products: readonly Product[] = [
${joinLines(products, (id) => `  ${toCamelCase(id)},\n`)}];
`,
    'src/helpers/all.ts': `${HEAD}${joinLines(names, (name) => `import { helper as ${toCamelCase(name)} } from '${ofHelpers}/${name}';\n`)}import type { Helper } from '${ofHelpers}/helper';

/** Each helper's record, by the name that guides use. */
export const helpers: Readonly<Record<string, Helper>> = {
${joinLines(names, (name) => `  ${toPropertyName(name)},\n`)}};
`,
    'src/helpers/loaders.ts': `${HEAD}
/** The view of each helper, by the name that guides use. */
export const helperLoaders = {
${helpers.map(({ name, view }) => `  ${name === toCamelCase(name) ? name : `'${name}'`}: () => import('${ofHelpers}/${name}/${view}'),\n`).join('')}};
`,
  };
}
