/** Builds long patterns of short ones, so that each can stand on a line of its own. */

/** Joins patterns into one that matches where any of them does. */
export const joinPatterns = (patterns: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/**
 * Joins patterns into one that matches them one after another. A list stands for any of its patterns:
 * `[/lamp /, [/on/, /off/]]` is `/lamp (?:on|off)/`.
 */
export const joinInOrder = (parts: readonly (RegExp | readonly RegExp[])[], flags = ''): RegExp =>
  new RegExp(
    parts
      .map((part) => ('source' in part ? part.source : `(?:${joinPatterns(part).source})`))
      .join(''),
    flags,
  );

/** Joins words into a pattern that matches each of them: `['on', 'off']` is `/on|off/`. */
export const joinWords = (words: readonly string[]): RegExp => new RegExp(words.join('|'));

/** The same for words that may begin a sentence: `['on', 'off']` is `/[Oo]n|[Oo]ff/`. */
export const joinCapitalWords = (words: readonly string[]): RegExp =>
  joinWords(words.map((word) => word.replace(/^./, (first) => `[${first.toUpperCase()}${first}]`)));

type Parts = Parameters<typeof joinInOrder>[0];
const wrapParts = (start: string, parts: Parts, end = ')'): RegExp =>
  new RegExp(start + joinInOrder(parts).source + end);

/** Joins parts into a group with a name: `file` of `[/a/]` is `/(?<file>a)/`. */
export const nameGroup = (name: string, parts: Parts): RegExp => wrapParts(`(?<${name}>`, parts);

/** Joins parts that may be absent: `[/ on/]` is `/(?: on)?/`. */
export const allowNext = (parts: Parts): RegExp => wrapParts('(?:', parts, ')?');

/** Matches only where the parts come next, without taking them: `[/ on/]` is `/(?= on)/`. */
export const requireNext = (parts: Parts): RegExp => wrapParts('(?=', parts);

/** Matches only where the parts do not come next: `[/ off/]` is `/(?! off)/`. */
export const refuseNext = (parts: Parts): RegExp => wrapParts('(?!', parts);

/** Matches again what the group of that name matched: `file` is `/\k<file>/`. */
export const matchAgain = (name: string): RegExp => new RegExp(String.raw`\k<${name}>`);
