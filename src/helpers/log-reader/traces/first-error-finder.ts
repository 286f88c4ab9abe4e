/** Finds the error to look at when no rule matches: the first of those with the highest rank. */
import { joinPatterns } from '../../../lib/join-patterns';
import { getLevel, getMessage, traceLines, withoutColorCodes } from '../lines/line-format';
import type { FoundLine, SeenLine } from '../matching/line-scanner';
import type { Lifecycle } from '../server/lifecycle';
import {
  BONUS_FOR_FRAMES,
  isSevere,
  isWrapperOnly,
  RANK,
  rankErrorLine,
  rankFailureWords,
  rankTrace,
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
  /** What kind of line it is, if its rank does not say so. */
  readonly mark?: LocatedError['mark'] | undefined;
}

/** Examines errors as they are read and keeps the first of those with the highest rank. */
export class FirstErrorFinder {
  private best: PendingError | undefined;
  /** Offset of the end of the last trace. Its lines cannot start another trace. */
  private lastTraceEnd = 0;
  private examined = 0;

  constructor(private readonly lifecycle: Pick<Lifecycle, 'stoppedBefore' | 'readyBetween'>) {}

  get isEmpty(): boolean {
    return this.best === undefined;
  }

  /** True if a line that only sounds like an error can no longer outrank what was found. */
  get hasFailure(): boolean {
    return this.best !== undefined && this.best.rank >= RANK.alarmingWords;
  }

  /** The error to look at, with its owner's name as the log itself spells it. */
  result(known: ReadonlyMap<string, string>): LocatedError | undefined {
    return this.best && withOwner(this.best, known);
  }

  /** Considers a line that may start a trace. */
  considerTrace(seen: SeenLine): void {
    const { line } = seen;
    const { text, start, above, offset } = seen.found;
    if (offset + start < this.lastTraceEnd || this.examined >= MAX_TRACES) return;
    if (!isException(line) || isOfNoInterest(line, above)) return;
    const { lines, end } = traceLines(text, start, MAX_TRACE);
    // In `[Shop] java.lang…`, the prefix pattern has already consumed the plugin in brackets.
    const startingWithHeader = startsWithHeader(line) ? lines : withoutMessage(lines);
    if (startingWithHeader === undefined) return;
    this.examined++;
    const whole = joinHeader(startingWithHeader);
    // A wrapper says nothing itself, so the text after it may still say what the error is about.
    this.lastTraceEnd = offset + (isWrapperOnly(whole) ? start + 1 : end);
    const withFrames = whole.length === 1 ? [...whole, ...listHeadFrames(text.slice(end))] : whole;
    this.replaceBestIfBetter(seen, createTraceCandidate(seen, withFrames));
  }

  /**
   * Considers a watchdog's dump of the thread that hangs, or Forge's list of who ended Java. Their
   * frames lack the word `at`.
   */
  considerDump(seen: SeenLine): void {
    const { line } = seen;
    const { text, start, above } = seen.found;
    const isExit = EXIT_TRACE_START.test(line);
    if (!isExit && !THREAD_DUMP_START.test(line)) return;
    const frames = listDumpedFrames(text.slice(start, start + MAX_DUMP));
    const [first] = frames;
    // The game itself ends Java after any crash, which says nothing.
    if (first === undefined || (isExit && findThirdParty(first) === undefined)) return;
    const reason = above.split('\n').findLast(isSevere) ?? 'Java was ended here:';
    const header = isExit ? getMessage(reason).trim() : 'The main thread stood still here:';
    const lines = [header, ...frames];
    const rank = isExit ? RANK.fatalTrace : rankTrace(line, above, lines);
    this.replaceBestIfBetter(seen, { lines, rank });
  }

  /** Considers a line at level ERROR. If the log has no trace, the first such line counts. */
  considerErrorLine(seen: SeenLine): void {
    const { found, line } = seen;
    const hasWord = /\p{L}{3}/u.test(getMessage(line));
    if (!hasWord || HARMLESS_CONTEXT.test(line)) return;
    if (STARTUP_NOISE.test(line) || DURING_SHUTDOWN.test(line)) return;
    const rank = rankErrorLine(line);
    if (rank === undefined) return;
    this.considerLine(seen, { rank: givesUp(found) ? RANK.programEnd : rank });
  }

  /** Considers a line in which a program or its shell reports its end. It outranks any warning. */
  considerEnd(seen: SeenLine): void {
    if (PROGRAM_END.test(seen.line)) this.considerLine(seen, { rank: RANK.programEnd });
  }

  /** Considers a line with a failure word or at level WARN, which counts if there is nothing else. */
  considerFailureWords(seen: SeenLine): void {
    const { found, line } = seen;
    if (this.hasFailure) return;
    if (STARTUP_NOISE.test(line) || HARMLESS.test(getMessage(line))) return;
    if (HARMLESS_CONTEXT.test(`${getLastLine(found.above)}\n${line}`)) return;
    const rank = rankFailureWords(line);
    if (rank === undefined) return;
    const isEnd = rank >= RANK.knownWords && givesUp(found);
    // Chat has many forms, so at level INFO a player may have said it.
    const mark = getLevel(line) === 'INFO' ? 'warning' : undefined;
    this.considerLine(seen, { rank: isEnd ? RANK.programEnd : rank, mark });
  }

