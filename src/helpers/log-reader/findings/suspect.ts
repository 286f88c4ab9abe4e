/** Turns the first error into a finding if it names a suspect and no rule does. */
// cspell:ignore initiali Skywars bupdat catserver craftbukkit izzel kettingpowered magmafoundation mohistmc quer serv updat
import { isInLinesOfError, isOnlyWarning, lacksSuspect, showsMessage } from './draft-checks';
import { findDeepestMessage, getMainMessage } from '../traces/error-message';
import {
  describeBrokenSoftware,
  describePlatformError,
  describeSingleLine,
  type Phase,
} from '../faults/areas';
import type { FaultKind } from '../faults/causes';
import { ALARMING_KINDS, type Fault } from '../faults/kinds';
import {
  MISMATCH_DESCRIPTIONS,
  describeMissing,
  describeMissingOwnClass,
  describeReplacedClass,
  describeOwnClientClass,
} from '../faults/mismatch';
import {
  asSuspicion,
  describeDamagedJar,
  describeErrorLine,
  describeNamelessFault,
  describeNotStarted,
  describeReportedError,
  describeSuspect,
  describeThreadGuard,
  TRACE_TEXTS,
  type Sentences,
} from '../faults/texts';
import { isRow, type LogFindingDraft } from './findings';
import type { LocatedError } from '../traces/parse-trace';
import { ON_JAVA, type GuideLink } from '../rules/rule';
import type { Recognized } from '../server/software';

type SharedFields = Omit<LogFindingDraft, 'id' | 'title' | 'cause' | 'fix'>;

/** What an error says about suspect and reason. */
export interface Assessment {
  readonly draft: LogFindingDraft;
  /** True if healthy servers print such lines, too: then it is an explanation, not an alarm. */
  readonly isWeak: boolean;
}

/** What the rest of the log says. */
interface LogContext {
  readonly drafts: readonly LogFindingDraft[];
  readonly recognized: Recognized;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
  /** What the program was doing at the error. */
  readonly phase: Phase;
}

/**
 * What the trace itself proves or suggests. Code that calls something that does not exist was built
 * against something else: that is proof. Any other crash yields only a suspicion, worded as one:
 * the first third-party code in the trace may have been called innocently. Undefined if a rule has
 * named someone for these lines, or if the error reveals neither suspect nor reason.
 */
export function assessFirstError(
  logged: LocatedError | undefined,
  { drafts, recognized, ready, phase }: LogContext,
): Assessment | undefined {
  if (logged === undefined) return undefined;
  const covering = drafts.filter((draft) => isInLinesOfError(logged, draft));
  if (covering.some((draft) => !lacksSuspect(draft))) return undefined;
  // Survivable lines explain nothing beyond themselves.
  const relevant = drafts.filter((draft) => draft.effect !== 'survived' && !isOnlyWarning(draft));
  if (!logged.fatal && relevant.some((draft) => !isInLinesOfError(logged, draft))) return undefined;
  const { line, fault } = logged;
  const name = logged.owner ?? logged.package;
  const shared: SharedFields = {
    kind: 'error',
    guides: listGuides(fault?.kind),
    line,
    text: logged.error,
    count: 1,
    lastLine: logged.end - 1,
    software: ON_JAVA,
    versions: undefined,
    isNamed: true,
  };
  // A mod only called what failed in hybrid server software.
  const isSoftwareFault = fault?.kind === 'hybrid' && !logged.isDirect;
  const isSuspect = name !== undefined && !isSoftwareFault;
  const hasNameless = relevant.length === 0 || relevant.every(isRow);
  if (fault?.kind === 'cut-file' && fault.file?.endsWith('.jar') === true && hasNameless) {
    const draft = { id: 'jar-damaged', ...describeDamagedJar(fault.file), ...shared };
    return { draft, isWeak: logged.kind !== 'error' };
  }
  if (isSuspect && logged.isInThirdPartyCode)
    return withErrorMessage(assessTrace(logged, { name, shared, ready }, recognized), logged);
  const isExplained =
    name === undefined
      ? !logged.fatal || covering.length > 0 || !areAboutOthers(relevant, logged)
      : !logged.fatal && !relevant.every(lacksSuspect);
  if (relevant.length > 0 && isExplained) return undefined;
  return isSuspect
    ? withErrorMessage(assessLogLine(logged, { name, shared, ready }), logged)
    : assessWithoutSuspect(logged, shared, phase);
}

