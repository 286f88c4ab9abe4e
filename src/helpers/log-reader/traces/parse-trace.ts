/**
 * Parses one stack trace: its error, its deepest cause, and the first package in it that belongs
 * neither to the game nor to the platform.
 */
// cspell:ignore couldn enabl hasn initiali comphenix retrooper DISTXFORM EARLYDISPLAY Fehler Remapper Reobf clinit launchwrapper modlauncher modloading neoforged papermc placeholderapi xception eventbus javax
import { createExcerpt } from './excerpt';
import { FAILURE, NEGATED_FAILURE } from './failure-words';
import { joinPatterns } from '../lines/join-patterns';
import { belongsToCaller, BUNDLED_PACKAGE, reclassifyOwnClass } from '../faults/own-class';
import { classifyTrace } from '../faults/fault-of-trace';
import { findArea, type Area, type Fault } from '../faults/kinds';
import { getLevel, getMessage, withoutColorCodes } from '../lines/line-format';
import { findNamesInMessage, listRewriters } from './names-in-message';
import { simplifyName } from '../server/owners';
import {
  FRAME,
  getPackage,
  findThirdPartyInMessage,
  findThirdParty,
  type ThirdParty,
} from './stack-frames';

/** What the log says about one error, mostly by its stack trace. */
export interface LoggedError {
  /** 1-based number of its first line. */
  readonly line: number;
  /** True if the program could not continue after it. */
  readonly fatal: boolean;
  /** The first line of the trace, shortened. */
  readonly error: string;
  /** The deepest `Caused by`, if any. */
  readonly cause?: string;
  /** The program's own message: the line before a trace, or the line of the error. */
  readonly logMessage?: string;
  /** The lines to quote, redacted: the first of the trace, and those of the deepest cause. */
  readonly excerpt: string;
  /** First package that is not part of the game or the platform, e.g. `com.example.shop`. */
  readonly package?: string;
  /** The mod, plugin or file that this package belongs to. */
  readonly owner?: string;
  /** Other names in the trace, from the error outwards: the first may only have been called. */
  readonly furtherOwners: readonly string[];
  /** True if a program threw it, rather than only logged it. */
  readonly isThrown: boolean;
  /** The kind of error, if its type is known. */
  readonly fault?: Fault;
  /** True if code of `package` or `owner` is in the trace. */
  readonly isInThirdPartyCode: boolean;
  /** True if the error occurred in the code of `package` itself. */
  readonly isDirect: boolean;
  /** True if the frame in which it occurred shows that, rather than a class in its message. */
  readonly isOwn: boolean;
  /** Class and method in which it occurred, if `isOwn`. */
  readonly place?: string;
  /** What the game was doing, if the trace has only its own code. */
  readonly area?: Area;
  /** What the line is: an error with a level or a trace, a line that sounds like one, a warning. */
  readonly kind: 'error' | 'words' | 'warning';
}

/** An error with the lines that belong to it: the message above it, and its trace. */
export interface LocatedError extends LoggedError {
  readonly start: number;
  readonly end: number;
}

/** A trace before its owner is known: the lists that name mods and plugins may come later. */
export interface Trace extends Omit<LocatedError, 'furtherOwners'> {
  readonly rank: number;
  /** Further names in the trace: a jar, a mod id, the plugin in brackets. */
  readonly ownerNames: readonly string[];
  readonly otherOwners: readonly ThirdParty[];
}

const MAX_EXCERPT_LINE = 300;

