/** Breaks text into lines that fit into a given width. */

/** Width of a text in pixels at a font size of one pixel. */
export type MeasureText = (text: string) => number;

/** Lines of a text, and the font size at which they fit. */
export interface WrappedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Wraps at the first of the sizes (largest first) at which the text takes `maxLines` lines or fewer. If
 * none fits, it uses the smallest size and ends the last line with "…".
 * @param width widest line in pixels
 */
export function wrapText(
  text: string,
  {
    sizes,
    width,
    maxLines,
  }: { sizes: readonly [number, ...number[]]; width: number; maxLines: number },
  measure: MeasureText,
): WrappedText {
  for (const size of sizes) {
    const lines = breakLines(text, width / size, measure);
    if (lines.length <= maxLines) return { size, lines };
  }
  const size = sizes.at(-1) as number;
  const lines = breakLines(text, width / size, measure).slice(0, maxLines);
  lines[maxLines - 1] = shorten(lines[maxLines - 1] ?? '', width / size, measure);
  return { size, lines };
}

function breakLines(text: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = breakWord(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, width: number, measure: MeasureText): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function shorten(line: string, width: number, measure: MeasureText): string {
  let letters = Array.from(line);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
