import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Edits } from './edits';

describe('Edits', () => {
  it('applies changes by offsets of the original, in any order', () => {
    const edits = new Edits('one two three');
    edits.replace(8, 13, '3');
    edits.insert(4, '<');
    edits.replace(0, 3, '1');
    edits.insert(7, '>');
    expect(edits.toString()).toBe('1 <two> 3');
    expect(edits.slice(4, 7)).toBe('<two>');
  });

  it('keeps the order of insertions at one offset', () => {
    const edits = new Edits('ab');
    edits.insert(1, '1');
    edits.insert(1, '2');
    expect(edits.toString()).toBe('a12b');
  });

  it('rejects overlapping changes, and ranges outside of the text', () => {
    const edits = new Edits('abc');
    edits.replace(0, 2, '');
    expect(() => edits.replace(1, 3, 'x')).toThrow('two changes of one place: bc');
    expect(() => edits.insert(1, 'x')).toThrow('two changes');
    expect(() => edits.insert(4, 'x')).toThrow('no range');
    expect(() => edits.replace(3, 2, 'x')).toThrow('no range');
  });

  it('gives the same result as changes from the end to the start', () => {
    const cuts = fc.uniqueArray(fc.nat(30), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.string({ minLength: 31, maxLength: 40 }),
        cuts,
        fc.string(),
        (text, at, put) => {
          const sorted = at.slice(0, at.length - (at.length % 2)).sort((a, b) => a - b);
          const pairs = sorted.flatMap((start, index) =>
            index % 2 === 0 ? [[start, sorted[index + 1] ?? start] as const] : [],
          );
          const edits = new Edits(text);
          let expected = text;
          for (const [start, end] of pairs) edits.replace(start, end, put);
          for (const [start, end] of pairs.toReversed()) {
            expected = expected.slice(0, start) + put + expected.slice(end);
          }
          expect(edits.toString()).toBe(expected);
        },
      ),
    );
  });
});
