/**
 * Reads a log in chunks, with bounded memory: redacts it, recognizes the software, finds known
 * problems, or else the first error. Rules see only redacted text, so nothing else can leave
 * this module except the list of replacements.
 *
 * The pipeline: `RedactedText` produces redacted lines, `LineScanner` selects those with a literal
 * of the catalog, `LineMatcher` tries the literal's rules, and `createReport` builds the report.
 */
import { createRowSlug } from '../../lib/trouble-row';
import { Lifecycle } from './server/lifecycle';
import { ALARMING_KINDS } from './faults/kinds';
import { ExitFinder, type ServerExit } from './server/exit-code';
import {
  FindingList,
  isRow,
  toFinding,
  withGuideTexts,
  type LogFindingDraft,
  type LogFinding,
} from './findings/findings';
import type { GuideTexts } from './guide-rows/guide-rule';
import { getGuideMessages } from './guide-rows/guide-messages';
import { LineMatcher, type Collectors } from './matching/line-matcher';
import { LineScanner } from './matching/line-scanner';
import { Owners, simplifyName } from './server/owners';
import type { RedactOptions } from './redaction/redact';
import type { RedactionCounts } from './redaction/redact-kinds';
import { RedactedText, type HiddenValue } from './redaction/redacted-text';
import { Recognizer, type Recognized } from './server/software';
import { compareOutcomes, type Outcome } from './findings/outcome';
import { sortCausesFirst } from './findings/causes-first';
import { isInLinesOfError, isInTraceOf, lacksReason } from './findings/draft-checks';
import { withOptiFine } from './findings/optifine';
import { mergePlatformNeeds } from './findings/platform-needs';
import { assessFirstError, type Assessment } from './findings/assess-error';
import { withTraceDetails } from './findings/trace-details';
import { findLooseFrames } from './traces/loose-frames';
import type { LoggedError, LocatedError } from './traces/logged-error';
import { withOwner } from './traces/owner';
import { TraceFinder } from './traces/trace-finder';

export type { ServerExit, LogFinding, LoggedError, HiddenValue, Outcome };
export type { LinkedGuide } from './findings/findings';

export interface LogReport {
  readonly recognized: Recognized;
  /** The game of the log if no guide covers it: only rules for any game were tried. */
  readonly unknownGame?: string;
  /** What ended the program first, then what may have, then what did not. */
  readonly problems: readonly LogFinding[];
  /** Lines that a guide explains, but healthy servers print as well. */
  readonly hints: readonly LogFinding[];
  /** True if there were more than are listed. */
  readonly more: boolean;
  /** Who and what the first error points to, if no rule matched and it is not alarming. */
  readonly possibleCause?: LogFinding;
  /** The first fatal error, or else the first error: where to look if no rule matches. */
  readonly firstError?: LoggedError;
  /** How the panel says the server last ended; absent for a 0 that the log refutes. */
  readonly exit?: ServerExit;
  /** The last lines, redacted, if there is no error to look at. */
  readonly tail?: string;
  readonly lines: number;
  readonly redactions: Readonly<RedactionCounts>;
  /** What was hidden, without duplicates. */
  readonly replaced: readonly HiddenValue[];
  /** Hidden values that `replaced` does not list. */
  readonly replacedMore: number;
}

export interface LogStream {
  /** Takes the next chunk of the log and returns the redacted text that is ready. */
  readonly push: (text: string) => string;
  /** Ends the log; returns the rest of the redacted text. */
  readonly finish: () => string;
  /** The report so far. */
  readonly report: () => LogReport;
}

/** Everything that collects data while the log is read. */
interface LogState extends Collectors {
  readonly text: RedactedText;
  readonly scanner: LineScanner;
  readonly tailBuffer: TailBuffer;
  readonly beginning: BeginningBuffer;
}

const MAX_TAIL = 4096;
const TAIL_LINES = 12;

/** Keeps the last lines. */
class TailBuffer {
  private text = '';

  add(text: string): void {
    this.text = (this.text + text).slice(-MAX_TAIL);
  }

  lines(): string {
    const lines = this.text.split('\n').filter((line) => line.trim() !== '');
    return lines.slice(-TAIL_LINES).join('\n');
  }
}

/** Keeps the first lines. */
class BeginningBuffer {
  text = '';

  add(text: string): void {
    if (this.text.length < MAX_TAIL) this.text += text.slice(0, MAX_TAIL);
  }
}

