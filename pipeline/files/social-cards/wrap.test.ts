import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap';

/** A monospaced font: every letter is half as wide as the font size. */
const measureText = (text: string) => Array.from(text).length / 2;
const box = { sizes: [20, 10] as const, width: 100, maxLines: 2 };

describe('wrap', () => {
  it('uses the largest size at which the text fits', () => {
    expect(wrapText('ten letter', box, measureText)).toEqual({ size: 20, lines: ['ten letter'] });
    expect(wrapText('ten letter words and more of it', box, measureText)).toEqual({
      size: 10,
      lines: ['ten letter words and', 'more of it'],
    });
  });

  it('ends with an ellipsis if no size fits', () => {
    const { lines } = wrapText('word '.repeat(20), box, measureText);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('word word word word…');
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrapText('x'.repeat(25), box, measureText)).toEqual({
      size: 10,
      lines: ['x'.repeat(20), 'x'.repeat(5)],
    });
  });

  it('no line is too wide, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (text) => {
        const { size, lines } = wrapText(text, box, measureText);
        expect(lines.length).toBeLessThanOrEqual(box.maxLines);
        for (const line of lines) expect(measureText(line) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});