/** An exception at the start of a message, in Java or .NET; some programs omit its package. */
const BEFORE_TYPE = joinPatterns([
  /Caused by(?: \d{1,2})?:? |Suppressed: |Exception message: |Error: /,
  /Exception in thread "[^"\n]{1,80}" |\[STDERR\]: |Unhandled [Ee]xception[.:] /,
]);
const EXCEPTION_NAME = joinPatterns([
  /(?:[a-z][\w$]*\.)+(?:[A-Z][\w$]*\.(?:[a-z][\w$]*\.)+)?[A-Z][\w$]*?(?:Exception|Error|Throwable|Watchdog)(?=\b|[A-Z]|null\b)/,
  /java\.lang\.(?:Error|Throwable|Exception)\b/,
  // Fabric’s name for the game’s ReportedException.
  /net\.minecraft\.class_148\b/,
  /System\.(?:[A-Z]\w*\.)*[A-Z]\w*Exception\b/,
  /[A-Z]\w*(?:Exception|Error)(?=: )/,
]);
export const EXCEPTION_HEADER = new RegExp(
  `^(?:${BEFORE_TYPE.source})?(?<type>${EXCEPTION_NAME.source})`,
);

/**
 * An error behind a message on the same line: `Error while glowing: System.IO.IOException: …`. It
 * counts if frames follow.
 */