/** Starts reading a log. */
export function createLogReader(options: RedactOptions): LogStream {
  const lifecycle = new Lifecycle();
  const gathered = {
    problems: new FindingList(),
    hints: new FindingList(),
    recognizer: new Recognizer(),
    traces: new TraceFinder(lifecycle),
    owners: new Owners(),
    exits: new ExitFinder(),
    lifecycle,
  };
  const matcher = new LineMatcher(gathered);
  const text = new RedactedText(options);
  const scanner = new LineScanner((line) => matcher.see(line));
  const ending = new TailBuffer();
  const beginning = new BeginningBuffer();
  const state: LogState = { ...gathered, text, scanner, tailBuffer: ending, beginning };
  const take = (ready: string): string => {
    scanner.add(ready);
    ending.add(ready);
    beginning.add(ready);
    return ready;
  };
  return {
    push: (piece) => take(text.push(piece)),
    finish: () => {
      const ready = take(text.finish());
      scanner.finish();
      return ready;
    },
    report: () => createReport(state),
  };
}

function createReport(state: LogState): LogReport {
  const { problems, hints, recognizer, exits, lifecycle, text } = state;
  const recognized = recognizer.result();
  const drafts = withoutSummaries(problems.fitting(recognized));
  const firstError = findFirstError(state);
  const suspect = assessFirstError(firstError, {
    drafts: drafts.filter((draft) => belongsToFirstError(draft, firstError, lifecycle)),
    recognized,
    ready: firstError?.fatal === false && lifecycle.readyAfter(firstError.line),
    phase: lifecycle.phaseAt(firstError?.line ?? 0),
  });
  const completed = completeDrafts(drafts, suspect, { firstError, owners: state.owners });
  const endReports = completed.filter((draft) => draft.reportsOnlyTheEnd === true);
  const toResult = (draft: LogFindingDraft): LogFinding =>
    toFinding(
      draft,
      endReports.some((end) => explains(draft, end))
        ? 'ended'
        : getOutcome(draft, firstError, lifecycle),
    );
  const unknownGame = findGameWithoutGuides(recognized);
  const exit = exits.result();
  return {
    recognized,
    ...(unknownGame !== undefined && { unknownGame }),
    problems: sortCausesFirst(completed, lifecycle).map(toResult).sort(compareOutcomes),
    hints: hints.fitting(recognized).map(toResult),
    more: problems.wasTruncated || hints.wasTruncated,
    ...(suspect?.isWeak === true &&
      drafts.every(({ effect }) => effect === 'survived') && {
        possibleCause: toFinding(suspect.draft, 'open'),
      }),
    ...(firstError === undefined
      ? { tail: state.tailBuffer.lines() }
      : { firstError: withoutSpan(firstError) }),
    ...(exit !== undefined && !(exit.code === 0 && endReports.length > 0) && { exit }),
    lines: state.scanner.lines,
    redactions: text.counts,
    replaced: text.shown,
    replacedMore: text.notShown,
  };
}

/** The error to look at first; undefined if a line only sounds like one and the log refutes it. */
function findFirstError({
  traces,
  owners,
  lifecycle,
  beginning,
}: LogState): LocatedError | undefined {
  const loose = traces.isEmpty ? findLooseFrames(beginning.text) : undefined;
  const found = loose === undefined ? traces.result(owners.known) : withOwner(loose, owners.known);
  // A line that only sounds like an error means nothing if the program became ready after it.
  const isRefuted = found !== undefined && soundsOnly(found) && lifecycle.readyAfter(found.line);
  return isRefuted ? undefined : found;
}

/** The findings with what the errors in their lines add, and the suspect of the first error. */
function completeDrafts(
  drafts: readonly LogFindingDraft[],
  suspect: Assessment | undefined,
  { firstError, owners }: { firstError: LocatedError | undefined; owners: Owners },
): LogFindingDraft[] {
  const detailed = drafts.map((draft) =>
    withTraceDetails(
      draft,
      draft.trace === undefined ? firstError : withOwner(draft.trace, owners.known),
    ),
  );
  const all = suspect === undefined || suspect.isWeak ? detailed : [...detailed, suspect.draft];
  return mergePlatformNeeds(withoutRepeats(all)).map((draft) =>
    withOptiFine(draft, draft.trace ?? firstError),
  );
}

/** False for a finding from another part of the log: before it was ready, or while it stopped. */
function belongsToFirstError(
  draft: LogFindingDraft,
  firstError: LocatedError | undefined,
  lifecycle: Lifecycle,
): boolean {
  if (firstError === undefined || isInLinesOfError(firstError, draft)) return true;
  return (
    !lifecycle.stoppedBefore(draft.line) && !lifecycle.readyBetween(draft.lastLine, firstError.line)
  );
}

