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
import { withGuideTexts } from './findings/draft-from-rows';
import { FindingList } from './findings/finding-list';
import { isRow, toFinding, type LogFinding, type LogFindingDraft } from './findings/findings';
import type { GuideTexts } from './guide-rows/guide-rule';
import { getGuideMessages } from './guide-rows/guide-messages';
import { BeginningBuffer, TailBuffer } from './lines/text-buffers';
import { LineMatcher, type Collectors } from './matching/line-matcher';
import { LineScanner } from './matching/line-scanner';
import { Owners } from './server/owners';
import type { RedactOptions } from './redaction/redact';
import type { RedactionCounts } from './redaction/redact-kinds';
import { RedactedText, type HiddenValue } from './redaction/redacted-text';
import { Recognizer, type Recognized } from './server/software';
import type { Outcome } from './findings/order/outcome';
import { createOutcomeJudge, isEndReport } from './findings/order/outcome-of-finding';
import { withoutSummaries } from './findings/order/repeats';
import { sortFindings } from './findings/order/order';
import { isInLinesOfError } from './findings/draft-checks';
import { finishFindings } from './findings/finish-findings';
import { assessFirstError } from './findings/assessment/assess-error';
import type { Assessment } from './findings/assessment/assessment';
import { withTraceDetails } from './findings/subjects/trace-details';
import { findLooseFrames } from './traces/loose-frames';
import type { LoggedError, LocatedError } from './traces/logged-error';
import { withOwner } from './traces/owner';
import { FirstErrorFinder } from './traces/first-error-finder';

export type { ServerExit, LogFinding, LoggedError, HiddenValue, Outcome };
export type { LinkedGuide } from './findings/findings';

