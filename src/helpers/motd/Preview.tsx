import type { ReactNode } from 'react';
import { getAdvance, measureWidth } from './layout';
import styles from './styles.module.css';
import {
  PLAIN_COLOR,
  findDrawnColor,
  getUnformattedText,
  type Letter,
  type Letters,
} from './styled-text';
import { PREVIEW } from './texts';

/** Pixels from one line to the next, as in the game. */
const LINE_HEIGHT = 9;
const MARGIN = 3;
const BASELINE = 7;
const MAX_THIN_WIDTH = 3;

/** The game animates obfuscated text (`k`); here it is one unreadable character. */
const getDrawnCharacter = ({ char, marks }: Letter) => (marks.includes('k') ? '▒' : char);

function Glyph({ letter, x, y }: { letter: Letter; x: number; y: number }): ReactNode {
  const isBold = letter.marks.includes('l');
  const advanceWidth = getAdvance(letter.char, isBold);
  // Stretching a letter into one or two pixels would make it too thin to see, so it is centered.
  const position =
    advanceWidth <= MAX_THIN_WIDTH
      ? ({ x: x + (advanceWidth - 1) / 2, y, textAnchor: 'middle' } as const)
      : ({ x, y, textLength: advanceWidth - 1, lengthAdjust: 'spacingAndGlyphs' } as const);
  return (
    <>
      {letter.char !== ' ' && (
        <text
          {...position}
          {...(isBold && { fontWeight: 800 })}
          {...(letter.marks.includes('o') && { fontStyle: 'italic' })}
        >
          {getDrawnCharacter(letter)}
        </text>
      )}
      {letter.marks.includes('n') && (
        <rect x={x - 0.5} y={y + 1} width={advanceWidth} height={0.8} />
      )}
      {letter.marks.includes('m') && (
        <rect x={x - 0.5} y={y - 3.5} width={advanceWidth} height={0.8} />
      )}
    </>
  );
}

/** Groups adjacent letters of one color. */
function splitByColor(letters: Letters): { color: string; from: number; letters: Letter[] }[] {
  const found: { color: string; from: number; letters: Letter[] }[] = [];
  let x = MARGIN;
  for (const letter of letters) {
    const color = findDrawnColor(letter) ?? PLAIN_COLOR;
    const last = found.at(-1);
    if (last?.color === color) last.letters.push(letter);
    else found.push({ color, from: x, letters: [letter] });
    x += getAdvance(letter.char, letter.marks.includes('l'));
  }
  return found;
}

/**
 * Lines as the server list draws them: every letter at the game's width, in the browser's font.
 * Colors are SVG attributes, which the site's policy allows.
 */
export function Preview({
  lines,
  room,
}: {
  lines: readonly Letters[];
  /** Width of a line in pixels. */
  room: number;
}): ReactNode {
  const label = PREVIEW.label(lines.map((line) => getUnformattedText(line).trim()));
  return (
    <svg
      className={styles.preview}
      viewBox={`0 0 ${room + 2 * MARGIN} ${2 * LINE_HEIGHT + 2 * MARGIN}`}
      role="img"
      aria-label={label}
    >
      {lines.map((line, row) =>
        splitByColor(line).map(({ color, from, letters }, index) => (
          <g key={`${row}-${index}`} fill={color}>
            {letters.map((letter, at) => (
              <Glyph
                key={at}
                letter={letter}
                x={from + measureWidth(letters.slice(0, at))}
                y={MARGIN + BASELINE + row * LINE_HEIGHT}
              />
            ))}
          </g>
        )),
      )}
    </svg>
  );
}
