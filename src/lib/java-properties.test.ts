import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeProperty, parseProperties, unescapeProperty } from './java-properties';

const getValue = (text: string, key = 'k') => parseProperties(text).values.get(key);

describe('reads the same as java.util.Properties', () => {
  // The first six cases are the examples in the documentation of java.util.Properties.load.
  it.each([
    ['Truth = Beauty', 'Truth', 'Beauty'],
    [' Truth:Beauty', 'Truth', 'Beauty'],
    ['Truth                    :Beauty', 'Truth', 'Beauty'],
    [
      'fruits                           apple, banana, pear, \\\n                                  cantaloupe',
      'fruits',
      'apple, banana, pear, cantaloupe',
    ],
    ['cheeses', 'cheeses', ''],
    ['\\:\\= = x', ':=', 'x'],
    ['k==x', 'k', '=x'],
    ['k = : x', 'k', ': x'],
    ['k x = y', 'k', 'x = y'],
    ['k=a\\tb\\nc\\rd\\fe\\qf', 'k', 'a\tb\nc\rd\feqf'],
    ['k=\\u00A7a\\u00a7', 'k', '§a§'],
    ['k=\\\\u00A7', 'k', '\\u00A7'],
    ['k=1\nk=2', 'k', '2'],
    ['# k=1\r\n! k=1\r\rk=3', 'k', '3'],
    ['k=a\\', 'k', 'a'],
    ['k=a\\\\', 'k', 'a\\'],
    ['k\\', 'k', ''],
    ['', 'k', undefined],
  ])('%j', (text, key, value) => {
    expect(getValue(text, key)).toBe(value);
    expect(parseProperties(text).malformed).toEqual([]);
  });
});

it('reports the line of every broken \\u', () => {
  expect(parseProperties('a=1\n# \\u00\nmotd=\\u00A\nb=\\u§6xx\nc=\\u').malformed).toEqual([
    { line: 3, found: '\\u00A' },
    { line: 4, found: '\\u§6xx' },
    { line: 5, found: '\\u' },
  ]);
  expect(parseProperties('k\\u12=3').malformed).toEqual([{ line: 1, found: '\\u12' }]);
});

describe('escapeProperty', () => {
  it('writes what the guides show', () => {
    expect(escapeProperty('§6Hi\n§aYou')).toBe('\\u00A76Hi\\n\\u00A7aYou');
    expect(escapeProperty('§6Hi', true)).toBe('§6Hi');
    expect(escapeProperty('  x')).toBe('\\  x');
    expect(escapeProperty('{"text":"a\\"b"}')).toBe('{"text":"a\\\\"b"}');
    expect(escapeProperty('😀')).toBe('\\uD83D\\uDE00');
  });

  it('reads back to the same text, in both encodings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (value, utf8) => {
        const line = `k=${escapeProperty(value, utf8)}`;
        expect(line).not.toMatch(/[\r\n]/);
        expect(parseProperties(line)).toEqual({ values: new Map([['k', value]]), malformed: [] });
      }),
    );
  });
});

it('never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('\\', 'u', '0', 'A', '=', ' ', '\n', '#', '§') }),
      (text) => {
        parseProperties(text);
        unescapeProperty(text);
      },
    ),
  );
});
