/**
 * Finds the error to look at if no rule matches: the first fatal stack trace, its deepest cause,
 * and the first package in it that belongs neither to the game nor to the platform.
 */
// cspell:ignore comphenix retrooper DISTXFORM neovisionaries okio picocli tion EARLYDISPLAY Fehler OTAPI Remapper Reobf akarin authlib bootstraplauncher bytebuddy catserver cleanroommc codehaus craftbukkit datafixerupper destroystokyo dreeam electronwill erreur eventbus fallo fasterxml fehlgeschlagen fmlcore fmlloader ftbquests gnu inecraft izzel javafmllanguage javassist javax jline joml joptsimple kettingpowered kotlinx krka kyori launchwrapper leavesmc llamalad luaj lwjgl magmafoundation mariadb mclanguage minecrell modlauncher modloading mohistmc multimc nukkit objectweb okhttp oshi papermc paperspigot paulscode phar prismlauncher pufferfish purpurmc rong securejarhandler settingdust simibubi snakeyaml spigotmc spottedleaf technicpack tlauncher typesafe unimi waterfallmc xception zaxxer zekerzhayard échec ошибка удалось pmsrc handl threadedregions clinit
import { ALARMING, areaOf, faultOf, type Area, type Fault } from './faults/kinds';
import { excerptOf } from './excerpt';
import { faultOfTrace } from './faults/fault-of-trace';
import {
  FRAME,
  packageOf,
  thirdPartyInMessage,
  thirdPartyOf,
  type ThirdParty,
} from './stack-frames';
import { END, FAILURE, HARMLESS, LEAVING, NOISE, NO_FAILURE, errorWeight } from './failure-words';
import type { FoundLine } from './line-scanner';
import {
  isHead,
  levelOf,
  MAX_MATCHED_LINE,
  messageOf,
  withoutColorCodes,
  traceLines,
} from './line-format';
import { namesInMessage } from './names-in-message';
import { asOwnClass } from './faults/own-class';
import { plainName } from './owners';

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
  readonly said?: string;
  /** The lines to quote, redacted: the first of the trace, and those of the deepest cause. */
  readonly excerpt: string;
  /** First package that is not part of the game or the platform, e.g. `com.example.shop`. */
  readonly package?: string;
  /** The mod, plugin or file that this package belongs to. */
  readonly owner?: string;
  /** Other names in the trace, from the error outwards: the first may only have been called. */
  readonly further: readonly string[];
  /** True if a program threw it, rather than only logged it. */
  readonly thrown: boolean;
  /** The kind of error, if its type is known. */
  readonly fault?: Fault;
  /** True if code of `package` or `owner` is in the trace. */
  readonly inCode: boolean;
  /** True if the error occurred in the code of `package` itself. */
  readonly direct: boolean;
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
export interface Trace extends Omit<LocatedError, 'further'> {
  readonly rank: number;
  /** Further names in the trace: a jar, a mod id, the plugin in brackets. */
  readonly names: readonly string[];
  readonly others: readonly ThirdParty[];
}

/** A line that may become the error to look at. */
interface Candidate {
  /** The lines of its trace, or the line alone. */
  readonly lines: readonly string[];
  readonly line: string;
  readonly above: string;
  readonly number: number;
  readonly weight: number;
}

const MAX_TRACE = 65_536;
const MAX_TEXT = 300;
/** In a log full of errors, only this many traces are examined. */
const MAX_TRACES = 500;

/** An exception at the start of a message, in Java or .NET; some programs omit its package. */
const HEADER =
  /^(?:Caused by(?: \d{1,2})?:? |Exception message: |Error: |Exception in thread "[^"\n]{1,80}" |Suppressed: |\[STDERR\]: |Unhandled [Ee]xception[.:] )?(?<type>(?:[a-z][\w$]*\.)+[A-Z][\w$]*?(?:Exception|Error|Throwable|Watchdog)(?=\b|[A-Z]|null\b)|java\.lang\.(?:Error|Throwable|Exception)\b|net\.minecraft\.class_148\b|System\.(?:[A-Z]\w*\.)*[A-Z]\w*Exception\b|[A-Z]\w*(?:Exception|Error)(?=: ))/;