/** The game of a log if none of the guides covers it. */
function findGameWithoutGuides({ product, families }: Recognized): string | undefined {
  if (product === undefined || families.length > 0) return undefined;
  const name = createRowSlug(product);
  const routes = Object.keys(getGuideMessages().titles);
  return routes.some((route) => route.split('/').includes(name)) ? undefined : product;
}

/** Maximum lines between an end and the line that gives its reason. */
const MAX_LINES_BETWEEN = 5;

/** True if a line that gives a reason is near one that only reports an end. */
const explains = (draft: LogFindingDraft, end: LogFindingDraft): boolean =>
  draft.reportsOnlyTheEnd !== true &&
  draft.effect !== 'survived' &&
  Math.abs(draft.lastLine - end.line) <= MAX_LINES_BETWEEN;

/** Adds what the log shows about a finding. */
function getOutcome(
  draft: LogFindingDraft,
  firstError: LocatedError | undefined,
  lifecycle: Lifecycle,
): Outcome {
  const isAtEnd =
    firstError?.fatal === true &&
    isInLinesOfError(firstError, draft) &&
    !lifecycle.readyBetween(draft.lastLine, firstError.line);
  if (draft.effect === 'ends' || isAtEnd) return 'ended';
  return draft.effect === 'survived' || lifecycle.readyAfter(draft.lastLine) ? 'went-on' : 'open';
}

/** A line that is no error by its level, and of no kind that only faulty servers print. */
const soundsOnly = ({ kind, fault }: LocatedError): boolean =>
  kind !== 'error' && !(fault !== undefined && ALARMING_KINDS.has(fault.kind));

function withoutSpan({ start: _, end: __, ...firstError }: LocatedError): LoggedError {
  return firstError;
}

const hasReason = ({ trace }: LogFindingDraft): boolean =>
  trace?.fault !== undefined && trace.fault.kind !== 'code';

/** One finding for a mod that failed: the one that says why, up to where the program ended. */
function withoutSummaries(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  const kept = new Map<string, LogFindingDraft>();
  for (const [index, draft] of drafts.entries()) {
    const isRepeated = draft.isInSummary === true && draft.subject !== undefined;
    const key = isRepeated ? simplifyName(draft.subject) : `${index}`;
    const known = kept.get(key);
    const better = known === undefined || (hasReason(draft) && !hasReason(known)) ? draft : known;
    kept.set(
      key,
      known === undefined
        ? draft
        : {
            ...better,
            effect: known.effect ?? draft.effect,
            line: known.line,
            lastLine: draft.lastLine,
          },
    );
  }
  return [...kept.values()];
}

/** True if a finding directly below says more exactly, or more seriously, the same about a part. */
const isCorrected = (draft: LogFindingDraft, drafts: readonly LogFindingDraft[]): boolean =>
  draft.subject !== undefined &&
  drafts.some(
    (other) =>
      other.subject === draft.subject &&
      (other.explainsLineAbove === true
        ? other.line === draft.line + 1
        : draft.effect === 'survived' &&
          other.effect !== 'survived' &&
          other.line < draft.line &&
          draft.line - other.lastLine <= MAX_LINES_BETWEEN),
  );

/** True if another finding in its lines says why the same part failed, and this one only that it did. */
const isOnlyReport = (draft: LogFindingDraft, drafts: readonly LogFindingDraft[]): boolean =>
  lacksReason(draft) &&
  drafts.some(
    (other) => draft.subject === other.subject && !lacksReason(other) && isInTraceOf(draft, other),
  );

/** A row that a rule links to says the same as the rule. */
function withoutRepeats(drafts: readonly LogFindingDraft[]): LogFindingDraft[] {
  const linkedRows = new Set(
    drafts.flatMap((draft) => {
      const [link] = draft.guides;
      return isRow(draft) ? [] : [`${link?.route}#${link?.row}`];
    }),
  );
  return drafts.filter((draft) =>
    isRow(draft)
      ? !linkedRows.has(draft.id)
      : !isCorrected(draft, drafts) && !isOnlyReport(draft, drafts),
  );
}

/** True if `withTexts` has something to add. */
export const needsTexts = ({ problems, hints }: LogReport): boolean =>
  [...problems, ...hints].some(isRow);

/** A report completed with the guide rows' texts. */
export const withTexts = (report: LogReport, texts: GuideTexts): LogReport => ({
  ...report,
  problems: withGuideTexts(report.problems, texts),
  hints: withGuideTexts(report.hints, texts),
});