export interface LogReport {
  readonly recognized: Recognized;
  /** The game of the log if no guide covers it: only rules for any game were tried. */
  readonly unknownGame?: string | undefined;
  /** What ended the program first, then what may have, then what did not. */
  readonly problems: readonly LogFinding[];
  /** Lines that a guide explains, but healthy servers print as well. */
  readonly hints: readonly LogFinding[];
  /** True if there were more than are listed. */
  readonly more: boolean;
  /** Who and what the first error points to, if no rule matched and it is not alarming. */
  readonly possibleCause?: LogFinding | undefined;
  /** The first fatal error, or else the first error: where to look if no rule matches. */
  readonly firstError?: LoggedError | undefined;
  /** How the panel says the server last ended; absent for a 0 that the log refutes. */
  readonly exit?: ServerExit | undefined;
  /** The last lines, redacted, if there is no error to show. */
  readonly tail?: string | undefined;
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

/** The objects that collect data while the log is read. */
interface LogState extends Collectors {
  readonly text: RedactedText;
  readonly scanner: LineScanner;
  readonly ending: TailBuffer;
  readonly beginning: BeginningBuffer;
}

/** Starts reading a log. */
export function createLogReader(options: RedactOptions): LogStream {
  const state = createState(options);
  const { text, scanner, ending, beginning } = state;
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

function createState(options: RedactOptions): LogState {
  const lifecycle = new Lifecycle();
  const collectors: Collectors = {
    problems: new FindingList(),
    hints: new FindingList(),
    recognizer: new Recognizer(),
    errors: new FirstErrorFinder(lifecycle),
    owners: new Owners(),
    exits: new ExitFinder(),
    lifecycle,
  };
  const matcher = new LineMatcher(collectors);
  return {
    ...collectors,
    text: new RedactedText(options),
    scanner: new LineScanner((line) => matcher.match(line)),
    ending: new TailBuffer(),
    beginning: new BeginningBuffer(),
  };
}

function createReport(state: LogState): LogReport {
  const { problems, hints, recognizer, owners, scanner, text } = state;
  const recognized = recognizer.result();
  const drafts = withoutSummaries(problems.fitting(recognized));
  const firstError = findFirstError(state);
  const assessment = assessErrorInLog(state, { drafts, recognized, firstError });
  const completed = completeDrafts(drafts, assessment, { firstError, owners });
  const { lifecycle } = state;
  const getOutcome = createOutcomeJudge(completed, firstError, lifecycle);
  const toResult = (draft: LogFindingDraft): LogFinding => toFinding(draft, getOutcome(draft));
  return {
    recognized,
    unknownGame: findGameWithoutGuides(recognized),
    problems: sortFindings({ drafts: completed, lifecycle, getOutcome }).map(toResult),
    hints: hints.fitting(recognized).map(toResult),
    more: problems.wasTruncated || hints.wasTruncated,
    possibleCause: findPossibleCause(assessment, drafts),
    tail: firstError === undefined ? state.ending.lines() : undefined,
    firstError: firstError && withoutSpan(firstError),
    exit: findExit(state, completed),
    lines: scanner.lines,
    redactions: text.counts,
    replaced: text.shown,
    replacedMore: text.notShown,
  };
}

/** What is known before the first error is assessed. */
interface Evidence {
  readonly drafts: readonly LogFindingDraft[];
  readonly recognized: Recognized;
  readonly firstError: LocatedError | undefined;
}

/** Assesses the first error, unless the findings near it say more. */
const assessErrorInLog = (
  { lifecycle }: LogState,
  { drafts, recognized, firstError }: Evidence,
): Assessment | undefined =>
  assessFirstError(firstError, {
    drafts: drafts.filter((draft) => belongsToFirstError(draft, firstError, lifecycle)),
    recognized,
    ready: firstError?.fatal === false && lifecycle.readyAfter(firstError.line),
    phase: lifecycle.phaseAt(firstError?.line ?? 0),
  });

/** Returns a weak assessment, which is worth a look if nothing else was found. */
const findPossibleCause = (
  assessment: Assessment | undefined,
  drafts: readonly LogFindingDraft[],
): LogFinding | undefined =>
  assessment?.isWeak === true && drafts.every(({ effect }) => effect === 'survived')
    ? toFinding(assessment.draft, 'open')
    : undefined;

/** Finds how the server last ended. An exit code of 0 means nothing if a finding says that it was killed. */
function findExit({ exits }: LogState, drafts: readonly LogFindingDraft[]): ServerExit | undefined {
  const exit = exits.result();
  const isRefuted = exit?.code === 0 && drafts.some(isEndReport);
  return isRefuted ? undefined : exit;
}

/** Finds the error to look at first; undefined if it only sounds like an error and the log refutes it. */
function findFirstError({
  errors,
  owners,
  lifecycle,
  beginning,
}: LogState): LocatedError | undefined {
  const loose = errors.isEmpty ? findLooseFrames(beginning.text) : undefined;
  const found = loose === undefined ? errors.result(owners.known) : withOwner(loose, owners.known);
  // A line that only sounds like an error means nothing if the program became ready after it.
  const isRefuted = found !== undefined && isWeakError(found) && lifecycle.readyAfter(found.line);
  return isRefuted ? undefined : found;
}

/** Adds to the findings what the errors in their lines say, and the assessment of the first error. */
function completeDrafts(
  drafts: readonly LogFindingDraft[],
  assessment: Assessment | undefined,
  { firstError, owners }: { firstError: LocatedError | undefined; owners: Owners },
): LogFindingDraft[] {
  const detailed = drafts.map((draft) =>
    withTraceDetails(
      draft,
      draft.error === undefined ? firstError : withOwner(draft.error, owners.known),
    ),
  );
  const isAlarming = assessment !== undefined && !assessment.isWeak;
  const all = isAlarming ? [...detailed, assessment.draft] : detailed;
  return finishFindings(all, firstError);
}

/** False for a finding from another part of the log: before the program was ready, or while it stopped. */
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

/** Finds the game of a log if no guide covers it. */
function findGameWithoutGuides({ product, families }: Recognized): string | undefined {
  if (product === undefined || families.length > 0) return undefined;
  const name = createRowSlug(product);
  const routes = Object.keys(getGuideMessages().titles);
  return routes.some((route) => route.split('/').includes(name)) ? undefined : product;
}

/** True for a line that is no error by its level and that healthy servers may print, too. */
const isWeakError = ({ mark, fault }: LocatedError): boolean =>
  mark !== 'error' && !(fault !== undefined && ALARMING_KINDS.has(fault.kind));

function withoutSpan({ start: _, end: __, ...firstError }: LocatedError): LoggedError {
  return firstError;
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
