/**
 * Finds out whose code a trace leads to: the third party that failed, what it may be called, and who
 * else has code in the trace.
 */
import { BUNDLED_PACKAGE } from '../faults/own-class';
import { getLevel, getMessage } from '../lines/line-format';
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';
import { simplifyName } from '../server/owners';
import { EXCEPTION_HEADER, getLastLine } from './exception-lines';
import { WRONG_THREAD_MESSAGE } from './failure-words';
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
  /** True if not the frames show it, but a class in the message. */
  readonly isInMessage?: true | undefined;
}

/** Finds out whose code a trace leads to, what it may be called, and who else takes part. */
export function attributeTrace(trace: StackTrace): Attribution {
  const partyFrames = listPartyFrames(trace.frames);
  const parties = partyFrames.map(({ party }) => party);
  const blamed = findBlamed(trace.above);
  const failed = findFailedParty(trace, parties, blamed);
  const logger = findLoggerOfError(trace.line, trace.above);
  const isLoggerFailed = logger !== undefined && isNameOfFailed(logger, failed, trace);
  const otherLogger = isLoggerFailed ? undefined : logger;
  return {
    thirdParty: failed?.party,
    names: listNames(blamed, failed, isLoggerFailed ? logger : undefined),
    others: listOthers(sortCallers(trace, parties), failed, otherLogger),
    isInMessage: failed?.evidence === 'message' || undefined,
    ...checkFirstFrame(trace, failed, { partyFrames, isBlamed: blamed !== undefined }),
  };
}

/** @param ownLogger the logger, if it is a name for the party that failed */
const listNames = (
  blamed: string | undefined,
  failed: FailedParty | undefined,
  ownLogger: string | undefined,
): string[] =>
  [blamed, ...(failed?.party.names ?? []), ownLogger].filter((name) => name !== undefined);

/**
 * Who called code that rejects the wrong thread is whoever has a package of their own: mixins between
 * them only wrap the call. The first party stays first.
 */
function sortCallers(
  { lines, rootAt }: StackTrace,
  parties: readonly ThirdParty[],
): readonly ThirdParty[] {
  if (!WRONG_THREAD_MESSAGE.test(lines[rootAt] as string)) return parties;
  const callers = parties.slice(1);
  return [
    ...parties.slice(0, 1),
    ...callers.filter((party) => party.package !== undefined),
    ...callers.filter((party) => party.package === undefined),
  ];
}

/** @param otherLogger the logger, if it is not a name for the party that failed */
function listOthers(
  parties: readonly ThirdParty[],
  failed: FailedParty | undefined,
  otherLogger: string | undefined,
): ThirdParty[] {
  // If the header names the class that failed, even the first frame may only be a caller of it.
  const others = isNamedByHeader(failed)
    ? parties.filter((party) => party !== failed?.party)
    : parties.slice(1);
  return otherLogger === undefined ? others : [...others, { names: [otherLogger] }];
}

/** A frame that runs code of a third party. */
interface PartyFrame {
  readonly text: string;
  readonly party: ThirdParty;
}