/** True if findings stand before a crash, and none of them says why the program ended. */
const areAboutOthers = (drafts: readonly LogFindingDraft[], crash: LocatedError): boolean =>
  drafts.every(
    ({ lastLine, effect, reportsOnlyTheEnd }) =>
      lastLine < crash.line && (effect !== 'ends' || reportsOnlyTheEnd === true),
  );

/** Update checkers: their plugin continues without them. */
const UPDATE_CHECK_FRAME = /\sat [\w.$/@]{0,200}\.(?:updater?|Update(?:r|Checker|Task))[.$]/i;
/** What a part says that is called before it has started. */
const NOT_STARTED_MESSAGE =
  /\b(?:API|provider|plugin)\b[^\n]{0,20} (?:is|was|has)(?:n.t| not)(?: yet)?(?: been)? (?:loaded|initiali[sz]ed|enabled|ready|registered|started)\b/i;
/** Code that rejects the wrong thread only detected it: the next frame out called it there. */
const WRONG_THREAD_MESSAGE = /(?:wrong|from a different) thread|: Async \w+ing /;

/** A suspicion with the error's own words, if they are not in it yet. */
function withErrorMessage<T extends Assessment | undefined>(
  assessment: T,
  logged: LocatedError,
): T {
  const message = assessment === undefined ? undefined : findDeepestMessage(logged);
  if (assessment === undefined || message === undefined || showsMessage(assessment.draft, message))
    return assessment;
  const { draft } = assessment;
  return {
    ...assessment,
    draft: { ...draft, cause: `${TRACE_TEXTS.errorMessage(message)} ${draft.cause}` },
  };
}

interface Suspect {
  readonly name: string;
  readonly shared: SharedFields;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
}

/** A suspect whose code is in the trace. */
function assessTrace(
  logged: LocatedError,
  suspect: Suspect,
  { client }: Pick<Recognized, 'client'>,
): Assessment {
  const mismatch = describeMismatch(logged, suspect.name, client);
  if (mismatch !== undefined) {
    const draft = { id: 'made-for-another', ...mismatch, ...suspect.shared };
    return { draft, isWeak: logged.kind !== 'error' };
  }
  const [caller] = logged.furtherOwners;
  if (caller !== undefined && logged.isDirect && NOT_STARTED_MESSAGE.test(logged.error)) {
    const sentences = describeNotStarted(suspect.name, caller);
    return { draft: { id: 'not-started', ...sentences, ...suspect.shared }, isWeak: false };
  }
  return logged.fatal ? assessCrash(logged, suspect) : assessReportedError(logged, suspect);
}

/** A mixin that was put into the game without the part for the client that it asks for. */
const FAILED_MIXIN = /Mixin transformation of \S{1,200} failed|\bMixinTransformerError\b/;

/** Kinds that say why a class or member of the caller’s own is not there for it. */
const EXPLAINED_KINDS: ReadonlySet<FaultKind> = new Set(['own-class', 'other-game', 'closed-part']);

/** An error of code that was compiled against something that is not there. */
function describeMismatch(
  { fault, isDirect, package: packageName, excerpt }: LocatedError,
  name: string,
  isClient: boolean,
): Sentences | undefined {
  if (fault === undefined) return undefined;
  const { kind, missing, library } = fault;
  const isClientLog = isClient && kind === 'client-code';
  const describe = MISMATCH_DESCRIPTIONS[isClientLog ? 'other-game' : kind];
  if (describe === undefined) return undefined;
  const isOwnClass = missing?.startsWith(`${packageName}.`) === true && !EXPLAINED_KINDS.has(kind);
  if (!isOwnClass) {
    const sentences = describe(name, fault);
    return isDirect ? sentences : asSuspicion(sentences);
  }
  if (library !== undefined) return describeMissing(missing, fault);
  const isForClient =
    kind === 'client-code' || (missing.includes('.client.') && FAILED_MIXIN.test(excerpt));
  return isForClient && !isClient
    ? describeOwnClientClass(name, missing)
    : describeMissingOwnClass(name, missing);
}

