/** Assesses an error when its suspect has code in the trace. */
import { ALARMING_KINDS, type FaultKind } from '../../faults/kinds';
import {
  describeMissing,
  describeMissingOwnClass,
  describeOwnClientClass,
  describeOwnMember,
  MISMATCH_DESCRIPTIONS,
} from '../../faults/mismatch';
import {
  asSuspicion,
  describeNotStarted,
  describeReportedError,
  describeSuspect,
  describeThreadGuard,
  type Sentences,
} from '../../faults/texts';
import { getMainMessage } from '../../traces/error-message';
import { WRONG_THREAD_MESSAGE } from '../../traces/failure-words';
import type { LocatedError } from '../../traces/logged-error';
import type { Assessment, Suspicion } from './assessment';

/** @param isClient true for the log of a player’s game */
export function assessTrace(suspicion: Suspicion, isClient: boolean): Assessment {
  const { error, suspect, shared } = suspicion;
  const mismatch = describeMismatch(error, suspect, isClient);
  if (mismatch !== undefined) {
    const draft = { id: 'made-for-another', ...mismatch, ...shared };
    return { draft, isWeak: error.mark !== 'error' };
  }
  const [caller] = error.furtherOwners;
  if (caller !== undefined && hasNotStarted(error)) {
    const draft = { id: 'not-started', ...describeNotStarted(suspect, caller), ...shared };
    return { draft, isWeak: false };
  }
  return error.fatal ? assessCrash(suspicion) : assessReportedError(suspicion);
}

/** A mixin failed, usually because it expects a class that exists only in the client. */
const FAILED_MIXIN = /Mixin transformation of \S{1,200} failed|\bMixinTransformerError\b/;

/** Kinds that explain why code cannot find a class or member of its own package. */
const EXPLAINED_KINDS: ReadonlySet<FaultKind> = new Set(['own-class', 'other-game', 'closed-part']);

/** Describes an error in code that was compiled against something missing; undefined for other errors. */
function describeMismatch(
  error: LocatedError,
  name: string,
  isClient: boolean,
): Sentences | undefined {
  const { fault, isDirect, package: packageName } = error;
  if (fault === undefined) return undefined;
  const { kind, missing, library } = fault;
  // A player’s game has all client code. If some is missing, the mod was made for another version.
  const describe = MISMATCH_DESCRIPTIONS[isClient && kind === 'client-code' ? 'other-game' : kind];
  if (describe === undefined) return undefined;
  const isInOwnPackage = missing?.startsWith(`${packageName}.`) === true;
  if (!isInOwnPackage || EXPLAINED_KINDS.has(kind)) {
    const sentences = describe(name, fault);
    return isDirect ? sentences : asSuspicion(sentences);
  }
  if (library !== undefined) {
    return isOfCallingClass(missing, error)
      ? describeOwnMember(library, missing)
      : describeMissing(missing, fault);
  }
  return isForClient(missing, error) && !isClient
    ? describeOwnClientClass(name, missing)
    : describeMissingOwnClass(name, missing);
}

/** True if a missing member is one of the very class whose code asks for it. */
function isOfCallingClass(missing: string, { method = '' }: LocatedError): boolean {
  const [callingClass] = method.split('.');
  return callingClass !== '' && missing.split('.').at(-2) === callingClass;
}

/** True if a missing class exists only in the player’s game. */
const isForClient = (missing: string, { fault, excerpt }: LocatedError): boolean =>
  fault?.kind === 'client-code' || (missing.includes('.client.') && FAILED_MIXIN.test(excerpt));

/** A plugin or an API says this if it is called before it has started. */
const NOT_STARTED_MESSAGE =
  /\b(?:API|provider|plugin)\b[^\n]{0,20} (?:is|was|has)(?:n.t| not)(?: yet)?(?: been)? (?:loaded|initiali[sz]ed|enabled|ready|registered|started)\b/i;

const hasNotStarted = ({ isDirect, header }: LocatedError): boolean =>
  isDirect && NOT_STARTED_MESSAGE.test(header);

/** Assesses a crash whose trace leads through the suspect’s code. */
function assessCrash({ error, suspect, shared }: Suspicion): Assessment {
  const { owner, package: packageName, fault, isDirect, isOwn, method } = error;
  const { header, rootCause, furtherOwners } = error;
  const [caller] = furtherOwners;
  const draft = { id: 'crash-suspect', roles: ['suspicion', 'crash'] as const, ...shared };
  if (isDirect && caller !== undefined && WRONG_THREAD_MESSAGE.test(rootCause ?? header)) {
    const sentences = describeThreadGuard(caller, suspect);
    return { draft: { ...draft, ...sentences, subject: caller }, isWeak: false };
  }
  const sentences = describeSuspect(suspect, {
    packageName: owner === undefined ? undefined : packageName,
    kind: fault?.kind,
    caller,
    isOwn,
    method,
  });
  const subject = isDirect ? { subject: suspect } : {};
  return { draft: { ...draft, ...sentences, ...subject }, isWeak: false };
}

/** Code that checks for updates. Its plugin continues without it. */
const UPDATE_CHECK_FRAME = /\sat [\w.$/@]{0,200}\.(?:updater?|Update(?:r|Checker|Task))[.$]/i;

/** Many mods load the names of their supporters from the network. They run without these names, too. */
const SUPPORTERS =
  /\b(?:load|fetch|get|read|download)\w*\b[^\n]{0,40}\b(?:patreon|patron|contributor|supporter)/i;

/** Assesses an error that the suspect reported and that the program survived. */
function assessReportedError({ error, suspect, shared, ready }: Suspicion): Assessment {
  const { fault, isOwn, method, isInMessage } = error;
  const details = { kind: fault?.kind, ready, isOwn, method, isInMessage };
  const sentences = describeReportedError(suspect, error, details);
  return {
    draft: { id: 'reports-error', roles: ['suspicion'], ...sentences, ...shared },
    isWeak: !isAlarming(error) || isOfExtra(error),
  };
}

/** True for an exception. A line without one may be about anything, unless its words are alarming. */
const isAlarming = ({ mark, isThrown, fault }: LocatedError): boolean =>
  mark === 'error' && (isThrown || (fault !== undefined && ALARMING_KINDS.has(fault.kind)));

/** The first frame closes something. It usually fails because the start broke off before that was created. */
const CLOSING_FRAME = /^\s*at [\w.$/@-]{1,200}\.(?:stop|close|shutdown)\([^\n]*$/m;

/** True if code tried to close something that had never been created. */
const isInClosing = ({ header, excerpt }: LocatedError): boolean =>
  header.includes('NullPointerException') &&
  CLOSING_FRAME.exec(excerpt)?.index === excerpt.search(/^\s*at /m);

/** True if only an extra failed that the plugin or mod can do without. */
const isOfExtra = (error: LocatedError): boolean =>
  isInClosing(error) ||
  UPDATE_CHECK_FRAME.test(error.excerpt) ||
  SUPPORTERS.test(getMainMessage(error));
