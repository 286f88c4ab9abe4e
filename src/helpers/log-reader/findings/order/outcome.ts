/**
 * What happened to the program after a finding: it ended there (`ended`), it continued unharmed
 * (`went-on`), or the log shows neither (`open`). Only the first is called a cause.
 */
export type Outcome = 'ended' | 'open' | 'went-on';

interface WithOutcome {
  readonly outcome: Outcome;
}

/** The findings behind a verdict, the others, and what the log shows about the first. */
export function getLead<T extends WithOutcome>(
  problems: readonly T[],
): { readonly lead: readonly T[]; readonly rest: readonly T[]; readonly outcome: Outcome } {
  const outcome = problems[0]?.outcome ?? 'open';
  if (outcome === 'went-on') return { lead: problems, rest: [], outcome };
  return {
    lead: problems.filter((problem) => problem.outcome !== 'went-on'),
    rest: problems.filter((problem) => problem.outcome === 'went-on'),
    outcome,
  };
}