/** The type before an error message. */
export const TYPE =
  /^(?:(?:Caused by|Error|Exception message)(?: \d{1,2})?: )*(?:[\w$]{1,80}\.){0,10}[\w$]{0,80}(?:Exception|Error|Throwable)(?:: |(?:null)?\s*$)/;
const CAUSED = /^\s*(?:Caused by(?: \d{1,2})?:?|--->) (?<text>.+)$/;
/** The message above a trace that ends the program. */
const FATAL =
  /Encountered an unexpected exception|Startup aborted due to an exception|Failed to start the minecraft server|Exception in server tick loop|^Description: |This crash report has been saved|Unreported exception thrown|A mod crashed on startup|Minecraft has crashed|Exception in thread "main"|Failed to launch|Could not execute entrypoint|Incompatible mods found|LoadingFailedException|Ticking (?:block |tile )?entity|Exception ticking world|ServerHangWatchdog|Server thread\/FATAL|has stopped responding|A problem occurred running the Server launcher|can't proceed with server load|Failed to initialize server/m;

/** Names in brackets that belong to the platform. */
const NOBODY =
  /^(?:(?:connected|initial|server|login) ?(?:player|connection)?|main|ModSorter|server|minecraft|EARLYDISPLAY|tML|LaunchWrapper|Unity Log|BepInEx|HarmonyX|Oxide|Carbon|Scripting|Bootstrap|Worldgen|RegistryDataLoader|mojang|net|mixin|fml|forge|neoforge|loading|modloading|eventbus|stderr|stdout|console|PluginRemapper|ModernPluginLoadingStrategy|PluginInitializerManager|STDERR|STDOUT|Server thread|Minecraft(?:Server)?|FML|DirectoryProviderSource|FabricLoader|ServerMain|EntrypointUtil|SpigotRemapper|ReobfServer)$/;
/** The thread whose stack a watchdog prints. */
const DUMPED = /Current Thread: (?:Server thread|Region Scheduler)/;
const MAX_DUMP = 16_384;
/**
 * Harmless: a console without input, Mod Menu’s settings pages, client classes that Forge keeps off
 * the server.
 */
const IDLE =
  /Exception handling console input|broken implementation of ModMenuApi|\[Server console handler\/|DISTXFORM\]: Attempted to load class/;

/** Weighs more than any survivable error, less than a trace that ends the game. */
const RANK_OF_END = 2.8;

/** Weighs less than any other error. */
const RANK_OF_RECIPES = 0.5;

/** Errors of which only the type is left. */
const EMPTY =
  /(?:InvocationTarget|Completion|Execution|UndeclaredThrowable)Exception(?:: null)?\s*$/;

const isEmpty = (lines: readonly string[]): boolean =>
  EMPTY.test(lines[0] as string) && !lines.some((line) => FRAME.test(line) || CAUSED.test(line));

/**
 * Examines traces as they are read and keeps the first of those that weigh most. Each method takes
 * a line twice: as it was found in the log, and as `line`, without color codes and shortened.
 */
export class TraceFinder {
  private best: Trace | undefined;
  private ends = 0;
  private seen = 0;

  /** @param isStopping true for the number of a line after the program began to stop */
  constructor(private readonly isStopping: (line: number) => boolean) {}

