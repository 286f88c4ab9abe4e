import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../config/budgets';
import { provider } from '../../../provider.config';
import type { GuidePage } from '../../lib/guide-page';
import { getProduct } from '../../../products/lookup';
import { renderCardSvg, readDarkColors } from '.';
import { drawPng, drawSmallPng, createMeasure } from './draw';
import { encodeIndexedPng } from './indexed-png';

const createPage = (title: string, description = 'D.'): GuidePage =>
  ({
    id: 'billing/refunds',
    route: '/billing/refunds',
    trail: ['Billing'],
    frontMatter: { title, description },
    sections: [],
  }) as unknown as GuidePage;

const colors = readDarkColors('#2fb57c');

/** Right and lower edge of each text element on the card. */
function readTexts(svg: string): { right: number; bottom: number; content: string }[] {
  return [
    ...svg.matchAll(
      /<text x="(\d+)" y="([\d.]+)"[^>]*size="(\d+)" font-weight="(\d+)"[^>]*>([^<]*)</g,
    ),
  ].map(([, x, y, size, weight, content = '']) => ({
    right: Number(x) + createMeasure(Number(weight) as 400 | 700)(content) * Number(size),
    bottom: Number(y) + Number(size) * 0.25,
    content,
  }));
}

describe('renderCardSvg', () => {
  // The longest title that the front matter allows, in the widest letters.
  it.each([
    ['words', 'WWWW MMMM '.repeat(7), 'WWWW MMMM '.repeat(17)],
    ['one word', 'W'.repeat(70), 'W'.repeat(170)],
    ['a short title', 'Vault', 'Short.'],
  ])('keeps every text inside the card and left of the glyph: %s', (_, title, description) => {
    const all = readTexts(renderCardSvg(createPage(title, description), provider, colors));
    expect(all.length).toBeGreaterThan(3);
    for (const { right, bottom } of all) {
      expect(right).toBeLessThanOrEqual(840);
      expect(bottom).toBeLessThanOrEqual(630);
    }
  });

  it("keeps a provider's long name inside as well", () => {
    for (const name of ['Northwind Game Hosting', 'W'.repeat(60)]) {
      const longNamed = { ...provider, name, site: { ...provider.site, title: 'Northwind Help' } };
      const all = readTexts(renderCardSvg(createPage('Vault'), longNamed, colors));
      for (const { right, content } of all) expect(right, content).toBeLessThanOrEqual(840);
    }
  });

  it('escapes characters that are special in XML', () => {
    expect(renderCardSvg(createPage('A & <b>'), provider, colors)).toContain('A &amp; &lt;b&gt;');
  });

  it('stays far below the budget', async () => {
    const svg = renderCardSvg(
      createPage('WWWW MMMM '.repeat(7), 'WWWW MMMM '.repeat(17)),
      provider,
      colors,
    );
    expect((await drawSmallPng(svg)).length).toBeLessThan(BUDGETS.socialCard);
  });
});

it('the glyph is that of the product', () => {
  const svg = renderCardSvg(createPage('Refunds'), provider, colors);
  expect(svg).toContain(getProduct('billing/refunds').glyph);
});

describe('createMeasure', () => {
  it('matches the width of the drawing, including spaces', () => {
    const measured = createMeasure(700)('Connect with SFTP') * 100;
    expect(measured).toBeGreaterThan(900);
    expect(createMeasure(400)('i')).toBeLessThan(createMeasure(400)('W'));
    expect(createMeasure(700)('a b')).toBeGreaterThan(createMeasure(700)('ab'));
  });
});

describe('encodeIndexedPng', () => {
  it('draws the same picture as in full color, in fewer bytes', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#102030"/><circle cx="20" cy="20" r="15" fill="#fedcba"/></svg>';
    const small = await drawSmallPng(svg);
    const again = drawPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><image width="60" height="40" href="data:image/png;base64,${small.toString('base64')}"/></svg>`,
    );
    expect(again.equals(drawPng(svg))).toBe(true);
    expect(small.length).toBeLessThan(drawPng(svg).length);
  });

  it('rounds more than 256 colors to similar ones', async () => {
    const pixels = new Uint8Array(4 * 400).map((_, at) => (at % 4 === 3 ? 255 : (at * 7) % 251));
    const png = await encodeIndexedPng({ width: 20, height: 20 }, pixels);
    expect(png.subarray(25, 26)).toEqual(Buffer.from([3]));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image width="20" height="20" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    expect(drawPng(svg).length).toBeGreaterThan(100);
  });
});
