import { describe, expect, it } from 'vitest';
import { products } from '../../../products/all';
import { listOfferedProducts, createProductCards, getProduct } from '../../../products/lookup';
import { renderGuide } from '../../files/markdown-copies';
import { provider } from '../../../provider.config';
import { createFactTables } from '../../../src/quotes/tables';
import { processMdx } from '../test-process';
import { remarkProductCards } from '.';

describe('ProductCards', () => {
  it('becomes the cards of all products, in order, in the Markdown copy too', () => {
    const source = '---\nslug: /x\ntitle: X\ndescription: Y\n---\n\n<ProductCards />\n';
    const { markdown } = renderGuide(source, {
      tables: createFactTables(provider),
      site: provider.site,
      features: provider.features,
      absentTargets: new Set(),
    });
    const lines = markdown.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toEqual(
      createProductCards().map(({ to, title, text }) => {
        return `- [${title}](${provider.site.url}${to}): ${text}`;
      }),
    );
    expect(lines.length).toBe(products.filter(({ card }) => card !== undefined).length);
  });

  it('omits products that the provider does not sell', () => {
    const { id = '', label } =
      products.find(({ card, optional }) => card !== undefined && optional === true) ?? {};
    const source = '---\nslug: /x\ntitle: X\ndescription: Y\n---\n\n<ProductCards />\n';
    const features = { ...provider.features, [id]: false };
    const { markdown } = renderGuide(source, {
      tables: createFactTables(provider),
      site: provider.site,
      features,
      absentTargets: new Set(),
    });
    expect(markdown).not.toContain(`[${label}]`);
    expect(createProductCards(listOfferedProducts(features)).length).toBe(
      createProductCards().length - 1,
    );
  });

  it('rejects a glyph that no product has, with its line', async () => {
    const run = (glyph: string) =>
      processMdx(
        `Text\n\n<LinkGrid cards={[{ to: '/a', glyph: '${glyph}' }]} />`,
        remarkProductCards as never,
        { options: { features: provider.features } },
      );
    await expect(run('no-such-game')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringMatching(/^no product is named "no-such-game"/) as string,
    });
    await expect(run('panel')).resolves.toContain('');
  });
});

describe('getProduct', () => {
  const [one] = products;
  const made = (id: string, ...guides: string[]) => ({
    ...(one as (typeof products)[number]),
    id,
    guides,
  });

  it('uses the longest matching prefix', () => {
    const all = [made('a', 'billing/'), made('b', 'billing/bare-metal'), made('c', 'home')];
    expect(getProduct('billing/refunds', all).id).toBe('a');
    expect(getProduct('billing/bare-metal-subusers', all).id).toBe('b');
    expect(getProduct('home', all).id).toBe('c');
  });

  it('fails for a guide of no product, with its file', () => {
    expect(() => getProduct('games/nothing/x', [made('a', 'billing/')])).toThrow(
      /^docs\/games\/nothing\/x\.mdx:1 belongs to no product/,
    );
  });
});