  /** Examines a line that may start a trace. */
  see({ text, start, above, number, offset }: FoundLine, line: string): void {
    if (offset + start < this.ends || this.seen >= MAX_TRACES) return;
    const message = messageOf(line).trimStart();
    // `[Shop] java.lang…`: the plugin is in brackets, which the prefix pattern has consumed.
    if (
      !HEADER.test(message) ||
      /Manually triggered debug crash|SilentlyCaughtException$|^java\.lang\.Exception: dummy$/.test(
        message.trimEnd(),
      )
    )
      return;
    // Libraries log failed attempts at DEBUG, for their developers only.
    if (/^(?:DEBUG|TRACE)$/.test(levelOf(line) || levelOf(lastLine(above)))) return;
    if (IDLE.test(lastLine(above))) return;
    this.seen++;
    const { lines, end } = traceLines(text, start, MAX_TRACE);
    // If the line says nothing itself, the text after it says what it is about.
    this.ends = offset + (isEmpty(lines) ? start + 1 : end);
    if (lines.length === 1) lines.push(...framesOfHead(text.slice(end, end + MAX_HEAD)));
    this.keep({ lines, line, above, number, weight: rankOf(line, above, lines) });
  }

  /** Examines a watchdog's dump of the hung thread: its frames lack `at`. */
  seeDump({ text, start, above, number }: FoundLine, line: string): void {
    if (!DUMPED.test(line)) return;
    const lines = ['The main thread stood still here:'];
    for (const raw of text
      .slice(start, start + MAX_DUMP)
      .split('\n')
      .slice(1)) {
      const message = messageOf(withoutColorCodes(raw)).trim();
      if (/^-{5,}|^Current Thread:/.test(message)) break;
      if (/^[^\s()]+\([^)]*\)$/.test(message)) lines.push(`\tat ${message}`);
    }
    if (lines.length > 1)
      this.keep({ lines, line, above, number, weight: rankOf(line, above, lines) });
  }

  /** Examines a line at level ERROR: the first counts if there is no trace. */
  seeError({ text, start, above, number }: FoundLine, line: string): void {
    // Skip rulers and empty lines.
    if (!/\p{L}{3}/u.test(messageOf(line)) || IDLE.test(line)) return;
    if (NOISE.test(line) || LEAVING.test(line)) return;
    const weight = errorWeight(line);
    if (weight === undefined || (this.best !== undefined && this.best.rank >= weight)) return;
    const { lines } = traceLines(text, start, MAX_TRACE);
    this.keep({ lines, line, above, number, weight });
  }

  /**
   * Examines a line in which a program or its shell reports its end: it outweighs any earlier
   * warning.
   */
  seeEnd({ text, start, above, number }: FoundLine, line: string): void {
    if (END.test(line)) {
      const { lines } = traceLines(text, start, MAX_TRACE);
      this.keep({ lines, line, above, number, weight: RANK_OF_END });
    }
  }

  /** True if a line that only sounds like an error can no longer outweigh what was found. */
  get hasFailure(): boolean {
    return this.best !== undefined && this.best.rank >= -0.5;
  }

  /** Examines a line with a failure word or at level WARN: the last resort. */
  seeWords({ text, start, above, number }: FoundLine, line: string): void {
    if (this.hasFailure) return;
    if (NOISE.test(line) || HARMLESS.test(messageOf(line))) return;
    if (IDLE.test(`${lastLine(above)}\n${line}`)) return;
    const sounds = FAILURE.test(line) && !NO_FAILURE.test(line);
    if (!sounds && !/^WARN(?:ING)?$/.test(levelOf(line))) return;
    const rank = sounds ? rankOfWords(line) : -2;
    if (this.best !== undefined && this.best.rank >= rank) return;
    const { lines } = traceLines(text, start, MAX_TRACE);
    this.keep({ lines, line, above, number, weight: rank });
  }

  private keep({ lines, line, above, number, weight }: Candidate): void {
    const late = weight > 0 && weight < RANK_OF_END && this.isStopping(number);
    // What fails while a program stops is not why it does.
    const rank = late ? 0 : weight;
    if (this.best !== undefined && rank <= this.best.rank) return;
    this.best = {
      ...traceOf(lines, line, above),
      line: number,
      rank,
      fatal: rank >= RANK_OF_END,
      kind: rank === -2 ? 'warning' : rank < 0 ? 'words' : 'error',
      start: number - linesAbove(above),
      end: number + lines.length,
    };
  }

  /** The error to look at, with its owner's name as the log itself spells it. */
  result(known: ReadonlyMap<string, string>): LocatedError | undefined {
    return this.best && withOwner(this.best, known);
  }
}