  /** Considers a line together with the lines that belong to it. */
  private considerLine(seen: SeenLine, candidate: Omit<Candidate, 'lines'>): void {
    const { text, start, number } = seen.found;
    // Most lines are outranked, so their traces need not be read.
    if (this.isOutranked(candidate.rank, number)) return;
    const { lines } = traceLines(text, start, MAX_TRACE);
    this.replaceBestIfBetter(seen, { ...candidate, lines });
  }

  private replaceBestIfBetter({ found, line }: SeenLine, candidate: Candidate): void {
    const { above, number } = found;
    const { lines, mark } = candidate;
    const rank = this.isConsequenceOfStop(candidate.rank, number) ? RANK.errorLine : candidate.rank;
    if (this.isOutranked(rank, number)) return;
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

  /** True for an error that came up while the program was stopping, so it is not why it stopped. */
  private isConsequenceOfStop(rank: number, line: number): boolean {
    return rank > RANK.errorLine && rank < RANK.programEnd && this.lifecycle.stoppedBefore(line);
  }

  /**
   * True if the best error so far has at least this rank, because the first of equals counts. If the
   * program became ready after that error, it survived the error, which then counts for less.
   */
  private isOutranked(rank: number, line: number): boolean {
    if (this.best === undefined) return false;
    const { rank: bestRank, fatal, line: bestLine } = this.best;
    const isSurvived =
      !fatal && bestRank > RANK.trace && this.lifecycle.readyBetween(bestLine, line);
    return (isSurvived ? bestRank - BONUS_FOR_FRAMES : bestRank) >= rank;
  }
}

const createTraceCandidate = (
  { found: { above }, line }: SeenLine,
  lines: readonly string[],
): Candidate =>
  CAUGHT.test(getLastLine(above))
    ? { lines, rank: RANK.caught, mark: 'warning' }
    : { lines, rank: rankTrace(line, above, lines) };

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

/** Exceptions that show no error: a crash that somebody asked for, and markers. */
const NO_REAL_EXCEPTION =
  /Manually triggered debug crash|SilentlyCaughtException$|^java\.lang\.Exception: dummy$/;

/** tModLoader caught it on purpose, so it counts only if there is nothing else to look at. */
const CAUGHT = /Silently Caught Exception:/;

/** True for an exception that is never the one to look at. */
function isOfNoInterest(line: string, above: string): boolean {
  if (NO_REAL_EXCEPTION.test(getMessage(line).trim())) return true;
  const lineAbove = getLastLine(above);
  // Libraries log failed attempts at DEBUG, for their developers only.
  if (/^(?:DEBUG|TRACE)$/.test(getLevel(line) || getLevel(lineAbove))) return true;
  return HARMLESS_CONTEXT.test(lineAbove) && !CAUGHT.test(lineAbove);
}

/** Starts the stack of the thread that a watchdog found hanging. */
const THREAD_DUMP_START = /Current Thread: (?:Server thread|Region Scheduler)/;
/** Starts Forge’s list of the code that ended Java. */
const EXIT_TRACE_START = /Exit trace:\s*$/;
const MAX_DUMP = 16_384;

/** Lists the frames of a dump, such as `com.example.Lamp.glow(Lamp.java:7)`, in the form of a trace. */
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

/** Reads at most this many lines of a chain in which each error leads to the next. */
const MAX_CHAIN = 12;

/** Returns where the last line of a chain of errors starts; the chain begins at `start`. */
function findChainEnd(text: string, start: number): number {
  let lineStart = start;
  for (let count = 0; count < MAX_CHAIN; count++) {
    const next = text.indexOf('\n', lineStart) + 1;
    const line = withoutColorCodes(text.slice(next, next + 240)).split('\n', 1)[0] as string;
    if (next === 0 || !isSevere(line)) break;
    lineStart = next;
  }
  return lineStart;
}

/** A program says within this much text after an error that it ends: some lines, or a script’s frames. */
const MAX_TO_END = 400;

/** True if the program says after an error, or after a chain of errors, that it ends because of it. */
const givesUp = ({ text, start }: FoundLine): boolean =>
  GIVES_UP.test(withoutColorCodes(text.slice(start, findChainEnd(text, start) + MAX_TO_END)));

/** Says by its rank what kind of line an error is. */
function getMarkOfRank(rank: number): LocatedError['mark'] {
  if (rank >= RANK.headline) return 'error';
  return rank === RANK.warning ? 'warning' : 'words';
}

/** The program’s message is at most this many lines above a trace. */
const MAX_LINES_ABOVE = 8;

/** True for a line that may belong to the error below it, because it is not part of another trace. */
const isContextLine = (line: string): boolean =>
  isSevere(line) ||
  (getLevel(line) === '' &&
    line.trim() !== '' &&
    !FRAME.test(line) &&
    !CAUSED_BY.test(line) &&
    !EXCEPTION_HEADER.test(line.trim()));

/** Counts the lines above a trace that belong to it: those up to the nearest error. */
function countContextLines(above: string): number {
  const lines = above.replace(/\n$/, '').split('\n').slice(-MAX_LINES_ABOVE).reverse();
  const nearest = lines.findIndex(isSevere);
  if (nearest < 0) return MAX_LINES_ABOVE;
  const other = lines.findIndex((line, index) => index > nearest && !isContextLine(line));
  return other < 0 ? lines.length : other;
}
