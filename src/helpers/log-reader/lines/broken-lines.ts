/** Puts lines together again that a terminal or a page has broken at its width. */
import { startsEntry } from './line-format';

/**
 * Changes whole lines; their number stays. If more text follows, the last lines may be kept for the
 * next call.
 */
export type LineTransform = (text: string, isEnd?: boolean) => string;

/** Widths at which terminals and pages break lines. */
const MIN_WIDTH = 60;
const MAX_WIDTH = 250;
/** Fewer lines have the same length by chance. */
const MIN_BROKEN = 3;

/**
 * How to join lines that a terminal has broken at its width; undefined if it has not.
 * @param lines the first ones of the log
 */
export function createLineJoiner(lines: readonly string[]): LineTransform | undefined {
  const width = Math.max(...lines.map((line) => line.length));
  const brokenCount = lines.filter((line, at) => isBroken(line, lines[at + 1], width)).length;
  if (width < MIN_WIDTH || width > MAX_WIDTH || brokenCount < MIN_BROKEN) return undefined;
  let held = '';
  return (text, isEnd = true) => {
    const heldLines = (held + text).split('\n');
    const settled = isEnd ? heldLines.length : countSettledLines(heldLines, width);
    held = heldLines.slice(settled).join('\n');
    const joined = joinLines(heldLines.slice(0, settled), width);
    return isEnd || settled === 0 ? joined : `${joined}\n`;
  };
}

/** More lines of the full width, one after the other, are no broken line. */
const MAX_PARTS = 60;

/** How many of the lines certainly end where they end, whatever follows the last one. */
function countSettledLines(lines: readonly string[], width: number): number {
  let count = lines.length - 1;
  while (lines[count - 1]?.length === width && lines.length - count <= MAX_PARTS) count--;
  return count;
}

/** True for a line that goes on in the next one. */
const isBroken = (line: string, next: string | undefined, width: number): boolean =>
  line.length === width &&
  next !== undefined &&
  // The same message again is not its own continuation.
  next !== line &&
  /\w/.test(line) &&
  !/^\s*(?:$|at |Caused by: |\.\.\. \d)/.test(next) &&
  !startsEntry(next);

/** Empty lines take the place of those that were joined, so that the numbers of lines stay. */
function joinLines(lines: readonly string[], width: number): string {
  const joined: string[] = [];
  let whole = '';
  let parts = 0;
  for (const [at, line] of lines.entries()) {
    whole += line;
    parts++;
    if (isBroken(line, lines[at + 1], width)) continue;
    joined.push(whole, ...Array<string>(parts - 1).fill(''));
    whole = '';
    parts = 0;
  }
  return joined.join('\n');
}