/** A trace with its owner's name as the log itself spells it. */
export function withOwner(trace: Trace, known: ReadonlyMap<string, string>): LocatedError {
  const { names, others, rank: _, ...logged } = trace;
  const owner = ownerOf(logged.package, names, known);
  const further = others
    .map((other) => ownerOf(other.package, other.names, known) ?? other.package)
    .filter((name): name is string => name !== undefined && name !== (owner ?? logged.package));
  return {
    ...logged,
    further: [...new Set(further)].slice(0, MAX_FURTHER),
    ...(owner !== undefined && { owner }),
  };
}

/** A trace that was pasted as one line is at least so long. */
const MIN_FOLDED = 200;
const NO_TRACE = { lines: [] as string[] };

/** How far below a message its trace may start. */
const MAX_BELOW = 3;

/** The trace that starts on a line or directly below it, as part of the same entry. */
export function traceAt(
  { text, start, above, number }: FoundLine,
  line: string,
): Trace | undefined {
  let at = start;
  let head = line;
  let before = above;
  for (let below = 0; below <= MAX_BELOW; below++) {
    const folded = below === 0 && head.length > MIN_FOLDED && head.includes(' at ');
    const { lines } =
      folded || HEADER.test(messageOf(head).trimStart())
        ? traceLines(text, at, MAX_TRACE)
        : NO_TRACE;
    if (lines.length > 0 && (!folded || lines.some((one) => FRAME.test(one)))) {
      const rank = rankOf(head, before, lines);
      return {
        ...traceOf(lines, head, before),
        line: number + below,
        rank,
        fatal: rank >= RANK_OF_END,
        kind: 'error',
        start: number,
        end: number + below + lines.length,
      };
    }
    if (below > 0 && isHead(head)) return undefined;
    const next = text.indexOf('\n', at);
    if (next < 0) return undefined;
    before = `${before}${head}\n`;
    at = next + 1;
    const end = text.indexOf('\n', at);
    head = withoutColorCodes(
      text.slice(at, Math.min(end < 0 ? text.length : end, at + MAX_MATCHED_LINE)),
    );
  }
  return undefined;
}

/** A failure of a known kind says more than the first failure word. */
function rankOfWords(line: string): number {
  const kind = faultOf(messageOf(line))?.kind;
  if (kind === undefined) return -1.5;
  return ALARMING.has(kind) ? -0.5 : -1;
}

/** How far above a trace the program's message may be. */
const MAX_ABOVE = 8;

const isSevere = (line: string): boolean => /^(?:ERROR|SEVERE|FATAL)$/.test(levelOf(line));

/**
 * True for a line that may give the context of the error below it, and is not part of another
 * trace.
 */
const leadsOn = (line: string): boolean =>
  isSevere(line) ||
  (levelOf(line) === '' &&
    line.trim() !== '' &&
    !FRAME.test(line) &&
    !CAUSED.test(line) &&
    !HEADER.test(line.trim()));

/** Number of lines above a trace that belong to it: up to the nearest error there. */
function linesAbove(above: string): number {
  const lines = above.replace(/\n$/, '').split('\n').slice(-MAX_ABOVE).reverse();
  const nearest = lines.findIndex(isSevere);
  if (nearest < 0) return MAX_ABOVE;
  const other = lines.findIndex((line, index) => index > nearest && !leadsOn(line));
  return other < 0 ? lines.length : other;
}

const lastLine = (above: string): string => above.trimEnd().split('\n').at(-1) as string;

