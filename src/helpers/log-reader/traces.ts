/**
 * Finds the place to look at where no rule fits: the first fatal stack trace, its deepest cause,
 * and the first package in it that is neither the game's nor the platform's.
 */
// cspell:ignore DISTXFORM neovisionaries okio picocli tion EARLYDISPLAY Fehler OTAPI Remapper Reobf akarin authlib bootstraplauncher bytebuddy catserver cleanroommc codehaus craftbukkit datafixerupper destroystokyo dreeam electronwill erreur eventbus fallo fasterxml fehlgeschlagen fmlcore fmlloader ftbquests gnu inecraft izzel javafmllanguage javassist javax jline joml joptsimple kettingpowered kotlinx krka kyori launchwrapper leavesmc llamalad luaj lwjgl magmafoundation mariadb mclanguage minecrell modlauncher modloading mohistmc multimc nukkit objectweb okhttp oshi papermc paperspigot paulscode phar prismlauncher pufferfish purpurmc rong securejarhandler settingdust simibubi snakeyaml spigotmc spottedleaf technicpack tlauncher typesafe unimi waterfallmc xception zaxxer zekerzhayard échec ошибка удалось pmsrc handl threadedregions clinit
import { ALARMING, areaOf, faultOf, type Area, type Fault, type FaultKind } from './faults/kinds';
import { foreignInWords, foreignOf, FRAME, packageOf, type Foreign } from './frames';
import { END, FAILURE, HARMLESS, NOISE, NO_FAILURE } from './failure-words';
import { levelOf, messageOf, plain, traceLines } from './lines';
import { namesInWords } from './names-in-words';
import { ofItself } from './faults/own-part';
import { plainName } from './owners';

/** What a stack trace says. */
export interface Place {
  /** Number of its first line, from 1. */
  readonly line: number;
  /** True where the program could not go on after it. */
  readonly fatal: boolean;
  /** The first line of the trace, shortened. */
  readonly error: string;
  /** The deepest `Caused by`, where there is one. */
  readonly cause?: string;
  /** What the program itself said of it: the line before a trace, or the line of the error. */
  readonly said?: string;
  /** The lines that show it, redacted: the first of the trace and those of the deepest cause. */
  readonly excerpt: string;
  /** First package that is not the game's or the platform's, e.g. `com.example.shop`. */
  readonly package?: string;
  /** The mod, plugin or file that this package belongs to. */
  readonly owner?: string;
  /** Others in the trace, from the error outwards: the first may only have been called. */
  readonly further: readonly string[];
  /** True where a program threw it, and did not only tell of it. */
  readonly thrown: boolean;
  /** What kind of error it is, where its type tells. */
  readonly fault?: Fault;
  /** True where code of `package` or `owner` stands in the trace. */
  readonly inCode: boolean;
  /** True where the error came up in the very code of `package`. */
  readonly direct: boolean;
  /** What the game was doing, where nothing but its own code stands in the trace. */
  readonly area?: Area;
  /** What the line is: an error with a level or a trace, a line that sounds like one, a warning. */
  readonly kind: 'error' | 'words' | 'warning';
}

interface Trace extends Omit<Place, 'further'> {
  readonly rank: number;
  readonly end: number;
  /** Further names that the trace itself gives: a jar, a mod id, the plugin in brackets. */
  readonly names: readonly string[];
  readonly others: readonly Foreign[];
}

const MAX_TRACE = 65_536;
const MAX_TEXT = 300;
/** After this many traces of a log full of errors the first ones have said enough. */
const MAX_TRACES = 500;

/** An exception at the start of a message, of Java or of .NET; some programs drop its packages. */
const HEADER =
  /^(?:Caused by(?: \d{1,2})?:? |Exception message: |Error: |Exception in thread "[^"\n]{1,80}" |Suppressed: |\[STDERR\]: |Unhandled [Ee]xception[.:] )?(?<type>(?:[a-z][\w$]*\.)+[A-Z][\w$]*?(?:Exception|Error|Throwable|Watchdog)(?=\b|[A-Z]|null\b)|java\.lang\.(?:Error|Throwable|Exception)\b|net\.minecraft\.class_148\b|System\.(?:[A-Z]\w*\.)*[A-Z]\w*Exception\b|[A-Z]\w*(?:Exception|Error)(?=: ))/;
