/** Recognizes the lines of a trace that name an exception: its header, and its causes. */
import { getLevel, getMessage } from '../lines/line-format';
import { joinInOrder, joinPatterns } from '../../../lib/join-patterns';

/** The words that a header can have before its type. */
const BEFORE_TYPE = joinPatterns([
  /Caused by(?: \d{1,2})?:? |Suppressed: |Exception message: |Error: /,
  /Exception in thread "[^"\n]{1,80}" |\[STDERR\]: |Unhandled [Ee]xception[.:] /,
]);

/** A type in Java: `com.example.shop.LampException`, `com.example.Shop.lamps.LampError`. */
const JAVA_TYPE = joinInOrder([
  /(?:[a-z][\w$]*\.)+(?:[A-Z][\w$]*\.(?:[a-z][\w$]*\.)+)?/,
  /[A-Z][\w$]*?(?:Exception|Error|Throwable|Watchdog)(?=\b|[A-Z]|null\b)/,
]);
const TYPE = joinPatterns([
  JAVA_TYPE,
  /java\.lang\.(?:Error|Throwable|Exception)\b/,
  // Fabric’s name for the game’s ReportedException.
  /net\.minecraft\.class_148\b/,
  // In .NET: `System.IO.IOException`.
  /System\.(?:[A-Z]\w*\.)*(?:[A-Z]\w*)?Exception\b/,
  // Some programs omit the package.
  /[A-Z]\w*(?:Exception|Error)(?=: )/,
]);

/** An exception at the start of a message: `java.io.IOException: …`, `Caused by: …`. */
export const EXCEPTION_HEADER = new RegExp(`^(?:${BEFORE_TYPE.source})?(?<type>${TYPE.source})`);

/**
 * An exception behind a message on the same line: `Error while glowing: System.IO.IOException: …`. It
 * counts if frames follow.
 */
export const EMBEDDED_EXCEPTION = joinInOrder([
  /(?<=[\s:([>-])(?:(?:[a-z][\w$]*\.){1,8}|System\.(?:[A-Z]\w*\.)*)/,
  /(?:[A-Z]\w*)?(?:Exception|Error)\b(?=: |\s*$|\s)/,
]);

/** Everything in front of an exception’s own words: `Caused by: java.io.IOException: `. */
export const EXCEPTION_TYPE = joinInOrder([
  /^(?:(?:Caused by|Error|Exception message)(?: \d{1,2})?: )*/,
  /(?:[\w$]{1,80}\.){0,10}[\w$]{0,80}(?:Exception|Error|Throwable)(?:: |(?:null)?\s*$)/,
]);

/** Names the error that led to the one above it, in Java and in .NET. */
export const CAUSED_BY = /^\s*(?:Caused by(?: \d{1,2})?:?|--->) (?<text>.+)$/;

/** Names an error that Java attached to another one although it did not lead to it. */
export const SUPPRESSED = /^\s*Suppressed: (?<text>.+)$/;

/**
 * True if the level of a trace’s first line is not its own. Some panels print the lines of a trace at
 * level INFO, Bukkit those that a plugin prints at WARN: the line above has the true level.
 */
export const lacksLevel = (line: string): boolean =>
  getLevel(line) === '' ||
  (/^(?:INFO|WARN)$/.test(getLevel(line)) && EXCEPTION_HEADER.test(getMessage(line).trimStart()));

/** Returns the line directly above, which is the last of the lines above. */
export const getLastLine = (above: string): string => above.trimEnd().split('\n').at(-1) as string;