function rankOf(line: string, above: string, lines: readonly string[]): number {
  const ended = FATAL.test(above) || FATAL.test(line) || levelOf(line) === 'FATAL';
  // The game logs this for a single task at level FATAL, and continues.
  if (ended && !/Error executing task/.test(lastLine(above))) return 3;
  // Healthy packs print many such errors about single recipes and loot tables.
  if (faultOf(messageOf(lastLine(above)))?.kind === 'recipe') return RANK_OF_RECIPES;
  const level = (tellsNoLevel(line) ? '' : levelOf(line)) || levelOf(lastLine(above));
  // An error that only wraps another says less than one that names the reason.
  const empty = isEmpty(lines) ? 0.25 : 0;
  const frames = lines.length > 1 && empty === 0 ? 0.5 : 0;
  return (/^(?:ERROR|SEVERE|FATAL)$/.test(level) ? 2 : 1) + frames - empty;
}

/** Some panels log the lines of a trace at level INFO: the line above has the true level. */
const tellsNoLevel = (line: string): boolean =>
  levelOf(line) === '' || (levelOf(line) === 'INFO' && HEADER.test(messageOf(line).trimStart()));

const MAX_FURTHER = 3;
/** Frames of Java and of class loaders: they act on behalf of the frame below them. */
const LOADS =
  /^\s*at (?:LAYER )?(?:[^\s(]*\/)?(?:java|javax|jdk|sun|kotlin|net\.minecraft\.launchwrapper|net\.fabricmc\.loader|org\.quiltmc\.loader|cpw\.mods\.(?:cl|modlauncher)|net\.neoforged\.fml|(?:net\.neoforged\.neoforge|net\.minecraftforge)\.common\.\w*ConfigSpec(?:\$\w+)?|com\.google\.common|org\.bukkit\.plugin|io\.papermc\.paper\.plugin)\./;

type Read = Omit<Trace, 'line' | 'rank' | 'fatal' | 'kind' | 'start' | 'end' | 'further'>;

function traceOf(lines: readonly string[], line: string, above: string): Read {
  const causes = lines.flatMap((text) => CAUSED.exec(text)?.groups?.text ?? []);
  const cause = causes.at(-1);
  const deepest = Math.max(
    0,
    lines.findLastIndex((text) => CAUSED.test(text)),
  );
  // The deepest cause first, then what led to it.
  const frames = [...lines.slice(deepest), ...lines.slice(0, deepest), ...framesAbove(line, above)];
  const { before, said } = saidOf(line, above, lines);
  const where = frames.map((text) => FRAME.exec(text)?.groups?.where).find(Boolean) ?? '';
  // Without the jar or loader before the class.
  const method = where.slice(where.lastIndexOf('/') + 1);
  const found = faultOfTrace({ lines, above, causes, deepest, said });
  const fault = asOwnClass(found, method, packageOf(method));
  const { thirdParty, ...people } = peopleOf({ lines, line, above, frames, deepest });
  const mentioned =
    thirdParty === undefined
      ? namesInMessage([said, cause ?? '', lines[0] as string].join(' '), fault)
      : [];
  const area = thirdParty === undefined && frames.length > 1 ? areaOf(frames) : undefined;
  return {
    error: (lines[0] as string)
      .replace(/^\s*Caused by(?: \d{1,2})?: /, '')
      .trim()
      .slice(0, MAX_TEXT),
    thrown: lines.some((text) => HEADER.test(text.trimStart())),
    ...(said !== '' && { said: said.slice(0, MAX_TEXT) }),
    excerpt: `${before === '' ? '' : `${before}\n`}${excerptOf(lines, deepest)}`,
    ...(cause !== undefined && { cause: cause.trim().slice(0, MAX_TEXT) }),
    ...(thirdParty?.package !== undefined && { package: thirdParty.package }),
    ...(fault !== undefined && { fault }),
    ...(area !== undefined && { area }),
    inCode: thirdParty !== undefined,
    direct: people.direct,
    names: [...people.names, ...mentioned],
    others: people.others,
  };
}

/** `[main/WARN]`: lines of two threads are unrelated. */
const THREAD = /\[(?<thread>[^\]/\n]{1,60})\/[A-Z]{4,6}\]/;
const threadOf = (line: string): string | undefined => THREAD.exec(line)?.groups?.thread;

