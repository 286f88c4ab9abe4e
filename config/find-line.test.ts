import { expect, it } from 'vitest';
import { findLine } from './find-line';

it('follows the nesting, not the first line with the word', () => {
  const text = [
    '// a: { b',
    'export const x = {',
    "  urls: { panel: 'https://a.test' }, // panel: {",
    '  panel: {',
    "    name: 'a',",
    '  },',
    "  'quoted-key': { name: 1 },",
    '};',
  ].join('\n');
  expect(findLine(['urls', 'panel'], text)).toBe(3);
  expect(findLine(['panel', 'name'], text)).toBe(5);
  expect(findLine(['quoted-key', 'name'], text)).toBe(7);
  // A missing key: the line of its parent.
  expect(findLine(['panel', 'family'], text)).toBe(4);
  expect(findLine(['nothing'], text)).toBeUndefined();
});

it('counts elements of lists, and letters of more than one byte', () => {
  const text =
    "// é\nconst x = {\n  a: 'ü',\n  links: [\n    { url: '/a' },\n    { url: '/b' },\n  ],\n};\n";
  expect(findLine(['links', '1', 'url'], text)).toBe(6);
  expect(findLine(['links', '2', 'url'], text)).toBe(4);
  expect(findLine(['a', 'b'], text)).toBe(3);
});

it('is not misled by braces in strings, or by a key of another constant', () => {
  const text = "const a = { one: '} b: {' };\nexport const x = { ...a, b: `{${1}`, c: 2 };\n";
  expect(findLine(['b'], text)).toBe(2);
  expect(findLine(['one', 'b'], text)).toBe(1);
});
