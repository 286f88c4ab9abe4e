/** Finds the error to look at if no rule matches: the first of those with the highest rank. */
// cspell:ignore DISTXFORM
import {
  BONUS_FOR_FRAMES,
  isSevere,
  isWrapperOnly,
  RANK,
  rankOfErrorLine,
  rankOfFailureWords,
  rankOfTrace,
} from './error-rank';
import { DURING_SHUTDOWN, GIVES_UP, HARMLESS, PROGRAM_END, STARTUP_NOISE } from './failure-words';
import {
  getLevel,
  MAX_MATCHED_LINE,
  getMessage,
  startsEntry,
  traceLines,
  withoutColorCodes,
} from '../lines/line-format';
import type { Lifecycle } from '../server/lifecycle';
import type { FoundLine } from '../matching/line-scanner';
import { simplifyName } from '../server/owners';
import {
  CAUSED_BY,
  EMBEDDED_EXCEPTION,
  EXCEPTION_HEADER,
  getLastLine,
  parseTrace,
  type LocatedError,
  type Trace,
} from './parse-trace';
import { FRAME, findThirdParty } from './stack-frames';

/** How far below a message the first frame may be, if its error stands on the same line. */
const MAX_LINES_TO_FRAME = 3;

/** How much text after an error may say that the program ends: some lines, or a script's frames. */
const MAX_TO_END = 400;

/** Of a chain of errors, one leading to the next, at most this many lines. */
const MAX_CHAIN = 12;

/** The start of the last line of a chain of errors that begins at `start`. */
function findChainEnd(text: string, start: number): number {
  let at = start;
  for (let count = 0; count < MAX_CHAIN; count++) {
    const next = text.indexOf('\n', at) + 1;
    if (
      next === 0 ||
      !isSevere(withoutColorCodes(text.slice(next, next + 240)).split('\n', 1)[0] as string)
    )
      break;
    at = next;
  }
  return at;
}

const givesUp = (text: string, start: number): boolean =>
  GIVES_UP.test(withoutColorCodes(text.slice(start, findChainEnd(text, start) + MAX_TO_END)));

/** Cuts off the message before an error; false if no frames follow, which alone make it a trace. */
function startWithError(lines: string[]): boolean {
  const [first = '', ...rest] = lines;
  const at = EMBEDDED_EXCEPTION.exec(first)?.index;
  const frame = rest.slice(0, MAX_LINES_TO_FRAME).findIndex((line) => FRAME.test(line));
  // An error below the message has frames of its own.
  const isOfOther = rest.slice(0, frame).some((line) => EXCEPTION_HEADER.test(line));
  if (at === undefined || frame < 0 || isOfOther) return false;
  lines[0] = first.slice(at);
  return true;
}

/** An error about something missing whose line ends before the name of it. */
const CUT_HEADER =
  /\b(?:NoSuch\w{1,12}|NoClassDefFound|ClassNotFound)(?:Error|Exception):(?: Class| '[^'\n]{0,300})?\s*$/;
/** What a page breaks such a line into: `… Class`, the class, and what that does not have. */
const MAX_HEADER_LINES = 3;

/** Puts the lines of a broken message together, up to the first frame. */
function joinHeader(lines: string[]): void {
  if (!CUT_HEADER.test(lines[0] as string)) return;
  const parts = lines.slice(0, MAX_HEADER_LINES);
  const frame = parts.findIndex((line, at) => at > 0 && (FRAME.test(line) || CAUSED_BY.test(line)));
  const header = frame < 0 ? parts : parts.slice(0, frame);
  lines.splice(0, header.length, header.map((line) => line.trim()).join(' '));
}

/** A line that may become the error to look at. */
interface TraceCandidate {
  /** The lines of its trace, or the line alone. */
  readonly lines: readonly string[];
  readonly line: string;
  readonly above: string;
  readonly number: number;
  readonly rank: number;
  /** What the line is, if its rank does not say so. */
  readonly kind?: LocatedError['kind'];
}

const MAX_TRACE = 65_536;
/** In a log full of errors, only this many traces are examined. */
const MAX_TRACES = 500;
/** The thread whose stack a watchdog prints. */
const THREAD_DUMP_START = /Current Thread: (?:Server thread|Region Scheduler)/;
/** Forge's list of who ended Java, where a mod did so. */
const EXIT_TRACE_START = /Exit trace:\s*$/;
const MAX_DUMP = 16_384;
/**
 * Harmless: a console without input, Mod Menu’s settings pages, client classes that Forge keeps off
 * the server, what tModLoader’s own libraries have already dealt with, changes a mod does without.
 */
