/**
 * Sorts the findings. No other module decides their order. `STEPS` lists the comparisons: when two
 * findings are equal in one step, the next step decides. Everything known about the findings and
 * the log is passed in as data.
 */
import type { Lifecycle } from '../../server/lifecycle';
import { isOnlyWarning, lacksReason, lacksSuspect } from '../draft-checks';
import { isExplainedByOther } from './explained-by';
import { isRow, type LogFindingDraft } from '../findings';
import type { Outcome } from './outcome';
import { isPlatformNeed } from './platform-needs';
import { hasRole } from '../roles';

/** What has to be known about a log to sort its findings. */
export interface OrderContext {
  readonly drafts: readonly LogFindingDraft[];
  readonly lifecycle: Pick<Lifecycle, 'stoppedBefore'>;
  readonly getOutcome: (draft: LogFindingDraft) => Outcome;
}

/** Prepares a comparison for one log. Of two findings, the one with the lower number comes first. */
type Step = (log: OrderContext) => (draft: LogFindingDraft) => number;

/**
 * The comparisons, the most important first.
 *
 * 1. The outcome: readers want to know what ended the program. Nothing that the program survived may
 *    stand above that, however well it is explained.
 * 2. The tier: among findings with the same outcome, a cause says more than its consequences. The
 *    tier counts for more than the position in the log because consequences are often logged first.
 * 3. The depth: the remaining findings do not explain each other. A line deeper in a trace is closer
 *    to the cause than the line that reports the trace. Otherwise the order of the log is kept.
 */
const STEPS: readonly Step[] = [rankByOutcome, rankByTier, rankByDepth];

/** Returns the findings in the order in which they are shown. */
export function sortFindings(log: OrderContext): LogFindingDraft[] {
  const steps = STEPS.map((step) => step(log));
  return (
    log.drafts
      .map((draft) => ({ draft, places: steps.map((rank) => rank(draft)) }))
      // The first step with a difference decides. No two findings are equal in the last step.
      .sort((a, b) =>
        a.places
          .map((place, step) => place - (b.places[step] as number))
          .reduce((first, next) => first || next),
      )
      .map(({ draft }) => draft)
  );
}

const OUTCOMES: readonly Outcome[] = ['ended', 'open', 'went-on'];

/** Step 1: first what ended the program, then what may have ended it, then what it survived. */
function rankByOutcome({ getOutcome }: OrderContext): (draft: LogFindingDraft) => number {
  return (draft) => OUTCOMES.indexOf(getOutcome(draft));
}

/** What is known of the log when a finding is given its tier. */
interface TierContext extends OrderContext {
  /** Findings that ask for another version of something all mods run on. */
  readonly platformNeeds: readonly LogFindingDraft[];
  /** True if Mixin could not find a class that belongs to Java itself. */
  readonly isJavaTooNew: boolean;
}

/** The tiers of step 2, in the order in which they are shown. */
const TIERS = [
  // A mod for another game version also asks for another loader.
  'game',
  // As long as the platform is wrong, each mod can fail in its own way.
  'platform',
  // As far as the log shows, nothing else led to it.
  'cause',
  // Another finding explains it, but it still names somebody.
  'consequence',
  // Another finding explains it, and it does not even say whose fault it is.
  'nameless consequence',
  // Healthy servers print most warnings, so even the consequence of an error says more.
  'warning',
  // Whatever fails while the program stops is not the reason why it stops.
  'while stopping',
  // It only says that the program ended, which the reader already knows.
  'only the end',
] as const;
type Tier = (typeof TIERS)[number];

/** Step 2: causes come before their consequences, and consequences before what hardly matters. */
function rankByTier(log: OrderContext): (draft: LogFindingDraft) => number {
  const { drafts } = log;
  const context = {
    ...log,
    platformNeeds: drafts.filter(isPlatformNeed),
    isJavaTooNew: drafts.some(lacksJavaClass),
  };
  return (draft) => TIERS.indexOf(findTier(draft, context));
}

/** The tier of a finding: the first one below that applies, so the order of the checks matters. */
function findTier(draft: LogFindingDraft, log: TierContext): Tier {
  if (draft.reportsOnlyTheEnd === true) return 'only the end';
  // It is the reason for the errors even if it is logged as a warning, or while the program stops.
  if (isJavaRefused(draft, log)) return 'platform';
  if (log.lifecycle.stoppedBefore(draft.line)) return 'while stopping';
  if (isOnlyWarning(draft)) return 'warning';
  if (isAboutGameToo(draft, log)) return 'game';
  if (isAboutPlatform(draft, log)) return 'platform';
  if (!isExplainedByOther(draft, log.drafts)) return 'cause';
  return lacksSuspect(draft) ? 'nameless consequence' : 'consequence';
}

/**
 * True if Mixin did not find one of Java’s own classes. It then cannot read this version of Java,
 * whichever mod it was working for.
 */
const lacksJavaClass = (draft: LogFindingDraft): boolean =>
  hasRole(draft, 'mixin') && /ClassNotFoundException: java\./.test(draft.error?.rootCause ?? '');

/** True if a finding says that this Java is too new, and another finding confirms it. */
const isJavaRefused = (draft: LogFindingDraft, { isJavaTooNew }: TierContext): boolean =>
  isJavaTooNew && hasRole(draft, 'java-too-new');

/** True if several mods ask for another version of something all mods run on. */
const isAboutPlatform = (draft: LogFindingDraft, { platformNeeds }: TierContext): boolean =>
  draft.isOfSeveral === true || (platformNeeds.length > 1 && platformNeeds.includes(draft));

/** True if a mod asks for another version of the game, and of something else that all mods run on. */
const isAboutGameToo = (draft: LogFindingDraft, { platformNeeds }: TierContext): boolean =>
  draft.needed === 'minecraft' &&
  platformNeeds.some((other) => other !== draft && other.subject === draft.subject);

/** Step 3: the order of the log, except that a deeper line comes before the lines that report it. */
function rankByDepth({ drafts }: OrderContext): (draft: LogFindingDraft) => number {
  const sorted: LogFindingDraft[] = [];
  for (const draft of drafts) {
    const reportedBy = sorted.findIndex((outer) => isDeeper(draft, outer));
    sorted.splice(reportedBy < 0 ? sorted.length : reportedBy, 0, draft);
  }
  return (draft) => sorted.indexOf(draft);
}

/** True if `inner` is about a line deep in the trace that `outer` only reports. */
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
