// cspell:ignore OPTIFINE
/** Completes a finding with what the trace below it shows. */
import { isInLinesOfError, lacksReason, lacksSuspect, showsMessage } from './draft-checks';
import { findDeepestMessage } from '../traces/error-message';
import type { Fault } from '../faults/kinds';
import { describeLateLoad, isLateLoad } from '../faults/late-load';
import { reclassifyOwnClass } from '../faults/own-class';
import { describeFix } from '../faults/fixes';
import { TRACE_TEXTS } from '../faults/texts';
import { isRow, type LogFindingDraft } from './findings';
import { describeScriptHost } from './script-hosts';
import { simplifyName } from '../server/owners';
import { EXCEPTION_TYPE, findLogger, type LocatedError } from '../traces/parse-trace';

/** True if a name, or a segment of a package, is that of the mod or plugin a finding blames. */
function isNameOfSubject(name: string, { title, subject }: LogFindingDraft): boolean {
  const plainTitle = simplifyName(title);
  const plainSubject = simplifyName(subject as string);
  const segments = [name, ...name.split('.').slice(1)].map(simplifyName);
  return segments.some(
    (segment) =>
      segment.length > 2 && (plainTitle.includes(segment) || segment.startsWith(plainSubject)),
  );
}

/** The mod or plugin in whose code an error happened that is blamed on another. */
interface ActualOwner {
  readonly name: string;
  /** True if only the package is known, not which mod or plugin it belongs to. */
  readonly isPackage: boolean;
  /** True if that code itself asked for something that is not there. */
  readonly isAsking: boolean;
}

/** `de.lampkit.shop` and `de.lampkit.util`. */
const haveSameAuthor = (one: string, other: string): boolean =>
  findAuthor(one) !== undefined && findAuthor(one) === findAuthor(other);

const findAuthor = (name: string): string | undefined =>
  /^[a-z]\w*\.(?!(?:github|gitlab|gmail)\.)\w+(?=\.)/.exec(name)?.[0];

/** Bukkit calls a plugin’s own code: the only code in such a trace is that plugin’s, whatever its jar is called. */
const CALLED_BY_BUKKIT = /^plugin-(?:runtime|command)-error$/;

/** The error is blamed on one mod, but did it happen in the code of another? Then whose code it is. */
function findOwnerOfFailingCode(
  draft: LogFindingDraft,
  logged: LocatedError,
): ActualOwner | undefined {
  const { isInThirdPartyCode, isDirect, owner, package: code, fault, furtherOwners } = logged;
  if (draft.subject === undefined || !isInThirdPartyCode) return undefined;
  if (CALLED_BY_BUKKIT.test(draft.id) && furtherOwners.length === 0) return undefined;
  // What is missing did nothing.
  if (!isDirect && owner !== undefined && owner === fault?.library) return undefined;
  if (owner !== undefined) {
    // The second part of `com.viaversion.viabackwards` is the author of both.
    const lastPart = code?.split('.').at(-1) ?? '';
    const isBlamed = [owner, lastPart].some((name) => isNameOfSubject(name, draft));
    const isAsking = isDirect && fault?.missing !== undefined;
    return isBlamed ? undefined : { name: owner, isPackage: false, isAsking };
  }
  // Packages are often named otherwise than their mod: it has to stand in the trace, too.
  return code !== undefined &&
    !isNameOfSubject(code, draft) &&
    furtherOwners.some((name) => isNameOfSubject(name, draft) && !haveSameAuthor(name, code))
    ? { name: code, isPackage: true, isAsking: false }
    : undefined;
}

/** Errors that only say that something failed: their cause says what. */
const WRAPPER_MESSAGE =
  /Could not execute entrypoint|Some of your mods are incompatible|Mod Loading has failed|Loading errors encountered|' failed to (?:load|update)!/;

/** Findings about the machine itself: whoever met with them is not at fault. */
const OF_MACHINE = /^own-host-/;

/** Findings about a plugin's own data and files: the plugin that logs them is the suspect. */
const LOGGER_OWNS_PROBLEM = /^(?:database|config)-/;

/** A title that leaves open whose fault it is. */
const UNNAMED_TITLE = /^An? (?:\w+ )?(?:mod|plugin)\b/;

/** True if the trace of a server that stood still shows whose code it was in. */
const revealsHungCode = ({ id }: LogFindingDraft, { isInThirdPartyCode }: LocatedError): boolean =>
  /^server-(?:hung|frozen)$/.test(id) && isInThirdPartyCode;

