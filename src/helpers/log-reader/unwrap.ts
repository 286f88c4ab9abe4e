/**
 * Removes what a wrapper puts before each line of a server's log: a date and a level of its own, or
 * the name of a container. The level that counts is the one of the server.
 */
import { anyOf } from './any-of';

const LEVELS = 'INFO|DEBUG|TRACE|WARN|WARNING|ERROR|FATAL|SEVERE';

/** How a Minecraft server begins its lines. */
const OWN_START = anyOf([
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

/** A prefix of the server itself: what follows is a message, whatever it looks like. */
const OF_SERVER = new RegExp(
  String.raw`\/(?:${LEVELS})\]|^\[\d\d:\d\d:\d\d (?:${LEVELS})\]|^\[[\d:.]+\] $`,
);

const MAX_PREFIX = 120;
/** Lines at the beginning that show whether there is a wrapper. */
const MAX_LINES = 200;

/** What stands before the server's own line; undefined if nothing does. */
function prefixOf(line: string): string | undefined {
  const start = line.slice(0, 2 * MAX_PREFIX);
  const match = OWN_START.exec(start) ?? OWN_START_WITHOUT_TIME.exec(start);
  const prefix = start.slice(0, match?.index ?? 0);
  return prefix.length >= 3 && prefix.length <= MAX_PREFIX && !OF_SERVER.test(prefix)
    ? prefix
    : undefined;
}

/** The pattern of a prefix: other numbers and another level are the same wrapper. */
function shapeOf(prefix: string): string {
  return prefix
    .trimEnd()
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/\d+/g, String.raw`\d+`)
    .replace(new RegExp(String.raw`\b(?:${LEVELS})\b`, 'gi'), String.raw`\w{4,7}`)
    .replace(/ +/g, ' +');
}

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

/** Takes the wrapper off whole lines; their number stays. */
export type Unwrap = (text: string) => string;

/** How to take off a wrapper, judging by the first lines; undefined without one. */
export function findWrapper(beginning: string): Unwrap | undefined {
  if (beginning.trimStart().startsWith('{"log":"')) return withoutDocker;
  const wrapper = prefixPattern(beginning);
  return wrapper && ((text) => text.replace(wrapper, ''));
}

/** What stands before most of the first lines; undefined if nothing does. */
function prefixPattern(beginning: string): RegExp | undefined {
  const lines = beginning.split('\n', MAX_LINES).filter((line) => line.trim() !== '');
  const counts = new Map<string, number>();
  for (const line of lines) {
    const prefix = prefixOf(line);
    if (prefix === undefined) continue;
    const shape = shapeOf(prefix);
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  if (best === undefined) return undefined;
  const wrapper = new RegExp(`^${best[0]} ?`);
  // Not a message that quotes a log: a wrapper is before most lines.
  const wrapped = lines.filter((line) => wrapper.test(line)).length;
  return wrapped > 1 && 2 * wrapped > lines.length ? new RegExp(wrapper, 'gm') : undefined;
}