const HARMLESS_CONTEXT =
  /Exception handling console input|broken implementation of ModMenuApi|\[Server console handler\/|DISTXFORM\]: Attempted to load class|Silently Caught Exception:|\/WARN\][^\n]{0,40} Mixin apply for mod /;

/** Exceptions that nobody has to look at: one that was asked for, and markers without an error. */
const NO_REAL_EXCEPTION =
  /Manually triggered debug crash|SilentlyCaughtException$|^java\.lang\.Exception: dummy$/;

/** Caught on purpose by tModLoader: only if there is nothing else to look at. */
const CAUGHT = /Silently Caught Exception:/;

/** What the line of an error is, by its rank. */
function getKindOfRank(rank: number): LocatedError['kind'] {
  if (rank >= RANK.headline) return 'error';
  return rank === RANK.warning ? 'warning' : 'words';
}

/**
 * Examines traces as they are read and keeps the first of those with the highest rank. Each method takes
 * a line twice: as it was found in the log, and as `line`, without color codes and shortened.
 */
export class TraceFinder {
  private best: Trace | undefined;
  private ends = 0;
  private seen = 0;

  constructor(private readonly lifecycle: Pick<Lifecycle, 'stoppedBefore' | 'readyBetween'>) {}

  /** Examines a line that may start a trace. */
  see({ text, start, above, number, offset }: FoundLine, line: string): void {
    if (offset + start < this.ends || this.seen >= MAX_TRACES) return;
    const message = getMessage(line).trimStart();
    // `[Shop] java.lang…`: the plugin is in brackets, which the prefix pattern has consumed.
    const isHeader = EXCEPTION_HEADER.test(message);
    if (!isHeader && !EMBEDDED_EXCEPTION.test(message)) return;
    if (NO_REAL_EXCEPTION.test(message.trimEnd())) return;
    // Libraries log failed attempts at DEBUG, for their developers only.
    if (/^(?:DEBUG|TRACE)$/.test(getLevel(line) || getLevel(getLastLine(above)))) return;
    const isCaught = CAUGHT.test(getLastLine(above));
    if (HARMLESS_CONTEXT.test(getLastLine(above)) && !isCaught) return;
    const { lines, end } = traceLines(text, start, MAX_TRACE);
    if (!isHeader && !startWithError(lines)) return;
    this.seen++;
    joinHeader(lines);
    // If the line says nothing itself, the text after it says what it is about.
    this.ends = offset + (isWrapperOnly(lines) ? start + 1 : end);
    if (lines.length === 1) lines.push(...listHeadFrames(text.slice(end, end + MAX_HEAD_SECTION)));
    const rank = isCaught ? RANK.caught : rankOfTrace(line, above, lines);
    this.keep({ lines, line, above, number, rank, ...(isCaught && { kind: 'warning' }) });
  }