/** A crash whose trace leads through the suspect's code. */
function assessCrash(logged: LocatedError, { name, shared }: Suspect): Assessment {
  const { owner, package: packageName, fault, isDirect, isOwn, place } = logged;
  const { error, cause, furtherOwners } = logged;
  const [caller] = furtherOwners;
  const draft = { id: 'crash-suspect', ...shared };
  if (isDirect && caller !== undefined && WRONG_THREAD_MESSAGE.test(cause ?? error)) {
    const sentences = describeThreadGuard(caller, name);
    return { draft: { ...draft, ...sentences, subject: caller }, isWeak: false };
  }
  const sentences = describeSuspect(name, {
    packageName: owner === undefined ? undefined : packageName,
    kind: fault?.kind,
    caller,
    isOwn,
    place,
  });
  const subject = isDirect ? { subject: name } : {};
  return { draft: { ...draft, ...sentences, ...subject }, isWeak: false };
}

/** Names of supporters, which many mods load from the network: the mod runs without them. */
const SUPPORTERS =
  /\b(?:load|fetch|get|read|download)\w*\b[^\n]{0,40}\b(?:patreon|patron|contributor|supporter)/i;

/** An error that the suspect reports, and after which the program continued. */
function assessReportedError(logged: LocatedError, { name, shared, ready }: Suspect): Assessment {
  const { fault, kind, isThrown, excerpt, isOwn, place } = logged;
  // A line without a Java or .NET error may be about anything.
  const isError = isThrown || (fault !== undefined && ALARMING_KINDS.has(fault.kind));
  const sentences = describeReportedError(name, logged, {
    kind: fault?.kind,
    ready,
    isOwn,
    place,
  });
  return {
    draft: { id: 'reports-error', ...sentences, ...shared },
    isWeak:
      kind !== 'error' ||
      !isError ||
      UPDATE_CHECK_FRAME.test(excerpt) ||
      SUPPORTERS.test(getMainMessage(logged)),
  };
}

/** Harmless: failed update checks, and client classes that Forge keeps off the server. */
const HARMLESS_ERROR =
  /\b(?:check|look|search|quer)\w*\b[^\n]{0,40}\bupdat|\bupdat\w* (?:check|info|avail|serv)|\b(?:auto-?|version )updat|invalid dist DEDICATED_SERVER/i;

/** What an error says about a token of a bot or of a plugin’s license: it does nothing without. */
const REFUSED_TOKEN =
  /\b(?:token|licence|license)\b[^\n]{0,30} (?:is|was) (?:invalid|incorrect|wrong|expired)/i;

/** A suspect named in an error message, but not in a trace. */
function assessLogLine(
  logged: LocatedError,
  { name, shared, ready }: Suspect,
): Assessment | undefined {
  const { fault, fatal, isThrown, kind, logMessage, cause, error } = logged;
  const isMismatch = fault?.missing !== undefined || fault?.kind === 'client-code';
  const mismatch =
    isThrown && isMismatch ? MISMATCH_DESCRIPTIONS[fault.kind]?.(name, fault) : undefined;
  if (mismatch !== undefined) {
    const draft = { id: 'made-for-another', ...asSuspicion(mismatch), ...shared };
    return { draft, isWeak: kind !== 'error' };
  }
  const message =
    [logMessage, cause, error].find((text) => text?.includes(name)) ?? getMainMessage(logged);
  if (HARMLESS_ERROR.test(message) || (kind !== 'error' && fault === undefined)) return undefined;
  const isAlarming = fault !== undefined && ALARMING_KINDS.has(fault.kind);
  const isSerious =
    fatal || isAlarming || REFUSED_TOKEN.test(message) || (isThrown && fault?.kind !== 'recipe');
  const sentences = describeErrorLine(name, message, { kind: fault?.kind, ready });
  return {
    draft: { id: 'names-somebody', ...sentences, ...shared },
    isWeak: kind !== 'error' || !isSerious,
  };
}

/** Kinds that do not say where to look if a program ended with them. */
const VAGUE_KINDS: ReadonlySet<FaultKind> = new Set([
  'code',
  'other-game',
  'other-build',
  'threads',
  'value',
  'api',
]);

