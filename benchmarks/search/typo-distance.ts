/**
 * The restricted Damerau-Levenshtein distance, with two rules of the hosted service: the typed word
 * may be the beginning of a longer one, and a wrong first letter counts twice. The header of
 * `hosted-formula.ts` says where the rules are documented.
 */
// cspell:ignore Damerau Levenshtein

interface DistanceOptions {
  /** Words whose lengths differ by more than this are not compared. */
  readonly max: number;
  /** Whether the typed word may be the beginning of the other. */
  readonly isPrefix: boolean;
}

/**
 * The typos in a typed word, compared with a word of the index: letters that are wrong, missing, too
 * many, or swapped with their neighbor.
 * @returns Infinity if the lengths differ too much
 */
export function computeTypoDistance(
  typed: string,
  word: string,
  { max, isPrefix }: DistanceOptions,
): number {
  if (!isPrefix && Math.abs(typed.length - word.length) > max) return Infinity;
  const distances = computeDistancesToPrefixes(typed, word);
  const distance = isPrefix ? Math.min(...distances) : getAt(distances, word.length);
  return distance > 0 && typed[0] !== word[0] ? distance + 1 : distance;
}

/**
 * The edits from the typed word to each beginning of the other: of no letters, one letter, two, …
 * It is the last row of the usual table, of which only three rows are kept.
 */
function computeDistancesToPrefixes(typed: string, word: string): readonly number[] {
  let currentRow = Array.from({ length: word.length + 1 }, (_, length) => length);
  let previousRow = currentRow;
  for (let i = 1; i <= typed.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= word.length; j++) {
      const substitution = typed[i - 1] === word[j - 1] ? 0 : 1;
      const distances = [
        getAt(currentRow, j) + 1,
        getAt(nextRow, j - 1) + 1,
        getAt(currentRow, j - 1) + substitution,
      ];
      const isSwap = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (i > 1 && j > 1 && isSwap) distances.push(getAt(previousRow, j - 2) + 1);
      nextRow.push(Math.min(...distances));
    }
    previousRow = currentRow;
    currentRow = nextRow;
  }
  return currentRow;
}

/** An entry of a row, which has one for each letter and one more. */
const getAt = (row: readonly number[], index: number): number => row[index] as number;
