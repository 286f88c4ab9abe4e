/** Finds out what happened to the program after a finding. */
import type { Lifecycle } from '../../server/lifecycle';
import type { LocatedError } from '../../traces/logged-error';
import { isInLinesOfError } from '../draft-checks';
import type { LogFindingDraft } from '../findings';
import type { Outcome } from './outcome';

/**
 * Returns a function that gives the outcome of a finding.
 * @param drafts all findings: some only report the end, and the lines near them give its reason
 */
export function createOutcomeJudge(
  drafts: readonly LogFindingDraft[],
  firstError: LocatedError | undefined,
  lifecycle: Lifecycle,
): (draft: LogFindingDraft) => Outcome {
  const endReports = drafts.filter(isEndReport);
  return (draft) => {
    const isReasonOfEnd = endReports.some((end) => explainsEnd(draft, end));
    if (isReasonOfEnd || draft.effect === 'ends') return 'ended';
    if (firstError !== undefined && isPartOfCrash(draft, firstError, lifecycle)) return 'ended';
    return draft.effect === 'survived' || lifecycle.readyAfter(draft.lastLine) ? 'went-on' : 'open';
  };
}

/** True for a finding that only says that the program ended. */
export const isEndReport = ({ reportsOnlyTheEnd }: LogFindingDraft): boolean =>
  reportsOnlyTheEnd === true;

/** Maximum lines between an end and the line that gives its reason. */
const MAX_LINES_TO_END = 5;

const explainsEnd = (draft: LogFindingDraft, end: LogFindingDraft): boolean =>
  !isEndReport(draft) &&
  draft.effect !== 'survived' &&
  Math.abs(draft.lastLine - end.line) <= MAX_LINES_TO_END;

/** True if a finding is in the lines of the error with which the program ended. */
const isPartOfCrash = (
  draft: LogFindingDraft,
  firstError: LocatedError,
  lifecycle: Lifecycle,
): boolean =>
  firstError.fatal &&
  isInLinesOfError(firstError, draft) &&
  !lifecycle.readyBetween(draft.lastLine, firstError.line);