/** The type in front of what an error says. */
export const TYPE =
  /^(?:(?:Caused by|Error|Exception message)(?: \d{1,2})?: )*(?:[\w$]{1,80}\.){0,10}[\w$]{0,80}(?:Exception|Error|Throwable)(?:: |(?:null)?\s*$)/;
const CAUSED = /^\s*(?:Caused by(?: \d{1,2})?:?|--->) (?<text>.+)$/;
/** What opens an error without a level: the head of a crash report's trace, a script's last word. */
const ERROR_LINE = /^\s*(?:Stacktrace:|Fatal Error)/;
/** What stands above a trace that ends the program. */
const FATAL =
  /Encountered an unexpected exception|Failed to start the minecraft server|Exception in server tick loop|^Description: |This crash report has been saved|Unreported exception thrown|A mod crashed on startup|Minecraft has crashed|Exception in thread "main"|Failed to launch|Could not execute entrypoint|Incompatible mods found|LoadingFailedException|Ticking (?:block |tile )?entity|Exception ticking world|ServerHangWatchdog|Server thread\/FATAL|has stopped responding|A problem occurred running the Server launcher|can't proceed with server load|Failed to initialize server/m;

/** Names in brackets that are parts of the platform. */
const NOBODY =
  /^(?:(?:connected|initial|server|login) ?(?:player|connection)?|main|server|minecraft|EARLYDISPLAY|tML|LaunchWrapper|Unity Log|BepInEx|HarmonyX|Oxide|Carbon|Scripting|Bootstrap|Worldgen|RegistryDataLoader|mojang|net|mixin|fml|forge|neoforge|loading|modloading|eventbus|stderr|stdout|console|PluginRemapper|ModernPluginLoadingStrategy|PluginInitializerManager|STDERR|STDOUT|Server thread|Minecraft(?:Server)?|FML|DirectoryProviderSource|FabricLoader|ServerMain|EntrypointUtil|SpigotRemapper|ReobfServer)$/;
/** The thread of which a watchdog prints what it was doing. */
const DUMPED = /Current Thread: (?:Server thread|Region Scheduler)/;
const MAX_DUMP = 16_384;
/** A console that nobody can type into; a page of settings of Mod Menu’s; what Forge keeps from the server, and goes on. */
const IDLE =
  /Exception handling console input|broken implementation of ModMenuApi|\[Server console handler\/|DISTXFORM\]: Attempted to load class/;

/** Above every error that a program may outlive, below the traces that end the game’s own. */
const RANK_OF_END = 2.8;

/** Errors of which nothing but the type is left. */
const EMPTY =
  /(?:InvocationTarget|Completion|Execution|UndeclaredThrowable)Exception(?:: null)?\s*$/;

const isEmpty = (lines: readonly string[]): boolean =>
  EMPTY.test(lines[0] as string) && !lines.some((line) => FRAME.test(line) || CAUSED.test(line));

/** Looks at traces as they come by and keeps the first of those that weigh most. */
export class TraceFinder {
  private best: Trace | undefined;
  private ends = 0;
  private seen = 0;

  /**
   * Looks at a line that may open a trace.
   * @param text holds the line and what follows
   * @param above the lines before it, as far as they are at hand
   * @param offset of `text` in the whole log
   */
  see(
    text: string,
    start: number,
    line: string,
    above: string,
    number: number,
    offset: number,
  ): void {
    if (offset + start < this.ends || this.seen >= MAX_TRACES) return;
    const message = messageOf(line).trimStart();
    // `[Shop] java.lang…`: the plugin stands in brackets that the prefix has taken.
    if (
      !HEADER.test(message) ||
      /Manually triggered debug crash|^java\.lang\.Exception: dummy$/.test(message.trimEnd())
    )
      return;
    // Libraries try things out and tell of it to their makers only.
    if (/^(?:DEBUG|TRACE)$/.test(levelOf(line) || levelOf(lastLine(above)))) return;
    if (IDLE.test(lastLine(above))) return;
    this.seen++;
    const { lines, end } = traceLines(text, start, MAX_TRACE);
    // Behind one that tells nothing by itself stands what it is about.
    this.ends = offset + (isEmpty(lines) ? start + 1 : end);
    if (lines.length === 1) lines.push(...framesOfHead(text.slice(end, end + MAX_HEAD)));
    this.keep(lines, line, above, number, rankOf(line, above, lines));
  }

