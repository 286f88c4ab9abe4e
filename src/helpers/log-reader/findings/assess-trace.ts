/** Assesses an error whose suspect has code in the trace. */
// cspell:ignore initiali
import { ALARMING_KINDS, type FaultKind } from '../faults/kinds';
import {
  describeMissing,
  describeMissingOwnClass,
  describeOwnClientClass,
  MISMATCH_DESCRIPTIONS,
} from '../faults/mismatch';
import {
  asSuspicion,
  describeNotStarted,
  describeReportedError,
  describeSuspect,
  describeThreadGuard,
  type Sentences,
} from '../faults/texts';
import { getMainMessage } from '../traces/error-message';
import type { LocatedError } from '../traces/logged-error';
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

/** A mixin that was put into the game without the part for the client that it asks for. */
const FAILED_MIXIN = /Mixin transformation of \S{1,200} failed|\bMixinTransformerError\b/;

/** Kinds that say why a class or member of the caller’s own is not there for it. */
const EXPLAINED_KINDS: ReadonlySet<FaultKind> = new Set(['own-class', 'other-game', 'closed-part']);

/** An error of code that was compiled against something that is not there; undefined for any other. */
function describeMismatch(
  error: LocatedError,
  name: string,
  isClient: boolean,
): Sentences | undefined {
  const { fault, isDirect, package: packageName } = error;
  if (fault === undefined) return undefined;
  const { kind, missing, library } = fault;
  // In a player’s game, code for the client that is not there was made for another version.
  const describe = MISMATCH_DESCRIPTIONS[isClient && kind === 'client-code' ? 'other-game' : kind];
  if (describe === undefined) return undefined;
  const isInOwnPackage = missing?.startsWith(`${packageName}.`) === true;
  if (!isInOwnPackage || EXPLAINED_KINDS.has(kind)) {
    const sentences = describe(name, fault);
    return isDirect ? sentences : asSuspicion(sentences);
  }
  if (library !== undefined) return describeMissing(missing, fault);
  return isForClient(missing, error) && !isClient
    ? describeOwnClientClass(name, missing)
    : describeMissingOwnClass(name, missing);
}

/** True if a missing class exists only in the player’s game. */
const isForClient = (missing: string, { fault, excerpt }: LocatedError): boolean =>
  fault?.kind === 'client-code' || (missing.includes('.client.') && FAILED_MIXIN.test(excerpt));

/** What a part says that is called before it has started. */
const NOT_STARTED_MESSAGE =
  /\b(?:API|provider|plugin)\b[^\n]{0,20} (?:is|was|has)(?:n.t| not)(?: yet)?(?: been)? (?:loaded|initiali[sz]ed|enabled|ready|registered|started)\b/i;

const hasNotStarted = ({ isDirect, header }: LocatedError): boolean =>
  isDirect && NOT_STARTED_MESSAGE.test(header);

/** Code that rejects the wrong thread only detected it: the next frame out called it there. */
const WRONG_THREAD_MESSAGE = /(?:wrong|from a different) thread|: Async \w+ing /;

/** A crash whose trace leads through the suspect’s code. */
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

/** Update checkers: their plugin continues without them. */
const UPDATE_CHECK_FRAME = /\sat [\w.$/@]{0,200}\.(?:updater?|Update(?:r|Checker|Task))[.$]/i;

/** Names of supporters, which many mods load from the network: the mod runs without them. */
const SUPPORTERS =
  /\b(?:load|fetch|get|read|download)\w*\b[^\n]{0,40}\b(?:patreon|patron|contributor|supporter)/i;

/** An error that the suspect reports, and after which the program continued. */
function assessReportedError({ error, suspect, shared, ready }: Suspicion): Assessment {
  const { fault, isOwn, method } = error;
  const details = { kind: fault?.kind, ready, isOwn, method };
  const sentences = describeReportedError(suspect, error, details);
  return {
    draft: { id: 'reports-error', roles: ['suspicion'], ...sentences, ...shared },
    isWeak: !isAlarming(error) || isOfExtra(error),
  };
}

/** A line without an exception may be about anything, unless its words are alarming. */
const isAlarming = ({ mark, isThrown, fault }: LocatedError): boolean =>
  mark === 'error' && (isThrown || (fault !== undefined && ALARMING_KINDS.has(fault.kind)));

/** The first frame ends something: it mostly fails because the start broke off before it was made. */
const CLOSING_FRAME = /^\s*at [\w.$/@-]{1,200}\.(?:stop|close|shutdown)\([^\n]*$/m;

/** True if what was to be ended was never there. */
const isInClosing = ({ header, excerpt }: LocatedError): boolean =>
  header.includes('NullPointerException') &&
  CLOSING_FRAME.exec(excerpt)?.index === excerpt.search(/^\s*at /m);

/** True if only a convenience failed, without which the plugin or mod runs. */
const isOfExtra = (error: LocatedError): boolean =>
  isInClosing(error) ||
  UPDATE_CHECK_FRAME.test(error.excerpt) ||
  SUPPORTERS.test(getMainMessage(error));
