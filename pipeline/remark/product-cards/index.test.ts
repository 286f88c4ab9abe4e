import { describe, expect, it } from 'vitest';
import { completeProvider as provider } from '../../../fixtures/complete-provider';
import { products } from '../../../products/all';
import {
  createProductCards,
  getProduct,
  listHomeLinks,
  listOfferedProducts,
} from '../../../products/lookup';
import type { Product } from '../../../products/product';
import type { Features } from '../../../src/provider/features';
import { renderGuide } from '../../files/markdown-copies';
import { createFactTables } from '../../../src/quotes/tables';
import { texts } from '../../texts';
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

  it('is followed by a line with the products that have one guide, if they are sold', () => {
    const source = '---\nslug: /x\ntitle: X\ndescription: Y\n---\n\n<ProductCards />\n';
    const render = (features: Features) =>
      renderGuide(source, {
        tables: createFactTables(provider),
        site: provider.site,
        features,
        absentTargets: new Set(),
      }).markdown;
    const links = listHomeLinks();
    const [first] = links;
    const all = links.map(({ to, label }) => `[${label}](${provider.site.url}${to})`).join(', ');
    expect(render(provider.features)).toContain(`\n\n${texts.moreGames} ${all}.`);
    const { id = '' } = products.find(({ label }) => label === first?.label) ?? {};
    expect(render({ ...provider.features, [id]: false })).not.toContain(`[${first?.label}]`);
    const none = products.flatMap(({ id, homeLink }) => (homeLink === undefined ? [] : [id]));
    const off = Object.fromEntries(none.map((name) => [name, false]));
    expect(render({ ...provider.features, ...off })).not.toContain(texts.moreGames);
  });

  it('shows every product that can be switched off, as a card or a link', () => {
    const isShown = ({ card, homeLink }: Product) =>
      (card === undefined) !== (homeLink === undefined);
    const hidden = products.filter((product) => product.optional === true && !isShown(product));
    expect(hidden.map(({ id }) => id)).toEqual([]);
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
        { options: { features: provider.features, textsFor: () => texts } },
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
