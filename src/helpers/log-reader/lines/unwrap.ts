/**
 * Removes what wrappers put before each line of a server's log: a date and a level of their own, or
 * the name of a container. The level that counts is the one of the server.
 */
import { joinPatterns } from './join-patterns';
import { startsEntry } from './line-format';

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
/** Lines at the beginning that show whether there is a wrapper, and the characters they may have. */
const MAX_LINES = 200;
const MAX_BEGINNING = 262_144;

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

/** A line of Docker's own files: `{"log":"[12:00:00 INFO]: Done\n","stream":"stdout","time":"…"}`. */
const DOCKER_LINE = /^\{"log":"(?<log>(?:[^"\\\n]|\\.)*?)(?:\\r)?(?:\\n)?","stream":[^\n]*$/gm;

/** The text of a JSON string; as it stands if it was cut or changed. */
function parseString(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}

const withoutDocker = (text: string): string =>
  text.replace(DOCKER_LINE, (_, log: string) => parseString(log).replaceAll('\n', ' '));

/**
 * Takes the wrapper off whole lines; their number stays. If more text follows, the last lines may be
 * kept for the next call.
 */
export type Unwrap = (text: string, isEnd?: boolean) => string;

/** True if a text has all the lines by which `findWrapper` judges. */
export const showsWrapper = (beginning: string): boolean =>
  beginning.length > MAX_BEGINNING || beginning.split('\n', MAX_LINES + 1).length > MAX_LINES;

/** How to take off wrappers, judging by the first lines; undefined without one. */
export function findWrapper(beginning: string): Unwrap | undefined {
  if (beginning.trimStart().startsWith('{"log":"')) return withoutDocker;
  const steps: Unwrap[] = [];
  const takeOff: Unwrap = (text, isEnd) => steps.reduce((rest, step) => step(rest, isEnd), text);
  while (steps.length < MAX_WRAPPERS) {
    const step = findOutermostWrapper(takeOff(beginning));
    if (step === undefined) break;
    steps.push(step);
  }
  const join = createLineJoiner(takeOff(beginning));
  if (join !== undefined) steps.push(join);
  return steps.length === 0 ? undefined : takeOff;
}

/** A supervisor in a container that the journal records puts three prefixes before a line. */
const MAX_WRAPPERS = 4;

/** Takes off the outermost wrapper of most of the first lines; undefined if there is none. */
function findOutermostWrapper(beginning: string): Unwrap | undefined {
  const lines = beginning.split('\n', MAX_LINES).filter((line) => line.trim() !== '');
  if (lines.some((line) => HTML_ESCAPE.test(line))) return withoutEscapes;
  const around = lines.length > 1 && lines.every((line) => IN_BACKTICKS.test(line));
  if (around) return (text) => text.replace(/^`|`(?=\s*$)/gm, '');
  const prefixes = [
    ...KNOWN_WRAPPERS,
    findLineNumber(lines),
    findIndent(lines),
    findRepeatedPrefix(lines),
  ];
  const wrapper = prefixes.find((prefix) => prefix !== undefined && isBeforeMost(lines, prefix));
  if (wrapper === undefined) return undefined;
  const everywhere = new RegExp(wrapper, 'gm');
  return (text) => text.replace(everywhere, '');
}

/** A log that was copied from the source of a page. */
const HTML_ESCAPE = /&(?:lt|gt|quot|#39|#x27);/;
const ESCAPES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  amp: '&',
};
const withoutEscapes: Unwrap = (text) =>
  text.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (_, name: string) => ESCAPES[name] as string);

/** A log whose lines somebody marked as code one by one. */
const IN_BACKTICKS = /^`[^\n]*`\s*$/;

/** The numbers that an editor or a page puts before the lines, if they count up. */
function findLineNumber(lines: readonly string[]): RegExp | undefined {
  const numbers = lines.map((line) => Number(LINE_NUMBER.exec(line)?.groups?.number));
  const counting = numbers.filter((number, at) => number === (numbers[at - 1] as number) + 1);
  return 2 * counting.length > lines.length ? LINE_NUMBER : undefined;
}
const LINE_NUMBER = /^ {0,6}(?<number>\d{1,6})(?:[:.|]| \||(?=[ \t]))(?: {2}|[ \t])?/;

/** Widths at which terminals and pages break lines. */
const MIN_WIDTH = 60;
const MAX_WIDTH = 250;
/** Fewer lines have the same length by chance. */
const MIN_BROKEN = 3;

/** Joins lines that a terminal has broken at its width; undefined if it has not. */
function createLineJoiner(beginning: string): Unwrap | undefined {
  const lines = beginning.split('\n', MAX_LINES);
  const width = Math.max(...lines.map((line) => line.length));
  const broken = lines.filter((line, at) => isBroken(line, lines[at + 1], width)).length;
  if (width < MIN_WIDTH || width > MAX_WIDTH || broken < MIN_BROKEN) return undefined;
  let held = '';
  return (text, isEnd = true) => {
    const heldLines = (held + text).split('\n');
    const settled = isEnd ? heldLines.length : countSettledLines(heldLines, width);
    held = heldLines.slice(settled).join('\n');
    const joined = joinLines(heldLines.slice(0, settled), width);
    return isEnd || settled === 0 ? joined : `${joined}\n`;
  };
}

/** More lines of the full width, one after the other, are no broken line. */
const MAX_PARTS = 60;

/** How many of the lines certainly end where they end, whatever follows the last one. */
function countSettledLines(lines: readonly string[], width: number): number {
  let count = lines.length - 1;
  while (lines[count - 1]?.length === width && lines.length - count <= MAX_PARTS) count--;
  return count;
}

/** True for a line that goes on in the next one. */
const isBroken = (line: string, next: string | undefined, width: number): boolean =>
  line.length === width &&
  next !== undefined &&
  // The same message again is not its own continuation.
  next !== line &&
  /\w/.test(line) &&
  !/^\s*(?:$|at |Caused by: |\.\.\. \d)/.test(next) &&
  !startsEntry(next);

/** Empty lines take the place of those that were joined, so that the numbers of lines stay. */
function joinLines(lines: readonly string[], width: number): string {
  const joined: string[] = [];
  let whole = '';
  let parts = 0;
  for (const [at, line] of lines.entries()) {
    whole += line;
    parts++;
    if (isBroken(line, lines[at + 1], width)) continue;
    joined.push(whole, ...Array<string>(parts - 1).fill(''));
    whole = '';
    parts = 0;
  }
  return joined.join('\n');
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
