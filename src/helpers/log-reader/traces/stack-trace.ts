/** Takes a stack trace apart: its causes, its frames, and the program's message about it. */
import { getMessage, withoutColorCodes } from '../lines/line-format';
import { CAUSED_BY, EXCEPTION_HEADER, SUPPRESSED } from './exception-lines';
import { findLogMessage, type LogMessage } from './log-message';
import { FRAME } from './stack-frames';

/** A trace and the lines around it. */
export interface StackTrace extends LogMessage {
  /** Its lines, each without its prefix. The first is the header. */
  readonly lines: readonly string[];
  /** Its first line, as it is in the log. */
  readonly line: string;
  /** The lines above it in the log. */
  readonly above: string;
  /** What stands after each `Caused by`, from the outermost to the deepest. */
  readonly causedBy: readonly string[];
  /** Index in `lines` of the deepest cause; 0 if there is only the error itself. */
  readonly rootAt: number;
  /** All lines again, from the deepest cause outwards: frames of it first, then of what it led to. */
  readonly frames: readonly string[];
}

/**
 * Takes a trace apart.
 * @param given its lines, each without its prefix
 * @param line its first line, as it is in the log
 * @param above the lines above it in the log
 */
export function readStackTrace(given: readonly string[], line: string, above: string): StackTrace {
  const lines = markCause(given);
  const causeLine = getCauseLine(lines);
  const deepest = Math.max(
    0,
    lines.findLastIndex((text) => causeLine.test(text)),
  );
  return {
    lines,
    line,
    above,
    causedBy: lines.flatMap((text) => causeLine.exec(text)?.groups?.text ?? []),
    rootAt: deepest,
    frames: [...lines.slice(deepest), ...lines.slice(0, deepest), ...listFramesAbove(line, above)],
    ...findLogMessage(line, above, lines),
  };
}

/** Forge’s error about a mod. What led to it stands below, often behind a color code. */
const ERROR_ABOUT_MOD = /\) (?:encountered an error|has failed to load correctly)\b/;

/** The lines with “Caused by:” before the error that Forge puts below its own without these words. */
function markCause(lines: readonly string[]): readonly string[] {
  const [first, second = '', ...rest] = lines;
  return ERROR_ABOUT_MOD.test(first as string) && EXCEPTION_HEADER.test(second)
    ? [first as string, second.replace(/^(?:Caused by: )?/, 'Caused by: '), ...rest]
    : lines;
}

/** An error that only collects others: old builds of Fabric’s loader hang them on it as “suppressed”. */
const COLLECTS_ERRORS = /\bdue to errors\b/;

/** How the lines of a trace begin that say what led to its error. */
const getCauseLine = (lines: readonly string[]): RegExp =>
  lines.slice(0, 1).some((text) => COLLECTS_ERRORS.test(text)) &&
  !lines.some((text) => CAUSED_BY.test(text))
    ? SUPPRESSED
    : CAUSED_BY;

/** A text may start in the middle of a trace: what led to its first cause is above it. */
function listFramesAbove(line: string, above: string): string[] {
  if (!CAUSED_BY.test(getMessage(line))) return [];
  const frames = above.split('\n').map((text) => `\t${getMessage(withoutColorCodes(text)).trim()}`);
  return frames.filter((text) => FRAME.test(text));
}