/** The type of an error within a line. */
const ERROR_TYPE = /\b[A-Z]\w{1,60}(?:Exception|Error)(?=: |$)/;

/** The program's message is on the previous line, which has the level, or on this one. */
function saidOf(
  line: string,
  above: string,
  lines: readonly string[],
): { before: string; said: string } {
  const last = lastLine(above);
  const other = ERROR_TYPE.exec(last)?.[0];
  const thread = threadOf(line);
  const isSaying =
    tellsNoLevel(line) &&
    // A line about another error is a message of its own.
    (other === undefined || lines.some((text) => text.includes(other))) &&
    // A ruler has no content.
    /\p{L}{3}/u.test(messageOf(last)) &&
    (thread === undefined || thread === (threadOf(last) ?? thread)) &&
    (/^(?:ERROR|SEVERE|FATAL|WARN|WARNING)$/.test(levelOf(last)) ||
      (levelOf(last) === '' &&
        FAILURE.test(last) &&
        !NO_FAILURE.test(last) &&
        !FRAME.test(last) &&
        !HEADER.test(last.trim())));
  const before = isSaying ? messageOf(last).trim().slice(0, MAX_TEXT) : '';
  const message = messageOf(line);
  return { before, said: before || (HEADER.test(message.trimStart()) ? '' : message.trim()) };
}

/**
 * A part that only loads or calls others for them: the code of another in the same trace says more.
 */
