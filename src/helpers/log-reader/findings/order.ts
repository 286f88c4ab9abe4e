/**
 * The order of the findings, and nothing else decides it. `STEPS` lists the comparisons: of two
 * findings that a step holds equal, the next one decides. What is known of a finding and of the log
 * comes in as data.
 */
import type { Lifecycle } from '../server/lifecycle';
import { isOnlyWarning, lacksReason, lacksSuspect } from './draft-checks';
import { isExplainedByOther } from './explained-by';
import { isRow, type LogFindingDraft } from './findings';
import type { Outcome } from './outcome';
import { isPlatformNeed } from './platform-needs';
import { hasRole } from './roles';

/** What the order asks of the log. */
export interface OrderContext {
  readonly drafts: readonly LogFindingDraft[];
  readonly lifecycle: Pick<Lifecycle, 'stoppedBefore'>;
  readonly getOutcome: (draft: LogFindingDraft) => Outcome;
}

/** Prepares a comparison for a log: the finding with the lower number comes first. */
type Step = (log: OrderContext) => (draft: LogFindingDraft) => number;

/**
 * The comparisons, the weightiest first.
 *
 * 1. The outcome: a reader wants to know what ended the program. Nothing that it survived may stand
 *    above that, however well it is explained.
 * 2. The tier: of findings with the same outcome, a cause says more than its consequences. This weighs
 *    more than the place in the log, as consequences are often logged first.
 * 3. The depth: what is left are findings of which none explains the other. A line deeper in a trace is
 *    closer to the cause than the line above that reports it; else the log’s own order stays.
 */
const STEPS: readonly Step[] = [rankByOutcome, rankByTier, rankByDepth];

/** The findings in the order in which they are shown. */
export function sortFindings(log: OrderContext): LogFindingDraft[] {
  const steps = STEPS.map((step) => step(log));
  return (
    log.drafts
      .map((draft) => ({ draft, places: steps.map((rank) => rank(draft)) }))
      // The first step with a difference decides; in the last one no two findings are equal.
      .sort((a, b) =>
        a.places
          .map((place, step) => place - (b.places[step] as number))
          .reduce((first, next) => first || next),
      )
      .map(({ draft }) => draft)
  );
}

const OUTCOMES: readonly Outcome[] = ['ended', 'open', 'went-on'];

/** Step 1: what ended the program, then what may have, then what it survived. */
function rankByOutcome({ getOutcome }: OrderContext): (draft: LogFindingDraft) => number {
  return (draft) => OUTCOMES.indexOf(getOutcome(draft));
}

/** What the tiers ask of a finding and its log. */
interface TierContext extends OrderContext {
  /** Findings about another version of what all mods run on. */
  readonly platformNeeds: readonly LogFindingDraft[];
  /** True if Mixin does not find a class of Java’s own. */
  readonly isJavaTooNew: boolean;
}

/**
 * The tiers of step 2 in the order shown. A finding stands in the last one that holds for it: each
 * says why it must stand behind all those before.
 */
const TIERS: readonly ((draft: LogFindingDraft, log: TierContext) => boolean)[] = [
  // What all mods run on comes first: as long as it is wrong, each mod can fail in a way of its own.
  isAboutPlatform,
  // A cause, as far as the log shows. Also where nothing explains it, and nothing else is known.
  (draft, log) => !isAboutPlatform(draft, log),
  // It names somebody, but another finding says why: only a consequence of that one.
  isExplained,
  // The same, and it does not even say whose fault it is: less than a consequence with a name.
  (draft, log) => isExplained(draft, log) && lacksSuspect(draft),
  // Healthy servers print most warnings: less likely a cause than even a consequence of an error.
  (draft, log) => isOnlyWarning(draft) && !isJavaRefused(draft, log),
  // What fails while the program stops is not why it does.
  (draft, log) => log.lifecycle.stoppedBefore(draft.line) && !isJavaRefused(draft, log),
  // It only says that the program ended, which the reader knows.
  ({ reportsOnlyTheEnd }) => reportsOnlyTheEnd === true,
];

/** Step 2: causes before what they led to, and that before what hardly matters. */
function rankByTier(log: OrderContext): (draft: LogFindingDraft) => number {
  const { drafts } = log;
  const context = {
    ...log,
    platformNeeds: drafts.filter(isPlatformNeed),
    isJavaTooNew: drafts.some(lacksJavaClass),
  };
  return (draft) => TIERS.findLastIndex((holds) => holds(draft, context));
}

/** Mixin did not find one of Java’s own classes: it cannot read this Java, whatever mod it worked for. */
const lacksJavaClass = (draft: LogFindingDraft): boolean =>
  hasRole(draft, 'mixin') && /ClassNotFoundException: java\./.test(draft.error?.rootCause ?? '');

/** True if a finding says that this Java is too new, and another one shows what came of it. */
const isJavaRefused = (draft: LogFindingDraft, { isJavaTooNew }: TierContext): boolean =>
  isJavaTooNew && hasRole(draft, 'java-too-new');

/** True if several mods ask for another version of what all run on, or if that cannot read this Java. */
function isAboutPlatform(draft: LogFindingDraft, log: TierContext): boolean {
  const { platformNeeds } = log;
  return (
    isJavaRefused(draft, log) ||
    draft.isOfSeveral === true ||
    (platformNeeds.length > 1 && platformNeeds.includes(draft))
  );
}

/** True for a finding that another one explains; what all mods run on is never a consequence. */
function isExplained(draft: LogFindingDraft, log: TierContext): boolean {
  return !isAboutPlatform(draft, log) && isExplainedByOther(draft, log.drafts);
}

/** Step 3: the order of the log, except that a deeper line stands before those that only report it. */
function rankByDepth({ drafts }: OrderContext): (draft: LogFindingDraft) => number {
  const sorted: LogFindingDraft[] = [];
  for (const draft of drafts) {
    const at = sorted.findIndex((outer) => isDeeper(draft, outer));
    sorted.splice(at < 0 ? sorted.length : at, 0, draft);
  }
  return (draft) => sorted.indexOf(draft);
}

/** True if a finding is about a deeper line of the trace that another one only reports. */
function isDeeper(inner: LogFindingDraft, outer: LogFindingDraft): boolean {
  const { error } = outer;
  return (
    error !== undefined &&
    lacksReason(outer) &&
    !isRow(inner) &&
    inner.effect !== 'survived' &&
    inner.line > outer.line &&
    inner.line < error.end &&
    !inner.error?.header.includes('Could not initialize class ') &&
    (!lacksReason(inner) || inner.subject !== outer.subject)
  );
}