  /** Looks at what a watchdog prints of the thread that stood still: frames without `at`. */
  seeDump(text: string, start: number, line: string, above: string, number: number): void {
    if (!DUMPED.test(line)) return;
    const lines = ['The main thread stood still here:'];
    for (const raw of text
      .slice(start, start + MAX_DUMP)
      .split('\n')
      .slice(1)) {
      const message = messageOf(plain(raw)).trim();
      if (/^-{5,}|^Current Thread:/.test(message)) break;
      if (/^[^\s()]+\([^)]*\)$/.test(message)) lines.push(`\tat ${message}`);
    }
    if (lines.length > 1) this.keep(lines, line, above, number, rankOf(line, above, lines));
  }

  /** Looks at a line of the level ERROR: the first is the place where no trace is. */
  seeError(text: string, start: number, line: string, above: string, number: number): void {
    // Rulers and empty lines say nothing.
    if (!/\p{L}{3}/u.test(messageOf(line)) || IDLE.test(line) || NOISE.test(line)) return;
    if (!ERROR_LINE.test(line) && !/^(?:ERROR|SEVERE|FATAL)$/.test(levelOf(line))) return;
    if (this.best !== undefined && this.best.rank >= 0) return;
    this.keep(traceLines(text, start, MAX_TRACE).lines, line, above, number, 0);
  }

  /** Looks at a line in which a program or its shell tells of its end: no warning above weighs as much. */
  seeEnd(text: string, start: number, line: string, above: string, number: number): void {
    if (END.test(line)) {
      this.keep(traceLines(text, start, MAX_TRACE).lines, line, above, number, RANK_OF_END);
    }
  }

  /** True where no line can be the place any more that only sounds like an error. */
  get hasFailure(): boolean {
    return this.best !== undefined && this.best.rank >= -0.5;
  }

  /** Looks at a line with a word of failure or of the level WARN: better than nothing at all. */
  seeWords(text: string, start: number, line: string, above: string, number: number): void {
    if (this.hasFailure) return;
    if (NOISE.test(line) || HARMLESS.test(messageOf(line))) return;
    if (IDLE.test(`${lastLine(above)}\n${line}`)) return;
    const sounds = FAILURE.test(line) && !NO_FAILURE.test(line);
    if (!sounds && !/^WARN(?:ING)?$/.test(levelOf(line))) return;
    const rank = sounds ? rankOfWords(line) : -2;
    if (this.best !== undefined && this.best.rank >= rank) return;
    this.keep(traceLines(text, start, MAX_TRACE).lines, line, above, number, rank);
  }

  private keep(
    lines: readonly string[],
    line: string,
    above: string,
    number: number,
    rank: number,
  ): void {
    if (this.best !== undefined && rank <= this.best.rank) return;
    this.best = {
      ...traceOf(lines, line, above),
      line: number,
      rank,
      fatal: rank >= RANK_OF_END,
      kind: rank === -2 ? 'warning' : rank < 0 ? 'words' : 'error',
      end: number + lines.length,
    };
  }

  /** The place, with its owner's name as the log's own lists write it. */
  result(known: ReadonlyMap<string, string>): (Place & { readonly end: number }) | undefined {
    if (this.best === undefined) return undefined;
    const { names, others, rank: _, ...place } = this.best;
    const owner = ownerOf(place.package, names, known);
    const further = others
      .map((other) => ownerOf(other.package, other.names, known) ?? other.package)
      .filter((name): name is string => name !== undefined && name !== (owner ?? place.package));
    return {
      ...place,
      further: [...new Set(further)].slice(0, MAX_FURTHER),
      ...(owner !== undefined && { owner }),
    };
  }
}

/** A failure of a known kind says more than the first word that sounds like one. */
function rankOfWords(line: string): number {
  const kind = faultOf(messageOf(line))?.kind;
  if (kind === undefined) return -1.5;
  return ALARMING.has(kind) ? -0.5 : -1;
}

