/**
 * Finds out whose code a trace leads to: the third party that failed, what it may be called, and who
 * else has code in the trace.
 */
// cspell:ignore comphenix retrooper clinit javax launchwrapper modlauncher wispforest teamresourceful theillusivec shedaniel clothconfig autoconfig reflectionrewriter unimi
import { BUNDLED_PACKAGE } from '../faults/own-class';
import { getLevel, getMessage } from '../lines/line-format';
import { joinInOrder, joinPatterns } from '../lines/join-patterns';
import { simplifyName } from '../server/owners';
import { EXCEPTION_HEADER, getLastLine } from './exception-lines';
import { findLogger, findLoggerClass, findLoggerOfError } from './loggers';
import { findThirdParty, findThirdPartyInMessage, FRAME, type ThirdParty } from './stack-frames';
import type { StackTrace } from './stack-trace';

/** Whose code is in a trace. */
export interface Attribution {
  /** Whose code failed; undefined if the trace shows only the platform’s. */
  readonly thirdParty: ThirdParty | undefined;
  /** Names for it, the most certain first: whom the log blames, a jar, a mod id, the logger. */
  readonly names: readonly string[];
  /** Everybody else with code in the trace, from the error outwards. */
  readonly others: readonly ThirdParty[];
  /** Whether and where the error came up in its code: see `LoggedError`. */
  readonly isDirect: boolean;
  readonly isOwn: boolean;
  readonly method?: string | undefined;
}

/** Finds out whose code a trace leads to, what it may be called, and who else takes part. */
export function attributeTrace(trace: StackTrace): Attribution {
  const partyFrames = listPartyFrames(trace.frames);
  const parties = partyFrames.map(({ party }) => party);
  const blamed = findBlamed(trace.above);
  const failed = findFailedParty(trace, parties, blamed);
  const logger = findLoggerOfError(trace.line, trace.above);
  const isLoggerFailed = logger !== undefined && isNameOfFailed(logger, failed, trace);
  return {
    thirdParty: failed?.party,
    names: [blamed, ...(failed?.party.names ?? []), isLoggerFailed ? logger : undefined].filter(
      (name) => name !== undefined,
    ),
    others: [
      // Code that needs a class whose start failed, or that lacks something, is not the code that failed.
      ...(isNamedByHeader(failed)
        ? parties.filter((party) => party !== failed?.party)
        : parties.slice(1)),
      ...(logger === undefined || isLoggerFailed ? [] : [{ names: [logger] }]),
    ],
    ...checkFirstFrame(trace, failed, { partyFrames, isBlamed: blamed !== undefined }),
  };
}

/** A frame that runs code of a third party. */
interface PartyFrame {
  readonly text: string;
  readonly party: ThirdParty;
}