const OF_API =
  /^\s*at (?:[^\s(]{1,200}\.api\.[^\s(]{1,200}\.<clinit>\(|(?:[^\s(]{1,120}\/)?(?:com\.comphenix\.protocol|me\.clip\.placeholderapi|com\.github\.retrooper\.packetevents)\.)/;

/** A trace with its context. */
interface Around {
  readonly lines: readonly string[];
  readonly line: string;
  readonly above: string;
  /** From the deepest cause outwards. */
  readonly frames: readonly string[];
  readonly deepest: number;
}

const plainLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** What Java prints for each use of a class after the one at which its start failed. */
const UNINITIALIZED = /Could not initialize class (?<name>[\w.$]{1,300})/;

/** Whose code is in a trace: the first third party, the names given for it, and all others. */
function peopleOf({ lines, line, above, frames, deepest }: Around): {
  thirdParty: ThirdParty | undefined;
  names: string[];
  others: ThirdParty[];
  direct: boolean;
} {
  const acting = frames
    .filter((text) => !OF_API.test(text))
    .flatMap((text) => thirdPartyOf(text) ?? []);
  const all = acting.length > 0 ? acting : frames.flatMap((text) => thirdPartyOf(text) ?? []);
  const frame = all[0];
  const header = (lines[deepest] as string).trim();
  const last = lastLine(above);
  const blamer = BLAMED.exec(messageOf(last))?.groups;
  const blamed = blamer?.mod ?? blamer?.modOf ?? SECTION.exec(above)?.groups?.mod;
  // A mixin handler may only have run a check; the class in the message is closer to the fault.
  // If the log blames someone, that class is what they are missing.
  const worded =
    frame?.package === undefined && blamed === undefined
      ? thirdPartyInMessage(header.replace(HEADER, ''))
      : undefined;
  // Whoever asks for a class that could not be initialized is not the one whose class it is.
  const broken = thirdPartyInMessage(UNINITIALIZED.exec(header)?.groups?.name ?? '');
  const isOther = broken !== undefined && broken.package !== frame?.package;
  const thirdParty = isOther ? broken : (worded ?? frame);
  // A line with a level of its own does not go on from the one above.
  const bracket = bracketOf(line) ?? (tellsNoLevel(line) ? bracketOf(last) : undefined);
  // Some programs only report what third-party code threw: then its code says more than the logger.
  const own = thirdParty?.package ?? '';
  const code = frames.find((text) => own !== '' && text.includes(`${own}.`)) ?? own;
  const speaks =
    own === '' || (bracket !== undefined && plainLetters(code).includes(plainName(bracket)));
  const speaker = bracket === undefined ? [] : [bracket];
  const first = frames.find((text) => FRAME.test(text) && !LOADS.test(text));
  return {
    thirdParty,
    names: [
      ...(blamed === undefined ? [] : [blamed]),
      ...(thirdParty?.names ?? []),
      ...(speaks ? speaker : []),
    ],
    others: [
      ...all.slice(isOther ? 0 : 1),
      ...(speaks ? [] : speaker.map((name) => ({ names: [name] }))),
    ],
    direct: !isOther && first !== undefined && thirdPartyOf(first) !== undefined,
  };
}

/**
 * Java omits the frames of an exception that was thrown often; a crash report has some in its head.
 */
const MAX_HEAD = 2000;
const HEAD =
  /^\s*A detailed walkthrough of the error[^\n]*\n-{5,}\s*\n\s*-- Head --\n(?:[^\n]{0,200}\n){0,3}?Stacktrace:\n(?<frames>(?:\tat [^\n]{1,400}\n){1,20})/;

const framesOfHead = (text: string): string[] =>
  HEAD.exec(withoutColorCodes(text))?.groups?.frames?.trimEnd().split('\n') ?? [];

/** A text may start in the middle of a trace: what led to its first cause is above it. */
function framesAbove(line: string, above: string): string[] {
  if (!CAUSED.test(messageOf(line))) return [];
  const frames = above.split('\n').map((text) => `\t${messageOf(withoutColorCodes(text)).trim()}`);
  return frames.filter((text) => FRAME.test(text));
}

/** `ERROR]: [Shop] …` of Paper, `ERROR]: [shop/]: …` of Forge, `ERROR] (shop) …` of Fabric. */
const BRACKET =
  /(?:ERROR|FATAL|SEVERE|WARN|WARNING|INFO|Error|Warning)(?:\]:?)? {1,4}(?:\[(?<plugin>[A-Za-z][\w+ -]{1,60})(?:\/[^\]\n]{0,60})?\]:? (?!<?->|\/\[)|\((?<mod>[A-Za-z][\w+ -]{1,60})\) )/;

/** Whose data or part a program could not use, in its own words. */
const BLAMED =
  /\b(?:defined|provided|added|registered|requested) by (?:the )?(?:mod|plugin|addon|data ?pack) ['"]?(?<mod>[A-Za-z][\w-]{1,60})|\b(?:plugin provided by|(?:from|of|for) (?:the )?(?:mod|plugin|addon)) ['"]?(?<modOf>[A-Za-z][\w-]{1,60})/i;

/** The line directly above the error of one mod in a Forge crash report. */
const SECTION = /-- MOD (?<mod>[\w-]{1,60}) --\s*\n\s?Details:\s*$/;

/** The plugin named on a line of Paper or a proxy: `[12:00:00 ERROR]: [Shop] …`. */
export function bracketOf(line: string): string | undefined {
  const groups = BRACKET.exec(line)?.groups;
  const name = groups?.plugin ?? groups?.mod;
  return name === undefined || NOBODY.test(name) ? undefined : name;
}

function ownerOf(
  packageName: string | undefined,
  names: readonly string[],
  known: ReadonlyMap<string, string>,
): string | undefined {
  const parts = (packageName ?? '').split('.').slice(1).reverse();
  for (const name of [...names, ...parts]) {
    const listed = known.get(plainName(name));
    if (listed !== undefined) return listed;
  }
  return names[0]?.replace(/\.jar$/, '');
}
