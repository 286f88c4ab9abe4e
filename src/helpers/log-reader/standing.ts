/**
 * What the log shows about a finding: the program ended there, it continued unharmed, or neither.
 * Only the first is called a cause.
 */
export type Standing = 'ended' | 'open' | 'went-on';

interface Standings {
  readonly standing: Standing;
}

const WEIGHT: Readonly<Record<Standing, number>> = { ended: 0, open: 1, 'went-on': 2 };

/** Sort order: what ended the program first, then what may have. */
export const byWeight = (one: Standings, other: Standings): number =>
  WEIGHT[one.standing] - WEIGHT[other.standing];

/** The findings behind a verdict, the others, and what the log shows about the first. */
export function leadOf<T extends Standings>(
  problems: readonly T[],
): { readonly lead: readonly T[]; readonly rest: readonly T[]; readonly standing: Standing } {
  const standing = problems[0]?.standing ?? 'open';
  if (standing === 'went-on') return { lead: problems, rest: [], standing };
  return {
    lead: problems.filter((one) => one.standing !== 'went-on'),
    rest: problems.filter((one) => one.standing === 'went-on'),
    standing,
  };
}
