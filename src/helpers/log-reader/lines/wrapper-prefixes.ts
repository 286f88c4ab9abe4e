/**
 * Finds what wrappers put before each line of a server's log: what is known of some, the numbers of
 * an editor, an indentation, or whatever stands before the server's own start in most lines.
 */
import { joinPatterns } from '../../../lib/join-patterns';

const LEVELS = 'INFO|DEBUG|TRACE|WARN|WARNING|ERROR|FATAL|SEVERE';

/** How a Minecraft server begins its lines. */
const OWN_START = joinPatterns([
  // `[12:00:00] [Server thread/INFO]`, `[02Jan2026 12:00:00.123] [main/INFO]`
  /\[(?:\d\d[A-Za-z]{3}\d{4} )?\d\d:\d\d:\d\d(?:\.\d{3})?\] \[[^\]\n]{1,80}\/[A-Z]{4,5}\]/,
  // `[12:00:00 INFO]`
  /\[\d\d:\d\d:\d\d (?:INFO|WARN|ERROR)\]/,
  // `[2026-01-02 12:00:00:123 INFO]` of Bedrock Edition
  /\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d:\d{3} [A-Z]{4,5}\]/,
]);
/** The same without a time, which only counts below a level of the wrapper. */
const OWN_START_WITHOUT_TIME = new RegExp(
  String.raw`(?<=\b(?:${LEVELS})\b[^\n]{1,8})\[[^\]\n]{1,60}\/(?:${LEVELS})\]`,
);

/**
 * A line of a stack trace. A program puts its own date before the first line of a message only: what
 * stands before the others comes from a wrapper, unless it has a level (an error stream that the
 * program captured).
 */
const TRACE_LINE = /(?<=^[^\n]{3,120})(?:at (?:[\w$-]+[./])+[\w$<>]+ ?\(|Caused by: )/;
const WITH_LEVEL = new RegExp(String.raw`\b(?:${LEVELS})\b`);

/** A prefix of the server itself: what follows is a message, whatever it looks like. */
const OF_SERVER = new RegExp(
  String.raw`\/(?:${LEVELS})\]|^\[\d\d:\d\d:\d\d (?:${LEVELS})\]|^\[[\d:.]+\] $`,
);

const MAX_PREFIX = 120;
/** What stands before the server's own line; undefined if nothing does. */
function findPrefix(line: string): string | undefined {
  const start = line.slice(0, 2 * MAX_PREFIX);
  const own = OWN_START.exec(start) ?? OWN_START_WITHOUT_TIME.exec(start);
  const prefix = start.slice(0, (own ?? TRACE_LINE.exec(start))?.index ?? 0);
  if (own === null && WITH_LEVEL.test(prefix)) return undefined;
  return prefix.length >= 3 && prefix.length <= MAX_PREFIX && !OF_SERVER.test(prefix)
    ? prefix
    : undefined;
}

/** The pattern of a prefix: other numbers and another level are the same wrapper. */
function getShape(prefix: string): string {
  return prefix
    .trimEnd()
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/\d+/g, String.raw`\d+`)
    .replace(new RegExp(String.raw`\b(?:${LEVELS})\b`, 'gi'), String.raw`\w{4,7}`)
    .replace(/ +/g, ' +');
}

const TIME = `(?:${
  joinPatterns([
    /\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?/,
    /[^\s\d]{3,5} {1,2}\d{1,2} \d\d:\d\d:\d\d/,
  ]).source
})`;
/** What is known to stand before each line of any program; the line may be empty. */
const KNOWN_WRAPPERS: readonly RegExp[] = [
  // Docker Compose, with or without a time: `mc-server-1  | `.
  String.raw`(?:${TIME} +)?[\w.-]{1,60} {1,20}\|(?: |$)`,
  // Panels of NAS systems and Kubernetes: `2026/03/06 17:17:05,stdout,`, `…Z stderr F `.
  String.raw`${TIME}[ ,\t|]{1,3}std(?:out|err)(?:(?: [FP])? |[,\t]| \| |: |$)`,
  // The system's journal: `Mar 06 17:17:05 host lamp-server[372]: `.
  String.raw`${TIME} \S{1,60} \S{1,60}?\[\d{1,10}\]:(?: |$)`,
  // A supervisor of several programs: `Mar  6 17:17:05 supervisord: lamp-server `.
  String.raw`${TIME} \/?supervisord: [\w.-]{1,40}(?: |$)`,
  // Start scripts that write what a server prints: `2026-03-06 17:17:05 | [RAW] `.
  String.raw`${TIME} \| (?:\[RAW\] ?)?`,
  // `docker logs --timestamps`: no program writes its own time so exactly.
  String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\.(?:\d{7,9}Z|\d{6,9}[+-]\d\d:\d\d) ?`,
  // A quotation in a forum, a list.
  '> ?',
  '[-*•] (?=[[\\d])',
].map((source) => new RegExp(`^(?:${source})`));

/** The prefix of the outermost wrapper, as a pattern; undefined if most lines have none. */
export function findWrapperPrefix(lines: readonly string[]): RegExp | undefined {
  const prefixes = [
    ...KNOWN_WRAPPERS,
    findLineNumber(lines),
    findIndent(lines),
    findRepeatedPrefix(lines),
  ];
  return prefixes.find((prefix) => prefix !== undefined && isBeforeMost(lines, prefix));
}

const LINE_NUMBER = /^ {0,6}(?<number>\d{1,6})(?:[:.|]| \||(?=[ \t]))(?: {2}|[ \t])?/;

/** The numbers that an editor or a page puts before the lines, if they count up. */
function findLineNumber(lines: readonly string[]): RegExp | undefined {
  const numbers = lines.map((line) => Number(LINE_NUMBER.exec(line)?.groups?.number));
  const counting = numbers.filter((number, at) => number === (numbers[at - 1] as number) + 1);
  return 2 * counting.length > lines.length ? LINE_NUMBER : undefined;
}

/** Not a message that quotes a log: a wrapper is before most lines. */
function isBeforeMost(lines: readonly string[], prefix: RegExp): boolean {
  const wrapped = lines.filter((line) => prefix.test(line)).length;
  return wrapped > 1 && 2 * wrapped > lines.length;
}

/** The spaces before every line, as in an indented quotation. */
function findIndent(lines: readonly string[]): RegExp | undefined {
  const widths = lines.map((line) => line.length - line.trimStart().length);
  const width = lines.length === 0 ? 0 : Math.min(...widths);
  return width > 1 ? new RegExp(String.raw`^\s{${width}}`) : undefined;
}

/** What stands before the server's own start in the most lines. */
function findRepeatedPrefix(lines: readonly string[]): RegExp | undefined {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const prefix = findPrefix(line);
    if (prefix === undefined) continue;
    const shape = getShape(prefix);
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && new RegExp(`^${best[0]} ?`);
}
