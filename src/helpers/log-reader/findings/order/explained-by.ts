/** Tells which finding explains another: by whose fault it is, or by its reason. */
import { lacksSuspect } from '../draft-checks';
import { isRow, type LogFindingDraft } from '../findings';
import { hasRole } from '../roles';

/** Lines between findings that can be about one error: a crash report repeats it in its sections. */
const MAX_LINES_APART = 80;

const isNear = (a: LogFindingDraft, b: LogFindingDraft): boolean =>
  b.line - (a.error?.end ?? a.lastLine) <= MAX_LINES_APART &&
  a.line - (b.error?.end ?? b.lastLine) <= MAX_LINES_APART;

const isProof = (draft: LogFindingDraft): boolean =>
  (draft.isNamed || hasRole(draft, 'proof')) &&
  !isRow(draft) &&
  !hasRole(draft, 'suspicion') &&
  draft.effect !== 'survived';

/** True if a finding says whose error can have come up in a tick. */
const explainsTick = (draft: LogFindingDraft): boolean =>
  hasRole(draft, 'client-mod') || (hasRole(draft, 'crash') && draft.subject !== undefined);

/** A server that crashed waits for its threads while it ends: the watchdog only cuts that short. */
const isHangAfter = (crash: LogFindingDraft, hang: LogFindingDraft): boolean =>
  hasRole(hang, 'hang') && hasRole(crash, 'crash') && crash.line < hang.line;

/** True if a row of a guide is about the first line of an error, and a rule or the error itself about a deeper one. */
const isInsideRow = (row: LogFindingDraft, other: LogFindingDraft): boolean =>
  isRow(row) &&
  row.error !== undefined &&
  !isRow(other) &&
  other.effect !== 'survived' &&
  other.reportsOnlyTheEnd !== true &&
  !hasRole(other, 'nameless-crash') &&
  other.line > row.line &&
  other.line < row.error.end;

/** True if another finding suspects somebody in the lines of this one. */
const isSuspicionAt = ({ line }: LogFindingDraft, other: LogFindingDraft): boolean =>
  hasRole(other, 'suspicion') && other.line <= line && line <= other.lastLine;

/** True if another finding says whose fault it is that this one reports. */
const revealsCulprit = (other: LogFindingDraft, draft: LogFindingDraft): boolean =>
  isProof(other) ||
  isInsideRow(draft, other) ||
  (hasRole(draft, 'unreadable-file') && isSuspicionAt(draft, other)) ||
  (hasRole(draft, 'tick') && explainsTick(other)) ||
  isHangAfter(other, draft);

/** True if another finding is one of those by which the rule of this one is explained. */
function revealsReason(other: LogFindingDraft, draft: LogFindingDraft): boolean {
  if (hasRole(draft, 'no-database') && hasRole(other, 'answer-of-database')) return true;
  const { rules = [], ofSamePart = false } = draft.explainedBy ?? {};
  const isOfSamePart = other.subject === draft.subject || other.line === draft.line;
  return rules.includes(other.id) && (isOfSamePart || !ofSamePart);
}

/** True if another finding says more about the same error: whose fault it is, or why. */
export function isExplainedByOther(
  draft: LogFindingDraft,
  drafts: readonly LogFindingDraft[],
): boolean {
  const explains = lacksSuspect(draft) ? revealsCulprit : revealsReason;
  return drafts.some((other) => isNear(draft, other) && explains(other, draft));
}
