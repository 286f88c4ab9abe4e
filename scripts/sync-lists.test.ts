import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../products/all';
import { helpers } from '../src/helpers/all';
import { renderFolderLists, listProductFolders } from '../pipeline/lib/folder-lists';
import { syncLists } from './sync-lists';

describe('this project', () => {
  it('has lists that match the folders', () => {
    for (const [file, text] of Object.entries(renderFolderLists())) {
      expect(readFileSync(file, 'utf8'), 'run npm run sync:lists').toBe(text);
    }
  });

  it('has records whose parts fit together', () => {
    const ids = products.flatMap(({ ports = [] }) => ports.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const orders = products.flatMap(({ card }) => (card === undefined ? [] : [card.order]));
    expect(new Set(orders).size).toBe(orders.length);
    const titles = Object.values(helpers).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('folders', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const helper = (name: string, more = '') => {
    write(`src/helpers/${name}/index.ts`, `export const helper = {\n  view: 'View',\n${more}};\n`);
    write(`src/helpers/${name}/View.tsx`, '');
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'lists-'));
    write('products/plain/index.ts', "id: 'plain'");
    write('products/two-words/index.ts', "id: 'two-words'");
    helper('one');
    helper('of-game', "  product: 'two-words',\n");
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('are listed, and deleted ones are not', () => {
    expect(syncLists(root)).toHaveLength(3);
    expect(syncLists(root)).toEqual([]);
    expect(read('products/all.ts')).toContain("import { product as twoWords } from './two-words';");
    expect(read('src/helpers/all.ts')).toContain("'of-game': ofGame,");
    expect(read('src/helpers/loaders.ts')).toContain("  one: () => import('./one/View'),");
    for (const folder of ['products/two-words', 'src/helpers/of-game']) {
      rmSync(path.join(root, folder), { recursive: true });
    }
    expect(syncLists(root)).toHaveLength(3);
    expect(read('products/all.ts')).not.toContain('two');
    expect(read('src/helpers/loaders.ts')).not.toContain('game');
  });

  it('of a left-out product remove its helpers, too', () => {
    const lists = renderFolderLists(root, ['two-words']);
    expect(lists['src/helpers/loaders.ts']).not.toContain('of-game');
    expect(lists['src/helpers/loaders.ts']).toContain("'./one/View'");
  });

  it.each([
    ['products/empty/x.ts', '', /products\/empty\/index\.ts: must export a product/],
    ['products/empty/index.ts', "id: 'other'", /empty\/index\.ts: must export a product/],
    ['src/helpers/empty/x.ts', '', /src\/helpers\/empty\/index\.ts: must export a helper/],
    ['src/helpers/one/index.ts', "  view: 'Gone',\n", /one\/index\.ts: must export a helper/],
  ])('without a valid record in %s are rejected', (file, text, message) => {
    write(file, text);
    expect(() => renderFolderLists(root)).toThrow(message);
  });

  it('of helpers without their product are rejected', () => {
    helper('odd', "  product: 'gone',\n");
    expect(() => renderFolderLists(root)).toThrow(
      /odd\/index\.ts: belongs to products\/gone, which is/,
    );
  });

  it('of products are listed in alphabetical order', () => {
    expect(listProductFolders(root)).toEqual(['plain', 'two-words']);
  });
});