export const EMBEDDED_EXCEPTION =
  /(?<=[\s:([>-])(?:(?:[a-z][\w$]*\.){1,8}|System\.(?:[A-Z]\w*\.)*)[A-Z]\w*(?:Exception|Error)\b(?=: |\s*$|\s)/;

/** The type before an error message. */
export const EXCEPTION_TYPE =
  /^(?:(?:Caused by|Error|Exception message)(?: \d{1,2})?: )*(?:[\w$]{1,80}\.){0,10}[\w$]{0,80}(?:Exception|Error|Throwable)(?:: |(?:null)?\s*$)/;

export const CAUSED_BY = /^\s*(?:Caused by(?: \d{1,2})?:?|--->) (?<text>.+)$/;

/** Names in brackets that belong to the platform. */
const PLATFORM_LOGGERS = joinPatterns([
  // A proxy’s, for players and connections
  /(?:connected|initial|server|login) ?(?:player|connection)?/,
  // The game, its loaders and server programs
  /ModSorter|server|minecraft|EARLYDISPLAY|LaunchWrapper|Bootstrap|Worldgen/,
  /RegistryDataLoader|mojang|net|mixin|fml|forge|neoforge|loading|modloading/,
  /eventbus|PluginRemapper|ModernPluginLoadingStrategy|PluginInitializerManager/,
  /Minecraft(?:Server)?|FML|DirectoryProviderSource|FabricLoader|ServerMain/,
  /EntrypointUtil|SpigotRemapper|ReobfServer/,
  // Other games, threads and streams
  /main|tML|Unity Log|BepInEx|HarmonyX|Oxide|Carbon|Scripting|stderr|stdout|console/,
  /STDERR|STDOUT|Server thread|[A-Z]{1,8}-?\d{3,8}/,
]);
const PLATFORM_LOGGER = new RegExp(`^(?:${PLATFORM_LOGGERS.source})$`);

export const getLastLine = (above: string): string => above.trimEnd().split('\n').at(-1) as string;

/**
 * Some panels log the lines of a trace at level INFO, Bukkit those that a plugin prints at WARN: the
 * line above has the true level.
 */
export const lacksLevel = (line: string): boolean =>
  getLevel(line) === '' ||
  (/^(?:INFO|WARN)$/.test(getLevel(line)) && EXCEPTION_HEADER.test(getMessage(line).trimStart()));

/** Frames of Java and of class loaders: they act on behalf of the frame below them. */
const LOADER_PACKAGES = joinPatterns([
  /java|javax|jdk|sun|kotlin|com\.google\.common|System/,
  /net\.minecraft\.launchwrapper|net\.fabricmc\.loader|org\.quiltmc\.loader/,
  /cpw\.mods\.(?:cl|modlauncher)|net\.neoforged\.fml/,
  /(?:net\.neoforged\.neoforge|net\.minecraftforge)\.common\.\w*ConfigSpec(?:\$\w+)?/,
  /org\.bukkit\.plugin|io\.papermc\.paper\.plugin/,
]);
const LOADER_FRAME = new RegExp(
  String.raw`^\s*at (?:LAYER )?(?:[^\s(]*\/)?(?:${LOADER_PACKAGES.source})\.`,
);

/** Bukkit’s wrapper of an error in a plugin’s listener, where the error itself is not shown. */
const LISTENER_FAILED = /^\s*(?:Caused by: )?org\.bukkit\.event\.EventException(?:: null)?\s*$/;

type ParsedTrace = Omit<
  Trace,
  'line' | 'rank' | 'fatal' | 'kind' | 'start' | 'end' | 'furtherOwners'
>;

export function parseTrace(lines: readonly string[], line: string, above: string): ParsedTrace {
  const causes = lines.flatMap((text) => CAUSED_BY.exec(text)?.groups?.text ?? []);
  const cause = causes.at(-1);
  const deepest = Math.max(
    0,
    lines.findLastIndex((text) => CAUSED_BY.test(text)),
  );
  // The deepest cause first, then what led to it.
  const frames = [
    ...lines.slice(deepest),
    ...lines.slice(0, deepest),
    ...findFramesAbove(line, above),
  ];
  const { before, logMessage } = findLogMessage(line, above, lines);
  const where = frames.map((text) => FRAME.exec(text)?.groups?.where).find(Boolean) ?? '';
  // Without the jar or loader before the class.
  const method = where.slice(where.lastIndexOf('/') + 1);
  const classified = classifyTrace({ lines, above, causes, deepest, logMessage });
  const fault =
    (classified === undefined || classified.kind === 'code') &&
    failsUntested(line, above, logMessage)
      ? { kind: 'not-supported' as const }
      : reclassifyOwnClass(classified, (missing) =>
          belongsToCaller(missing, { where: method, maker: getPackage(method) }),
        );
  // Whoever loads a class did not write the mixin that fails in it.
  // Whoever calls an event has no part in what another plugin makes of it.
  const isOfListener = LISTENER_FAILED.test(lines[deepest] as string);
  const acting = fault?.kind === 'mixin' || isOfListener ? [] : frames;
  const { thirdParty, ...attribution } = attributeTrace({
    lines,
    line,
    above,
    frames: acting,
    deepest,
  });
  const mentioned =
    thirdParty === undefined
      ? [
          ...findNamesInMessage([cause ?? '', lines[0] as string, logMessage].join(' '), fault),
          ...listRewriters(frames, fault),
        ]
      : [];
  const area = thirdParty === undefined && frames.length > 1 ? findArea(frames) : undefined;
  return {
    error: (lines[0] as string)
      .replace(/^\s*Caused by(?: \d{1,2})?: /, '')
      .trim()
      .slice(0, MAX_EXCERPT_LINE),
    isThrown: lines.some((text) => EXCEPTION_HEADER.test(text.trimStart())),
    ...(logMessage !== '' && { logMessage: logMessage.slice(0, MAX_EXCERPT_LINE) }),
    excerpt: `${before === '' ? '' : `${before}\n`}${createExcerpt(lines, deepest)}`,
    ...(cause !== undefined && { cause: cause.trim().slice(0, MAX_EXCERPT_LINE) }),
    ...(thirdParty?.package !== undefined && { package: thirdParty.package }),
    ...(fault !== undefined && { fault }),
    ...(area !== undefined && { area }),
    isInThirdPartyCode: thirdParty !== undefined,
    isDirect: attribution.isDirect,
    isOwn: attribution.isOwn,
    ...(attribution.place !== undefined && { place: attribution.place }),
    ownerNames: [...attribution.names, ...mentioned],
    otherOwners: attribution.others,
  };
}

/** What a plugin says about a version that is newer than itself. */
const UNTESTED =
  /\bversion\b[^\n]{0,60} (?:has not|hasn.t|is not|isn.t|not) (?:yet )?(?:been )?(?:yet )?tested\b|\bnot be compatible with\b[^\n]{0,40}\bversion\b/i;
const FAILS_TO_LOAD =
  /\b(?:fail(?:ed|s)?|could not|couldn.t|cannot|unable|error)\b[^\n]{0,40}\b(?:load|enabl|initiali[sz])/i;

/** True if who could not load said just before that nobody has tested it with this version. */
function failsUntested(line: string, above: string, logMessage: string): boolean {
  const writer =
    findLogger(line) ?? (lacksLevel(line) ? findLogger(getLastLine(above)) : undefined);
  return (
    writer !== undefined &&
    FAILS_TO_LOAD.test(`${logMessage} ${line}`) &&
    above.split('\n').some((text) => UNTESTED.test(text) && findLogger(text) === writer)
  );
}

/** `[main/WARN]`: lines of two threads are unrelated. */
const THREAD_NAME = /\[(?<thread>[^\]/\n]{1,60})\/[A-Z]{4,6}\]/;

const findThread = (line: string): string | undefined => THREAD_NAME.exec(line)?.groups?.thread;

/** The type of an error within a line. */
const ERROR_TYPE = /\b[A-Z]\w{1,60}(?:Exception|Error)(?=: |$)/;

/** The program's message is on the previous line, which has the level, or on this one. */
function findLogMessage(
  line: string,
  above: string,
  lines: readonly string[],
): { before: string; logMessage: string } {
  const last = getLastLine(above);
  const other = ERROR_TYPE.exec(last)?.[0];
  const thread = findThread(line);
  const isSaying =
    lacksLevel(line) &&
    // A line about another error is a message of its own.
    (other === undefined || lines.some((text) => text.includes(other))) &&
    // A ruler has no content.
    /\p{L}{3}/u.test(getMessage(last)) &&
    (thread === undefined || thread === (findThread(last) ?? thread)) &&
    (/^(?:ERROR|SEVERE|FATAL|WARN|WARNING)$/.test(getLevel(last)) ||
      (getLevel(last) === '' &&
        FAILURE.test(last) &&
        !NEGATED_FAILURE.test(last) &&
        !FRAME.test(last) &&
        !EXCEPTION_HEADER.test(last.trim())));
  const before = isSaying ? getMessage(last).trim().slice(0, MAX_EXCERPT_LINE) : '';
  const message = getMessage(line);
  return {
    before,
    logMessage: before || (EXCEPTION_HEADER.test(message.trimStart()) ? '' : message.trim()),
  };
}

/**
 * A part that only loads or calls others for them: the code of another in the same trace says more.
 */
const LIBRARY_API_FRAME =
  /^\s*at (?:[^\s(]{1,200}\.api\.[^\s(]{1,200}\.<clinit>\(|(?:[^\s(]{1,120}\/)?(?:com\.comphenix\.protocol|me\.clip\.placeholderapi|com\.github\.retrooper\.packetevents|dev\.architectury|org\.incendo\.cloud|fuzs\.puzzleslib|net\.blay09\.mods\.balm|dev\.jorel\.commandapi|software\.bernie\.geckolib)\.)/;

/** A trace with its context. */
interface TraceContext {
  readonly lines: readonly string[];
  readonly line: string;
  readonly above: string;
  /** From the deepest cause outwards. */
  readonly frames: readonly string[];
  readonly deepest: number;
}

const simplifyLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Harmony names its user’s own class: `for patch method static bool Shop.Lamp_Patch::Prefix(…)`. */
const OWN_PATCH = /\bUndefined target method for patch method\b/;

/** What Java prints for each use of a class after the one at which its start failed. */
const UNINITIALIZED_CLASS = /Could not initialize class (?<name>[\w.$]{1,300})/;

const findUninitialized = (header: string): ThirdParty | undefined =>
  findThirdPartyInMessage(UNINITIALIZED_CLASS.exec(header)?.groups?.name ?? '');

/** Who carries the library that threw an error, under a package of its own: `de.lamps.libs.packetevents.…`. */
function findCarrier(header: string): ThirdParty | undefined {
  const type = EXCEPTION_HEADER.exec(header)?.groups?.type ?? '';
  const at = BUNDLED_PACKAGE.exec(type)?.index;
  return at === undefined || findThirdPartyInMessage(type) === undefined
    ? undefined
    : { package: type.slice(0, at), names: [] };
}

/** Whom the log itself blames, above the error. */
function findBlamed(above: string): string | undefined {
  const groups = BLAMED_IN_MESSAGE.exec(getMessage(getLastLine(above)))?.groups;
  return groups?.mod ?? groups?.modOf ?? CRASH_REPORT_SECTION.exec(above)?.groups?.mod;
}

/** Whose code is in a trace: the first third party, the names given for it, and all others. */
function attributeTrace({ lines, line, above, frames, deepest }: TraceContext): {
  thirdParty: ThirdParty | undefined;
  names: string[];
  others: ThirdParty[];
  isDirect: boolean;
  isOwn: boolean;
  place?: string | undefined;
} {
  const acting = frames
    .filter((text) => !LIBRARY_API_FRAME.test(text))
    .flatMap((text) => findThirdParty(text) ?? []);
  const all = acting.length > 0 ? acting : frames.flatMap((text) => findThirdParty(text) ?? []);
  const frame = all[0];
  const header = (lines[deepest] as string).trim();
  const last = getLastLine(above);
  const blamed = findBlamed(above);
  // A mixin handler may only have run a check; the class in the message is closer to the fault.
  // If the log blames someone, that class is what they are missing.
  const inMessage =
    frame?.package === undefined && blamed === undefined
      ? findThirdPartyInMessage(header.replace(EXCEPTION_HEADER, ''))
      : undefined;
  const carrier = frame === undefined && inMessage === undefined ? findCarrier(header) : undefined;
  // Whoever asks for a class that could not be initialized is not the one whose class it is.
  const uninitialized = findUninitialized(header);
  const isOther = uninitialized !== undefined && uninitialized.package !== frame?.package;
  const thirdParty = isOther
    ? uninitialized
    : (inMessage ?? frame ?? carrier ?? findLoggerClass(line, last));
  // A line with a level of its own does not go on from the one above.
  const logger = findLogger(line) ?? (lacksLevel(line) ? findLogger(last) : undefined);
  // Some programs only report what third-party code threw: then its code says more than the logger.
  const own = thirdParty?.package ?? '';
  const code = frames.find((text) => own !== '' && text.includes(`${own}.`)) ?? own;
  // A printed trace has no jars, and packages are often named otherwise than their plugin.
  const isPrinted =
    thirdParty?.names.length === 0 && getLevel(line) === 'WARN' && findLogger(line) === undefined;
  // A library logs under its own name, whoever carries it.
  const isNamedAlike =
    carrier === undefined && simplifyLetters(code).includes(simplifyName(logger ?? ''));
  const isLoggerOwner = own === '' || isPrinted || isNamedAlike;
  const loggerNames = logger === undefined ? [] : [logger];
  const first = frames.find((text) => FRAME.test(text) && !LOADER_FRAME.test(text)) ?? '';
  const isFirstFrame = !isOther && findThirdParty(first) !== undefined;
  // Whoever is blamed by the log, or called a part that only loads others, is somebody else.
  const isOwn =
    isFirstFrame &&
    inMessage === undefined &&
    blamed === undefined &&
    (acting.length === 0 || !LIBRARY_API_FRAME.test(first));
  return {
    thirdParty,
    names: [
      ...(blamed === undefined ? [] : [blamed]),
      ...(thirdParty?.names ?? []),
      ...(isLoggerOwner ? loggerNames : []),
    ],
    others: [
      ...all.slice(isOther ? 0 : 1),
      ...(isLoggerOwner ? [] : loggerNames.map((name) => ({ names: [name] }))),
    ],
    isDirect: (inMessage !== undefined && OWN_PATCH.test(header)) || isFirstFrame,
    isOwn,
    ...(isOwn && { place: findPlace(first) }),
  };
}

/** The class and method of a frame: `com.example.shop.Lamp$1.lambda$glow$3` is `Lamp.glow`. */
const METHOD =
  /(?<owner>[\w]+)(?:\$[\w$]*)?[.:](?:lambda\$|[\w$]*\$(?=[a-z]))?(?<method>[a-z_]\w*)[\w$]*$/i;

/** Class and method of a frame; undefined for what runs while a class or object is made. */
function findPlace(frame: string): string | undefined {
  const method = METHOD.exec(FRAME.exec(frame)?.groups?.where as string)?.groups;
  return method === undefined ? undefined : `${method.owner}.${method.method}`;
}

/** `[pool-1/ERROR] [com.example.lamps.net.LampHandler/]: `: whose class wrote the line, or the one above. */
const LOGGER_CLASS =
  /\/(?:ERROR|FATAL|WARN)\] \[(?<name>(?:[a-z]\w{0,40}\.){2,8}[A-Z][\w$]{0,80})\/?\w{0,30}\]: /;

function findLoggerClass(line: string, above: string): ThirdParty | undefined {
  const match = LOGGER_CLASS.exec(line) ?? (lacksLevel(line) ? LOGGER_CLASS.exec(above) : null);
  return findThirdPartyInMessage(match?.groups?.name ?? '');
}

/** A text may start in the middle of a trace: what led to its first cause is above it. */
function findFramesAbove(line: string, above: string): string[] {
  if (!CAUSED_BY.test(getMessage(line))) return [];
  const frames = above.split('\n').map((text) => `\t${getMessage(withoutColorCodes(text)).trim()}`);
  return frames.filter((text) => FRAME.test(text));
}

/** `ERROR]: [Shop] …` of Paper, `ERROR]: [shop/]: …` of Forge, `ERROR] (shop) …` of Fabric. */
const LOGGER_NAME =
  /(?:(?:ERROR|FATAL|SEVERE|WARN|WARNING|INFO)(?:\]:?)?|(?:Error|Warning)\]:?) {1,4}(?:\[(?<plugin>[A-Za-z][\w+ -]{1,60})(?:\/[^\]\n]{0,60})?\]:? (?!<?->|\/\[|disconnected with: )|\((?<mod>[A-Za-z][\w+ -]{1,60})\) )/;

/** Whose data or part a program could not use, in its own words. */
const BLAMED_IN_MESSAGE =
  /\b(?:defined|provided|added|registered|requested) by (?:the )?(?:mod|plugin|addon|data ?pack) ['"]?(?<mod>[A-Za-z][\w-]{1,60})|\b(?:plugin provided by|from source|(?:from|of|for) (?:the )?(?:mod|plugin|addon)) ['"]?(?!(?:causing|that|which|who|is|was|has|with|without|in|on|to|and|or|you|your|jars?|files?|folders?|versions?|at|by|for|from|named|called)\b)(?<modOf>[A-Za-z][\w-]{1,60})/i;

/** The line directly above the error of one mod in a Forge crash report. */
const CRASH_REPORT_SECTION = /-- MOD (?<mod>[\w-]{1,60}) --\s*\n\s?Details:\s*$/;

/** The plugin named on a line of Paper or a proxy: `[12:00:00 ERROR]: [Shop] …`. */
export function findLogger(line: string): string | undefined {
  const groups = LOGGER_NAME.exec(line)?.groups;
  const name = groups?.plugin ?? groups?.mod;
  return name === undefined || PLATFORM_LOGGER.test(name) ? undefined : name;
}
