import { expect, it } from 'vitest';
import { products } from './all';
import { checkProducts } from './check';
import type { Product } from './product';

const product: Product = {
  id: 'minecraft',
  label: 'Minecraft',
  guides: ['running/'],
  glyph: 'M12 3 20 7.5v9L12 21 4 16.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  card: { order: 10, to: '/whitelist#x', text: 'Text' },
  join: [{ name: 'Minecraft', port: 'game' }],
};
const check = (changes: Partial<Product>, isOffered = true) =>
  checkProducts(new Set(['/whitelist', '/motd']), () => isOffered, [{ ...product, ...changes }]);

it('accepts a good record, and those of this repository but for their pages', () => {
  const [game = ''] = products.flatMap(({ join = [] }) => join.map(({ port }) => port));
  expect(check({ join: [{ name: 'x', port: game }] })).toEqual([]);
  expect(checkProducts(new Set(), () => false)).toEqual([]);
});

it('names a page, a port and a glyph that do not exist, with the file', () => {
  expect(check({ join: [], card: { order: 1, to: '/whitelst', text: 'x' } })).toEqual([
    'products/minecraft/index.ts card.to "/whitelst" is not a page of this site. Nearest: /whitelist, /motd',
  ]);
  expect(check({ join: [], homeLink: { order: 1, to: '/whitelst' } })).toEqual([
    'products/minecraft/index.ts homeLink.to "/whitelst" is not a page of this site. Nearest: /whitelist, /motd',
  ]);
  const [port = ''] = check({ join: [{ name: 'x', port: 'rsut' }] });
  const [message, nearest] = port.split(' Nearest: ');
  expect(message).toBe(
    'products/minecraft/index.ts join: no port is named "rsut". Write the id of a row in products/minecraft/ports.yml or facts/lists/ports.yml.',
  );
  expect(nearest).toMatch(/^\w+, /);
  for (const glyph of ['X12 8a4 4 0 1 0 0 8', '', 'M12,8 foo', '12 8l4 4', 'M1 2#']) {
    expect(check({ join: [], glyph }), glyph).toEqual([
      expect.stringMatching(/^products\/minecraft\/index\.ts glyph is not the path of an SVG\. /),
    ]);
  }
});

it('names two rows of ports with one id', () => {
  const row = { id: 'lamp', port: 1, program: undefined } as const;
  expect(check({ join: [], ports: [row, row] })[0]).toBe(
    'products/minecraft/ports.yml lamp is also a port above: one would replace the other. Give one of them another id.',
  );
});

it('names the line, where the text stands in the record', () => {
  const own = products.find(({ card }) => card !== undefined) ?? product;
  const [message = ''] = checkProducts(new Set(['/elsewhere']), () => true, [own]);
  expect(message).toMatch(/^products\/\w+\/index\.ts:\d+ card\.to "\/[\w/-]+" is not a page/);
});

it('leaves out the pages of cards where not all pages are known', () => {
  expect(checkProducts(undefined, () => true)).toEqual([]);
});

it('leaves out the card of what is not sold', () => {
  expect(check({ join: [], card: { order: 1, to: '/gone', text: 'x' } }, false)).toEqual([]);
});
