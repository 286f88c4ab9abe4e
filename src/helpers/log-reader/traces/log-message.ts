/** Finds what a program itself says about an error: on the line before its trace, or on its own line. */
import { joinPatterns } from '../../../lib/join-patterns';
import { getLevel, getMessage } from '../lines/line-format';
import { EXCEPTION_HEADER, getLastLine, lacksLevel } from './exception-lines';
import { FAILURE, NEGATED_FAILURE } from './failure-words';
import { findLogger, findLoggerOfError } from './loggers';
import { FRAME } from './stack-frames';

/** Longer messages on the line above are cut off. */
const MAX_MESSAGE = 300;

/** `[main/WARN]`: lines of two threads are unrelated. */
const THREAD_NAME = /\[(?<thread>[^\]/\n]{1,60})\/[A-Z]{4,6}\]/;

const findThread = (line: string): string | undefined => THREAD_NAME.exec(line)?.groups?.thread;

/** The type of an error within a line. */
const ERROR_TYPE = /\b[A-Z]\w{1,60}(?:Exception|Error)(?=: |$)/;

/** True if a line names an error that the trace does not contain: then it is about another one. */
function isAboutOther(line: string, traceLines: readonly string[]): boolean {
  const type = ERROR_TYPE.exec(line)?.[0];
  return type !== undefined && !traceLines.some((text) => text.includes(type));
}

/** True if two lines name different threads. */
function haveOtherThreads(line: string, lineAbove: string): boolean {
  const thread = findThread(line);
  const threadAbove = findThread(lineAbove);
  return thread !== undefined && threadAbove !== undefined && thread !== threadAbove;
}

/** True for a line that reports a failure: by its level, or by its words if it has none. */
function isFailureReport(line: string): boolean {
  const level = getLevel(line);
  if (level !== '') return /^(?:ERROR|SEVERE|FATAL|WARN|WARNING)$/.test(level);
  const isOfOtherTrace = FRAME.test(line) || EXCEPTION_HEADER.test(line.trim());
  return FAILURE.test(line) && !NEGATED_FAILURE.test(line) && !isOfOtherTrace;
}

/** True for a line with a word, not only a ruler. */
const containsWord = (line: string): boolean => /\p{L}{3}/u.test(getMessage(line));

/** What a program says about an error. */
export interface LogMessage {
  /** The message on the line above; empty if that line is about something else. */
  readonly messageAbove: string;
  /** That message, or else the one on the line of the error; empty if there is neither. */
  readonly logMessage: string;
}

/**
 * Finds the program's message about an error.
 * @param line the first line of the error, as it is in the log
 * @param above the lines above it
 * @param traceLines the lines of its trace
 */
export function findLogMessage(
  line: string,
  above: string,
  traceLines: readonly string[],
): LogMessage {
  const lineAbove = getLastLine(above);
  const isMessageAbove =
    lacksLevel(line) &&
    !isAboutOther(lineAbove, traceLines) &&
    containsWord(lineAbove) &&
    !haveOtherThreads(line, lineAbove) &&
    isFailureReport(lineAbove);
  if (isMessageAbove) {
    const messageAbove = getMessage(lineAbove).trim().slice(0, MAX_MESSAGE);
    return { messageAbove, logMessage: messageAbove };
  }
  const message = getMessage(line);
  const isHeader = EXCEPTION_HEADER.test(message.trimStart());
  return { messageAbove: '', logMessage: isHeader ? '' : message.trim() };
}

/** What a plugin says about a version that is newer than itself. */
const UNTESTED = joinPatterns(
  [
    /\bversion\b[^\n]{0,60} (?:has not|hasn.t|is not|isn.t|not) (?:yet )?(?:been )?(?:yet )?tested\b/,
    /\bnot be compatible with\b[^\n]{0,40}\bversion\b/,
  ],
  'i',
);
const FAILS_TO_LOAD =
  /\b(?:fail(?:ed|s)?|could not|couldn.t|cannot|unable|error)\b[^\n]{0,40}\b(?:load|enabl|initiali[sz])/i;

/** True if who could not load said just before that nobody has tested it with this version. */
export function failsUntested(line: string, above: string, logMessage: string): boolean {
  const writer = findLoggerOfError(line, above);
  return (
    writer !== undefined &&
    FAILS_TO_LOAD.test(`${logMessage} ${line}`) &&
    above.split('\n').some((text) => UNTESTED.test(text) && findLogger(text) === writer)
  );
}
