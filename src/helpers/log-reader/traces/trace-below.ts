/** Finds the trace that belongs to a message: on the same line, or directly below it. */
import {
  getMessage,
  MAX_MATCHED_LINE,
  startsEntry,
  traceLines,
  withoutColorCodes,
} from '../lines/line-format';
import type { FoundLine } from '../matching/line-scanner';
import { rankTrace, RANK } from './error-rank';
import { EXCEPTION_HEADER } from './exception-lines';
import type { PendingError } from './logged-error';
import { parseTrace } from './parse-trace';
import { FRAME } from './stack-frames';
import { MAX_TRACE } from './trace-lines';

/** A trace starts at most this many lines below its message. */
const MAX_LINES_BELOW = 3;

/** A line at which the trace of a message may start. */
interface TraceStart {
  /** The line, without color codes and shortened. */
  readonly line: string;
  /** Where it starts in the text. */
  readonly at: number;
  /** The lines above it. */
  readonly above: string;
  /** How many lines it is below the message. */
  readonly below: number;
}

/** Finds the trace on the line of a message or below it, as part of the same entry. */
export function findTraceBelow(found: FoundLine, line: string): PendingError | undefined {
  for (const place of listTraceStarts(found, line)) {
    const lines = readTraceAt(found.text, place);
    if (lines !== undefined) return createTrace(lines, place, found.number);
  }
  return undefined;
}

/** Lists the line of a message and the lines below it, up to the start of the next entry. */
function* listTraceStarts({ text, start, above }: FoundLine, line: string): Generator<TraceStart> {
  let place: TraceStart = { line, at: start, above, below: 0 };
  yield place;
  while (place.below < MAX_LINES_BELOW) {
    const lineEnd = text.indexOf('\n', place.at);
    if (lineEnd < 0) return;
    place = {
      line: readLine(text, lineEnd + 1),
      at: lineEnd + 1,
      above: `${place.above}${place.line}\n`,
      below: place.below + 1,
    };
    yield place;
    if (startsEntry(place.line)) return;
  }
}

function readLine(text: string, start: number): string {
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd < 0 ? text.length : lineEnd;
  return withoutColorCodes(text.slice(start, Math.min(end, start + MAX_MATCHED_LINE)));
}

/** A trace that was pasted as a single line has at least this length. */
const MIN_SINGLE_LINE_TRACE = 200;

/** Reads the lines of the trace that starts at a line; undefined if none starts there. */
function readTraceAt(text: string, { line, at, below }: TraceStart): string[] | undefined {
  const isLongLine = below === 0 && line.length > MIN_SINGLE_LINE_TRACE && line.includes(' at ');
  if (!isLongLine && !EXCEPTION_HEADER.test(getMessage(line).trimStart())) return undefined;
  const { lines } = traceLines(text, at, MAX_TRACE);
  return isLongLine && !lines.some((one) => FRAME.test(one)) ? undefined : lines;
}

/** @param messageNumber number of the line with the message */
function createTrace(
  lines: string[],
  { line, above, below }: TraceStart,
  messageNumber: number,
): PendingError {
  const rank = rankTrace(line, above, lines);
  const number = messageNumber + below;
  return {
    ...parseTrace(lines, line, above),
    line: number,
    rank,
    fatal: rank >= RANK.programEnd,
    mark: 'error',
    start: messageNumber,
    end: number + lines.length,
  };
}
