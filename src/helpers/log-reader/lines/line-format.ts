/** Parses the format of log lines: prefixes, levels, chat, and where an entry ends. */
import { joinPatterns } from '../../../lib/join-patterns';

/** Characters of a line that patterns look at; the rest of a longer line is ignored. */
export const MAX_MATCHED_LINE = 4096;

/** A line that a player wrote or typed: what it quotes is not a message of the server. */
const CHAT_OR_COMMAND = joinPatterns([
  // Chat: `[12:00:00] [Server thread/INFO]: [Not Secure] [VIP] <Alex> hello`.
  /^(?:\[[^\]\n]{1,80}\] ?){0,3}:? ?(?:\[Not Secure\] )?(?:\[[^\]\n]{1,40}\] ?){0,2}<[^<>\n]{1,40}> /,
  // Chat in the format of a plugin, recognized by its thread.
  /^[^\n]{0,60}Async Chat Thread[^\n\]]{0,20}\/INFO\]/,
  // `Alex issued server command: /home`.
  /^[^\n]{0,100}(?:issued server command|executed command):? \//,
  // `say` from the console: `[12:00:00 INFO]: [Not Secure] [Server] hello`.
  /^(?:[\d: -]{8,24})?(?:\[[^\]\n]{1,80}\] ?){0,3}(?:: ?|(?<=INFO\] ))(?:\[Not Secure\] )?\[(?:Server|Rcon)\] /,
]);

/** The start of an entry: a date or time in brackets or bare, or a thread and level. */
const ENTRY_START = new RegExp(
  `^(?:${
    joinPatterns([
      /\[\d/,
      // Source games: `L 03/06/2026 - 17:17:05: `.
      /L \d\d\/\d\d\/\d{4} - /,
      // The system journal: `Mar  6 17:17:05 `.
      /[^\s\d]{3,5} {1,2}\d{1,2} \d\d:\d\d:\d\d /,
      /\d{4}-\d\d-\d\d/,
      /\d\d:\d\d:\d\d/,
      /\d\d\.\d\d \d\d:\d\d:\d\d/,
      /\d{1,2}\.\d{1,2}\.\d{4} \d/,
      // BepInEx: `[Error  : Unity Log]`.
      /\[(?:Error|Warning|Fatal|Info|Message|Debug) *[:\]]/,
      // A thread and level: `[main/WARN]`.
      /\[[\w #-]{1,60}\/[A-Z]{4,6}\]/,
      // `[Pterodactyl Daemon]:`.
      /\[[^\]\n]{0,40}Daemon\]:?/,
    ]).source
  })`,
);

/** What a container, a shell or the system journal puts before a line. */
const SOURCE = joinPatterns([
  /[\w.-]{1,40} {1,20}\| /,
  /std(?:out|err): /,
  /> ?/,
  /[^\s\d]{3,5} {1,2}\d{1,2} \d\d:\d\d:\d\d \S{1,60} \S{1,60}?\[\d+\]: /,
]);

