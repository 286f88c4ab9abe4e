/** How lines of logs are built: prefixes, levels, chat, and where an entry ends. */
// cspell:ignore Rcon

/** Text of one line that the patterns see at most. */
export const MAX_MATCHED_LINE = 4096;

/** A line that a player wrote or typed: what it quotes is not the server's. */
const PLAYER =
  /^(?:\[[^\]\n]{1,80}\] ?){0,3}:? ?(?:\[Not Secure\] )?(?:\[[^\]\n]{1,40}\] ?){0,2}<[^<>\n]{1,40}> |^[^\n]{0,60}Async Chat Thread[^\n\]]{0,20}\/INFO\]|^[^\n]{0,100}(?:issued server command|executed command):? \/|^(?:[\d: -]{8,24})?(?:\[[^\]\n]{1,80}\] ?){0,3}(?:: ?|(?<=INFO\] ))(?:\[Not Secure\] )?\[(?:Server|Rcon)\] /;

/** The start of an entry: a date or time in brackets or bare, or a thread and level. */
const HEAD =
  /^(?:\[\d|[^\s\d]{3,5} {1,2}\d{1,2} \d\d:\d\d:\d\d |\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|\d\d\.\d\d \d\d:\d\d:\d\d|\[[\w #-]{1,60}\/[A-Z]{4,6}\]|\[[^\]\n]{0,40}Daemon\]:?)/;

/** Containers, the system's journal, dates, threads, levels, names of plugins and frames of signs in front of a message. */
const PREFIX =
  /^,?(?:[\w.-]{1,40} {1,20}\| |std(?:out|err): |> ?|[^\s\d]{3,5} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,60} \S{1,60}?\[\d+\]: )?(?:\[[^\]\n]{1,80}\]:? ?|\([^)\n]{1,40}\):? |(?:\d{4}-\d\d-\d\dT)?[\d:. -]{8,24} |(?:INF|WRN|ERR|EXC) (?=\S)|(?:INFO|DEBUG|TRACE|WARN|WARNING|ERROR|FATAL|SEVERE)\b:? |[\w#-]{1,24}(?: [\w#-]{1,24}){0,3}\/(?:INFO|WARN|ERROR|FATAL) (?=\S)|[\w-]{1,30} > |[#!|*]{3,8} ?)*/;
/** How Java goes on behind the prefix. */
const LEAD = /^(?:[\s-]+|Caused by: |Exception in thread "[^"\n]{1,80}" )*/;
/** A line of a stack trace that follows its first one. */
const TRACE =
  /^(?:\s*at [\w.$/<>@!-]|\s*\.\.\. \d+ (?:more|common)|\s*(?:Caused by(?: \d{1,2})?|Suppressed): |\s*---> |\t)/;
/** Its first line, where a program prints it apart from its message. */
const EXCEPTION = /^(?:[a-z][\w$]*\.){2,}[A-Z][\w$]*(?:Exception|Error|Throwable)\b/;

const CODES = /\u001b\[[0-9;]*[A-Za-z]|§./g;
/** Forge prints what programs write to the error stream at the level INFO. */
const ERROR_STREAM = /^[^\n]{0,80}\[STDERR\]/;
const LEVEL =
  /^[^\n]{0,120}?(?:[/ []|^)(INFO|DEBUG|TRACE|WARN|WARNING|ERROR|FATAL|SEVERE)(?=[\]:|\s/)])/;
/** `2026-01-01T12:00:00 12.345 ERR …` of 7 Days to Die. */
const SHORT_LEVEL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d \d{1,9}\.\d{1,4} (INF|WRN|ERR|EXC) /;
const LEVELS: Readonly<Record<string, string>> = {
  INF: 'INFO',
  WRN: 'WARN',
  ERR: 'ERROR',
  EXC: 'ERROR',
};

/** True for chat, commands and what was said through the console. */
export const isSpoken = (line: string): boolean => PLAYER.test(line);

/** True where an entry starts, as far as one can tell. */
export const isHead = (line: string): boolean => HEAD.test(line);

/** The level a line names, or an empty text. */
export const levelOf = (line: string): string =>
  LEVELS[SHORT_LEVEL.exec(line)?.[1] ?? ''] ?? LEVEL.exec(line)?.[1] ?? '';

/** Where the message behind date, thread, level and plugin starts. */
export const prefixLength = (line: string): number =>
  (PREFIX.exec(line) as RegExpExecArray)[0].length;

/** The same, also behind `Caused by:` and spaces. */
export function messageStart(line: string): number {
  const prefix = prefixLength(line);
  return prefix + (LEAD.exec(line.slice(prefix)) as RegExpExecArray)[0].length;
}

/** The message alone. */
export const messageOf = (line: string): string => line.slice(prefixLength(line));

/**
 * Behind which column of a line words are chat that a plugin or bot repeats: on INFO everything
 * that does not open the message; undefined where every place counts.
 */
export function spokenFrom(line: string): number | undefined {
  return levelOf(line) === 'INFO' && !ERROR_STREAM.test(line) ? messageStart(line) : undefined;
}

/** Text without the codes of colored consoles. */
export const plain = (text: string): string =>
  /[\u001b§\r]/.test(text) ? text.replace(CODES, '').replaceAll('\r', '') : text;

export interface Piece {
  readonly text: string;
  readonly end: number;
}

/** The line from `start` to `end` and those that belong to it, up to `max` characters. */
export function wholeEntry(text: string, start: number, end: number, max: number): Piece {
  const limit = Math.min(text.length, start + max);
  let stop = end;
  while (stop < limit) {
    const next = text.indexOf('\n', stop + 1);
    const line = text.slice(stop + 1, Math.min(next < 0 ? limit : next, stop + 240));
    if (isHead(line)) {
      const message = messageOf(line);
      if (!TRACE.test(message) && !EXCEPTION.test(message)) break;
    }
    stop = next < 0 ? limit : next;
  }
  return { text: plain(text.slice(start, Math.min(stop, limit))), end: stop };
}

/** True where a line of a trace stands at `start`: a pasted one may have empty lines in it. */
function goesOn(text: string, start: number): boolean {
  const next = text.indexOf('\n', start);
  const line = text.slice(start, Math.min(next < 0 ? text.length : next, start + 240));
  return TRACE.test(messageOf(plain(line)));
}

/** The lines of a stack trace that starts here, each without its prefix. */
export function traceLines(
  text: string,
  start: number,
  max: number,
): { lines: string[]; end: number } {
  const limit = Math.min(text.length, start + max);
  const lines: string[] = [];
  let at = start;
  let strange = 0;
  while (at < limit) {
    const next = text.indexOf('\n', at);
    const stop = next < 0 || next > limit ? limit : next;
    const message = messageOf(plain(text.slice(at, Math.min(stop, at + MAX_MATCHED_LINE))));
    if (lines.length > 0 && !TRACE.test(message)) {
      // A message may have further lines of its own before the first frame.
      if (isHead(text.slice(at, at + 80)) || ++strange > 6) break;
      if (message.trim() === '' && !goesOn(text, stop + 1)) break;
    }
    lines.push(message);
    at = stop + 1;
  }
  return { lines, end: Math.min(at, limit) };
}
