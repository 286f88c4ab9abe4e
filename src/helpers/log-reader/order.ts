/** Which of several findings of the same weight is closest to the cause. */
import type { Course } from './course';
import { isRow, type Draft } from './findings';
import { isOnlyWarning, saysOnlyWho } from './suspect';

/** True if a finding is about a deeper line of the trace that another one only reports. */
function isDeeper(inner: Draft, outer: Draft): boolean {
  const { trace } = outer;
  return (
    trace !== undefined &&
    saysOnlyWho(outer) &&
    !isRow(inner.id) &&
    inner.effect !== 'survived' &&
    inner.line > outer.line &&
    inner.line < trace.end &&
    (!saysOnlyWho(inner) || inner.subject !== outer.subject)
  );
}

/** Findings in order, except that a cause stands before the findings that only report it. */
function deepestFirst(drafts: readonly Draft[]): Draft[] {
  const order: Draft[] = [];
  for (const draft of drafts) {
    const at = order.findIndex((outer) => isDeeper(draft, outer));
    order.splice(at < 0 ? order.length : at, 0, draft);
  }
  return order;
}

/**
 * Causes first, then mere warnings, then what went wrong while the program was already stopping,
 * then findings that only report its end.
 */
export function causesFirst(drafts: readonly Draft[], course: Course): Draft[] {
  const rank = (draft: Draft): number => {
    if (draft.bare === true) return 3;
    if (course.stoppedBefore(draft.line)) return 2;
    return isOnlyWarning(draft) ? 1 : 0;
  };
  return deepestFirst(drafts).sort((one, other) => rank(one) - rank(other));
}
