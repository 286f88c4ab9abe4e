/** Selects the lines of a stack trace to quote: the first ones, and those of its deepest cause. */

const MAX_LINES = 14;
const MAX_CAUSE_LINES = 8;
const MAX_LINE_LENGTH = 240;

/** @param deepest index of the line with the deepest cause */
export function createExcerpt(lines: readonly string[], deepest: number): string {
  const first = lines.slice(0, MAX_LINES);
  const cause =
    deepest >= MAX_LINES ? ['…', ...lines.slice(deepest, deepest + MAX_CAUSE_LINES)] : [];
  const left = lines.length > MAX_LINES && cause.length === 0 ? ['…'] : [];
  return [...first, ...cause, ...left]
    .map((line) => line.trimEnd().slice(0, MAX_LINE_LENGTH))
    .join('\n');
}
