/** Sorts findings of the same outcome so that those closest to the cause come first. */
import type { Lifecycle } from './lifecycle';
import { isRow, type Draft } from './findings';
import { isOnlyWarning, lacksSuspect, lacksReason } from './draft-checks';

/** True if a finding is about a deeper line of the trace that another one only reports. */
function isDeeper(inner: Draft, outer: Draft): boolean {
  const { trace } = outer;
  return (
    trace !== undefined &&
    lacksReason(outer) &&
    !isRow(inner.id) &&
    inner.effect !== 'survived' &&
    inner.line > outer.line &&
    inner.line < trace.end &&
    !inner.trace?.error.includes('Could not initialize class ') &&
    (!lacksReason(inner) || inner.subject !== outer.subject)
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

/** Lines between findings that can be about one error: a crash report repeats it in its sections. */
const MAX_LINES_APART = 40;

const isNear = (one: Draft, other: Draft): boolean =>
  other.line - (one.trace?.end ?? one.lastLine) <= MAX_LINES_APART &&
  one.line - (other.trace?.end ?? other.lastLine) <= MAX_LINES_APART;

/** Findings that only suspect whom they name; with a subject, the error came up in its own code. */
const SUSPICION_RULES: ReadonlySet<string> = new Set([
  'crash-suspect',
  'reports-error',
  'names-somebody',
]);

/** Rules that say why, whoever is concerned: the answers of a database, what a damaged world is. */
const PROOF_WITHOUT_NAME = /^(?:level-dat-damaged|database-(?!storage))/;

const isProof = (draft: Draft): boolean =>
  (draft.isNamed || PROOF_WITHOUT_NAME.test(draft.id)) &&
  !isRow(draft.id) &&
  !SUSPICION_RULES.has(draft.id) &&
  draft.effect !== 'survived';

/** Says at what the server worked, which a class that is only for players can stop anywhere. */
const isTick = ({ id }: Draft): boolean => id.startsWith('ticking-');
const explainsTick = ({ id, subject }: Draft): boolean =>
  id === 'client-mod-on-server' || (id === 'crash-suspect' && subject !== undefined);

/** True if another finding says more about the same error: whose fault it is, or why. */
const isExplainedByOther = (draft: Draft, drafts: readonly Draft[]): boolean =>
  drafts.some(
    (other) =>
      isNear(draft, other) &&
      (lacksSuspect(draft)
        ? isProof(other) || (isTick(draft) && explainsTick(other))
        : (draft.id === 'ticking-of-mod' && other.id === 'made-for-another') ||
          (draft.id === 'database-unreachable' && /^database-(?!unr)/.test(other.id)) ||
          (draft.id === 'backend-closed' && other.id === 'backend-silent') ||
          (draft.id === 'forge-other-loader' &&
            other.id === 'forge-missing-mod' &&
            other.subject === draft.subject)),
  );

/** A mod needs another version of the game or of its loader. */
const PLATFORM_MISMATCH = / needs (?:minecraft|(?:neo)?forge|fabricloader) in another version/;

/**
 * Causes first, then those that another finding explains, mere warnings, what went wrong while
 * the program was already stopping, and findings that only report its end.
 */
export function causesFirst(drafts: readonly Draft[], lifecycle: Lifecycle): Draft[] {
  // Several mods ask for another version of what they all run on: then that is the cause.
  const wrongPlatform = drafts.filter(({ title }) => PLATFORM_MISMATCH.test(title));
  const rank = (draft: Draft): number => {
    if (draft.reportsOnlyTheEnd === true) return 3;
    if (lifecycle.stoppedBefore(draft.line)) return 2;
    if (isOnlyWarning(draft)) return 1;
    if (wrongPlatform.length > 1 && wrongPlatform.includes(draft)) return -1;
    if (!isExplainedByOther(draft, drafts)) return 0;
    return lacksSuspect(draft) ? 0.75 : 0.5;
  };
  return deepestFirst(drafts).sort((one, other) => rank(one) - rank(other));
}
