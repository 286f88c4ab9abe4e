/** Turns the first error into a finding if it names a suspect and no rule does. */
// cspell:ignore Skywars bupdat catserver craftbukkit izzel kettingpowered magmafoundation mohistmc quer serv updat
import { describeBrokenSoftware, describePlatformError, describeSingleLine } from './faults/areas';
import { ALARMING_KINDS, type Fault, type FaultKind } from './faults/kinds';
import {
  describeMissingOwnClass,
  describeThreadGuard,
  MAX_QUOTED,
  describeMismatch,
  describeOwnClientClass,
  describeNamelessFault,
  describeReportedError,
  describeErrorLine,
  describeMissing,
  describeSuspect,
  TRACE_TEXTS,
} from './faults/texts';
import { describeLateLoad, isLateLoad } from './faults/late-load';
import { isRow, type Draft } from './findings';
import { plainName } from './owners';
import { ON_JAVA, type GuideLink } from './rule';
import type { Recognized } from './software';
import { loggerOf, EXCEPTION_TYPE, type LocatedError } from './parse-trace';

type SharedFields = Omit<Draft, 'id' | 'title' | 'cause' | 'fix'>;

/** Rules that say what happened, but not whose fault it is. */
const RULES_WITHOUT_SUSPECT: ReadonlySet<string> = new Set([
  'ticking-block-entity',
  'ticking-entity',
  'ticking-player',
  'server-hung',
  'client-mod-on-server',
  'mixin-failed',
  'mixin-transformation',
  'chunk-generation-failed',
  'chunk-load-failed',
  'registries-failed',
  'config-json',
]);

/** True for a finding that says what happened, but not whose fault it is. */
export const lacksSuspect = ({ id, isNamed }: Draft): boolean =>
  !isNamed && (RULES_WITHOUT_SUSPECT.has(id) || isRow(id));

/** What an error says about suspect and reason. */
interface Assessment {
  readonly draft: Draft;
  /** True if healthy servers print such lines, too: then it is an explanation, not an alarm. */
  readonly isWeak: boolean;
}

/**
 * What the trace itself proves or suggests. Code that calls something that does not exist was built
 * against something else: that is proof. Any other crash yields only a suspicion, worded as one:
 * the first third-party code in the trace may have been called innocently. Undefined if a rule has
 * named someone for these lines, or if the error reveals neither suspect nor reason.
 * @param ready true if the program became ready after the error
 */
export function assessFirstError(
  logged: LocatedError | undefined,
  drafts: readonly Draft[],
  recognized: Recognized,
  ready: boolean,
): Assessment | undefined {
  if (logged === undefined) return undefined;
  const covering = drafts.filter((draft) => covers(logged, draft));
  if (covering.some((draft) => !lacksSuspect(draft))) return undefined;
  // Survivable lines explain nothing beyond themselves.
  const relevant = drafts.filter((draft) => draft.effect !== 'survived' && !isOnlyWarning(draft));
  if (!logged.fatal && relevant.some((draft) => !covers(logged, draft))) return undefined;
  const { line, owner, fault } = logged;
  const name = owner ?? logged.package;
  const common = {
    guides: guidesOf(fault?.kind),
    line,
    text: logged.error,
    count: 1,
    lastLine: line,
    software: ON_JAVA,
    versions: undefined,
    isNamed: true,
  };
  // A mod only called what failed in hybrid server software.
  const isSoftwareFault = fault?.kind === 'hybrid' && !logged.isDirect;
  if (name !== undefined && logged.isInThirdPartyCode && !isSoftwareFault)
    return withErrorMessage(assessTrace(logged, { name, common, ready }, recognized), logged);
  const rowsOnly = relevant.every(({ id }) => isRow(id));
  // A crash that no finding explains, in its lines or below, is reported even without a suspect.
  const isUnexplained =
    covering.length === 0 &&
    relevant.every(
      ({ lastLine: last, effect, reportsOnlyTheEnd }) =>
        last < logged.line && (effect !== 'ends' || reportsOnlyTheEnd === true),
    );
  if (
    relevant.length > 0 &&
    !(name === undefined ? logged.fatal && isUnexplained : logged.fatal || rowsOnly)
  )
    return undefined;
  return name === undefined || isSoftwareFault
    ? assessWithoutSuspect(logged, common)
    : withErrorMessage(assessLogLine(logged, { name, common, ready }), logged);
}

