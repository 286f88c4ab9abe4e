/** Finds a trace in a text that starts in the middle of it, below the line with the error. */
import { FRAME, findThirdParty } from './stack-frames';
import { getMessage, normalizeFrame, withoutColorCodes } from '../lines/line-format';
import type { PendingError } from './logged-error';
import { parseTrace } from './parse-trace';

const MAX_LINES = 60;

/** @param beginning the first lines of the log */
export function findLooseFrames(beginning: string): PendingError | undefined {
  const lines = beginning
    .split('\n', MAX_LINES)
    .map((line) => normalizeFrame(getMessage(withoutColorCodes(line))));
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!FRAME.test(lines[start] ?? '')) return undefined;
  const end = lines.findIndex((line, at) => at > start && !FRAME.test(line));
  const frames = lines.slice(start, end < 0 ? undefined : end);
  if (!frames.some((line) => findThirdParty(line))) return undefined;
  return {
    ...parseTrace(frames, frames[0] as string, ''),
    // Only what was thrown has frames.
    isThrown: true,
    line: start + 1,
    rank: 0,
    fatal: false,
    mark: 'error',
    start: start + 1,
    end: start + frames.length,
  };
}
