/**
 * Edit distance: how many letters must be added, removed or replaced to turn one word into another.
 */
export function computeEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known words most similar to one, best first. Ignores case. */
export function findNearest(word: string, known: readonly string[], count = 5): string[] {
  const lower = word.toLowerCase();
  return known
    .map((other) => ({ other, edits: computeEditDistance(lower, other.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The end of a message about an unknown word: "Nearest: /backups, /sftp". */
export function formatNearest(word: string, known: Iterable<string>): string {
  return `Nearest: ${findNearest(word, [...known], 3).join(', ')}`;
}
