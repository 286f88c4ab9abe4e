/** The types of findings: what the log shows to be wrong. `README.md` explains their words. */
import { getGuideMessages } from '../guide-rows/guide-messages';
import type { Effect, Family, GuideLink, Rule } from '../rules/rule';
import type { PendingError } from '../traces/logged-error';
import type { Outcome } from './order/outcome';
import type { Role } from './roles';

export interface LinkedGuide extends GuideLink {
  readonly title: string;
}

/** Where a finding comes from: a rule in code, a row of a guide’s trouble table, the error itself. */
export type FindingSource = 'rule' | 'row' | 'error';

export interface LogFinding {
  readonly source: FindingSource;
  /** The word of a rule; of a row its address. */
  readonly id: string;
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Best guide first. */
  readonly guides: readonly LinkedGuide[];
  /** 1-based number of the first line. */
  readonly line: number;
  /** That line, redacted and shortened. */
  readonly text: string;
  readonly count: number;
  /** What the log shows about it: only what ended the program counts as a cause. */
  readonly outcome: Outcome;
}

/** A finding while the log is being read: its text, and what is needed to sort and complete it. */
export interface LogFindingDraft extends Omit<LogFinding, 'count' | 'guides' | 'outcome'> {
  readonly effect?: Effect | undefined;
  readonly leavesOpen?: Rule['leavesOpen'];
  readonly explainedBy?: Rule['explainedBy'];
  readonly isInSummary?: Rule['isInSummary'];
  /** What it can tell about other findings. */
  readonly roles?: readonly Role[] | undefined;
  /** True if it only says that the program ended. */
  readonly reportsOnlyTheEnd?: boolean | undefined;
  /** The only game that prints it. */
  readonly product?: string | undefined;
  readonly software: readonly Family[];
  readonly versions: Rule['versions'];
  /** True if the title names a mod, plugin or file. */
  readonly isNamed: boolean;
  /** The subject: the mod or plugin that the title names as the one concerned. */
  readonly subject?: string | undefined;
  /** What the subject needs, by its name in the log. */
  readonly needed?: string | undefined;
  /** True if it is about several mods that need the same; `subject` is the first of them. */
  readonly isOfSeveral?: true;
  guides: GuideLink[];
  /** True if its guide is about one product, possibly not the one that wrote the log. */
  hasProductGuide?: boolean | undefined;
  count: number;
  /** Line of the last occurrence. */
  lastLine: number;
  /** The stack trace on the line or directly below it. */
  error?: PendingError | undefined;
  /** True if it also explains the line above it. */
  explainsLineAbove?: boolean | undefined;
  /** True if the line is only a warning. */
  isWarning?: boolean;
  /** How many placeholders of cause and fix the line does not fill. */
  readonly gaps?: number;
}

/** True for a row of a guide’s trouble table. */
export const isRow = ({ source }: Pick<LogFinding, 'source'>): boolean => source === 'row';

/** Converts a draft to what the page shows. */
export function toFinding(
  { source, id, title, cause, fix, guides, line, text, count }: LogFindingDraft,
  outcome: Outcome,
): LogFinding {
  const { titles } = getGuideMessages();
  const named = guides.map((link) => ({ ...link, title: titles[link.route] as string }));
  return { source, id, title, cause, fix, guides: named, line, text, count, outcome };
}