/** What an error adds to a finding in whose lines it stands. */
interface TraceDetails {
  readonly suspect?: string;
  /** True if the error came up in the suspect’s own code. */
  readonly isOwn: boolean;
  /** Of the deepest error. */
  readonly message?: string;
  readonly fault?: Fault;
  readonly actualOwner?: ActualOwner;
}

/** The first part of a table’s name, which is mostly that of its plugin: `lampshop_users`. */
const TABLE_PREFIX = /\btable [`'"]?(?:\w{1,60}\.)?(?<prefix>[a-z\d]{8,40})_/i;

/** False if the trace leads through a library, and the table is that of another plugin. */
function ownsTable(name: string | undefined, { error, cause }: LocatedError): boolean {
  const prefix = TABLE_PREFIX.exec(cause ?? error)?.groups?.prefix?.toLowerCase();
  return prefix === undefined || name === undefined || prefix.includes(simplifyName(name));
}

/** Who is suspected by the trace of a finding that leaves it open. */
function findSuspect(
  draft: LogFindingDraft,
  logged: LocatedError,
  logger?: string,
): string | undefined {
  // Whoever asks for the last bit of memory need not have used it up.
  if (logged.fault?.kind === 'memory') return undefined;
  if (OF_MACHINE.test(draft.id)) return undefined;
  const isOpen = revealsHungCode(draft, logged) || (!draft.isNamed && !lacksSuspect(draft));
  const hasEvidence =
    logged.isThrown || logged.isInThirdPartyCode || LOGGER_OWNS_PROBLEM.test(draft.id);
  const name = logged.owner ?? logged.package ?? logger;
  return isOpen && hasEvidence && ownsTable(name, logged) ? name : undefined;
}

function createTraceDetails(
  draft: LogFindingDraft,
  logged: LocatedError,
  logger?: string,
): TraceDetails {
  const isWrapper = logged.cause === undefined && WRAPPER_MESSAGE.test(logged.error);
  const fault = lacksReason(draft) && !isWrapper ? findFault(draft, logged.fault) : undefined;
  return {
    suspect: findSuspect(draft, logged, logger),
    // Whoever is busy when a server stands still may only wait for another.
    isOwn: logged.isOwn && !revealsHungCode(draft, logged),
    message: isWrapper || fault?.missing !== undefined ? undefined : findDeepestMessage(logged),
    fault,
    // A loader blames the part that it was loading, even for an error in other code.
    actualOwner: lacksReason(draft) ? findOwnerOfFailingCode(draft, logged) : undefined,
  };
}

/** True for a finding that leaves open whose fault it is, on a line that names no code of anybody. */
const isOnlyLogged = (draft: LogFindingDraft, { isInThirdPartyCode }: LocatedError): boolean =>
  lacksSuspect(draft) && !isInThirdPartyCode;

/** A finding with details from the trace below it: a suspect, its own words, the kind of error. */
export function withTraceDetails(
  draft: LogFindingDraft,
  logged: LocatedError | undefined,
): LogFindingDraft {
  if (isRow(draft)) return draft;
  const logger =
    draft.isNamed || !LOGGER_OWNS_PROBLEM.test(draft.id) ? undefined : findLogger(draft.text);
  const isAlone = logged === undefined || !isInLinesOfError(logged, draft);
  if (logger !== undefined && (isAlone || isOnlyLogged(draft, logged))) {
    const title = isAlone ? draft.title : TRACE_TEXTS.suspected(draft.title, logger);
    return { ...draft, title, cause: `${draft.cause} ${TRACE_TEXTS.logger(logger)}` };
  }
  if (isAlone) return { ...draft, ...describeScriptHost(draft) };
  if (isLateLoad(draft, logged.excerpt)) {
    return { ...draft, ...describeLateLoad(draft, findDeepestMessage(logged) ?? logged.error) };
  }
  const details = createTraceDetails(draft, logged, logger);
  const ofScripts =
    details.actualOwner === undefined ? describeScriptHost(draft, details.fault) : undefined;
  if (ofScripts !== undefined) {
    const { message } = details;
    const said =
      message === undefined || showsMessage(draft, message)
        ? ''
        : ` ${TRACE_TEXTS.errorMessage(message)}`;
    return { ...draft, ...ofScripts, cause: `${ofScripts.cause}${said}` };
  }
  const sentences = listSentences(draft, details);
  if (sentences.length === 0) return draft;
  return {
    ...draft,
    title: createTitle(details, draft, logged),
    fix: fixWith(details, draft, logged),
    cause: [draft.cause, ...sentences].join(' '),
  };
}

/** What the cause of a finding says in addition. */
function listSentences(
  draft: LogFindingDraft,
  { suspect, isOwn, message, fault, actualOwner }: TraceDetails,
): string[] {
  return [
    suspect !== undefined && (isOwn ? TRACE_TEXTS.ownCode : TRACE_TEXTS.suspect)(suspect),
    message !== undefined && !showsMessage(draft, message) && TRACE_TEXTS.errorMessage(message),
    fault !== undefined && getReason(fault, message),
    actualOwner !== undefined && TRACE_TEXTS.actualOwner(actualOwner.name),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

function createTitle(
  { suspect, isOwn, actualOwner }: TraceDetails,
  draft: LogFindingDraft,
  logged: LocatedError,
): string {
  const { title } = draft;
  const isOpen = revealsHungCode(draft, logged) || UNNAMED_TITLE.test(title);
  if (suspect !== undefined && isOpen)
    return (isOwn ? TRACE_TEXTS.inCodeOf : TRACE_TEXTS.suspected)(title, suspect);
  return actualOwner === undefined ? title : TRACE_TEXTS.inCodeOf(title, actualOwner.name);
}

/** A part that hands itself out finds nothing to hand out: it has not started. */
const UNSTARTED_PART =
  /(?:Preconditions\.check\w{1,30}|Objects\.requireNonNull)\([^\n]*\n\s*at [\w.$/-]{1,200}\.(?:get|instance|api)\w{0,30}\(/i;

function fixWith(
  { fault, actualOwner }: TraceDetails,
  { subject, fix }: LogFindingDraft,
  { excerpt }: LocatedError,
): string {
  const concerned = actualOwner?.isAsking === true ? actualOwner.name : subject;
  // A loader blames the part that it was loading, even for a change of the game by another.
  if (fault?.kind === 'mixin' && subject !== undefined && !excerpt.includes(`from mod ${subject}`))
    return TRACE_TEXTS.mixinOfAny(subject);
  const fixOfFault =
    fault !== undefined && concerned !== undefined ? describeFix(concerned, fault) : fix;
  if (actualOwner === undefined || actualOwner.isAsking) return fixOfFault;
  const { name, isPackage } = actualOwner;
  if (UNSTARTED_PART.test(excerpt)) return TRACE_TEXTS.startFirst(name, subject as string);
  const firstStep = isPackage
    ? TRACE_TEXTS.updatePackageFirst(name, subject as string)
    : TRACE_TEXTS.updateFirst(name);
  return `${firstStep} ${fixOfFault}`;
}

/** A class that is missing in the very plugin or mod that asks for it: no other jar brings it. */
function findFault({ subject }: LogFindingDraft, fault: Fault | undefined): Fault | undefined {
  return reclassifyOwnClass(fault, (missing) => {
    const segments = missing.split('.').slice(0, 4).map(simplifyName);
    return subject !== undefined && segments.includes(simplifyName(subject));
  });
}

/** What the kind of an error adds to its message; empty if the message says more. */
function getReason(fault: Fault, message: string | undefined): string {
  const saysMore = message !== undefined && !EXCEPTION_TYPE.test(message);
  if (fault.kind === 'code' && saysMore) return '';
  return message === undefined ? TRACE_TEXTS.reasonAlone(fault) : TRACE_TEXTS.reason(fault);
}

/** What OptiFine rewrote while it was loaded, and its own code. */
const OPTIFINE_FRAME = /[{,]xf:OptiFine:|\bnet\.optifine\./;

/** A finding whose error came up in code that OptiFine rewrote: few mods are made for that. */
export const withOptiFine = (
  draft: LogFindingDraft,
  logged: Pick<LocatedError, 'excerpt' | 'start' | 'end' | 'line'> | undefined,
): LogFindingDraft =>
  logged !== undefined &&
  isInLinesOfError(logged, draft) &&
  !/optifine/i.test(draft.title) &&
  OPTIFINE_FRAME.test(logged.excerpt)
    ? { ...draft, fix: `${TRACE_TEXTS.optiFine} ${draft.fix}` }
    : draft;