/** Update checkers: their plugin continues without them. */
const UPDATE_CHECK_FRAME = /\sat [\w.$/@]{0,200}\.(?:updater?|Update(?:r|Checker|Task))[.$]/i;
/** Code that rejects the wrong thread only detected it: the next frame out called it there. */
const WRONG_THREAD_MESSAGE = /wrong thread/;

/** A suspicion with the error's own words, if they are not in it yet. */
function withErrorMessage<T extends Assessment | undefined>(reading: T, logged: LocatedError): T {
  const words = reading === undefined ? undefined : deepestMessageOf(logged);
  if (reading === undefined || words === undefined || isQuoted(reading.draft, words))
    return reading;
  const { draft } = reading;
  return {
    ...reading,
    draft: { ...draft, cause: `${TRACE_TEXTS.errorMessage(words)} ${draft.cause}` },
  };
}

interface Suspect {
  readonly name: string;
  readonly common: SharedFields;
  /** True if the program became ready after the error. */
  readonly ready: boolean;
}

/** A suspect whose code is in the trace. */
function assessTrace(
  logged: LocatedError,
  { name, common, ready }: Suspect,
  recognized: Recognized,
): Assessment {
  const { owner, fault, isThrown, fatal, kind } = logged;
  const isClientLog = recognized.client && fault?.kind === 'client-code';
  const describe = fault && describeMismatch[isClientLog ? 'other-game' : fault.kind];
  if (describe !== undefined) {
    const missing = fault?.missing;
    const own = missing?.startsWith(`${logged.package}.`) === true && fault?.kind !== 'own-class';
    const absent =
      fault?.kind === 'client-code' && !isClientLog
        ? describeOwnClientClass
        : describeMissingOwnClass;
    const ownOrLibrary =
      fault?.library === undefined
        ? absent(name, missing as string)
        : describeMissing(missing as string, fault);
    const sentences = own ? ownOrLibrary : describe(name, fault, logged.isDirect);
    return { draft: { id: 'made-for-another', ...sentences, ...common }, isWeak: kind !== 'error' };
  }
  const code = owner === undefined ? undefined : logged.package;
  if (fatal) {
    const [caller] = logged.furtherOwners;
    const guarded = logged.isDirect && WRONG_THREAD_MESSAGE.test(logged.error) ? caller : undefined;
    const sentences =
      guarded === undefined
        ? describeSuspect(name, { code, kind: fault?.kind, caller })
        : describeThreadGuard(guarded, name);
    const subject = logged.isDirect && guarded === undefined ? { subject: name } : {};
    return { draft: { id: 'crash-suspect', ...sentences, ...common, ...subject }, isWeak: false };
  }
  // A line without a Java or .NET error may be about anything.
  const weak =
    kind !== 'error' ||
    UPDATE_CHECK_FRAME.test(logged.excerpt) ||
    (!isThrown && !(fault !== undefined && ALARMING_KINDS.has(fault.kind)));
  return {
    draft: {
      id: 'reports-error',
      ...describeReportedError(name, logged, { kind: fault?.kind, ready }),
      ...common,
    },
    isWeak: weak,
  };
}

/** Harmless: failed update checks, and client classes that Forge keeps off the server. */
const HARMLESS_ERROR =
  /\b(?:check|look|search|quer)\w*\b[^\n]{0,40}\bupdat|\bupdat\w* (?:check|info|avail|serv)|\b(?:auto-?|version )updat|invalid dist DEDICATED_SERVER/i;

const messageOf = ({ logMessage, cause, error }: LocatedError): string =>
  logMessage ?? cause ?? error;

