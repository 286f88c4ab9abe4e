/**
 * Removes what wrappers put before each line of a server's log: a date and a level of their own, or
 * the name of a container. The level that counts is the one of the server.
 */
import { createLineJoiner, type LineTransform } from './broken-lines';
import { findWrapperPrefix } from './wrapper-prefixes';

/** Lines at the beginning that show whether there is a wrapper, and the characters they may have. */
const MAX_LINES = 200;
const MAX_BEGINNING = 262_144;

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

/** Takes the wrapper off whole lines. */
export type Unwrap = LineTransform;

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
  const join = createLineJoiner(takeOff(beginning).split('\n', MAX_LINES));
  if (join !== undefined) steps.push(join);
  return steps.length === 0 ? undefined : takeOff;
}

/** A supervisor in a container that the journal records puts three prefixes before a line. */
const MAX_WRAPPERS = 4;

/** Takes off the outermost wrapper of most of the first lines; undefined if there is none. */
function findOutermostWrapper(beginning: string): Unwrap | undefined {
  const lines = beginning.split('\n', MAX_LINES).filter((line) => line.trim() !== '');
  if (lines.some((line) => HTML_ESCAPE.test(line))) return withoutEscapes;
  const areInBackticks = lines.length > 0 && lines.every((line) => IN_BACKTICKS.test(line));
  if (areInBackticks) return (text) => text.replace(/^`|`(?=\s*$)/gm, '');
  const wrapper = findWrapperPrefix(lines);
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