  /** Examines a watchdog's dump of the hung thread, or who ended Java: their frames lack `at`. */
  seeDump({ text, start, above, number }: FoundLine, line: string): void {
    const isExit = EXIT_TRACE_START.test(line);
    if (!isExit && !THREAD_DUMP_START.test(line)) return;
    const reason = above.split('\n').findLast(isSevere) ?? 'Java was ended here:';
    const lines = [isExit ? getMessage(reason).trim() : 'The main thread stood still here:'];
    for (const raw of text
      .slice(start, start + MAX_DUMP)
      .split('\n')
      .slice(1)) {
      const message = getMessage(withoutColorCodes(raw)).trim();
      if (/^-{5,}|^Current Thread:/.test(message)) break;
      if (/^[^\s()]+\([^)]*\)$/.test(message)) lines.push(`\tat ${message}`);
    }
    // The game itself ends Java after any crash.
    if (lines.length < 2 || (isExit && findThirdParty(lines[1] as string) === undefined)) return;
    const rank = isExit ? RANK.fatalTrace : rankOfTrace(line, above, lines);
    this.keep({ lines, line, above, number, rank });
  }

  /** Examines a line at level ERROR: the first counts if there is no trace. */
  seeError({ text, start, above, number }: FoundLine, line: string): void {
    // Skip rulers and empty lines.
    if (!/\p{L}{3}/u.test(getMessage(line)) || HARMLESS_CONTEXT.test(line)) return;
    if (STARTUP_NOISE.test(line) || DURING_SHUTDOWN.test(line)) return;
    const found = rankOfErrorLine(line);
    if (found === undefined) return;
    const rank = givesUp(text, start) ? RANK.programEnd : found;
    if (this.hasRank(rank, number)) return;
    const { lines } = traceLines(text, start, MAX_TRACE);
    this.keep({ lines, line, above, number, rank });
  }

  /**
   * Examines a line in which a program or its shell reports its end: it outweighs any earlier
   * warning.
   */
  seeEnd({ text, start, above, number }: FoundLine, line: string): void {
    if (PROGRAM_END.test(line)) {
      const { lines } = traceLines(text, start, MAX_TRACE);
      this.keep({ lines, line, above, number, rank: RANK.programEnd });
    }
  }

  get isEmpty(): boolean {
    return this.best === undefined;
  }

  /** True if a line that only sounds like an error can no longer outweigh what was found. */
  get hasFailure(): boolean {
    return this.best !== undefined && this.best.rank >= RANK.alarmingWords;
  }

  /** Examines a line with a failure word or at level WARN: the last resort. */
  seeFailureWord({ text, start, above, number }: FoundLine, line: string): void {
    if (this.hasFailure) return;
    if (STARTUP_NOISE.test(line) || HARMLESS.test(getMessage(line))) return;
    if (HARMLESS_CONTEXT.test(`${getLastLine(above)}\n${line}`)) return;
    const found = rankOfFailureWords(line);
    if (found === undefined) return;
    const isEnd = found >= RANK.knownWords && givesUp(text, start);
    const rank = isEnd ? RANK.programEnd : found;
    if (this.hasRank(rank, number)) return;
    const { lines } = traceLines(text, start, MAX_TRACE);
    // At this level a player may have said it: chat has many forms.
    const isSaid = getLevel(line) === 'INFO';
    this.keep({ lines, line, above, number, rank, ...(isSaid && { kind: 'warning' }) });
  }

  /**
   * True if an error of at least this rank was found: of equals, the first counts, but one before
   * the program became ready less than one after it, because it was survived.
   */
  private hasRank(rank: number, line: number): boolean {
    if (this.best === undefined) return false;
    const { rank: known, fatal, line: before } = this.best;
    const isSurvived = !fatal && known > RANK.trace && this.lifecycle.readyBetween(before, line);
    return (isSurvived ? known - BONUS_FOR_FRAMES : known) >= rank;
  }

  private keep({ lines, line, above, number, rank, kind }: TraceCandidate): void {
    // What fails while a program stops is not why it does.
    const isConsequence =
      rank > RANK.errorLine && rank < RANK.programEnd && this.lifecycle.stoppedBefore(number);
    const actualRank = isConsequence ? RANK.errorLine : rank;
    if (this.hasRank(actualRank, number)) return;
    this.best = {
      ...parseTrace(lines, line, above),
      line: number,
      rank: actualRank,
      fatal: actualRank >= RANK.programEnd,
      kind: kind ?? getKindOfRank(actualRank),
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
  const owner = findOwner(logged.package, names, known);
  const further = otherOwners
    .map((other) => findOwner(other.package, other.names, known) ?? other.package)
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
      folded || EXCEPTION_HEADER.test(getMessage(head).trimStart())
        ? traceLines(text, at, MAX_TRACE)
        : NO_TRACE;
    if (lines.length > 0 && (!folded || lines.some((one) => FRAME.test(one)))) {
      const rank = rankOfTrace(head, before, lines);
      return {
        ...parseTrace(lines, head, before),
        line: number + below,
        rank,
        fatal: rank >= RANK.programEnd,
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

/** How far above a trace the program's message may be. */
const MAX_LINES_ABOVE = 8;

/**
 * True for a line that may give the context of the error below it, and is not part of another
 * trace.
 */
const isContextLine = (line: string): boolean =>
  isSevere(line) ||
  (getLevel(line) === '' &&
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

const MAX_FURTHER = 3;

/**
 * Java omits the frames of an exception that was thrown often; a crash report has some in its head.
 */
const MAX_HEAD_SECTION = 2000;
const HEAD_SECTION =
  /^\s*A detailed walkthrough of the error[^\n]*\n-{5,}\s*\n\s*-- Head --\n(?:[^\n]{0,200}\n){0,3}?Stacktrace:\n(?<frames>(?:\tat [^\n]{1,400}\n){1,20})/;

const listHeadFrames = (text: string): string[] =>
  HEAD_SECTION.exec(withoutColorCodes(text))?.groups?.frames?.trimEnd().split('\n') ?? [];

function findOwner(
  packageName: string | undefined,
  names: readonly string[],
  known: ReadonlyMap<string, string>,
): string | undefined {
  const parts = (packageName ?? '').split('.').slice(1).reverse();
  for (const name of [...names, ...parts]) {
    const listed = known.get(simplifyName(name));
    if (listed !== undefined) return listed;
  }
  return names[0]?.replace(/\.jar$/, '');
}