const lastLine = (above: string): string => above.trimEnd().split('\n').at(-1) as string;

function rankOf(line: string, above: string, lines: readonly string[]): number {
  const ended = FATAL.test(above) || FATAL.test(line) || levelOf(line) === 'FATAL';
  // The game says so of a single task at the level FATAL, and goes on.
  if (ended && !/Error executing task/.test(lastLine(above))) return 3;
  const level = (tellsNoLevel(line) ? '' : levelOf(line)) || levelOf(lastLine(above));
  // An error that only hands on another one tells less than any that says what it is.
  const empty = isEmpty(lines) ? 0.25 : 0;
  const frames = lines.length > 1 && empty === 0 ? 0.5 : 0;
  return (/^(?:ERROR|SEVERE|FATAL)$/.test(level) ? 2 : 1) + frames - empty;
}

/** Some panels give the lines of a trace the level INFO: the line above has the true one. */
const tellsNoLevel = (line: string): boolean =>
  levelOf(line) === '' || (levelOf(line) === 'INFO' && HEADER.test(messageOf(line).trimStart()));

const MAX_FURTHER = 3;
/** Frames of Java and of those that load classes: they act for whoever stands below them. */
const LOADS =
  /^\s*at (?:[^\s(]*\/)?(?:java|javax|jdk|sun|kotlin|net\.minecraft\.launchwrapper|net\.fabricmc\.loader|org\.quiltmc\.loader|cpw\.mods\.(?:cl|modlauncher)|net\.neoforged\.fml|org\.bukkit\.plugin|io\.papermc\.paper\.plugin)\./;

type Read = Omit<Trace, 'line' | 'rank' | 'fatal' | 'kind' | 'end' | 'further'>;

function traceOf(lines: readonly string[], line: string, above: string): Read {
  const causes = lines.flatMap((text) => CAUSED.exec(text)?.groups?.text ?? []);
  const cause = causes.at(-1);
  const deepest = Math.max(
    0,
    lines.findLastIndex((text) => CAUSED.test(text)),
  );
  // The deepest cause first, then what led to it.
  const frames = [...lines.slice(deepest), ...lines.slice(0, deepest), ...framesAbove(line, above)];
  const { before, said } = saidOf(line, above);
  const where = frames.map((text) => FRAME.exec(text)?.groups?.where).find(Boolean) ?? '';
  // Without the jar or loader in front of the class.
  const method = where.slice(where.lastIndexOf('/') + 1);
  const found = faultOfTrace(lines, above, causes, deepest, said);
  const fault = ofItself(found, method, packageOf(method));
  const { foreign, ...people } = peopleOf({ lines, line, above, frames, deepest });
  const mentioned =
    foreign === undefined
      ? namesInWords([said, cause ?? '', lines[0] as string].join(' '), fault)
      : [];
  const area = foreign === undefined && frames.length > 1 ? areaOf(frames) : undefined;
  return {
    error: (lines[0] as string)
      .replace(/^\s*Caused by(?: \d{1,2})?: /, '')
      .trim()
      .slice(0, MAX_TEXT),
    thrown: lines.some((text) => HEADER.test(text.trimStart())),
    ...(said !== '' && { said: said.slice(0, MAX_TEXT) }),
    excerpt: `${before === '' ? '' : `${before}\n`}${excerptOf(lines, deepest)}`,
    ...(cause !== undefined && { cause: cause.trim().slice(0, MAX_TEXT) }),
    ...(foreign?.package !== undefined && { package: foreign.package }),
    ...(fault !== undefined && { fault }),
    ...(area !== undefined && { area }),
    inCode: foreign !== undefined,
    direct: people.direct,
    names: [...people.names, ...mentioned],
    others: people.others,
  };
}

/** `[main/WARN]`: lines of two threads have nothing to do with each other. */
const THREAD = /\[(?<thread>[^\]/\n]{1,60})\/[A-Z]{4,6}\]/;
const threadOf = (line: string): string | undefined => THREAD.exec(line)?.groups?.thread;

