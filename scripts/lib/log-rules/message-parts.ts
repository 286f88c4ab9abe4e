/** Decides whether a message from a guide is specific enough to search for in a log of any length. */
import { EXAMPLES, NOT_IN_LOGS } from './choices';

/** Shorter parts of a message also occur in logs of healthy servers. */
const MIN_PART_LENGTH = 14;
const MIN_WORDS = 3;

/** Marks text that varies: `…` or `...` in a guide. */
const OMISSION = /…|\.{3,}/;

const CHOICES_FILE = 'scripts/lib/log-rules/choices.ts';

/**
 * Splits a message where a guide omits what varies, or shows an example value:
 * `Could not load plugin '….jar'` gives `Could not load plugin '` and `.jar'`.
 * @returns the parts that every such line of a log contains, in order; undefined if they are too
 *   short to be searched for
 */
export function splitMessage(message: string): readonly string[] | undefined {
  const withoutExamples = EXAMPLES.reduce((text, value) => text.replaceAll(value, '…'), message);
  const parts = withoutExamples
    .split(OMISSION)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
  const longestPart = Math.max(0, ...parts.map((part) => part.length));
  const wordCount = parts.join(' ').split(/[\s:]+/).length;
  return longestPart >= MIN_PART_LENGTH && wordCount >= MIN_WORDS ? parts : undefined;
}

/** As `splitMessage`, but undefined for a message that never stands in a log, too. */
export function splitLoggedMessage(message: string): readonly string[] | undefined {
  return NOT_IN_LOGS.has(message) ? undefined : splitMessage(message);
}

/** Why a message gives no rule; only for one that `splitLoggedMessage` rejects. */
export function explainRejection(message: string): string {
  return NOT_IN_LOGS.has(message)
    ? `\`${message}\` is in NOT_IN_LOGS of ${CHOICES_FILE}`
    : `of \`${message}\` too little is left: a part of ${MIN_PART_LENGTH} characters and ${MIN_WORDS} words in all, where … and example values cut it`;
}
