/** Sorts findings of the same outcome so that those closest to the cause come first. */
import type { Lifecycle } from '../server/lifecycle';
import { isRow, type LogFindingDraft } from './findings';
import { isOnlyWarning, lacksSuspect, lacksReason } from './draft-checks';
import { isNeedOfSeveral, isPlatformNeed } from './platform-needs';
import { hasRole } from './roles';

/** True if a finding is about a deeper line of the trace that another one only reports. */
function isDeeper(inner: LogFindingDraft, outer: LogFindingDraft): boolean {
  const { trace } = outer;
  return (
    trace !== undefined &&
    lacksReason(outer) &&
    !isRow(inner) &&
    inner.effect !== 'survived' &&
    inner.line > outer.line &&
    inner.line < trace.end &&
    !inner.trace?.error.includes('Could not initialize class ') &&
    (!lacksReason(inner) || inner.subject !== outer.subject)
  );
}

/** Findings in order, except that a cause stands before the findings that only report it. */
function sortDeepestFirst(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  const order: LogFindingDraft[] = [];
  for (const draft of drafts) {
    const at = order.findIndex((outer) => isDeeper(draft, outer));
    order.splice(at < 0 ? order.length : at, 0, draft);
  }
  return order;
}

/** Lines between findings that can be about one error: a crash report repeats it in its sections. */
const MAX_LINES_APART = 80;

const isNear = (a: LogFindingDraft, b: LogFindingDraft): boolean =>
  b.line - (a.trace?.end ?? a.lastLine) <= MAX_LINES_APART &&
  a.line - (b.trace?.end ?? b.lastLine) <= MAX_LINES_APART;

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
  row.trace !== undefined &&
  !isRow(other) &&
  other.effect !== 'survived' &&
  other.reportsOnlyTheEnd !== true &&
  !hasRole(other, 'nameless-crash') &&
  other.line > row.line &&
  other.line < row.trace.end;

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
function isExplainedByOther(draft: LogFindingDraft, drafts: readonly LogFindingDraft[]): boolean {
  const explains = lacksSuspect(draft) ? revealsCulprit : revealsReason;
  return drafts.some((other) => isNear(draft, other) && explains(other, draft));
}

/** Mixin did not find one of Java’s own classes: it cannot read this Java, whatever mod it worked for. */
const lacksJavaClass = (draft: LogFindingDraft): boolean =>
  hasRole(draft, 'mixin') && /ClassNotFoundException: java\./.test(draft.trace?.cause ?? '');

/** The order in which findings are shown: the lowest rank first. */
const RANK = {
  /** What all mods run on: several ask for another version of it, or it cannot read this Java. */
  sharedPlatform: 0,
  cause: 1,
  explainedByOther: 2,
  /** Explained by another finding, and does not even say whose fault it is. */
  explainedWithoutSuspect: 3,
  warning: 4,
  /** Went wrong while the program was already stopping. */
  whileStopping: 5,
  onlyTheEnd: 6,
} as const;

/** Sorts findings by `RANK`; of equal ones, a cause stands before those that only report it. */
export function sortCausesFirst(
  drafts: readonly LogFindingDraft[],
  lifecycle: Lifecycle,
): LogFindingDraft[] {
  const wrongPlatform = drafts.filter(isPlatformNeed);
  const isJavaTooNew = drafts.some(lacksJavaClass);
  const rank = (draft: LogFindingDraft): number => {
    if (draft.reportsOnlyTheEnd === true) return RANK.onlyTheEnd;
    if (isJavaTooNew && hasRole(draft, 'java-too-new')) return RANK.sharedPlatform;
    if (lifecycle.stoppedBefore(draft.line)) return RANK.whileStopping;
    if (isOnlyWarning(draft)) return RANK.warning;
    if (isNeedOfSeveral(draft) || (wrongPlatform.length > 1 && wrongPlatform.includes(draft))) {
      return RANK.sharedPlatform;
    }
    if (!isExplainedByOther(draft, drafts)) return RANK.cause;
    return lacksSuspect(draft) ? RANK.explainedWithoutSuspect : RANK.explainedByOther;
  };
  return sortDeepestFirst(drafts).sort((a, b) => rank(a) - rank(b));
}
