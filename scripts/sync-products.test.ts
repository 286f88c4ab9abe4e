import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../products/all';
import { productFolders, productLists } from '../pipeline/lib/product-lists';
import { syncProducts } from './sync-products';

describe('this project', () => {
  it('has lists that follow the folders', () => {
    for (const [name, text] of Object.entries(productLists())) {
      expect(readFileSync(`products/${name}`, 'utf8'), 'run npm run sync:products').toBe(text);
    }
  });

  it('has records whose parts fit together', () => {
    const ids = products.flatMap(({ ports = [] }) => ports.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const orders = products.flatMap(({ card }) => (card === undefined ? [] : [card.order]));
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe('a folder of products', () => {
  let folder = '';
  const add = (id: string, files: readonly string[]) => {
    mkdirSync(path.join(folder, id));
    for (const file of files) writeFileSync(path.join(folder, id, file), `id: '${id}'`);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'products-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is listed, and what is deleted is gone', () => {
    add('two-words', ['index.ts']);
    add('plain', ['index.ts', 'islands.ts']);
    expect(syncProducts(folder)).toHaveLength(2);
    expect(syncProducts(folder)).toEqual([]);
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    expect(read('all.ts')).toContain("import { product as twoWords } from './two-words';");
    expect(read('all-islands.ts')).toContain("from './plain/islands'");
    rmSync(path.join(folder, 'two-words'), { recursive: true });
    expect(syncProducts(folder)).toHaveLength(1);
    expect(read('all.ts')).not.toContain('two');
  });

  it.each([
    ['no record', []],
    ['another file', ['facts.yml']],
  ])('with %s is refused, with its file', (_, files) => {
    add('empty', files);
    expect(() => productFolders(folder)).toThrow(/empty\/index\.ts: must export a product/);
  });
});