/** What the program said of it stands in the line before, which has the level, or in the line. */
function saidOf(line: string, above: string): { before: string; said: string } {
  const last = lastLine(above);
  const thread = threadOf(line);
  const isSaying =
    tellsNoLevel(line) &&
    // A ruler says nothing.
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

/** Folia has neither Bukkit's scheduler nor one thread that may do everything. */
const OF_FOLIA = /CraftScheduler\.handle\(|threadedregions\.|[~[]folia-/;
const NOT_ON_FOLIA =
  /UnsupportedOperationException|teleportAsync|Dispatching command async|main thread check/;

/** What software that runs mods and plugins together says of things that are not Bukkit’s. */
const CAST_TO_BUKKIT =
  /ClassCastException: [^\n]{1,200} cannot be cast to (?:class )?org\.bukkit\./;
const OF_HYBRID = /\b(?:arclight|mohist|ketting|magma|catserver|youer)[-@$]|mohistmc\./i;

/** Where a server was started: a class of the game that has only a number may be the client's. */
const ON_SERVER =
  /knot\.KnotServer\.|\.Hooks\.startServer\(|server\.dedicated\.|net\.minecraft\.server\.Main\./;

/** A class of the game by the name that developers give it; up to 1.21.11 Fabric numbers them. */
const NAMED = /^net\.minecraft\.(?!class_)[a-z]\w*\.(?:\w+\.)*[A-Z]/;
const isNumbered = (lines: readonly string[]): boolean =>
  lines.some((text) => /\bintermediary\b|\bnet\.minecraft\.class_\d/.test(text));

function faultOfTrace(
  lines: readonly string[],
  above: string,
  causes: readonly string[],
  deepest: number,
  said: string,
): Fault | undefined {
  const header = lines[deepest] as string;
  // Forge’s guard against classes of the client stands in the head of the report.
  if (/RuntimeDistCleaner\.processClassWithFlags/.test(above)) return { kind: 'client-code' };
  if (
    /Must use teleportAsync/.test(header) ||
    (NOT_ON_FOLIA.test(header) && lines.some((text) => OF_FOLIA.test(text)))
  ) {
    return { kind: 'folia' };
  }
  if (CAST_TO_BUKKIT.test(header) && lines.some((text) => OF_HYBRID.test(text))) {
    return { kind: 'hybrid' };
  }
  const fault = faultOfChain([...causes].reverse(), lines[0] as string, said);
  if (fault?.kind === 'other-game' && NAMED.test(fault.missing ?? '') && isNumbered(lines)) {
    return { ...fault, kind: 'dev-names' };
  }
  const numbered = /^net\.minecraft\.class_\d+$/.test(fault?.missing ?? '');
  return numbered && ON_SERVER.test([above, ...lines].join('\n'))
    ? { ...fault, kind: 'half-game' }
    : fault;
}

/** A part for others that only starts, called by whoever stands below: that one came at a wrong time. */
const OF_API = /^\s*at [^\s(]{1,200}\.api\.[^\s(]{1,200}\.<clinit>\(/;

/** A trace with what stands around it. */
interface Around {
  readonly lines: readonly string[];
  readonly line: string;
  readonly above: string;
  /** From the deepest cause outwards. */
  readonly frames: readonly string[];
  readonly deepest: number;
}

/** Who is in a trace: the first that is foreign, the names given for it, and all others. */
function peopleOf({ lines, line, above, frames, deepest }: Around): {
  foreign: Foreign | undefined;
  names: string[];
  others: Foreign[];
  direct: boolean;
} {
  const acting = frames
    .filter((text) => !OF_API.test(text))
    .flatMap((text) => foreignOf(text) ?? []);
  const all = acting.length > 0 ? acting : frames.flatMap((text) => foreignOf(text) ?? []);
  const frame = all[0];
  const header = (lines[deepest] as string).trim();
  const last = lastLine(above);
  const blamer = BLAMED.exec(messageOf(last))?.groups;
  const blamed = blamer?.mod ?? blamer?.modOf ?? SECTION.exec(above)?.groups?.mod;
  // A handler of mixins may only have checked; the class that the words name is nearer the fault.
  // Where somebody is blamed, that class is what it misses.
  const worded =
    frame?.package === undefined && blamed === undefined
      ? foreignInWords(header.replace(HEADER, ''))
      : undefined;
  const foreign = worded ?? frame;
  const bracket = bracketOf(line) ?? bracketOf(last);
  // Some programs only repeat what others' code threw: then the code says more than the speaker.
  const own = plainName(foreign?.package ?? '');
  const speaks = own === '' || (bracket !== undefined && own.includes(plainName(bracket)));
  const speaker = bracket === undefined ? [] : [bracket];
  const first = frames.find((text) => FRAME.test(text) && !LOADS.test(text));
  return {
    foreign,
    names: [
      ...(blamed === undefined ? [] : [blamed]),
      ...(foreign?.names ?? []),
      ...(speaks ? speaker : []),
    ],
    others: [...all.slice(1), ...(speaks ? [] : speaker.map((name) => ({ names: [name] })))],
    direct: first !== undefined && foreignOf(first) !== undefined,
  };
}

/** Java leaves the frames out where it has thrown the same often; a crash report has some in its head. */
const MAX_HEAD = 2000;
const HEAD =
  /^\s*A detailed walkthrough of the error[^\n]*\n-{5,}\s*\n\s*-- Head --\n(?:[^\n]{0,200}\n){0,3}?Stacktrace:\n(?<frames>(?:\tat [^\n]{1,400}\n){1,20})/;

const framesOfHead = (text: string): string[] =>
  HEAD.exec(plain(text))?.groups?.frames?.trimEnd().split('\n') ?? [];

/** A text may start in the middle of a trace: what led to its first cause stands above it. */
function framesAbove(line: string, above: string): string[] {
  if (!CAUSED.test(messageOf(line))) return [];
  const frames = above.split('\n').map((text) => `\t${messageOf(plain(text)).trim()}`);
  return frames.filter((text) => FRAME.test(text));
}

/** Kinds that say more than what came of them. */
const SURE: ReadonlySet<FaultKind> = new Set(['database', 'world-data', 'recipe']);

/** The kind of a trace: of its deepest cause, or of what led to it where that says more. */
function faultOfChain(causes: readonly string[], first: string, said: string): Fault | undefined {
  const faults = [...causes, first, said].flatMap((text) => faultOf(text) ?? []);
  return (
    faults.find(({ kind }) => SURE.has(kind)) ??
    faults.find(({ kind }) => kind !== 'code') ??
    faults[0]
  );
}

const EXCERPT_LINES = 14;
const EXCERPT_CAUSE_LINES = 8;
const MAX_EXCERPT_LINE = 240;

function excerptOf(lines: readonly string[], deepest: number): string {
  const first = lines.slice(0, EXCERPT_LINES);
  const cause =
    deepest >= EXCERPT_LINES ? ['…', ...lines.slice(deepest, deepest + EXCERPT_CAUSE_LINES)] : [];
  const left = lines.length > EXCERPT_LINES && cause.length === 0 ? ['…'] : [];
  return [...first, ...cause, ...left]
    .map((line) => line.trimEnd().slice(0, MAX_EXCERPT_LINE))
    .join('\n');
}

/** `ERROR]: [Shop] …` of Paper, `ERROR]: [shop/]: …` of Forge, `ERROR] (shop) …` of Fabric. */
const BRACKET =
  /(?:ERROR|FATAL|SEVERE|WARN|WARNING|INFO)(?:\]:?)? {1,4}(?:\[(?<plugin>[A-Za-z][\w+ -]{1,60})(?:\/[^\]\n]{0,60})?\]:? (?!<?->|\/\[)|\((?<mod>[A-Za-z][\w+ -]{1,60})\) )/;

/** Whose data or part a program could not use, as it says itself. */
const BLAMED =
  /\b(?:defined|provided|added|registered|requested) by (?:the )?(?:mod|plugin|addon|data ?pack) ['"]?(?<mod>[A-Za-z][\w-]{1,60})|\b(?:plugin provided by|(?:from|of|for) (?:the )?(?:mod|plugin|addon)) ['"]?(?<modOf>[A-Za-z][\w-]{1,60})/i;

/** What stands in a crash report of Forge right above the error of one mod. */
const SECTION = /-- MOD (?<mod>[\w-]{1,60}) --\s*\n\s?Details:\s*$/;

/** The plugin that a line of Paper or of a proxy names: `[12:00:00 ERROR]: [Shop] …`. */
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
