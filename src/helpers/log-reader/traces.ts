/** Finds the error to look at if no rule matches: the first of those that weigh most. */
// cspell:ignore DISTXFORM
import {
  DURING_SHUTDOWN,
  errorWeight,
  FAILURE,
  HARMLESS,
  NEGATED_FAILURE,
  PROGRAM_END,
  STARTUP_NOISE,
} from './failure-words';
import { ALARMING_KINDS, faultOf } from './faults/kinds';
import {
  levelOf,
  MAX_MATCHED_LINE,
  messageOf,
  startsEntry,
  traceLines,
  withoutColorCodes,
} from './line-format';
import type { FoundLine } from './line-scanner';
import { plainName } from './owners';
import {
  CAUSED_BY,
  EXCEPTION_HEADER,
  lacksLevel,
  lastLine,
  parseTrace,
  type LocatedError,
  type Trace,
} from './parse-trace';
import { FRAME } from './stack-frames';

/** A line that may become the error to look at. */
interface TraceCandidate {
  /** The lines of its trace, or the line alone. */
  readonly lines: readonly string[];
  readonly line: string;
  readonly above: string;
  readonly number: number;
  readonly weight: number;
}

const MAX_TRACE = 65_536;
/** In a log full of errors, only this many traces are examined. */
const MAX_TRACES = 500;
/** The message above a trace that ends the program. */
const FATAL_MESSAGE =
  /Encountered an unexpected exception|Startup aborted due to an exception|Failed to start the minecraft server|Exception in server tick loop|^Description: |This crash report has been saved|Unreported exception thrown|A mod crashed on startup|Minecraft has crashed|Exception in thread "main"|Failed to launch|Could not execute entrypoint|Incompatible mods found|LoadingFailedException|Ticking (?:block |tile )?entity|Exception ticking world|ServerHangWatchdog|Server thread\/FATAL|has stopped responding|A problem occurred running the Server launcher|can't proceed with server load|Failed to initialize server/m;
/** The thread whose stack a watchdog prints. */
const THREAD_DUMP_START = /Current Thread: (?:Server thread|Region Scheduler)/;
const MAX_DUMP = 16_384;
/**
 * Harmless: a console without input, Mod Menu’s settings pages, client classes that Forge keeps off
 * the server.
 */
const HARMLESS_CONTEXT =
  /Exception handling console input|broken implementation of ModMenuApi|\[Server console handler\/|DISTXFORM\]: Attempted to load class/;

/** Weighs more than any survivable error, less than a trace that ends the game. */
const FATAL_RANK = 2.8;

/** Weighs less than any other error. */
const RECIPE_RANK = 0.5;

/** Errors of which only the type is left. */
const WRAPPER_EXCEPTION =
  /(?:InvocationTarget|Completion|Execution|UndeclaredThrowable)Exception(?:: null)?\s*$/;