/** Root packages that only the server software itself loads. */
const SERVER_SOFTWARE_PACKAGE =
  /^(?:io\.izzel|com\.mohistmc|org\.magmafoundation|org\.kettingpowered|catserver|cpw\.mods|net\.neoforged\.fml|net\.minecraftforge\.fml\.loading|io\.papermc\.paperclip|com\.velocitypowered\.proxy|org\.bukkit\.craftbukkit\.Main$|net\.minecraft\.server\.Main$)\b/;

/** A frame in the lines that show an error. */
const STACK_FRAME = /^\s*at \S|^\S{3,120}[:.]\S{2,80} ?\([^\n]*\)/m;

/** Code of the game or of its loader. */
const OF_GAME = String.raw`(?<root>net\.minecraft|net\.minecraftforge|net\.neoforged)\.`;
const FRAME_OF_GAME = new RegExp(String.raw`^\s*at (?:[^\s(]{0,120}\/)?${OF_GAME}`);
const MEMBER_OF_GAME = new RegExp(
  String.raw`NoSuch(?:Method|Field)Error: [^\n]{0,200}?\b${OF_GAME}`,
);

/** True if code of the game or its loader does not find a method or field of them. */
function lacksOwnMember({ error, cause, excerpt }: LocatedError): boolean {
  const frame = excerpt.split('\n').find((line) => STACK_FRAME.test(line)) ?? '';
  return MEMBER_OF_GAME.test(cause ?? error) && FRAME_OF_GAME.test(frame);
}

/** What is missing, if nothing names what needs it. */
function describeMissingPart(logged: LocatedError, missing: string, fault: Fault): Sentences {
  if (SERVER_SOFTWARE_PACKAGE.test(missing) && STACK_FRAME.test(logged.excerpt))
    return describeBrokenSoftware(missing);
  return lacksOwnMember(logged) ? describeReplacedClass(missing) : describeMissing(missing, fault);
}

/** Errors that only say that another one came up. */
const ONLY_WRAPS =
  /^(?:[\w.]{1,80}\.)?(?:TargetInvocation|InvocationTarget|Completion|Execution|Aggregate)Exception\b/;

/** The message of an error that names nobody. */
function assessWithoutSuspect(
  logged: LocatedError,
  shared: SharedFields,
  phase: Phase,
): Assessment | undefined {
  const { fault, isThrown, fatal, error, cause, area, kind, excerpt } = logged;
  const unnamed = { ...shared, isNamed: false };
  if (HARMLESS_ERROR.test(getMainMessage(logged))) return undefined;
  const hasFrames = STACK_FRAME.test(excerpt);
  if (fault?.missing !== undefined) {
    const sentences = describeMissingPart(logged, fault.missing, fault);
    return { draft: { id: 'made-for-another', ...sentences, ...unnamed }, isWeak: !isThrown };
  }
  if (fault !== undefined && !VAGUE_KINDS.has(fault.kind)) {
    const sentences = describeNamelessFault(logged, fault.kind);
    return {
      draft: { id: 'reports-error', ...sentences, ...unnamed },
      isWeak: kind === 'warning' || !(fatal || ALARMING_KINDS.has(fault.kind)),
    };
  }
  if (!isThrown && !fatal) return undefined;
  const shown = ONLY_WRAPS.test(error) ? (cause ?? error) : error;
  const sentences = hasFrames
    ? describePlatformError(shown, { fatal, area, phase })
    : describeSingleLine(error, fatal);
  return { draft: { id: 'crash-unnamed', ...sentences, ...unnamed }, isWeak: !fatal };
}

/** The guide for a kind of error; by default, finding the culprit by bisection. */
const GUIDE_OF_KIND: Readonly<Partial<Record<FaultKind, string>>> = {
  'port-taken': '/ports-and-proxies',
  address: '/ports-and-proxies',
  database: '/databases',
  settings: '/file-manager-controls',
  'no-file': '/file-manager-controls',
  permission: '/file-manager-controls',
  'not-permitted': '/file-manager-controls',
  memory: '/extras/swap',
  'world-data': '/backups',
  recipe: '/datapacks',
  registry: '/datapacks',
  api: '/installing-plugins',
  'closed-java': '/java-version',
};

const listGuides = (kind: FaultKind | undefined): GuideLink[] => [
  { route: (kind && GUIDE_OF_KIND[kind]) ?? '/binarysearch' },
];
