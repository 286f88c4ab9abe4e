/** Finds the error to look at if no rule matches: the first of those with the highest rank. */
// cspell:ignore DISTXFORM
import { joinPatterns } from '../lines/join-patterns';
import { getLevel, getMessage, traceLines, withoutColorCodes } from '../lines/line-format';
import type { FoundLine } from '../matching/line-scanner';
import type { Lifecycle } from '../server/lifecycle';
import {
  BONUS_FOR_FRAMES,
  isSevere,
  isWrapperOnly,
  RANK,
  rankOfErrorLine,
  rankOfFailureWords,
  rankOfTrace,
} from './error-rank';
import { CAUSED_BY, EMBEDDED_EXCEPTION, EXCEPTION_HEADER, getLastLine } from './exception-lines';
import { DURING_SHUTDOWN, GIVES_UP, HARMLESS, PROGRAM_END, STARTUP_NOISE } from './failure-words';
import type { LocatedError, PendingError } from './logged-error';
import { withOwner } from './owner';
import { parseTrace } from './parse-trace';
import { FRAME, findThirdParty } from './stack-frames';
import { joinHeader, listHeadFrames, MAX_TRACE, withoutMessage } from './trace-lines';

/** In a log full of errors, only this many traces are examined. */
const MAX_TRACES = 500;

/** A line that may become the error to look at. */
interface Candidate {
  /** The lines of its trace, or the line alone. */
  readonly lines: readonly string[];
  readonly rank: number;
  /** What the line is, if its rank does not say so. */
  readonly mark?: LocatedError['mark'] | undefined;
}

/**
 * Examines traces as they are read and keeps the first of those with the highest rank. Each method
 * takes a line twice: as it was found in the log, and as `line`, without color codes and shortened.
 */
export class FirstErrorFinder {
  private best: PendingError | undefined;
  /** Offset of the end of the last trace: its lines start no other one. */
  private lastTraceEnd = 0;
  private examined = 0;

  constructor(private readonly lifecycle: Pick<Lifecycle, 'stoppedBefore' | 'readyBetween'>) {}

  get isEmpty(): boolean {
    return this.best === undefined;
  }

  /** True if a line that only sounds like an error can no longer outweigh what was found. */
  get hasFailure(): boolean {
    return this.best !== undefined && this.best.rank >= RANK.alarmingWords;
  }

  /** The error to look at, with its owner's name as the log itself spells it. */
  result(known: ReadonlyMap<string, string>): LocatedError | undefined {
    return this.best && withOwner(this.best, known);
  }

  /** Examines a line that may start a trace. */
  see(found: FoundLine, line: string): void {
    const { text, start, above, offset } = found;
    if (offset + start < this.lastTraceEnd || this.examined >= MAX_TRACES) return;
    if (!isException(line) || isOfNoInterest(line, above)) return;
    const { lines, end } = traceLines(text, start, MAX_TRACE);
    // `[Shop] java.lang…`: the plugin is in brackets, which the prefix pattern has consumed.
    const startingWithHeader = startsWithHeader(line) ? lines : withoutMessage(lines);
    if (startingWithHeader === undefined) return;
    this.examined++;
    const whole = joinHeader(startingWithHeader);
    // If the error says nothing itself, the text after it says what it is about.
    this.lastTraceEnd = offset + (isWrapperOnly(whole) ? start + 1 : end);
    const withFrames = whole.length === 1 ? [...whole, ...listHeadFrames(text.slice(end))] : whole;
    this.keepTrace(found, line, withFrames);
  }

  private keepTrace(found: FoundLine, line: string, lines: readonly string[]): void {
    const isCaught = CAUGHT.test(getLastLine(found.above));
    this.keep(
      found,
      line,
      isCaught
        ? { lines, rank: RANK.caught, mark: 'warning' }
        : { lines, rank: rankOfTrace(line, found.above, lines) },
    );
  }

  /** Examines a watchdog's dump of the hung thread, or who ended Java: their frames lack `at`. */
  seeDump(found: FoundLine, line: string): void {
    const { text, start, above } = found;
    const isExit = EXIT_TRACE_START.test(line);
    if (!isExit && !THREAD_DUMP_START.test(line)) return;
    const frames = listDumpedFrames(text.slice(start, start + MAX_DUMP));
    const [first] = frames;
    // The game itself ends Java after any crash.
    if (first === undefined || (isExit && findThirdParty(first) === undefined)) return;
    const reason = above.split('\n').findLast(isSevere) ?? 'Java was ended here:';
    const header = isExit ? getMessage(reason).trim() : 'The main thread stood still here:';
    const lines = [header, ...frames];
    const rank = isExit ? RANK.fatalTrace : rankOfTrace(line, above, lines);
    this.keep(found, line, { lines, rank });
  }

  /** Examines a line at level ERROR: the first counts if there is no trace. */
  seeError(found: FoundLine, line: string): void {
    const hasWord = /\p{L}{3}/u.test(getMessage(line));
    if (!hasWord || HARMLESS_CONTEXT.test(line)) return;
    if (STARTUP_NOISE.test(line) || DURING_SHUTDOWN.test(line)) return;
    const rank = rankOfErrorLine(line);
    if (rank === undefined) return;
    this.keepLine(found, line, { rank: givesUp(found) ? RANK.programEnd : rank });
  }

  /** Examines a line in which a program or its shell reports its end: it outweighs any earlier warning. */
  seeEnd(found: FoundLine, line: string): void {
    if (PROGRAM_END.test(line)) this.keepLine(found, line, { rank: RANK.programEnd });
  }

