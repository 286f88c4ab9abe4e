import { joinPatterns } from '../../../../lib/join-patterns';

/** Messages of harmless errors: failed update checks, and client classes that Forge keeps off the server. */
export const HARMLESS_ERROR = joinPatterns(
  [
    // `Could not check for updates`
    /\b(?:check|look|search|quer)\w*\b[^\n]{0,40}\bupdat/,
    // `Update check failed`
    /\bupdat\w* (?:check|info|avail|serv)/,
    /\b(?:auto-?|version )updat/,
    /Use of Maven Central as a CDN/,
    /invalid dist DEDICATED_SERVER/,
  ],
  'i',
);
