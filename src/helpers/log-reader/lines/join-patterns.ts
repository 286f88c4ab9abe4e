/**
 * Joins patterns into one that matches where any of them does, so that each can stand on a line of
 * its own.
 */
export const joinPatterns = (patterns: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);