/** Libraries that load or call other code on its behalf. That code says more if it is in the trace. */
const SHARED_LIBRARY = joinInOrder([
  // `packetevents.jar//`
  /(?:[^\s(]{1,120}\/)?/,
  [
    /com\.comphenix\.protocol|me\.clip\.placeholderapi|com\.github\.retrooper\.packetevents/,
    /dev\.architectury|org\.incendo\.cloud|fuzs\.puzzleslib|net\.blay09\.mods\.balm/,
    /dev\.jorel\.commandapi|software\.bernie\.geckolib|io\.wispforest\.owo/,
    /io\.github\.fabricators_of_create\.porting_lib|com\.teamresourceful\.resourcefullib/,
    /top\.theillusivec4\.curios|dev\.emi\.trinkets|dev\.onyxstudios\.cca|me\.shedaniel\.(?:clothconfig2|autoconfig)/,
  ],
  /\./,
]);
/** The start of a class in an API. The code that uses it is further out in the trace. */
const API_START = /[^\s(]{1,200}\.api\.[^\s(]{1,200}\.<clinit>\(/;
const LIBRARY_FRAME = joinInOrder([/^\s*at /, [API_START, SHARED_LIBRARY]]);

/** A check of arguments, such as `Objects.requireNonNull(`. An API in the frame below refuses its caller. */
const ARGUMENT_CHECK =
  /^\s*at [^\s(]{0,40}(?:\bjava\.util\.Objects\.require|\.Preconditions\.check|\.Validate\.)\w{0,40}\(/;
const API_FRAME = /^\s*at [^\s(]{1,200}\.api\./;

/** True for a frame of a library or of an API’s check, which only acts on behalf of its caller. */
const isForCaller = (text: string, frameAbove = ''): boolean =>
  LIBRARY_FRAME.test(text) || (ARGUMENT_CHECK.test(frameAbove) && API_FRAME.test(text));

/** Lists the frames of third parties from the error outwards. Libraries count only if nobody else is there. */
function listPartyFrames(frames: readonly string[]): PartyFrame[] {
  const all = frames.flatMap((text, index) => {
    const party = findThirdParty(text);
    return party === undefined ? [] : [{ text, party, frameAbove: frames[index - 1] }];
  });
  const acting = all.filter(({ text, frameAbove }) => !isForCaller(text, frameAbove));
  return acting.length > 0 ? acting : all;
}

/** Words that follow “mod” or “plugin” in a sentence without a name. */
const NO_NAMES = joinPatterns([
  /causing|that|which|who|is|was|has|with|without|in|on|to|and|or|you|your/,
  /jars?|files?|folders?|versions?|at|by|for|from|named|called/,
]);
const NO_NAME_NEXT = new RegExp(String.raw`(?!(?:${NO_NAMES.source})\b)`);
/** A program says whose data or part it could not use. */
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

/** Finds the name that the log itself blames above the error. */
function findBlamed(above: string): string | undefined {
  const groups = BLAMED_IN_MESSAGE.exec(getMessage(getLastLine(above)))?.groups;
  return groups?.mod ?? groups?.modOf ?? CRASH_REPORT_SECTION.exec(above)?.groups?.mod;
}

/** The third party whose code failed, and the evidence for it. */
interface FailedParty {
  readonly party: ThirdParty;
  readonly evidence: Evidence;
}

type Evidence =
  /** The header names a class that lacks a method. The frames only show who calls it. */
  | 'lacking-class'
  /** The header names a class whose start failed before. The frames only show who needs it. */
  | 'failed-class'
  /** The header names another class. */
  | 'message'
  /** The first frame of a third party. */
  | 'frame'
  /** The type of the exception belongs to a library inside the party’s jar. */
  | 'bundled-library'
  /** The prefix of the line names the class that logged it. */
  | 'logger-class';

/** What the kinds of evidence are looked for in. */
interface Clues {
  readonly trace: StackTrace;
  /** The line with the root cause. */
  readonly header: string;
  /** The third parties in the frames, from the error outwards. */
  readonly parties: readonly ThirdParty[];
  /** The name that the log itself blames. */
  readonly blamed: string | undefined;
}

/** True if the header says whose class failed, so that the frames may only lead to that class. */
const isNamedByHeader = (failed: FailedParty | undefined): boolean =>
  failed?.evidence === 'failed-class' || failed?.evidence === 'lacking-class';

/** Finds whose code failed: the first kind of evidence that names somebody decides. */
function findFailedParty(
  trace: StackTrace,
  parties: readonly ThirdParty[],
  blamed: string | undefined,
): FailedParty | undefined {
  const clues = { trace, header: (trace.lines[trace.rootAt] as string).trim(), parties, blamed };
  for (const { evidence, find } of EVIDENCE) {
    const party = find(clues);
    if (party !== undefined) return { party, evidence };
  }
  return undefined;
}

/** Java prints this for each use of a class after the one at which its start failed. */
const FAILED_CLASS = /Could not initialize class (?<name>[\w.$]{1,300})/;

/** The class whose start failed, unless the first frame already leads to the same package. */
function findFailedClass({ header, parties }: Clues): ThirdParty | undefined {
  const failed = findThirdPartyInMessage(FAILED_CLASS.exec(header)?.groups?.name ?? '');
  return failed?.package === parties[0]?.package ? undefined : failed;
}

/** `Receiver class de.lamps.Bulb does not define or inherit an implementation of …`. */
const LACKING_CLASS = /\bReceiver class (?<name>[\w.$]{1,300})/;

/** The class that lacks a method, with the names from its frames if there are any. */
function findLackingClass({ header, parties }: Clues): ThirdParty | undefined {
  const lacking = findThirdPartyInMessage(LACKING_CLASS.exec(header)?.groups?.name ?? '');
  return lacking && (parties.find((party) => party.package === lacking.package) ?? lacking);
}

/**
 * The class in the message, if it is closer to the fault than the frames. A frame without a package
 * comes from a mixin, which may only have run a check. But if the log blames somebody, the class in
 * the message is merely what they miss.
 */
function findClassInMessage({ header, parties, blamed }: Clues): ThirdParty | undefined {
  const isMessageCloser = parties[0]?.package === undefined && blamed === undefined;
  if (!isMessageCloser) return undefined;
  const message = header.replace(EXCEPTION_HEADER, '');
  const mod = TRANSLATION.exec(message)?.groups?.mod;
  // A translated text may quote anybody’s error.
  return mod === undefined
    ? findThirdPartyInMessage(message.replace(TRANSLATION_ARGUMENTS, ''))
    : { names: [mod] };
}

/** `translation{key='shop.lamp.sold'`: the key of a mod’s text. */
const TRANSLATION = joinInOrder([
  /\btranslation\{key='/,
  /(?:(?:block|item|entity|effect|enchantment|death|message|text|gui|chat|commands?)\.)?/,
  /(?!(?:advancements?|argument|attack|attribute|biome|book|color|connect|container|disconnect)\.)/,
  /(?!(?:game\w{4}|key|menu|minecraft|multiplayer|options|parsing|sleep|stat)\.)/,
  /(?<mod>[a-z][\w-]{2,40})\.[\w.-]{1,120}/,
]);

/** `translation{key='lamps.glow.failed', args=[…`. */
const TRANSLATION_ARGUMENTS = /\btranslation\{key='[^'\n]{1,160}', args=.*/s;

/**
 * The party whose jar contains the library that threw the error: `de.lamps` for
 * `de.lamps.libs.packetevents.…`.
 */
function findCarrier({ header }: Clues): ThirdParty | undefined {
  const type = EXCEPTION_HEADER.exec(header)?.groups?.type ?? '';
  const libraryStart = BUNDLED_PACKAGE.exec(type)?.index;
  return libraryStart === undefined || findThirdPartyInMessage(type) === undefined
    ? undefined
    : { package: type.slice(0, libraryStart), names: [] };
}

/** The kinds of evidence, the strongest first. */
const EVIDENCE: readonly {
  readonly evidence: Evidence;
  readonly find: (clues: Clues) => ThirdParty | undefined;
}[] = [
  { evidence: 'lacking-class', find: findLackingClass },
  { evidence: 'failed-class', find: findFailedClass },
  { evidence: 'message', find: findClassInMessage },
  { evidence: 'frame', find: ({ parties }) => parties[0] },
  { evidence: 'bundled-library', find: findCarrier },
  { evidence: 'logger-class', find: ({ trace }) => findLoggerClass(trace.line, trace.above) },
];

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
  // A trace that a plugin prints itself has no jars, and its packages often have another name than it has.
  const isPrinted = getLevel(line) === 'WARN' && findLogger(line) === undefined;
  if (isPrinted && failed.party.names.length === 0) return true;
  // A library logs under its own name, whoever carries it.
  if (failed.evidence === 'bundled-library') return false;
  const code = frames.find((text) => text.includes(`${packageName}.`)) ?? packageName;
  return simplifyText(code).includes(simplifyName(logger));
}

const simplifyText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Java and class loaders, whose frames act on behalf of the frame below them. */
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

/** Harmony names the class of the mod that uses it: `… patch method static bool Shop.Lamp_Patch::Prefix(…)`. */
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
    // Otherwise the frame is one of a library that called the party.
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

/** Finds the class and method of a frame; undefined while a class or an object is being created. */
function findMethod(frame: string): string | undefined {
  const method = METHOD.exec(FRAME.exec(frame)?.groups?.where as string)?.groups;
  return method === undefined ? undefined : `${method.owner}.${method.method}`;
}
