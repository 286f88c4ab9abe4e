/** Measures letters in the game's font, and wraps and cuts lines as the server list does. */
import type { Letter, Letters } from './styled-text';

/** Advance width of a letter in the game's font, in pixels, including the one-pixel gap. */
const ADVANCES: readonly (readonly [width: number, letters: string])[] = [
  [2, "!',.:;i|¡¦·ויוֹ"],
  [3, '`l´ìíל'],
  [4, ' "()*I[]t{}¨¸¹ÌÍÎÏîï‹›נ'],
  [5, '<>fkª°²³º●ג'],
  [7, '@~«¶»Ð€✔✘'],
  [8, '¤©®¼½¾…✎'],
  [9, '█'],
];
const ADVANCE_OF = new Map<string, number>(
  ADVANCES.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);
/** Most letters of Latin, Greek, Cyrillic and Hebrew, and some signs. */
const USUAL = /[!-~¡-ʯͰ-ԯא-ת‐-‧↑↓−■▲▼◆×÷☺♥]/u;
const USUAL_ADVANCE = 6;
/** Half the width of a full-width letter in the game's second font, GNU Unifont. */
const WIDE_ADVANCE = 9;

/** Width of a letter in pixels; bold letters are drawn twice, one pixel apart. */
export function getAdvance(char: string, bold = false): number {
  if (char === '\n') return 0;
  const width = ADVANCE_OF.get(char) ?? (USUAL.test(char) ? USUAL_ADVANCE : WIDE_ADVANCE);
  return width + (bold ? 1 : 0);
}

/** Whether the game's first font has the letter, so that its width here is certain. */
export function isCertain(char: string): boolean {
  return char === '\n' || ADVANCE_OF.has(char) || USUAL.test(char);
}

const isBold = ({ marks }: Letter) => marks.includes('l');

/** Width of a line in pixels. */
export function measureWidth(letters: Letters): number {
  return letters.reduce((sum, letter) => sum + getAdvance(letter.char, isBold(letter)), 0);
}

/** Lines as written, split at their line breaks. */
export function splitLines(letters: Letters): Letter[][] {
  const lines: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.char === '\n') lines.push([]);
    else lines.at(-1)?.push(letter);
  }
  return lines;
}

/** Lines as the game draws them: long lines wrap, at a space if there is one. */
export function wrapLines(letters: Letters, widest: number): Letter[][] {
  const lines: Letter[][] = [];
  for (const line of splitLines(letters)) {
    let start = 0;
    let space = -1;
    let pixels = 0;
    for (let at = 0; at < line.length; at += 1) {
      const letter = line[at] as Letter;
      if (letter.char === ' ') space = at;
      pixels += getAdvance(letter.char, isBold(letter));
      if (pixels <= widest || at === start) continue;
      const end = space > start ? space : at;
      lines.push(line.slice(start, end));
      start = space > start ? space + 1 : at;
      space = -1;
      pixels = 0;
      at = start - 1;
    }
    lines.push(line.slice(start));
  }
  return lines;
}

/** Centers each line within `widest` pixels by leading spaces; trims spaces at its ends. */
export function centerText(letters: Letters, widest: number): Letter[] {
  const space: Letter = { char: ' ', marks: '' };
  return splitLines(letters).flatMap((line, index) => {
    let from = 0;
    let to = line.length;
    while (from < to && line[from]?.char === ' ') from += 1;
    while (to > from && line[to - 1]?.char === ' ') to -= 1;
    const text = line.slice(from, to);
    const free = Math.max(0, widest - measureWidth(text));
    const count = text.length === 0 ? 0 : Math.floor(free / 2 / getAdvance(' '));
    const first: Letter[] = index === 0 ? [] : [{ char: '\n', marks: '' }];
    return [...first, ...Array.from({ length: count }, () => space), ...text];
  });
}
