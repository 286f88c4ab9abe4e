import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRowSlug } from './trouble-row';

it.each([
  ['Can’t keep up! Is the server overloaded?', 'can-t-keep-up-is-the-server-overloaded'],
  ['`Échec` … 42', 'e-chec-42'],
  ['错误', ''],
])('of %s is %s', (message, slug) => {
  expect(createRowSlug(message)).toBe(slug);
});

it('is short, and safe in an address', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[a-z0-9-]{0,60}$/.test(createRowSlug(text))));
});