const isWrapperOnly = (lines: readonly string[]): boolean =>
  WRAPPER_EXCEPTION.test(lines[0] as string) &&
  !lines.some((line) => FRAME.test(line) || CAUSED_BY.test(line));

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
      !EXCEPTION_HEADER.test(message) ||
      /Manually triggered debug crash|SilentlyCaughtException$|^java\.lang\.Exception: dummy$/.test(
        message.trimEnd(),
      )
    )
      return;
    // Libraries log failed attempts at DEBUG, for their developers only.
    if (/^(?:DEBUG|TRACE)$/.test(levelOf(line) || levelOf(lastLine(above)))) return;
    if (HARMLESS_CONTEXT.test(lastLine(above))) return;
    this.seen++;
    const { lines, end } = traceLines(text, start, MAX_TRACE);
    // If the line says nothing itself, the text after it says what it is about.
    this.ends = offset + (isWrapperOnly(lines) ? start + 1 : end);
    if (lines.length === 1)
      lines.push(...framesOfHeadSection(text.slice(end, end + MAX_HEAD_SECTION)));
    this.keep({ lines, line, above, number, weight: rankOf(line, above, lines) });
  }

  /** Examines a watchdog's dump of the hung thread: its frames lack `at`. */
  seeDump({ text, start, above, number }: FoundLine, line: string): void {
    if (!THREAD_DUMP_START.test(line)) return;
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
    if (!/\p{L}{3}/u.test(messageOf(line)) || HARMLESS_CONTEXT.test(line)) return;
    if (STARTUP_NOISE.test(line) || DURING_SHUTDOWN.test(line)) return;
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
    if (PROGRAM_END.test(line)) {
      const { lines } = traceLines(text, start, MAX_TRACE);
      this.keep({ lines, line, above, number, weight: FATAL_RANK });
    }
  }

  /** True if a line that only sounds like an error can no longer outweigh what was found. */
  get hasFailure(): boolean {
    return this.best !== undefined && this.best.rank >= -0.5;
  }

  /** Examines a line with a failure word or at level WARN: the last resort. */
  seeFailureWord({ text, start, above, number }: FoundLine, line: string): void {
    if (this.hasFailure) return;
    if (STARTUP_NOISE.test(line) || HARMLESS.test(messageOf(line))) return;
    if (HARMLESS_CONTEXT.test(`${lastLine(above)}\n${line}`)) return;
    const hasFailureWord = FAILURE.test(line) && !NEGATED_FAILURE.test(line);
    if (!hasFailureWord && !/^WARN(?:ING)?$/.test(levelOf(line))) return;
    const rank = hasFailureWord ? rankOfFailureWord(line) : -2;
    if (this.best !== undefined && this.best.rank >= rank) return;
    const { lines } = traceLines(text, start, MAX_TRACE);
    this.keep({ lines, line, above, number, weight: rank });
  }

  private keep({ lines, line, above, number, weight }: TraceCandidate): void {
    const late = weight > 0 && weight < FATAL_RANK && this.isStopping(number);
    // What fails while a program stops is not why it does.
    const rank = late ? 0 : weight;
    if (this.best !== undefined && rank <= this.best.rank) return;
    this.best = {
      ...parseTrace(lines, line, above),
      line: number,
      rank,
      fatal: rank >= FATAL_RANK,
      kind: rank === -2 ? 'warning' : rank < 0 ? 'words' : 'error',
      start: number - countContextLines(above),
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
  const { ownerNames: names, otherOwners, rank: _, ...logged } = trace;
  const owner = ownerOf(logged.package, names, known);
  const further = otherOwners
    .map((other) => ownerOf(other.package, other.names, known) ?? other.package)
    .filter((name): name is string => name !== undefined && name !== (owner ?? logged.package));
  return {
    ...logged,
    furtherOwners: [...new Set(further)].slice(0, MAX_FURTHER),
    ...(owner !== undefined && { owner }),
  };
}

/** A trace that was pasted as one line is at least so long. */
const MIN_SINGLE_LINE_TRACE = 200;
const NO_TRACE = { lines: [] as string[] };

/** How far below a message its trace may start. */
const MAX_LINES_BELOW = 3;

/** The trace that starts on a line or directly below it, as part of the same entry. */
export function traceAt(
  { text, start, above, number }: FoundLine,
  line: string,
): Trace | undefined {
  let at = start;
  let head = line;
  let before = above;
  for (let below = 0; below <= MAX_LINES_BELOW; below++) {
    const folded = below === 0 && head.length > MIN_SINGLE_LINE_TRACE && head.includes(' at ');
    const { lines } =
      folded || EXCEPTION_HEADER.test(messageOf(head).trimStart())
        ? traceLines(text, at, MAX_TRACE)
        : NO_TRACE;
    if (lines.length > 0 && (!folded || lines.some((one) => FRAME.test(one)))) {
      const rank = rankOf(head, before, lines);
      return {
        ...parseTrace(lines, head, before),
        line: number + below,
        rank,
        fatal: rank >= FATAL_RANK,
        kind: 'error',
        start: number,
        end: number + below + lines.length,
      };
    }
    if (below > 0 && startsEntry(head)) return undefined;
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
function rankOfFailureWord(line: string): number {
  const kind = faultOf(messageOf(line))?.kind;
  if (kind === undefined) return -1.5;
  return ALARMING_KINDS.has(kind) ? -0.5 : -1;
}

/** How far above a trace the program's message may be. */
const MAX_LINES_ABOVE = 8;

const isSevere = (line: string): boolean => /^(?:ERROR|SEVERE|FATAL)$/.test(levelOf(line));

/**
 * True for a line that may give the context of the error below it, and is not part of another
 * trace.
 */
const isContextLine = (line: string): boolean =>
  isSevere(line) ||
  (levelOf(line) === '' &&
    line.trim() !== '' &&
    !FRAME.test(line) &&
    !CAUSED_BY.test(line) &&
    !EXCEPTION_HEADER.test(line.trim()));

/** Number of lines above a trace that belong to it: up to the nearest error there. */
function countContextLines(above: string): number {
  const lines = above.replace(/\n$/, '').split('\n').slice(-MAX_LINES_ABOVE).reverse();
  const nearest = lines.findIndex(isSevere);
  if (nearest < 0) return MAX_LINES_ABOVE;
  const other = lines.findIndex((line, index) => index > nearest && !isContextLine(line));
  return other < 0 ? lines.length : other;
}

function rankOf(line: string, above: string, lines: readonly string[]): number {
  const ended = FATAL_MESSAGE.test(above) || FATAL_MESSAGE.test(line) || levelOf(line) === 'FATAL';
  // The game logs this for a single task at level FATAL, and continues.
  if (ended && !/Error executing task/.test(lastLine(above))) return 3;
  // Healthy packs print many such errors about single recipes and loot tables.
  if (faultOf(messageOf(lastLine(above)))?.kind === 'recipe') return RECIPE_RANK;
  const level = (lacksLevel(line) ? '' : levelOf(line)) || levelOf(lastLine(above));
  // An error that only wraps another says less than one that names the reason.
  const empty = isWrapperOnly(lines) ? 0.25 : 0;
  const frames = lines.length > 1 && empty === 0 ? 0.5 : 0;
  return (/^(?:ERROR|SEVERE|FATAL)$/.test(level) ? 2 : 1) + frames - empty;
}

const MAX_FURTHER = 3;

/**
 * Java omits the frames of an exception that was thrown often; a crash report has some in its head.
 */
const MAX_HEAD_SECTION = 2000;
const HEAD_SECTION =
  /^\s*A detailed walkthrough of the error[^\n]*\n-{5,}\s*\n\s*-- Head --\n(?:[^\n]{0,200}\n){0,3}?Stacktrace:\n(?<frames>(?:\tat [^\n]{1,400}\n){1,20})/;

const framesOfHeadSection = (text: string): string[] =>
  HEAD_SECTION.exec(withoutColorCodes(text))?.groups?.frames?.trimEnd().split('\n') ?? [];

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
