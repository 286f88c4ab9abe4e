/** Mends the lines of a trace whose header is not whole, or stands elsewhere than its frames. */
import { joinInOrder } from '../../../lib/join-patterns';
import { withoutColorCodes } from '../lines/line-format';
import { CAUSED_BY, EMBEDDED_EXCEPTION, EXCEPTION_HEADER } from './exception-lines';
import { FRAME } from './stack-frames';

/** Longer traces are cut off. */
export const MAX_TRACE = 65_536;

/** How far below a message the first frame may be, if its error stands on the same line. */
const MAX_LINES_TO_FRAME = 3;

/**
 * Lines without the message before the error: `Error while glowing: java.io.IOException: …`.
 * @returns undefined if no frames of this error follow, which alone make it a trace
 */
export function withoutMessage(lines: readonly string[]): string[] | undefined {
  const [first = '', ...rest] = lines;
  const at = EMBEDDED_EXCEPTION.exec(first)?.index;
  const frame = rest.slice(0, MAX_LINES_TO_FRAME).findIndex((line) => FRAME.test(line));
  // An error below the message has frames of its own.
  const isOfOther = rest.slice(0, frame).some((line) => EXCEPTION_HEADER.test(line));
  return at === undefined || frame < 0 || isOfOther ? undefined : [first.slice(at), ...rest];
}

/** An error about something missing whose line ends before the name of it. */
const CUT_HEADER =
  /\b(?:NoSuch\w{1,12}|NoClassDefFound|ClassNotFound)(?:Error|Exception):(?: Class| '[^'\n]{0,300})?\s*$/;
/** What a page breaks such a line into: `… Class`, the class, and what that does not have. */
const MAX_HEADER_LINES = 3;

/** Lines whose header is whole again, if a page broke it into several. */
export function joinHeader(lines: readonly string[]): readonly string[] {
  if (!CUT_HEADER.test(lines[0] as string)) return lines;
  const parts = lines.slice(0, MAX_HEADER_LINES);
  const frame = parts.findIndex((line, at) => at > 0 && (FRAME.test(line) || CAUSED_BY.test(line)));
  const header = frame < 0 ? parts : parts.slice(0, frame);
  return [header.map((line) => line.trim()).join(' '), ...lines.slice(header.length)];
}

/** Java omits the frames of an exception that was thrown often; a crash report has some in its head. */
const MAX_HEAD_SECTION = 2000;
const HEAD_SECTION = joinInOrder([
  /^\s*A detailed walkthrough of the error[^\n]*\n-{5,}\s*\n\s*-- Head --\n/,
  // `Thread: Server thread`
  /(?:[^\n]{0,200}\n){0,3}?Stacktrace:\n/,
  /(?<frames>(?:\tat [^\n]{1,400}\n){1,20})/,
]);

/** The frames in the head of a crash report, from the text below an error without frames. */
export function listHeadFrames(textBelow: string): string[] {
  const section = withoutColorCodes(textBelow.slice(0, MAX_HEAD_SECTION));
  return HEAD_SECTION.exec(section)?.groups?.frames?.trimEnd().split('\n') ?? [];
}
