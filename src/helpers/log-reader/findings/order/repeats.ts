/** Leaves out findings that say again what another one says better. */
import { simplifyName } from '../../server/owners';
import { isInTraceOf, lacksReason } from '../draft-checks';
import { isRow, type LogFindingDraft } from '../findings';

/**
 * Joins the findings about a mod that failed, which a loader reports at once and again in its summary:
 * one remains, which says why it failed and reaches to where the program ended.
 */
export function withoutSummaries(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  const kept = new Map<string, LogFindingDraft>();
  for (const [index, draft] of drafts.entries()) {
    const isRepeated = draft.isInSummary === true && draft.subject !== undefined;
    const key = isRepeated ? simplifyName(draft.subject) : `${index}`;
    const known = kept.get(key);
    kept.set(key, known === undefined ? draft : joinSummary(known, draft));
  }
  return [...kept.values()];
}

const joinSummary = (known: LogFindingDraft, summary: LogFindingDraft): LogFindingDraft => ({
  ...(hasReason(summary) && !hasReason(known) ? summary : known),
  effect: known.effect ?? summary.effect,
  line: known.line,
  lastLine: summary.lastLine,
});

/** True if the trace of a finding says more than that code failed. */
const hasReason = ({ error }: LogFindingDraft): boolean =>
  error?.fault !== undefined && error.fault.kind !== 'code';

/** Findings without those that others repeat: as a row of a guide, more exactly, or with the reason. */
export function withoutRepeats(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  const linkedRows = new Set(drafts.filter((draft) => !isRow(draft)).map(getLinkedRow));
  return drafts.filter((draft) =>
    isRow(draft)
      ? !linkedRows.has(draft.id)
      : !drafts.some((other) => isCorrectedBy(draft, other) || isOnlyReportOf(draft, other)),
  );
}

/** The row that a rule links to, which says the same: in the form of a row’s id. */
const getLinkedRow = ({ guides: [link] }: LogFindingDraft): string => `${link?.route}#${link?.row}`;

/** Maximum lines between two findings of which one says the same more seriously. */
const MAX_LINES_BETWEEN = 5;

/** True if another finding nearby says more exactly, or more seriously, the same about a part. */
function isCorrectedBy(draft: LogFindingDraft, other: LogFindingDraft): boolean {
  if (draft.subject === undefined || draft.subject !== other.subject) return false;
  // The next row of a table can name something else that the same mod needs.
  if (other.id === draft.id && other.needed !== draft.needed) return false;
  if (other.explainsLineAbove === true) return other.line === draft.line + 1;
  return (
    draft.effect === 'survived' &&
    other.effect !== 'survived' &&
    other.line < draft.line &&
    draft.line - other.lastLine <= MAX_LINES_BETWEEN
  );
}

/** True if a finding only says that a part failed, and another in its lines says why. */
const isOnlyReportOf = (draft: LogFindingDraft, other: LogFindingDraft): boolean =>
  lacksReason(draft) &&
  !lacksReason(other) &&
  draft.subject === other.subject &&
  isInTraceOf(draft, other);
