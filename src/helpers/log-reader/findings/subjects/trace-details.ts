/**
 * Completes a finding with what the error in its lines shows: why it failed, whom to suspect, what to
 * do. `README.md` explains the words: subject, suspect, origin.
 */
import { describeFix } from '../../faults/fixes';
import type { Fault } from '../../faults/kinds';
import { describeLateLoad, isLateLoad } from '../../faults/late-load';
import { isNamedIn, reclassifyOwnClass } from '../../faults/own-class';
import { joinSentences, TRACE_TEXTS } from '../../faults/texts';
import { joinInOrder, joinPatterns } from '../../../../lib/join-patterns';
import { findDeepestMessage } from '../../traces/error-message';
import { EXCEPTION_TYPE } from '../../traces/exception-lines';
import type { LocatedError } from '../../traces/logged-error';
import { isInLinesOfError, lacksReason, lacksSuspect, showsMessage } from '../draft-checks';
import { isRow, type LogFindingDraft } from '../findings';
import { findOrigin, type Origin } from './origin';
import { describeScriptHost } from './script-hosts';
import { hasRole } from '../roles';
import { findSuspect, findSuspectedLogger, revealsHungCode } from './suspect';

/**
 * A finding with what an error adds to it.
 * @param candidate the finding’s own trace, or the first error of the log, which may be elsewhere
 */
export function withTraceDetails(
  draft: LogFindingDraft,
  candidate: LocatedError | undefined,
): LogFindingDraft {
  if (isRow(draft)) return draft;
  const error =
    candidate !== undefined && isInLinesOfError(candidate, draft) ? candidate : undefined;
  const logger = findSuspectedLogger(draft);
  if (logger !== undefined && isLoggerTheOnlyOne(draft, error)) {
    return withLogger(draft, logger, error);
  }
  if (error === undefined) return { ...draft, ...describeScriptHost(draft) };
  const { header, excerpt } = error;
  if (hasRole(draft, 'loads-plugin') && isLateLoad(excerpt)) {
    return { ...draft, ...describeLateLoad(draft, findDeepestMessage(error) ?? header) };
  }
  return withError(draft, error, logger);
}

/** True if the error in the lines of a finding, if any, shows nobody’s code. */
const isLoggerTheOnlyOne = (draft: LogFindingDraft, error: LocatedError | undefined): boolean =>
  error === undefined || (lacksSuspect(draft) && !error.isInThirdPartyCode);

/** A finding whose suspect only the prefix of its line names. */
function withLogger(
  draft: LogFindingDraft,
  logger: string,
  error: LocatedError | undefined,
): LogFindingDraft {
  return {
    ...draft,
    title: error === undefined ? draft.title : TRACE_TEXTS.suspected(draft.title, logger),
    cause: `${draft.cause} ${TRACE_TEXTS.logger(logger)}`,
  };
}

/** A finding with the error in its lines. */
function withError(
  draft: LogFindingDraft,
  error: LocatedError,
  logger: string | undefined,
): LogFindingDraft {
  const details = createErrorDetails(draft, error, logger);
  const script = details.origin === undefined && describeScriptHost(draft, details.fault);
  if (script) {
    return {
      ...draft,
      ...script,
      cause: joinSentences(script.cause, quoteMessage(draft, details)),
    };
  }
  const sentences = listSentences(draft, details);
  if (sentences.length === 0) return draft;
  return {
    ...draft,
    title: createTitle(draft, details),
    cause: joinSentences(draft.cause, ...sentences),
    fix: createFix(draft, details),
  };
}

/** What an error adds to a finding. */
interface ErrorDetails {
  readonly error: LocatedError;
  /** Whom it points to, if the finding names no subject. */
  readonly suspect: string | undefined;
  /** True if it came up in the suspect’s own code. */
  readonly isOwn: boolean;
  /** The words of the deepest error; undefined if the fault says more. */
  readonly message: string | undefined;
  /** The kind of error, if the finding leaves open why it came up. */
  readonly fault: Fault | undefined;
  /** In whose code it came up, if not in that of the subject. */
  readonly origin: Origin | undefined;
}

/** Errors that only say that something failed: their cause says what. */
const WRAPPER_MESSAGE = joinPatterns([
  /Could not execute entrypoint|Some of your mods are incompatible/,
  /Mod Loading has failed|Loading errors encountered/,
  /' failed to (?:load|update)!/,
]);

function createErrorDetails(
  draft: LogFindingDraft,
  error: LocatedError,
  logger: string | undefined,
): ErrorDetails {
  const { header, rootCause } = error;
  const isReasonOpen = lacksReason(draft);
  const isWrapper = rootCause === undefined && WRAPPER_MESSAGE.test(header);
  const fault = isReasonOpen && !isWrapper ? findFault(draft, error) : undefined;
  const saysLittle = isWrapper || fault?.missing !== undefined;
  return {
    error,
    suspect: findSuspect(draft, error, logger),
    // Whoever is busy when a server stands still may only wait for another.
    isOwn: error.isOwn && !revealsHungCode(draft, error),
    message: saysLittle ? undefined : findDeepestMessage(error),
    fault,
    // A loader blames the part that it was loading, even for an error in other code.
    origin: isReasonOpen ? findOrigin(draft, error) : undefined,
  };
}

