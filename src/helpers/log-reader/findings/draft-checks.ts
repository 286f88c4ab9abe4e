/** What a finding leaves open, and whether it is about the error that the log shows. */
import { MAX_QUOTED } from '../faults/texts';
import { isRow, type LogFindingDraft } from './findings';
import type { LocatedError } from '../traces/logged-error';

/** True for a finding that says what happened, but not whose fault it is. */
export const lacksSuspect = (draft: LogFindingDraft): boolean =>
  !draft.isNamed && (draft.leavesOpen === 'suspect' || isRow(draft));

/** True for a finding that names who failed, but not why: the error's kind says more. */
export const lacksReason = ({ leavesOpen }: LogFindingDraft): boolean => leavesOpen === 'reason';

/** A warning without an error: many lines that healthy servers print are such. */
export const isOnlyWarning = ({ isWarning, error, effect }: LogFindingDraft): boolean =>
  isWarning === true && error === undefined && effect !== 'ends';

/** True if a finding is in the lines of an error, or directly above them. */
export function isInLinesOfError(
  error: Pick<LocatedError, 'line' | 'start' | 'end'>,
  { line, lastLine, effect }: LogFindingDraft,
): boolean {
  const start = effect === 'survived' ? error.line - 1 : error.start;
  return [line, lastLine].some((number) => number >= start && number <= error.end);
}

/** True if a finding already shows or says a message. */
export const showsMessage = ({ text, cause, title }: LogFindingDraft, message: string): boolean =>
  [text, cause, title].some((shown) => shown.includes(message.slice(0, MAX_QUOTED)));

/** True if a finding is on the line of another one, or in the lines of its error. */
export const isInTraceOf = (outer: LogFindingDraft, { line }: LogFindingDraft): boolean =>
  line >= outer.line && line < (outer.error?.end ?? outer.line + 1);
