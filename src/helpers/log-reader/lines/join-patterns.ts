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