  /** Examines a line with a failure word or at level WARN: the last resort. */
  seeFailureWord(found: FoundLine, line: string): void {
    if (this.hasFailure) return;
    if (STARTUP_NOISE.test(line) || HARMLESS.test(getMessage(line))) return;
    if (HARMLESS_CONTEXT.test(`${getLastLine(found.above)}\n${line}`)) return;
    const rank = rankOfFailureWords(line);
    if (rank === undefined) return;
    const isEnd = rank >= RANK.knownWords && givesUp(found);
    // At this level a player may have said it: chat has many forms.
    const mark = getLevel(line) === 'INFO' ? 'warning' : undefined;
    this.keepLine(found, line, { rank: isEnd ? RANK.programEnd : rank, mark });
  }

  /** Keeps a line, with the lines that belong to it, if it is the best so far. */
  private keepLine(found: FoundLine, line: string, candidate: Omit<Candidate, 'lines'>): void {
    if (this.hasRank(candidate.rank, found.number)) return;
    const { lines } = traceLines(found.text, found.start, MAX_TRACE);
    this.keep(found, line, { ...candidate, lines });
  }

  /** Keeps a candidate if it is the best so far. */
  private keep({ above, number }: FoundLine, line: string, candidate: Candidate): void {
    const { lines, mark } = candidate;
    const rank = this.isConsequenceOfStop(candidate.rank, number) ? RANK.errorLine : candidate.rank;
    if (this.hasRank(rank, number)) return;
    this.best = {
      ...parseTrace(lines, line, above),
      line: number,
      rank,
      fatal: rank >= RANK.programEnd,
      mark: mark ?? getMarkOfRank(rank),
      start: number - countContextLines(above),
      end: number + lines.length,
    };
  }

  /** What fails while a program stops is not why it does. */
  private isConsequenceOfStop(rank: number, line: number): boolean {
    return rank > RANK.errorLine && rank < RANK.programEnd && this.lifecycle.stoppedBefore(line);
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
}

const startsWithHeader = (line: string): boolean =>
  EXCEPTION_HEADER.test(getMessage(line).trimStart());

const isException = (line: string): boolean =>
  startsWithHeader(line) || EMBEDDED_EXCEPTION.test(getMessage(line).trimStart());

/**
 * Harmless: a console without input, Mod Menu’s settings pages, client classes that Forge keeps off
 * the server, what tModLoader’s own libraries have already dealt with, changes a mod does without.
 */
const HARMLESS_CONTEXT = joinPatterns([
  /Exception handling console input|\[Server console handler\//,
  /broken implementation of ModMenuApi/,
  /DISTXFORM\]: Attempted to load class/,
  /Silently Caught Exception:/,
  /\/WARN\][^\n]{0,40} Mixin apply for mod /,
]);

/** Exceptions that nobody has to look at: one that was asked for, and markers without an error. */
const NO_REAL_EXCEPTION =
  /Manually triggered debug crash|SilentlyCaughtException$|^java\.lang\.Exception: dummy$/;

/** Caught on purpose by tModLoader: only if there is nothing else to look at. */
const CAUGHT = /Silently Caught Exception:/;

/** True for an exception that never is the one to look at. */
function isOfNoInterest(line: string, above: string): boolean {
  if (NO_REAL_EXCEPTION.test(getMessage(line).trim())) return true;
  const lineAbove = getLastLine(above);
  // Libraries log failed attempts at DEBUG, for their developers only.
  if (/^(?:DEBUG|TRACE)$/.test(getLevel(line) || getLevel(lineAbove))) return true;
  return HARMLESS_CONTEXT.test(lineAbove) && !CAUGHT.test(lineAbove);
}

/** The thread whose stack a watchdog prints. */
const THREAD_DUMP_START = /Current Thread: (?:Server thread|Region Scheduler)/;
/** Forge's list of who ended Java, where a mod did so. */
const EXIT_TRACE_START = /Exit trace:\s*$/;
const MAX_DUMP = 16_384;

/** The frames of a dump, as a trace has them: `com.example.Lamp.glow(Lamp.java:7)`. */
function listDumpedFrames(dump: string): string[] {
  const messages = dump
    .split('\n')
    .slice(1)
    .map((raw) => getMessage(withoutColorCodes(raw)).trim());
  const end = messages.findIndex((message) => /^-{5,}|^Current Thread:/.test(message));
  return messages
    .slice(0, end < 0 ? undefined : end)
    .filter((message) => /^[^\s()]+\([^)]*\)$/.test(message))
    .map((message) => `\tat ${message}`);
}

/** Of a chain of errors, one leading to the next, at most this many lines. */
const MAX_CHAIN = 12;

/** The start of the last line of a chain of errors that begins at `start`. */
function findChainEnd(text: string, start: number): number {
  let at = start;
  for (let count = 0; count < MAX_CHAIN; count++) {
    const next = text.indexOf('\n', at) + 1;
    const line = withoutColorCodes(text.slice(next, next + 240)).split('\n', 1)[0] as string;
    if (next === 0 || !isSevere(line)) break;
    at = next;
  }
  return at;
}

/** How much text after an error may say that the program ends: some lines, or a script's frames. */
const MAX_TO_END = 400;

/** True if a program says after an error, or a chain of them, that it ends with it. */
const givesUp = ({ text, start }: FoundLine): boolean =>
  GIVES_UP.test(withoutColorCodes(text.slice(start, findChainEnd(text, start) + MAX_TO_END)));

/** What the line of an error is, by its rank. */
function getMarkOfRank(rank: number): LocatedError['mark'] {
  if (rank >= RANK.headline) return 'error';
  return rank === RANK.warning ? 'warning' : 'words';
}

/** How far above a trace the program's message may be. */
const MAX_LINES_ABOVE = 8;

/** True for a line that may give the context of the error below it, and is not part of another trace. */
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