/** The kind of an error; a class that is missing in the very subject that asks for it is its own. */
function findFault({ subject }: LogFindingDraft, { fault }: LocatedError): Fault | undefined {
  return reclassifyOwnClass(
    fault,
    (missing) => subject !== undefined && isNamedIn(subject, missing),
  );
}

/** What the cause of a finding says in addition. */
function listSentences(draft: LogFindingDraft, details: ErrorDetails): string[] {
  const { suspect, isOwn, origin } = details;
  const sayWho = isOwn ? TRACE_TEXTS.ownCode : TRACE_TEXTS.suspect;
  return [
    suspect && sayWho(suspect),
    quoteMessage(draft, details),
    explainFault(details),
    origin && TRACE_TEXTS.actualOwner(origin.name),
  ].filter((sentence) => sentence !== undefined);
}

/** The error’s message as a sentence; undefined if the finding shows it already. */
const quoteMessage = (draft: LogFindingDraft, { message }: ErrorDetails): string | undefined =>
  message === undefined || showsMessage(draft, message)
    ? undefined
    : TRACE_TEXTS.errorMessage(message);

/** What the kind of an error adds to its message; undefined if the message says more. */
function explainFault({ fault, message }: ErrorDetails): string | undefined {
  if (fault === undefined) return undefined;
  if (message === undefined) return TRACE_TEXTS.reasonAlone(fault);
  const isOnlyCode = fault.kind === 'code' && !EXCEPTION_TYPE.test(message);
  return isOnlyCode ? undefined : TRACE_TEXTS.reason(fault);
}

/** A title that leaves open whose fault it is. */
const UNNAMED_TITLE = /^An? (?:\w+ )?(?:mod|plugin)\b/;

function createTitle(draft: LogFindingDraft, details: ErrorDetails): string {
  const { title } = draft;
  const { suspect, isOwn, origin, error } = details;
  const isOpen = revealsHungCode(draft, error) || UNNAMED_TITLE.test(title);
  if (suspect !== undefined && isOpen) {
    const addName = isOwn ? TRACE_TEXTS.inCodeOf : TRACE_TEXTS.suspected;
    return addName(title, suspect);
  }
  return origin === undefined ? title : TRACE_TEXTS.inCodeOf(title, origin.name);
}

/** What to do: about the origin of the error first, then about its kind. */
function createFix(draft: LogFindingDraft, details: ErrorDetails): string {
  const { origin, error } = details;
  if (isMixinOfAny(draft, details)) return TRACE_TEXTS.mixinOfAny(draft.subject as string);
  const fixOfFault = createFixOfFault(draft, details);
  if (origin === undefined || origin.isAsking) return fixOfFault;
  const { name, subject, isPackage } = origin;
  if (UNSTARTED_PART.test(error.excerpt)) return TRACE_TEXTS.startFirst(name, subject);
  const updateOrigin = isPackage
    ? TRACE_TEXTS.updatePackageFirst(name, subject)
    : TRACE_TEXTS.updateFirst(name);
  return `${updateOrigin} ${fixOfFault}`;
}

/** A loader blames the part that it was loading, even for a change of the game by another. */
const isMixinOfAny = ({ subject }: LogFindingDraft, { fault, error }: ErrorDetails): boolean =>
  fault?.kind === 'mixin' &&
  subject !== undefined &&
  !error.excerpt.includes(`from mod ${subject}`);

/** The fix for the kind of an error, or else that of the rule. */
function createFixOfFault(
  { subject, fix }: LogFindingDraft,
  { fault, origin, error }: ErrorDetails,
): string {
  const concerned = isOfOrigin(origin, error) ? origin?.name : subject;
  return fault === undefined || concerned === undefined ? fix : describeFix(concerned, fault);
}

/** True if what to do is about the code in which an error came up, not about who called it. */
const isOfOrigin = (origin: Origin | undefined, { isDirect, fault }: LocatedError): boolean =>
  origin?.isAsking === true || (origin?.isPackage === false && isDirect && fault?.kind === 'code');

/** A part that hands itself out finds nothing to hand out: it has not started. */
const UNSTARTED_PART = joinInOrder(
  [
    // `at com.google.common.base.Preconditions.checkState(Preconditions.java:5)`
    /(?:Preconditions\.check\w{1,30}|Objects\.requireNonNull)\([^\n]*\n/,
    // `at com.example.lamps.Lamps.getInstance(Lamps.java:7)`
    /\s*at [\w.$/-]{1,200}\.(?:get|instance|api)\w{0,30}\(/,
  ],
  'i',
);