/** What a program puts before a message, in any order. */
const LABEL = joinPatterns([
  // Thread, level or plugin in brackets: `[main/WARN]: `, `(lamps) `.
  /\[[^\]\n]{1,80}\]:? ?/,
  /\([^)\n]{1,40}\):? /,
  // Date and time.
  /(?:\d{4}-\d\d-\d\dT)?[\d:. -]{7,24} (?:[AP]M )?/,
  /\d\d\/\d\d\/\d{2,4} [\d:]{8}: /,
  /[^\s\d]{3,5} {1,2}\d{1,2} \d\d:\d\d:\d\d (?=\S)/,
  // A supervisor of several programs names each: `supervisord: lamp-server `.
  /\/?supervisord: [\w.-]{1,40} /,
  /L \d\d\/\d\d\/\d{4} - [\d:]{8}: /,
  // Level: `ENGINE (E): `, `LogNet: Error: `, `ERR `, `ERROR: `, `Server thread/INFO `.
  /[A-Z]{3,12} +\([EWF]\): /,
  /Log\w{2,40}: (?:(?:Fatal|Error|Warning|Display): )?/,
  /(?:INF|WRN|ERR|EXC) (?=\S)/,
  // KubeJS: `! [12:00:00] [ERR  ] `.
  /! (?=\[\d)/,
  /(?:INFO|DEBUG|TRACE|WARN|WARNING|ERROR|FATAL|SEVERE)\b:? /,
  /[\w#-]{1,24}(?: [\w#-]{1,24}){0,3}\/(?:INFO|WARN|ERROR|FATAL) (?=\S)/,
  // Project Zomboid: `ERROR: General     , 1640588865416> 3,049,080,663> `.
  /[A-Z]{3,5} *: \w{1,20} *, \d{10,15}> (?:[\d,]{1,24}> ?)?/,
  // A name before `>` or a level, and borders of `#`, `*` and the like.
  /[\w-]{1,30} > /,
  /[A-Z]\w{2,40}: (?=(?:INFO|WARN|ERROR)\b)/,
  /[#!|*]{3,8} ?/,
  // What a wrong encoding makes of a color code: `�7java.lang.Error`; also a quote before a pasted error.
  /[^\w\s()[\]{}<>"'/\\-]{1,4}[\da-f]?(?=(?:java|net|com|org)\.[a-z])/,
]);

/** What precedes a message. */
const PREFIX = new RegExp(`^,?(?:${SOURCE.source})?(?:${LABEL.source})*`);
/** What Java may print between the prefix and the message. */
const JAVA_LEAD = /^(?:[\s-]+|Caused by: |Exception in thread "[^"\n]{1,80}" )*/;
/** A line of a stack trace other than its first. */
const TRACE_LINE =
  /^(?:\s*at [\w.$/<>@!-]|\s*\.\.\. \d+ (?:more|common)|\s*(?:Caused by(?: \d{1,2})?|Suppressed): |\s*---> |\t)/;
/** The first line of a stack trace, in programs that print it in an entry of its own. */
const TRACE_START = /^(?:[a-z][\w$]*\.){2,}[A-Z][\w$]*(?:Exception|Error|Throwable)\b/;

/** Color codes of terminals, also without the sign before them that copies lose, and of Minecraft. */
const COLOR_CODES =
  /[\u001b\u2190](?:\[[0-9;?]*[A-Za-z]|[=>]|\][^\u0007\n]{0,200}\u0007)|§.|\[(?:\d{1,3}(?:;\d{1,3}){0,5}m(?!\])|m(?=\s|$|\[))/g;
/** Forge logs what programs write to stderr at level INFO. */
const ERROR_STREAM = /^[^\n]{0,80}\[STDERR\]/;
const LEVEL =
  /^[^\n]{0,120}?(?:[/ [\t]|^)(INFO|DEBUG|(?<!STACK )TRACE|WARN|WARNING|ERROR|FATAL|SEVERE)(?=[\]:|\s/)])/;
/** `2026-01-01T12:00:00 12.345 ERR …` of 7 Days to Die. */
const SHORT_LEVEL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d \d{1,9}\.\d{1,4} (INF|WRN|ERR|EXC) /;
/** `[Error  : Unity Log]` of BepInEx, `[Error]` after a date, `LogNet: Error:` of Unreal, `ENGINE (E):` of Enfusion. */
const OTHER_LEVEL = joinPatterns([
  /^(?:[\d./: -]{8,24})?\[(?:\w{1,12} )?(Error|Warning|Fatal)(?= *[:\]])/,
  /^(?:\[[\d.:-]{8,30}\]\[ *\d{1,4}\])?Log\w{2,40}: (Fatal|Error|Warning): /,
  /^[\d: -]{0,24}[A-Z]{3,12} +\(([EWF])\): /,
]);
const LEVELS: Readonly<Record<string, string>> = {
  INF: 'INFO',
  WRN: 'WARN',
  ERR: 'ERROR',
  EXC: 'ERROR',
  Error: 'ERROR',
  E: 'ERROR',
  Warning: 'WARN',
  W: 'WARN',
  Fatal: 'FATAL',
  F: 'FATAL',
};

/** `[INFO] ... Error! App …`: a script around the program put a level of its own before it. */
const WRAPPER_SCRIPT_ERROR =
  /^(?:[\dTZ:., -]{8,30} )?\[INFO\]:? (?:[.>-]{1,3} )?(?:Error|ERROR|Fatal|FATAL)! /;

/** Whether a line is chat, a command, or text sent from the console. */
export const isChatOrCommand = (line: string): boolean =>
  // At these levels `<player> -> lobby: read timed out` only looks like chat: the name was taken out.
  CHAT_OR_COMMAND.test(line) && !/^(?:ERROR|SEVERE|FATAL)$/.test(getLevel(line));

/** Whether a line seems to start an entry. */
export const startsEntry = (line: string): boolean => ENTRY_START.test(line);

/** The level that a line names, or an empty string. */
export function getLevel(line: string): string {
  if (WRAPPER_SCRIPT_ERROR.test(line)) return 'ERROR';
  const match = SHORT_LEVEL.exec(line) ?? LEVEL.exec(line) ?? OTHER_LEVEL.exec(line);
  const name = match?.slice(1).find(Boolean) ?? '';
  return LEVELS[name] ?? name;
}

/** Length of the date, thread, level and plugin in front of a message. */
const getPrefixLength = (line: string): number => (PREFIX.exec(line) as RegExpExecArray)[0].length;

/** Offset of the message itself, after the prefix, `Caused by:` and spaces. */
function findMessageStart(line: string): number {
  const prefix = getPrefixLength(line);
  return prefix + (JAVA_LEAD.exec(line.slice(prefix)) as RegExpExecArray)[0].length;
}

/** A line without its prefix. */
export const getMessage = (line: string): string => line.slice(getPrefixLength(line));

/**
 * Offset from which a line may contain chat repeated by a plugin or bot. At level INFO only the
 * start of a message is certainly the program's own; undefined if the whole line is.
 */
export function findChatStart(line: string): number | undefined {
  return getLevel(line) === 'INFO' && !ERROR_STREAM.test(line) ? findMessageStart(line) : undefined;
}

/** Text without color codes and carriage returns. */
export const withoutColorCodes = (text: string): string =>
  /[\u001b\u2190§\r]|\[[\d;]{0,12}m/.test(text)
    ? text.replace(COLOR_CODES, '').replaceAll('\r', '')
    : text;

export interface Piece {
  readonly text: string;
  readonly end: number;
}

/** The line from `start` to `end` with all following lines of its entry, up to `max` characters. */
export function readEntry(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  max: number,
): Piece {
  const limit = Math.min(text.length, start + max);
  let stop = end;
  while (stop < limit) {
    const next = text.indexOf('\n', stop + 1);
    const line = text.slice(stop + 1, Math.min(next < 0 ? limit : next, stop + 240));
    if (startsEntry(line)) {
      const message = getMessage(line);
      if (!TRACE_LINE.test(message) && !TRACE_START.test(message)) break;
    }
    stop = next < 0 ? limit : next;
  }
  return { text: withoutColorCodes(text.slice(start, Math.min(stop, limit))), end: stop };
}

/** Whether the line at `start` is part of a trace: a pasted trace can have empty lines between. */
function isTraceLineAt(text: string, start: number): boolean {
  const next = text.indexOf('\n', start);
  const line = text.slice(start, Math.min(next < 0 ? text.length : next, start + 240));
  return TRACE_LINE.test(getMessage(withoutColorCodes(line)));
}

/** Where a trace goes on that lost its line ends on the way here. */
const JOINED_LINE_BREAK =
  / (?=at [^\s()][^()\n]{0,300}\((?:[\w$.-]{1,80}(?::\d{1,6})?|Native Method|Unknown Source)\)|Caused by: [a-z])/g;

/** .NET says “at” in the language of the system: `   в Lamps.Lamp.Glow(Int32 light)`. */
const TRANSLATED_FRAME =
  /^(?<space>\s{1,12})(?:в|bei|à|en|in|em|w|在|場所|위치:) (?=(?:[\w$<>`+]{1,80}\.){1,12}[\w$<>`.]{1,80} ?\()/;
/** Unity prints frames without “at”: `Lamps.Lamp.Glow () (at <0123abcd>:0)`. */
const UNITY_FRAME =
  /^\s{0,12}(?=[A-Za-z][\w.+<>`|$:]{2,200} ?\([^()\n]{0,300}\) \(at [^()\n]{1,200}:\d{1,6}\))/;
/** Its own log writes `Lamps.Lamp:Glow(Int32)`. */
const UNITY_LOG_FRAME =
  /^\s{0,12}(?<type>(?:[A-Z]\w{1,60}[.+]){1,6}[\w<>`]{1,80}):(?<method>[\w<>.|]{1,120}) ?(?=\([^()\n]{0,300}\)(?: \(at |\s*$))/;
/** What some mods make of a frame in a crash report: `at com.example.Lamp.glow:L107`. */
const FRAME_WITHOUT_FILE =
  /^(?<frame>\s*at (?:[\w$<>-]{1,80}[./]){1,16}[\w$<>]{1,200}):(?:L\d{1,6}|native|unknown)\s*$/;

/** A line of a trace in the form that Java prints. */
export const normalizeFrame = (message: string): string =>
  message
    .replace(TRANSLATED_FRAME, '$<space>at ')
    .replace(UNITY_FRAME, '\tat ')
    .replace(UNITY_LOG_FRAME, '\tat $<type>.$<method>')
    .replace(FRAME_WITHOUT_FILE, '$<frame>(Unknown Source)');

/** .NET prints what an error wraps on the same line: `… ---> System.NullReferenceException: …`. */
const INNER_ERROR =
  / (?=---> (?:\(Inner Exception #\d{1,3}\) )?(?:\w{1,60}\.){0,10}\w{1,80}Exception\b)/;

/** The lines of a trace, also of one that was pasted as a single line. */
function splitJoinedLines(message: string): string[] {
  if (message.includes(' ---> ') && !message.includes(' at ')) return message.split(INNER_ERROR);
  const lines =
    message.includes(') ') || message.includes(']') ? message.split(JOINED_LINE_BREAK) : [message];
  return lines.length > 2 ? lines.map((line, at) => (at === 0 ? line : `\t${line}`)) : [message];
}

/** Maximum lines within a trace that do not look like part of it. */
const MAX_UNRELATED_LINES = 10;

/** Guice and MySQL’s driver say what went wrong below their error, with empty lines between. */
const LIST_FOLLOWS = /\bsee the following errors:\s*$|: Communications link failure\s*$/;

/** The lines of the stack trace that starts at `start`, each without its prefix. */
export function traceLines(
  text: string,
  start: number,
  max: number,
): { lines: string[]; end: number } {
  const limit = Math.min(text.length, start + max);
  const lines: string[] = [];
  let at = start;
  let unrelated = 0;
  while (at < limit) {
    const next = text.indexOf('\n', at);
    const stop = next < 0 || next > limit ? limit : next;
    const message = normalizeFrame(
      getMessage(withoutColorCodes(text.slice(at, Math.min(stop, at + MAX_MATCHED_LINE)))),
    );
    if (lines.length > 0 && !TRACE_LINE.test(message)) {
      // The message can span several lines before the first frame.
      if (startsEntry(text.slice(at, at + 80)) || ++unrelated > MAX_UNRELATED_LINES) break;
      if (
        message.trim() === '' &&
        !isTraceLineAt(text, stop + 1) &&
        !LIST_FOLLOWS.test(lines[0] as string)
      )
        break;
    }
    lines.push(...splitJoinedLines(message));
    at = stop + 1;
  }
  return { lines, end: Math.min(at, limit) };
}
