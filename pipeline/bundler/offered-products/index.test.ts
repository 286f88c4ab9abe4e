import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { provider } from '../../../provider.config';
import { products } from '../../../products/all';
import { helpers } from '../../../src/helpers/all';
import { offeredProducts, withOfferedRules } from '.';

const optional = products.filter((product) => product.optional === true).map(({ id }) => id);

/** The replacement lists when products are off, by file name. */
function readAliases(off: readonly string[]): Record<string, string> {
  const features = Object.fromEntries(
    [...Object.keys(provider.features), ...off].map((name) => [name, !off.includes(name)]),
  ) as typeof provider.features;
  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: mkdtempSync(path.join(tmpdir(), 'offered-')),
  } as LoadContext;
  const { configureWebpack } = offeredProducts(features, new Set())(context);
  const { resolve } = configureWebpack?.({}, false, {} as never, {}) as {
    resolve?: { alias: Record<string, string> };
  };
  return Object.fromEntries(
    Object.entries(resolve?.alias ?? {}).map(([from, to]) => [
      path.relative(process.cwd(), from),
      readFileSync(to, 'utf8'),
    ]),
  );
}

describe('offeredProducts', () => {
  it('replaces nothing if every product is offered', () => {
    expect(readAliases([])).toEqual({});
  });

  it.each(optional)('leaves only %s out of the lists', (id) => {
    const lists = readAliases([id]);
    const { 'products/all.ts': all = '', 'src/helpers/loaders.ts': loaders = '' } = lists;
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
  const absent = '/datapacks';
  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: mkdtempSync(path.join(tmpdir(), 'offered-')),
  } as LoadContext;
  const features = { ...provider.features, [optional[0] as string]: false };
  const { configureWebpack } = offeredProducts(features, new Set([absent]))(context);
  const config = configureWebpack?.({}, false, {} as never, {}) as {
    resolve: { alias: Record<string, string> };
  };
  for (const name of ['guide-rules.json', 'guide-texts.json']) {
    const [original, replaced] = Object.entries(config.resolve.alias).find(([from]) =>
      from.endsWith(name),
    ) as [string, string];
    expect(readFileSync(original, 'utf8')).toContain(`"${absent}": [`);
    expect(readFileSync(replaced, 'utf8')).not.toContain(`"${absent}":`);
  }
});
