import { expect, it } from 'vitest';
import { products } from './all';
import { checkFields } from './fields';

const [minecraft] = products.filter(({ id }) => id === 'minecraft');
const check = (changes: Readonly<Record<string, unknown>>) =>
  checkFields([{ id: 'x', label: 'X', guides: [], glyph: 'M1 1', ...changes }]);

it('accepts the records of this repository', () => {
  expect(checkFields()).toEqual([]);
});

it.each<[changes: Readonly<Record<string, unknown>>, message: string]>([
  [
    { synonims: [['a > b']] },
    'synonims is not a field of a record. Nearest: synonyms, ports, join',
  ],
  [
    { card: { order: 1, to: '/x', txt: 'x', text: 'x' } },
    'card.txt is not a field of a record. Nearest: text, to, title',
  ],
  [
    { join: [{ name: 'X', port: 'x', servise: { name: 'a', protocol: 'tcp' } }] },
    'join.servise is not a field of a record. Nearest: service, name, id',
  ],
  [
    { homeLink: { order: 1, too: '/x', to: '/x' } },
    'homeLink.too is not a field of a record. Nearest: to, order',
  ],
  [{ label: undefined }, 'label is missing. Write it, as in the other records.'],
  [
    { card: { order: '10', to: '/x', text: 'x' } },
    'card.order is not a number. Write it without quotes.',
  ],
  [{ guides: 'games/x/' }, 'guides is not a list. Write it in square brackets.'],
  [{ optional: false }, 'optional is not true. Write true, or leave the field out.'],
])('%j', (changes, message) => {
  expect(check(changes)).toEqual([`products/x/index.ts ${message}`]);
});

it('names the record by its label if it lacks the name of its folder', () => {
  expect(check({ id: undefined })).toEqual([
    'products/: the record of X: id is missing. Write it, as in the other records.',
  ]);
});

it('names the line, where the field stands in the record', () => {
  expect(
    checkFields([{ ...minecraft, card: { ...minecraft?.card, order: 'x' } } as never])[0],
  ).toMatch(/^products\/minecraft\/index\.ts:\d+ card\.order is not a number\./);
});