/** A suspect named in an error message, but not in a trace. */
function assessLogLine(
  logged: LocatedError,
  { name, common, ready }: Suspect,
): Assessment | undefined {
  const { fault, fatal, isThrown, kind } = logged;
  const { logMessage, cause, error } = logged;
  const said = [logMessage, cause, error].find((text) => text?.includes(name)) ?? messageOf(logged);
  const tells = fault?.missing !== undefined || fault?.kind === 'client-code';
  const describe = isThrown && tells ? describeMismatch[fault.kind] : undefined;
  if (describe !== undefined) {
    const sentences = describe(name, fault, false);
    return { draft: { id: 'made-for-another', ...sentences, ...common }, isWeak: kind !== 'error' };
  }
  if (HARMLESS_ERROR.test(said) || (kind !== 'error' && fault === undefined)) return undefined;
  const sure =
    fatal || (isThrown && fault?.kind !== 'recipe') || (fault && ALARMING_KINDS.has(fault.kind));
  const strong = kind === 'error' && sure;
  const draft = {
    id: 'names-somebody',
    ...describeErrorLine(name, said, { kind: fault?.kind, ready }),
    ...common,
  };
  return { draft, isWeak: strong !== true };
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

/** The message of an error that names nobody. */
function assessWithoutSuspect(logged: LocatedError, common: SharedFields): Assessment | undefined {
  const { fault, isThrown, fatal, error, area, kind } = logged;
  const withoutName = { ...common, isNamed: false };
  if (HARMLESS_ERROR.test(messageOf(logged))) return undefined;
  if (fault?.missing !== undefined) {
    const sentences =
      SERVER_SOFTWARE_PACKAGE.test(fault.missing) && STACK_FRAME.test(logged.excerpt)
        ? describeBrokenSoftware(fault.missing)
        : describeMissing(fault.missing, fault);
    return { draft: { id: 'made-for-another', ...sentences, ...withoutName }, isWeak: !isThrown };
  }
  if (fault !== undefined && !VAGUE_KINDS.has(fault.kind)) {
    const strong = kind === 'error' && (fatal || ALARMING_KINDS.has(fault.kind));
    const sentences = describeNamelessFault(logged, fault.kind);
    return { draft: { id: 'reports-error', ...sentences, ...withoutName }, isWeak: !strong };
  }
  if (!isThrown && !fatal) return undefined;
  return {
    draft: {
      id: 'crash-unnamed',
      ...(STACK_FRAME.test(logged.excerpt)
        ? describePlatformError(error, fatal, area)
        : describeSingleLine(error, fatal)),
      ...withoutName,
    },
    isWeak: !fatal,
  };
}

/** The guide for a kind of error; by default, finding the culprit by bisection. */
const GUIDE_OF_KIND: Readonly<Partial<Record<FaultKind, string>>> = {
  'port-taken': '/ports-and-proxies',
  address: '/ports-and-proxies',
  database: '/databases',
  settings: '/file-manager-controls',
  'no-file': '/file-manager-controls',
  permission: '/file-manager-controls',
  memory: '/extras/swap',
  'world-data': '/backups',
  recipe: '/datapacks',
  registry: '/datapacks',
  api: '/installing-plugins',
  'closed-java': '/java-version',
};

const guidesOf = (kind: FaultKind | undefined): GuideLink[] => [
  { route: (kind && GUIDE_OF_KIND[kind]) ?? '/binarysearch' },
];

/** A warning without an error: many lines that healthy servers print are such. */
export const isOnlyWarning = ({ isWarning, trace, effect }: Draft): boolean =>
  isWarning === true && trace === undefined && effect !== 'ends';

/** True if a finding is in the lines of an error, or directly above them. */
export function covers(logged: LocatedError, { line, lastLine: last, effect }: Draft): boolean {
  const start = effect === 'survived' ? logged.line - 1 : logged.start;
  return [line, last].some((one) => one >= start && one <= logged.end);
}

/** Rules that name who failed but not why: the error's kind says more. */
const RULES_WITHOUT_REASON: ReadonlySet<string> = new Set([
  'plugin-enable-failed',
  'plugin-runtime-error',
  'plugin-load-failed',
  'plugin-command-error',
  'bungee-plugin-failed',
  'bungee-listener-failed',
  'velocity-plugin-event',
  'proxy-plugin-create-failed',
  'forge-mod-error',
  'forge-mod-failed',
  'forge-mod-issue',
  'mod-entrypoint-failed',
]);

/** True for a rule that names who failed, but not why. */
export const lacksReason = ({ id }: Draft): boolean => RULES_WITHOUT_REASON.has(id);

/** True if a name, or a segment of a package, is that of the part a finding blames. */
function isNameOfSubject(name: string, { title, subject }: Draft): boolean {
  const said = plainName(title);
  const own = plainName(subject as string);
  const parts = [name, ...name.split('.').slice(1)].map(plainName);
  return parts.some((part) => part.length > 2 && (said.includes(part) || part.startsWith(own)));
}

/** The mod or plugin in whose code an error happened that is blamed on another. */
interface ActualOwner {
  readonly name: string;
  /** True if only the package is known, not which mod or plugin it belongs to. */
  readonly isPackage: boolean;
}

/** The error is blamed on one mod, but did it happen in the code of another? Then whose code it is. */
function ownerOfFailingCode(draft: Draft, logged: LocatedError): ActualOwner | undefined {
  const { isInThirdPartyCode, owner, package: code, furtherOwners } = logged;
  if (draft.subject === undefined || !isInThirdPartyCode) return undefined;
  if (owner !== undefined) {
    const isBlamed = [owner, code ?? ''].some((name) => isNameOfSubject(name, draft));
    return isBlamed ? undefined : { name: owner, isPackage: false };
  }
  // Packages are often named otherwise than their mod: it has to stand in the trace, too.
  return code !== undefined &&
    !isNameOfSubject(code, draft) &&
    furtherOwners.some((name) => isNameOfSubject(name, draft))
    ? { name: code, isPackage: true }
    : undefined;
}

/** Errors that only say that something failed: their cause says what. */
const WRAPPER_MESSAGE =
  /Could not execute entrypoint|Some of your mods are incompatible|Mod Loading has failed|Loading errors encountered|' failed to (?:load|update)!/;
/** Shorter messages are names of settings and the like, which mean nothing alone. */
const MIN_MESSAGE_LENGTH = 12;

/** What is left of an error that says nothing, or only wraps another. */
const EMPTY_MESSAGE = /^(?:null|(?:[\w$]{1,80}\.){1,10}\w{1,60}(?:Exception|Error))?$/;

/** The message of the deepest error, without its type; undefined if it says nothing. */
function deepestMessageOf({ cause, error, isThrown }: LocatedError): string | undefined {
  if (!isThrown) return undefined;
  const whole = (cause ?? error).trim();
  const words = whole.replace(EXCEPTION_TYPE, '').trim();
  if (words.length >= MIN_MESSAGE_LENGTH && words.includes(' ')) return words;
  return EMPTY_MESSAGE.test(words) ? undefined : whole.replace(/^(?:[a-z][\w$]*\.)+/, '');
}

/** True if a finding already shows or says the words. */
const isQuoted = ({ text, cause, title }: Draft, words: string): boolean =>
  [text, cause, title].some((shown) => shown.includes(words.slice(0, MAX_QUOTED)));

/** Findings about a plugin's own data and files: the plugin that logs them is the suspect. */
const LOGGER_OWNS_PROBLEM = /^(?:database|config)-/;

/** A title that leaves open whose fault it is. */
const UNNAMED_TITLE = /^An? (?:\w+ )?(?:mod|plugin)\b/;

/** True if the trace of a server that stood still shows whose code it was in. */
const revealsHungCode = ({ id }: Draft, { isInThirdPartyCode }: LocatedError): boolean =>
  id === 'server-hung' && isInThirdPartyCode;

/** A finding with details from the trace below it: a suspect, its own words, the kind of error. */
export function withTrace(draft: Draft, logged: LocatedError | undefined): Draft {
  if (isRow(draft.id)) return draft;
  const speaker =
    draft.isNamed || !LOGGER_OWNS_PROBLEM.test(draft.id) ? undefined : loggerOf(draft.text);
  if (logged === undefined || !covers(logged, draft)) {
    return speaker === undefined
      ? draft
      : { ...draft, cause: `${draft.cause} ${TRACE_TEXTS.logger(speaker)}` };
  }
  if (isLateLoad(draft, logged.excerpt)) {
    return { ...draft, ...describeLateLoad(draft, deepestMessageOf(logged) ?? logged.error) };
  }
  const name = logged.owner ?? logged.package ?? speaker;
  const needsReason = RULES_WITHOUT_REASON.has(draft.id);
  const isWrapper = logged.cause === undefined && WRAPPER_MESSAGE.test(logged.error);
  // Whoever asks for the last bit of memory need not have used it up.
  const open =
    (revealsHungCode(draft, logged) || (!draft.isNamed && !RULES_WITHOUT_SUSPECT.has(draft.id))) &&
    logged.fault?.kind !== 'memory';
  const shown = logged.isThrown || logged.isInThirdPartyCode || LOGGER_OWNS_PROBLEM.test(draft.id);
  const who = open && shown && name !== undefined && TRACE_TEXTS.suspect(name);
  const fault = needsReason && !isWrapper ? faultFor(draft, logged.fault) : undefined;
  const words = isWrapper || fault?.missing !== undefined ? undefined : deepestMessageOf(logged);
  const why = fault !== undefined && reasonOf(fault, words);
  // A loader blames the part that it was loading, even for an error in other code.
  const other = needsReason ? ownerOfFailingCode(draft, logged) : undefined;
  const more = [
    who,
    words !== undefined && !isQuoted(draft, words) && TRACE_TEXTS.errorMessage(words),
    why,
    other !== undefined && TRACE_TEXTS.actualOwner(other.name),
  ].filter((text) => typeof text === 'string' && text !== '');
  if (more.length === 0) return draft;
  const own =
    fault !== undefined && draft.subject !== undefined
      ? TRACE_TEXTS.fix(draft.subject, fault)
      : draft.fix;
  return {
    ...draft,
    ...(other !== undefined && { title: TRACE_TEXTS.inCodeOf(draft.title, other.name) }),
    ...(typeof who === 'string' &&
      (revealsHungCode(draft, logged) || UNNAMED_TITLE.test(draft.title)) && {
        title: TRACE_TEXTS.suspected(draft.title, name as string),
      }),
    fix: other === undefined ? own : `${firstStep(other, draft)} ${own}`,
    cause: [draft.cause, ...more].join(' '),
  };
}

const firstStep = ({ name, isPackage }: ActualOwner, { subject }: Draft): string =>
  isPackage
    ? TRACE_TEXTS.updatePackageFirst(name, subject as string)
    : TRACE_TEXTS.updateFirst(name);

/** A part of the very plugin or mod that asks for it: nobody else brings it. */
function faultFor({ subject }: Draft, fault: Fault | undefined): Fault | undefined {
  if (fault?.kind !== 'dependency-class' || fault.library !== undefined) return fault;
  const parts = (fault.missing as string).split('.').slice(0, 4).map(plainName);
  return subject !== undefined && parts.includes(plainName(subject))
    ? { ...fault, kind: 'own-class' }
    : fault;
}

/** What the kind of an error adds to its message; empty if the message says more. */
function reasonOf(fault: Fault, words: string | undefined): string {
  const told = words !== undefined && !EXCEPTION_TYPE.test(words);
  return fault.kind === 'code' && told ? '' : TRACE_TEXTS.reason(fault, words !== undefined);
}
