import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { products } from '../../../products/all';
import { helpers } from '../../../src/helpers/all';
import { offeredProducts, withOfferedRules } from '.';

const optionalProducts = products
  .filter((product) => product.optional === true)
  .map(({ id }) => id);

/**
 * What a build without some products replaces: the text of each replacement, by the file that it
 * replaces.
 */
function readReplacements(
  withoutProducts: readonly string[],
  absentRoutes: readonly string[] = [],
): Readonly<Record<string, string>> {
  const features = Object.fromEntries(
    optionalProducts.map((product) => [product, !withoutProducts.includes(product)]),
  );
  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: mkdtempSync(path.join(tmpdir(), 'offered-')),
  } as LoadContext;
  const plugin = offeredProducts(features, new Set(absentRoutes))(context);
  const { resolve } = plugin.configureWebpack?.({}, false, {} as never, {}) as {
    resolve?: { alias: Record<string, string> };
  };
  return Object.fromEntries(
    Object.entries(resolve?.alias ?? {}).map(([original, replacement]) => [
      path.relative(process.cwd(), original),
      readFileSync(replacement, 'utf8'),
    ]),
  );
}

describe('offeredProducts', () => {
  it('replaces nothing if every product is offered', () => {
    expect(readReplacements([])).toEqual({});
  });

  it.each(optionalProducts)('leaves only %s out of the lists', (id) => {
    const { 'products/all.ts': all = '', 'src/helpers/loaders.ts': loaders = '' } =
      readReplacements([id]);
    expect(all).not.toContain(`products/${id}`);
    for (const [name, { product }] of Object.entries(helpers)) {
      expect(loaders.includes(`/${name}/`), name).toBe(product !== id);
    }
    for (const { id: other } of products) {
      if (other !== id) expect(all).toContain(`products/${other}'`);
    }
  });
});

it('withOfferedRules drops rules that lead to absent guides', () => {
  const rules = {
    titles: { '/a': 'A', '/b': 'B' },
    guides: { one: '/a', two: '/b' },
    links: { one: 'row', two: 'row', three: 'row' },
    rows: { '/a': [{}], '/b': [{}] },
  };
  expect(withOfferedRules(rules, new Set(['/b']))).toEqual({
    titles: { '/a': 'A' },
    guides: { one: '/a' },
    links: { one: 'row', three: 'row' },
    rows: { '/a': [{}] },
  });
});

it('drops the rows of absent guides from the rules and from their texts', () => {
  const absentRoute = '/datapacks';
  const replacements = Object.entries(
    readReplacements(optionalProducts.slice(0, 1), [absentRoute]),
  ).filter(([original]) => /guide-(?:rules|texts)\.json$/.test(original));
  expect(replacements).toHaveLength(2);
  for (const [original, replacement] of replacements) {
    expect(readFileSync(original, 'utf8')).toContain(`"${absentRoute}": [`);
    expect(replacement).not.toContain(`"${absentRoute}":`);
  }
});