/** Libraries that load or call others for them: the code of another in the same trace says more. */
const SHARED_LIBRARY = joinInOrder([
  // `packetevents.jar//`
  /(?:[^\s(]{1,120}\/)?/,
  [
    /com\.comphenix\.protocol|me\.clip\.placeholderapi|com\.github\.retrooper\.packetevents/,
    /dev\.architectury|org\.incendo\.cloud|fuzs\.puzzleslib|net\.blay09\.mods\.balm/,
    /dev\.jorel\.commandapi|software\.bernie\.geckolib|io\.wispforest\.owo/,
    /io\.github\.fabricators_of_create\.porting_lib|com\.teamresourceful\.resourcefullib/,
    /top\.theillusivec4\.curios|dev\.emi\.trinkets|me\.shedaniel\.(?:clothconfig2|autoconfig)/,
  ],
  /\./,
]);
/** The start of a class of somebody’s API: whoever uses it there is further out. */
const API_START = /[^\s(]{1,200}\.api\.[^\s(]{1,200}\.<clinit>\(/;
const LIBRARY_FRAME = joinInOrder([/^\s*at /, [API_START, SHARED_LIBRARY]]);

/** Somebody’s API that refuses what it was given: `Objects.requireNonNull(`, and the API below it. */
const ARGUMENT_CHECK =
  /^\s*at [^\s(]{0,40}(?:\bjava\.util\.Objects\.require|\.Preconditions\.check|\.Validate\.)\w{0,40}\(/;
const API_FRAME = /^\s*at [^\s(]{1,200}\.api\./;

/** True if a frame only acts for the one that calls it: a library’s, or an API’s that checks what it is given. */
const isForCaller = (text: string, frameAbove = ''): boolean =>
  LIBRARY_FRAME.test(text) || (ARGUMENT_CHECK.test(frameAbove) && API_FRAME.test(text));

/** The frames of third parties, from the error outwards; those of libraries only if there is no other. */
function listPartyFrames(frames: readonly string[]): PartyFrame[] {
  const all = frames.flatMap((text, at) => {
    const party = findThirdParty(text);
    return party === undefined ? [] : [{ text, party, frameAbove: frames[at - 1] }];
  });
  const acting = all.filter(({ text, frameAbove }) => !isForCaller(text, frameAbove));
  return acting.length > 0 ? acting : all;
}

/** Words that follow “mod” or “plugin” in a sentence that names none. */
const NO_NAMES = joinPatterns([
  /causing|that|which|who|is|was|has|with|without|in|on|to|and|or|you|your/,
  /jars?|files?|folders?|versions?|at|by|for|from|named|called/,
]);
const NO_NAME_NEXT = new RegExp(String.raw`(?!(?:${NO_NAMES.source})\b)`);
/** Whose data or part a program could not use, in its own words. */
const BLAMED_IN_MESSAGE = joinPatterns(
  [
    // `provided by mod lamps`
    /\b(?:defined|provided|added|registered|requested) by (?:the )?(?:mod|plugin|addon|data ?pack) ['"]?(?<mod>[A-Za-z][\w-]{1,60})/,
    // `from mod lamps`
    joinInOrder([
      /\b(?:plugin provided by|from source|(?:from|of|for) (?:the )?(?:mod|plugin|addon)) ['"]?/,
      NO_NAME_NEXT,
      /(?<modOf>[A-Za-z][\w-]{1,60})/,
    ]),
  ],
  'i',
);
/** The line directly above the error of one mod in a Forge crash report. */
const CRASH_REPORT_SECTION = /-- MOD (?<mod>[\w-]{1,60}) --\s*\n\s?Details:\s*$/;

/** Whom the log itself blames, above the error. */
function findBlamed(above: string): string | undefined {
  const groups = BLAMED_IN_MESSAGE.exec(getMessage(getLastLine(above)))?.groups;
  return groups?.mod ?? groups?.modOf ?? CRASH_REPORT_SECTION.exec(above)?.groups?.mod;
}

/** The third party whose code failed, and what shows that. */
interface FailedParty {
  readonly party: ThirdParty;
  readonly evidence:
    /** The header: a class whose start failed before. The frames only show who needs it. */
    | 'failed-class'
    /** The header: a class without a method that others expect of it. The frames only show who calls it. */
    | 'lacking-class'
    /** Another class in the header. */
    | 'message'
    /** The first frame of a third party. */
    | 'frame'
    /** The type of the exception: that of a library inside the party’s jar. */
    | 'bundled-library'
    /** The prefix of the line: the class that logged it. */
    | 'logger-class';
}

/** True if the header says whose class failed: then the frames may only lead to it. */
const isNamedByHeader = (failed: FailedParty | undefined): boolean =>
  failed?.evidence === 'failed-class' || failed?.evidence === 'lacking-class';

/**
 * Finds whose code failed: the first evidence that there is, in the order of `FailedParty`.
 * @param parties those in the frames
 * @param blamed whom the log itself blames
 */
function findFailedParty(
  { lines, rootAt, line, above }: StackTrace,
  parties: readonly ThirdParty[],
  blamed: string | undefined,
): FailedParty | undefined {
  const header = (lines[rootAt] as string).trim();
  const [inFrames] = parties;
  const lacking = findLackingClass(header);
  if (lacking !== undefined) {
    const withNames = parties.find((party) => party.package === lacking.package);
    return { party: withNames ?? lacking, evidence: 'lacking-class' };
  }
  const failedClass = findFailedClass(header);
  if (failedClass !== undefined && failedClass.package !== inFrames?.package)
    return { party: failedClass, evidence: 'failed-class' };
  // A frame without a package is one of a mixin, which may only have run a check: a class in the
  // message is closer to the fault. But if the log blames someone, that class is what they miss.
  const isMessageCloser = inFrames?.package === undefined && blamed === undefined;
  const inMessage = isMessageCloser ? findClassInMessage(header) : undefined;
  if (inMessage !== undefined) return { party: inMessage, evidence: 'message' };
  if (inFrames !== undefined) return { party: inFrames, evidence: 'frame' };
  const carrier = findCarrier(header);
  if (carrier !== undefined) return { party: carrier, evidence: 'bundled-library' };
  const writer = findLoggerClass(line, above);
  return writer && { party: writer, evidence: 'logger-class' };
}

/** What Java prints for each use of a class after the one at which its start failed. */
const FAILED_CLASS = /Could not initialize class (?<name>[\w.$]{1,300})/;

const findFailedClass = (header: string): ThirdParty | undefined =>
  findThirdPartyInMessage(FAILED_CLASS.exec(header)?.groups?.name ?? '');

/** `Receiver class de.lamps.Bulb does not define or inherit an implementation of …`. */
const LACKING_CLASS = /\bReceiver class (?<name>[\w.$]{1,300})/;

const findLackingClass = (header: string): ThirdParty | undefined =>
  findThirdPartyInMessage(LACKING_CLASS.exec(header)?.groups?.name ?? '');

const findClassInMessage = (header: string): ThirdParty | undefined =>
  findThirdPartyInMessage(header.replace(EXCEPTION_HEADER, ''));

/** Whose jar contains the library that threw an error: `de.lamps` for `de.lamps.libs.packetevents.…`. */
function findCarrier(header: string): ThirdParty | undefined {
  const type = EXCEPTION_HEADER.exec(header)?.groups?.type ?? '';
  const at = BUNDLED_PACKAGE.exec(type)?.index;
  return at === undefined || findThirdPartyInMessage(type) === undefined
    ? undefined
    : { package: type.slice(0, at), names: [] };
}

/**
 * True if a logger is a name for the party that failed. Some programs only report what third-party
 * code threw: then its package says more than the logger.
 */
function isNameOfFailed(
  logger: string,
  failed: FailedParty | undefined,
  { line, frames }: StackTrace,
): boolean {
  const packageName = failed?.party.package ?? '';
  if (failed === undefined || packageName === '') return true;
  // A trace that a plugin prints has no jars, and packages are often named otherwise than their plugin.
  const isPrinted = getLevel(line) === 'WARN' && findLogger(line) === undefined;
  if (isPrinted && failed.party.names.length === 0) return true;
  // A library logs under its own name, whoever carries it.
  if (failed.evidence === 'bundled-library') return false;
  const code = frames.find((text) => text.includes(`${packageName}.`)) ?? packageName;
  return keepLetters(code).includes(simplifyName(logger));
}

const keepLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Frames of Java and of class loaders: they act on behalf of the frame below them. */
const LOADER_PACKAGES = joinPatterns([
  /java|javax|jdk|sun|kotlin|com\.google\.common|System/,
  /net\.minecraft\.launchwrapper|net\.fabricmc\.loader|org\.quiltmc\.loader/,
  /cpw\.mods\.(?:cl|modlauncher)|net\.neoforged\.fml/,
  /(?:net\.neoforged\.neoforge|net\.minecraftforge)\.common\.\w*ConfigSpec(?:\$\w+)?/,
  /org\.bukkit\.plugin|io\.papermc\.(?:paper\.plugin(?:remap)?|reflectionrewriter)/,
  // Libraries that fail at what they are given
  /org\.apache\.commons|it\.unimi\.dsi|scala/,
]);
const LOADER_FRAME = new RegExp(
  String.raw`^\s*at (?:LAYER )?(?:[^\s(]*\/)?(?:${LOADER_PACKAGES.source})\.`,
);

/** Harmony names its user’s own class: `for patch method static bool Shop.Lamp_Patch::Prefix(…)`. */
const OWN_PATCH = /\bUndefined target method for patch method\b/;

/** Finds out whether the error came up in the code of the party that failed, and where. */
function checkFirstFrame(
  { lines, rootAt, frames }: StackTrace,
  failed: FailedParty | undefined,
  { partyFrames, isBlamed }: { partyFrames: readonly PartyFrame[]; isBlamed: boolean },
): Pick<Attribution, 'isDirect' | 'isOwn' | 'method'> {
  const evidence = failed?.evidence;
  const first = frames.find((text) => FRAME.test(text) && !LOADER_FRAME.test(text)) ?? '';
  const isInFirstFrame = !isNamedByHeader(failed) && findThirdParty(first) !== undefined;
  const isOwnPatch = evidence === 'message' && OWN_PATCH.test(lines[rootAt] as string);
  const isOwn =
    isInFirstFrame &&
    evidence !== 'message' &&
    !isBlamed &&
    // It is not that of a library that called the party.
    partyFrames.some(({ text }) => text === first);
  return {
    isDirect: isInFirstFrame || isOwnPatch || evidence === 'lacking-class',
    isOwn,
    method: isOwn ? findMethod(first) : undefined,
  };
}

/** The class and method of a frame: `com.example.shop.Lamp$1.lambda$glow$3` is `Lamp.glow`. */
const METHOD =
  /(?<owner>[\w]+)(?:\$[\w$]*)?[.:](?:lambda\$|[\w$]*\$(?=[a-z]))?(?<method>[a-z_]\w*)[\w$]*$/i;

/** Class and method of a frame; undefined for what runs while a class or object is made. */
function findMethod(frame: string): string | undefined {
  const method = METHOD.exec(FRAME.exec(frame)?.groups?.where as string)?.groups;
  return method === undefined ? undefined : `${method.owner}.${method.method}`;
}
