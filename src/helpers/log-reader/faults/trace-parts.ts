/** The parts of a trace by which its fault is classified. */
import type { StackTrace } from '../traces/stack-trace';

export type TraceParts = Pick<StackTrace, 'lines' | 'above' | 'causedBy' | 'rootAt' | 'logMessage'>;

/** True if any line of the trace matches. */
export const hasLine = ({ lines }: TraceParts, pattern: RegExp): boolean =>
  lines.some((text) => pattern.test(text));

/** Returns the line with the root cause. */
export const getHeader = ({ lines, rootAt }: TraceParts): string => lines[rootAt] as string;

/** Returns that line and the first frame below it. */
export const getHeaderAndFrame = ({ lines, rootAt }: TraceParts): string =>
  lines.slice(rootAt, rootAt + 2).join('\n');
